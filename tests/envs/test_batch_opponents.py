"""Opponents inside the vector environment: the same moves as the bots make, only the learner's decisions are shown."""

from pathlib import Path
from typing import Any

import numpy as np
import pytest

from fiefdom import bot
from fiefdom.bots.weights import default_weights, save_weights
from fiefdom.envs import VectorEnvironment
from fiefdom.errors import IllegalMove, RulesError, TextError
from fiefdom.game import Game
from fiefdom.rules import Rules

RULES = "kingdomino(players=2)"
# A game of every layout of memory.
SEVERAL = (
    RULES,
    "kingdomino(players=2, mighty_duel)",
    "queendomino(players=3)",
    "tribe(players=2)",
    "totem(players=4)",
)


def first_legal(observations: Any, masks: Any) -> Any:
    return masks.argmax(axis=1)


@pytest.mark.parametrize("rules", SEVERAL)
@pytest.mark.parametrize("name", ("normal", "greedy"))
def test_compiled_opponents_play_as_the_bots_do(rules: str, name: str) -> None:
    """Game 0 is the game of its seed: it is played again through `Game`, with the bot itself."""
    environment = VectorEnvironment(rules, 2, opponents=name, seat=1, autoreset="DISABLED")
    environment.reset(seed=6)
    game, opponent = Game.new(rules, seed=6), bot(name)
    while not environment.is_over[0]:
        while game.to_move != 1:
            game.push(opponent.play(game))
        assert np.flatnonzero(environment.masks[0]).tolist() == game.legal_actions
        actions = environment.masks.argmax(axis=1)
        game.push(int(actions[0]))
        environment.step(actions)
    while not game.is_over:
        game.push(opponent.play(game))
    assert environment.scores[0].tolist() == list(game.scores)


@pytest.mark.parametrize("autoreset", ("NEXT_STEP", "SAME_STEP"))
@pytest.mark.parametrize("rules", ("kingdomino(players=3)", "royal_wedding(players=6, teams)"))
def test_only_the_learners_decisions_are_shown(rules: str, autoreset: str) -> None:
    environment = VectorEnvironment(rules, 6, opponents="random", autoreset=autoreset, reward="zero_sum")
    environment.reset(seed=2)
    seat, length = environment.specification.section("seat").start, environment.specification.length
    ended, learners = 0, set()
    for _ in range(150):
        before = environment.learners.copy()
        over = environment.seats == -1
        assert (environment.seats[~over] == environment.learners[~over]).all()
        assert (environment.observations[:, seat] == environment.learners).all()
        learners |= set(environment.learners.tolist())
        _, rewards, terminations, _, infos = environment.step(environment.sample_actions())
        assert not rewards[~terminations].any() and (rewards[terminations].any(axis=1)).all()
        own = rewards[np.arange(6), before]
        assert np.array_equal(environment.learner_rewards[terminations], own[terminations])
        if autoreset == "SAME_STEP":
            assert infos["final_obs"].shape == (6, length)
            assert (infos["final_obs"][terminations, seat] == before[terminations]).all()
        ended += int(terminations.sum())
    assert ended >= 12 and learners == set(range(environment.rules.seats))


def test_what_a_function_of_arrays_gets() -> None:
    asked = []

    def opponent(observations: Any, masks: Any) -> Any:
        asked.append(len(masks))
        assert len(observations) == len(masks) and masks.any(axis=1).all()
        assert (observations[:, seat] == 0).all() and observations.shape[1] == length
        observations[:] = masks[:] = 0
        return np.array([1])[masks.argmax(axis=1)] * 0 + legal.pop() if legal else masks.argmax(axis=1)

    legal: list[Any] = []
    environment = VectorEnvironment(RULES, 5, opponents=first_legal, seat=1)
    seat, length = environment.specification.section("seat").start, environment.specification.length
    curious = VectorEnvironment(RULES, 5, opponents=opponent, seat=1)
    with pytest.raises(IllegalMove, match=r"opponent opponent in seat 0 chose action 0, which is not legal in game \d"):
        curious.reset(seed=1)
    assert asked
    environment.reset(seed=1)
    same = VectorEnvironment(RULES, 5, opponents=first_legal, seat=1, view="seats", masks=False, lists=True)
    same.reset(seed=1)
    for _ in range(40):
        actions = environment.sample_actions()
        environment.step(actions), same.step(actions)
        assert np.array_equal(environment.observations, same.observations[:, 1])


