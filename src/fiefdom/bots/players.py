"""The bots."""

from collections.abc import Sequence
from dataclasses import dataclass, field
from pathlib import Path

import numpy as np

from fiefdom.bots.knowledge import default_weights, weights_for
from fiefdom.bots.mind import paper
from fiefdom.bots.mind.desk import new_desk
from fiefdom.bots.protocol import Budget, View
from fiefdom.bots.search import Plan, search
from fiefdom.bots.tried import rank
from fiefdom.engine.random import Randoms, following, scaled
from fiefdom.rules import Rules

# Wide enough for every decision of every game.
EVERY_MOVE = 10_000


@dataclass(frozen=True, slots=True)
class RandomBot:
    """Every legal action is as likely as the others."""

    name: str = "random"

    def plays(self, rules: Rules) -> bool:
        return True

    def choose(self, view: View, legal: Sequence[int], rng: Randoms, budget: Budget | None = None) -> int:
        return int(legal[_below(rng, len(legal))])


@dataclass(frozen=True, slots=True)
class PaperBot:
    """GPRD or FG (see paper)."""

    name: str
    full: bool

    def plays(self, rules: Rules) -> bool:
        return rules.game == "kingdomino"

    def choose(self, view: View, legal: Sequence[int], rng: Randoms, budget: Budget | None = None) -> int:
        return int(paper.choose_as_in_the_paper(view.states, new_desk(view.rules), rng, self.full))


@dataclass(frozen=True, slots=True)
class GreedyBot:
    """The move that leads to the greatest V, without search, by learned weights or by hand-made ones.

    With `slips` it is a plausible, careless player: every move is misjudged by a random number of up to so many points.
    """

    name: str
    learned: bool = True
    slips: float = 0.0
    weights: Path | None = None

    def plays(self, rules: Rules) -> bool:
        return True

    def choose(self, view: View, legal: Sequence[int], rng: Randoms, budget: Budget | None = None) -> int:
        if len(legal) == 1:
            return int(legal[0])
        weights = weights_for(view.rules, self.weights) if self.learned else default_weights(view.rules)
        tried = rank(view, new_desk(view.rules), weights, joint=True)
        if self.slips == 0.0:
            return tried.best
        # Turns that begin with the same action share one slip.
        actions, first = np.unique(tried.moves["action"], return_index=True)
        slips = np.array([_below(rng, 1 << 16) for _ in actions]) * (self.slips / (1 << 16))
        return int(actions[np.argmax(tried.moves["value"][first] + slips)])


@dataclass(frozen=True, slots=True)
class SearchBot:
    """Sequential halving, or flat Monte Carlo, by a plan (see search); `usual` is the budget if none is given."""

    name: str
    plan: Plan = field(default_factory=Plan)
    usual: Budget = field(default_factory=lambda: Budget(milliseconds=100))
    weights: Path | None = None

    def plays(self, rules: Rules) -> bool:
        return True

    def choose(self, view: View, legal: Sequence[int], rng: Randoms, budget: Budget | None = None) -> int:
        if len(legal) == 1:
            return int(legal[0])
        return search(view, weights_for(view.rules, self.weights), rng, budget or self.usual, self.plan).best


def _below(rng: Randoms, bound: int) -> int:
    value = following(int(rng[0]))
    rng[0] = value
    return scaled(value, bound)
