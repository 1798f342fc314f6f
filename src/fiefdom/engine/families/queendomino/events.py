"""The events of Queendomino and Royal Wedding. Spaces of the builders' board are numbered from 1."""

from dataclasses import dataclass
from typing import Annotated, Any

from fiefdom.events.cells import Cell
from fiefdom.events.event import Move, Reveal, register_event
from fiefdom.events.fields import BUILDING, CELL, SPACE, CellsType


class KnightsType(CellsType):
    """The squares that knights are sent to; a log entry gives the number of knights."""

    def log(self, name: str, value: Any) -> dict[str, str | int]:
        return {"knights": len(value)}


KNIGHTS = KnightsType("cells", 2)


@dataclass(frozen=True, slots=True)
class Tax(Move):
    """Knights are sent to squares of the domino just placed (Q6)."""

    kind = "tax"
    example = "tax e1 n1e1"
    is_optional = True
    squares: Annotated[tuple[Cell, ...], KNIGHTS]


@dataclass(frozen=True, slots=True)
class Build(Move):
    """A building is bought; its site is chosen next (Q8)."""

    kind = "build"
    example = "build 3 statue"
    is_optional = True
    space: Annotated[int, SPACE]
    building: Annotated[str, BUILDING]


@dataclass(frozen=True, slots=True)
class Site(Move):
    """The building just bought goes on a town square."""

    kind = "site"
    example = "site e1"
    square: Annotated[Cell, CELL]


@dataclass(frozen=True, slots=True)
class Dragon(Move):
    """The dragon burns a building on the builders' board (Q11)."""

    kind = "dragon"
    example = "dragon 3 statue"
    is_optional = True
    space: Annotated[int, SPACE]
    building: Annotated[str, BUILDING]


@dataclass(frozen=True, slots=True)
class BuildingTurned(Reveal):
    """A building is turned up as the top of the stack (Q4)."""

    kind = "building"
    example = "building statue"
    building: Annotated[str, BUILDING]


for _number, _kind in ((4, Tax), (5, Build), (6, Site), (7, Dragon), (16, BuildingTurned)):
    register_event(_kind, _number)
