"""The points and the score sheet of a kingdom (Q13-Q15)."""

from typing import Any

import numpy as np

from fiefdom.engine.compiled import kernel
from fiefdom.engine.families.queendomino.fields import BUILDING_KINDS
from fiefdom.engine.families.queendomino.tables import (
    BUILDING_POINTS,
    BUILDING_POINTS_EACH,
    BUILDING_POINTS_PER,
    PER_KNIGHT,
    PER_TOWER,
)
from fiefdom.engine.kingdom import bonus_points, largest_territory, territory_count, territory_points
from fiefdom.engine.layout import TERRAIN
from fiefdom.engine.sheets import NONE, row_kind, write_bonuses, write_row, write_territories

BUILDING, COINS, QUEEN = map(row_kind, ("building", "coins", "queen"))


def points(state: Any, number: int) -> int:
    """Q13-Q15."""
    kingdom = state.kingdom[number]
    total = kingdom.coins // 3 + territory_points(kingdom) + bonus_points(state, kingdom)
    for kind in range(BUILDING_KINDS):
        if kingdom.buildings[kind] > 0:
            total += kingdom.buildings[kind] * building_points(kingdom, kind)
    if state.queen == number:
        total += largest_territory(kingdom)
    return total


@kernel
def building_points(kingdom: Any, kind: int) -> int:
    """What one building of a kind is worth in this kingdom (Q14)."""
    counted = BUILDING_POINTS_PER[kind]
    units = 0
    if counted >= TERRAIN:
        units = territory_count(kingdom, counted)
    elif counted == PER_TOWER:
        units = kingdom.towers
    elif counted == PER_KNIGHT:
        units = kingdom.knights + kingdom.knights_placed
    return BUILDING_POINTS[kind] + units * BUILDING_POINTS_EACH[kind]


def sheet(state: Any, number: int, rows: Any, cells: Any) -> int:
    """Q13-Q15."""
    kingdom = state.kingdom[number]
    at = write_territories(kingdom, rows, cells)
    for kind in range(BUILDING_KINDS):
        for _ in range(kingdom.buildings[kind]):
            at = write_row(rows, at, BUILDING, kind, NONE, NONE, building_points(kingdom, kind))
    at = write_row(rows, at, COINS, np.int64(kingdom.coins), NONE, NONE, np.int64(kingdom.coins // 3))
    if state.queen == number:
        largest = largest_territory(kingdom)
        at = write_row(rows, at, QUEEN, largest, NONE, NONE, largest)
    return write_bonuses(state, kingdom, rows, at)
