"""The last decisions of any game, solved exactly: every line of play to the end, with everybody playing for the win.

The remaining game tree is expanded level by level, as arrays of states. This is abandoned as soon as there is a chance
event or the tree grows too large. Games with independent kingdoms are solved in another way, and earlier (see `exact`).
"""

from dataclasses import dataclass
from typing import Any

import numpy as np

from fiefdom.bots.kernels.hooks import chance_is_left
from fiefdom.bots.kernels.playouts import ANY_CLAIM
from fiefdom.bots.solved import Numbers, Solved, results_of, values
from fiefdom.engine.engine import Engine, engine_for
from fiefdom.engine.layout import OVER, States, is_chance, is_decision
from fiefdom.rules import Rules

MOST_STATES = 20_000


@dataclass(frozen=True, slots=True)
class _Level:
    """The states of one level: the parent of each in the level above, and the kingdom that decides."""

    states: States
    parents: Numbers
    deciders: Numbers


def may_draw(state: Any) -> bool:
    """Whether anything that matters may still be drawn."""
    return bool(state.round_number < 1 or state.lines_left > 0 or chance_is_left(state))


def solve(rules: Rules, states: States, most: int = MOST_STATES) -> Solved | None:
    """The exact value of every action in the first state; None if chance is left or there are too many states."""
    engine = engine_for(rules, trusted=True)
    first = states[:1].copy()
    if not is_decision(first[0].phase) or may_draw(first[0]):
        return None
    actions, counts = engine.legal_lists(first)
    levels = _levels(engine, first, most)
    if levels is None:
        return None
    return Solved(actions[0, : counts[0]], np.full(counts[0], ANY_CLAIM), _back_up(engine, levels)[None])


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
    """The final results under best play for each state of the second level: one per action of the first decision."""
    results = results_of(engine, levels[-1].states)
    for above, below in zip(levels[-2:0:-1], levels[:1:-1], strict=True):
        deciders = above.deciders[below.parents]
        worth = np.where(deciders < 0, 0, values(results, np.maximum(deciders, 0)))
        # Sorted by parent, then by value, the first of equals last: the last one of each parent is taken.
        order = np.lexsort((-np.arange(len(worth)), worth, below.parents))
        last = np.flatnonzero(np.diff(below.parents[order], append=-1))
        results = results[order[last]]
    return results
