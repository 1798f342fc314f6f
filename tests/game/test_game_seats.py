"""A seat may act only when it is its turn."""

import pytest

from fiefdom import Game, IllegalMove, NotAllowed


def test_a_seat_that_is_not_to_move_is_refused_and_nothing_changes() -> None:
    game = Game.new("kingdomino(players=2)", seed=7)
    before = game.digest()
    with pytest.raises(NotAllowed, match="Seat 2 cannot move now: it is the turn of seat 1"):
        game.push(game.legal_moves[0], seat=1)
    assert game.digest() == before
    game.push(game.legal_moves[0], seat=0)
    assert game.digest() != before


def test_after_the_end_every_request_is_refused() -> None:
    game = Game.new("kingdomino(players=2)", seed=7)
    move = game.legal_moves[0]
    while not game.is_over:
        game.push(game.legal_actions[-1])
    with pytest.raises(NotAllowed, match="The game is over"):
        game.push(move, seat=0)
    with pytest.raises(IllegalMove, match="The game is over"):
        game.push(move)
    assert str(game.why_not(move)) == "The game is over."
    assert not game.is_legal(0)
