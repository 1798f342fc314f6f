"""The events of Origins. Kingdoms are numbered from 0."""

from dataclasses import dataclass
from typing import Annotated, Any, Literal

from fiefdom.components.dominoes import domino
from fiefdom.events.cells import Cell
from fiefdom.events.event import Move, Reveal, register_event
from fiefdom.events.fields import CAVEMAN, CELL, KINGDOM, RESOURCE, SOURCE, DominoesType


class PairType(DominoesType):
    """Two dominoes; a log entry names each of them."""

    def log(self, name: str, value: Any) -> dict[str, str | int]:
        first, second = value
        return {"first": domino(first).number, "second": domino(second).number}


PAIR = PairType("dominoes", 2, 2)


@dataclass(frozen=True, slots=True)
class ClaimPair(Move):
    """O2: a player's two chiefs claim the two outer or the two inner dominoes of the first line."""

    kind = "claim_pair"
    word = "pair"
    example = "pair O3 O20"
    dominoes: Annotated[tuple[str, str], PAIR]


@dataclass(frozen=True, slots=True)
class Erupt(Move):
    """The fire from the volcano just placed lands on a square (O4)."""

    kind = "erupt"
    example = "erupt n1"
    square: Annotated[Cell, CELL]


@dataclass(frozen=True, slots=True)
class Give(Move):
    """A lost totem goes to one of the kingdoms tied for it (O9)."""

    kind = "give"
    example = "give mammoth 3"
    resource: Annotated[str, RESOURCE]
    kingdom: Annotated[int, KINGDOM]


@dataclass(frozen=True, slots=True)
class Recruit(Move):
    """A caveman is taken from the cave board or the stack, then paid for and settled (O12)."""

    kind = "recruit"
    example = "recruit hunter stack"
    is_optional = True
    caveman: Annotated[str, CAVEMAN]
    source: Annotated[Literal["cave", "stack"], SOURCE]


@dataclass(frozen=True, slots=True)
class Pay(Move):
    """A resource is paid from a square."""

    kind = "pay"
    example = "pay e1"
    square: Annotated[Cell, CELL]


@dataclass(frozen=True, slots=True)
class Settle(Move):
    """The caveman just recruited settles on a square (O13)."""

    kind = "settle"
    example = "settle e1"
    square: Annotated[Cell, CELL]


@dataclass(frozen=True, slots=True)
class CavemanTurned(Reveal):
    """A caveman is turned up on the cave board (O11)."""

    kind = "caveman"
    example = "caveman hunter"
    caveman: Annotated[str, CAVEMAN]


for _number, _kind in (
    (1, ClaimPair), (8, Erupt), (9, Give), (10, Recruit), (11, Pay), (12, Settle), (17, CavemanTurned),
):  # fmt: skip
    register_event(_kind, _number)
