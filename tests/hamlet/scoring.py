"""Kingdomino's points, and a point for each garden on a square without crowns."""

from typing import Any

from fiefdom.engine.bits import count
from fiefdom.engine.compiled import kernel
from fiefdom.engine.frame import load
from fiefdom.engine.kingdom import bonus_points, territory_points
from fiefdom.engine.layout import HIGH, LOW
from fiefdom.engine.sheets import NONE, row_kind, write_bonuses, write_row, write_territories
from hamlet.flow import GARDENS

GARDEN_ROW = row_kind("gardens")


@kernel
def garden_points(kingdom: Any) -> int:
    return count(load(kingdom, GARDENS) & ~(load(kingdom, LOW) | load(kingdom, HIGH)))


def points(state: Any, number: int) -> int:
    kingdom = state.kingdom[number]
    return territory_points(kingdom) + bonus_points(state, kingdom) + garden_points(kingdom)


def sheet(state: Any, number: int, rows: Any, cells: Any) -> int:
    kingdom = state.kingdom[number]
    at = write_territories(kingdom, rows, cells)
    gardens = count(load(kingdom, GARDENS))
    at = write_row(rows, at, GARDEN_ROW, gardens, NONE, NONE, garden_points(kingdom))
    return write_bonuses(state, kingdom, rows, at)
