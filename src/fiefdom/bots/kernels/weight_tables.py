"""The weights of the evaluation: one vector, divided into tables. Every table has one part for each stage.

    stage         0 .. 12: twelfths of the dominoes that a kingdom gets; at 12 all are taken and the score is exact
    territory     [terrain][squares][crowns][open cells around it]
    space         [empty cells without an empty neighbour][empty cells with exactly one]
    access        [set of terrains that touch an empty cell]
    corners       [empty cells of a 3x3 corner block], 5x5 kingdoms that are still centred
    standing      [dominoes discarded][0 centred, 1 not]
    place         [place in the next line]: the value of acting early
    trend         three factors for what is still hidden (see territories)
    denial        how much a point for those who claim later in the round counts against a claim; comes last

A family can add tables of its own (see `register_weights`).

An index beyond a table's cap counts as its last entry.
"""

from collections.abc import Callable, Mapping
from dataclasses import dataclass, field
from typing import Any

import numpy as np
import numpy.typing as npt

from fiefdom.engine.layout import Layout
from fiefdom.engine.traits import layout_constant
from fiefdom.rules import Rules

Weights = npt.NDArray[np.float32]

STAGES = 13
LAST_STAGE = STAGES - 1

HOLES, ENDS = 5, 8
PLACES = 8
TRENDS = 3


def caps(layout: Layout) -> tuple[int, int, int]:
    """How many sizes, crowns and open cells of a territory are distinguished."""
    return (9, 5, 5) if layout.side == 5 else (13, 6, 7)


@dataclass(frozen=True, slots=True)
class Tables:
    """A vector of weights, table by table; `to_come` is the share of the game that is left, by stage."""

    weights: Weights
    layout: Layout

    @property
    def to_come(self) -> Weights:
        return (1 - np.arange(STAGES, dtype=np.float32) / LAST_STAGE).astype(np.float32)

    def part(self, name: str, *shape: int) -> Weights:
        """A table as an array over stages and indices: a writable view."""
        start, width = table_starts(self.layout)[name]
        return self.weights[start : start + STAGES * width].reshape(STAGES, *shape)


def _nothing_by_hand(rules: Rules, tables: Tables) -> None:
    """Add nothing: hand-made weights value only territories by default."""


@dataclass(frozen=True, slots=True)
class FamilyWeights:
    """The tables that a family adds, with their entries per stage, and a function that fills them by rule of thumb."""

    tables: Mapping[str, int] = field(default_factory=dict)
    by_hand: Callable[[Rules, Tables], None] = _nothing_by_hand


_REGISTERED: dict[str, FamilyWeights] = {}
_NONE = FamilyWeights()


def register_weights(family: str, weights: FamilyWeights) -> None:
    """Give a family its own tables. Must be called before anything is compiled for it."""
    _REGISTERED[family] = weights


def family_weights(layout: Layout) -> FamilyWeights:
    """What the family of a layout has registered, or nothing."""
    return _REGISTERED.get(layout.family.name, _NONE)


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
    return {**widths, **family_weights(layout).tables, "denial": 1}


def table_starts(layout: Layout) -> dict[str, tuple[int, int]]:
    """Where each table begins, and its entries per stage; "end" is where the vector ends."""
    starts: dict[str, tuple[int, int]] = {}
    position = 0
    for name, width in _widths(layout).items():
        starts[name] = (position, width)
        position += STAGES * width
    return {**starts, "end": (position, 0)}


def first_entry(name: str) -> Any:
    """A function from a record to the first entry of a table; 0 in families without it."""
    return layout_constant(lambda layout: table_starts(layout).get(name, (0, 0))[0])


size_cap = layout_constant(lambda layout: caps(layout)[0])
crown_cap = layout_constant(lambda layout: caps(layout)[1])
open_cap = layout_constant(lambda layout: caps(layout)[2])
territory_table = first_entry("territory")
space_table = first_entry("space")
access_table = first_entry("access")
corner_table = first_entry("corners")
standing_table = first_entry("standing")
place_table = first_entry("place")
trend_table = first_entry("trend")
denial_table = first_entry("denial")
