"""The arrays of the native vector environment: shared, given by the caller, left out."""

from typing import Any

import numpy as np
import pytest

from fiefdom.envs import VectorEnvironment


def legal_actions(environment: VectorEnvironment, randoms: np.random.Generator) -> Any:
    """A random legal action in each game; 0 where a game is over."""
    masks = environment.masks
    return (masks * (1 + randoms.random(masks.shape))).argmax(axis=1)


def test_no_two_arrays_may_share_memory() -> None:
    rules, number = "kingdomino(players=2)", 2
    length = VectorEnvironment(rules, 1).specification.length
    seen = np.zeros((3, number, length), np.uint8)
    VectorEnvironment(
        rules, number, autoreset="SAME_STEP", arrays={"observations": seen[0], "final_observations": seen[1]}
    )
    environment = VectorEnvironment(rules, number, autoreset="SAME_STEP", arrays={"observations": seen[0]})
    overlapping = seen.reshape(-1)[number * length - 1 :][: number * length].reshape(number, length)
    for wrong in (seen[0], overlapping):
        with pytest.raises(ValueError, match="share memory"):
            environment.write_to(final_observations=wrong)
    assert not np.shares_memory(environment.final_observations, environment.observations)


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
    assert "action_mask" not in infos
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
