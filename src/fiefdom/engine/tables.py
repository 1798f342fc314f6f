"""The component tables as arrays for compiled code. Domino ids run over a family's boxes in play order."""

import numpy as np
import numpy.typing as npt

from fiefdom.components.buildings import builders_board_prices, buildings
from fiefdom.components.cavemen import cavemen
from fiefdom.components.dominoes import Domino, deck
from fiefdom.components.terrains import KINGDOM_TERRAINS, ORIGINS_TERRAINS
from fiefdom.components.totems import totems
from fiefdom.components.volcanoes import volcanoes
from fiefdom.engine.layout import TERRAIN

Table = npt.NDArray[np.int64]

LEFT_TERRAIN, LEFT_CROWNS, RIGHT_TERRAIN, RIGHT_CROWNS, SYMMETRIC, LEFT_CRATERS, RIGHT_CRATERS = range(7)
LEFT_RESOURCE, RIGHT_RESOURCE = 7, 8


def _domino_rows(dominoes: tuple[Domino, ...], terrains: tuple[str, ...]) -> Table:
    """One row a domino: terrain planes, crowns, D1's equal halves, craters, and whether a resource lies on a half."""
    with_resource = {totem.terrain for totem in totems()} if terrains is ORIGINS_TERRAINS else set()
    return np.array(
        [
            (
                TERRAIN + terrains.index(domino.left.terrain),
                domino.left.crowns,
                TERRAIN + terrains.index(domino.right.terrain),
                domino.right.crowns,
                domino.is_symmetric,
                domino.left.craters,
                domino.right.craters,
                domino.left.terrain in with_resource and domino.left.crowns == 0,
                domino.right.terrain in with_resource and domino.right.crowns == 0,
            )
            for domino in dominoes
        ],
        np.int64,
    )


KINGDOMINO_DOMINOES = _domino_rows(deck(("kingdomino",)), KINGDOM_TERRAINS)
QUEENDOMINO_DOMINOES = _domino_rows(deck(("queendomino", "kingdomino")), KINGDOM_TERRAINS)
ORIGINS_DOMINOES = _domino_rows(deck(("origins",)), ORIGINS_TERRAINS)
DOMINOES = (KINGDOMINO_DOMINOES, QUEENDOMINO_DOMINOES, ORIGINS_DOMINOES)

PRICES = np.array(builders_board_prices(), np.int64)
BUILDING_CROWNS = np.array([building.crowns for building in buildings()], np.int64)
BUILDING_KNIGHTS = np.array([building.knights for building in buildings()], np.int64)
BUILDING_TOWERS = np.array([building.towers for building in buildings()], np.int64)
BUILDING_POINTS = np.array([building.points for building in buildings()], np.int64)
BUILDING_COPIES = np.array([building.copies for building in buildings()], np.int64)
BUILDING_POINTS_EACH = np.array([building.points_each for building in buildings()], np.int64)

# What a building's points are counted by: a terrain plane, or one of these.
PER_NOTHING, PER_TOWER, PER_KNIGHT = 0, 1, 2


def _counted(name: str | None) -> int:
    if not name:
        return PER_NOTHING
    fixed = {"tower": PER_TOWER, "knight": PER_KNIGHT}
    return fixed[name] if name in fixed else TERRAIN + KINGDOM_TERRAINS.index(name)


BUILDING_POINTS_PER = np.array([_counted(building.points_per) for building in buildings()], np.int64)
BUILDING_TAX_PER = np.array([_counted(building.tax_per) for building in buildings()], np.int64)

TOTEM_POINTS = np.array([totem.points for totem in totems()], np.int64)
RESOURCE_PLANE = np.array([TERRAIN + ORIGINS_TERRAINS.index(totem.terrain) for totem in totems()], np.int64)

VOLCANO_FIRES = np.zeros(4, np.int64)
VOLCANO_RANGE = np.zeros(4, np.int64)
for volcano in volcanoes():
    VOLCANO_FIRES[volcano.craters] = volcano.fires
    VOLCANO_RANGE[volcano.craters] = volcano.range

# What a caveman counts: a resource (0..3), all resources, fires, cavemen, or nothing (a warrior).
COUNTS_RESOURCES, COUNTS_FIRES, COUNTS_CAVEMEN, COUNTS_NOTHING = 4, 5, 6, 7
_COUNTED = [totem.resource for totem in totems()] + ["resource", "fire", "caveman"]
CAVEMAN_COUNTS = np.array(
    [_COUNTED.index(caveman.counts) if caveman.counts else COUNTS_NOTHING for caveman in cavemen()], np.int64
)
CAVEMAN_POINTS = np.array([caveman.points_each or 0 for caveman in cavemen()], np.int64)
CAVEMAN_STRENGTH = np.array([caveman.strength or 0 for caveman in cavemen()], np.int64)
CAVEMAN_COPIES = np.array([caveman.copies for caveman in cavemen()], np.int64)
