"""Cells and events: one canonical text each, and alternative spellings with the same meaning."""

import re

import pytest
from hypothesis import given
from hypothesis import strategies as st

from fiefdom.components.buildings import buildings
from fiefdom.components.cavemen import cavemen
from fiefdom.components.dominoes import BOXES, deck, domino
from fiefdom.components.terrains import RESOURCES
from fiefdom.errors import TextError
from fiefdom.game import moves
from fiefdom.game.moves import cell_text
from fiefdom.notation import parse_cell, parse_event

CANONICAL = {
    "claim K12": moves.Claim("K12"),
    "pair O3 O20": moves.ClaimPair(("O3", "O20")),
    "place K20 e1 n1e1": moves.Place("K20", (1, 0), (1, -1)),
    "discard K12": moves.Discard("K12"),
    "tax e1": moves.Tax(((1, 0),)),
    "tax e1 n1e1": moves.Tax(((1, 0), (1, -1))),
    "build 3 statue": moves.Build(3, "statue"),
    "site s1": moves.Site((0, 1)),
    "dragon 6 witch_hut": moves.Dragon(6, "witch_hut"),
    "erupt n1w2": moves.Erupt((-2, -1)),
    "give mammoth 3": moves.Give("mammoth", 2),
    "recruit hunter": moves.Recruit("hunter", "cave"),
    "recruit fire_woman stack": moves.Recruit("fire_woman", "stack"),
    "pay e1": moves.Pay((1, 0)),
    "settle e1": moves.Settle((1, 0)),
    "pass tax": moves.Pass("tax"),
    "pass recruit": moves.Pass("recruit"),
    "king 2": moves.KingDrawn(1),
    "line K3 K17 K20 K44": moves.LineLaid(("K3", "K17", "K20", "K44")),
    "building statue": moves.BuildingTurned("statue"),
    "caveman hunter": moves.CavemanTurned("hunter"),
}
SPELLINGS = {
    "PLACE k20 E1 N1E1": "place K20 e1 n1e1",
    "place  K20\te1n0 e1n1": "place K20 e1 n1e1",
    "place K20 (1,0) (1, -1)": "place K20 e1 n1e1",
    "place K20 1,0 1,-1": "place K20 e1 n1e1",
    "place K20 at e1 and n1e1": "place K20 e1 n1e1",
    "place K1 e2 e1": "place K1 e1 e2",
    "claim pair O20 O3": "pair O3 O20",
    "claim_pair O3 O20": "pair O3 O20",
    "line K44 K3 K20 K17": "line K3 K17 K20 K44",
    "build witch hut 3": "build 3 witch_hut",
    "build 3 Witch-Hut": "build 3 witch_hut",
    "recruit fire woman from the stack": "recruit fire_woman stack",
    "recruit hunter from the cave": "recruit hunter",
    "give the mammoth to 3": "give mammoth 3",
}

cells = st.tuples(st.integers(-99, 99), st.integers(-99, 99))
labels = st.sampled_from([each.label for each in deck(BOXES)])
building_names = st.sampled_from([kind.id for kind in buildings()])
caveman_names = st.sampled_from([kind.id for kind in cavemen()])
lines = st.builds(
    lambda letter, numbers: tuple(f"{letter}{number}" for number in sorted(numbers)),
    st.sampled_from("KQO"),
    st.sets(st.integers(1, 48), min_size=1, max_size=8),
)


def placed(label, left, right):
    flipped = domino(label).is_symmetric and right[::-1] < left[::-1]
    return moves.Place(label, *((right, left) if flipped else (left, right)))


any_event = st.one_of(
    st.builds(moves.Claim, labels),
    st.builds(moves.ClaimPair, lines.filter(lambda line: len(line) == 2)),
    st.builds(placed, labels, cells, cells),
    st.builds(moves.Discard, labels),
    st.builds(moves.Tax, st.lists(cells, min_size=1, max_size=2).map(tuple)),
    st.builds(moves.Build, st.integers(1, 6), building_names),
    st.builds(moves.Dragon, st.integers(1, 6), building_names),
    *(st.builds(kind, cells) for kind in (moves.Site, moves.Erupt, moves.Pay, moves.Settle)),
    st.builds(moves.Give, st.sampled_from(RESOURCES), st.integers(0, 7)),
    st.builds(moves.Recruit, caveman_names, st.sampled_from(["cave", "stack"])),
    st.builds(moves.Pass, st.sampled_from(["tax", "build", "dragon", "recruit"])),
    st.builds(moves.KingDrawn, st.integers(0, 7)),
    st.builds(moves.LineLaid, lines),
    st.builds(moves.BuildingTurned, building_names),
    st.builds(moves.CavemanTurned, caveman_names),
)


