"""Games as values: the six of the boxes, and additional registered ones."""

from collections.abc import Iterator
from dataclasses import replace

import pytest

from fiefdom.errors import RulesError
from fiefdom.rules import GAMES, GameDescription, Rules, register_game, unregister_game
from fiefdom.rules.catalogue import catalogue
from fiefdom.rules.games import described, games, games_of, twelve

HASTY = GameDescription(
    name="hasty",
    title="Hasty Duel",
    family="kingdomino",
    summary="Kingdomino for two in three rounds.",
    boxes=("kingdomino",),
    player_rule="K1",
    options=("middle_kingdom",),
    players=range(2, 3),
    default_players=2,
    side=lambda rules: 5,
    line_size=lambda rules: 4,
    lines=lambda rules: 3,
)


@pytest.fixture
def hasty() -> Iterator[GameDescription]:
    register_game(HASTY)
    yield HASTY
    unregister_game("hasty")


def test_the_games_of_the_boxes_come_first(hasty: GameDescription) -> None:
    assert GAMES == ("kingdomino", "queendomino", "royal_wedding", "discovery", "totem", "tribe")
    assert games() == (*GAMES, "hasty")
    assert [str(rules) for rules in Rules.all() if rules.game not in GAMES] == [
        "hasty(players=2)",
        "hasty(players=2, middle_kingdom)",
    ]
    assert [facts.word for facts in catalogue()] == list(games())


def test_rules_follow_the_description(hasty: GameDescription) -> None:
    rules = Rules.parse("hasty(middle_kingdom)")
    assert rules == Rules("hasty", 2, middle_kingdom=True)
    assert (rules.family, rules.box_names, rules.opening) == ("kingdomino", ("kingdomino",), "drawn")
    assert (rules.side, rules.line_size, rules.lines, rules.kings) == (5, 4, 3, (2, 2))
    assert not (rules.has_buildings or rules.has_resources or rules.has_totems or rules.has_cavemen)
    assert rules.description is hasty


@pytest.mark.parametrize(
    ("text", "sentence"),
    [
        ("hasty(harmony)", "This option does not belong to hasty, so 'hasty(harmony)' is not possible."),
        ("hasty(teams)", "Teams belong to Royal Wedding only, but 'hasty(teams)' is hasty (W4)."),
        ("hasty(players=3)", "hasty is for 2 players, so 'hasty(players=3)' is not possible (K1)."),
    ],
)
def test_refusals_of_a_registered_game(text: str, sentence: str, hasty: GameDescription) -> None:
    with pytest.raises(RulesError) as refused:
        Rules.parse(text)
    assert str(refused.value) == sentence


def test_a_game_is_gone_when_it_is_unregistered() -> None:
    assert games() == GAMES
    with pytest.raises(RulesError, match="no game 'hasty'"):
        Rules("hasty", 2)


def test_names_are_taken_once(hasty: GameDescription) -> None:
    register_game(hasty)
    with pytest.raises(ValueError, match="hasty"):
        register_game(replace(hasty, lines=twelve))
    with pytest.raises(ValueError, match="tribe"):
        register_game(replace(hasty, name="tribe"))
    with pytest.raises(ValueError, match="tribe"):
        unregister_game("tribe")
    with pytest.raises(ValueError, match="nothing"):
        unregister_game("nothing")


def test_the_three_games_of_origins() -> None:
    assert games_of("origins") == ("discovery", "totem", "tribe")
    assert {described(game).opening_for_two for game in games_of("origins")} == {"pairs"}
