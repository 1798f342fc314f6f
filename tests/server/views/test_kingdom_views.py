"""Views of kingdoms match the game."""

import random

import pytest

from fiefdom import Game
from fiefdom.render.svg import last_turn_cells
from fiefdom.server.views.kingdom_views import Kingdoms, sheet_view
from fiefdom.server.views.move_views import step_views

GAMES = ["kingdomino(players=2)", "queendomino(players=3)", "tribe(players=3)", "totem(players=2)"]


def moments(rules, seed=1):
    game, source = Game.new(rules, seed=seed), random.Random(seed)
    while not game.is_over:
        yield game
        game.push(source.choice(game.legal_actions))
    yield game


@pytest.mark.parametrize("rules", GAMES)
def test_territories_scores_and_the_last_turn_are_the_games(rules):
    for game in moments(rules):
        for view in Kingdoms(game).views:
            own = {(one.terrain, one.cells, one.crowns, one.points) for one in game.territories(view.kingdom)}
            assert {(one.terrain, tuple(one.cells), one.crowns, one.points) for one in view.territories} == own
            firsts = [one.cells[0][::-1] for one in view.territories]
            assert firsts == sorted(firsts) and all(one.squares == len(one.cells) for one in view.territories)
            assert set(view.last) == last_turn_cells(game, view.kingdom)
            assert view.sheet.total == game.scores[view.kingdom]
            assert view.score == view.sheet.total - (0 if game.is_over else bonuses(view.sheet))


def bonuses(sheet):
    return (sheet.middle_kingdom or 0) + (sheet.harmony or 0)


def test_bonuses_are_not_counted_before_the_end():
    seen = list(moments("kingdomino(players=2, middle_kingdom, harmony)", seed=3))
    begun = Game.new("kingdomino(players=2, middle_kingdom, harmony)")
    assert [view.score for view in Kingdoms(begun).views] == [0, 0]
    assert any(bonuses(view.sheet) for view in Kingdoms(seen[0]).views)
    assert [view.score for view in Kingdoms(seen[-1]).views] == list(seen[-1].scores)


def test_a_sheet_has_the_lines_that_the_game_has():
    def lines(rules):
        game = Game.new(rules, seed=1)
        view = sheet_view(game.rules, game.score_sheet(0))
        named = ("buildings", "coins", "coin_points", "queen", "resources", "totems", "cavemen", "hordes")
        return [name for name in named if getattr(view, name) is not None]

    assert lines("kingdomino(players=2)") == lines("discovery(players=2)") == []
    assert lines("queendomino(players=2)") == ["buildings", "coins", "coin_points", "queen"]
    assert lines("totem(players=2)") == ["resources", "totems"]
    assert lines("tribe(players=2)") == ["cavemen", "hordes"]


@pytest.mark.parametrize(
    ("rules", "steps"),
    [
        ("kingdomino(players=2)", {"place", "claim"}),
        ("queendomino(players=3)", {"place", "tax", "build", "dragon", "claim"}),
        ("tribe(players=3)", {"place", "erupt", "claim", "recruit"}),
        ("totem(players=4)", {"place", "erupt", "give", "claim"}),
    ],
)
def test_the_present_step_is_among_those_of_the_turn(rules, steps):
    found = set()
    for seed in range(4):
        for game in moments(rules, seed):
            views = step_views(game)
            found |= {view.step for view in views}
            assert [view.state for view in views].count("now") == (not game.is_over)
            if game.round_number == 0:
                assert len(views) == 1
    assert found == steps
