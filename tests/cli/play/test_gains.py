"""Gains: what a piece that is bought scores counts with the purchase, not only with its place."""

import random

from fiefdom import Game
from fiefdom.cli.play.choices import gain
from fiefdom.game.moves import Build, Pass


def building(seed: int) -> Game:
    """A game of random moves in which a building can be bought."""
    game, source = Game.new("queendomino(players=3)", seed), random.Random(seed)
    while not any(isinstance(move, Build) for move in game.legal_moves) or len(game.history) < 60:
        game.push(source.choice(game.legal_moves))
    return game


def test_a_building_gains_what_its_best_site_brings() -> None:
    gains = set()
    for seed in range(4):
        game = building(seed)
        kingdom = game.rules.kingdom_of(game.to_move)
        for move in game.legal_moves:
            after = game.copy()
            after.push(move)
            if isinstance(move, Pass):
                assert gain(game, move) == 0
                continue
            scores = []
            for site in after.legal_moves:
                settled = after.copy()
                settled.push(site)
                scores.append(settled.scores[kingdom])
            assert gain(game, move) == max(scores) - game.scores[kingdom]
            gains.add(gain(game, move))
    assert max(gains) > 0
