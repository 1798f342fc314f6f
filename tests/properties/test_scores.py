"""Scores: totals are the sum of the sheets, and equal a slow recount from the squares."""

import numpy as np
import pytest
from hypothesis import given
from hypothesis import strategies as st

from fiefdom import Game, Rules
from fiefdom.engine.engine import engine_for
from property_support import recount
from property_support.families import any_rules, each_flow, each_layout, each_rules, examples, seeds
from property_support.playing import played


def check_scores(game: Game) -> None:
    kingdoms = game.kingdoms
    assert list(game.scores) == [recount.total(game, kingdom) for kingdom in kingdoms]
    for kingdom in kingdoms:
        check_sheet(game, kingdom)
    for standing in game.ranking.ranking:
        kingdom = kingdoms[standing.kingdom]
        assert standing.total == game.scores[kingdom.number]
        assert standing.largest_territory == recount.largest_territory(kingdom)
        assert standing.crowns == sum(recount.crowns_of(square) for square in kingdom.squares.values())
        assert standing.seats == kingdom.seats


def check_sheet(game: Game, kingdom: recount.Kingdom) -> None:
    """Every line of the sheet against the squares, and the sum of the lines against the total."""
    sheet, rules = game.score_sheet(kingdom.number), game.rules
    rows = engine_for(rules).sheet(game._states, kingdom.number)
    assert sheet.total == int(rows[:, 4].sum()) == game.scores[kingdom.number]
    lines = [(line.terrain, line.squares, line.crowns, line.points) for line in sheet.territories]
    assert sorted(lines) == recount.territories(kingdom)
    assert (sheet.coins, sheet.coin_points) == (kingdom.coins, kingdom.coins // 3)
    points = sorted((name, recount.building_points(kingdom, name)) for name in kingdom.buildings)
    assert sorted((line.building, line.points) for line in sheet.buildings) == points
    assert sheet.queen == (recount.largest_territory(kingdom) if kingdom.has_queen else 0)
    assert sorted((line.caveman, line.square, line.points) for line in sheet.cavemen) == recount.settled(kingdom)
    hordes = sorted((line.warriors, line.strength, line.points) for line in sheet.hordes)
    assert hordes == recount.horde_points(kingdom)
    for horde in sheet.hordes:
        assert kingdom.squares[horde.square].caveman is not None
    pieces = sum(square.resource is not None for square in kingdom.squares.values())
    assert sheet.resources == (pieces if rules.has_totems else 0)
    assert sorted(line.resource for line in sheet.totems) == sorted(kingdom.totems)
    centred = 10 * recount.is_centred(kingdom)
    assert sheet.middle_kingdom == (centred if rules.middle_kingdom else None)
    assert sheet.harmony == (5 * (kingdom.discards == 0) if rules.harmony else None)
    everything = [*sheet.territories, *sheet.buildings, *sheet.totems, *sheet.cavemen, *sheet.hordes]
    single = (sheet.coin_points, sheet.queen, sheet.resources, sheet.middle_kingdom, sheet.harmony)
    assert sheet.total == sum(line.points for line in everything) + sum(value or 0 for value in single)


@each_rules
def test_the_end_of_a_game_of_every_rules(rules: Rules, games_factor: int) -> None:
    for seed in range(games_factor):
        check_scores(played(rules, seed))


@given(rules=any_rules, seed=seeds, most=st.integers(0, 300))
@examples(30)
def test_any_stage(rules: Rules, seed: int, most: int) -> None:
    check_scores(played(rules, seed, most))


@pytest.mark.interpreted
@pytest.mark.boundscheck
@each_layout
def test_a_middle_stage_of_every_layout(rules: Rules) -> None:
    check_scores(played(rules, seed=9, most=50))


@each_flow
def test_the_ranking_is_in_order_and_shared_only_by_equals(rules: Rules) -> None:
    """C12: total, largest territory, and crowns where they count."""
    for seed in range(12):
        game = played(rules, seed)
        outcome = game.outcome
        assert outcome is not None
        keys = [
            (row.total, row.largest_territory, row.crowns if rules.has_crown_tie_break else 0)
            for row in outcome.ranking
        ]
        assert keys == sorted(keys, reverse=True)
        assert [row.place for row in outcome.ranking] == [1 + keys.index(key) for key in keys]
        assert sorted(row.kingdom for row in outcome.ranking) == list(range(rules.kingdoms))


@each_flow
def test_standings_of_a_batch_are_those_of_its_games(rules: Rules) -> None:
    engine = engine_for(rules)
    games = [played(rules, seed, most=25 * seed) for seed in range(5)]
    states = np.concatenate([game._states for game in games])
    assert engine.totals(states).tolist() == [list(game.scores) for game in games]
    for rows, game in zip(engine.standings(states), games, strict=True):
        by_kingdom = sorted(game.ranking.ranking, key=lambda row: row.kingdom)
        assert rows.tolist() == [[row.total, row.largest_territory, row.crowns] for row in by_kingdom]
