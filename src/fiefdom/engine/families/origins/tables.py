"""Dominoes, totems, volcanoes and cavemen as arrays for compiled code."""

import numpy as np

from fiefdom.components.cavemen import cavemen
from fiefdom.components.dominoes import deck
from fiefdom.components.terrains import ORIGINS_TERRAINS
from fiefdom.components.totems import totems
from fiefdom.components.volcanoes import volcanoes
from fiefdom.engine.layout import TERRAIN
from fiefdom.engine.registry import Table
from fiefdom.engine.tables import COMMON_COLUMNS, domino_rows

# Columns of the domino table after the common ones: craters, and whether a half has a resource.
LEFT_CRATERS, RIGHT_CRATERS, LEFT_RESOURCE, RIGHT_RESOURCE = range(COMMON_COLUMNS, COMMON_COLUMNS + 4)


def _dominoes() -> Table:
    dominoes = deck(("origins",))
    more = [
        (domino.left.craters, domino.right.craters, *(resource is not None for resource in domino.resources))
        for domino in dominoes
    ]
    return np.hstack([domino_rows(dominoes, ORIGINS_TERRAINS), np.array(more, np.int64)])


ORIGINS_DOMINOES = _dominoes()

TOTEM_POINTS = np.array([totem.points for totem in totems()], np.int64)
RESOURCE_PLANE = np.array([TERRAIN + ORIGINS_TERRAINS.index(totem.terrain) for totem in totems()], np.int64)

VOLCANO_FIRES = np.zeros(4, np.int64)
VOLCANO_RANGE = np.zeros(4, np.int64)
for volcano in volcanoes():
    VOLCANO_FIRES[volcano.craters] = volcano.fires
    VOLCANO_RANGE[volcano.craters] = volcano.range

# What a caveman scores points for: one resource (0..3), all resources, fires, cavemen, or nothing (a warrior).
COUNTS_RESOURCES, COUNTS_FIRES, COUNTS_CAVEMEN, COUNTS_NOTHING = 4, 5, 6, 7
_COUNTED = [totem.resource for totem in totems()] + ["resource", "fire", "caveman"]
CAVEMAN_COUNTS = np.array(
    [_COUNTED.index(caveman.counts) if caveman.counts else COUNTS_NOTHING for caveman in cavemen()], np.int64
)
CAVEMAN_POINTS = np.array([caveman.points_each or 0 for caveman in cavemen()], np.int64)
CAVEMAN_STRENGTH = np.array([caveman.strength or 0 for caveman in cavemen()], np.int64)
CAVEMAN_COPIES = np.array([caveman.copies for caveman in cavemen()], np.int64)
