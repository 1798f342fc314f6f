"""Games to draw: random ones of every kind, played once."""

import random
from functools import cache

import pytest

from fiefdom import Game


@cache
def _played(rules, seed, decisions):
    game = Game.new(rules, seed=seed)
    choice = random.Random(seed)
    while not game.is_over and (decisions is None or len(game.events) < decisions):
        moves = game.legal_moves
        # A player who always passes leaves nothing to draw.
        eager = [move for move in moves if move.kind != "pass"]
        game.push(choice.choice(eager or moves))
    return game


@pytest.fixture
def played():
    """A function that returns the game of some rules and a seed after about this many events, or at its end."""

    def play(rules, seed=1, events=None):
        return _played(rules, seed, events).copy()

    return play
