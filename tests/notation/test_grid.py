"""Kingdoms drawn as text: scored like the engine's own, and every fault reported in its place."""

import random
import re
from pathlib import Path

import pytest

from fiefdom import Rules, TextError
from fiefdom.errors import GridError
from fiefdom.game.kingdom_scores import score_kingdoms
from fiefdom.game.outcome import LARGEST
from fiefdom.notation.grid import (
    finished_kingdoms,
    keys_of,
    parse_kingdoms,
    read_drawings,
    read_value,
)
from fiefdom.notation.grid_doubts import doubts
from fiefdom.notation.grid_text import example_text, kingdoms_text
from property_support.playing import played

PAGE = (Path(__file__).parents[2] / "docs" / "formats" / "kingdoms.md").read_text(encoding="utf-8")
EXAMPLES = re.findall(r"^```grid ([\d ]+)\n(.*?)^```$", PAGE, re.MULTILINE | re.DOTALL)
RULES = [rules for rules in Rules.all() if not rules.dynasty]
# X1 of the rule book: 71 points.
X1 = """
rules queendomino(players=4)
coins 11
queen yes
W  M2       G         G            T:great_inn
W  M2       F         G2           G1
W1 M        C         T:watchtower T:statue
L  L1       L1        F1           S1
F1 T:church T:sawmill F            T:travelling_palace
"""


def faults_of(text):
    with pytest.raises(GridError) as refusal:
        parse_kingdoms(text)
    return [str(reason) for reason in refusal.value.reasons]


@pytest.mark.parametrize("rules", [rules for rules in RULES if rules.middle_kingdom == rules.harmony], ids=str)
def test_kingdoms_of_a_game_score_the_same_from_their_drawing(rules):
    game = played(rules, seed=5)
    text = kingdoms_text(rules, game.kingdoms, ["Ada", "Bo"])
    read, kingdoms = parse_kingdoms(text)
    assert list(doubts(read_drawings(text))) == []
    scores = score_kingdoms(read, kingdoms)
    assert read == rules
    assert scores.sheets == tuple(game.score_sheet(number) for number in range(rules.kingdoms))
    assert scores.ranking == game.outcome


def test_x1_of_the_rule_book():
    (sheet,) = score_kingdoms(*parse_kingdoms(X1)).sheets
    assert (sheet.coin_points, sheet.queen) == (3, 4)
    assert {line.building: line.points for line in sheet.buildings} == {
        "sawmill": 6, "church": 8, "travelling_palace": 3, "great_inn": 2, "statue": 5, "watchtower": 3,
    }  # fmt: skip
    assert sheet.total == 71


@pytest.mark.parametrize(("totals", "text"), EXAMPLES, ids=[totals for totals, _ in EXAMPLES])
def test_the_examples_of_the_page(totals, text):
    scores = score_kingdoms(*parse_kingdoms(text))
    assert [sheet.total for sheet in scores.sheets] == [int(total) for total in totals.split()]


def test_the_ranking_has_its_tie_breaks():
    text = next(text for totals, text in EXAMPLES if totals == "6 6")
    assert score_kingdoms(*parse_kingdoms(text)).ranking.decided_by == LARGEST


@pytest.mark.parametrize("rules", RULES, ids=str)
def test_the_example_to_start_from_can_be_scored(rules):
    read, kingdoms = parse_kingdoms(example_text(rules))
    assert score_kingdoms(read, kingdoms).sheets[0].total > 20


def test_what_may_be_written_otherwise():
    plain = "rules totem(players=2)\nkingdom 1\ntotems fish\nG G1 L:fish\nD H L1\nD D D\n"
    other = "# remark\nRULES totem(2)\n\ntotems: fish # held\n g g* l:f\nd\th  L*\nD  d D\n"
    assert parse_kingdoms(plain)[1] == parse_kingdoms(other)[1]
    beginning = "rules queendomino\ncoins 3\nqueen no\nT:sta C W\nT:queen-s-tower"
    assert any("queen-s-tower" in fault for fault in faults_of(beginning))


def test_knights_and_towers_follow_from_the_buildings():
    _, (kingdom,) = parse_kingdoms("rules queendomino\ncoins 3\nqueen yes\nT:witch_hut C W\nT:watchtower W W\n. . W")
    assert (kingdom.knights, kingdom.towers) == (2, 3)
    _, (kingdom,) = parse_kingdoms("rules queendomino\ncoins 3\nqueen yes\nknights 4\ntowers 0\nT:witch_hut C W\nT W")
    assert (kingdom.knights, kingdom.towers) == (4, 0)


