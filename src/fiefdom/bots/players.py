"""The bots."""

from collections.abc import Sequence
from dataclasses import dataclass, field
from pathlib import Path

import numpy as np

from fiefdom.bots.candidates import rank
from fiefdom.bots.kernels import baselines
from fiefdom.bots.kernels.workspace import new_workspace
from fiefdom.bots.protocol import Bot, Limit, View
from fiefdom.bots.search import Plan, search
from fiefdom.bots.weights import default_weights, weights_for
from fiefdom.engine.random import Randoms, following, scaled
from fiefdom.rules import Rules

# Wide enough for every decision of every game.
EVERY_MOVE = 10_000


@dataclass(frozen=True, slots=True)
class RandomBot(Bot):
    """All legal actions are equally likely."""

    name: str = "random"

    def choose(self, view: View, legal: Sequence[int], rng: Randoms, limit: Limit | None = None) -> int:
        return int(legal[_below(rng, len(legal))])


@dataclass(frozen=True, slots=True)
class BaselineBot(Bot):
    """GPRD or FG (see `kernels.baselines`)."""

    name: str
    full: bool

    def plays(self, rules: Rules) -> bool:
        return rules.game == "kingdomino"

    def choose(self, view: View, legal: Sequence[int], rng: Randoms, limit: Limit | None = None) -> int:
        return int(baselines.choose_baseline(view.states, new_workspace(view.rules), rng, self.full))


@dataclass(frozen=True, slots=True)
class GreedyBot(Bot):
    """The move that leads to the greatest V, without search, by learned weights or by hand-made ones.

    With `slips` it is a plausible but careless player: every move is misjudged by up to `slips` points at random.
    """

    name: str
    learned: bool = True
    slips: float = 0.0
    weights: Path | None = None

    def choose(self, view: View, legal: Sequence[int], rng: Randoms, limit: Limit | None = None) -> int:
        if len(legal) == 1:
            return int(legal[0])
        weights = weights_for(view.rules, self.weights) if self.learned else default_weights(view.rules)
        candidates = rank(view, new_workspace(view.rules), weights, joint=False)
        if self.slips == 0.0:
            return candidates.best
        slips = np.array([_below(rng, 1 << 16) for _ in range(len(candidates))]) * (self.slips / (1 << 16))
        return int(candidates.moves["action"][np.argmax(candidates.moves["value"] + slips)])


@dataclass(frozen=True, slots=True)
class SearchBot(Bot):
    """Sequential halving, or flat Monte Carlo, by a plan (see `search`); `usual` is the default limit."""

    name: str
    plan: Plan = field(default_factory=Plan)
    usual: Limit = field(default_factory=lambda: Limit(seconds=0.1))
    weights: Path | None = None

    def choose(self, view: View, legal: Sequence[int], rng: Randoms, limit: Limit | None = None) -> int:
        if len(legal) == 1:
            return int(legal[0])
        return search(view, weights_for(view.rules, self.weights), rng, limit or self.usual, self.plan).best


def _below(rng: Randoms, bound: int) -> int:
    value = following(int(rng[0]))
    rng[0] = value
    return scaled(value, bound)
