"""Dominoes, buildings and prices as arrays for compiled code."""

import numpy as np

from fiefdom.components.buildings import builders_board_prices, buildings
from fiefdom.components.dominoes import deck
from fiefdom.components.terrains import KINGDOM_TERRAINS
from fiefdom.engine.layout import TERRAIN
from fiefdom.engine.tables import domino_rows

QUEENDOMINO_DOMINOES = domino_rows(deck(("queendomino", "kingdomino")), KINGDOM_TERRAINS)

PRICES = np.array(builders_board_prices(), np.int64)
BUILDING_CROWNS = np.array([building.crowns for building in buildings()], np.int64)
BUILDING_KNIGHTS = np.array([building.knights for building in buildings()], np.int64)
BUILDING_TOWERS = np.array([building.towers for building in buildings()], np.int64)
BUILDING_POINTS = np.array([building.points for building in buildings()], np.int64)
BUILDING_COPIES = np.array([building.copies for building in buildings()], np.int64)
BUILDING_POINTS_EACH = np.array([building.points_each for building in buildings()], np.int64)

# What a building scores points for: the territories of a terrain plane, or one of these.
PER_NOTHING, PER_TOWER, PER_KNIGHT = 0, 1, 2


def _counted(name: str | None) -> int:
    if not name:
        return PER_NOTHING
    fixed = {"tower": PER_TOWER, "knight": PER_KNIGHT}
    return fixed[name] if name in fixed else TERRAIN + KINGDOM_TERRAINS.index(name)


BUILDING_POINTS_PER = np.array([_counted(building.points_per) for building in buildings()], np.int64)
BUILDING_TAX_PER = np.array([_counted(building.tax_per) for building in buildings()], np.int64)
