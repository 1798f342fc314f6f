"""Statistics about the bots from a set of games."""

import hashlib
from collections import Counter, defaultdict
from collections.abc import Callable, Iterable, Sequence
from dataclasses import dataclass

from fiefdom.bots.arena.bot_lists import labels
from fiefdom.bots.arena.estimates import Estimate, clustered_mean, share
from fiefdom.bots.arena.ratings import Rating, rate
from fiefdom.bots.arena.results import Result
from fiefdom.bots.arena.schedule import Settings
from fiefdom.bots.refusals import ArenaCode
from fiefdom.errors import InvalidArgument


@dataclass(frozen=True, slots=True)
class BotSummary:
    """One bot. If it is the only one, there is no opponent: wins, draws, lead and rating are None.

    A game is won if all kingdoms in first place are the bot's, and drawn if it shares first place with another bot.
    The lead of a game is the bot's best score minus the best of the other bots; `score` is the mean over all its
    kingdoms. `forfeits` counts the games in which its program failed, by the key of the reason. Times are seconds per
    decision with more than one legal action: CPU time (all threads) and wall time.
    """

    bot: str
    games: int
    wins: int | None
    draws: int | None
    win_rate: Estimate | None
    score: Estimate
    lead: Estimate | None
    rating: Rating | None
    forfeits: dict[str, int]
    decisions: int
    cpu_mean: float
    cpu_longest: float
    wall_mean: float
    wall_longest: float


@dataclass(frozen=True, slots=True)
class Summary:
    """All bots of a run, in the order they were given. `difference` is for two bots: score of the first minus that of
    the second, deal by deal. `digest` depends on the end of every game: equal digests mean equal games."""

    settings: Settings
    games: int
    deals: int
    rows: tuple[BotSummary, ...]
    difference: Estimate | None
    digest: str


def summarise(settings: Settings, results: Iterable[Result]) -> Summary:
    """Statistics of these games; their order does not matter. Raises InvalidArgument if there are none."""
    ordered = sorted(results, key=lambda result: result.game)
    if not ordered:
        raise InvalidArgument(ArenaCode.NO_GAMES())
    bots = len(settings.bots)
    ratings: Sequence[Rating | None] = rate(ordered, bots) if bots > 1 else [None]
    names = labels(settings.bots)
    rows = tuple(_row(names[bot], bot, ordered, ratings[bot]) for bot in range(bots))
    difference = _by_deal(ordered, lambda game: [_score(game, 0) - _score(game, 1)]) if bots == 2 else None
    deals = len({result.deal for result in ordered})
    return Summary(settings, len(ordered), deals, rows, difference, _digest(ordered))


def _row(name: str, bot: int, results: list[Result], rating: Rating | None) -> BotSummary:
    own = [result for result in results if bot in result.seats]
    decisions = sum(result.decisions[bot] for result in own)
    wins = sum(_winners(result) == {bot} for result in own)
    draws = sum(bot in _winners(result) for result in own) - wins
    return BotSummary(
        bot=name,
        games=len(own),
        wins=None if rating is None else wins,
        draws=None if rating is None else draws,
        win_rate=None if rating is None else share(wins, len(own)),
        score=_by_deal(own, lambda game: _scores(game, bot)),
        lead=None if rating is None else _by_deal(own, lambda game: [_lead(game, bot)]),
        rating=rating,
        forfeits=_forfeits(own, bot),
        decisions=decisions,
        cpu_mean=sum(result.cpu[bot] for result in own) / max(1, decisions),
        cpu_longest=max((result.longest_cpu[bot] for result in own), default=0.0),
        wall_mean=sum(result.wall[bot] for result in own) / max(1, decisions),
        wall_longest=max((result.longest_wall[bot] for result in own), default=0.0),
    )


def _forfeits(results: Iterable[Result], bot: int) -> dict[str, int]:
    reasons = [{key for seat, key in zip(game.seats, game.forfeits, strict=True) if seat == bot} for game in results]
    return dict(sorted(Counter(key for keys in reasons for key in keys if key).items()))


def _by_deal(results: Iterable[Result], values: Callable[[Result], Sequence[float]]) -> Estimate:
    deals: dict[int, list[float]] = defaultdict(list)
    for result in results:
        deals[result.deal] += values(result)
    return clustered_mean(deals)


def _winners(result: Result) -> set[int]:
    return {bot for bot, place in zip(result.seats, result.places, strict=True) if place == 1}


def _scores(result: Result, bot: int) -> list[int]:
    return [score for seat, score in zip(result.seats, result.scores, strict=True) if seat == bot]


def _score(result: Result, bot: int) -> float:
    scores = _scores(result, bot)
    return sum(scores) / len(scores)


def _lead(result: Result, bot: int) -> int:
    others = [score for seat, score in zip(result.seats, result.scores, strict=True) if seat != bot]
    return max(_scores(result, bot)) - max(others)


def _digest(results: Iterable[Result]) -> str:
    hashed = hashlib.blake2b(digest_size=8)
    for result in results:
        hashed.update(f"{result.game} {result.digest}\n".encode())
    return hashed.hexdigest()
