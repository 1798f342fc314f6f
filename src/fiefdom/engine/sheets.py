"""The score sheet of a kingdom as rows of numbers (kind, a, b, c, points); the points of all rows add up to its total.

TERRITORY         terrain index, squares, crowns        C11
building          building kind, 0, 0                   Q14, one row per building
coins             coins, 0, 0                           Q13
queen             squares of the largest territory      Q15
resources_held    pieces, 0, 0                          O10
totem_held        resource, 0, 0                        O10
hunter            caveman kind, canvas cell, 0          O16, one row per hunter or gatherer
horde             warriors, strength, canvas cell       O17
MIDDLE_KINGDOM    0, 0, 0                               V2, if the option is on
HARMONY           0, 0, 0                               V3, if the option is on

Families write their own kinds of rows (`row_kind` gives their numbers); the territories come first.
"""

from typing import Any

import numpy as np

from fiefdom.engine.bits import count, lowest, some, without_lowest
from fiefdom.engine.compiled import kernel
from fiefdom.engine.frame import cell_of, load, single
from fiefdom.engine.kingdom import HARMONY_POINTS, MIDDLE_KINGDOM_POINTS, crowns_on, flood, is_centred
from fiefdom.engine.layout import TERRAIN
from fiefdom.engine.traits import scoring_terrains

_ROWS = [
    "territory", "building", "coins", "queen", "resources_held", "totem_held", "hunter", "horde", "middle_kingdom",
    "harmony",
]  # fmt: skip


def row_kind(name: str) -> Any:
    """The number of the kind of row with this name; a new number if no family has used the name yet."""
    if name not in _ROWS:
        _ROWS.append(name)
    # np.int64, because a plain constant as an argument would recompile the function for each value.
    return np.int64(_ROWS.index(name))


def row_name(what: int) -> str:
    """The inverse of `row_kind`."""
    return _ROWS[what]


TERRITORY, MIDDLE_KINGDOM, HARMONY = map(row_kind, ("territory", "middle_kingdom", "harmony"))
NONE = np.int64(0)
# Enough for any kingdom: at most 48 territories, 32 buildings or 22 cavemen, and a few single rows.
SHEET_ROWS = 96


@kernel
def write_row(rows: Any, at: int, what: Any, first: Any, second: Any, third: Any, points: Any) -> int:
    """Write one row; returns the index of the next one."""
    rows[at, 0] = what
    rows[at, 1] = first
    rows[at, 2] = second
    rows[at, 3] = third
    rows[at, 4] = points
    return at + 1


@kernel
def write_territories(kingdom: Any, rows: Any, cells: Any) -> int:
    """Write the rows of all territories, crowned or not; `cells` receives the row for every canvas cell in one."""
    at = 0
    for terrain in range(scoring_terrains(kingdom)):
        ground = load(kingdom, TERRAIN + terrain)
        while some(ground):
            territory = flood(kingdom, single(kingdom, lowest(ground)), ground)
            ground &= ~territory
            squares, crowns = count(territory), crowns_on(kingdom, territory)
            while some(territory):
                cells[cell_of(kingdom, lowest(territory))] = at
                territory = without_lowest(territory)
            at = write_row(rows, at, TERRITORY, terrain, squares, crowns, squares * crowns)
    return at


@kernel
def write_bonuses(state: Any, kingdom: Any, rows: Any, at: int) -> int:
    """Write the rows of the bonuses that are on."""
    if state.middle_kingdom:
        points = MIDDLE_KINGDOM_POINTS if is_centred(kingdom) else NONE
        at = write_row(rows, at, MIDDLE_KINGDOM, NONE, NONE, NONE, points)
    if state.harmony:
        at = write_row(rows, at, HARMONY, NONE, NONE, NONE, HARMONY_POINTS if kingdom.discards == 0 else NONE)
    return at
