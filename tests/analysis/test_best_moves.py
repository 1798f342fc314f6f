"""Hints: the best moves, their estimated value, and how certain it is."""

import pytest

from fiefdom import Game, bots
from fiefdom.analysis import Analysis, MoveEstimate, analyse
from fiefdom.engine.random import new_source

FEW = bots.Limit(simulations=400)


def played(rules: str, moves: int, seed: int = 4) -> Game:
    game = Game.new(rules, seed)
    bot, source = bots.bot("normal"), new_source(seed)
    for _ in range(moves):
        view = bots.View.of(game)
        game.push(bot.choose(view, view.legal, source))
    return game


def test_estimates_are_legal_moves_best_first() -> None:
    game = played("kingdomino(players=3)", 9)
    found = analyse(game, FEW, lines=8)
    assert 2 <= len(found) <= 8 and found[:2] == (found[0], found[1])
    assert [estimate.lead for estimate in found] == sorted((estimate.lead for estimate in found), reverse=True)
    for estimate in found:
        assert game.action_of(estimate.move) == estimate.action
        assert 0 <= estimate.win_chance <= 1 and estimate.margin > 0 and estimate.simulations > 10
        assert estimate.points > 0
    assert not found.exact and not found.foreseen
    assert list(analyse(game, FEW)) == list(found[:3])


def test_a_sheet_is_the_acting_kingdoms_after_the_move() -> None:
    game = played("queendomino(players=2)", 24)
    kingdom = game.rules.kingdom_of(game.to_move or 0)
    for estimate in analyse(game, FEW):
        after = game.copy()
        after.push(estimate.move)
        assert estimate.sheet == after.score_sheet(kingdom)


def test_a_placement_is_told_with_the_claim_that_goes_with_it() -> None:
    game = played("kingdomino(players=2)", 4)
    assert game.awaits == "place"
    lines = {f"claim {place.domino}" for place in game.next_line}
    assert {str(estimate.then) for estimate in analyse(game, FEW)} <= lines


def test_the_same_seed_gives_the_same_analysis() -> None:
    game = played("totem(players=2)", 12)
    assert analyse(game, FEW) == analyse(game, FEW)
    assert analyse(game, FEW, seed=1) != analyse(game, FEW)


def test_the_end_is_exact() -> None:
    game = played("kingdomino(players=2)", 0)
    while not (game.awaits == "place" and not game.next_line):
        game.push(game.legal_moves[-1])
    while len(game.legal_moves) == 1:
        game.push(game.legal_moves[0])
    found = analyse(game, FEW)
    assert found.exact and found.is_clear == (found[0].lead > found[1].lead)
    assert all(estimate.margin == 0 and estimate.simulations == 1 for estimate in found)
    assert {estimate.win_chance for estimate in found} <= {0.0, 0.5, 1.0}


def test_one_move_needs_no_thought() -> None:
    game = played("kingdomino(players=4)", 0)
    while len(game.legal_moves) > 1:
        game.push(game.legal_moves[0])
    found = analyse(game, FEW)
    assert found.moves == 1
    assert found[0].move == game.legal_moves[0]


def test_nothing_is_analysed_when_the_game_is_over() -> None:
    game = Game.new("kingdomino(players=2)", 1)
    while not game.is_over:
        game.push(game.legal_moves[0])
    with pytest.raises(ValueError, match="No decision"):
        analyse(game, FEW)


@pytest.mark.parametrize(("difference", "margin", "clear"), [(3.0, 1.0, True), (1.0, 1.0, False), (0.5, 0.0, True)])
def test_a_lead_is_clear_beyond_both_margins(difference: float, margin: float, clear: bool) -> None:
    game = Game.new("kingdomino(players=2)", 1)
    move, sheet = game.legal_moves[0], game.score_sheet(0)
    first = MoveEstimate(move, None, 0, 50.0, difference, margin, 0.5, sheet, 100)
    second = MoveEstimate(move, None, 1, 50.0, 0.0, margin, 0.5, sheet, 100)
    assert Analysis((first, second), 2).is_clear == clear
    assert Analysis((first,), 1).is_clear
