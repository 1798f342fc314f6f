"""Rotated and mirrored games are valid games."""

import numpy as np
import pytest

from fiefdom.envs import Specification, VectorEnvironment, specification
from fiefdom.envs.symmetries import SYMMETRIES, Symmetries, symmetries
from fiefdom.errors import RulesError
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


def test_wrong_arguments() -> None:
    tables = symmetries("kingdomino(players=2)")
    assert tables is symmetries(Rules.parse("kingdomino(players=2)"))
    environment = VectorEnvironment("kingdomino(players=2)", 3)
    environment.reset(seed=1)
    seen, masks, actions = environment.observations, environment.masks, environment.sample_actions()
    for symmetry, error in ((8, ValueError), (-1, ValueError), (1.5, TypeError), ("left", TypeError)):
        for turn in (
            lambda number: tables.turn_observations(seen, number),
            lambda number: tables.turn_masks(masks, seen, number),
            lambda number: tables.turn_actions(actions, seen, number),
        ):
            with pytest.raises(error, match="symmetry"):
                turn(symmetry)
    for turn in (
        lambda: tables.turn_observations(seen[:, :-1], 1),
        lambda: tables.turn_masks(masks[:, :-1], seen, 1),
        lambda: tables.turn_masks(masks[:2], seen, 1),
        lambda: tables.turn_actions(actions[:2], seen, 1),
        lambda: tables.turn_actions(actions + 1000, seen, 1),
        lambda: tables.contexts(seen[:, 1:]),
    ):
        with pytest.raises(ValueError):
            turn()
    with pytest.raises(TypeError):
        tables.turn_observations(seen.astype(np.int64), 1)
    with pytest.raises(TypeError):
        tables.turn_actions(actions / 2, seen, 1)


def test_the_mask_of_a_game_that_is_over_stays_as_it_is() -> None:
    environment = VectorEnvironment("kingdomino(players=2)", 2, autoreset="DISABLED")
    environment.reset(seed=1)
    while not environment.is_over.all():
        environment.step(environment.sample_actions())
    tables = symmetries("kingdomino(players=2)")
    for symmetry in range(8):
        assert tables.turn_masks(environment.masks, environment.observations, symmetry).all()


def test_rules_are_given_as_text_or_as_rules() -> None:
    assert specification("tribe(players=2)") is specification(Rules.parse("tribe(players=2)"))
    for look_up in (specification, symmetries, Specification, Symmetries):
        with pytest.raises(RulesError):
            look_up("chess")
        with pytest.raises(TypeError, match="as text or as Rules"):
            look_up(7)


def test_observations_of_another_length() -> None:
    spec = specification("kingdomino(players=2)")
    seen = np.zeros((2, spec.length + 1), np.uint8)
    for look in (spec.planes, spec.numbers, spec.one_hot, lambda array: spec.part(array, "line")):
        with pytest.raises(ValueError, match="shape"):
            look(seen)
        with pytest.raises(TypeError):
            look(seen[:, 1:].astype(np.float32))
