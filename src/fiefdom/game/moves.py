"""What players decide and what chance reveals, as plain values.

Cells are (column, row) with the castle at (0, 0); columns grow to the right, rows downward. They never shift while a
kingdom grows. Dominoes are named by box letter and number (`K12`), seats and kingdoms count from 0, spaces of the
builders' board from 1.
"""

from dataclasses import astuple, dataclass
from typing import Any, ClassVar, Literal

Cell = tuple[int, int]


@dataclass(frozen=True, slots=True)
class Event:
    """Something that happened in a game: a `Move` or a `Reveal`."""

    kind: ClassVar[str] = ""

    def as_tuple(self) -> tuple[Any, ...]:
        """Kind and contents as plain values, for comparing and storing."""
        return (self.kind, *astuple(self))

    def __str__(self) -> str:
        return " ".join([self.kind, *(_text(value) for value in astuple(self))])


def _text(value: Any) -> str:
    if isinstance(value, tuple):
        if value and all(isinstance(part, int) for part in value):
            return f"({value[0]},{value[1]})"
        return " ".join(_text(part) for part in value)
    return str(value)


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


@dataclass(frozen=True, slots=True)
class Recruit(Move):
    """A caveman is taken from the cave board or the stack; paying and settling follow (O12)."""

    kind = "recruit"
    caveman: str
    source: Literal["cave", "stack"]


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
