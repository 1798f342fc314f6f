"""The event for the new decision."""

from dataclasses import dataclass
from typing import Annotated

from fiefdom.events import Cell, Move
from fiefdom.events.fields import CELL


@dataclass(frozen=True, slots=True)
class Garden(Move):
    """A garden is planted on a square of the domino just placed."""

    kind = "garden"
    example = "garden e1"
    square: Annotated[Cell, CELL]
