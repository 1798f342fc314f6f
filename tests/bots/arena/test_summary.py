"""Statistics: intervals, ratings and what counts as a win, against slow definitions and known values."""

import math
import random
from statistics import mean, stdev

import pytest

from fiefdom.bots.arena import Estimate, Result, Settings, summarise
from fiefdom.bots.arena.estimates import clustered_mean, share, student
from fiefdom.bots.arena.ratings import rate
from fiefdom.rules import Rules

THREE = Settings(Rules.parse("kingdomino(players=3)"), ("fg", "random"))


def result(
    game: int, deal: int, seats: tuple[int, ...], scores: tuple[int, ...], places: tuple[int, ...] | None = None
) -> Result:
    if places is None:
        places = tuple(1 + sum(other > score for other in scores) for score in scores)
    bots = 1 + max(seats)
    times = tuple(0.5 for _ in range(bots))
    decisions = tuple(10 * (bot in seats) for bot in range(bots))
    kept = (None,) * len(seats)
    return Result(game, deal, 0, 0, seats, scores, places, kept, decisions, times, times, times, times, f"{game:016x}")


@pytest.mark.parametrize(
    ("number", "of", "low", "high"),
    [(0, 10, 0.0, 0.2775), (5, 10, 0.2366, 0.7634), (10, 10, 0.7225, 1.0), (81, 263, 0.2553, 0.3662), (0, 0, 0, 1)],
)
def test_wilson_intervals_are_those_of_the_literature(number: int, of: int, low: float, high: float) -> None:
    found = share(number, of)
    assert found.low == pytest.approx(low, abs=5e-5)
    assert found.high == pytest.approx(high, abs=5e-5)


@pytest.mark.parametrize(
    ("freedom", "value"),
    [
        (1, 12.7062),
        (2, 4.3027),
        (3, 3.1824),
        (4, 2.7764),
        (5, 2.5706),
        (6, 2.4469),
        (10, 2.2281),
        (30, 2.0423),
        (10**6, 1.95996),
    ],
)
def test_students_quantiles_are_those_of_the_tables(freedom: int, value: float) -> None:
    assert student(freedom) == pytest.approx(value, abs=1e-3)


def test_deals_of_one_game_each_give_the_usual_interval() -> None:
    values = [3.0, -1.0, 4.0, 8.0, 2.5]
    found = clustered_mean({deal: [value] for deal, value in enumerate(values)})
    half = student(4) * stdev(values) / math.sqrt(5)
    assert found.value == pytest.approx(mean(values))
    assert (found.low, found.high) == pytest.approx((mean(values) - half, mean(values) + half))


def test_games_of_one_deal_count_as_one_observation() -> None:
    single = clustered_mean({deal: [float(deal)] for deal in range(6)})
    repeated = clustered_mean({deal: [float(deal)] * 4 for deal in range(6)})
    assert (repeated.value, repeated.low, repeated.high) == pytest.approx((single.value, single.low, single.high))
    opposed = clustered_mean({deal: [deal, -deal] for deal in range(6)})
    assert (opposed.low, opposed.high) == (0, 0)


def test_one_deal_says_nothing_about_the_spread() -> None:
    assert clustered_mean({0: [1.0, 3.0]}) == Estimate(2.0, -math.inf, math.inf)
    assert clustered_mean({}).high == math.inf


def test_intervals_cover_the_truth_as_often_as_they_say() -> None:
    source = random.Random(1)
    covered = 0
    for _ in range(400):
        deals = {}
        for deal in range(8):
            luck = source.gauss(0, 3)
            deals[deal] = [5 + luck + source.gauss(0, 1) for _ in range(3)]
        found = clustered_mean(deals)
        covered += found.low <= 5 <= found.high
    assert 365 <= covered <= 395


def test_wins_draws_leads_and_differences() -> None:
    results = [
        result(0, 0, (0, 1, 1), (50, 40, 30)),
        result(1, 0, (1, 0, 1), (60, 20, 10)),
        # With equal points, the place decides who won.
        result(2, 0, (1, 1, 0), (44, 12, 44), places=(2, 3, 1)),
        result(3, 1, (0, 1, 1), (30, 30, 9), places=(1, 1, 3)),
        # The others share first place among themselves: no draw.
        result(4, 1, (1, 0, 1), (33, 3, 33), places=(1, 3, 1)),
    ]
    summary = summarise(THREE, results)
    hero, other = summary.rows
    assert (summary.games, summary.deals) == (5, 2)
    assert (hero.bot, hero.games, hero.wins, hero.draws) == ("fg", 5, 2, 1)
    assert (other.wins, other.draws) == (2, 1)
    assert hero.win_rate == share(2, 5)
    assert hero.score.value == pytest.approx((50 + 20 + 44 + 30 + 3) / 5)
    assert other.score.value == pytest.approx((70 + 70 + 56 + 39 + 66) / 10)
    leads = [[10, -40, 0], [0, -30]]
    assert hero.lead == clustered_mean(dict(enumerate(leads)))
    assert other.lead is not None and other.lead.value == pytest.approx(12.0)
    assert summary.difference is not None
    assert summary.difference.value == pytest.approx((15 - 15 + 16 + 10.5 - 30) / 5)
    assert (hero.decisions, hero.cpu_mean, hero.cpu_longest) == (50, 0.05, 0.5)


def test_the_order_of_games_does_not_matter() -> None:
    results = [result(game, game // 3, (0, 1, 1), (game % 7, game % 5, game % 3)) for game in range(30)]
    shuffled = results[:]
    random.Random(3).shuffle(shuffled)
    assert summarise(THREE, shuffled) == summarise(THREE, results)
    assert summarise(THREE, results[:-1]).digest != summarise(THREE, results).digest


def test_one_bot_alone_wins_against_nobody() -> None:
    alone = Settings(THREE.rules, ("fg",))
    (row,) = summarise(alone, [result(0, 0, (0, 0, 0), (1, 2, 6)), result(1, 1, (0, 0, 0), (3, 3, 3))]).rows
    assert (row.wins, row.draws, row.win_rate, row.lead, row.rating) == (None,) * 5
    assert row.score.value == 3


def test_a_bot_counts_only_games_it_played() -> None:
    four = Settings(Rules.parse("kingdomino(players=2)"), ("fg", "random", "greedy"))
    results = [result(0, 0, (0, 1), (5, 3)), result(1, 0, (0, 2), (5, 9)), result(2, 0, (1, 2), (5, 9))]
    rows = summarise(four, results).rows
    assert [(row.games, row.wins) for row in rows] == [(2, 1), (2, 0), (2, 2)]
    assert summarise(four, results).difference is None


def test_no_games_have_no_summary() -> None:
    with pytest.raises(ValueError, match="no games"):
        summarise(THREE, [])


def test_ratings_order_bots_and_grow_surer() -> None:
    games = [result(game, game, (0, 1, 2), (30 + game % 3, 20, 10)) for game in range(60)]
    best, middle, worst = rate(games, 3)
    assert best.mu > middle.mu > worst.mu
    early = rate(games[:5], 3)
    assert best.sigma < early[0].sigma < 25 / 3
    assert rate(games[::-1], 3) == rate(games, 3)


def test_equal_results_leave_ratings_equal_and_a_bot_against_itself_where_it_was() -> None:
    one, other = rate([result(game, game, (0, 1), (7, 7)) for game in range(10)], 2)
    assert one == other and one.mu == pytest.approx(25)
    hero, others = rate([result(0, 0, (0, 1, 1), (9, 5, 3))], 2)
    assert hero.mu > 25 > others.mu
