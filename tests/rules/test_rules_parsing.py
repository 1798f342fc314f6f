"""Rules from text: every form that is understood, and the sentence for every one that is not."""

import time

import pytest
from hypothesis import example, given, settings
from hypothesis import strategies as st

from fiefdom.errors import RulesError
from fiefdom.rules import OPTIONS, PRESETS, Rules
from fiefdom.rules.parsing import LONGEST_TEXT

UNDERSTOOD = [
    ("kingdomino", Rules("kingdomino", 4)),
    ("kingdomino()", Rules("kingdomino", 4)),
    ("kingdomino( )", Rules("kingdomino", 4)),
    ("  KingDomino \n", Rules("kingdomino", 4)),
    ("kingdomino(3)", Rules("kingdomino", 3)),
    ("kingdomino(players=3)", Rules("kingdomino", 3)),
    ("Kingdomino ( Players = 3 , HARMONY )", Rules("kingdomino", 3, harmony=True)),
    ("kingdomino(harmony, 3)", Rules("kingdomino", 3, harmony=True)),
    ("kingdomino(harmony=on)", Rules("kingdomino", 4, harmony=True)),
    ("kingdomino(harmony = True)", Rules("kingdomino", 4, harmony=True)),
    ("kingdomino(harmony=yes)", Rules("kingdomino", 4, harmony=True)),
    ("kingdomino(harmony=off)", Rules("kingdomino", 4)),
    ("kingdomino(harmony=false)", Rules("kingdomino", 4)),
    ("kingdomino(harmony=no, teams=off, mighty_duel=off)", Rules("kingdomino", 4)),
    ("kingdomino(middle-kingdom)", Rules("kingdomino", 4, middle_kingdom=True)),
    ("kingdomino(middle kingdom)", Rules("kingdomino", 4, middle_kingdom=True)),
    ("kingdomino(mighty_duel)", Rules("kingdomino", 2, mighty_duel=True)),
    ("kingdomino(mighty-duel, dynasty)", Rules("kingdomino", 2, mighty_duel=True, dynasty=True)),
    ("royal_wedding", Rules("royal_wedding", 4)),
    ("Royal Wedding", Rules("royal_wedding", 4)),
    ("royal-wedding(6)", Rules("royal_wedding", 6)),
    ("royal_wedding(teams)", Rules("royal_wedding", 8, teams=True)),
    ("royal_wedding(7, teams)", Rules("royal_wedding", 7, teams=True)),
    ("royal_wedding(teams=on, players=6)", Rules("royal_wedding", 6, teams=True)),
    ("queendomino(players=3, harmony)", Rules("queendomino", 3, harmony=True)),
    ("discovery(2)", Rules("discovery", 2)),
    ("totem(2, dynasty)", Rules("totem", 2, dynasty=True)),
    ("tribe", Rules("tribe", 4)),
    ("Mighty Duel", Rules("kingdomino", 2, mighty_duel=True)),
    ("mighty_duel(harmony)", Rules("kingdomino", 2, mighty_duel=True, harmony=True)),
    ("classic(3)", Rules("kingdomino", 3, middle_kingdom=True, harmony=True)),
    ("classic(harmony=off)", Rules("kingdomino", 4, middle_kingdom=True)),
    ("wedding-teams(7)", Rules("royal_wedding", 7, teams=True)),
]

