"""Gymnasium's own checks, unmodified, and what they do not cover."""

from typing import Any

import gymnasium
import numpy as np
import pytest
from gymnasium.error import ResetNeeded
from gymnasium.utils.env_checker import check_env

from fiefdom import bots
from fiefdom.envs.gymnasium import IDS, SingleEnvironment
from fiefdom.errors import IllegalMove, RulesError, TextError
from fiefdom.game import Game


def play(environment: Any, seed: int) -> tuple[float, int]:
    """Play a random game; returns the last reward and the number of decisions."""
    _, info = environment.reset(seed=seed)
    randoms = np.random.default_rng(seed)
    decisions, is_over, reward = 0, False, 0.0
    while not is_over:
        assert reward == 0
        assert np.array_equal(info["action_mask"].astype(bool), environment.unwrapped.action_masks())
        action = randoms.choice(np.flatnonzero(info["action_mask"]))
        seen, reward, is_over, is_truncated, info = environment.step(action)
        assert environment.observation_space.contains(seen) and not is_truncated
        decisions += 1
    return reward, decisions


@pytest.mark.parametrize("name", IDS)
def test_gymnasiums_own_checks(name: str) -> None:
    check_env(gymnasium.make(name, render_mode="ansi").unwrapped)


@pytest.mark.parametrize("mode", ("svg", "rgb_array", "human"))
def test_pictures(mode: str) -> None:
    environment = gymnasium.make("fiefdom/Kingdomino-v0", render_mode=mode)
    environment.reset(seed=1)
    drawn = environment.render()
    assert drawn is None if mode == "human" else len(drawn) > 100


@pytest.mark.parametrize("rules", ("kingdomino(players=4)", "royal_wedding(players=6, teams)", "totem(players=3)"))
def test_whole_games(rules: str) -> None:
    environment = SingleEnvironment(rules, reward="score")
    reward, decisions = play(environment, seed=2)
    assert decisions > 10
    assert reward == environment._single.games.scores[0, environment.rules.kingdom_of(environment.seat)]


def test_the_same_seed_gives_the_same_game() -> None:
    first, second = SingleEnvironment(reward="difference"), SingleEnvironment(reward="difference")
    assert play(first, 5) == play(second, 5) == play(first, 5)
    assert len({play(first, seed) for seed in range(5, 9)}) > 1


def test_the_seat() -> None:
    fixed = SingleEnvironment("kingdomino(players=4)", seat=2)
    fixed.reset(seed=1)
    assert fixed.seat == 2
    free = SingleEnvironment("kingdomino(players=4)")
    seats = set()
    for seed in range(30):
        free.reset(seed=seed)
        seats.add(free.seat)
    assert seats == {0, 1, 2, 3}


def test_opponents_may_be_functions_of_a_game() -> None:
    asked: list[int | None] = []

    def first_move(game: Game) -> Any:
        asked.append(game.to_move)
        return game.legal_moves[0] if len(asked) % 2 else game.legal_actions[0]

    environment = SingleEnvironment("kingdomino(players=3)", seat=0, opponents=["random", first_move])
    play(environment, 3)
    assert set(asked) == {2}


def test_opponents_may_be_bots_by_name() -> None:
    environment = SingleEnvironment("kingdomino(players=2)", opponents="greedy", reward="difference")
    assert np.mean([play(environment, seed)[0] for seed in range(3)]) < 0


@pytest.mark.parametrize("name", bots.names())
def test_every_bot_is_an_opponent(name: str) -> None:
    budget = ":simulations=4" if name in ("flat", "search", "hard", "expert") else ""
    first, second = (SingleEnvironment("kingdomino(players=2)", opponents=name + budget) for _ in range(2))
    assert play(first, 4) == play(second, 4)


def test_opponents_may_be_bots_themselves_one_a_seat() -> None:
    table = ["random", bots.bot("hard:simulations=4"), "fg"]
    assert play(SingleEnvironment("kingdomino(players=4)", seat=1, opponents=table), 1)[1] > 20


def test_bots_are_asked_whether_they_know_the_game() -> None:
    with pytest.raises(RulesError, match=r"The bot 'fg' does not play 'tribe\(players=2\)'"):
        SingleEnvironment("tribe(players=2)", opponents="fg")


def test_an_illegal_action_ends_the_game() -> None:
    environment = SingleEnvironment()
    environment.reset(seed=1)
    _, reward, is_over, _, info = environment.step(np.int64(0))
    assert (reward, is_over, info["illegal_action"]) == (-1, True, True)
    assert environment.action_masks().all() and info["action_mask"].all()
    with pytest.raises(ResetNeeded):
        environment.step(np.int64(0))


def test_an_illegal_action_may_raise() -> None:
    environment = SingleEnvironment(illegal="raise")
    environment.reset(seed=1)
    with pytest.raises(IllegalMove):
        environment.step(0)
    assert environment.action_masks().any()


def test_wrong_use() -> None:
    environment = SingleEnvironment()
    with pytest.raises(ResetNeeded):
        environment.step(0)
    environment.reset(seed=1)
    for action in (-1, 329, 1.5, "claim"):
        with pytest.raises(ValueError, match="0 to 328"):
            environment.step(action)  # type: ignore[arg-type]
    for wrong in ({"seat": 2}, {"illegal": "shrug"}, {"render_mode": "smell"}, {"reward": "glory"}):
        with pytest.raises(ValueError):
            SingleEnvironment(**wrong)  # type: ignore[arg-type]
    with pytest.raises(ValueError, match="one opponent per seat"):
        SingleEnvironment("kingdomino(players=4)", opponents=["random"])
    with pytest.raises(TypeError):
        SingleEnvironment(opponents=7)
    with pytest.raises(RulesError):
        SingleEnvironment("chess")
    with pytest.raises(TextError):
        SingleEnvironment(opponents="nobody of that name")


def test_make_vec() -> None:
    vector = gymnasium.make_vec("fiefdom/Kingdomino-v0", num_envs=3, vectorization_mode="sync", reward="score")
    seen, infos = vector.reset(seed=1)
    assert seen.shape == (3, *vector.single_observation_space.shape)
    randoms = np.random.default_rng(1)
    ended = 0
    for _ in range(60):
        masks = np.stack(infos["action_mask"])
        actions = [randoms.choice(np.flatnonzero(mask)) for mask in masks]
        seen, _, terminations, _, infos = vector.step(np.array(actions))
        ended += int(terminations.sum())
    assert ended >= 3
    vector.close()
