"""Records: one text each, read back completely; lenient reading with every fault in its place."""

import copy
import pickle
from dataclasses import replace
from random import Random

import pytest
from hypothesis import given
from hypothesis import strategies as st

from fiefdom import Game, IllegalMove, Rules
from fiefdom.errors import RecordError
from fiefdom.events.refusals import EventCode
from fiefdom.notation import Fault, Mark, Record, Remark, Seat
from fiefdom.notation.record_reader import MOST_FAULTS, parse_record
from fiefdom.notation.refusals import RecordCode


def played(rules="kingdomino(players=2)", seed=3, most=10**6):
    game, random = Game.new(rules, seed=seed), Random(seed)
    while not game.is_over and most:
        game.push(random.choice(game.legal_actions))
        most -= 1
    return game


GAME = played()
RECORD = Record.of(GAME, [Seat("Ada"), Seat("Bo", "greedy")], {"date": "2026-11-15", "place": "At home"})

SPOKEN = """\
 FIEF 1   # the version
# a comment
Rules  Duel
seat 2 Bo the Great bot random
tag Place 'here'
date 2026-11-15

Round 0
*LINE k3 k17 k20 k44 ; king 2
2: CLAIM K17 !?  { Bo likes
   lakes }
* king 1 # drawn
1. claim k3 !
"""


@pytest.mark.parametrize("rules", ["kingdomino(players=2)", "queendomino(players=4)", "tribe(players=2)"])
@pytest.mark.parametrize("most", [0, 1, 7, 40, 10**6])
def test_a_record_comes_back_from_its_text(rules, most):
    game = played(rules, most=most)
    record = Record.of(game)
    again = Record.parse(str(record))
    assert again == record and hash(again) == hash(record) and str(again) == str(record)
    assert record.events == game.events and record.actors == tuple(entry.seat for entry in game.history)
    assert record.result == (game.scores if game.is_over else None)
    assert record.game() == game and record.game().digest() == game.digest()


def test_the_text_of_a_record():
    text = str(RECORD)
    assert text.startswith(
        'fief 1\nrules kingdomino(players=2)\nseat 1 "Ada"\nseat 2 "Bo" bot greedy\ndate 2026-11-15\n'
        f'tag place "At home"\nresult {GAME.scores[0]} {GAME.scores[1]}\n\nround 0\n* line '
    )
    assert text.endswith("\nend\n") and "\n\n" in text
    lines = text.splitlines()
    assert [line for line in lines if line.startswith("round")] == [f"round {number}" for number in range(7)]
    assert sum(line[0] in "12" and "; claim" in line for line in lines if line) == 20


def test_the_number_of_decisions_and_the_game_after_some():
    assert RECORD.decisions == sum(entry.seat is not None for entry in GAME.history)
    for decisions in (0, 1, 5, RECORD.decisions):
        game = RECORD.game(decisions)
        assert sum(entry.seat is not None for entry in game.history) == decisions
        assert game.events == GAME.events[: len(game.events)]


def test_other_contents_are_another_record():
    assert replace(RECORD, result=None) != RECORD and replace(RECORD, marks=(Mark(0, "!"),)) != RECORD
    assert replace(RECORD, tags={}) != RECORD and str(RECORD) != RECORD
    assert replace(RECORD, codes=RECORD.codes[:-1]) != RECORD
    for wrong in (
        {"seats": (Seat("A"),)},
        {"result": (1,)},
        {"remarks": (Remark(999, ""),)},
        {"marks": (Mark(0, "#"),)},
        {"marks": (Mark(1, "!"), Mark(1, "?"))},
    ):
        with pytest.raises(ValueError, match=r"."):
            replace(RECORD, **wrong)


SHORT_GAME = played(most=14)
texts = st.text(max_size=20) | st.text('{}\\"#\n\r\x00\x85\u2028 n;!', max_size=12)


@given(
    st.lists(st.tuples(texts, st.none() | texts), min_size=2, max_size=2),
    st.dictionaries(st.sampled_from(["date", "place", "x_1"]), texts | st.just("2026-01-02")),
    st.lists(st.tuples(st.integers(0, 20), texts), max_size=4),
    st.dictionaries(st.integers(0, 19), st.sampled_from(["!", "?", "!!", "??", "!?", "?!"])),
)
def test_any_names_tags_remarks_and_marks_survive(names, tags, remarks, marks):
    record = Record.of(
        SHORT_GAME,
        [Seat(name, bot) for name, bot in names],
        tags,
        [Remark(after, text) for after, text in remarks],
        [Mark(event, sign) for event, sign in marks.items()],
    )
    text = str(record)
    assert Record.parse(text) == record
    assert parse_record(text.encode().decode()).record == record


def test_lenient_spellings():
    reading = parse_record(SPOKEN)
    assert reading.faults == ()
    record = reading.record
    assert record.rules == Rules.parse("duel")
    assert record.seats == (Seat("Seat 1"), Seat("Bo the Great", "random"))
    assert record.tags == {"place": "'here'", "date": "2026-11-15"}
    assert [str(event) for event in record.events] == [
        "line K3 K17 K20 K44", "king 2", "claim K17", "king 1", "claim K3",
    ]  # fmt: skip
    assert record.remarks == (Remark(3, "Bo likes\nlakes"),)
    assert record.marks == (Mark(2, "!?"), Mark(4, "!"))
    assert record.result is None and record.game().to_move is not None


