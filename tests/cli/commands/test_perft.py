"""`fiefdom perft`: the counts equal those obtained by playing every sequence."""

import json

import pytest
from click.testing import CliRunner

from fiefdom import Game, Rules
from fiefdom.analysis.perft import count, split
from fiefdom.cli.main import program

TABLES = [
    "kingdomino(players=2)",
    "queendomino(players=2)",
    "royal_wedding(players=3)",
    "discovery(players=2)",
    "totem(players=4)",
    "tribe(players=2)",
]


def run(*arguments):
    return CliRunner().invoke(program, ["perft", *arguments])


def played(game, depth):
    """The slow definition: play every sequence; a copy of a game has the same future chance events."""
    if depth == 0:
        return 1
    sequences = 0
    for action in game.legal_actions:
        after = game.copy()
        after.push(action)
        sequences += played(after, depth - 1)
    return sequences


@pytest.mark.parametrize("rules", TABLES)
def test_counts_equal_the_games_played_one_by_one(rules):
    game = Game.new(rules, seed=3)
    counts = [each.sequences for each in count(Rules.parse(rules), 3, range(1, 4))]
    assert counts == [played(game, depth) for depth in (1, 2, 3)]


@pytest.mark.parametrize("rules", TABLES)
def test_the_split_adds_up_to_the_count(rules):
    parsed = Rules.parse(rules)
    (whole,) = count(parsed, 5, range(5, 6))
    parts = dict(split(parsed, 5, 5))
    assert sum(parts.values()) == whole.sequences
    assert list(parts) == [str(move) for move in Game.new(rules, seed=5).legal_moves]


@pytest.mark.interpreted
def test_json():
    found = json.loads(run("kingdomino(players=2)", "--depth", "4", "--seed", "2", "--json").output)
    assert {key: found[key] for key in ("rules", "seed", "depth")} == {
        "rules": "kingdomino(players=2)",
        "seed": 2,
        "depth": 4,
    }
    assert [count["depth"] for count in found["counts"]] == [1, 2, 3, 4]
    assert [count["sequences"] for count in found["counts"]] == [4, 12, 24, 24]
    assert set(found["counts"][0]) == {"depth", "sequences", "seconds", "sequences_per_second"}


def test_json_of_a_split():
    found = json.loads(run("tribe(players=2)", "--depth", "4", "--split", "--json").output)
    assert set(found) == {"rules", "seed", "depth", "sequences", "seconds", "split"}
    assert sum(found["split"].values()) == found["sequences"]


def test_text():
    lines = run("kingdomino", "--depth", "6").output.splitlines()
    assert lines[0] == "kingdomino(players=4), seed 1"
    assert [line.split()[:2] for line in lines[3:]] == [
        *(["1", "4"], ["2", "12"], ["3", "24"], ["4", "24"], ["5", "576"], ["6", "2,304"]),
    ]


def test_text_of_a_split():
    lines = run("discovery(players=2)", "--depth", "1", "--split").output.splitlines()
    assert lines[0] == "discovery(players=2), seed 1, depth 1"
    assert [line.split()[0] for line in lines[2:]] == ["pair", "pair", "all"]
    assert lines[-1].split() == ["all", "2"]


def test_of_a_dynasty_the_first_game_is_counted():
    one, other = (run(rules, "--depth", "5", "--split").output for rules in ("dynasty", "kingdomino(players=4)"))
    assert one == other


def test_depth_by_default_and_huge_seeds():
    assert run("kingdomino", "--seed", str(10**40)).exit_code == 0


@pytest.mark.parametrize("depth", ["0", "-1", "100", "deep", "2.5", ""])
def test_depths_out_of_reason_are_refused(depth):
    found = run("kingdomino", "--depth", depth)
    assert found.exit_code == 2
    assert "--depth takes a whole number from 1 to 99" in found.stderr
