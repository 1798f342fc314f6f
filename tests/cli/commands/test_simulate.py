"""`fiefdom simulate`: exact sums with any number of threads; ties as in C12 and V1."""

import hashlib
import json
import math
from dataclasses import replace

import numpy as np
import pytest
from click.testing import CliRunner

from fiefdom.analysis import simulate as simulation
from fiefdom.cli.main import program
from fiefdom.engine.engine import engine_for, random_sources
from fiefdom.game.match import rank_dynasty
from fiefdom.game.outcome import rank
from fiefdom.rules import Rules

KEYS = {
    *("rules", "seed", "games", "jobs", "mean_scores", "standard_deviations", "lowest_scores"),
    *("highest_scores", "first_places_percent", "shared_wins_percent", "discards_per_game"),
    *("decisions_per_game", "games_per_second", "decisions_per_second", "seconds", "signature"),
}
MEASURED = {"jobs", "games_per_second", "decisions_per_second", "seconds"}


def run(*arguments):
    return CliRunner().invoke(program, ["simulate", *arguments])


def as_object(*arguments):
    found = run(*arguments, "--json")
    assert found.exit_code == 0, found.output
    return json.loads(found.output)


def outcomes(rules, games, seed):
    """The slow definition: every game is ranked by itself, through `Game`."""
    single = replace(rules, dynasty=False)
    engine = engine_for(single)
    states = engine.new_states(games)
    engine.play_out(states, random_sources(seed, 0, games))
    criteria = [("total", "points"), ("largest_territory", "largest territory"), ("crowns", "crowns")]
    for row in engine.standings(states):
        rows = [
            {
                "kingdom": number,
                "seats": (),
                "total": int(total),
                "largest_territory": int(largest),
                "crowns": int(crowns),
            }
            for number, (total, largest, crowns) in enumerate(row)
        ]
        yield rank(rows, criteria if single.has_crown_tie_break else criteria[:2])


def test_the_object_has_every_key():
    found = as_object("kingdomino(players=2)", "--games", "3", "--seed", "5")
    assert set(found) == KEYS
    assert (found["rules"], found["seed"], found["games"], found["jobs"]) == ("kingdomino(players=2)", 5, 3, 1)
    assert found["decisions_per_game"] == 48
    assert len(found["mean_scores"]) == 2


@pytest.mark.parametrize("rules", ["kingdomino(players=2)", "kingdomino(players=4, dynasty)", "tribe"])
def test_jobs_change_nothing_but_the_time(rules):
    games = str(3 * simulation.CHUNK + 7)
    found = [as_object(rules, "--games", games, "--jobs", jobs) for jobs in ("1", "2", "7")]
    for one in found:
        for key in MEASURED:
            one.pop(key)
    assert found[0] == found[1] == found[2]


def test_scores_signature_and_spread_are_those_of_the_games():
    rules, games = Rules.parse("queendomino(players=3)"), 300
    engine = engine_for(rules)
    states = engine.new_states(games)
    decisions = engine.play_out(states, random_sources(9, 0, games))
    totals = engine.totals(states)
    found = simulation.simulate(rules, games, 9)
    assert found.mean_scores == list(totals.mean(axis=0))
    assert np.allclose(found.standard_deviations, totals.std(axis=0), rtol=1e-12)
    assert found.lowest_scores == totals.min(axis=0).tolist()
    assert found.highest_scores == totals.max(axis=0).tolist()
    assert found.decisions == decisions.sum()
    assert found.discards == sum(int(state.kingdom[number].discards) for state in states for number in range(3))
    expected = hashlib.blake2b(engine.signatures(states).astype("<u8").tobytes(), digest_size=8)
    assert found.signature == expected.hexdigest()


@pytest.mark.parametrize("text", ["kingdomino(players=2)", "queendomino(players=4)", "royal_wedding(players=7, teams)"])
def test_first_places_and_shared_wins_are_those_of_each_outcome(text):
    rules, games = Rules.parse(text), 400
    found = simulation.simulate(rules, games, 3)
    winners = [outcome.winners for outcome in outcomes(rules, games, 3)]
    assert found.shared_wins == sum(len(each) > 1 for each in winners)
    for number in range(rules.kingdoms):
        assert found.first_places[number] == sum(number in each for each in winners)


