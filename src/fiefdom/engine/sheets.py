"""The score sheet of one kingdom as rows of numbers (what, a, b, c, points); the points of all rows are its total.

TERRITORY         terrain index, squares, crowns        C11
BUILDING          building kind, 0, 0                   Q14, one row a building
COINS             coins, 0, 0                           Q13
QUEEN             squares of the largest territory      Q15
RESOURCES_HELD    pieces, 0, 0                          O10
TOTEM_HELD        resource, 0, 0                        O10
HUNTER            caveman kind, canvas cell, 0          O16, one row a hunter or gatherer
HORDE             warriors, strength, canvas cell       O17
MIDDLE_KINGDOM    0, 0, 0                               V2, when played
HARMONY           0, 0, 0                               V3, when played
"""

from typing import Any

import numpy as np

from fiefdom.engine.bits import count, lowest, some, without_lowest
from fiefdom.engine.compiled import compiled_twin, kernel
from fiefdom.engine.family import Three
from fiefdom.engine.frame import cell_of, load, single
from fiefdom.engine.kingdom import (
    HARMONY_POINTS,
    MIDDLE_KINGDOM_POINTS,
    crowns_on,
    flood,
    is_centred,
    largest_territory,
)
from fiefdom.engine.layout import BUILDING_KINDS, CAVEMAN, RESOURCE, RESOURCES, TERRAIN, TRIBE
from fiefdom.engine.layout import TOTEM as TOTEM_MODE
from fiefdom.engine.scoring import building_points, caveman_kind, caveman_points, horde_strength, warriors
from fiefdom.engine.tables import TOTEM_POINTS
from fiefdom.engine.traits import family, layout_of_type, scoring_terrains

# np.int64: a plain constant as an argument would compile the function again for each value.
TERRITORY, BUILDING, COINS, QUEEN, RESOURCES_HELD, TOTEM_HELD, HUNTER, HORDE, MIDDLE_KINGDOM, HARMONY = (
    np.int64(what) for what in range(10)
)
NONE = np.int64(0)
# Enough for any kingdom: at most 48 territories, 32 buildings or 22 cavemen, and a few single lines.
SHEET_ROWS = 96


@kernel
def _write(rows: Any, at: int, what: Any, first: Any, second: Any, third: Any, points: Any) -> int:
    rows[at, 0] = what
    rows[at, 1] = first
    rows[at, 2] = second
    rows[at, 3] = third
    rows[at, 4] = points
    return at + 1


@kernel
def _write_territories(kingdom: Any, rows: Any) -> int:
    at = 0
    for terrain in range(scoring_terrains(kingdom)):
        ground = load(kingdom, TERRAIN + terrain)
        while some(ground):
            territory = flood(kingdom, single(kingdom, lowest(ground)), ground)
            squares, crowns = count(territory), crowns_on(kingdom, territory)
            at = _write(rows, at, TERRITORY, terrain, squares, crowns, squares * crowns)
            ground &= ~territory
    return at


@kernel
def _write_bonuses(state: Any, kingdom: Any, rows: Any, at: int) -> int:
    if state.middle_kingdom:
        at = _write(rows, at, MIDDLE_KINGDOM, NONE, NONE, NONE, MIDDLE_KINGDOM_POINTS if is_centred(kingdom) else NONE)
    if state.harmony:
        at = _write(rows, at, HARMONY, NONE, NONE, NONE, HARMONY_POINTS if kingdom.discards == 0 else NONE)
    return at


def kingdomino_sheet(state: Any, number: int, rows: Any) -> int:
    """Territories and bonuses."""
    kingdom = state.kingdom[number]
    return _write_bonuses(state, kingdom, rows, _write_territories(kingdom, rows))


def queendomino_sheet(state: Any, number: int, rows: Any) -> int:
    """Q13-Q15."""
    kingdom = state.kingdom[number]
    at = _write_territories(kingdom, rows)
    for kind in range(BUILDING_KINDS):
        for _ in range(kingdom.buildings[kind]):
            at = _write(rows, at, BUILDING, kind, NONE, NONE, building_points(kingdom, kind))
    at = _write(rows, at, COINS, np.int64(kingdom.coins), NONE, NONE, np.int64(kingdom.coins // 3))
    if state.queen == number:
        largest = largest_territory(kingdom)
        at = _write(rows, at, QUEEN, largest, NONE, NONE, largest)
    return _write_bonuses(state, kingdom, rows, at)


def origins_sheet(state: Any, number: int, rows: Any) -> int:
    """O7, O10, O15."""
    kingdom = state.kingdom[number]
    at = _write_territories(kingdom, rows)
    if state.mode == TOTEM_MODE:
        pieces = count(load(kingdom, RESOURCE))
        at = _write(rows, at, RESOURCES_HELD, pieces, NONE, NONE, pieces)
        for resource in range(RESOURCES):
            if state.totem[resource] == number:
                at = _write(rows, at, TOTEM_HELD, resource, NONE, NONE, TOTEM_POINTS[resource])
    elif state.mode == TRIBE:
        at = _write_hordes(kingdom, rows, _write_hunters(kingdom, rows, at))
    return _write_bonuses(state, kingdom, rows, at)


@kernel
def _write_hunters(kingdom: Any, rows: Any, at: int) -> int:
    hunters = load(kingdom, CAVEMAN) & ~warriors(kingdom)
    while some(hunters):
        square = single(kingdom, lowest(hunters))
        kind, cell = caveman_kind(kingdom, square), cell_of(kingdom, lowest(hunters))
        at = _write(rows, at, HUNTER, kind, cell, NONE, caveman_points(kingdom, square))
        hunters = without_lowest(hunters)
    return at


@kernel
def _write_hordes(kingdom: Any, rows: Any, at: int) -> int:
    left = warriors(kingdom)
    while some(left):
        horde = flood(kingdom, single(kingdom, lowest(left)), left)
        members, strength = count(horde), horde_strength(kingdom, horde)
        at = _write(rows, at, HORDE, members, strength, cell_of(kingdom, lowest(horde)), members * strength)
        left &= ~horde
    return at


SHEETS: Three = (kingdomino_sheet, queendomino_sheet, origins_sheet)


def sheet_rows(state: Any, number: int, rows: Any) -> int:
    """Write the rows of one kingdom's sheet; returns how many."""
    return int(SHEETS[family(state)](state, number, rows))


@compiled_twin(sheet_rows)
def _sheet_rows(state: Any, number: Any, rows: Any) -> Any:
    return SHEETS[layout_of_type(state).family]
