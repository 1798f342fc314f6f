"""The native vector environment: stepping, resetting, arrays, states, threads and refusals."""

import gc
import os
import subprocess
import sys
import threading
import time
from collections.abc import Callable
from contextlib import nullcontext
from typing import Any

import gymnasium.vector
import numpy as np
import pytest

from fiefdom.engine import compiled
from fiefdom.envs import Autoreset, VectorEnvironment
from fiefdom.envs.kernels import barrier, step
from fiefdom.envs.worker_threads import WorkerThreads
from fiefdom.errors import IllegalMove, NotAllowed, RulesError
from fiefdom.game import Game
from fiefdom.rules import Rules

SEVERAL = ("kingdomino(players=2)", "queendomino(players=3)", "totem(players=4)", "tribe(players=2)")


def legal_actions(environment: VectorEnvironment, randoms: np.random.Generator) -> Any:
    """A random legal action in each game; 0 where a game is over."""
    masks = environment.masks
    return (masks * (1 + randoms.random(masks.shape))).argmax(axis=1)


def play(environment: VectorEnvironment, steps: int, seed: int = 1) -> list[bytes]:
    """Take this many random steps; returns everything that was written."""
    environment.reset(seed=seed)
    randoms = np.random.default_rng(seed)
    written = []
    for _ in range(steps):
        environment.step(legal_actions(environment, randoms))
        arrays = ("observations", "masks", "rewards", "terminations", "seats", "scores")
        written.append(b"".join(getattr(environment, name).tobytes() for name in arrays))
    return written


@pytest.mark.parametrize("rules", SEVERAL)
def test_threads_change_nothing(rules: str) -> None:
    alone, together = VectorEnvironment(rules, 13), VectorEnvironment(rules, 13, threads=3)
    assert play(alone, 150) == play(together, 150)
    together.close()


def test_threads_that_went_to_sleep_are_woken() -> None:
    alone, together = (VectorEnvironment("kingdomino(players=2)", 6, threads=number) for number in (1, 3))
    randoms = np.random.default_rng(1)
    alone.reset(seed=1), together.reset(seed=1)
    for _ in range(5):
        time.sleep(0.05)
        actions = legal_actions(alone, randoms)
        alone.step(actions), together.step(actions)
        assert np.array_equal(alone.observations, together.observations)
    together.close()


def test_threads_end_with_their_environment() -> None:
    before = set(threading.enumerate())
    environment = VectorEnvironment("kingdomino(players=2)", 4, threads=4)
    environment.reset(seed=1)
    # Other tests' threads may end meanwhile, so only these are watched.
    started = set(threading.enumerate()) - before
    assert len(started) == 3
    del environment
    gc.collect()
    wait_until(lambda: not any(thread.is_alive() for thread in started))
    before = set(threading.enumerate())
    closed = VectorEnvironment("kingdomino(players=2)", 4, threads=2)
    started = set(threading.enumerate()) - before
    assert len(started) == 1
    closed.close()
    assert not any(thread.is_alive() for thread in started)
    with pytest.raises(NotAllowed, match="closed"):
        closed.reset(seed=1)


def wait_until(condition: Callable[[], bool]) -> None:
    for _ in range(1000):
        if condition():
            return
        time.sleep(0.01)
    raise AssertionError("it never came true")


def test_what_goes_wrong_in_a_thread_is_raised_whenever_it_is_awaited() -> None:
    alone = VectorEnvironment("kingdomino(players=2)", 4)
    arguments = (alone._settings(step.RESET), *alone._before, alone._actions, *alone._after)
    workers = WorkerThreads([arguments, ("no settings",)], games=4)
    wait_until(lambda: bool(workers._failures))
    for _ in range(2):
        with pytest.raises(TypeError):
            workers.run(step.RESET)
    workers.dismiss()
    workers.wait()


