"""The memory of the evaluation: one vector of weights, cut into tables. All tables have one part for each stage.

    stage         0 .. 12: twelfths of the dominoes that a kingdom gets; at 12 all are taken and the score is exact
    territory     [terrain][squares][crowns][open cells around it]
    space         [empty cells without an empty neighbour][empty cells with exactly one]
    access        [set of terrains that touch an empty cell]
    corners       [empty cells of a 3x3 corner block], 5x5 kingdoms that are still centred
    standing      [dominoes discarded][0 centred, 1 not]
    place         [place in the next line]: the worth of acting early
    trend         three factors for what is still hidden (see territories)
    coins knights towers sites buildings                       Queendomino, Royal Wedding
    resources variety totems cavemen settlers                  Origins

An index beyond a table's cap counts as its last entry.
"""

from typing import Any

from fiefdom.engine.families import ORIGINS, QUEENDOMINO
from fiefdom.engine.families.origins.fields import CAVEMAN_KINDS, RESOURCES
from fiefdom.engine.families.queendomino.fields import BUILDING_KINDS
from fiefdom.engine.layout import Layout
from fiefdom.engine.traits import layout_constant

STAGES = 13
LAST_STAGE = STAGES - 1

HOLES, ENDS = 5, 8
PLACES = 8
TRENDS = 3
COINS, KNIGHTS, TOWERS, SITES, BUILDINGS = 40, 8, 14, 8, 2
RESOURCE_COUNTS, VARIETY, LEADS, CAVEMEN, SETTLERS = 8, 5, 10, 4, 8


def caps(layout: Layout) -> tuple[int, int, int]:
    """How many sizes, crowns and open cells of a territory are told apart."""
    return (9, 5, 5) if layout.side == 5 else (13, 6, 7)


def _widths(layout: Layout) -> dict[str, int]:
    """Entries of each table in one stage."""
    sizes, crowns, openings = caps(layout)
    widths = {
        "territory": layout.family.scoring_terrains * sizes * crowns * openings,
        "space": HOLES * ENDS,
        "access": 1 << layout.family.scoring_terrains,
        "corners": 256 if layout.side == 5 else 0,
        "standing": 6,
        "place": PLACES,
        "trend": TRENDS,
    }
    if layout.family.number == QUEENDOMINO:
        widths |= {"coins": COINS, "knights": KNIGHTS, "towers": TOWERS, "sites": SITES}
        widths |= {"buildings": BUILDING_KINDS * BUILDINGS}
    elif layout.family.number == ORIGINS:
        widths |= {"resources": RESOURCES * RESOURCE_COUNTS, "variety": VARIETY, "totems": RESOURCES * LEADS}
        widths |= {"cavemen": CAVEMAN_KINDS * CAVEMEN, "settlers": SETTLERS}
    return widths


def table_starts(layout: Layout) -> dict[str, tuple[int, int]]:
    """Where each table begins, and its entries a stage; "end" is where the vector ends."""
    starts: dict[str, tuple[int, int]] = {}
    position = 0
    for name, width in _widths(layout).items():
        starts[name] = (position, width)
        position += STAGES * width
    return {**starts, "end": (position, 0)}


def _start(name: str) -> Any:
    """A function of a record: the first entry of a table; 0 in families without it."""
    return layout_constant(lambda layout: table_starts(layout).get(name, (0, 0))[0])


size_cap = layout_constant(lambda layout: caps(layout)[0])
crown_cap = layout_constant(lambda layout: caps(layout)[1])
open_cap = layout_constant(lambda layout: caps(layout)[2])
territory_table = _start("territory")
space_table = _start("space")
access_table = _start("access")
corner_table = _start("corners")
standing_table = _start("standing")
place_table = _start("place")
trend_table = _start("trend")
coin_table = _start("coins")
knight_table = _start("knights")
tower_table = _start("towers")
site_table = _start("sites")
building_table = _start("buildings")
resource_table = _start("resources")
variety_table = _start("variety")
totem_table = _start("totems")
caveman_table = _start("cavemen")
settler_table = _start("settlers")
