"""The events that all families share: player decisions and chance outcomes, as plain values.

Dominoes are named by box letter and number (`K12`); seats and kingdoms are numbered from 0.
"""

from dataclasses import dataclass
from typing import Annotated, Any

from fiefdom.components.dominoes import domino
from fiefdom.events.cells import Cell
from fiefdom.events.event import Event, Move, Reveal, event_kinds, kind_number, kind_numbered, register_event
from fiefdom.events.fields import CELL, DOMINO, DOMINOES, SEAT, NameType
from fiefdom.events.refusals import EventCode


class StepType(NameType):
    """A decision that may be passed; encoded as the number of the kind that is passed."""

    def encode(self, value: Any) -> int:
        return next(kind_number(kind) for kind in _optional_kinds() if kind.kind == value)

    def decode(self, code: int) -> str:
        return kind_numbered(code).kind


def _optional_kinds() -> list[type[Event]]:
    return [kind for kind in event_kinds() if issubclass(kind, Move) and kind.is_optional]


STEP = StepType("step", lambda: [kind.kind for kind in _optional_kinds()], EventCode.STEP)


@dataclass(frozen=True, slots=True)
class Claim(Move):
    """A king claims a domino of the next line."""

    kind = "claim"
    example = "claim K12"
    domino: Annotated[str, DOMINO]


@dataclass(frozen=True, slots=True)
class Place(Move):
    """A domino is placed: the cells of its left and right halves."""

    kind = "place"
    example = "place K20 e1 n1e1"
    domino: Annotated[str, DOMINO]
    left: Annotated[Cell, CELL]
    right: Annotated[Cell, CELL]

    def canonical(self) -> "Place":
        """D1: if the halves are equal, the left half is the upper one or, in the same row, the one further left."""
        if domino(self.domino).is_symmetric and self.right[::-1] < self.left[::-1]:
            return Place(self.domino, self.right, self.left)
        return self


@dataclass(frozen=True, slots=True)
class Discard(Move):
    """A domino that fits nowhere leaves the game (C4)."""

    kind = "discard"
    example = "discard K12"
    domino: Annotated[str, DOMINO]


@dataclass(frozen=True, slots=True)
class Pass(Move):
    """An optional step is skipped."""

    kind = "pass"
    example = "pass tax"
    step: Annotated[str, STEP]


@dataclass(frozen=True, slots=True)
class KingDrawn(Reveal):
    """The seat whose king claims next in the opening (C6)."""

    kind = "king"
    example = "king 2"
    seat: Annotated[int, SEAT]


@dataclass(frozen=True, slots=True)
class LineLaid(Reveal):
    """The next line, in ascending order (C5)."""

    kind = "line"
    example = "line K3 K17 K20 K44"
    dominoes: Annotated[tuple[str, ...], DOMINOES]


for _number, _kind in ((0, Claim), (2, Place), (3, Discard), (13, Pass), (14, KingDrawn), (15, LineLaid)):
    register_event(_kind, _number)
