"""Every code of the rules: reached through the public API, and translated into every language."""

from collections.abc import Callable
from dataclasses import replace
from typing import Any

import pytest

from fiefdom.errors import FiefdomError, InvalidType, NoSuchItem, RulesError
from fiefdom.reasons import Code
from fiefdom.rules import Rules
from fiefdom.rules.games import described, register_game, unregister_game
from fiefdom.rules.parsing import LONGEST_TEXT
from fiefdom.rules.refusals import RulesCode
from support.reason_checks import check_words, codes, members

DUEL = Rules("kingdomino", 2)
# The text, and the code of its refusal.
REFUSED = [
    ("", RulesCode.NO_GAME),
    ("   ", RulesCode.NO_GAME),
    ("()", RulesCode.NO_GAME),
    ("(3)", RulesCode.NO_GAME),
    ("kingdomino(players=3, mighty_duel)", RulesCode.DUEL_PLAYERS),
    ("mighty_duel(4)", RulesCode.DUEL_PLAYERS),
    ("queendomino(2, mighty_duel)", RulesCode.DUEL_GAME),
    ("tribe(mighty_duel)", RulesCode.DUEL_GAME),
    ("royal_wedding(mighty_duel, teams)", RulesCode.DUEL_GAME),
    ("kingdomino(teams)", RulesCode.TEAMS_GAME),
    ("kingdomino(2, mighty_duel, teams)", RulesCode.TEAMS_GAME),
    ("discovery(4, teams)", RulesCode.TEAMS_GAME),
    ("royal_wedding(5, teams)", RulesCode.TEAMS_PLAYERS),
    ("royal_wedding(9, teams)", RulesCode.TEAMS_PLAYERS),
    ("royal_wedding(7)", RulesCode.NEEDS_TEAMS),
    ("royal_wedding(players=8)", RulesCode.NEEDS_TEAMS),
    ("royal_wedding(2)", RulesCode.PLAYERS_OR_TEAMS),
    ("royal_wedding(9)", RulesCode.PLAYERS_OR_TEAMS),
    ("kingdomino(9)", RulesCode.PLAYERS),
    ("kingdomino(1)", RulesCode.PLAYERS),
    ("kingdomino(0)", RulesCode.PLAYERS),
    ("queendomino(5)", RulesCode.PLAYERS),
    ("discovery(5)", RulesCode.PLAYERS),
    ("totem(1)", RulesCode.PLAYERS),
    ("tribe(6)", RulesCode.PLAYERS),
    ("kingdomino(-3)", RulesCode.PLAYERS),
    ("kingdomino(players=-3)", RulesCode.PLAYERS),
    ("kingdomino(" + "9" * 150 + ")", RulesCode.PLAYERS),
    ("kingdmino", RulesCode.MISSPELT_GAME),
    ("Royal Weding(6)", RulesCode.MISSPELT_GAME),
    ("clasic", RulesCode.MISSPELT_GAME),
    ("chess", RulesCode.UNKNOWN_GAME),
    ("origins(3)", RulesCode.SEVERAL_GAMES),
    ("kingdomino(harmny)", RulesCode.MISSPELT_OPTION),
    ("kingdomino(middle)", RulesCode.MISSPELT_OPTION),
    ("kingdomino(player=3)", RulesCode.MISSPELT_OPTION),
    ("kingdomino(castle)", RulesCode.UNKNOWN_OPTION),
    ("kingdomino(harmony, harmony)", RulesCode.GIVEN_TWICE),
    ("kingdomino(harmony=on, harmony=off)", RulesCode.GIVEN_TWICE),
    ("kingdomino(3, players=3)", RulesCode.GIVEN_TWICE),
    ("kingdomino(players)", RulesCode.PLAYERS_NUMBER),
    ("kingdomino(players=)", RulesCode.PLAYERS_NUMBER),
    ("kingdomino(players=three)", RulesCode.PLAYERS_NUMBER),
    ("kingdomino(players=3=3)", RulesCode.PLAYERS_NUMBER),
    ("kingdomino(3=on)", RulesCode.UNKNOWN_OPTION),
    ("kingdomino(harmony=)", RulesCode.ON_OR_OFF),
    ("kingdomino(harmony=5)", RulesCode.ON_OR_OFF),
    ("kingdomino(,)", RulesCode.MISSING_OPTION),
    ("kingdomino(3,)", RulesCode.MISSING_OPTION),
    ("kingdomino(=3)", RulesCode.MISSING_OPTION),
    ("kingdomino(3", RulesCode.BRACKETS),
    ("kingdomino 3)", RulesCode.BRACKETS),
    ("kingdomino((3))", RulesCode.BRACKETS),
    ("kingdomino(3)(4)", RulesCode.BRACKETS),
    ("kingdomino(3) now", RulesCode.BRACKETS),
    (")kingdomino(", RulesCode.BRACKETS),
    ("kingdomino, harmony", RulesCode.OPTIONS_OUTSIDE),
    ("kingdomino 3", RulesCode.OPTIONS_OUTSIDE),
    ("royal wedding players=3", RulesCode.OPTIONS_OUTSIDE),
    ("kingdomino(٣)", RulesCode.STRANGE_CHARACTER),
    ("kingdomino(³)", RulesCode.STRANGE_CHARACTER),
    ("\N{KELVIN SIGN}ingdomino", RulesCode.STRANGE_CHARACTER),
    ("kingdomino\0", RulesCode.STRANGE_CHARACTER),
    ("kingdomino[3]", RulesCode.STRANGE_CHARACTER),
    ("kingdomino(3.0)", RulesCode.STRANGE_CHARACTER),
    ("kingdomino" + " " * LONGEST_TEXT, RulesCode.TOO_LONG),
    ("(" * 1_000_000, RulesCode.TOO_LONG),
]
PLAIN_TRIBE = replace(described("tribe"), options=())


