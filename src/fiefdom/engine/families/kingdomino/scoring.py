"""The points and the score sheet of a kingdom: territories and bonuses (C11)."""

from typing import Any

from fiefdom.engine.kingdom import bonus_points, territory_points
from fiefdom.engine.sheets import write_bonuses, write_territories


def points(state: Any, number: int) -> int:
    kingdom = state.kingdom[number]
    return territory_points(kingdom) + bonus_points(state, kingdom)


def sheet(state: Any, number: int, rows: Any, cells: Any) -> int:
    kingdom = state.kingdom[number]
    return write_bonuses(state, kingdom, rows, write_territories(kingdom, rows, cells))