def test_once_a_kingdom_has_the_queen_the_others_have_not():
    text = "rules queendomino\nkingdom A\ncoins 1\nqueen yes\nC W W\nkingdom B\ncoins 2\nC W W\n"
    assert [kingdom.has_queen for kingdom in parse_kingdoms(text)[1]] == [True, False]
    assert faults_of(text.replace("queen yes\n", "")) == [
        "2:1: The line `queen ...` of this kingdom is missing.",
        "5:1: The line `queen ...` of this kingdom is missing.",
    ]


def test_missing_keys_are_all_named():
    drawings = read_drawings("rules queendomino(harmony)\nC W W\n")
    assert drawings.unsaid(drawings.kingdoms[0]) == ("coins", "queen", "discards")
    assert [drawings.default(drawings.kingdoms[0], key) for key in ("knights", "towers", "coins")] == [1, 0, None]
    for key, text in (("coins", "7"), ("queen", "no"), ("discards", "2")):
        drawings.kingdoms[0].values[key] = read_value(key, text)
    (kingdom,) = finished_kingdoms(drawings)
    assert (kingdom.coins, kingdom.has_queen, kingdom.discards) == (7, False, 2)


@pytest.mark.parametrize(
    ("text", "fault"),
    [
        ("", "1:1: A line such as `rules kingdomino(players=4)` must come first"),
        ("C W W", "1:1: A line such as"),
        ("rules chess\nC W W", "1:1: 'chess' could not be understood"),
        ("rules kingdomino", "1:1: No kingdom is drawn."),
        ("rules kingdomino\nrules kingdomino\nC W W", "2:1: The rules are given twice."),
        ("rules kingdomino\nW W", "2:1: There must be exactly one castle"),
        ("rules kingdomino\nC W W C", "2:7: There must be exactly one castle"),
        ("rules kingdomino\nC W X1", "2:5: 'X1' is not a square"),
        ("rules kingdomino\nC W T", "2:5: 'T' is not a square"),
        ("rules kingdomino\nC W W4", "2:5: 'W4': a square has at most 3"),
        ("rules kingdomino\nC W W****", "2:5: 'W****': a square has at most 3"),
        ("rules kingdomino\nC W W+1", "there are no fire tokens in this game"),
        ("rules kingdomino\nC W W:statue", "'W:statue': nothing can be here"),
        ("rules kingdomino\nC W", "2:1: 1 square is drawn, but each domino covers two."),
        ("rules kingdomino\nC W . W", "2:7: The square is not connected to the start tile (C3)."),
        ("rules kingdomino\nC W W W W W W", "2:1: The kingdom is 7x1, but must fit 5x5 (C2)."),
        ("rules kingdomino\ncoins 3\nC W W", "2:1: Kingdomino has no coins."),
        ("rules kingdomino\ncoin 3\nC W W", "2:1: 'coin' is not a key; perhaps coins was meant."),
        ("rules kingdomino\ndiscards -1\nC W W", "2:1: discards must be a number from 0 to 9999, not '-1'"),
        ("rules kingdomino\ndiscards 1\ndiscards 1\nC W W", "3:1: discards is given twice"),
        ("rules kingdomino(2)\n" + "kingdom x\nC W W\n" * 3, "6:1: kingdomino(players=2) has 2 kingdoms"),
        ("rules queendomino\ncoins 1\nqueen maybe\nC W W", "3:1: queen is yes or no, not 'maybe'"),
        ("rules queendomino\nC T1 W", "2:3: 'T1': a town has no crowns other than those of its building"),
        ("rules queendomino\nC T:w W", "'T:w' may mean weaver, witch_hut or watchtower"),
        ("rules queendomino\nC W:statue W", "nothing can be here"),
        ("rules queendomino\ncoins 1\nqueen no\nC T:church T:church\nT:church T", "drawn 3 times, but the box has 2"),
        ("rules queendomino\ncoins 1\nqueen no\nknights 20\nC T T", "There are 20 knights, but the box has 19 (Q3)."),
        ("rules queendomino\ncoins 1\nqueen no\ntowers 16\nC T T", "There are 16 towers, but the box has 15 (Q3)."),
        ("rules totem\ntotems gold\nH D D", "2:1: totems are some of mammoth, fish, mushroom or flint, or none"),
        ("rules totem\ntotems fish fish\nH D D", "totems are some of"),
        ("rules totem\ntotems none\nH G1:mammoth D", "'G1:mammoth': nothing can be here"),
        ("rules totem\ntotems none\nH D:hunter D", "nothing can be here"),
        ("rules totem\ntotems none\nH V+1 D", "a fire token is never on a volcano"),
        ("rules totem\ntotems none\nH D1+1 D", "a fire token is never on a volcano or on printed fire (O5)."),
        ("rules tribe\nH D1:hunter D", "'D1:hunter': nothing can be here"),
        ("rules tribe\nH D:giant_warrior D:giant_warrior", "giant warrior is drawn 2 times, but the box has 1"),
    ],
)  # fmt: skip
def test_faults(text, fault):
    assert any(fault in found for found in faults_of(text)), faults_of(text)