def test_all_faults_are_told_with_line_and_column():
    text = """fief 1
rules kingdomino(players=2)
rules duel
seat 3 "Ada
tag 1 "x"
result 62 x
 1 claim K99; claim K3; hop
* claim K3
2 king 1
9 claim K5
claim K6
rownd 3
1 claim K7 !!!
{ open
"""
    reading = parse_record(text, first_line=101)
    places = [(fault.line, fault.column) for fault in reading.faults]
    assert places == [
        (103, 7), (104, 6), (105, 5), (106, 8), (107, 4), (107, 25), (108, 3), (109, 3), (110, 1), (111, 1), (112, 1),
        (113, 12), (114, 1),
    ]  # fmt: skip
    assert [str(event) for event in reading.record.events] == ["claim K3", "claim K5", "claim K7"]
    codes = [fault.reason.code for fault in reading.faults]
    assert codes == [
        RecordCode.RULES_TWICE, RecordCode.STRING, RecordCode.TAG, RecordCode.RESULT, codes[4], EventCode.KIND,
        RecordCode.NOT_CHANCE, RecordCode.CHANCE, RecordCode.TURN, RecordCode.LINE, RecordCode.LINE_MEANT,
        RecordCode.MARK, RecordCode.OPEN_REMARK,
    ]  # fmt: skip
    assert "'K99' is not a domino" in str(reading.faults[4])
    with pytest.raises(RecordError) as refusal:
        Record.parse(text)
    assert [reason.args["column"] for reason in refusal.value.reasons] == [column for _, column in places]
    assert pickle.loads(pickle.dumps(refusal.value)).reasons == refusal.value.reasons
    assert str(refusal.value).startswith("3:7: ")


@pytest.mark.parametrize(
    ("text", "message"),
    [
        ("", "begins with the line `fief 1`"),
        ("hello", "begins with the line `fief 1`"),
        ("fief 2\nrules duel\n", "Version '2' of the format is not known"),
        ("fief 1\n", "The rules are missing"),
        ("fief 1\nrules chess\n", "The rules cannot be read: "),
        ("fief 1\nrules duel\nresult 1 2 3\n", "needs 2 totals, one for each kingdom, not 3"),
        ("fief 1\nrules duel\nend\n1 claim K3\n", "The record has ended"),
        ("fief 1\nrules duel\nseat 5 Eve\n", "more seats than the 2 of"),
    ],
)
def test_what_a_record_must_have(text, message):
    with pytest.raises(RecordError, match=message):
        Record.parse(text)


def test_so_many_faults_that_reading_stops():
    reading = parse_record("fief 1\nrules duel\n" + "nonsense\n" * 10**5)
    assert len(reading.faults) == MOST_FAULTS + 1 and reading.faults[-1].reason == RecordCode.MORE_FAULTS()


def test_events_that_cannot_happen_are_found_by_the_game():
    record = Record.parse("fief 1\nrules duel\n* line K3 K17 K20 K44\n* king 2\n2 claim K18\n")
    with pytest.raises(IllegalMove, match="Event 3, 'claim K18'"):
        record.game()


@given(st.integers(0, len(str(RECORD))))
def test_every_prefix_reads_as_a_record(length):
    text = str(RECORD)[:length]
    reading = parse_record(text, breaks_off=not text.endswith("\n"))
    if text.count("\n") < 2:
        assert reading.record is None and reading.faults
        return
    events = reading.record.events
    assert events == RECORD.events[: len(events)]
    assert all(fault == Fault(text.count("\n") + 1, 1, RecordCode.BREAKS_OFF()) for fault in reading.faults)
    reading.record.game()


@given(st.text(max_size=200) | st.lists(st.sampled_from(SPOKEN.split(" ")), max_size=60).map(" ".join))
def test_nothing_written_does_more_than_be_faulted(text):
    for written in (text, "fief 1\nrules duel\n" + text, SPOKEN + text):
        reading = parse_record(written)
        assert reading.record is not None or reading.faults
        if reading.record is not None:
            assert Record.parse(str(reading.record)) == reading.record


@pytest.mark.parametrize(
    "text",
    [
        "fief 1\nrules duel\n1 " + " " * 10**6 + "claim K3",
        "fief 1\nrules duel\n1 " + "claim K3;" * 10**5,
        "fief 1\nrules duel\n" + "{" * 10**6,
        'fief 1\nrules duel\nseat 1 "' + "\\" * 10**6,
        "fief 1\nrules " + "(" * 10**6,
        "fief 1\nrules duel\ntag x " + '"' * 10**6,
        "fief 1\nrules duel\n1 claim K3 " + "!" * 10**6,
        "fief 1\nrules duel\n1 " + "\t" * 10**6 + "!",
        "fief 1\nrules duel\nresult " + "9" * 10**6,
        "fief 1" + "\r" * 10**6,
    ],
    ids=range(10),
)
def test_enormous_lines_are_read_in_no_time(text):
    parse_record(text)


def test_records_can_be_copied_and_pickled():
    for record in (RECORD, parse_record(SPOKEN).record):
        assert pickle.loads(pickle.dumps(record)) == copy.deepcopy(record) == record
