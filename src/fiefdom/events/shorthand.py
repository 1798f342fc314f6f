"""Helpers for reading shorthand: moves whose text leaves out what the position makes clear."""

from collections.abc import Callable
from typing import Any, TypeVar

from fiefdom.errors import TextError
from fiefdom.events.cells import Cell, read_cell
from fiefdom.events.event import Move
from fiefdom.events.fields import DOMINO, Words
from fiefdom.events.refusals import SpokenCode

Meaning = TypeVar("Meaning")


def cells_in(words: Words) -> list[Cell] | None:
    """Read all words as cells or as pairs of bare numbers; None if they are neither."""
    cells = [read_cell(word) for word in words]
    if all(cell is not None for cell in cells) and list(words) != ["0", "0"]:
        return [cell for cell in cells if cell is not None]
    if len(words) % 2:
        return None
    pairs = [read_cell(f"{column},{row}") for column, row in zip(words[::2], words[1::2], strict=True)]
    return None if None in pairs else [cell for cell in pairs if cell is not None]


def square_reader(make: Callable[[Cell], Move]) -> Callable[[Any, Words], Move]:
    """A reader for moves that name one square."""

    def read(game: Any, words: Words) -> Move:
        cells = cells_in(words)
        if cells is None or len(cells) != 1:
            raise TextError(SpokenCode.SQUARE(text=" ".join(words)))
        return make(cells[0])

    return read


def free_domino(game: Any) -> str:
    """A domino that can be claimed; there is always one when a claim is awaited."""
    free: list[str] = [place.domino for place in game.next_line if place.seat is None]
    return free[0]


def domino_of_line(game: Any, word: str) -> str:
    """Read a domino; its number is enough, since a line comes from one box. Raises TextError if it is not a domino."""
    if word.isdigit() and game.next_line:
        word = f"{game.next_line[0].domino[0]}{word}"
    try:
        return DOMINO.read([word])
    except TextError:
        raise TextError(SpokenCode.DOMINO(text=word, example=free_domino(game))) from None


def plain_name(name: str) -> str:
    """A name as users type it: in lowercase, with spaces."""
    return name.replace("_", " ").lower()


def meant(words: Words, known: dict[str, Meaning]) -> Meaning:
    """The meaning of the known name that matches the words or, if unique, begins with them. Raises TextError."""
    wanted = plain_name(" ".join(words).replace("-", " "))
    found = {known[wanted]} if wanted in known else {known[name] for name in known if name.startswith(wanted)}
    if not wanted or len(found) != 1:
        raise TextError(SpokenCode.PIECE(text=" ".join(words), choices=(*known, "pass")))
    return found.pop()
