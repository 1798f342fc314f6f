"""Hints: the best moves, what they promise, and how sure that is."""

import pytest

from fiefdom import Game, bots
from fiefdom.bots.hints import Advice, Promise, advise
from fiefdom.engine.random import new_source

FEW = bots.Budget(simulations=400)


def played(rules: str, moves: int, seed: int = 4) -> Game:
    game = Game.new(rules, seed)
    bot, source = bots.named("normal"), new_source(seed)
    for _ in range(moves):
        view = bots.View.of(game)
        game.push(bot.choose(view, view.legal, source))
    return game


def test_promises_are_legal_moves_best_first() -> None:
    game = played("kingdomino(players=3)", 9)
    advice = advise(game, FEW)
    texts = [str(move) for move in game.legal_moves]
    assert 2 <= len(advice.promises) <= 8
    assert all(promise.move in texts for promise in advice.promises)
    assert [promise.lead for promise in advice.promises] == sorted((p.lead for p in advice.promises), reverse=True)
    for promise in advice.promises:
        assert game.legal_actions[texts.index(promise.move)] == promise.action
        assert 0 <= promise.wins <= 1 and promise.margin > 0 and promise.simulations > 10 and promise.points > 0
    assert not advice.exact and not advice.foreseen


def test_a_placement_is_told_with_the_claim_that_goes_with_it() -> None:
    game = played("kingdomino(players=2)", 4)
    assert game.awaits == "place"
    lines = {f"claim {place.domino}" for place in game.next_line}
    assert {promise.then for promise in advise(game, FEW).promises} <= lines


def test_the_same_seed_gives_the_same_advice() -> None:
    game = played("totem(players=2)", 12)
    assert advise(game, FEW) == advise(game, FEW)
    assert advise(game, FEW, seed=1) != advise(game, FEW)


def test_the_end_is_exact() -> None:
    game = played("kingdomino(players=2)", 0)
    while not (game.awaits == "place" and not game.next_line):
        game.push(game.legal_moves[-1])
    while len(game.legal_moves) == 1:
        game.push(game.legal_moves[0])
    advice = advise(game, FEW)
    assert advice.exact and advice.is_clear == (advice.promises[0].lead > advice.promises[1].lead)
    assert all(promise.margin == 0 and promise.simulations == 1 for promise in advice.promises)
    assert {promise.wins for promise in advice.promises} <= {0.0, 0.5, 1.0}


def test_one_move_needs_no_thought() -> None:
    game = played("kingdomino(players=4)", 0)
    while len(game.legal_moves) > 1:
        game.push(game.legal_moves[0])
    advice = advise(game, FEW)
    assert advice.moves == 1
    assert advice.promises[0].move == str(game.legal_moves[0])


def test_nobody_is_advised_when_the_game_is_over() -> None:
    game = Game.new("kingdomino(players=2)", 1)
    while not game.is_over:
        game.push(game.legal_moves[0])
    with pytest.raises(ValueError, match="No decision"):
        advise(game, FEW)


@pytest.mark.parametrize(("difference", "margin", "clear"), [(3.0, 1.0, True), (1.0, 1.0, False), (0.5, 0.0, True)])
def test_a_lead_is_clear_beyond_both_margins(difference: float, margin: float, clear: bool) -> None:
    first = Promise("a", None, 0, 50.0, difference, margin, 0.5, 100)
    second = Promise("b", None, 1, 50.0, 0.0, margin, 0.5, 100)
    assert Advice((first, second), 2).is_clear == clear
    assert Advice((first,), 1).is_clear
