"""The sequential probability ratio test: is the first of two bots stronger than the second?

    settings = Settings(rules, ("hard", "normal"), exchanged=True)
    test = SequentialTest(Bounds(0, 10))

Every deal is a pair of games with the bots exchanged, and the first bot gets 0, 1/2, 1, 3/2 or 2 points from it. The
log-likelihood ratio of these five outcomes under the two hypotheses (the generalised test of computer chess: the most
likely distribution with each expected score) is followed deal by deal; the test ends as soon as it leaves its bounds.
Deals count in their order, so the verdict does not depend on which game was finished first, nor on interruptions.
"""

from collections.abc import Iterable
from dataclasses import dataclass, field
from math import inf, log, log10, sqrt

from fiefdom.bots.arena.estimates import Estimate, Z
from fiefdom.bots.arena.results import Result
from fiefdom.bots.refusals import ArenaCode
from fiefdom.errors import TextError

# Points of a game and of a pair, as shares of what there is to win.
PAIR_SCORES = (0.0, 0.25, 0.5, 0.75, 1.0)
# How many pairs an outcome counts as that has not occurred: the ratio must stay finite.
UNSEEN = 1e-3
LARGEST_ELO = 1000.0
STRONGER, NOT_STRONGER = "stronger", "not stronger"


@dataclass(frozen=True, slots=True)
class Bounds:
    """The hypotheses, as Elo differences, and the probabilities of wrongly accepting either."""

    low: float
    high: float
    alpha: float = 0.05
    beta: float = 0.05

    @property
    def lower(self) -> float:
        """Below this log-likelihood ratio the low hypothesis is accepted."""
        return log(self.beta / (1 - self.alpha))

    @property
    def upper(self) -> float:
        """Above this log-likelihood ratio the high hypothesis is accepted."""
        return log((1 - self.beta) / self.alpha)


def read_bounds(text: str) -> Bounds:
    """Bounds such as `0,10`. Raises TextError."""
    try:
        low, high = (float(word) for word in text.split(","))
    except ValueError:
        low = high = 0.0
    if not -LARGEST_ELO <= low < high <= LARGEST_ELO:
        raise TextError(ArenaCode.SPRT_BOUNDS(text=text))
    return Bounds(low, high)


def expected_score(elo: float) -> float:
    """The share of the points that a bot gets which is stronger by this much."""
    return float(1 / (1 + 10 ** (-elo / 400)))


def elo_of(score: float) -> float:
    """The inverse of `expected_score`; infinite at 0 and 1."""
    if not 0 < score < 1:
        return inf if score >= 1 else -inf
    return 400 * log10(score / (1 - score))


def log_likelihood_ratio(pairs: Iterable[int], bounds: Bounds) -> float:
    """The logarithm of how much more likely these numbers of the five outcomes are under the high hypothesis."""
    counts = [count or UNSEEN for count in pairs]
    total = sum(counts)
    shares = [count / total for count in counts]
    low, high = expected_score(bounds.low), expected_score(bounds.high)
    less, more = _tilt(shares, low), _tilt(shares, high)
    return total * sum(
        share * (log(1 + less * (score - low)) - log(1 + more * (score - high)))
        for share, score in zip(shares, PAIR_SCORES, strict=True)
    )


def _tilt(shares: list[float], mean: float) -> float:
    """The x for which the distribution `share / (1 + x (score - mean))`, the most likely one, has this mean."""

    def excess(x: float) -> float:
        return sum(
            share * (score - mean) / (1 + x * (score - mean)) for share, score in zip(shares, PAIR_SCORES, strict=True)
        )

    low, high = -1 / (1 - mean), 1 / mean
    for _ in range(80):
        middle = (low + high) / 2
        low, high = (middle, high) if excess(middle) > 0 else (low, middle)
    return (low + high) / 2


@dataclass(slots=True)
class SequentialTest:
    """A test in progress. `pairs` counts the five outcomes up to the verdict, which is None while there is none."""

    bounds: Bounds
    pairs: list[int] = field(default_factory=lambda: [0] * len(PAIR_SCORES))
    verdict: str | None = None
    _waiting: dict[int, list[int]] = field(default_factory=dict)

    @property
    def deals(self) -> int:
        """How many deals count."""
        return sum(self.pairs)

    @property
    def ratio(self) -> float:
        """The log-likelihood ratio; 0 before the first deal."""
        return log_likelihood_ratio(self.pairs, self.bounds) if self.deals else 0.0

    @property
    def elo(self) -> Estimate:
        """By how much the first bot is stronger, with a 95 % interval that treats a deal as one observation."""
        number = self.deals
        if not number:
            return Estimate(0.0, -inf, inf)
        mean = sum(count * score for count, score in zip(self.pairs, PAIR_SCORES, strict=True)) / number
        spread = sum(count * (score - mean) ** 2 for count, score in zip(self.pairs, PAIR_SCORES, strict=True))
        half = Z * sqrt(spread) / number if number > 1 else inf
        return Estimate(elo_of(mean), elo_of(mean - half), elo_of(mean + half))

    def add(self, result: Result) -> bool:
        """Take in a game, in any order, and return whether there is a verdict. Games after it do not count."""
        self._waiting.setdefault(result.deal, []).append(half_points(result))
        while self.verdict is None and len(games := self._waiting.get(self.deals, [])) == 2:
            del self._waiting[self.deals]
            self.pairs[sum(games)] += 1
            ratio = self.ratio
            if ratio >= self.bounds.upper:
                self.verdict = STRONGER
            elif ratio <= self.bounds.lower:
                self.verdict = NOT_STRONGER
        return self.verdict is not None


def half_points(result: Result) -> int:
    """2 if the first bot won the game, 1 if it shares first place with the second, 0 if it lost."""
    winners = {bot for bot, place in zip(result.seats, result.places, strict=True) if place == 1}
    return 1 if len(winners) > 1 else 2 * (winners == {0})