def test_a_dynasty_is_a_match_of_three_streams():
    rules, matches = Rules.parse("kingdomino(players=2, dynasty)"), 300
    games = list(outcomes(rules, 3 * matches, 4))
    ranked = [rank_dynasty(rules, games[3 * number : 3 * number + 3]) for number in range(matches)]
    found = simulation.simulate(rules, matches, 4)
    totals = [sorted(outcome.ranking, key=lambda row: row.kingdom) for outcome in ranked]
    assert found.mean_scores == [sum(rows[number].total for rows in totals) / matches for number in range(2)]
    assert found.first_places == [sum(number in outcome.winners for outcome in ranked) for number in range(2)]
    assert found.shared_wins == sum(len(outcome.winners) > 1 for outcome in ranked)
    single = simulation.simulate(replace(rules, dynasty=False), 3 * matches, 4)
    assert (found.signature, found.decisions, found.discards) == (single.signature, single.decisions, single.discards)


def test_best_picks_all_that_share_the_highest_value():
    candidates = np.array([[True, True, False], [True, False, True]])
    values = np.array([[3, 3, 9], [-5, 9, -5]])
    assert simulation._best(candidates, values).tolist() == [[True, True, False], [True, False, True]]


@pytest.mark.parametrize(("one", "other"), [("1", str(1 + 2**64)), ("-1", str(2**64 - 1)), ("0", str(-(2**70)))])
def test_seeds_are_taken_modulo_2_to_the_64(one, other):
    first, second = (as_object("kingdomino(players=2)", "--games", "5", "--seed", seed) for seed in (one, other))
    assert (first["seed"], first["signature"]) == (second["seed"], second["signature"])


def test_another_seed_is_another_deal():
    signatures = {as_object("kingdomino", "--games", "5", "--seed", str(seed))["signature"] for seed in range(5)}
    assert len(signatures) == 5


def test_text_has_a_line_for_each_kingdom_and_fact():
    found = run("royal_wedding(players=7, teams)", "--games", "20").output.splitlines()
    assert found[0] == "royal_wedding(players=7, teams): 20 random games, seed 1"
    assert [line.split("  ")[0] for line in found[3:7]] == [
        "1 (seats 1, 2)",
        "2 (seats 3, 4)",
        "3 (seats 5, 6)",
        "4 (seat 7)",
    ]
    facts = [line[:22].strip() for line in found[8:]]
    assert facts == ["shared wins", "discards per game", "decisions per game", "speed", "signature"]
    assert max(len(line) for line in found) <= 80


def test_one_game_has_no_spread():
    found = simulation.simulate(Rules.parse("totem(players=2)"), 1, 1)
    assert found.standard_deviations == [0.0, 0.0]
    assert "1 random game," in run("totem(players=2)", "--games", "1").output


def test_progress_counts_every_game():
    heard = []
    simulation.simulate(Rules.parse("kingdomino"), 2 * simulation.CHUNK + 1, 1, 2, heard.append)
    assert heard == [simulation.CHUNK, simulation.CHUNK, 1]


def test_many_chunks_add_up_as_one(monkeypatch):
    rules = Rules.parse("kingdomino(players=3)")
    whole = simulation.simulate(rules, 50, 1)
    monkeypatch.setattr(simulation, "CHUNK", 3)
    parts = simulation.simulate(rules, 50, 1)
    assert replace(parts, seconds=whole.seconds) == whole
    assert math.isclose(sum(whole.mean_scores), sum(parts.mean_scores))


@pytest.mark.parametrize(
    ("option", "value"),
    [
        ("--games", "0"),
        ("--games", "-3"),
        ("--games", "ten"),
        ("--games", "1e6"),
        ("--games", ""),
        ("--games", str(10**30)),
        ("--games", "9" * 5000),
        ("--jobs", "0"),
        ("--jobs", "1000"),
        ("--seed", "lucky"),
        ("--seed", "1.5"),
        ("--seed", ""),
    ],
)
def test_numbers_out_of_reason_are_refused(option, value):
    found = run("kingdomino", option, value)
    assert found.exit_code == 2
    assert f"{option} takes a whole number" in found.stderr
    assert repr(value[:80])[:-1] in found.stderr
    assert len(found.stderr) < 300
