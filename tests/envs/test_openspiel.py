"""OpenSpiel's generic game tests, and agreement with the engine."""

import platform
import random
import sys

import numpy as np
import pytest

if (sys.platform, platform.machine()) == ("darwin", "x86_64"):
    pytest.skip("OpenSpiel has no build for Macs with Intel processors", allow_module_level=True)

import pyspiel

from fiefdom.envs import VectorEnvironment
from fiefdom.envs.openspiel import FamilyGame
from fiefdom.errors import RulesError

GAMES = (
    "fiefdom_kingdomino",
    "fiefdom_kingdomino(players=2,mighty_duel=True)",
    "fiefdom_queendomino(players=2)",
    "fiefdom_royal_wedding(players=6,teams=True)",
    "fiefdom_discovery(players=2)",
    "fiefdom_totem(players=3,reward=difference)",
    "fiefdom_tribe(players=2,harmony=True,reward=score)",
)


@pytest.mark.parametrize("name", GAMES)
def test_openspiels_random_simulations(name: str) -> None:
    pyspiel.random_sim_test(pyspiel.load_game(name), num_sims=1, serialize=False, verbose=False)


def test_openspiels_simulation_with_serialization() -> None:
    pyspiel.random_sim_test(pyspiel.load_game("fiefdom_kingdomino"), num_sims=1, serialize=True, verbose=False)


def play(name: str, seed: int) -> pyspiel.State:
    """Play a random game to its end, querying everything along the way."""
    choose = random.Random(seed)
    state = pyspiel.load_game(name).new_initial_state()
    while not state.is_terminal():
        if state.is_chance_node():
            outcomes, chances = zip(*state.chance_outcomes(), strict=True)
            assert sum(chances) == pytest.approx(1) and len(outcomes) <= 48
            action = choose.choices(outcomes, chances)[0]
        else:
            action = choose.choice(state.legal_actions())
        assert state.action_to_string(state.current_player(), action)
        state.apply_action(action)
    return state


@pytest.mark.parametrize("name", GAMES)
def test_returns_are_the_rewards(name: str) -> None:
    state = play(name, seed=3)
    game = state.get_game()
    assert len(state.returns()) == game.num_players()
    assert state.move_number() <= game.max_game_length() + 200
    if "reward" not in name and "teams" not in name:
        assert sum(state.returns()) == pytest.approx(1)


def test_observations_are_those_of_the_vector_environment() -> None:
    state = pyspiel.load_game("fiefdom_queendomino(players=3)").new_initial_state()
    environment = VectorEnvironment("queendomino(players=3)", 1, view="seats")
    choose = random.Random(1)
    decisions = 0
    while decisions < 40:
        if state.is_chance_node():
            state.apply_action(choose.choice(state.chance_outcomes())[0])
            continue
        environment.restore(state.states.copy())
        for seat in range(3):
            assert np.array_equal(state.observation_tensor(seat), environment.observations[0, seat])
        assert state.legal_actions() == np.flatnonzero(environment.masks[0]).tolist()
        state.apply_action(choose.choice(state.legal_actions()))
        decisions += 1


def test_a_clone_goes_its_own_way() -> None:
    state = pyspiel.load_game("fiefdom_kingdomino").new_initial_state()
    for _ in range(3):
        state.apply_action(state.chance_outcomes()[0][0])
    twin = state.clone()
    before = str(state)
    twin.apply_action(twin.chance_outcomes()[-1][0])
    assert str(state) == before != str(twin)


def test_a_search_of_openspiel_plays() -> None:
    from open_spiel.python.algorithms import mcts

    game = pyspiel.load_game("fiefdom_kingdomino")
    state = game.new_initial_state()
    randoms = np.random.RandomState(1)
    while state.is_chance_node():
        state.apply_action(state.chance_outcomes()[0][0])
    bot = mcts.MCTSBot(game, 2, 4, mcts.RandomRolloutEvaluator(1, randoms), random_state=randoms)
    assert bot.step(state) in state.legal_actions()


def test_wrong_parameters() -> None:
    with pytest.raises(RulesError):
        FamilyGame(pyspiel.load_game("fiefdom_kingdomino").get_type(), {"players": 9})
    with pytest.raises(ValueError, match="reward"):
        FamilyGame(pyspiel.load_game("fiefdom_kingdomino").get_type(), {"reward": "glory"})
    with pytest.raises(pyspiel.SpielError):
        pyspiel.load_game("fiefdom_kingdomino(colour=red)")
