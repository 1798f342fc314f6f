"""Finished kingdoms drawn as text, to be scored (docs/formats/kingdoms.md).

Reading has two steps, so that the user can be asked in between for what is missing in the text: `read_drawings` reads
and checks the text, `finished_kingdoms` turns complete drawings into kingdoms.
"""

import re
from collections import Counter
from collections.abc import Iterable, Iterator
from dataclasses import dataclass, field, replace
from typing import Any

from fiefdom.components.buildings import KNIGHTS_IN_THE_SUPPLY, TOWERS_IN_THE_SUPPLY, buildings
from fiefdom.components.cavemen import cavemen
from fiefdom.components.terrains import KINGDOM_TERRAINS, ORIGINS_TERRAINS, RESOURCE_OF_TERRAIN, RESOURCES
from fiefdom.engine.registry import family_named
from fiefdom.errors import GridError, TextError
from fiefdom.events.cells import Cell
from fiefdom.events.fields import guesses
from fiefdom.game.kingdom import Kingdom, Square
from fiefdom.game.pieces.registry import pieces_of
from fiefdom.game.position.validate_kingdom import neighbours
from fiefdom.languages import plain
from fiefdom.notation.grid_words import GridWords
from fiefdom.notation.records import Fault
from fiefdom.notation.refusals import GridCode
from fiefdom.reasons import Reason
from fiefdom.rules import Rules

LONGEST_TEXT = 100_000
MOST_COINS = 9999
MOST_CROWNS = 3
KINGDOM_LETTERS = dict(zip("wflgsmt", KINGDOM_TERRAINS, strict=True))
ORIGINS_LETTERS = dict(zip("dgljqv", ORIGINS_TERRAINS, strict=True))
START_TILES = ("c", "h")
EMPTY = re.compile(r"[.\-_]+")
SQUARE = re.compile(r"([a-z_]+)(\d|\*+)?(?:\+(\d))?(?::([a-z_'-]+))?")
BUILDINGS = {kind.id: kind for kind in buildings()}
CAVEMEN = tuple(kind.id for kind in cavemen())

# Faults of a kingdom that is not finished yet, but whose squares can be counted.
DOUBTS = (GridCode.ODD, GridCode.UNCONNECTED)
# What a drawing cannot show, in the order in which the user is asked for it.
KEYS = ("coins", "knights", "towers", "queen", "totems", "discards")


@dataclass(slots=True)
class Drawing:
    """One kingdom as drawn: its squares (by cell relative to the castle) and the values from `key value` lines."""

    name: str
    line: int
    squares: dict[Cell, Square] = field(default_factory=dict)
    values: dict[str, Any] = field(default_factory=dict)

    @property
    def built(self) -> tuple[str, ...]:
        """The buildings, in the order of their table."""
        names = [square.building for square in self.squares.values()]
        return tuple(name for name in BUILDINGS for _ in range(names.count(name)))


@dataclass(frozen=True, slots=True)
class Drawings:
    """The kingdoms in one file."""

    rules: Rules
    kingdoms: tuple[Drawing, ...]

    def unsaid(self, drawing: Drawing) -> tuple[str, ...]:
        """The keys that this kingdom needs, but that are not in the text and do not follow from the rest."""
        somebody_hosts = any(other.values.get("queen") for other in self.kingdoms)
        answered = {"knights", "towers", *drawing.values, *(["queen"] if somebody_hosts else [])}
        return tuple(key for key in keys_of(self.rules) if key not in answered)

    def default(self, drawing: Drawing, key: str) -> int | None:
        """The value of a key that is not given: knights and towers follow from the buildings (Q3, Q9)."""
        if key == "knights":
            at_start = pieces_of(self.rules).knights_at_the_start
            return at_start + sum(BUILDINGS[name].knights for name in drawing.built)
        return sum(BUILDINGS[name].towers for name in drawing.built) if key == "towers" else None