def test_two_hosts_and_two_holders():
    queen = "rules queendomino\n" + "kingdom x\ncoins 1\nqueen yes\nC W W\n" * 2
    assert faults_of(queen) == ["6:1: The queen is in two kingdoms (Q10)."]
    totem = "rules totem\n" + "kingdom x\ntotems fish\nH D D\n" * 2
    assert faults_of(totem) == ["5:1: The fish totem is in two kingdoms (O9)."]


def test_all_faults_come_at_once_in_their_order():
    found = faults_of("rules kingdomino\nkingdom A\nC W X\ncoins 3\nkingdom B\nC C Y Z\n")
    assert [fault.split(": ")[0] for fault in found] == ["3:5", "4:1", "6:3", "6:5", "6:7"]


def test_keys_of_the_games():
    assert keys_of(Rules.parse("kingdomino")) == ()
    assert keys_of(Rules.parse("royal_wedding(harmony)")) == ("coins", "knights", "towers", "queen", "discards")
    assert keys_of(Rules.parse("totem")) == ("totems",)


def test_a_changed_text_is_refused_or_scored(games_factor):
    source = random.Random(8)
    signs = "CHWFLGSMTDJQV.:*+0123 \n#abcdefghijklmnopqrstuvwxyz"
    scored = 0
    for _ in range(600 * games_factor):
        text = example_text(source.choice(RULES))
        for _ in range(source.randrange(1, 4)):
            at = source.randrange(len(text))
            text = text[:at] + source.choice(signs) + text[at + source.randrange(2) :]
        try:
            rules, kingdoms = parse_kingdoms(text)
        except TextError:
            continue
        scored += 1
        assert score_kingdoms(rules, kingdoms).sheets[0].total >= 0
    assert scored > 100


LETTERS = "rules queendomino\ncoins 3\nqueen no\nW1 F  L  G\nS  C  M2 T:statue\n.  W  W  T:great_inn\n"


@pytest.mark.parametrize(
    ("language", "rows"),
    [
        ("en", "wheat1 forest lake grassland\nswamp castle mine** town:statue\n. whe w town:great"),
        ("hu", "búzamező1 erdő tó rét\nMOCSÁR kastély hegyvidék2 város:szobor\n. buza w varos:nagy"),
        ("hu", "W1 forest L rét\nS C hegy2 T:statue\n. búza W T:nagy_fogadó"),
        ("pl", "pola_uprawne* las jezioro łąka\nbagno zamek góry2 miasto:posąg\n. pola W miasto:wielka"),
        ("pl", "pola1 LAS jez laka\nbag C gory2 T:pos\n. w W T:great"),
    ],
)
def test_terrains_and_pieces_may_be_named_in_the_language(language, rows):
    text = f"rules queendomino\ncoins 3\nqueen no\n{rows}\n"
    assert parse_kingdoms(text, language) == parse_kingdoms(LETTERS)


def test_names_of_origins_in_the_language():
    text = "rules tribe\n{}\n"
    english = parse_kingdoms(text.format("D1 H V2 G:mammoth\nJ+2 . Q:hunter Q"))
    assert (
        parse_kingdoms(text.format("sivatag1 kunyhó vulkán2 rét:mamut\ndzsungel+2 . kőfejtő:vadász kő"), "hu")
        == english
    )
    assert parse_kingdoms(text.format("pus1 chata wul2 łąka:mamut\ndż+2 . kam:łowca kam"), "pl") == english


def test_other_languages_are_not_understood_and_unclear_beginnings_are_refused():
    assert "'erdő1' is not a square" in faults_of("rules kingdomino\nC erdő1")[0]
    with pytest.raises(GridError) as refusal:
        parse_kingdoms("rules kingdomino\nC xyz la1", "pl")
    strange, unclear = (reason.text("pl") for reason in refusal.value.reasons)
    assert "W pola_uprawne, F las" in strange
    assert "jezioro, las lub łąka" in unclear or "las, jezioro lub łąka" in unclear
