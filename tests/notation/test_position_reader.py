"""The text of positions: one for each, read back exactly; invalid ones are refused with everything that is wrong."""

import random
import re
from pathlib import Path

import pytest

from fiefdom import Game, Rules, TextError
from fiefdom.errors import PositionError
from fiefdom.notation.position_reader import LONGEST_TEXT, parse_position, read_position_text
from property_support.playing import awaiting, decisions, played

PAGE = (Path(__file__).parents[2] / "docs" / "formats" / "positions.md").read_text(encoding="utf-8")
EXAMPLES = re.findall(r"^```position\n(.*)\n```$", PAGE, re.MULTILINE)
TABLES = [rules for rules in Rules.all() if not (rules.dynasty or rules.middle_kingdom or rules.harmony)]
START = "kingdomino(players=2) | round 0 seat 2 claim | next K1 K2 K3 K4 | kingdom 1: | kingdom 2:"
SIGNS = "KQO0123456789nsew :|,-abcdefghijklmnopqrstuvwxyz"


def faults_of(text):
    with pytest.raises(PositionError) as refusal:
        parse_position(text)
    return [str(reason) for reason in refusal.value.reasons]


@pytest.mark.parametrize("rules", TABLES, ids=str)
def test_a_position_is_read_back_from_its_text(rules):
    game = Game.new(rules, seed=6)
    source = random.Random(6)
    for _ in decisions(game, seed=6):
        if source.random() < 0.03 or game.is_over or game.awaits in ("site", "erupt", "give", "pay", "settle"):
            position = game.position
            assert read_position_text(str(position)) == position
    assert parse_position(str(game.position)) == game.position


def test_a_start():
    position = parse_position(START)
    assert (position.to_move, position.awaits, position.round_number) == (1, "claim", 0)
    assert str(position) == START
    assert Game.from_position(position, seed=1).hidden.dominoes == position.hidden.dominoes
    assert len(position.hidden.dominoes) == 44


def test_what_may_be_written_otherwise():
    """Capitals, spaces, the order of fields; bonuses and supplies implied by the rest."""
    assert str(parse_position(START.upper().replace("KINGDOMINO(PLAYERS=2)", "kingdomino(2)"))) == START
    fields = START.split(" | ")
    assert str(parse_position("|".join([fields[0], *fields[:0:-1]]))) == START
    game = awaiting(Rules.parse("queendomino(players=2)"), "site")
    short = re.sub(r", (reserve|towers) \d+", "", str(game.position))
    assert parse_position(short) == game.position


def test_faults_of_the_text_come_all_with_their_columns():
    text = (
        "kingdomino(players=2) | round 0 seat x claim | nexd K1 | next K1 K99 | kingdom 1: K1 e1 zz, foo | kingdom 1:"
    )
    faults = faults_of(text)
    columns = [int(re.match(r"Column (\d+): ", fault)[1]) for fault in faults]
    assert columns == sorted(columns)
    for word in ("x claim", "nexd", "K99", "zz", "foo"):
        start, quotation = f"Column {text.index(word) + 1}: ", repr(word.split()[0].lower())
        assert any(fault.startswith(start) and quotation in fault for fault in faults), faults
    assert any("Kingdom 1 is given twice" in fault for fault in faults)
    assert any("Kingdom 2 is missing" in fault for fault in faults)


@pytest.mark.parametrize(
    ("text", "sentence"),
    [
        ("", "could not be understood"),
        ("chess | over", "There is no game 'chess'"),
        ("kingdomino(players=2)", "The decision that is awaited is missing"),
        (START.replace("round 0 seat 2 claim", "round 0"), "Write the round as in `round 3 turn 2 place`"),
        (START.replace("round 0 seat 2 claim", "over now"), "`over` stands alone"),
        (START + " | over", "`over` stands alone"),
        (START + " | next K5", "next is given twice"),
        (START + " |", "A field is empty."),
        (START + " | kingdom 3:", "There is no kingdom 3"),
        (START + " | top", "One building is on top"),
        (START + " | queen 1 2", "queen takes one number"),
        (START + " | dragon asleep", "The dragon is `away` or `home`"),
        (START + " | totems mammoth", "two things with a colon"),
        (START + " | cave huntr", "perhaps hunter was meant"),
        (START.replace("kingdom 1:", "kingdom 1: K5 e1"), "K5 needs two cells"),
        (START.replace("kingdom 1:", "kingdom 1: K5 e1 e2,, coins 3"), "nothing between two commas"),
        (START.replace("kingdom 1:", "kingdom 1: coins 3, coins 4"), "coins is given twice"),
        (START.replace("kingdom 1:", "kingdom 1: coins 99999"), "'99999' is not a number"),
        (START.replace("kingdom 1:", "kingdom 1: statue"), "needs the cell that it is on"),
        (START.replace("claim", "site"), "`site statue`"),
        (START.replace("kingdomino", "queendomino"), "The coins of this kingdom are missing"),
        ("x" * (LONGEST_TEXT + 1), "20,001 characters"),
    ],
)
def test_refusals(text, sentence):
    assert any(sentence in fault for fault in faults_of(text)), faults_of(text)


