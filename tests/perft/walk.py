"""Positions in the middle of games, reached by a rule that anyone can reproduce.

Decision i of a game, counted from 0, takes legal move 101i mod n, counted from 0, of the n legal moves in ascending
order of their action numbers. Chance comes from the seed, as in `Game.new`.
"""

from fiefdom.engine.engine import Engine, Randoms
from fiefdom.engine.layout import States
from fiefdom.engine.random import new_source
from fiefdom.game import Game
from fiefdom.rules import Rules

STRIDE = 101


def walk(engine: Engine, seed: int, decisions: int) -> tuple[States, Randoms]:
    """The state after this many decisions, with chance settled, and the random source at that point."""
    states, randoms = engine.new_states(), new_source(seed)
    engine.settle_chance(states, randoms)
    for number in range(decisions):
        legal = engine.legal_actions(states)
        engine.apply(states, [legal[STRIDE * number % len(legal)]])
        engine.settle_chance(states, randoms)
    return states, randoms


def walk_game(rules: Rules, seed: int, decisions: int) -> Game:
    """The same position as a game."""
    game = Game.new(rules, seed)
    for number in range(decisions):
        step(game, number)
    return game


def step(game: Game, number: int) -> None:
    """Decision `number` of a walk."""
    legal = game.legal_actions
    game.push(legal[STRIDE * number % len(legal)])
