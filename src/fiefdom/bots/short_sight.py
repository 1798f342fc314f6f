"""Weights of players who do not look ahead, and the mistakes of beginners.

for points     every move for the most points at once, but without holes and with the castle in the middle
untidy         for points, and nothing else: forgets the frame and the holes
crownless      overlooks crowns: large territories, whether they will ever score or not
"""

from functools import cache

import numpy as np

from fiefdom.bots.kernels.weight_tables import ENDS, HOLES, LAST_STAGE, Tables, caps
from fiefdom.bots.weights import Weights, weight_count
from fiefdom.engine.setup import layout_for
from fiefdom.rules import Rules

# What a hole, or a castle that is not in the middle, seems to cost.
UNTIDY = 50.0
# What a pair of squares in one territory seems to be worth without its crowns.
PAIR_OF_SQUARES = 0.5


@cache
def for_points(rules: Rules) -> Weights:
    """Points now, no holes, and the castle in the middle."""
    weights, tables = _nothing(rules)
    tables.part("space", HOLES, ENDS)[:LAST_STAGE] -= UNTIDY * np.arange(HOLES)[:, None]
    tables.part("standing", 3, 2)[:LAST_STAGE, :, 1] -= UNTIDY
    return _kept(weights)


@cache
def untidy(rules: Rules) -> Weights:
    """Points now."""
    return _kept(_nothing(rules)[0])


@cache
def crownless(rules: Rules) -> Weights:
    """Large territories: what their crowns bring is taken back."""
    weights, tables = _nothing(rules)
    sizes, crowns, openings = caps(tables.layout)
    squares = np.arange(1, sizes + 1)[:, None, None]
    table = tables.part("territory", tables.layout.family.scoring_terrains, sizes, crowns, openings)
    table[:LAST_STAGE] += PAIR_OF_SQUARES * squares**2 - squares * np.arange(crowns)[:, None]
    return _kept(weights)


def _nothing(rules: Rules) -> tuple[Weights, Tables]:
    weights = np.zeros(weight_count(rules), np.float32)
    return weights, Tables(weights, layout_for(rules))


def _kept(weights: Weights) -> Weights:
    weights.flags.writeable = False
    return weights