def plain_game_with_harmony() -> Rules:
    """A registered game that has no options at all."""
    register_game(replace(PLAIN_TRIBE, name="plain"))
    try:
        return Rules("plain", 2, harmony=True)
    finally:
        unregister_game("plain")


CALLS: dict[Code, Callable[[], Any]] = {
    RulesCode.NOT_UNDERSTOOD: lambda: Rules.parse("chess"),
    RulesCode.TEXT_TYPE: lambda: Rules.parse(3),  # type: ignore[arg-type]
    RulesCode.GAME_TYPE: lambda: Rules(3),  # type: ignore[arg-type]
    RulesCode.PLAYERS_TYPE: lambda: Rules("kingdomino", 2.5),  # type: ignore[arg-type]
    RulesCode.OPTION_TYPE: lambda: Rules("kingdomino", harmony=1),  # type: ignore[arg-type]
    RulesCode.OPTION_GAME: lambda: plain_game_with_harmony(),
    RulesCode.GAME_TAKEN: lambda: register_game(PLAIN_TRIBE),
    RulesCode.GAME_NOT_REGISTERED: lambda: unregister_game("tribe"),
    RulesCode.NO_SEAT: lambda: DUEL.kingdom_of(2),
    RulesCode.NO_KINGDOM: lambda: DUEL.seats_of(2),
    RulesCode.NO_LINE: lambda: DUEL.box_of_line(6),
}


def reached(call: Callable[[], Any]) -> set[Code]:
    with pytest.raises(FiefdomError) as refusal:
        call()
    return codes(*refusal.value.reasons)


@pytest.mark.parametrize("code", members(RulesCode), ids=str)
def test_each_code_is_reached(code: Code) -> None:
    texts = [text for text, found in REFUSED if found is code]
    assert texts or code in CALLS, "nothing here reaches this code"
    assert all(code in reached(lambda text=text: Rules.parse(text)) for text in texts)  # type: ignore[misc]
    assert code not in CALLS or code in reached(CALLS[code])


@pytest.mark.parametrize("code", members(RulesCode), ids=str)
def test_each_code_has_words(code: Code) -> None:
    check_words(code)


@pytest.mark.parametrize(("text", "code"), REFUSED, ids=[text[:40] for text, _ in REFUSED])
def test_a_wrong_text_is_quoted_and_refused(text: str, code: RulesCode) -> None:
    with pytest.raises(RulesError) as caught:
        Rules.parse(text)
    sentence = str(caught.value)
    assert code in codes(caught.value.reason)
    assert repr(text[:80])[:-1] in sentence
    assert sentence.endswith(".")
    assert "\n" not in sentence
    assert len(sentence) < 300


SENTENCES = [
    (
        "chess",
        "There is no game 'chess'; it must be kingdomino, queendomino, ",
    ),
    ("origins(3)", "Origins is several games, so write discovery, totem or tribe."),
    ("kingdmino", "There is no game 'kingdmino'; perhaps kingdomino was meant."),
    ("Royal Weding(6)", "perhaps royal_wedding was meant."),
    ("clasic", "perhaps classic was meant."),
    ("kingdomino(harmny)", "There is no option 'harmny'; perhaps harmony was meant."),
    ("kingdomino(player=3)", "perhaps players was meant."),
    ("kingdomino(castle)", "There is no option 'castle'; it must be middle_kingdom, harmony, "),
    ("kingdomino(3, players=3)", "It gives players twice."),
    ("kingdomino(harmony=5)", "The option harmony is on or off, not '5'."),
    ("kingdomino\0", r"The character '\x00' is not allowed in rules."),
    ("kingdomino(9)", "Kingdomino is for 2–4 players, so 'kingdomino(9)' is not possible (K1)."),
    ("queendomino(5)", "Queendomino is for 2–4 players, so 'queendomino(5)' is not possible (Q1)."),
    ("tribe(6)", "Origins: Tribe is for 2–4 players, so 'tribe(6)' is not possible (O1)."),
    ("royal_wedding(9)", "is not possible (W2, W3, W4)."),
]


@pytest.mark.parametrize(("text", "sentence"), SENTENCES, ids=[text for text, _ in SENTENCES])
def test_the_sentence_guesses_and_names_the_rule(text: str, sentence: str) -> None:
    with pytest.raises(RulesError) as caught:
        Rules.parse(text)
    assert sentence in str(caught.value)


def test_a_mistake_of_a_caller_is_also_the_error_that_python_has_for_it() -> None:
    with pytest.raises(NoSuchItem, match=r"^There is no seat 2 in kingdomino\(players=2\); seats count from 0\.$"):
        DUEL.kingdom_of(2)
    with pytest.raises(InvalidType, match=r"^Rules are parsed from a string, not from int\.$"):
        Rules.parse(3)  # type: ignore[arg-type]
    assert issubclass(NoSuchItem, IndexError) and issubclass(InvalidType, TypeError)
