"""Rotated and mirrored games are valid games."""

import numpy as np
import pytest

from fiefdom.envs import VectorEnvironment
from fiefdom.envs.symmetries import SYMMETRIES, Symmetries, symmetries
from fiefdom.rules import Rules

PLAYED = ("kingdomino(players=2)", "kingdomino(players=2, mighty_duel)", "queendomino(players=3)", "tribe(players=2)")


@pytest.mark.parametrize("number", range(SYMMETRIES))
@pytest.mark.parametrize("rules", PLAYED)
def test_a_turned_game_is_played_by_the_engine_alike(rules: str, number: int) -> None:
    """Play a game and its image with the same chance events: every observation and mask is the image of the other."""
    tables = symmetries(Rules.parse(rules))
    plain, turned = (VectorEnvironment(rules, 3, autoreset="SAME_STEP", reward="score") for _ in range(2))
    plain.reset(seed=3)
    turned.reset(seed=3)
    randoms = np.random.default_rng(number)
    for _ in range(150):
        seen, masks = plain.observations, plain.masks
        assert np.array_equal(tables.turn_observations(seen, number), turned.observations)
        assert np.array_equal(tables.turn_masks(masks, seen, number), turned.masks)
        actions = (masks * (1 + randoms.random(masks.shape))).argmax(axis=1)
        images = tables.turn_actions(actions, seen, number)
        plain.step(actions)
        turned.step(images)
        assert np.array_equal(plain.rewards, turned.rewards)


def test_the_tables_are_permutations() -> None:
    tables = Symmetries(Rules.parse("royal_wedding(players=4)"))
    assert tables.observations.shape == (8, tables.specification.length)
    assert tables.actions.shape == (8, 3, tables.specification.actions)
    for number in range(SYMMETRIES):
        assert sorted(tables.cells[number]) == list(range(169))
        assert sorted(tables.observations[number]) == list(range(tables.specification.length))
    assert np.array_equal(tables.cells[0], np.arange(169))
    assert len({tuple(row) for row in tables.cells.tolist()}) == 8
