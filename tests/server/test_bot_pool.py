"""The state that tables and bots read matches the position."""

import random
import sys

import pytest

from fiefdom.engine.engine import engine_for
from fiefdom.errors import BotError
from fiefdom.game import Game
from fiefdom.game.position.state import write_position
from fiefdom.server.bot_pool import choose, chooser_with
from support import programs


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


def test_programs_play_only_for_levels_that_the_operator_gave_them():
    game = Game.new("kingdomino(players=2)", seed=1)
    command = f"'{sys.executable}' -S -E '{programs.__file__}'"
    with_program = chooser_with({"expert": f'program:"{command} play"', "hard": f'program:"{command} choosy"'})
    assert with_program(game, "expert") == game.legal_actions[0]
    assert with_program(game, "normal") in game.legal_actions
    assert with_program(game, "hard") in game.legal_actions  # this program plays another game
    for chooser in (choose, with_program):
        with pytest.raises(BotError, match="not allowed here"):
            chooser(game, f' Program:"{command} play"')
