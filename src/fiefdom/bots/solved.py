"""A solved decision: its moves and how the game ends after each of them under best play."""

from dataclasses import dataclass

import numpy as np
import numpy.typing as npt

from fiefdom.bots.solver.claims import WIN
from fiefdom.bots.solver.results import LARGEST, TOTAL
from fiefdom.engine.engine import Engine
from fiefdom.engine.layout import States

Numbers = npt.NDArray[np.int64]


@dataclass(frozen=True, slots=True)
class Solved:
    """The moves of a decision, and the final results of all kingdoms after each: results[model, move, kingdom].

    A result is that of `solver.results`. There is one model of how the others play if it makes no difference, as
    between two kingdoms: then the results are `exact`. A placement may be listed with each claim that can follow it;
    `claims` is ANY_CLAIM for every other move.
    """

    actions: Numbers
    claims: Numbers
    results: Numbers

    @property
    def exact(self) -> bool:
        """Whether nobody can do better than by these results."""
        return len(self.results) == 1

    @property
    def points(self) -> Numbers:
        """The final points of every kingdom: [model, move, kingdom]."""
        return self.results >> TOTAL

    def leads(self, kingdom: int) -> Numbers:
        """Own points minus those of the best other kingdom: [model, move]."""
        return np.stack([leads(rows, np.full(len(rows), kingdom)) for rows in self.results])

    def wins(self, kingdom: int) -> Numbers:
        """2 for a win, tie-breaks included (C12), 1 for a shared first place, 0 for a loss: [model, move]."""
        return np.stack([wins(rows, np.full(len(rows), kingdom)) for rows in self.results])

    def values(self, kingdom: int) -> Numbers:
        """What each move is worth to a kingdom over all models: wins come first, then leads."""
        total: Numbers = (self.wins(kingdom) * WIN + self.leads(kingdom)).sum(axis=0)
        return total


def results_of(engine: Engine, states: States) -> Numbers:
    """The results of all kingdoms, as if the games ended now."""
    standings = engine.standings(states)
    results = (standings[:, :, 0] << TOTAL) + (standings[:, :, 1] << LARGEST)
    return results + standings[:, :, 2] if engine.layout.family.crown_tie_break else results


def values(results: Numbers, kingdoms: Numbers) -> Numbers:
    """What each row of results is worth to a kingdom: a win comes first, then the lead."""
    return wins(results, kingdoms) * WIN + leads(results, kingdoms)


def wins(results: Numbers, kingdoms: Numbers) -> Numbers:
    own, other = _own_and_best_other(results, kingdoms)
    found: Numbers = 1 + np.sign(own - other)
    return found


def leads(results: Numbers, kingdoms: Numbers) -> Numbers:
    own, other = _own_and_best_other(results, kingdoms)
    found: Numbers = (own >> TOTAL) - (other >> TOTAL)
    return found


def _own_and_best_other(results: Numbers, kingdoms: Numbers) -> tuple[Numbers, Numbers]:
    rows = np.arange(len(results))
    others = results.copy()
    others[rows, kingdoms] = np.iinfo(np.int64).min
    return results[rows, kingdoms], others.max(axis=1)
