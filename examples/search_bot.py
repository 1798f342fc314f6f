"""A search bot in under sixty lines: try every move, finish the game at random many times, keep the best.

Written against the public API only. Usage: python examples/search_bot.py [GAMES] [PLAYOUTS]
"""

import random
import sys

from fiefdom import Game


def value(game: Game, seat: int) -> int:
    """Own score less the best other one."""
    own = game.rules.kingdom_of(seat)
    others = [score for kingdom, score in enumerate(game.scores) if kingdom != own]
    return game.scores[own] - max(others)


def finish(game: Game, choose: random.Random, horizon: int) -> Game:
    """Play some decisions at random; what is hidden comes in an order of its own each time."""
    for _ in range(horizon):
        if game.is_over:
            break
        game.push(choose.choice(game.legal_actions))
    return game


def search(game: Game, choose: random.Random, playouts: int, horizon: int = 8) -> int:
    """The legal action with the best mean value after random play."""
    legal, seat = game.legal_actions, game.to_move
    assert seat is not None
    if len(legal) == 1:
        return legal[0]
    totals = dict.fromkeys(legal, 0)
    for action in legal:
        for _ in range(playouts):
            trial = Game.from_position(game.position, seed=choose.getrandbits(62))
            trial.push(action)
            totals[action] += value(finish(trial, choose, horizon), seat)
    return max(legal, key=totals.__getitem__)


def main(games: int = 2, playouts: int = 3, rules: str = "kingdomino(players=2)") -> int:
    """Let the bot play the first seat against random play; returns how many games it won."""
    wins = 0
    for number in range(games):
        choose, game = random.Random(number), Game.new(rules, seed=number)
        while not game.is_over:
            chosen = search(game, choose, playouts) if game.to_move == 0 else choose.choice(game.legal_actions)
            game.push(chosen)
        print(f"game {number + 1}: {' to '.join(map(str, game.scores))}")
        wins += value(game, 0) > 0
    return wins


if __name__ == "__main__":
    chosen = [int(word) for word in sys.argv[1:3]] or [2]
    main(chosen[0], chosen[1] if chosen[1:] else 3)
