"""The native vector environment: stepping, resetting, arrays, states, threads and refusals."""

import gc
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
from fiefdom.envs.kernels import step
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
    before = threading.active_count()
    environment = VectorEnvironment("kingdomino(players=2)", 4, threads=4)
    environment.reset(seed=1)
    assert threading.active_count() == before + 3
    del environment
    gc.collect()
    wait_until(lambda: threading.active_count() == before)
    closed = VectorEnvironment("kingdomino(players=2)", 4, threads=2)
    closed.close()
    assert threading.active_count() == before
    with pytest.raises(NotAllowed, match="closed"):
        closed.reset(seed=1)


def wait_until(condition: Callable[[], bool]) -> None:
    for _ in range(1000):
        if condition():
            return
        time.sleep(0.01)
    raise AssertionError("it never came true")


def test_what_goes_wrong_in_a_thread_is_raised_whenever_it_is_awaited() -> None:
    workers = WorkerThreads([("no settings",)])
    for _ in range(2):
        workers.begin(step.STEP)
        with pytest.raises(TypeError):
            workers.end()
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
                patch.setattr(WorkerThreads, "end", interrupted)
            with pytest.raises(KeyboardInterrupt) if turn % 3 == 1 else nullcontext():
                together.step(actions)
        if turn % 3 != 1:
            assert np.array_equal(alone.observations, together.observations)
    together.close()


def interrupted(workers: WorkerThreads) -> int:
    raise KeyboardInterrupt


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
            assert infos["final_observations"][game, phase] == 16
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
    assert environment.is_over[over].all() and not environment.masks[over].any()
    assert environment.rewards[over].sum() == len(over)
    actions = legal_actions(environment, randoms)
    actions[over] = -7
    environment.step(actions)
    assert not environment.is_over[over].any() and not environment.terminations[over].any()
    assert not environment.rewards[over].any()


def test_without_autoreset_games_wait_for_their_reset() -> None:
    environment = VectorEnvironment("kingdomino(players=2)", 2, autoreset=Autoreset.DISABLED)
    environment.reset(seed=1)
    randoms = np.random.default_rng(1)
    while not environment.is_over.any():
        environment.step(legal_actions(environment, randoms))
    with pytest.raises(IllegalMove, match=r"Game 0 is over .and one more game"):
        environment.step([0, 0])
    environment.reset(chosen=environment.is_over)
    assert not environment.is_over.any()
    environment.step(legal_actions(environment, randoms))


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


# ---------------------------------------------------------------------- arrays


def test_nothing_is_copied() -> None:
    environment = VectorEnvironment("kingdomino(players=2)", 4, lists=True)
    seen, infos = environment.reset(seed=1)
    arrays = {name: id(getattr(environment, name)) for name in ("observations", "masks", "lists", "rewards")}
    step = environment.step(environment.lists[:, 0])
    assert step[0] is seen and step[4] is infos
    assert arrays == {name: id(getattr(environment, name)) for name in arrays}


def test_callers_own_arrays() -> None:
    rules, number = "kingdomino(players=2)", 4
    length = VectorEnvironment(rules, 1).specification.length
    mine = np.full((2, number, length), 99, np.uint8)
    environment = VectorEnvironment(rules, number, arrays={"observations": mine[0]})
    environment.reset(seed=1)
    assert environment.observations is mine[0].base or np.shares_memory(environment.observations, mine)
    assert (mine[0] != 99).any() and (mine[1] == 99).all()
    first = mine[0].copy()
    environment.write_to(observations=mine[1])
    environment.step(environment.masks.argmax(axis=1))
    assert np.array_equal(mine[0], first) and (mine[1] != 99).any()


def test_every_array_is_written_whole_whatever_was_in_it() -> None:
    environment = VectorEnvironment("kingdomino(players=2)", 3)
    environment.reset(seed=1)
    rewards, truncations = np.full((3, 2), 7, np.float32), np.ones(3, np.bool_)
    environment.write_to(rewards=rewards, truncations=truncations, seats=np.full(3, 9, np.int8))
    environment.step(environment.masks.argmax(axis=1))
    assert not rewards.any() and not truncations.any() and set(environment.seats.tolist()) <= {0, 1}


def test_lists_are_the_masks() -> None:
    environment = VectorEnvironment("tribe(players=2)", 6, lists=True)
    environment.reset(seed=1)
    randoms = np.random.default_rng(1)
    for _ in range(100):
        for game in range(6):
            legal = environment.lists[game, : environment.counts[game]]
            assert legal.tolist() == np.flatnonzero(environment.masks[game]).tolist()
        environment.step(legal_actions(environment, randoms))


def test_masks_may_be_left_out() -> None:
    environment = VectorEnvironment("kingdomino(players=2)", 2, masks=False)
    _, infos = environment.reset(seed=1)
    assert "masks" not in infos
    with pytest.raises(AttributeError):
        _ = environment.masks


@pytest.mark.parametrize(
    ("arrays", "error"),
    (
        ({"crystal_ball": np.zeros(1)}, TypeError),
        ({"masks": np.zeros((2, 329), np.int8)}, TypeError),
        ({"masks": [[0] * 329] * 2}, TypeError),
        ({"masks": np.zeros((2, 330), np.uint8)}, ValueError),
        ({"masks": np.zeros((329, 2), np.uint8).T}, ValueError),
        ({"rewards": np.zeros((2, 2), np.float64)}, TypeError),
    ),
)
def test_arrays_that_do_not_fit(arrays: dict[str, Any], error: type[Exception]) -> None:
    with pytest.raises(error):
        VectorEnvironment("kingdomino(players=2)", 2, arrays=arrays)
    environment = VectorEnvironment("kingdomino(players=2)", 2)
    before = environment.masks
    with pytest.raises(error):
        environment.write_to(**arrays)
    assert environment.masks is before


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
    states, randoms = environment.save()
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
    good, sources = environment.save()
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
    states, _ = environment.save()
    actions = environment.masks.argmax(axis=1)
    actions[1] = 0
    with pytest.raises(IllegalMove, match="Action 0 is not legal in game 1"):
        environment.step(actions)
    assert environment.refused.tolist() == [False, True, False]
    after, _ = environment.save()
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
