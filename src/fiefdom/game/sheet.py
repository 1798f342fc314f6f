"""The score sheet of a kingdom: every line of the printed score pad."""

from dataclasses import dataclass
from functools import lru_cache

import numpy as np
import numpy.typing as npt

from fiefdom.components.terrains import RESOURCES
from fiefdom.engine.engine import Engine
from fiefdom.engine.layout import States
from fiefdom.engine.sheets import row_name
from fiefdom.game.codec import Codec
from fiefdom.game.moves import Cell


@dataclass(frozen=True, slots=True)
class Territory:
    """Connected squares of one terrain with their crowns and points (C10, C11)."""

    terrain: str
    cells: tuple[Cell, ...]
    crowns: int
    points: int

    @property
    def squares(self) -> int:
        """The number of squares."""
        return len(self.cells)


@dataclass(frozen=True, slots=True)
class TerritoryLine:
    """C11: squares times crowns; territories without crowns are listed with 0 points."""

    terrain: str
    squares: int
    crowns: int
    points: int


@dataclass(frozen=True, slots=True)
class BuildingLine:
    """Q14: the points of one building; its crowns count for its territory."""

    building: str
    points: int


@dataclass(frozen=True, slots=True)
class TotemLine:
    """O10: a totem that the kingdom holds."""

    resource: str
    points: int


@dataclass(frozen=True, slots=True)
class CavemanLine:
    """O16: a hunter or gatherer and its points for what is around it."""

    caveman: str
    square: Cell
    points: int


@dataclass(frozen=True, slots=True)
class Horde:
    """O17: the number of warriors times their total strength; `square` is the first warrior's."""

    warriors: int
    strength: int
    square: Cell
    points: int


@dataclass(frozen=True, slots=True)
class ScoreSheet:
    """All points of a kingdom, as if the game ended now. Bonuses that are not in play are None."""

    kingdom: int
    territories: tuple[TerritoryLine, ...]
    buildings: tuple[BuildingLine, ...]
    coins: int
    coin_points: int
    queen: int
    resources: int
    totems: tuple[TotemLine, ...]
    cavemen: tuple[CavemanLine, ...]
    hordes: tuple[Horde, ...]
    middle_kingdom: int | None
    harmony: int | None
    total: int

    @property
    def bonuses(self) -> int:
        """V2, V3: the points that can still be lost until the game ends."""
        return (self.middle_kingdom or 0) + (self.harmony or 0)


def read_territories(codec: Codec, engine: Engine, states: States, kingdom: int) -> tuple[Territory, ...]:
    """The territories of a kingdom in the first state, with their cells."""
    found = engine.territories(states, kingdom)
    return tuple(
        Territory(each.terrain, tuple(map(codec.cell, each.cells)), each.crowns, each.points) for each in found
    )


def read_sheet(codec: Codec, kingdom: int, rows: npt.NDArray[np.int64]) -> ScoreSheet:
    """Convert the engine's rows (see `fiefdom.engine.sheets`) to a sheet."""
    return _read_lines(codec, kingdom, tuple(map(tuple, rows.tolist())))


@lru_cache(maxsize=1024)
def _read_lines(codec: Codec, kingdom: int, lines: tuple[tuple[int, ...], ...]) -> ScoreSheet:
    terrains = codec.memory.family.terrains
    by_what: dict[str, list[tuple[int, ...]]] = {}
    for what, *values in lines:
        by_what.setdefault(row_name(what), []).append(tuple(values))

    def found(what: str) -> list[tuple[int, ...]]:
        return by_what.get(what, [])

    def single(what: str) -> int | None:
        return found(what)[0][3] if found(what) else None

    return ScoreSheet(
        kingdom=kingdom,
        territories=tuple(
            TerritoryLine(terrains[terrain], squares, crowns, points)
            for terrain, squares, crowns, points in found("territory")
        ),
        buildings=tuple(BuildingLine(codec.buildings[kind], points) for kind, _, _, points in found("building")),
        coins=found("coins")[0][0] if found("coins") else 0,
        coin_points=single("coins") or 0,
        queen=single("queen") or 0,
        resources=single("resources_held") or 0,
        totems=tuple(TotemLine(RESOURCES[resource], points) for resource, _, _, points in found("totem_held")),
        cavemen=tuple(
            CavemanLine(codec.cavemen[kind], codec.cell(cell), points) for kind, cell, _, points in found("hunter")
        ),
        hordes=tuple(
            Horde(warriors, strength, codec.cell(cell), points) for warriors, strength, cell, points in found("horde")
        ),
        middle_kingdom=single("middle_kingdom"),
        harmony=single("harmony"),
        total=sum(line[4] for line in lines),
    )
