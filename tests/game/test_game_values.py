"""Games as values: equality, copies, pickles and digests."""

import copy
import json
import os
import pickle
import subprocess
import sys

import pytest
from hypothesis import given
from hypothesis import strategies as st

from fiefdom import Game, Match, Rules
from property_support.families import ONE_OF_EACH_LAYOUT, any_rules, each_layout, examples, seeds
from property_support.playing import decisions, played

stages = st.integers(0, 250)

DIGESTS = """
import json
from property_support.families import ONE_OF_EACH_LAYOUT
from property_support.playing import played
games = [played(rules, 12, 25) for rules in ONE_OF_EACH_LAYOUT]
print(json.dumps([[game.digest(), str(game.events[-1])] for game in games]))
"""


@given(rules=any_rules, seed=seeds, most=stages)
@examples(25)
def test_pickles_come_back_whole(rules: Rules, seed: int, most: int) -> None:
    """The position, the history, the moves that can be undone and the future chance events."""
    game = played(rules, seed, most)
    twin = pickle.loads(pickle.dumps(game))
    assert twin == game and twin is not game
    assert twin.digest() == game.digest()
    assert (twin.to_move, twin.awaits, twin.legal_moves) == (game.to_move, game.awaits, game.legal_moves)
    assert twin.kingdoms == game.kingdoms and twin.scores == game.scores
    again, other = game.copy(), twin.copy()
    assert list(decisions(again, seed)) == list(decisions(other, seed))
    assert again == other
    if most:
        assert twin.undo() == game.undo()
        assert twin == game and twin.digest() == game.digest()


@pytest.mark.interpreted
@each_layout
def test_deep_copies_and_pickles_of_every_layout(rules: Rules) -> None:
    game = played(rules, seed=5, most=15)
    for twin in (copy.deepcopy(game), copy.copy(game), pickle.loads(pickle.dumps(game)), game.copy()):
        assert twin == game and twin.digest() == game.digest()
        assert twin.rules == rules
        twin.push(twin.legal_actions[-1])
        assert twin != game and twin.digest() != game.digest()


def test_deep_copies_inside_other_things_stay_one_game() -> None:
    game = played(Rules.parse("totem(players=2)"), seed=5, most=15)
    first, second = copy.deepcopy([game, game])
    assert first is second and first is not game


@given(rules=any_rules, seed=seeds, most=stages)
@examples(15)
def test_equal_is_the_same_rules_and_events(rules: Rules, seed: int, most: int) -> None:
    game = played(rules, seed, most)
    assert game == played(rules, seed, most)
    assert not game != played(rules, seed, most)  # noqa: SIM202
    assert game != played(rules, seed + 1, most)
    assert (game == str(game)) is False and game != None  # noqa: E711
    with pytest.raises(TypeError, match="unhashable"):
        hash(game)


def test_other_rules_are_another_game() -> None:
    plain = Game.new("kingdomino(players=2)", seed=1)
    other = Game.new("kingdomino(players=2, harmony)", seed=1)
    assert plain.events == other.events
    assert plain != other and plain.digest() != other.digest()


def test_digests_tell_positions_apart() -> None:
    """Every position of a game has its own digest."""
    for rules in ONE_OF_EACH_LAYOUT:
        game = Game.new(rules, seed=2)
        digests = [game.digest(), *(game.digest() for _ in decisions(game, seed=2))]
        assert len(set(digests)) == len(digests)
        assert {len(digest) for digest in digests} == {32}


@pytest.mark.parametrize("hash_seed", ["0", "1234"])
def test_digests_are_the_same_in_every_process(hash_seed: str) -> None:
    environment = {**os.environ, "PYTHONHASHSEED": hash_seed, "PYTHONPATH": os.pathsep.join(filter(None, sys.path))}
    done = subprocess.run(
        [sys.executable, "-c", DIGESTS], capture_output=True, text=True, env=environment, timeout=600, check=True
    )
    found = json.loads(done.stdout)
    games = [played(rules, 12, 25) for rules in ONE_OF_EACH_LAYOUT]
    assert [digest for digest, _ in found] == [game.digest() for game in games]
    assert [event for _, event in found] == [str(game.events[-1]) for game in games]


def test_a_pickle_is_small() -> None:
    """It holds events and a random source, not the memory of every position that can be undone."""
    game = played(Rules.parse("royal_wedding(players=8, teams)"), seed=1)
    assert len(pickle.dumps(game)) < 40_000


@pytest.mark.parametrize("text", ["kingdomino(players=2, dynasty)", "tribe(players=3)"])
def test_matches_are_values_too(text: str) -> None:
    match = Match.new(text, seed=3)
    for _ in decisions(match.game, 3, 20):
        pass
    for twin in (pickle.loads(pickle.dumps(match)), copy.deepcopy(match)):
        assert twin == match
        twin.game.push(twin.game.legal_actions[0])
        assert twin != match
    assert match != Match.new(text, seed=4)
    assert (match == text) is False
    with pytest.raises(TypeError, match="unhashable"):
        hash(match)


def test_the_same_seed_is_the_same_game_and_none_is_another_each_time() -> None:
    for rules in ONE_OF_EACH_LAYOUT:
        assert Game.new(rules, seed=77) == Game.new(str(rules), seed=77)
        assert len({Game.new(rules).digest() for _ in range(8)}) > 1


@pytest.mark.parametrize("seed", [0, -1, 2**63, 2**64, -(2**70), 10**40])
def test_any_whole_number_is_a_seed(seed: int) -> None:
    rules = "kingdomino(players=2)"
    assert Game.new(rules, seed=seed) == Game.new(rules, seed=seed)


@pytest.mark.parametrize("rules", [None, 3, ["kingdomino"], b"kingdomino"])
def test_rules_must_be_rules(rules: object) -> None:
    with pytest.raises(TypeError, match="Rules are expected"):
        Game.new(rules)  # type: ignore[arg-type]