# The text, and what its refusal says besides quoting it.
REFUSED = [
    ("", "begin with a game, which is kingdomino, queendomino,"),
    ("   ", "begin with a game"),
    ("()", "begin with a game"),
    ("(3)", "begin with a game"),
    ("kingdomino(players=3, mighty_duel)", "Mighty Duel is for two players only (V4): "),
    ("kingdomino(players=3, mighty_duel)", " has 3."),
    ("mighty_duel(4)", "Mighty Duel is for two players only (V4)"),
    ("queendomino(2, mighty_duel)", "Mighty Duel is a way to play Kingdomino only (V4)"),
    ("tribe(mighty_duel)", "Mighty Duel is a way to play Kingdomino only (V4)"),
    ("royal_wedding(mighty_duel, teams)", "Mighty Duel is a way to play Kingdomino only (V4)"),
    ("kingdomino(teams)", "Teams belong to Royal Wedding only (W4)"),
    ("kingdomino(2, mighty_duel, teams)", "Teams belong to Royal Wedding only (W4)"),
    ("discovery(4, teams)", "Teams belong to Royal Wedding only (W4)"),
    ("royal_wedding(5, teams)", "Teams are for 6 to 8 players (W4)"),
    ("royal_wedding(9, teams)", "Teams are for 6 to 8 players (W4)"),
    ("royal_wedding(7)", "is played in teams (W4), so add teams"),
    ("royal_wedding(players=8)", "is played in teams (W4), so add teams"),
    ("royal_wedding(2)", "3 to 6 players, or 6 to 8 in teams (W2, W3, W4)"),
    ("royal_wedding(9)", "3 to 6 players, or 6 to 8 in teams (W2, W3, W4)"),
    ("kingdomino(9)", "Kingdomino is for 2 to 4 players (K1)"),
    ("kingdomino(1)", "Kingdomino is for 2 to 4 players (K1)"),
    ("kingdomino(0)", " has 0."),
    ("queendomino(5)", "Queendomino is for 2 to 4 players (Q1)"),
    ("discovery(5)", "Origins: Discovery is for 2 to 4 players (O1)"),
    ("totem(1)", "Origins: Totem is for 2 to 4 players (O1)"),
    ("tribe(6)", "Origins: Tribe is for 2 to 4 players (O1)"),
    ("kingdomino(-3)", " has -3."),
    ("kingdomino(players=-3)", " has -3."),
    ("kingdomino(" + "9" * 150 + ")", "2 to 4 players (K1)"),
    ("kingdmino", "perhaps kingdomino was meant"),
    ("Royal Weding(6)", "perhaps royal_wedding was meant"),
    ("clasic", "perhaps classic was meant"),
    ("chess", "there is no game 'chess'; it must be kingdomino"),
    ("origins(3)", "Origins is three games, so write discovery, totem or tribe"),
    ("kingdomino(harmny)", "no option 'harmny'; perhaps harmony was meant"),
    ("kingdomino(middle)", "perhaps middle_kingdom was meant"),
    ("kingdomino(player=3)", "perhaps players was meant"),
    ("kingdomino(castle)", "no option 'castle'; it must be middle_kingdom, harmony"),
    ("kingdomino(harmony, harmony)", "gives harmony twice"),
    ("kingdomino(harmony=on, harmony=off)", "gives harmony twice"),
    ("kingdomino(3, players=3)", "gives players twice"),
    ("kingdomino(players)", "players needs a whole number"),
    ("kingdomino(players=)", "players needs a whole number"),
    ("kingdomino(players=three)", "players needs a whole number"),
    ("kingdomino(players=3=3)", "players needs a whole number"),
    ("kingdomino(3=on)", "no option '3'"),
    ("kingdomino(harmony=)", "harmony is on or off"),
    ("kingdomino(harmony=5)", "harmony is on or off and not '5'"),
    ("kingdomino(,)", "an option is missing"),
    ("kingdomino(3,)", "an option is missing"),
    ("kingdomino(=3)", "an option is missing"),
    ("kingdomino(3", "one pair of brackets"),
    ("kingdomino 3)", "one pair of brackets"),
    ("kingdomino((3))", "one pair of brackets"),
    ("kingdomino(3)(4)", "one pair of brackets"),
    ("kingdomino(3) now", "one pair of brackets"),
    (")kingdomino(", "one pair of brackets"),
    ("kingdomino, harmony", "options come in brackets"),
    ("kingdomino 3", "options come in brackets"),
    ("royal wedding players=3", "options come in brackets"),
    ("kingdomino(٣)", "the sign '٣' has no place"),
    ("kingdomino(³)", "the sign '³' has no place"),
    ("\N{KELVIN SIGN}ingdomino", "has no place"),
    ("kingdomino\0", r"the sign '\x00' has no place"),
    ("kingdomino[3]", "the sign '[' has no place"),
    ("kingdomino(3.0)", "the sign '.' has no place"),
    ("kingdomino" + " " * LONGEST_TEXT, "longer than 200 signs"),
    ("(" * 1_000_000, "longer than 200 signs"),
]


@pytest.mark.parametrize(("text", "rules"), UNDERSTOOD)
def test_a_text_is_understood(text: str, rules: Rules) -> None:
    assert Rules.parse(text) == rules


@pytest.mark.parametrize(("text", "reason"), REFUSED, ids=[text[:40] for text, _ in REFUSED])
def test_a_wrong_text_is_quoted_and_refused(text: str, reason: str) -> None:
    with pytest.raises(RulesError) as caught:
        Rules.parse(text)
    sentence = str(caught.value)
    assert reason in sentence
    assert repr(text[:80])[:-1] in sentence
    assert sentence.endswith(".")
    assert "\n" not in sentence
    assert len(sentence) < 300


@pytest.mark.parametrize("text", [None, 3, b"kingdomino", ["kingdomino"]])
def test_only_text_is_parsed(text: object) -> None:
    with pytest.raises(TypeError, match="string"):
        Rules.parse(text)  # type: ignore[arg-type]


def test_every_rules_text_reads_back() -> None:
    for rules in Rules.all():
        assert Rules.parse(str(rules)) == rules
        assert str(Rules.parse(str(rules))) == str(rules)


def test_every_rules_text_reads_back_however_it_is_spelt() -> None:
    for rules in Rules.all():
        assert Rules.parse(str(rules).upper().replace("_", "-")) == rules
        assert Rules.parse(str(rules).replace("_", " ").replace(",", " ,")) == rules
        assert Rules.parse(str(rules).replace("players=", "")) == rules


def test_canonical_text_names_players_first_and_options_in_order() -> None:
    rules = Rules("royal_wedding", 7, teams=True, dynasty=True, harmony=True, middle_kingdom=True)
    assert str(rules) == "royal_wedding(players=7, middle_kingdom, harmony, dynasty, teams)"
    assert str(Rules("kingdomino")) == "kingdomino(players=4)"
    assert max(len(str(each)) for each in Rules.all()) < LONGEST_TEXT


WORDS = [
    *PRESETS,
    *OPTIONS,
    "kingdomino",
    "royal_wedding",
    "players",
    "3",
    "8",
    "on",
    "off",
    "=",
    "(",
    ")",
    ",",
    " ",
]


@settings(max_examples=300, deadline=None)
@given(st.one_of(st.text(), st.lists(st.sampled_from(WORDS)).map("".join)))
@example("\ud800")
@example("kingdomino(players=" + "9" * 10_000)
def test_any_text_gives_rules_or_a_refusal_at_once(text: str) -> None:
    start = time.process_time()
    try:
        rules = Rules.parse(text)
    except RulesError as error:
        assert len(str(error)) < 400
        str(error).encode()
    else:
        assert Rules.parse(str(rules)) == rules
    assert time.process_time() - start < 0.5
