"""Ratings by openskill's Plackett-Luce model, updated game by game."""

from collections.abc import Iterable
from dataclasses import dataclass

from openskill.models import PlackettLuce, PlackettLuceRating

from fiefdom.bots.arena.results import Result


@dataclass(frozen=True, slots=True)
class Rating:
    """How strong a bot is (every bot starts at 25), and how uncertain that is."""

    mu: float
    sigma: float


def rate(results: Iterable[Result], bots: int) -> tuple[Rating, ...]:
    """The ratings after these games, which are processed in the order of their numbers.

    Every kingdom competes on its own; the rating of a bot that plays several changes by the mean of their changes. Bots
    do not change between games, so no uncertainty is added (tau is 0).
    """
    model = PlackettLuce(tau=0.0)
    ratings = [model.rating() for _ in range(bots)]
    for result in sorted(results, key=lambda result: result.game):
        teams = [[ratings[bot]] for bot in result.seats]
        after = model.rate(teams, ranks=[float(place) for place in result.places])
        for bot in set(result.seats):
            own = [team[0] for team, seat in zip(after, result.seats, strict=True) if seat == bot]
            ratings[bot] = _mean(model, own)
    return tuple(Rating(rating.mu, rating.sigma) for rating in ratings)


def _mean(model: PlackettLuce, ratings: list[PlackettLuceRating]) -> PlackettLuceRating:
    number = len(ratings)
    return model.rating(
        mu=sum(rating.mu for rating in ratings) / number, sigma=sum(rating.sigma for rating in ratings) / number
    )
