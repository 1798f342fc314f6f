"""Gymnasium's vector interface: made by id, usable by its wrappers, and the same games as single environments."""

import subprocess
import sys
from typing import Any

import gymnasium
import numpy as np
import pytest
from gymnasium.vector import AutoresetMode, VectorEnv

from fiefdom.envs.gymnasium import IDS
from fiefdom.envs.gymnasium_vector import GymnasiumVectorEnvironment
from fiefdom.errors import IllegalMove

RULES = "kingdomino(players=2)"


def sampled(infos: dict[str, Any], randoms: np.random.Generator) -> Any:
    """Actions sampled from the masks, in every game of the batch, over or not."""
    masks = infos["action_mask"]
    return np.array([randoms.choice(np.flatnonzero(mask)) for mask in masks])


@pytest.mark.parametrize("name", IDS)
def test_make_vec_makes_a_vector_environment(name: str) -> None:
    environment = gymnasium.make_vec(name, num_envs=3, vectorization_mode="vector_entry_point")
    assert isinstance(environment, VectorEnv) and isinstance(environment.unwrapped, GymnasiumVectorEnvironment)
    assert environment.num_envs == 3 and environment.metadata["autoreset_mode"] is AutoresetMode.NEXT_STEP
    seen, infos = environment.reset(seed=1)
    randoms = np.random.default_rng(1)
    for _ in range(5):
        assert environment.observation_space.contains(seen)
        actions = sampled(infos, randoms)
        assert environment.action_space.contains(actions)
        seen, rewards, terminations, truncations, infos = environment.step(actions)
        assert rewards.shape == terminations.shape == truncations.shape == (3,)
    environment.close()


def test_gymnasium_imports_the_module_by_the_id() -> None:
    code = (
        "import gymnasium as g\n"
        "print(g.make('fiefdom.envs.gymnasium:fiefdom/Kingdomino-v0').reset(seed=1)[0].shape)\n"
        "print(g.make_vec('fiefdom.envs.gymnasium:fiefdom/Kingdomino-v0', num_envs=2).reset(seed=1)[0].shape)"
    )
    told = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True)
    assert told.stdout.split("\n")[:2] == ["(432,)", "(2, 432)"]


@pytest.mark.parametrize("mode", AutoresetMode)
def test_whole_games(mode: AutoresetMode) -> None:
    environment = GymnasiumVectorEnvironment(4, RULES, reward="zero_sum", autoreset_mode=mode)
    _, infos = environment.reset(seed=3)
    randoms, ended = np.random.default_rng(3), 0
    for _ in range(120):
        _, rewards, terminations, _, infos = environment.step(sampled(infos, randoms))
        assert set(rewards[terminations].tolist()) <= {1.0, 0.0, -1.0} and not rewards[~terminations].any()
        assert infos["_action_mask"].all() and infos["action_mask"].any(axis=1).all()
        if mode is AutoresetMode.SAME_STEP and terminations.any():
            assert np.array_equal(infos["_final_obs"], terminations)
            assert np.array_equal(infos["final_info"]["_scores"], terminations)
        elif terminations.any():
            assert np.array_equal(infos["_scores"], terminations) and infos["action_mask"][terminations].all()
        if mode is AutoresetMode.DISABLED and environment.games.is_over.all():
            _, infos = environment.reset(options={"reset_mask": environment.games.is_over})
        ended += int(terminations.sum())
    assert ended >= 8


@pytest.mark.parametrize("mode", AutoresetMode)
def test_an_illegal_action_ends_its_game(mode: AutoresetMode) -> None:
    environment = GymnasiumVectorEnvironment(3, RULES, autoreset_mode=mode)
    _, infos = environment.reset(seed=1)
    actions = infos["action_mask"].argmax(axis=1)
    actions[1] = 0
    _, rewards, terminations, _, infos = environment.step(actions)
    assert rewards.tolist() == [0, -1, 0] and terminations.tolist() == [False, True, False]
    told = infos["final_info"] if mode is AutoresetMode.SAME_STEP else infos
    assert told["illegal_action"].tolist() == terminations.tolist()
    assert infos["action_mask"][1].all() == (mode is not AutoresetMode.SAME_STEP)
    for _ in range(3):
        _, rewards, terminations, _, infos = environment.step(sampled(infos, np.random.default_rng(1)))
        assert not rewards.any() and not terminations.any()
    if mode is AutoresetMode.DISABLED:
        assert environment.action_masks()[1].all()
        _, infos = environment.reset(options={"reset_mask": np.array([False, True, False])})
    assert not infos["action_mask"][1].all() and not environment.action_masks()[1].all()


def test_an_illegal_action_may_raise() -> None:
    environment = GymnasiumVectorEnvironment(2, RULES, illegal="raise")
    environment.reset(seed=1)
    with pytest.raises(IllegalMove):
        environment.step([0, 0])


def test_seeds() -> None:
    one, other = (GymnasiumVectorEnvironment(3, RULES) for _ in range(2))
    assert np.array_equal(one.reset(seed=1)[0], other.reset(seed=1)[0])
    assert np.array_equal(one.reset(seed=[5, 6, 7])[0], other.reset(seed=[5, 6, 7])[0])
    assert not np.array_equal(one.reset(seed=[5, 6, None])[0], other.reset(seed=[5, 6, None])[0][::-1])
    with pytest.raises(ValueError, match="one seed per game"):
        one.reset(seed=[1])
    for wrong in ("x", ["x", 1, 2], 1.5):
        with pytest.raises((TypeError, ValueError)):
            one.reset(seed=wrong)  # type: ignore[arg-type]
    with pytest.raises(ValueError, match="no options"):
        one.reset(options={"colour": "red"})


def test_arrays_are_new_unless_asked_otherwise() -> None:
    for copy in (True, False):
        environment = GymnasiumVectorEnvironment(2, RULES, copy=copy)
        seen, infos = environment.reset(seed=1)
        kept = seen.copy()
        environment.step(infos["action_mask"].argmax(axis=1))
        assert np.array_equal(seen, kept) == copy


def test_gymnasiums_wrappers() -> None:
    environment = gymnasium.wrappers.vector.RecordEpisodeStatistics(
        gymnasium.make_vec("fiefdom/Kingdomino-v0", num_envs=4, opponents="greedy", reward="zero_sum")
    )
    _, infos = environment.reset(seed=1)
    randoms, lengths = np.random.default_rng(1), []
    for _ in range(60):
        _, _, terminations, _, infos = environment.step(sampled(infos, randoms))
        lengths += infos["episode"]["l"][terminations].tolist() if "episode" in infos else []
    assert lengths and set(lengths) == {24}
