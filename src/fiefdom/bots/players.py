"""The bots."""

from collections.abc import Sequence
from dataclasses import dataclass, field
from pathlib import Path

from fiefdom.bots.candidates import Candidates, rank
from fiefdom.bots.kernels import baselines
from fiefdom.bots.kernels.workspace import new_workspace
from fiefdom.bots.protocol import Bot, Limit, View
from fiefdom.bots.search import Plan, search
from fiefdom.bots.short_sight import crownless, for_points, untidy
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
    """The move that leads to the greatest V, without search, by learned weights or by hand-made ones."""

    name: str
    learned: bool = True
    weights: Path | None = None

    def choose(self, view: View, legal: Sequence[int], rng: Randoms, limit: Limit | None = None) -> int:
        if len(legal) == 1:
            return int(legal[0])
        weights = weights_for(view.rules, self.weights) if self.learned else default_weights(view.rules)
        return rank(view, new_workspace(view.rules), weights, joint=False).best


# What a beginner has in mind in each decision: any of these, with equal chances.
BEGINNERS_MINDS = (default_weights, for_points, untidy, crownless)


@dataclass(frozen=True, slots=True)
class BeginnerBot(Bot):
    """Sensible in one decision, short-sighted in the next: plays for points at once, forgets the frame and the holes,
    or overlooks the crowns (see `short_sight`).
    """

    name: str

    def choose(self, view: View, legal: Sequence[int], rng: Randoms, limit: Limit | None = None) -> int:
        if len(legal) == 1:
            return int(legal[0])
        weights = BEGINNERS_MINDS[_below(rng, len(BEGINNERS_MINDS))](view.rules)
        return rank(view, new_workspace(view.rules), weights, joint=False).best


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
        return self.think(view, rng, limit).best

    def think(self, view: View, rng: Randoms, limit: Limit | None = None) -> Candidates:
        """The moves that were considered, best first, with what the search found out about them."""
        return search(view, weights_for(view.rules, self.weights), rng, limit or self.usual, self.plan)


def _below(rng: Randoms, bound: int) -> int:
    value = following(int(rng[0]))
    rng[0] = value
    return scaled(value, bound)
