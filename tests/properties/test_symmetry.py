"""Nothing depends on orientation: mirrored and rotated games have the same moves, scores and outcome."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from fiefdom import Game, Rules
from property_support.families import any_rules, each_flow, each_layout, examples, seeds
from property_support.playing import played
from property_support.symmetry import SYMMETRIES, Symmetry, all_moved, moved, turned_sheet, without_order

names = st.sampled_from([name for name in SYMMETRIES if name != "identity"])


def mirrored(game: Game, symmetry: Symmetry) -> Game:
    """The same game in transformed kingdoms; every event must be legal there as well."""
    return Game.replay(game.rules, all_moved(game.events, symmetry))


def check_same_scores(game: Game, twin: Game, symmetry: Symmetry) -> None:
    assert twin.scores == game.scores
    assert twin.ranking == game.ranking
    assert twin.outcome == game.outcome
    for kingdom in range(game.rules.kingdoms):
        expected = turned_sheet(game.score_sheet(kingdom), symmetry)
        assert turned_sheet(twin.score_sheet(kingdom), SYMMETRIES["identity"]) == expected


def check_same_squares(game: Game, twin: Game, symmetry: Symmetry) -> None:
    for before, after in zip(game.kingdoms, twin.kingdoms, strict=True):
        assert after.squares == {symmetry(cell): square for cell, square in before.squares.items()}


def test_the_symmetries_are_eight_and_fix_the_castle() -> None:
    corner = {symmetry((1, 2)) for symmetry in SYMMETRIES.values()}
    assert len(corner) == 8
    assert {symmetry((0, 0)) for symmetry in SYMMETRIES.values()} == {(0, 0)}


@each_flow
def test_finished_games_score_the_same_in_all_eight(rules: Rules, games_factor: int) -> None:
    for seed in range(games_factor):
        game = played(rules, seed)
        for symmetry in SYMMETRIES.values():
            check_same_scores(game, mirrored(game, symmetry), symmetry)


@given(rules=any_rules, seed=seeds, most=st.integers(0, 250), name=names)
@examples(30)
def test_every_stage_has_the_same_moves_and_scores(rules: Rules, seed: int, most: int, name: str) -> None:
    symmetry = SYMMETRIES[name]
    game = played(rules, seed, most)
    twin = mirrored(game, symmetry)
    assert (twin.to_move, twin.awaits) == (game.to_move, game.awaits)
    expected = {without_order(moved(move, symmetry)) for move in game.legal_moves}
    assert {without_order(move) for move in twin.legal_moves} == expected
    check_same_scores(game, twin, symmetry)
    check_same_squares(game, twin, symmetry)


@pytest.mark.interpreted
@pytest.mark.boundscheck
@each_layout
def test_a_quarter_turn_in_every_layout(rules: Rules) -> None:
    symmetry = SYMMETRIES["quarter turn"]
    game = played(rules, seed=3, most=45)
    twin = mirrored(game, symmetry)
    check_same_scores(game, twin, symmetry)
    check_same_squares(game, twin, symmetry)
    expected = {without_order(moved(move, symmetry)) for move in game.legal_moves}
    assert {without_order(move) for move in twin.legal_moves} == expected
