"""Sequential tests: the ratio, the verdict, and that neither the order of games nor an interruption changes it."""

import random
from math import exp, inf, log

import pytest

from fiefdom.bots.arena import Result, Settings, Store, plan, run
from fiefdom.bots.arena.result_store import header
from fiefdom.bots.arena.sprt import (
    NOT_STRONGER,
    PAIR_SCORES,
    STRONGER,
    Bounds,
    SequentialTest,
    elo_of,
    expected_score,
    half_points,
    log_likelihood_ratio,
    read_bounds,
)
from fiefdom.errors import TextError
from fiefdom.rules import Rules

DUEL = Rules.parse("kingdomino(players=2)")
TEST = Bounds(0, 40)


def game(deal: int, rotation: int, half: int) -> Result:
    """A game of two in which the first bot gets so many half points."""
    seats = (0, 1) if rotation == 0 else (1, 0)
    place = {2: 1, 1: 1, 0: 2}[half]
    other = {2: 2, 1: 1, 0: 1}[half]
    places = tuple(place if seat == 0 else other for seat in seats)
    zero = (0.0, 0.0)
    return Result(2 * deal + rotation, deal, 0, rotation, seats, (9, 9), places, (None, None), (1, 1),
                  zero, zero, zero, zero, "0" * 16)  # fmt: skip


def games(shares: list[float], deals: int, seed: int) -> list[Result]:
    """Pairs with these chances of the five outcomes."""
    source = random.Random(seed)
    found = []
    for deal in range(deals):
        points = source.choices(range(5), shares)[0]
        first = source.choice([half for half in range(3) if 0 <= points - half <= 2])
        found += [game(deal, 0, first), game(deal, 1, points - first)]
    return found


def verdict_on(results: list[Result], bounds: Bounds = TEST) -> SequentialTest:
    test = SequentialTest(bounds)
    for result in results:
        if test.add(result):
            break
    return test


def brute_force(pairs: list[int], bounds: Bounds) -> float:
    """The ratio by climbing: the most likely distribution with a given mean, found without a formula."""

    def best(mean: float) -> float:
        shares = [0.2] * 5

        def projected(values: list[float]) -> list[float]:
            # Exponential tilting onto the mean; with its own mean as the start any positive point will do.
            low, high = -200.0, 200.0
            for _ in range(200):
                middle = (low + high) / 2
                weights = [value * exp(middle * score) for value, score in zip(values, PAIR_SCORES, strict=True)]
                now = sum(w * s for w, s in zip(weights, PAIR_SCORES, strict=True)) / sum(weights)
                low, high = (middle, high) if now < mean else (low, middle)
            return [weight / sum(weights) for weight in weights]

        source, step = random.Random(1), 0.5
        shares = projected(shares)

        def value(shares: list[float]) -> float:
            return sum(count * log(share) for count, share in zip(pairs, shares, strict=True))

        now = value(shares)
        for turn in range(3000):
            if turn % 300 == 299:
                step /= 2
            tried = projected([share * exp(source.gauss(0, step)) for share in shares])
            if min(tried) > 0 and value(tried) > now:
                shares, now = tried, value(tried)
        return now

    return best(expected_score(bounds.high)) - best(expected_score(bounds.low))


@pytest.mark.parametrize("pairs", [[10, 20, 40, 25, 15], [3, 2, 9, 8, 11]])
def test_the_ratio_is_that_of_the_most_likely_distributions(pairs: list[int]) -> None:
    bounds = Bounds(0, 40)
    assert log_likelihood_ratio(pairs, bounds) == pytest.approx(brute_force(pairs, bounds), abs=0.02)


def test_the_ratio_is_near_the_normal_approximation_for_many_pairs() -> None:
    pairs, bounds = [1000, 2100, 4000, 2300, 1100], Bounds(0, 10)
    total = sum(pairs)
    mean = sum(count * score for count, score in zip(pairs, PAIR_SCORES, strict=True)) / total
    variance = sum(count * (score - mean) ** 2 for count, score in zip(pairs, PAIR_SCORES, strict=True)) / total
    low, high = expected_score(0), expected_score(10)
    normal = total * (high - low) * (2 * mean - low - high) / (2 * variance)
    assert log_likelihood_ratio(pairs, bounds) == pytest.approx(normal, rel=0.02)


def test_elo_and_scores_are_inverse() -> None:
    for elo in (-300.0, 0.0, 17.0, 400.0):
        assert elo_of(expected_score(elo)) == pytest.approx(elo)
    assert (elo_of(0.0), elo_of(1.0)) == (-inf, inf)
    assert expected_score(400) == pytest.approx(10 / 11)


