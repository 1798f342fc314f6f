"""Presets, and the list of games in words."""

import pytest

from fiefdom.rules import GAMES, PRESET_DESCRIPTIONS, PRESETS, Rules
from fiefdom.rules.catalogue import catalogue


def test_every_preset_can_be_parsed_by_its_name() -> None:
    assert 0 < len(PRESETS) <= 12
    for name, rules in PRESETS.items():
        assert Rules.parse(name) == rules


def test_every_preset_has_one_line() -> None:
    assert list(PRESET_DESCRIPTIONS) == list(PRESETS)
    for description in PRESET_DESCRIPTIONS.values():
        assert 20 < len(description) < 80
        assert "\n" not in description


def test_no_two_presets_are_the_same() -> None:
    assert len(set(PRESETS.values())) == len(PRESETS)


def test_a_preset_with_a_games_name_is_that_game() -> None:
    for name in set(PRESETS) & set(GAMES):
        assert PRESETS[name] == Rules(name)


def test_presets_cover_every_game() -> None:
    assert {rules.game for rules in PRESETS.values()} == set(GAMES)


@pytest.mark.parametrize(
    ("name", "text"),
    [
        ("classic", "kingdomino(players=4, middle_kingdom, harmony)"),
        ("duel", "kingdomino(players=2, middle_kingdom, harmony)"),
        ("mighty_duel", "kingdomino(players=2, mighty_duel)"),
        ("wedding_teams", "royal_wedding(players=8, teams)"),
    ],
)
def test_presets_are_what_they_say(name: str, text: str) -> None:
    assert str(PRESETS[name]) == text


def test_the_catalogue_lists_every_game_once() -> None:
    assert tuple(each.word for each in catalogue()) == GAMES
    assert len({each.title for each in catalogue()}) == len(GAMES)


@pytest.mark.parametrize(
    ("game", "players"), [("kingdomino", "2-4"), ("royal_wedding", "3-6, teams 6-8"), ("tribe", "2-4")]
)
def test_the_catalogue_says_how_many_play(game: str, players: str) -> None:
    assert catalogue()[GAMES.index(game)].players == players


def test_the_catalogue_offers_exactly_the_legal_options() -> None:
    for each in catalogue():
        legal = {option for rules in Rules.all() if rules.game == each.word for option in rules.options}
        assert {option.word for option in each.options} == legal


def test_every_line_of_the_catalogue_is_a_short_sentence() -> None:
    for each in catalogue():
        for line in (each.summary, *(option.explanation for option in each.options)):
            assert line.endswith(".")
            assert len(line) <= 100


def test_V2_V3_origins_has_its_own_names_for_the_bonuses() -> None:
    titles = {option.word: option.title for option in catalogue()[GAMES.index("tribe")].options}
    assert titles == {"middle_kingdom": "Realm of Fire", "harmony": "Homo Habilis", "dynasty": "Dynasty"}
    rules = {option.word: option.rule for option in catalogue()[0].options}
    assert rules == {"middle_kingdom": "V2", "harmony": "V3", "dynasty": "V1", "mighty_duel": "V4"}