def keys_of(rules: Rules) -> tuple[str, ...]:
    """The keys that a game has."""
    known = (*pieces_of(rules).keys(rules), *(["discards"] if rules.harmony else []))
    return tuple(key for key in KEYS if key in known)


def letters_of(rules: Rules) -> dict[str, str]:
    """The letter of each terrain that a game has."""
    terrains = family_named(rules.family).terrains
    letters = next(each for each in (KINGDOM_LETTERS, ORIGINS_LETTERS) if {*terrains} <= {*each.values()})
    return {letter: terrain for letter, terrain in letters.items() if terrain in terrains}


def parse_kingdoms(text: str, language: str = "en") -> tuple[Rules, tuple[Kingdom, ...]]:
    """The kingdoms in a complete file; names may be English or of the language. Raises GridError with all faults."""
    drawings = read_drawings(text, language)
    require_complete(drawings)
    return drawings.rules, finished_kingdoms(drawings)


def require_complete(drawings: Drawings) -> None:
    """Raises GridError, which names the missing lines, unless the drawings are complete."""
    _require_none(missing_lines(drawings))


def missing_lines(drawings: Drawings) -> Iterator[Fault]:
    """Faults for the lines that kingdoms still need."""
    for drawing in drawings.kingdoms:
        yield from (Fault(drawing.line, 1, GridCode.KEY_MISSING(key=key)) for key in drawings.unsaid(drawing))


def _require_none(faults: Iterable[Fault]) -> None:
    reasons = [fault.placed for fault in faults]
    if reasons:
        raise GridError(*reasons)


def finished_kingdoms(drawings: Drawings) -> tuple[Kingdom, ...]:
    """The kingdoms, numbered in order. Raises GridError if together they own more than the box contains."""
    _require_none(shared_faults(drawings))
    return drawn_kingdoms(drawings)


def drawn_kingdoms(drawings: Drawings) -> tuple[Kingdom, ...]:
    """The kingdoms as they are drawn, numbered in order, even if they cannot be."""
    return tuple(_kingdom(drawings, number, drawing) for number, drawing in enumerate(drawings.kingdoms))


def _kingdom(drawings: Drawings, number: int, drawing: Drawing) -> Kingdom:
    rules, values = drawings.rules, drawing.values
    return Kingdom(
        number=number,
        seats=rules.seats_of(number),
        side=rules.side,
        squares=drawing.squares,
        discards=values.get("discards", 0),
        totems=values.get("totems", ()),
        coins=values.get("coins", 0),
        knights=_owned(drawings, drawing, "knights"),
        towers=_owned(drawings, drawing, "towers"),
        has_queen=values.get("queen", False),
        buildings=drawing.built,
    )


def _owned(drawings: Drawings, drawing: Drawing, key: str) -> int:
    given: int | None = drawing.values.get(key, drawings.default(drawing, key))
    return given or 0


def shared_faults(drawings: Drawings) -> Iterator[Fault]:
    """Faults for what all kingdoms together have too much of."""
    last = drawings.kingdoms[-1].line
    copies = {kind.id: kind.copies for kind in buildings()} | {kind.id: kind.copies for kind in cavemen()}
    squares = [square for drawing in drawings.kingdoms for square in drawing.squares.values()]
    pieces = Counter(piece for square in squares for piece in (square.building, square.caveman) if piece)
    for name, number in pieces.items():
        if number > copies[name]:
            yield Fault(last, 1, GridCode.COPIES(piece=name, number=number, copies=copies[name]))
    if sum(bool(drawing.values.get("queen")) for drawing in drawings.kingdoms) > 1:
        yield Fault(last, 1, GridCode.TWO_QUEENS())
    totems = Counter(totem for drawing in drawings.kingdoms for totem in drawing.values.get("totems", ()))
    yield from (Fault(last, 1, GridCode.TWO_TOTEMS(resource=name)) for name in totems if totems[name] > 1)
    for key, supply, code in (
        ("knights", KNIGHTS_IN_THE_SUPPLY, GridCode.KNIGHTS),
        ("towers", TOWERS_IN_THE_SUPPLY, GridCode.TOWERS),
    ):
        owned = sum(_owned(drawings, drawing, key) for drawing in drawings.kingdoms if key in drawing.values)
        if owned > supply:
            yield Fault(last, 1, code(number=owned, supply=supply))


