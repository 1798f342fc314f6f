"""What players decide and what chance reveals, as plain values.

Cells are (column, row) with the castle at (0, 0); columns grow to the right, rows downward. They never shift while a
kingdom grows. Dominoes are named by box letter and number (`K12`), seats and kingdoms count from 0, spaces of the
builders' board from 1.

The text of an event, `str(event)`, is what people read and what is stored: cells by compass from the castle (`n2e1`),
seats and kingdoms counted from 1.
"""

from collections.abc import Iterator
from dataclasses import dataclass, fields
from typing import Any, ClassVar, Literal

Cell = tuple[int, int]


def cell_text(cell: Cell) -> str:
    """A cell by compass from the castle: (1, -2) is `n2e1`, (0, 1) is `s1`, the castle itself `0`."""
    column, row = cell
    return _way(row, "n", "s") + _way(column, "w", "e") or "0"


def _way(steps: int, back: str, forth: str) -> str:
    return f"{back if steps < 0 else forth}{abs(steps)}" if steps else ""


def is_cell(value: object) -> bool:
    """Whether a value is a pair of whole numbers."""
    return isinstance(value, tuple) and len(value) == 2 and all(map(is_whole, value))


def is_whole(value: object) -> bool:
    """Whether a value is a whole number; True and False are none."""
    return isinstance(value, int) and not isinstance(value, bool)


@dataclass(frozen=True, slots=True)
class Event:
    """Something that happened in a game: a `Move` or a `Reveal`. `str` gives its one canonical text."""

    kind: ClassVar[str] = ""
    word: ClassVar[str] = ""

    def as_tuple(self) -> tuple[Any, ...]:
        """Kind and contents as plain values, for comparing and storing."""
        return (self.kind, *(value for _, value in self.contents()))

    def contents(self) -> Iterator[tuple[str, Any]]:
        """What it holds, by name."""
        return ((field.name, getattr(self, field.name)) for field in fields(self))

    def _told(self) -> tuple[Any, ...]:
        """The contents as they are told."""
        return self.as_tuple()[1:]

    def __str__(self) -> str:
        return " ".join([self.word or self.kind, *map(_text, self._told())])


def _text(value: Any) -> str:
    if is_cell(value):
        return cell_text(value)
    return " ".join(map(_text, value)) if isinstance(value, tuple) else str(value)


def counted_from_one(number: Any) -> Any:
    """A seat's or kingdom's number as people say it. What is no number stays as it is."""
    return number + 1 if is_whole(number) else number


@dataclass(frozen=True, slots=True)
class Move(Event):
    """A decision of a player."""


@dataclass(frozen=True, slots=True)
class Claim(Move):
    """A king goes on a domino of the next line."""

    kind = "claim"
    domino: str


@dataclass(frozen=True, slots=True)
class ClaimPair(Move):
    """O2: both chiefs go on the outer or on the inner dominoes of the first line."""

    kind = "claim_pair"
    word = "pair"
    dominoes: tuple[str, str]


@dataclass(frozen=True, slots=True)
class Place(Move):
    """A domino is laid: the cells of its left and its right half."""

    kind = "place"
    domino: str
    left: Cell
    right: Cell


@dataclass(frozen=True, slots=True)
class Discard(Move):
    """A domino that fits nowhere leaves the game (C4)."""

    kind = "discard"
    domino: str


@dataclass(frozen=True, slots=True)
class Tax(Move):
    """Knights go to squares of the domino just placed (Q6)."""

    kind = "tax"
    squares: tuple[Cell, ...]


@dataclass(frozen=True, slots=True)
class Build(Move):
    """A building is bought; its site follows (Q8)."""

    kind = "build"
    space: int
    building: str


@dataclass(frozen=True, slots=True)
class Site(Move):
    """The building just bought goes on a town square."""

    kind = "site"
    square: Cell


@dataclass(frozen=True, slots=True)
class Dragon(Move):
    """The dragon burns a building on the board (Q11)."""

    kind = "dragon"
    space: int
    building: str


@dataclass(frozen=True, slots=True)
class Erupt(Move):
    """The fire of the volcano just placed lands (O4)."""

    kind = "erupt"
    square: Cell


@dataclass(frozen=True, slots=True)
class Give(Move):
    """A totem that is lost goes to one of the kingdoms that tie for it (O9)."""

    kind = "give"
    resource: str
    kingdom: int

    def _told(self) -> tuple[Any, ...]:
        return self.resource, counted_from_one(self.kingdom)


@dataclass(frozen=True, slots=True)
class Recruit(Move):
    """A caveman is taken from the cave board or the stack; paying and settling follow (O12)."""

    kind = "recruit"
    caveman: str
    source: Literal["cave", "stack"]

    def _told(self) -> tuple[Any, ...]:
        return (self.caveman,) if self.source == "cave" else (self.caveman, self.source)


@dataclass(frozen=True, slots=True)
class Pay(Move):
    """A resource is paid from a square."""

    kind = "pay"
    square: Cell


@dataclass(frozen=True, slots=True)
class Settle(Move):
    """The caveman just recruited takes a square (O13)."""

    kind = "settle"
    square: Cell


@dataclass(frozen=True, slots=True)
class Pass(Move):
    """An optional step is left out."""

    kind = "pass"
    step: Literal["tax", "build", "dragon", "recruit"]


@dataclass(frozen=True, slots=True)
class Reveal(Event):
    """An outcome of chance (D6)."""


@dataclass(frozen=True, slots=True)
class KingDrawn(Reveal):
    """The seat whose king is placed next in the opening (C6)."""

    kind = "king"
    seat: int

    def _told(self) -> tuple[Any, ...]:
        return (counted_from_one(self.seat),)


@dataclass(frozen=True, slots=True)
class LineLaid(Reveal):
    """The next line, ascending (C5)."""

    kind = "line"
    dominoes: tuple[str, ...]


@dataclass(frozen=True, slots=True)
class BuildingTurned(Reveal):
    """A building becomes the open top of the stack (Q4)."""

    kind = "building"
    building: str


@dataclass(frozen=True, slots=True)
class CavemanTurned(Reveal):
    """A caveman joins the cave board, face up (O11)."""

    kind = "caveman"
    caveman: str


MOVES: tuple[type[Move], ...] = (
    Claim, ClaimPair, Place, Discard, Tax, Build, Site, Dragon, Erupt, Give, Recruit, Pay, Settle, Pass,
)  # fmt: skip
REVEALS: tuple[type[Reveal], ...] = (KingDrawn, LineLaid, BuildingTurned, CavemanTurned)
