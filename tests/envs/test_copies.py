"""Copies, pickles and saved states of every environment, in the middle of a game, have the same future."""

import copy
import pickle
import random
import subprocess
import sys
from collections.abc import Callable
from typing import Any

import gymnasium
import numpy as np
import pytest

from fiefdom.envs import VectorEnvironment
from fiefdom.envs.gymnasium import SingleEnvironment
from fiefdom.envs.gymnasium_vector import GymnasiumVectorEnvironment
from fiefdom.envs.pettingzoo import kingdomino_v0, queendomino_v0
from fiefdom.errors import NotAllowed

COPIES: dict[str, Callable[[Any], Any]] = {
    "deepcopy": copy.deepcopy,
    "pickle": lambda environment: pickle.loads(pickle.dumps(environment)),
    "pickled copy": lambda environment: copy.deepcopy(pickle.loads(pickle.dumps(environment))),
}
RULES = "kingdomino(players=2)"


def vector_future(games: VectorEnvironment, steps: int = 60) -> list[bytes]:
    """Everything that some random steps write."""
    randoms, found = np.random.default_rng(5), []
    for _ in range(steps):
        games.step((games.masks * (1 + randoms.random(games.masks.shape))).argmax(axis=1))
        found.append(b"".join(array.tobytes() for array in games._arrays.values()))
    return found


def in_the_middle(**arguments: Any) -> VectorEnvironment:
    games = VectorEnvironment(arguments.pop("rules", RULES), 7, **arguments)
    games.reset(seed=3)
    vector_future(games, 21)
    return games


@pytest.mark.parametrize("way", COPIES)
@pytest.mark.parametrize(
    "arguments",
    (
        {},
        {"threads": 2},
        {"autoreset": "SAME_STEP", "view": "seats"},
        {"autoreset": "DISABLED", "lists": True},
        {"opponents": "normal", "threads": 3},
        {"rules": "kingdomino(players=4)", "opponents": ["random", "greedy", "fg"], "seat": 2},
    ),
    ids=str,
)
def test_vector_environments(arguments: dict[str, Any], way: str) -> None:
    games = in_the_middle(**arguments)
    twin, original = COPIES[way](games), games.save()
    expected = vector_future(twin)
    assert all(np.array_equal(one, other) for one, other in zip(games.save(), original, strict=True))
    assert vector_future(games) == expected
    games.close(), twin.close()


def test_a_shallow_copy_of_a_vector_environment_is_independent() -> None:
    games = in_the_middle()
    twin, before = copy.copy(games), games.save().states
    vector_future(twin)
    assert np.array_equal(games.save().states, before)


def test_a_copy_of_a_closed_environment_is_closed() -> None:
    games = in_the_middle(threads=2)
    games.close()
    with pytest.raises(NotAllowed, match="closed"):
        copy.deepcopy(games).reset(seed=1)


def test_a_saved_vector_environment_with_opponents_has_the_same_future() -> None:
    games = in_the_middle(opponents="random", reward="zero_sum")
    saved = games.save()
    expected = vector_future(games)
    other = VectorEnvironment(RULES, 7, opponents="random", reward="zero_sum")
    other.restore(*saved)
    assert np.array_equal(other.learners, saved.learners)
    other.scores[:] = games.scores
    assert len(expected) == len(vector_future(other)) and np.array_equal(other.observations, games.observations)
    assert np.array_equal(other.save().randoms, games.save().randoms)


# ---------------------------------------------------------------------- Gymnasium


def single_future(environment: Any) -> list[Any]:
    """What a random learner sees until the end of two games."""
    choose, found = random.Random(3), []
    for _ in range(2):
        is_over = False
        while not is_over:
            legal = np.flatnonzero(environment.unwrapped.action_masks()).tolist()
            seen, reward, is_over, _, info = environment.step(choose.choice(legal))
            found.append((seen.tobytes(), reward, is_over, info["action_mask"].tobytes(), info["seat"]))
        environment.reset()
    return found


def single_in_the_middle(opponents: Any = "random", **arguments: Any) -> Any:
    environment = gymnasium.make("fiefdom/Kingdomino-v0", opponents=opponents, **arguments)
    environment.reset(seed=4)
    for _ in range(5):
        environment.step(int(environment.unwrapped.action_masks().argmax()))
    return environment


@pytest.mark.parametrize("way", COPIES)
@pytest.mark.parametrize("opponents", ("random", "normal", "hard:simulations=4"))
def test_gymnasium_environments(way: str, opponents: str) -> None:
    environment = single_in_the_middle(opponents)
    twin, before = COPIES[way](environment), environment.unwrapped.save()
    expected = single_future(twin)
    after = environment.unwrapped.save()
    assert np.array_equal(before.states.states, after.states.states) and before.actions == after.actions
    assert single_future(environment) == expected


def test_gymnasium_environments_are_saved_and_restored() -> None:
    environment = single_in_the_middle()
    saved = environment.unwrapped.save()
    expected = single_future(environment)
    environment.unwrapped.restore(saved)
    assert single_future(environment) == expected
    other = SingleEnvironment(RULES)
    other.restore(pickle.loads(pickle.dumps(saved)))
    assert single_future(other) == expected


