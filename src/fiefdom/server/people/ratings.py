"""Ratings of people and of the bots' levels by openskill's Plackett-Luce model, per game and number of players.

Guards against boosting: a game among people at the same network address does not count, and the more often two have
played each other within a day, the less it counts. docs/server.md describes them.
"""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass

from openskill.models import PlackettLuce

# A rating is shown as 1500 at the start; its uncertainty is twice the standard deviation.
SCALE, ORIGIN = 40, 500
# Those with fewer games are provisional.
PROVISIONAL = 10
# So many games of a pair within a day count in full; each one more counts half of the one before.
FULL_GAMES = 3
DAY = 24 * 3600 * 1000


@dataclass(frozen=True, slots=True)
class Rating:
    """How strong somebody is, how uncertain that is, and after how many games."""

    mu: float
    sigma: float
    games: int = 0

    @property
    def shown(self) -> int:
        """The rating as people see it."""
        return round(SCALE * self.mu + ORIGIN)

    @property
    def uncertainty(self) -> int:
        """How far it may be off, to both sides (95 %)."""
        return round(2 * SCALE * self.sigma)

    @property
    def is_provisional(self) -> bool:
        return self.games < PROVISIONAL


@dataclass(frozen=True, slots=True)
class RatedSeat:
    """Who played a seat of a rated game, in which kingdom, and with which place."""

    subject: str
    kingdom: int
    place: int


def new_rating() -> Rating:
    """Of somebody who has not played."""
    start = PlackettLuce().rating()
    return Rating(start.mu, start.sigma)


def rated(seats: Sequence[RatedSeat], before: Mapping[str, Rating], weights: Mapping[str, float]) -> dict[str, Rating]:
    """The ratings after a game. Kingdoms compete; a level of the bots that plays several changes by the mean.

    A change has the weight of its subject.
    """
    model = PlackettLuce()
    kingdoms = sorted({seat.kingdom for seat in seats})
    teams = [[seat for seat in seats if seat.kingdom == kingdom] for kingdom in kingdoms]
    values = [
        [model.rating(mu=before[seat.subject].mu, sigma=before[seat.subject].sigma) for seat in team] for team in teams
    ]
    after = model.rate(values, ranks=[float(team[0].place) for team in teams])
    found: dict[str, list[tuple[float, float]]] = {}
    for team, new in zip(teams, after, strict=True):
        for seat, value in zip(team, new, strict=True):
            found.setdefault(seat.subject, []).append((value.mu, value.sigma))
    return {subject: _weighted(before[subject], own, weights[subject]) for subject, own in found.items()}


def _weighted(before: Rating, after: Sequence[tuple[float, float]], weight: float) -> Rating:
    mu = sum(value[0] for value in after) / len(after)
    sigma = sum(value[1] for value in after) / len(after)
    return Rating(
        before.mu + weight * (mu - before.mu),
        before.sigma + weight * (sigma - before.sigma),
        before.games + (weight > 0),
    )


def weight_of(repeats: Sequence[int]) -> float:
    """The weight of a game for one player, from how often each opponent was met within a day."""
    each = [1.0 if times < FULL_GAMES else 0.5 ** (times - FULL_GAMES + 1) for times in repeats]
    return sum(each) / len(each) if each else 0.0
