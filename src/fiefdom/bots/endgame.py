"""The last decisions of a game, solved exactly: every line of play to the end, with everybody maximising their lead.

The remaining game tree is expanded level by level, as arrays of states. This is abandoned as soon as there is a chance
event or the tree grows too large.
"""

from dataclasses import dataclass

import numpy as np
import numpy.typing as npt

from fiefdom.engine.engine import Engine, engine_for
from fiefdom.engine.layout import OVER, States, is_chance, is_decision
from fiefdom.rules import Rules

MOST_STATES = 20_000
Numbers = npt.NDArray[np.int64]


@dataclass(frozen=True, slots=True)
class Solved:
    """The legal actions of a decision, and for each the final points of every kingdom under best play."""

    actions: Numbers
    points: Numbers

    def leads(self, kingdom: int) -> Numbers:
        """Own points minus those of the best other kingdom, for each action."""
        return _leads(self.points, np.full(len(self.points), kingdom))


@dataclass(frozen=True, slots=True)
class _Level:
    """The states of one level: the parent of each in the level above, and the kingdom that decides."""

    states: States
    parents: Numbers
    deciders: Numbers


def solve(rules: Rules, states: States, most: int = MOST_STATES) -> Solved | None:
    """The exact value of every action in the first state; None if chance is left or there are too many states."""
    engine = engine_for(rules, trusted=True)
    first = states[:1].copy()
    if not is_decision(first[0].phase) or first[0].next_count > 0:
        return None
    actions, counts = engine.legal_lists(first)
    levels = _levels(engine, first, most)
    return None if levels is None else Solved(actions[0, : counts[0]], _back_up(engine, levels))


def _levels(engine: Engine, states: States, most: int) -> list[_Level] | None:
    """All states from the first decision on, level by level, until every game is over."""
    levels: list[_Level] = []
    left = most
    parents = np.zeros(1, np.int64)
    while True:
        playing = states["phase"] != OVER
        if is_chance(states["phase"]).any():
            return None
        levels.append(_Level(states, parents, engine.acting_kingdom(states)))
        if not playing.any():
            return levels
        actions, counts = engine.legal_lists(states)
        counts = np.where(playing, counts, 1)
        left -= int(counts.sum())
        if left < 0:
            return None
        parents = np.repeat(np.arange(len(states)), counts)
        ranks = np.arange(len(parents)) - np.repeat(np.cumsum(counts) - counts, counts)
        following = states[parents]
        going = np.flatnonzero(playing[parents])
        moved = following[going]
        engine.apply(moved, actions[parents[going], ranks[going]])
        following[going] = moved
        states = following


def _back_up(engine: Engine, levels: list[_Level]) -> Numbers:
    """The final points under best play for each state of the second level: one per action of the first decision."""
    points = engine.totals(levels[-1].states)
    for above, below in zip(levels[-2:0:-1], levels[:1:-1], strict=True):
        deciders = above.deciders[below.parents]
        leads = np.where(deciders < 0, 0, _leads(points, np.maximum(deciders, 0)))
        # Sorted by parent, then by lead, the first of equals last: the last one of each parent is taken.
        order = np.lexsort((-np.arange(len(leads)), leads, below.parents))
        last = np.flatnonzero(np.diff(below.parents[order], append=-1))
        points = points[order[last]]
    return points


def _leads(points: Numbers, kingdoms: Numbers) -> Numbers:
    rows = np.arange(len(points))
    others = points.copy()
    own = others[rows, kingdoms].copy()
    others[rows, kingdoms] = np.iinfo(np.int64).min
    leads: Numbers = own - others.max(axis=1)
    return leads