def test_an_interrupted_step_is_over_before_the_next_begins(monkeypatch: pytest.MonkeyPatch) -> None:
    alone, together = (VectorEnvironment("kingdomino(players=2)", 6, threads=number) for number in (1, 3))
    randoms = np.random.default_rng(1)
    alone.reset(seed=1), together.reset(seed=1)
    for turn in range(20):
        actions = legal_actions(alone, randoms)
        alone.step(actions)
        with monkeypatch.context() as patch:
            if turn % 3 == 1:
                patch.setattr(WorkerThreads, "_wake", interrupted)
            with pytest.raises(KeyboardInterrupt) if turn % 3 == 1 else nullcontext():
                together.step(actions)
        if turn % 3 != 1:
            assert np.array_equal(alone.observations, together.observations)
    together.close()


def interrupted(workers: WorkerThreads, asleep: int) -> None:
    for sleeper in workers._sleepers[:asleep]:
        workers._wakers[sleeper].release()
    raise KeyboardInterrupt


FORKING = """
import copy, os, signal
import numpy as np
from fiefdom.envs import VectorEnvironment
from fiefdom.errors import NotAllowed
games = VectorEnvironment("kingdomino(players=2)", 6, threads=2)
games.reset(seed=1)
games.step(games.masks.argmax(axis=1))
child = os.fork()
actions = games.masks.argmax(axis=1)
if child == 0:
    signal.alarm(100)
    try:
        games.step(actions)
    except NotAllowed as error:
        print(error, flush=True)
    twin = copy.deepcopy(games)
    twin.step(actions)
    games.close()
    print(int(twin.observations.sum()), flush=True)
    os._exit(0)
assert os.waitpid(child, 0)[1] == 0
games.step(actions)
print(int(games.observations.sum()))
"""


@pytest.mark.skipif(not hasattr(os, "fork"), reason="there is no fork on this system")
def test_a_forked_process_is_told_that_it_has_no_threads() -> None:
    """In a process of its own, which has only the threads of the environment."""
    arguments = [sys.executable, "-W", "ignore::DeprecationWarning", "-c", FORKING]
    told = subprocess.run(arguments, capture_output=True, text=True, check=True).stdout.splitlines()
    assert "after the fork" in told[0] and told[1] == told[2]


def test_workers_that_never_get_a_core_are_not_waited_for(monkeypatch: pytest.MonkeyPatch) -> None:
    """Workers that are asleep and not woken take no part: the caller does everything itself."""
    alone, together = (VectorEnvironment("kingdomino(players=2)", 300, threads=number) for number in (1, 3))
    alone.reset(seed=1), together.reset(seed=1)
    workers = together._workers
    assert workers is not None
    wait_until(lambda: all(workers._shared[barrier.FIRST_FLAG + barrier.LINE * worker] for worker in range(2)))
    monkeypatch.setattr(WorkerThreads, "_wake", lambda workers, asleep: None)
    for _ in range(50):
        actions = alone.sample_actions()
        alone.step(actions), together.step(actions)
        assert np.array_equal(alone.observations, together.observations)
    monkeypatch.undo()
    for waker in workers._wakers:
        waker.release()
    together.close()


def test_refusals_of_all_threads_are_counted() -> None:
    environment = VectorEnvironment("kingdomino(players=2)", 6, threads=3)
    environment.reset(seed=1)
    actions = legal_actions(environment, np.random.default_rng(1))
    actions[[0, 3, 5]] = -1
    with pytest.raises(IllegalMove, match=r"game 0 .and 2 more games"):
        environment.step(actions)
    assert environment.refused.tolist() == [True, False, False, True, False, True]
    environment.close()


@pytest.mark.parametrize("rules", SEVERAL)
def test_the_same_step_resets_without_a_pause(rules: str) -> None:
    environment = VectorEnvironment(rules, 5, autoreset="SAME_STEP", reward="score")
    environment.reset(seed=2)
    randoms = np.random.default_rng(2)
    ended = 0
    phase = environment.specification.section("phase").start
    for _ in range(600):
        _, rewards, terminations, truncations, infos = environment.step(legal_actions(environment, randoms))
        assert (environment.seats >= 0).all() and environment.masks.any(axis=1).all() and not truncations.any()
        assert (rewards[~terminations] == 0).all()
        for game in np.flatnonzero(terminations):
            assert infos["final_obs"][game, phase] == 16
            assert environment.observations[game, phase + 1] == 0
            kingdoms = [environment.rules.kingdom_of(seat) for seat in range(environment.rules.seats)]
            assert rewards[game].tolist() == infos["scores"][game, kingdoms].tolist()
        ended += int(terminations.sum())
    assert ended >= 5