def test_without_faults_of_the_text_those_of_the_position_come_all():
    faults = faults_of(START.replace("K1 K2 K3 K4", "K4 K2 K3 Q1").replace("kingdom 2:", "kingdom 2: discards 2"))
    for sentence in ("ascending", "Q1", "2 discards"):
        assert any(sentence in fault for fault in faults)


def mutated(text, other, source):
    """The text with one small change, sometimes taken from another position."""
    kind = source.randrange(6)
    at = source.randrange(len(text))
    words = text.split(" ")
    if kind == 0:
        return text[:at] + source.choice(SIGNS) + text[at + source.randrange(2) :]
    if kind == 1:
        return text[:at] + text[at + 1 :]
    if kind == 2:
        one, two = source.randrange(len(words)), source.randrange(len(words))
        words[one], words[two] = words[two], words[one]
        return " ".join(words)
    if kind == 3:
        del words[source.randrange(len(words))]
        return " ".join(words)
    if kind == 4:
        fields = text.split(" | ")
        fields[source.randrange(1, len(fields))] = source.choice(other.split(" | ")[1:])
        return " | ".join(fields)
    number = source.choice(list(re.finditer(r"\d+", text)))
    return text[: number.start()] + str(max(0, int(number[0]) + source.choice((-1, 1, 2)))) + text[number.end() :]


@pytest.mark.parametrize("rules", TABLES, ids=str)
def test_a_changed_text_is_refused_or_can_be_played_to_the_end(rules, games_factor):
    source = random.Random(str(rules))
    game = Game.new(rules, seed=source.randrange(1000))
    texts = [str(game.position)]
    texts += [str(game.position) for _ in decisions(game, seed=1, burn=True) if source.random() < 0.08]
    accepted = 0
    for _ in range(100 * games_factor):
        text = mutated(source.choice(texts), source.choice(texts), source)
        try:
            position = parse_position(text)
        except TextError:
            continue
        accepted += 1
        assert parse_position(str(position)) == position
        on = Game.from_position(position, seed=2)
        assert on.position == position
        if accepted <= 2 * games_factor:
            for number, _ in enumerate(decisions(on, seed=3)):
                assert number < 3000
            assert on.is_over
    assert accepted, "no change was harmless: the test tries too little"


def test_noise_is_refused():
    source = random.Random(5)
    text = str(played(Rules.parse("tribe(players=2)"), 3, 50).position)
    for length in (0, 1, 10, 100, 1000):
        noise = "".join(chr(source.choice((source.randrange(128), source.randrange(0x3000)))) for _ in range(length))
        for tried in (noise, f"{text} | {noise}", f"kingdomino | {noise}"):
            with pytest.raises(TextError):
                parse_position(tried)


@pytest.mark.parametrize("text", EXAMPLES, ids=lambda text: text[:40])
def test_the_examples_of_the_page_are_canonical(text):
    assert str(parse_position(text)) == text


def test_the_page_has_an_example_of_every_game():
    assert {text.split("(")[0] for text in EXAMPLES} == {rules.game for rules in TABLES}


def test_the_page_explains_every_field():
    for word in (
        "line",
        "next",
        "gone",
        "board",
        "top",
        "burnt",
        "queen",
        "dragon",
        "totems",
        "cave",
        "lost",
        "kingdom",
    ):
        assert f"`{word}" in PAGE
    for word in ("discards", "coins", "reserve", "towers", "knights", "fires", "spent"):
        assert f"`{word}" in PAGE
