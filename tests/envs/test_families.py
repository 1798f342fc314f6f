"""An external family in the vector environment, without any code for it in `fiefdom.envs`."""

from collections.abc import Iterator
from typing import Any

import numpy as np
import pytest

import hamlet
from fiefdom.engine.layout import OVER
from fiefdom.envs import VectorEnvironment, specification, symmetries
from fiefdom.envs.kernels.description import fewest_actions, most_decisions
from fiefdom.errors import RulesError
from fiefdom.game import Game
from fiefdom.rules import Rules
from hamlet.flow import GARDEN
from property_support.families import INTERPRETED

pytestmark = pytest.mark.interpreted
RULES = "hamlet(players=3, harmony)"
GAMES, STEPS = (2, 60) if INTERPRETED else (6, 400)


@pytest.fixture(autouse=True)
def registered() -> Iterator[None]:
    hamlet.register()
    yield
    hamlet.unregister()


def random_actions(games: VectorEnvironment, randoms: np.random.Generator) -> Any:
    """A random legal action in each game; 0 where a game is over."""
    return (games.masks * (1 + randoms.random(games.masks.shape))).argmax(axis=1)


def test_the_specification_has_what_every_family_has_and_the_fields_of_this_one() -> None:
    spec = specification(Rules.parse(RULES))
    names = [section.name for section in spec.sections]
    assert names[:3] == ["kingdom 0 terrain", "kingdom 0 crowns", "kingdom 0 discards"]
    assert names[-2:] == ["placed left", "placed right"] and "focus" not in names
    assert spec.length == 3 * (2 * 81 + 1) + 7 + 3 + 2 * 4 * 6 + 49 + 2
    assert (spec.actions, fewest_actions(spec.layout)) == (4 * 81 + 1 + 4 + 2, 4 * 81 + 1 + 4 + 2)
    assert most_decisions(spec.rules, hamlet.FAMILY) == 3


def test_masks_and_observations_are_those_of_the_game() -> None:
    games = VectorEnvironment(RULES, 1, autoreset="DISABLED", lists=True)
    seen, _ = games.reset(seed=5)
    game, spec = Game.new(RULES, seed=5), games.specification
    randoms = np.random.default_rng(5)
    decided = set()
    while not game.is_over:
        assert np.flatnonzero(games.masks[0]).tolist() == games.lists[0, : games.counts[0]].tolist()
        assert games.lists[0, : games.counts[0]].tolist() == game.legal_actions
        assert games.seats[0] == game.to_move == spec.part(seen, "seat")[0]
        assert (seen <= spec.high).all()
        decided.add(int(spec.part(seen, "phase")[0]))
        own = game.kingdoms[int(games.seats[0])]
        assert np.count_nonzero(spec.planes(seen)[0, 0, 0]) == 1 + len(own.squares)
        assert spec.planes(seen)[0, 0, 1].sum() == sum(square.crowns for square in own.squares.values())
        if game.awaits == "garden":
            state = games.save()[0][0]
            assert spec.part(seen, "placed left")[0] == state.placed_left + 1 > 1
            assert spec.part(seen, "placed right")[0] == state.placed_right + 1 > 1
        action = int(random_actions(games, randoms)[0])
        game.push(action)
        games.step([action])
    assert decided == {0, 1, GARDEN} and games.terminations[0] and games.seats[0] == -1
    assert spec.part(seen, "phase")[0] == OVER and games.scores[0].tolist() == list(game.scores)
    places = [entry.place for entry in game.ranking]
    assert games.rewards[0].sum() == pytest.approx(1) and places.count(1) == np.count_nonzero(games.rewards[0])


@pytest.mark.parametrize("autoreset", ("SAME_STEP", "NEXT_STEP"))
def test_games_start_anew_and_what_is_kept_up_to_date_is_what_a_state_says(autoreset: str) -> None:
    games = VectorEnvironment(RULES, GAMES, autoreset=autoreset, reward="score")
    other = VectorEnvironment(RULES, GAMES)
    games.reset(seed=3)
    randoms = np.random.default_rng(3)
    ended = 0
    for step in range(STEPS):
        _, rewards, terminations, _, infos = games.step(random_actions(games, randoms))
        ended += int(terminations.sum())
        assert (rewards[terminations] == infos["scores"][terminations]).all() and not rewards[~terminations].any()
        if autoreset == "SAME_STEP":
            assert games.masks.any(axis=1).all() and not games.is_over.any()
        if step % 20 == 0 and not games.is_over.any():
            other.restore(*games.save())
            assert np.array_equal(other.observations, games.observations)
            assert np.array_equal(other.masks, games.masks)
    assert INTERPRETED or ended >= 2 * GAMES


def test_masks_of_neighbours_stay_apart() -> None:
    """Gardens are the last two actions: the mask of one game ends where the next one begins."""
    games = VectorEnvironment(RULES, 2)
    games.reset(seed=1)
    randoms = np.random.default_rng(1)
    for _ in range(STEPS // 10):
        games.step(random_actions(games, randoms))
        alone = VectorEnvironment(RULES, 1)
        alone.restore(games.save()[0][1:], games.save()[1][1:])
        assert np.array_equal(alone.masks[0], games.masks[1])


def test_nobody_has_said_how_it_is_turned() -> None:
    with pytest.raises(RulesError, match="no symmetries for 'hamlet"):
        symmetries(Rules.parse(RULES))
