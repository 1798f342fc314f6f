"""Win chances: consistent, monotonous, and fitted as they are used."""

import numpy as np
import pytest

from fiefdom.analysis.chances import LEAST, Curve, chances, curve_for, curves, fit, leads_of, part_left
from fiefdom.game import Game
from fiefdom.rules import Rules


def test_a_lead_is_over_the_best_other() -> None:
    found = leads_of(np.array([[10, 7, 3], [5, 5, 1]]))
    assert found.tolist() == [[3, -3, -7], [0, 0, -4]]


@pytest.mark.parametrize("rules", [str(rules) for rules in Rules.all() if not rules.dynasty and not rules.options])
def test_every_game_has_a_curve_that_rises_with_the_lead(rules: str) -> None:
    known = Rules.parse(rules)
    curve = curve_for(known)
    for left in (0.0, 0.5, 1.0):
        told = []
        for lead in (-30.0, -5.0, 0.0, 5.0, 30.0):
            leads = np.full(known.kingdoms, -lead)
            leads[0] = lead
            found = chances(curve, leads, np.full(known.kingdoms, 8.0), left)
            assert found.sum() == pytest.approx(1) and found.min() >= LEAST
            told.append(found[0])
        assert told == sorted(told) and told[0] < told[2] < told[-1]


def test_two_equal_sides_have_equal_chances() -> None:
    curve = curve_for(Rules.parse("kingdomino(players=2)"))
    assert chances(curve, np.zeros(2), np.ones(2), 0.3).tolist() == [0.5, 0.5]


def test_a_fit_finds_the_curve_that_made_the_data() -> None:
    random = np.random.default_rng(1)
    leads = random.normal(0, 10, (40_000, 1)) * np.array([1.0, -1.0])
    spreads, left = np.full((40_000, 2), 6.0), random.random((40_000, 1))
    true = Curve(2.0, (1.2, -0.5))
    won = (random.random(40_000) < chances(true, leads, spreads, left)[:, 0]).astype(float)
    found, loss = fit(leads, spreads, left, np.stack([won, 1 - won], axis=1), 2.0)
    assert found.weights == pytest.approx(true.weights, abs=0.1) and 0 < loss < 1


def test_what_is_left_falls_from_one_to_nothing() -> None:
    game = Game.new("kingdomino(players=2)", seed=1)
    told = []
    while not game.is_over:
        told.append(part_left(game.rules, game.engine_states()[0]))
        game.push(game.legal_moves[0])
    assert told == sorted(told, reverse=True) and told[0] == 1 and 0 < told[-1] < 0.1


def test_the_file_has_curves_for_all_numbers_of_kingdoms() -> None:
    assert {"2", "3+"} <= set(curves())