def test_a_stronger_bot_is_found_and_an_equal_one_is_not() -> None:
    strong = [verdict_on(games([5, 15, 30, 30, 20], 4000, seed)) for seed in range(20)]
    equal = [verdict_on(games([10, 20, 40, 20, 10], 4000, seed)) for seed in range(20)]
    assert [test.verdict for test in strong].count(STRONGER) >= 18
    assert [test.verdict for test in equal].count(NOT_STRONGER) >= 17
    assert all(test.elo.low < test.elo.value < test.elo.high for test in strong)
    assert max(test.deals for test in strong) < 1000


def test_wrong_verdicts_are_as_rare_as_promised() -> None:
    """200 tests of equal bots: about 5 % may be wrong."""
    wrong = sum(
        verdict_on(games([10, 20, 40, 20, 10], 1000, seed), Bounds(0, 100)).verdict == STRONGER for seed in range(200)
    )
    assert wrong <= 20


def test_the_order_of_games_does_not_matter_and_later_games_do_not_count() -> None:
    results = games([5, 15, 30, 30, 20], 2000, 3)
    one = verdict_on(results)
    assert one.verdict == STRONGER
    shuffled = list(results)
    random.Random(1).shuffle(shuffled)
    other = SequentialTest(Bounds(0, 40))
    for result in shuffled:
        other.add(result)
    assert (other.pairs, other.verdict, other.ratio) == (one.pairs, one.verdict, one.ratio)


def test_half_a_pair_does_not_count() -> None:
    test = SequentialTest(Bounds(0, 10))
    assert not test.add(game(0, 0, 2)) and test.deals == 0 and test.ratio == 0
    assert not test.add(game(0, 1, 1)) and test.pairs == [0, 0, 0, 1, 0]


def test_points_of_a_game_with_more_kingdoms() -> None:
    def place(seats: tuple[int, ...], places: tuple[int, ...]) -> int:
        zero = (0.0, 0.0)
        kept = (None,) * len(seats)
        return half_points(Result(0, 0, 0, 0, seats, places, places, kept, (1, 1), zero, zero, zero, zero, ""))

    assert place((0, 1, 0, 1), (1, 2, 3, 4)) == 2
    assert place((0, 1, 0, 1), (2, 1, 3, 4)) == 0
    assert place((0, 1, 0, 1), (1, 1, 3, 4)) == 1
    assert place((0, 1, 0, 1), (1, 3, 1, 4)) == 2


@pytest.mark.parametrize("text", ["", "5", "10,0", "0,0", "a,b", "0,10,20", "nan,5", "0,inf", "-2000,0"])
def test_bounds_that_are_none_are_refused(text: str) -> None:
    with pytest.raises(TextError, match="--sprt takes two Elo differences"):
        read_bounds(text)
    assert read_bounds(" -5, 5") == Bounds(-5, 5)


@pytest.mark.parametrize(
    ("rules", "seats"),
    [
        ("kingdomino(players=2)", [(0, 1), (1, 0)]),
        ("kingdomino(players=3)", [(0, 1, 0), (1, 0, 1)]),
        ("kingdomino(players=4)", [(0, 1, 0, 1), (1, 0, 1, 0)]),
        ("royal_wedding(players=6, teams)", [(0, 1, 0), (1, 0, 1)]),
    ],
)
def test_every_deal_is_played_twice_with_the_bots_exchanged(rules: str, seats: list[tuple[int, ...]]) -> None:
    settings = Settings(Rules.parse(rules), ("greedy", "random"), exchanged=True)
    found = list(plan(settings, 4))
    assert [pairing.seats for pairing in found] == seats * 2
    assert [pairing.deal for pairing in found] == [0, 0, 1, 1]
    with pytest.raises(TextError, match="compares two bots, not 3"):
        Settings(Rules.parse(rules), ("greedy", "random", "random"), exchanged=True)


def test_results_of_two_are_shared_with_the_usual_arena_and_others_are_not(tmp_path) -> None:  # type: ignore[no-untyped-def]
    usual, exchanged = (Settings(DUEL, ("gprd", "random"), exchanged=way) for way in (False, True))
    assert header(usual) == header(exchanged)
    assert [each.seats for each in plan(usual, 4)] == [each.seats for each in plan(exchanged, 4)]
    three = Rules.parse("kingdomino(players=3)")
    Store(tmp_path / "x.jsonl", Settings(three, ("gprd", "random"))).close()
    with pytest.raises(TextError, match="other seats"):
        Store(tmp_path / "x.jsonl", Settings(three, ("gprd", "random"), exchanged=True))


def test_a_real_test_between_bots() -> None:
    settings = Settings(DUEL, ("greedy", "random"), exchanged=True)
    test = verdict_on(run(settings, 40), Bounds(0, 200))
    assert test.verdict == STRONGER and test.deals < 20
