"""The state that tables and bots read matches the position."""

import random

import pytest

from fiefdom.engine.engine import engine_for
from fiefdom.game import Game
from fiefdom.game.position.state import write_position
from fiefdom.server.bot_pool import choose


@pytest.mark.parametrize("rules", ["kingdomino(players=2)", "queendomino(players=3)", "tribe(players=3)"])
def test_states_and_kingdoms_are_those_of_the_position(rules):
    source, game = random.Random(1), Game.new(rules, seed=1)
    engine = engine_for(game.rules)
    while not game.is_over:
        states, rebuilt = game.engine_states(), write_position(game.position)
        assert engine.legal_actions(states) == engine.legal_actions(rebuilt) == game.legal_actions
        assert engine.totals(states).tolist() == engine.totals(rebuilt).tolist()
        states[0].phase = 0
        game.push(source.choice(game.legal_actions))


def test_a_bot_of_every_quick_level_decides():
    game = Game.new("kingdomino(players=2)", seed=1)
    for level in ("random", "easy", "normal"):
        assert choose(game, level) in game.legal_actions
