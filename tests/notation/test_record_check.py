"""Checking records: every wrong move, seat and result is reported in its place, compiled or not."""

import io

import pytest

from fiefdom.events.refusals import MoveCode
from fiefdom.notation import Record, read_records, record_check
from fiefdom.notation.record_check import check
from fiefdom.notation.refusals import RecordCode
from golden_games.making import FOLDER

RECORDS = [reading.record for path in sorted(FOLDER.glob("*.fief")) for reading in read_records(path)]
TEXT = min((FOLDER / "preset_duel.fief", FOLDER / "game_kingdomino.fief")).read_text(encoding="utf-8")
LINES = TEXT.splitlines()


def checked(text, few=record_check.FEW):
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(record_check, "FEW", few)
        return [fault for found in check(read_records(io.BytesIO(text.encode()))) for fault in found.faults]


def both(text):
    """The faults found by replaying in Python and by compiled code, which must be the same."""
    slow, fast = checked(text), checked(text, few=0)
    assert slow == fast
    return slow


def line_of(start):
    return next(number for number, line in enumerate(LINES, start=1) if line.startswith(start))


def test_golden_records_have_no_faults():
    assert both("".join(map(str, RECORDS))) == []


def test_games_that_go_on_have_none_either():
    record = RECORDS[0]
    assert both(str(Record(record.rules, (), {}, record.codes[:40]))) == []


def test_an_illegal_move_is_found_in_its_place():
    number = next(number for number, line in enumerate(LINES, start=1) if "; claim" in line)
    line = LINES[number - 1]
    changed = line.replace(line.split()[2], "K1" if line.split()[2] != "K1" else "K2", 1)
    (fault,) = both(TEXT.replace(line, changed))
    assert (fault.line, fault.column) == (number, 3)
    assert fault.reason.code is MoveCode.OTHER_DOMINO


def test_a_wrong_draw_is_found():
    number = line_of("* line")
    (fault,) = both(TEXT.replace(LINES[number - 1], LINES[number - 1] + " K48"))
    assert fault.line == number and fault.reason.code is MoveCode.NOT_HIDDEN


def test_the_wrong_seat_is_found():
    number = next(number for number, line in enumerate(LINES, start=1) if line.startswith("1 place"))
    (fault,) = both(TEXT.replace(LINES[number - 1], "2" + LINES[number - 1][1:]))
    assert (fault.line, fault.reason) == (number, RecordCode.WRONG_SEAT(seat=1, given=2))


def test_a_wrong_result_is_found():
    number = line_of("result")
    (fault,) = both(TEXT.replace(LINES[number - 1], "result " + " ".join("1" for _ in LINES[number - 1].split()[1:])))
    assert (fault.line, fault.column) == (number, 8) and fault.reason.code is RecordCode.WRONG_TOTALS


def test_a_result_before_the_end_is_found():
    cut = TEXT[: TEXT.index("round 3")]
    (fault,) = both(cut)
    assert fault.line == line_of("result") and fault.reason.code is RecordCode.NOT_OVER


def test_faults_of_the_text_are_told_with_those_of_the_game():
    faults = both(TEXT.replace("round 2", "rownd 2").replace("round 3", "9 claim K3\nround 3"))
    assert len(faults) == 3 and faults == sorted(faults)
