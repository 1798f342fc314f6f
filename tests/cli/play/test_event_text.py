"""Moves and chance events in words."""

import pytest

from fiefdom.cli.play.event_text import deed, revealed
from fiefdom.cli.play.seating import Player, Seating
from fiefdom.game import Build, Dragon, KingDrawn
from fiefdom.languages import LANGUAGES
from fiefdom.render.terminal.signs import Look
from fiefdom.rules import Rules


@pytest.mark.parametrize("language", LANGUAGES)
def test_two_equal_buildings_are_told_apart(language):
    say = Look(language=language).say
    assert deed(Build(2, "statue"), say) != deed(Build(3, "statue"), say)
    assert deed(Dragon(2, "statue"), say) != deed(Dragon(3, "statue"), say)


@pytest.mark.parametrize(
    ("language", "game", "mine", "theirs"),
    [
        ("en", "kingdomino", "Your king is drawn", "Ada’s king is drawn"),
        ("en", "tribe", "Your chief is drawn", "Ada’s chief is drawn"),
        ("hu", "tribe", "A törzsfőnöködet húzták ki", "Ada törzsfőnökét húzták ki"),
        ("pl", "tribe", "Wylosowano twojego wodza", "Wylosowano wodza gracza Ada"),
    ],
)
def test_a_drawn_king_is_somebodys(language, game, mine, theirs):
    say, rules = Look(language=language).say, Rules(game, 2)
    names = (say("terminal-you"), "Ada")
    assert [revealed(KingDrawn(seat), rules, names, say) for seat in (0, 1)] == [mine, theirs]


@pytest.mark.parametrize(
    ("language", "name"), [("en", "Bot 2 (hard)"), ("hu", "2. bot (nehéz)"), ("pl", "Bot 2 (trudny)")]
)
def test_bots_are_called_by_number_and_level_and_people_as_they_like(language, name):
    players = (
        Player("hard 1"),
        Player("hard 2", "hard"),
        Player("Ada", "easy"),
        Player("search 4", "search:seconds=1"),
    )
    told = Seating(Rules("kingdomino", 4), players).spoken(Look(language=language).say).names
    assert told[:3] == ("hard 1", name, "Ada") and "(search)" in told[3]
