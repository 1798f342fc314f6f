"""Parsing rules: every accepted form, and what happens with any other text."""

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


@pytest.mark.parametrize(("text", "rules"), UNDERSTOOD)
def test_a_text_is_understood(text: str, rules: Rules) -> None:
    assert Rules.parse(text) == rules


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
