"""What was typed, read as a move of the decision that is awaited: legal or not, that is for the game to say."""

import re
from collections.abc import Callable
from typing import TypeVar

from fiefdom.cli.choices import ARROWS
from fiefdom.cli.tableau import words
from fiefdom.components.buildings import building
from fiefdom.components.dominoes import domino
from fiefdom.components.wording import listed, quoted
from fiefdom.errors import TextError
from fiefdom.game import (
    Build,
    Cell,
    Claim,
    ClaimPair,
    Discard,
    Dragon,
    Erupt,
    Game,
    Give,
    Move,
    Pass,
    Pay,
    Place,
    Recruit,
    Settle,
    Site,
    Tax,
)

Meaning = TypeVar("Meaning")

STEPS: dict[str, Cell] = {
    **{arrow: step for step, arrow in ARROWS.items()},
    **dict.fromkeys(("right", "r"), (1, 0)),
    **dict.fromkeys(("down", "d", "below"), (0, 1)),
    **dict.fromkeys(("left", "l"), (-1, 0)),
    **dict.fromkeys(("up", "u", "above"), (0, -1)),
}
PASSING = ("pass", "p", "no", "n", "none")
SQUARE_MOVES = {"site": Site, "erupt": Erupt, "pay": Pay, "settle": Settle}
NUMBER = re.compile(r"[-+]?\d{1,3}")
LABEL = re.compile(r"\b[kqo]\d{1,2}\b", re.IGNORECASE)


def parse_move(game: Game, text: str) -> Move:
    """The move that a text means in this position, legal or not. Raises TextError, which says what is expected."""
    plain = " ".join(text.lower().split())
    if game.awaits in ("tax", "build", "dragon", "recruit") and plain in (*PASSING, f"pass {game.awaits}"):
        return Pass(game.awaits)  # type: ignore[arg-type]
    # A move may be written out as the game writes it: `place K12 (0,1) (0,2)`.
    kinds = {"pair": "claim_pair"}
    plain = plain.removeprefix(kinds.get(game.awaits, game.awaits)).strip()
    return _PARSERS[game.awaits](game, plain)


def _cells(text: str) -> list[Cell]:
    """All pairs of numbers in a text."""
    numbers = [int(number) for number in NUMBER.findall(text)]
    return list(zip(numbers[::2], numbers[1::2], strict=False)) if len(numbers) % 2 == 0 else []


def _labels(text: str) -> list[str]:
    found = [label.upper() for label in LABEL.findall(text)]
    for label in found:
        domino(label)  # raises TextError for a number that no box has
    return found


def _claim(game: Game, text: str) -> Move:
    labels = _labels(text)
    if len(labels) != 1:
        raise TextError(f"{quoted(text)} is no domino: name one of the next line, such as {_example(game)}.")
    return Claim(labels[0])


def _example(game: Game) -> str:
    return next(place.domino for place in game.next_line if place.seat is None)


def _pair(game: Game, text: str) -> Move:
    labels = sorted(_labels(text), key=lambda label: domino(label).number)
    if len(labels) != 2:
        raise TextError(f"{quoted(text)} does not name two dominoes: type 1 or 2.")
    return ClaimPair((labels[0], labels[1]))


def _place(game: Game, text: str) -> Move:
    awaited = _awaited(game)
    if text.split()[:1] == ["discard"]:
        return Discard(awaited)
    text = LABEL.sub("", text)
    *_, last = text.split() or [""]
    cells = _cells(text)
    if last in STEPS and len(cells) == 1:
        (column, row), (across, along) = cells[0], STEPS[last]
        return Place(awaited, (column, row), (column + across, row + along))
    if len(cells) != 2:
        raise TextError(
            f"{quoted(text.strip())} is no placement: name two squares, as in 1,0 2,0, or a square and >, v, < or ^."
        )
    return Place(awaited, cells[0], cells[1])


def _awaited(game: Game) -> str:
    legal = game.legal_moves[0]
    assert isinstance(legal, Place | Discard)
    return legal.domino


def _tax(game: Game, text: str) -> Move:
    offered = [move for move in game.legal_moves if isinstance(move, Tax)]
    cells = _cells(text)
    if text == "both":
        return max(offered, key=lambda move: len(move.squares))
    if not cells:
        raise TextError(f"{quoted(text)} names no square: name one or two, as in 1,0, or pass.")
    return Tax(tuple(cells))


def _square(game: Game, text: str) -> Move:
    cells = _cells(text)
    if len(cells) != 1:
        raise TextError(f"{quoted(text)} is no square: name one, as in 1,0.")
    move: Move = SQUARE_MOVES[game.awaits](cells[0])
    return move


def _building(game: Game, text: str) -> Move:
    """A building by its name, of two equal ones the cheaper; or by space and name."""
    board = game.builders_board
    assert board is not None
    make: Callable[[int, str], Move] = Build if game.awaits == "build" else Dragon
    exact = re.fullmatch(r"([1-6]) (.+)", text)
    wanted = words(exact[2] if exact else text)
    known = {}
    for space, name in reversed(list(enumerate(board.spaces, start=1))):
        if name is not None:
            known[words(name)] = known[building(name).name.lower()] = (space, name)
    space, name = _meant(wanted, known, text)
    return make(int(exact[1]) if exact else space, name)


def _recruit(game: Game, text: str) -> Move:
    from_stack = text.endswith("stack")
    bare = re.sub(r"\s*(from the )?(stack|cave)$", "", words(text))
    known = {words(name): name for name in ((game.hidden.cavemen if from_stack else game.cave) or {})}
    return Recruit(_meant(bare, known, text), "stack" if from_stack else "cave")


def _meant(word: str, known: dict[str, Meaning], text: str) -> Meaning:
    """What the one known name that begins with the word stands for. Raises TextError."""
    found = [known[word]] if word in known else [known[name] for name in known if name.startswith(word)]
    if not word or len(set(found)) != 1:
        names = listed(known) or "nothing here"
        raise TextError(f"{quoted(text)} is not understood: it may be {names}, or pass.")
    return found[0]


def _give(game: Game, text: str) -> Move:
    numbers = NUMBER.findall(text)
    offered = next(move for move in game.legal_moves if isinstance(move, Give))
    if len(numbers) != 1:
        raise TextError(f"{quoted(text)} names no kingdom: type the number of a choice.")
    return Give(offered.resource, int(numbers[0]))


_PARSERS: dict[str, Callable[[Game, str], Move]] = {
    "claim": _claim, "pair": _pair, "place": _place, "tax": _tax, "build": _building, "dragon": _building,
    "site": _square, "erupt": _square, "pay": _square, "settle": _square, "recruit": _recruit, "give": _give,
}  # fmt: skip
