"""The last decisions of a game, solved exactly: every line of play to the end, everybody playing for the greatest lead.

All decisions that are left are laid out level by level, as arrays of states. That is given up as soon as chance comes
in or the tree grows too large.
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
    """The legal actions of a decision, and for each the points of every kingdom at the end of best play."""

    actions: Numbers
    points: Numbers

    def leads(self, kingdom: int) -> Numbers:
        """Own points less those of the best other, for each action."""
        return _leads(self.points, np.full(len(self.points), kingdom))


@dataclass(frozen=True, slots=True)
class _Level:
    """States that come after a level above: which of its states each comes from, and which kingdom decides."""

    states: States
    parents: Numbers
    deciders: Numbers


def solve(rules: Rules, states: States, most: int = MOST_STATES) -> Solved | None:
    """The exact worth of every action in the first state; None where chance is left or there are too many states."""
    engine = engine_for(rules, trusted=True)
    first = states[:1].copy()
    if not is_decision(first[0].phase) or first[0].next_count > 0:
        return None
    actions, counts = engine.legal_lists(first)
    levels = _levels(engine, first, most)
    return None if levels is None else Solved(actions[0, : counts[0]], _back_up(engine, levels))


def _levels(engine: Engine, states: States, most: int) -> list[_Level] | None:
    """All states from the first decision's answers on, level by level, until every game is over."""
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
    """The points at the end of best play for each state of the second level, which are the first decision's answers."""
    points = engine.totals(levels[-1].states)
    for above, below in zip(levels[-2:0:-1], levels[:1:-1], strict=True):
        deciders = above.deciders[below.parents]
        leads = np.where(deciders < 0, 0, _leads(points, np.maximum(deciders, 0)))
        # By parent, then by lead, the first of equals last: of each parent the last one is taken.
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
