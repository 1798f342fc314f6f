"""Ladders: known strengths are found again, intervals hold, and files are read as they are."""

import random
from pathlib import Path

import pytest

from fiefdom.bots.arena import Result, Settings, Store, run
from fiefdom.bots.arena.ladder import Run, ladder, read_runs, runs_in
from fiefdom.errors import TextError
from fiefdom.rules import Rules

DUEL = Rules.parse("kingdomino(players=2)")


def result(number: int, deal: int, seats: tuple[int, ...], places: tuple[int, ...]) -> Result:
    zero = (0.0,) * 4
    kept = (None,) * len(seats)
    return Result(number, deal, 0, 0, seats, places, places, kept, (1,) * 4, zero, zero, zero, zero, "")


def simulated(elos: dict[str, float], games: int, seed: int) -> Run:
    """Games of two between bots of known strength."""
    source, names = random.Random(seed), list(elos)
    found = []
    for number in range(games):
        one, other = source.sample(range(len(names)), 2)
        chance = 1 / (1 + 10 ** ((elos[names[other]] - elos[names[one]]) / 400))
        won = source.random() < chance
        found.append(result(number, number, (one, other), (1, 2) if won else (2, 1)))
    return Run({"bots": names, "seed": seed, "software": "x"}, found)


def test_known_strengths_are_within_their_intervals() -> None:
    elos = {"a": 150.0, "b": 50.0, "c": -50.0, "d": -150.0}
    hits = 0
    for seed in range(25):
        rungs = ladder([simulated(elos, 400, seed)])
        hits += sum(rung.elo.low <= elos[rung.bot] <= rung.elo.high for rung in rungs)
        assert sum(rung.elo.value for rung in rungs) == pytest.approx(0, abs=1e-6)
    assert hits >= 88  # of 100: 95 are expected


def test_the_strongest_comes_first_with_its_games_and_points() -> None:
    rungs = ladder([simulated({"weak": -200.0, "strong": 200.0}, 300, 1)])
    assert [rung.bot for rung in rungs] == ["strong", "weak"]
    assert [rung.games for rung in rungs] == [300, 300]
    assert rungs[0].score == pytest.approx(1 - rungs[1].score) and rungs[0].score > 0.8


def test_a_bot_that_never_lost_has_a_finite_rating_and_a_wide_interval() -> None:
    run = Run({"bots": ["a", "b"], "seed": 1, "software": "x"}, [result(n, n, (0, 1), (1, 2)) for n in range(20)])
    best = ladder([run])[0]
    assert best.bot == "a" and best.score == 1.0
    assert 100 < best.elo.value < 2000 and best.elo.high - best.elo.low > 200


def test_games_of_one_deal_are_one_observation() -> None:
    """The same results, called one deal or many: the interval must not shrink because games repeat each other."""
    places = [(1, 2) if number % 3 else (2, 1) for number in range(60)]

    def half(deals: list[int]) -> float:
        games = [result(n, deal, (0, 1), place) for n, (deal, place) in enumerate(zip(deals, places, strict=True))]
        top = ladder([Run({"bots": ["a", "b"], "seed": 1, "software": "x"}, games * 1)])[0]
        return top.elo.high - top.elo.low

    alike = [0 if place == (1, 2) else 1 for place in places]
    assert half(alike) > 2 * half(list(range(60)))


def test_runs_meet_on_one_scale_and_versions_are_kept_apart() -> None:
    one = simulated({"a": 100.0, "b": 0.0}, 200, 1)
    two = simulated({"b": 0.0, "c": -100.0}, 200, 2)
    assert [rung.bot for rung in ladder([one, two])] == ["a", "b", "c"]
    later = Run({**two.header, "software": "y"}, two.results)
    assert {rung.bot for rung in ladder([one, later])} == {"a @x", "b @x", "b @y", "c @y"}


def test_more_kingdoms_are_compared_two_by_two() -> None:
    games = [result(n, n, (0, 1, 1, 2), (1, 2, 2, 4)) for n in range(10)]
    rungs = ladder([Run({"bots": ["a", "b", "c"], "seed": 1, "software": "x"}, games)])
    assert [rung.bot for rung in rungs] == ["a", "b", "c"]
    assert [rung.score for rung in rungs] == [1.0, 0.5, 0.0]


def test_files_of_real_runs_are_read(tmp_path: Path) -> None:
    for number, names in enumerate((("greedy", "random"), ("gprd", "random"))):
        settings = Settings(DUEL, names)
        with Store(tmp_path / f"{number}.jsonl", settings) as store:
            run(settings, 10, store=store)
    (tmp_path / "other.jsonl").write_text("something else\n")
    three = Settings(Rules.parse("kingdomino(players=3)"), ("gprd",))
    Store(tmp_path / "three.jsonl", three).close()
    with (tmp_path / "0.jsonl").open("a") as file:
        file.write('{"game": 99, "torn')
    rungs = ladder(runs_in(DUEL, tmp_path))
    assert {rung.bot for rung in rungs} == {"greedy", "gprd", "random"} and rungs[-1].bot == "random"
    with pytest.raises(TextError, match="is not a file of arena results"):
        read_runs(DUEL, [tmp_path / "other.jsonl"])
    with pytest.raises(TextError, match="one ladder is for one game"):
        read_runs(DUEL, [tmp_path / "three.jsonl"])
    with pytest.raises(TextError, match="at least two bots"):
        ladder([])
