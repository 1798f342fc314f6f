"""Copies are independent, and an undone move leaves no trace."""

import copy

import pytest
from hypothesis import given
from hypothesis import strategies as st

from fiefdom import Game, IllegalMove, Rules
from property_support.families import any_rules, each_flow, each_layout, examples, seeds
from property_support.playing import decisions, played

stages = st.integers(0, 200)


def picture(game: Game) -> tuple[object, ...]:
    """Everything visible in a game, including its bytes."""
    return (
        game.digest(),
        game.history,
        game.to_move,
        game.awaits,
        tuple(game.legal_actions),
        game.scores,
        game.line,
        game.next_line,
        game.kingdoms,
    )


@pytest.mark.parametrize("make", [Game.copy, copy.copy, copy.deepcopy], ids=["copy()", "copy", "deepcopy"])
@given(rules=any_rules, seed=seeds, most=stages)
@examples(10)
def test_a_copy_is_independent_both_ways(make, rules: Rules, seed: int, most: int) -> None:
    game = played(rules, seed, most)
    twin = make(game)
    before = picture(game)
    assert picture(twin) == before
    made = list(decisions(twin, seed, 20))
    assert picture(game) == before
    later = picture(twin)
    for _ in decisions(game, seed + 1, 20):
        pass
    assert picture(twin) == later
    for _ in made:
        twin.undo()
    assert picture(twin) == before


@given(rules=any_rules, seed=seeds, most=stages)
@examples(15)
def test_a_copy_has_the_same_chance_to_come(rules: Rules, seed: int, most: int) -> None:
    game = played(rules, seed, most)
    twin = game.copy()
    moves = list(decisions(game, seed))
    for move in moves:
        twin.push(move)
    assert twin == game
    assert picture(twin) == picture(game)


@given(rules=any_rules, seed=seeds, most=stages)
@examples(20)
def test_undo_restores_every_byte(rules: Rules, seed: int, most: int) -> None:
    game = played(rules, seed, most)
    before = picture(game)
    moves = list(decisions(game, seed, 12))
    assert [game.undo() for _ in moves] == moves[::-1]
    assert picture(game) == before


@each_flow
def test_undo_all_the_way_back(rules: Rules) -> None:
    game = Game.new(rules, seed=8)
    digests, lengths = [game.digest()], [len(game.history)]
    for _ in decisions(game, seed=8):
        digests.append(game.digest())
        lengths.append(len(game.history))
    for digest, length in list(zip(digests, lengths, strict=True))[-2::-1]:
        game.undo()
        assert (game.digest(), len(game.history)) == (digest, length)
    with pytest.raises(IllegalMove, match="no move to undo"):
        game.undo()
    assert game == Game.new(rules, seed=8)


@given(rules=any_rules, seed=seeds, most=stages)
@examples(10)
def test_after_undo_another_legal_game_can_be_played(rules: Rules, seed: int, most: int) -> None:
    """Chance is drawn anew after an undo, and what is played then replays to the same game."""
    game = played(rules, seed, most)
    for _ in decisions(game, seed, 10):
        pass
    for _ in range(min(10, most)):
        move = game.undo()
        assert game.why_not(move) is None
    for _ in decisions(game, seed + 1):
        pass
    twin = Game.replay(rules, game.events)
    assert twin == game
    assert twin.digest() == game.digest()


@each_flow
def test_undo_of_a_copy_leaves_the_original_alone(rules: Rules) -> None:
    game = played(rules, seed=4, most=30)
    before = picture(game)
    twin = game.copy()
    for _ in range(10):
        twin.undo()
    assert picture(game) == before
    for _ in range(10):
        game.undo()
    assert picture(game) == picture(twin)


@pytest.mark.interpreted
@pytest.mark.boundscheck
@each_layout
def test_a_refused_move_and_an_undo_leave_no_trace(rules: Rules) -> None:
    game = played(rules, seed=6, most=20)
    before = picture(game)
    with pytest.raises(IllegalMove):
        game.push(10**6)
    assert picture(game) == before
    moves = list(decisions(game, 1, 8))
    for _ in moves:
        game.undo()
    assert picture(game) == before
