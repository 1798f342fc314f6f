"""The score sheet of a kingdom (O7, O10, O15)."""

from typing import Any

from fiefdom.engine.bits import count, lowest, some, without_lowest
from fiefdom.engine.compiled import kernel
from fiefdom.engine.families.origins.fields import CAVEMAN, RESOURCE, RESOURCES, TOTEM, TRIBE
from fiefdom.engine.families.origins.scoring import caveman_kind, caveman_points, horde_strength, warriors
from fiefdom.engine.families.origins.tables import TOTEM_POINTS
from fiefdom.engine.frame import cell_of, load, single
from fiefdom.engine.kingdom import flood
from fiefdom.engine.sheets import NONE, row_kind, write_bonuses, write_row, write_territories

RESOURCES_HELD, TOTEM_HELD, HUNTER, HORDE = map(row_kind, ("resources_held", "totem_held", "hunter", "horde"))


def sheet(state: Any, number: int, rows: Any, cells: Any) -> int:
    """O7, O10, O15."""
    kingdom = state.kingdom[number]
    at = write_territories(kingdom, rows, cells)
    if state.mode == TOTEM:
        pieces = count(load(kingdom, RESOURCE))
        at = write_row(rows, at, RESOURCES_HELD, pieces, NONE, NONE, pieces)
        for resource in range(RESOURCES):
            if state.totem[resource] == number:
                at = write_row(rows, at, TOTEM_HELD, resource, NONE, NONE, TOTEM_POINTS[resource])
    elif state.mode == TRIBE:
        at = _write_hordes(kingdom, rows, _write_hunters(kingdom, rows, at))
    return write_bonuses(state, kingdom, rows, at)


@kernel
def _write_hunters(kingdom: Any, rows: Any, at: int) -> int:
    hunters = load(kingdom, CAVEMAN) & ~warriors(kingdom)
    while some(hunters):
        square = single(kingdom, lowest(hunters))
        kind, cell = caveman_kind(kingdom, square), cell_of(kingdom, lowest(hunters))
        at = write_row(rows, at, HUNTER, kind, cell, NONE, caveman_points(kingdom, square))
        hunters = without_lowest(hunters)
    return at


@kernel
def _write_hordes(kingdom: Any, rows: Any, at: int) -> int:
    left = warriors(kingdom)
    while some(left):
        horde = flood(kingdom, single(kingdom, lowest(left)), left)
        members, strength = count(horde), horde_strength(kingdom, horde)
        at = write_row(rows, at, HORDE, members, strength, cell_of(kingdom, lowest(horde)), members * strength)
        left &= ~horde
    return at