def test_the_next_step_resets_and_ignores_the_action() -> None:
    environment = VectorEnvironment("kingdomino(players=2)", 3)
    environment.reset(seed=1)
    randoms = np.random.default_rng(1)
    while not environment.terminations.any():
        environment.step(legal_actions(environment, randoms))
    over = np.flatnonzero(environment.terminations)
    assert environment.is_over[over].all() and environment.masks[over].all()
    assert environment.rewards[over].sum() == len(over)
    actions = legal_actions(environment, randoms)
    actions[over] = -7
    environment.step(actions)
    assert not environment.is_over[over].any() and not environment.terminations[over].any()
    assert not environment.rewards[over].any()


def test_without_autoreset_games_stay_over_until_their_reset() -> None:
    environment = VectorEnvironment("kingdomino(players=2)", 2, autoreset=Autoreset.DISABLED, lists=True)
    environment.reset(seed=1)
    randoms = np.random.default_rng(1)
    while not environment.is_over.any():
        environment.step(legal_actions(environment, randoms))
    states = environment.save().states
    _, rewards, terminations, _, _ = environment.step(legal_actions(environment, randoms))
    assert np.array_equal(environment.save().states, states) and environment.is_over.all()
    assert not rewards.any() and not terminations.any() and environment.masks.all()
    assert environment.counts.tolist() == [1, 1] and environment.lists[:, 0].tolist() == [0, 0]
    environment.reset(chosen=environment.is_over)
    assert not environment.is_over.any()
    environment.step(legal_actions(environment, randoms))


def test_only_chosen_games_are_stepped() -> None:
    environment, other = (VectorEnvironment("queendomino(players=2)", 3) for _ in range(2))
    play(environment, 20), play(other, 20)
    before, actions = environment.save().states, environment.masks.argmax(axis=1)
    actions[0] = -2
    other.step(other.masks.argmax(axis=1))
    environment.step(actions, chosen=[False, True, True])
    after = environment.save().states
    assert after[0] == before[0] and np.array_equal(after[1:], other.save().states[1:])
    assert np.array_equal(environment.observations[1:], other.observations[1:])
    for number in (-1, -2, -3):
        with pytest.raises(IllegalMove):
            environment.step([number] * 3, chosen=[True, False, False])
        assert environment.refused.tolist() == [True, False, False]
    with pytest.raises(TypeError):
        environment.step(actions, chosen=[1, 0, 1])


def test_a_chosen_reset_leaves_the_others_alone() -> None:
    environment = VectorEnvironment("kingdomino(players=3)", 3)
    play(environment, 10)
    before = environment.observations.copy()
    environment.reset(chosen=[False, True, False])
    assert np.array_equal(before[[0, 2]], environment.observations[[0, 2]])
    assert not np.array_equal(before[1], environment.observations[1])


def test_gymnasiums_modes_are_understood() -> None:
    for mode in gymnasium.vector.AutoresetMode:
        environment = VectorEnvironment("kingdomino(players=2)", 1, autoreset=mode)
        assert (environment.autoreset.name, environment.autoreset.value) == (mode.name, mode.value)


def test_game_zero_is_the_game_of_that_seed() -> None:
    environment = VectorEnvironment("queendomino(players=4)", 2)
    environment.reset(seed=77)
    game = Game.new("queendomino(players=4)", seed=77)
    for _ in range(40):
        assert np.flatnonzero(environment.masks[0]).tolist() == game.legal_actions
        actions = environment.masks.argmax(axis=1)
        game.push(int(actions[0]))
        environment.step(actions)


