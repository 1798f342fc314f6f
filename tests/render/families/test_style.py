"""What each family's style says about its games, and that a family without a style uses Kingdomino's."""

from collections.abc import Iterator

import pytest

import hamlet
from fiefdom import Game, Rules
from fiefdom.languages import english
from fiefdom.render.families import (
    FamilyStyle,
    register_style,
    scoring_terrains,
    style_named,
    style_of,
    style_of_kingdom,
    terrains,
)
from fiefdom.render.families.titles import game_title, option_name


@pytest.fixture
def registered() -> Iterator[None]:
    hamlet.register()
    yield
    hamlet.unregister()


def test_the_rows_of_every_pad():
    rows = {
        game: [row.key for row in style_of(Rules(game, 3)).rows(Rules(game, 3))]
        for game in ("kingdomino", "queendomino", "discovery", "totem", "tribe")
    }
    assert rows == {
        "kingdomino": [],
        "queendomino": ["sheet-buildings", "sheet-coins", "sheet-queen"],
        "discovery": [],
        "totem": ["sheet-resources", "sheet-totems"],
        "tribe": ["sheet-cavemen", "sheet-hordes"],
    }


def test_the_boards_and_the_terrains():
    assert [
        style_of(Rules(game, 3)).boards(Rules(game, 3)) for game in ("kingdomino", "royal_wedding", "totem", "tribe")
    ] == [
        [],
        ["builders"],
        ["totems"],
        ["cave"],
    ]
    assert "town" in terrains(Rules("queendomino", 3)) and "town" not in terrains(Rules("kingdomino", 3))
    assert terrains(Rules("tribe", 3))[-1] == "volcano" and "volcano" not in scoring_terrains(Rules("tribe", 3))


def test_the_steps_of_a_turn():
    queens, tribe = Rules("queendomino", 3), Rules("tribe", 3)
    assert style_of(queens).steps(queens, "tax", True) == ["place", "tax", "build", "dragon", "claim"]
    assert style_of(queens).step_of("site") == "build"
    assert style_of(tribe).steps(tribe, "erupt", True) == ["place", "erupt", "claim", "recruit"]
    assert style_of(tribe).steps(tribe, "recruit", False) == ["place", "recruit"]
    assert style_of(tribe).step_of("settle") == "recruit" and style_of(tribe).step_of("pair") == "claim"


def test_a_kingdom_without_rules_is_known_by_its_squares():
    for rules, start in (("kingdomino(players=2)", "castle"), ("discovery(players=2)", "hut")):
        game = Game.new(rules, seed=1)
        while game.round_number < 2:
            game.push(game.legal_actions[0])
        assert style_of_kingdom(game.kingdoms[0]).start == start


def test_bonuses_are_called_by_the_family():
    assert option_name("harmony", Rules("tribe", 3), english) == "Homo Habilis"
    assert option_name("harmony", Rules("kingdomino", 3), english) == "Harmony"
    assert option_name("dynasty", Rules("tribe", 3), english) == "Dynasty"


@pytest.mark.usefixtures("registered")
def test_a_family_from_outside_is_printed_and_drawn():
    game = Game.new("hamlet(players=2, harmony)", seed=1)
    assert style_of(game.rules) is style_named("kingdomino") and game_title(game.rules) == "Hamlet"
    while game.awaits != "garden":
        game.push(game.legal_actions[0])
    assert "Hamlet, round 1" in str(game) and "< now" not in str(game) and "now" in str(game)
    assert "Hamlet" in game.svg() and "to decide: garden" in game.svg()
    while not game.is_over:
        game.push(game.legal_actions[0])
    assert "the end" in str(game) and "<svg" in game.svg()


@pytest.mark.usefixtures("registered")
def test_a_family_from_outside_can_have_a_style():
    register_style("hamlet", FamilyStyle(start="hut", crowns="fires"))
    try:
        game = Game.new("hamlet(players=2)", seed=1)
        assert style_of(game.rules).start == "hut" and 'href="#hut-1' in game.svg()
    finally:
        register_style("hamlet", style_named("kingdomino"))