def read_value(key: str, text: str) -> Any:
    """The value in a `key value` line. Raises TextError."""
    words = text.lower().replace(",", " ").split()
    if key == "queen":
        if words and words[0] in ("yes", "y", "true", "1", "no", "n", "false", "0", "none"):
            return words[0] in ("yes", "y", "true", "1")
        raise TextError(GridCode.QUEEN(text=text))
    if key == "totems":
        names = [word for word in words if word not in ("none", "no", "0")]
        strange = next((word for word in names if word not in RESOURCES), None)
        if strange or not words or len(set(names)) != len(names):
            raise TextError(GridCode.TOTEMS(text=text, choices=RESOURCES))
        return tuple(name for name in RESOURCES if name in names)
    if len(words) != 1 or not re.fullmatch(r"[0-9]{1,4}", words[0]):
        raise TextError(GridCode.KEY_NUMBER(key=key, text=text, most=MOST_COINS))
    return int(words[0])


def read_drawings(text: str, language: str = "en") -> Drawings:
    """The drawings in a file, each checked separately. Raises GridError, which lists all faults.

    Terrains and pieces may be written in English and in the language.
    """
    drawings, faults = survey(text, language)
    _require_none(faults)
    assert drawings is not None
    return drawings


def survey(text: str, language: str = "en") -> tuple[Drawings | None, tuple[Fault, ...]]:
    """The drawings in a text, and its faults; no drawings unless all faults are among `DOUBTS`."""
    if len(text) > LONGEST_TEXT:
        return None, (Fault(1, 1, GridCode.LONG(most=LONGEST_TEXT)),)
    reader = _Reader(GridWords(language))
    for number, line in enumerate(text.splitlines(), start=1):
        reader.take(number, line.partition("#")[0].rstrip())
    reader.finish()
    faults = tuple(sorted(reader.faults))
    if reader.rules is None or any(fault.reason.code not in DOUBTS for fault in faults):
        return None, faults
    return Drawings(reader.rules, tuple(reader.drawings)), faults


@dataclass(slots=True)
class _Row:
    number: int
    words: list[tuple[int, str]]