@pytest.mark.parametrize("rules", SEVERAL)
def test_sampled_actions(rules: str) -> None:
    environment = VectorEnvironment(rules, 40, lists=True)
    with pytest.raises(IllegalMove, match="reset"):
        environment.sample_actions()
    environment.reset(seed=1)
    for _ in range(200):
        actions = environment.sample_actions()
        assert environment.masks[np.arange(40), actions].all()
        environment.step(actions)
    environment.reset(seed=1)
    found = {tuple(environment.sample_actions().tolist()) for _ in range(20)}
    assert len(found) == 20
    legal = set(environment.lists[0, : environment.counts[0]].tolist())
    assert {actions[0] for actions in found} <= legal


def test_every_mask_can_be_sampled_from() -> None:
    """A player who samples from the masks needs no exception for games that are over."""
    for autoreset in Autoreset:
        environment = VectorEnvironment("kingdomino(players=2)", 5, autoreset=autoreset)
        environment.reset(seed=1)
        randoms, ended = np.random.default_rng(1), 0
        for _ in range(120):
            chances = environment.masks / environment.masks.sum(axis=1, keepdims=True)
            environment.step([randoms.choice(len(row), p=row) for row in chances])
            ended += int(environment.terminations.sum())
        assert ended == 5 if autoreset is Autoreset.DISABLED else ended >= 10


def test_zero_sum_rewards() -> None:
    for rules, winner, loser in (("kingdomino(players=2)", 1, -1), ("kingdomino(players=4)", 1, -1 / 3)):
        environment = VectorEnvironment(rules, 30, reward="zero_sum", autoreset="DISABLED")
        environment.reset(seed=1)
        while not environment.is_over.all():
            environment.step(environment.sample_actions())
        assert environment.rewards.sum(axis=1) == pytest.approx(np.zeros(30), abs=1e-6)
        assert environment.rewards.max() == winner and environment.rewards.min() == pytest.approx(loser)


def test_infos_have_the_names_of_all_environments() -> None:
    environment = VectorEnvironment("kingdomino(players=2)", 2, lists=True, autoreset="SAME_STEP")
    _, infos = environment.reset(seed=1)
    assert set(infos) == {"action_mask", "lists", "counts", "final_obs", "seat", "scores"}
    assert infos["action_mask"] is environment.masks and infos["seat"] is environment.seats


# ---------------------------------------------------------------------- states


@pytest.mark.parametrize("rules", SEVERAL)
def test_saved_states_go_on_exactly(rules: str) -> None:
    environment = VectorEnvironment(rules, 4)
    play(environment, 30)
    saved = environment.save()
    seen, masks = environment.observations.copy(), environment.masks.copy()
    actions = environment.masks.argmax(axis=1)
    environment.step(actions)
    after = environment.observations.copy()
    other = VectorEnvironment(rules, 4)
    other.restore(*saved)
    assert np.array_equal(other.observations, seen) and np.array_equal(other.masks, masks)
    other.step(actions)
    assert np.array_equal(other.observations, after)


def test_encodings_stay_true() -> None:
    """The incrementally updated observations equal those encoded from the states."""
    for rules in SEVERAL:
        environment, other = VectorEnvironment(rules, 8), VectorEnvironment(rules, 8)
        environment.reset(seed=5)
        randoms = np.random.default_rng(5)
        for _ in range(120):
            environment.step(legal_actions(environment, randoms))
            other.restore(*environment.save())
            assert np.array_equal(environment.observations, other.observations)