@pytest.mark.parametrize("text", CANONICAL)
def test_the_canonical_text_of_every_kind(text):
    event = CANONICAL[text]
    assert str(event) == text
    assert parse_event(text) == event


def test_every_kind_has_a_canonical_text_here():
    assert {type(event) for event in CANONICAL.values()} == {*moves.MOVES, *moves.REVEALS}


@pytest.mark.parametrize("text", SPELLINGS)
def test_spellings(text):
    assert str(parse_event(text)) == SPELLINGS[text]


@given(any_event)
def test_events_come_back_from_their_text(event):
    assert parse_event(str(event)) == event


@given(cells)
def test_cells_come_back_from_their_text(cell):
    column, row = cell
    text = cell_text(cell)
    assert parse_cell(text) == cell
    assert re.fullmatch(r"0|(?=.)([ns]\d+)?([we]\d+)?", text)
    for other in (text.upper(), f"({column},{row})", f"{column}, {row}", f" {text} "):
        assert parse_cell(other) == cell


@pytest.mark.parametrize(
    ("cell", "text"),
    [((1, -2), "n2e1"), ((0, 1), "s1"), ((3, 0), "e3"), ((-2, -1), "n1w2"), ((0, 0), "0")],
)
def test_cells_are_counted_from_the_castle(cell, text):
    assert cell_text(cell) == text and parse_cell(text) == cell
    assert parse_cell(re.sub(r"([ns]\d)([we]\d)", r"\2\1", text)) == cell


@pytest.mark.parametrize("text", ["", "n", "1", "n1s1", "e1e1", "n1e1n1", "x3", "n100", "1,", "n-1", "e١"])
def test_what_is_no_cell(text):
    with pytest.raises(TextError, match=rf"^{re.escape(repr(text))} is not a cell"):
        parse_cell(text)


@pytest.mark.parametrize(
    ("text", "reason"),
    [
        ("", "names none"),
        ("plaice K12 e1 e2", "perhaps place was meant"),
        ("42", "perhaps claim, pair"),
        ("place K20 e1", "write it as in `place K20 e1 n1e1`"),
        ("place K49 e1 e2", "'K49' is not a domino"),
        ("place K20 e1 f2", "'f2' is not a cell"),
        ("claim", "write it as in `claim K12`"),
        ("tax e1 e2 e3", "write it as in `tax e1 n1e1`"),
        ("build 7 statue", "from 1 to 6"),
        ("build 3 statute", "perhaps statue was meant"),
        ("give gold 1", "perhaps mammoth, fish"),
        ("give fish 0", "from 1 to 8"),
        ("king 9", "from 1 to 8"),
        ("king ٣", "from 1 to 8"),
        ("pass", "write it as in `pass tax`"),
        ("pass go", "tax, build, dragon or recruit"),
        ("line K3 Q4", "from the same box"),
        ("line K3 K3", "must be different"),
        ("pair K3", "write it as in `pair"),
        ("recruit stack", "is not a move"),
        ("claim K1" + " x" * 10**6, "too long"),
    ],
)
def test_refusals_say_what_is_wrong(text, reason):
    with pytest.raises(TextError, match=reason) as refusal:
        parse_event(text)
    assert len(str(refusal.value)) < 400


@given(st.lists(st.sampled_from([*CANONICAL]).flatmap(lambda text: st.sampled_from(text.split())), max_size=6))
def test_shuffled_words_are_an_event_or_refused(words):
    try:
        event = parse_event(" ".join(words))
    except TextError:
        return
    assert parse_event(str(event)) == event


@given(st.text(max_size=30))
def test_no_text_does_more_than_be_refused(text):
    for parse in (parse_event, parse_cell):
        try:
            parse(text)
        except TextError as refusal:
            assert str(refusal)


def test_a_million_spaces_are_read_at_once():
    assert parse_event(" " * 10**6 + "claim K12" + " " * 10**6) == moves.Claim("K12")
    with pytest.raises(TextError):
        parse_event("claim" + " " * 10**6 + "K12")