class _Reader:
    """Reads line by line and collects faults."""

    def __init__(self, words: GridWords) -> None:
        self.words = words
        self.rules: Rules | None = None
        self.faults: list[Fault] = []
        self.drawings: list[Drawing] = []
        self.rows: list[_Row] = []
        self.is_open = False

    def fault(self, line: int, column: int, reason: Reason) -> None:
        self.faults.append(Fault(line, column, reason))

    def take(self, number: int, line: str) -> None:
        words = [(found.start() + 1, found[0]) for found in re.finditer(r"\S+", line)]
        if not words:
            return
        column, first = words[0][0], words[0][1].lower().rstrip(":=")
        rest = line[column - 1 + len(words[0][1]) :].strip()
        if first == "rules":
            self._header(number, column, rest)
        elif self.rules is None:
            self.fault(number, column, GridCode.RULES_FIRST())
            self.rules = Rules("kingdomino")
        elif first == "kingdom":
            self._open(number, rest.strip("\"'"))
        elif first in KEYS:
            self._key(number, column, first, rest)
        elif len(first) > 2 and first.isalpha() and not self._is_row(first):
            known = guesses(first, ("rules", "kingdom", *KEYS))
            self.fault(number, column, GridCode.KEY(text=first, choices=known))
        else:
            self._drawing(number)
            self.rows.append(_Row(number, words))

    def _is_row(self, first: str) -> bool:
        """Whether a line that begins with this word is a row of squares."""
        assert self.rules is not None
        return self.words.is_start(first) or bool(self.words.terrains(first, letters_of(self.rules).values()))

    def _header(self, number: int, column: int, text: str) -> None:
        if self.rules is not None:
            self.fault(number, column, GridCode.RULES_TWICE())
            return
        try:
            self.rules = replace(Rules.parse(text), dynasty=False)
        except TextError as refusal:
            self.fault(number, column, refusal.reason)
            self.rules = Rules("kingdomino")

    def _open(self, number: int, name: str) -> None:
        self._close()
        self.drawings.append(Drawing(name, number))
        self.is_open = True

    def _drawing(self, number: int) -> Drawing:
        """The kingdom that a line belongs to; the first one does not need a `kingdom` line."""
        if not self.is_open:
            self._open(number, "")
        return self.drawings[-1]

    def _key(self, number: int, column: int, key: str, text: str) -> None:
        assert self.rules is not None
        values = self._drawing(number).values
        if key not in keys_of(self.rules) and key != "discards":
            self.fault(number, column, GridCode.KEY_ABSENT(game=self.rules.game, key=key))
        elif key in values:
            self.fault(number, column, GridCode.KEY_TWICE(key=key))
        else:
            try:
                values[key] = read_value(key, text)
            except TextError as refusal:
                self.fault(number, column, refusal.reason)

    def finish(self) -> None:
        self._close()
        if self.rules is None:
            self.fault(1, 1, GridCode.RULES_FIRST())
        elif not self.drawings:
            self.fault(1, 1, GridCode.NO_KINGDOM())
        elif len(self.drawings) > self.rules.kingdoms:
            extra = self.drawings[self.rules.kingdoms]
            self.fault(extra.line, 1, GridCode.MANY_KINGDOMS(rules=str(self.rules), kingdoms=self.rules.kingdoms))

    def _close(self) -> None:
        """Turn the rows that were read for the current kingdom into squares."""
        if not self.is_open or self.rules is None:
            return
        drawing, rows = self.drawings[-1], self.rows
        self.rows, self.is_open = [], False
        before = len(self.faults)
        castles, squares = self._squares(rows)
        if len(castles) != 1:
            where = castles[1] if castles else (drawing.line, 1)
            self.fault(*where, GridCode.CASTLE())
        elif len(self.faults) == before:
            self._place(drawing, rows, castles[0], squares)

    def _squares(self, rows: list[_Row]) -> tuple[list[tuple[int, int]], dict[Cell, Square]]:
        """Where castles are (line and column), and all squares by column and row of the drawing."""
        castles, squares = [], {}
        for y, row in enumerate(rows):
            for x, (column, word) in enumerate(row.words):
                if word.lower() in START_TILES or self.words.is_start(word):
                    castles.append((row.number, column))
                elif not EMPTY.fullmatch(word):
                    square = self._square(row.number, column, word)
                    if square:
                        squares[x, y] = square
        return castles, squares

    def _place(self, drawing: Drawing, rows: list[_Row], castle: tuple[int, int], squares: dict[Cell, Square]) -> None:
        """Make cells relative to the castle and check the kingdom as a whole."""
        assert self.rules is not None
        top = next(y for y, row in enumerate(rows) if row.number == castle[0])
        left = next(x for x, (column, _) in enumerate(rows[top].words) if column == castle[1])
        drawing.squares = {(x - left, y - top): square for (x, y), square in squares.items()}
        shape = Kingdom(0, (), self.rules.side, drawing.squares)
        width, height, side = len(shape.columns), len(shape.rows), self.rules.side
        if max(width, height) > side:
            self.fault(rows[0].number, 1, GridCode.SIZE(width=width, height=height, side=side))
        if len(squares) % 2:
            self.fault(rows[0].number, 1, GridCode.ODD(squares=len(squares)))
        for cell in _unreached(drawing.squares):
            row = rows[cell[1] + top]
            self.fault(row.number, row.words[cell[0] + left][0], GridCode.UNCONNECTED())

    # ------------------------------------------------------------------ one square

    def _square(self, line: int, column: int, word: str) -> Square | None:
        assert self.rules is not None
        found = SQUARE.fullmatch(plain(word).lower())
        terrain = self._terrain(line, column, word, found[1] if found else "")
        if found is None or terrain is None:
            return None
        number = len(found[2]) if found[2] and found[2][0] == "*" else int(found[2] or 0)
        token = int(found[3] or 0)
        if reason := _wrong_number(self.rules, word, terrain, number, token):
            self.fault(line, column, reason)
            return None
        is_volcano = terrain == "volcano"
        fires = 0 if is_volcano else number + token
        square = Square(terrain, fires, craters=number if is_volcano else 0, token=token > 0)
        return self._furnished(line, column, word, square, found[4]) if found[4] else square

    def _terrain(self, line: int, column: int, word: str, name: str) -> str | None:
        """The terrain of a square, given by its letter or its name."""
        assert self.rules is not None
        letters = letters_of(self.rules)
        if name in letters:
            return letters[name]
        meant = self.words.terrains(name, letters.values()) if len(name) > 1 else ()
        if len(meant) == 1:
            return meant[0]
        if meant:
            choices = tuple(self.words.name("terrain", terrain) for terrain in meant)
            self.fault(line, column, GridCode.AMBIGUOUS(text=word, choices=choices))
        else:
            signs = (f"{letter.upper()} {self.words.name('terrain', terrain)}" for letter, terrain in letters.items())
            self.fault(line, column, GridCode.SQUARE(text=word, letters=", ".join(signs)))
        return None

    def _furnished(self, line: int, column: int, word: str, square: Square, piece: str) -> Square | None:
        """The square with the piece on it, given by its full name or an unambiguous prefix."""
        assert self.rules is not None
        places = pieces_of(self.rules).on_square(self.rules, square)
        names = self.words.pieces(piece, places)
        if len(names) != 1:
            told = {name: self.words.name(kind, name) for name, kind in places.items()}
            self.fault(line, column, _wrong_piece(word, [told[name] for name in names], told.values()))
            return None
        name = RESOURCE_OF_TERRAIN[square.terrain] if names[0] == "resource" else names[0]
        held: dict[str, Any] = {places[names[0]]: name}
        return replace(square, **held)