def test_an_opponent_that_failed_is_asked_again() -> None:
    answers: list[Any] = [-1, -2, "claim"]

    def moody(observations: Any, masks: Any) -> Any:
        return [answers.pop(0)] * len(masks) if answers else masks.argmax(axis=1)

    # In some of these games the opponent begins.
    environment = VectorEnvironment(RULES, 8, opponents=moody, seat=0)
    steady = VectorEnvironment(RULES, 8, opponents=first_legal, seat=0)
    steady.reset(seed=1)
    actions = steady.masks.argmax(axis=1)
    with pytest.raises(IllegalMove, match="opponent moody in seat 1 chose action -1"):
        environment.reset(seed=1)
    with pytest.raises(IllegalMove, match="opponent moody in seat 1"):
        environment.step(actions)
    with pytest.raises(TypeError, match="actions of moody must be integers"):
        environment.step(actions)
    environment.step(actions), steady.step(actions)
    assert np.array_equal(environment.observations, steady.observations)


def test_a_file_of_weights_is_an_opponent(tmp_path: Path) -> None:
    rules = Rules.parse(RULES)
    save_weights(tmp_path / "mine.npz", default_weights(rules))
    by_file = VectorEnvironment(RULES, 4, opponents=tmp_path / "mine.npz", seat=0, autoreset="SAME_STEP")
    by_text = VectorEnvironment(RULES, 4, opponents=str(tmp_path / "mine.npz"), seat=0, autoreset="SAME_STEP")
    for environment in (by_file, by_text):
        environment.reset(seed=1)
        for _ in range(60):
            environment.step(environment.sample_actions())
    assert np.array_equal(by_file.observations, by_text.observations)
    (tmp_path / "broken.npz").write_bytes(b"no weights")
    for wrong in ("broken.npz", "missing.npz"):
        with pytest.raises(TextError):
            VectorEnvironment(RULES, 1, opponents=tmp_path / wrong)


def test_normal_beats_random_play_and_wins_are_counted_for_the_learner() -> None:
    environment = VectorEnvironment(RULES, 256, opponents="normal", reward="zero_sum", autoreset="DISABLED")
    environment.reset(seed=1)
    while not environment.is_over.all():
        environment.step(environment.sample_actions())
    assert environment.learner_rewards.mean() < -0.9
    assert np.array_equal(environment.rewards.sum(axis=1), np.zeros(256))


def test_a_learner_may_make_illegal_moves_without_disturbing_the_others() -> None:
    environment = VectorEnvironment(RULES, 4, opponents="random")
    environment.reset(seed=1)
    states, actions = environment.save().states, environment.sample_actions()
    actions[2] = -1
    with pytest.raises(IllegalMove, match="Action -1 is not legal in game 2"):
        environment.step(actions)
    assert environment.refused.tolist() == [False, False, True, False]
    assert environment.save().states[2] == states[2] and environment.save().states[0] != states[0]
    assert np.array_equal(environment.seats, environment.learners)


def test_wrong_opponents() -> None:
    for opponents, error in (
        ("nobody", TextError),
        (7, TypeError),
        (["random"], ValueError),
        ([], ValueError),
    ):
        with pytest.raises(error):
            VectorEnvironment("kingdomino(players=3)", 1, opponents=opponents)  # type: ignore[arg-type]
    with pytest.raises(RulesError):
        VectorEnvironment("tribe(players=2)", 1, opponents="fg")
    for seat, error in ((2, ValueError), (-1, ValueError), ("first", TypeError), (True, TypeError)):
        with pytest.raises(error):
            VectorEnvironment(RULES, 1, opponents="random", seat=seat)  # type: ignore[arg-type]