def test_states_that_are_refused() -> None:
    environment = VectorEnvironment("kingdomino(players=2)", 2)
    play(environment, 5)
    states, randoms, *_ = environment.save()
    seen = environment.observations.copy()
    torn = states.copy()
    torn[1]["phase"] = 99
    foreign = VectorEnvironment("kingdomino(players=4)", 2)
    foreign.reset(seed=1)
    bonus = VectorEnvironment("kingdomino(players=2, harmony)", 2)
    bonus.reset(seed=1)
    for wrong, error in (
        ((torn,), ValueError),
        ((states[:1],), ValueError),
        (foreign.save(), ValueError),
        (bonus.save(), ValueError),
        ((np.zeros(2),), TypeError),
        ((VectorEnvironment("tribe(players=2)", 2).save()[0],), TypeError),
        ((states, randoms[:1]), ValueError),
        ((states, randoms.astype(np.int64)), TypeError),
        ((states, np.zeros(2, np.uint64)), ValueError),
    ):
        with pytest.raises(error):
            environment.restore(*wrong)
    assert np.array_equal(environment.save()[0], states) and np.array_equal(environment.observations, seen)


def test_random_bytes_as_states_are_refused_or_played() -> None:
    environment = VectorEnvironment("kingdomino(players=2)", 1)
    environment.reset(seed=1)
    randoms = np.random.default_rng(1)
    good, sources, *_ = environment.save()
    for _ in range(300):
        bad = good.copy()
        content = bad.view(np.uint8)
        content[randoms.integers(len(content), size=3)] = randoms.integers(256, size=3)
        try:
            environment.restore(bad, sources)
        except ValueError:
            continue
        if environment.masks.any():
            environment.step(environment.masks.argmax(axis=1))


# ---------------------------------------------------------------------- refusals


def test_an_illegal_action_leaves_its_game_alone() -> None:
    environment = VectorEnvironment("kingdomino(players=2)", 3)
    environment.reset(seed=1)
    states = environment.save().states
    actions = environment.masks.argmax(axis=1)
    actions[1] = 0
    with pytest.raises(IllegalMove, match="Action 0 is not legal in game 1"):
        environment.step(actions)
    assert environment.refused.tolist() == [False, True, False]
    after = environment.save().states
    assert after[1] == states[1] and after[0] != states[0]


def test_wrong_actions() -> None:
    environment = VectorEnvironment("kingdomino(players=2)", 2)
    with pytest.raises(IllegalMove, match="reset before step"):
        environment.step([0, 0])
    environment.reset(seed=1)
    for actions, error in (([0.5, 1.0], TypeError), ([True, False], TypeError), ([1], ValueError), (3, ValueError)):
        with pytest.raises(error):
            environment.step(actions)
    for number in (-1, 10**12, -(2**63)):
        with pytest.raises(IllegalMove):
            environment.step([number, number])


def test_wrong_options() -> None:
    def make(**options: Any) -> None:
        VectorEnvironment(options.pop("rules", "kingdomino(players=2)"), options.pop("number", 2), **options)

    for options in ({"view": "bird"}, {"reward": "glory"}, {"autoreset": "never"}, {"number": 0}, {"threads": 0}):
        with pytest.raises(ValueError):
            make(**options)
    for options in ({"number": 1.5}, {"number": True}, {"rules": 7}, {"colour": "red"}):
        with pytest.raises(TypeError):
            make(**options)
    for rules in ("chess", "kingdomino(players=2, dynasty)"):
        with pytest.raises(RulesError):
            make(rules=rules)
    with pytest.raises(TypeError):
        VectorEnvironment("kingdomino(players=2)", 1).reset(seed=1.5)  # type: ignore[arg-type]
    for wrong in ("x", 1.5, None):
        with pytest.raises(TypeError, match="seed must be a whole number"):
            VectorEnvironment("kingdomino(players=2)", 1, seed=wrong)  # type: ignore[arg-type]
    with pytest.raises(ValueError):
        VectorEnvironment("kingdomino(players=2)", 2).reset(chosen=[True, False])


def test_rules_may_be_values() -> None:
    assert VectorEnvironment(Rules("kingdomino", 3), 1).rules.players == 3


def test_kept_code_follows_the_sources() -> None:
    """The cache folder of compiled code is named after a digest of all kernel sources."""
    folder = compiled.cache_folder("envs/kernels")
    assert folder is not None and compiled.source_digest("envs/kernels") in folder.name
    assert compiled.source_digest("envs/kernels") != compiled.source_digest()
    assert str(folder) in str(step.advance._cache.cache_path)
