"""A family unknown to the bots: its kingdoms are valued by territories, its decisions are tried one by one."""

from collections.abc import Iterator

import numpy as np
import pytest

import hamlet
from fiefdom import Game, Rules, bots
from fiefdom.analysis import analyse
from fiefdom.bots.kernels.hooks import chance_is_left, is_short
from fiefdom.bots.training import Batch, train_batch
from fiefdom.bots.weights import default_weights, weights_for
from hamlet.moves import Garden
from property_support.families import INTERPRETED

FEW = bots.Limit(simulations=8 if INTERPRETED else 64)


@pytest.fixture(autouse=True)
def registered() -> Iterator[None]:
    hamlet.register()
    yield
    hamlet.unregister()


def new(seed: int = 1, players: int = 2) -> Game:
    return Game.new(Rules("hamlet", players, harmony=True), seed)


def test_its_weights_are_made_by_hand() -> None:
    rules, kingdomino = Rules("hamlet", 2), Rules("kingdomino", 2)
    assert weights_for(rules) is default_weights(rules)
    assert np.array_equal(default_weights(rules), default_weights(kingdomino))
    assert not np.array_equal(weights_for(kingdomino), default_weights(kingdomino))


@pytest.mark.parametrize("name", ["greedy", "normal", "easy", "search:simulations=16", "flat:simulations=16"])
def test_every_bot_plays_it_to_the_end(name: str) -> None:
    bot, game = bots.bot(name), new(players=3)
    while not game.is_over:
        game.push(bot.play(game, seed=len(game.history)))
    assert any(isinstance(event, Garden) for event in game.events)


def test_a_garden_is_planted_where_it_scores() -> None:
    """A crown on only one half of a domino: a garden on the other half is worth one point more."""
    game, met = new(), 0
    while not game.is_over and met < 3:
        move = bots.bot("greedy").play(game, seed=0)
        if game.awaits == "garden":
            scores = []
            for option in game.legal_moves:
                after = game.copy()
                after.push(option)
                scores.append(after.scores[game.rules.kingdom_of(game.to_move or 0)])
            met += scores[0] != scores[1]
            chosen = game.copy()
            chosen.push(move)
            assert chosen.scores[game.rules.kingdom_of(game.to_move or 0)] == max(scores)
        game.push(move)
    assert met > 0


def test_search_beats_random_play() -> None:
    wins = 0
    for seed in range(4):
        game, both = new(seed), (bots.bot("search:simulations=48"), bots.bot("random"))
        while not game.is_over:
            game.push(both[game.to_move or 0].play(game, seed=seed))
        wins += game.scores[0] > game.scores[1]
    assert wins == 4


@pytest.mark.interpreted
def test_its_decisions_are_analysed() -> None:
    game = new()
    while game.awaits != "garden":
        game.push(game.legal_actions[0])
    found = analyse(game, FEW)
    assert {str(estimate.move) for estimate in found} == {str(move) for move in game.legal_moves}
    assert all(estimate.sheet.total >= 0 and estimate.simulations > 0 for estimate in found)


def test_chance_is_expected_where_nothing_is_known() -> None:
    state = new().engine_states()[0]
    assert chance_is_left(state) and not is_short(state)


def test_it_can_be_trained() -> None:
    rules = Rules("hamlet", 2)
    learned = train_batch(Batch(rules, default_weights(rules).copy(), seed=1, games=5, rate=0.1))
    assert learned.visits.any() and not np.array_equal(learned.weights, default_weights(rules))