def _wrong_piece(word: str, meant: Iterable[str], places: Iterable[str]) -> Reason:
    """Why a prefix of several names, or of none that can be on the square, is rejected."""
    if names := tuple(meant):
        return GridCode.AMBIGUOUS(text=word, choices=names)
    return GridCode.PIECE(text=word, choices=known) if (known := tuple(places)) else GridCode.NO_PIECE(text=word)


def _wrong_number(rules: Rules, word: str, terrain: str, number: int, token: int) -> Reason | None:
    """What is wrong with the crowns, fires or craters of a square."""
    if token and not pieces_of(rules).has_tokens:
        return GridCode.NO_TOKENS(text=word)
    if terrain == "town" and number:
        return GridCode.TOWN_CROWNS(text=word)
    if token and (terrain == "volcano" or number):
        return GridCode.TOKEN_PLACE(text=word)
    if max(number, token) > MOST_CROWNS:
        return GridCode.MANY_CROWNS(text=word, most=MOST_CROWNS)
    return None


def _unreached(squares: dict[Cell, Square]) -> list[Cell]:
    reached: set[Cell] = set()
    waiting: list[Cell] = [(0, 0)]
    while waiting:
        for cell in neighbours(waiting.pop()):
            if cell in squares and cell not in reached:
                reached.add(cell)
                waiting.append(cell)
    return sorted(set(squares) - reached)