def test_the_game_of_a_restored_environment_is_that_game() -> None:
    environment = single_in_the_middle().unwrapped
    saved, game = environment.save(), environment._single.game.copy()
    single_future(environment)
    environment.restore(saved)
    assert environment._single.game == game
    assert copy.deepcopy(environment)._single.game == game


def test_nothing_can_be_saved_before_the_first_reset() -> None:
    for environment in (SingleEnvironment(RULES), kingdomino_v0.raw_env(RULES)):
        with pytest.raises(NotAllowed, match="reset"):
            environment.save()


def test_an_environment_restores_only_what_its_kind_saved() -> None:
    environment, other = single_in_the_middle().unwrapped, kingdomino_v0.raw_env(RULES)
    other.reset(seed=1)
    before = environment.save()
    for wrong in (None, other.save(), other.save().states, before._replace(kind="chess")):
        with pytest.raises(TypeError, match="save"):
            environment.restore(wrong)
    foreign = SingleEnvironment("kingdomino(players=3)")
    foreign.reset(seed=1)
    with pytest.raises(ValueError):
        environment.restore(foreign.save())
    assert np.array_equal(environment.save().states.states, before.states.states)


@pytest.mark.parametrize("way", COPIES)
@pytest.mark.parametrize("mode", ("NEXT_STEP", "SAME_STEP"))
def test_gymnasium_vector_environments(way: str, mode: str) -> None:
    environment = GymnasiumVectorEnvironment(4, RULES, opponents="greedy", autoreset_mode=mode, threads=2)
    _, infos = environment.reset(seed=2)
    for turn in range(20):
        actions = infos["action_mask"].argmax(axis=1)
        actions[turn % 5 == 3] = 0
        *_, infos = environment.step(actions)
    twin, saved = COPIES[way](environment), environment.save()
    expected = gymnasium_vector_future(twin)
    assert gymnasium_vector_future(environment) == expected
    environment.restore(saved)
    assert gymnasium_vector_future(environment) == expected
    environment.close(), twin.close()


def gymnasium_vector_future(environment: GymnasiumVectorEnvironment) -> list[Any]:
    choose, found = np.random.default_rng(2), []
    for _ in range(60):
        masks = environment.action_masks()
        results = environment.step((masks * (1 + choose.random(masks.shape))).argmax(axis=1))
        found.append([array.tobytes() for array in results[:4]] + [results[4]["action_mask"].tobytes()])
    return found


# ---------------------------------------------------------------------- PettingZoo


def agents_future(env: Any) -> list[Any]:
    choose, found = random.Random(9), []
    for agent in env.agent_iter():
        seen, reward, is_over, _, info = env.last()
        found.append((agent, seen["observation"].tobytes(), seen["action_mask"].tobytes(), reward, is_over, list(info)))
        env.step(None if is_over else choose.choice(np.flatnonzero(seen["action_mask"]).tolist()))
    env.reset()
    return [*found, env.last()[0]["observation"].tobytes()]


@pytest.mark.parametrize("way", COPIES)
@pytest.mark.parametrize("make", (kingdomino_v0.env, queendomino_v0.raw_env))
def test_pettingzoo_environments(make: Any, way: str) -> None:
    env = make()
    env.reset(seed=8)
    for _ in range(11):
        env.step(int(env.last()[0]["action_mask"].argmax()))
    twin, saved = COPIES[way](env), env.save()
    other = make()
    other.restore(saved)
    expected = agents_future(twin)
    assert env.save().actions == saved.actions
    assert agents_future(env) == expected == agents_future(other)
    env.restore(saved)
    assert agents_future(env) == expected


def test_a_copy_of_a_pettingzoo_environment_that_was_not_reset() -> None:
    env = pickle.loads(pickle.dumps(kingdomino_v0.env(RULES, reward="score")))
    with pytest.raises(AttributeError):
        _ = env.agents
    env.reset(seed=1)
    assert env.unwrapped.rules.players == 2


# ---------------------------------------------------------------------- OpenSpiel


@pytest.mark.parametrize("way", COPIES)
def test_openspiel_states_and_games(way: str) -> None:
    pyspiel = pytest.importorskip("pyspiel")
    from fiefdom.envs import openspiel

    assert openspiel
    game = COPIES[way](pyspiel.load_game("fiefdom_queendomino(players=3,reward=zero_sum)"))
    assert game.get_parameters()["reward"] == "zero_sum" and game.num_players() == 3
    state, choose = game.new_initial_state(), random.Random(1)
    for _ in range(60):
        state.apply_action(
            choose.choice(state.chance_outcomes())[0]
            if state.is_chance_node()
            else choose.choice(state.legal_actions())
        )
    twin, before = COPIES[way](state), str(state)
    assert str(twin) == before and twin.history() == state.history()
    twin.apply_action(twin.chance_outcomes()[0][0] if twin.is_chance_node() else twin.legal_actions()[0])
    assert str(state) == before != str(twin)


def test_a_pickled_openspiel_game_in_another_process() -> None:
    pyspiel = pytest.importorskip("pyspiel")
    from fiefdom.envs import openspiel

    assert openspiel
    pickled = pickle.dumps(pyspiel.load_game("fiefdom_kingdomino(players=4)"))
    code = f"import pickle; print(pickle.loads({pickled!r}).num_players())"
    told = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True)
    assert told.stdout.strip() == "4"
