"""Files of many records: read one by one, with the same results from the compiled and the lenient reader."""

import io
import random
import re
import tracemalloc

import numpy as np
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from fiefdom.notation import Record, Remark, read_records, record_streams, scanning
from fiefdom.notation.record_reader import parse_record
from fiefdom.notation.refusals import RecordCode
from fiefdom.notation.replaying import replay_records
from golden_games.making import FOLDER

GOLDEN = [
    record
    for path in sorted(FOLDER.glob("*.fief"))
    for reading in read_records(path)
    if (record := reading.record) is not None
]
PLAIN = [Record(each.rules, each.seats, each.tags, each.codes, (), (), each.result) for each in GOLDEN]
TEXTS = [str(record) for record in PLAIN]
SMALL = sorted(TEXTS, key=len)[:3]


def read(data, monkey=None, compiled=True, chunk=record_streams.CHUNK):
    """All readings of some bytes, by one reader or the other."""
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(record_streams, "WORTH_COMPILING", 0 if compiled else 1 << 60)
        patch.setattr(record_streams, "CHUNK", chunk)
        return list(read_records(io.BytesIO(data)))


def told(readings):
    return [(reading.record, reading.faults, reading.first_line) for reading in readings]


def check_both(data):
    """The compiled and the lenient reader report the same for any bytes."""
    found = told(read(data))
    assert found == told(read(data, compiled=False)) == told(read(data, chunk=97))
    for record, faults, _ in found:
        assert record is not None or faults
    return found


@pytest.mark.interpreted
def test_all_canonical_text_is_read_compiled():
    data = "".join(TEXTS).encode()
    found = np.empty(len(data) // 8 + 16, np.int64)
    table = np.zeros((len(TEXTS) + 1, scanning.COLUMNS), np.int64)
    padded = np.frombuffer(data + bytes(scanning.PADDING), np.uint8)
    assert scanning.scan_records(padded, 0, len(data), found, table) == len(TEXTS)
    assert np.array_equal(found[: table[len(TEXTS) - 1, scanning.LAST_CODE]], np.concatenate([r.codes for r in PLAIN]))


def test_both_readers_give_the_records_that_were_written():
    data = "".join(TEXTS).encode()
    for options in ({}, {"compiled": False}, {"chunk": 1000}):
        readings = read(data, **options)
        assert [reading.record for reading in readings] == PLAIN
        assert not any(reading.faults for reading in readings)
        assert "".join(str(reading.record) for reading in readings).encode() == data
        assert b"".join(reading.text for reading in readings) == data
    lines = np.cumsum([1, *(text.count("\n") for text in TEXTS)])
    assert [reading.first_line for reading in read(data)] == lines[:-1].tolist()


def test_records_with_remarks_lie_between_others():
    texts = [str(record) for pair in zip(PLAIN, GOLDEN, strict=True) for record in pair]
    readings = read("\n\n".join(texts).encode())
    assert [str(reading.record) for reading in readings] == texts
    assert {len(reading.record.remarks) for reading in readings} == {0, 3}


def test_files_paths_and_text_streams(tmp_path):
    path = tmp_path / "games.fief"
    path.write_text("".join(SMALL), encoding="utf-8")
    expected = [Record.parse(text) for text in SMALL]
    with path.open(encoding="utf-8") as file:
        assert [reading.record for reading in read_records(file)] == expected
        assert not file.closed
    for source in (path, str(path)):
        assert [reading.record for reading in read_records(source)] == expected
    with pytest.raises(FileNotFoundError):
        next(read_records(tmp_path / "none.fief"))


@pytest.mark.parametrize("newline", ["\r\n", "\n"])
@pytest.mark.parametrize("mark", [b"", b"\xef\xbb\xbf"])
def test_other_ends_of_lines_and_byte_order_marks(newline, mark):
    found = check_both(mark + "".join(SMALL).replace("\n", newline).encode())
    assert [(record, faults) for record, faults, _ in found] == [(Record.parse(text), ()) for text in SMALL]


def test_text_between_records_is_told_and_comments_are_not():
    data = f"# my games\n\n{SMALL[0]}# the next one\n{SMALL[1]}\nhello\n\n{SMALL[2]}".encode()
    found = check_both(data)
    first, second, third = map(Record.parse, SMALL)
    assert [record for record, _, _ in found] == [first, second, None, third]
    faults = [fault for _, faults, _ in found for fault in faults]
    assert len(faults) == 1 and faults[0].reason.code is RecordCode.OUTSIDE
    assert faults[0].line == data[: data.index(b"hello")].count(b"\n") + 1


def test_garbage_before_the_first_record_is_told_once():
    data = b"garbage\n" * 1000 + SMALL[0].encode()
    found = check_both(data)
    assert [record for record, _, _ in found] == [None, Record.parse(SMALL[0])]
    assert found[0][1][0].line == 1 and found[1][2] == 1001


def test_a_line_that_breaks_off_is_not_believed():
    text = SMALL[0][: SMALL[0].index("; claim") + len("; claim K1")]
    ((record, faults, _),) = check_both(text.encode())
    assert [fault.reason for fault in faults] == [RecordCode.BREAKS_OFF()]
    assert record.codes.tolist() == Record.parse(SMALL[0]).codes.tolist()[: len(record.codes)]
    ((record, faults, _),) = check_both(SMALL[0].encode().removesuffix(b"\n"))
    assert (record, faults) == (Record.parse(SMALL[0]), ())


@pytest.mark.parametrize(
    "tags",
    [
        'tag a "1"\ntag b "é"\n',
        'date 2026-11-15\ntag a ""\n',
        'date 2026-11-15\ntag date "x"\n',
        'tag a "1"\ntag a "2"\n',
        'tag a "1\\n2"\n',
        'tag a "1" \n',
        "tag a 1\n",
        "date 15 November\n",
        "date 2026-11-15 # a day\n",
        'tag A "1"\n',
        'tag a "1"\nseat 1 "late"\n',
        'tag a "1"\nrules duel\n',
        'tag a "1"\nend\n',
        'tag a "1\n',
        'tag a "\x01"\n',
    ],
)
def test_tags_are_told_alike(tags):
    head, _, rest = SMALL[0].partition("result")
    data = SMALL[1] + re.sub("(?m)^(tag|date).*\n", "", head) + tags + "result" + rest + SMALL[2]
    check_both(data.encode())
    check_both(data.encode("latin-1", "replace"))


def garbled(text, changes, chooser):
    data = bytearray(text.encode())
    for _ in range(changes):
        at = chooser.randrange(len(data))
        kind = chooser.randrange(4)
        if kind == 0:
            data[at] = chooser.randrange(256)
        elif kind == 1:
            del data[at : at + chooser.randrange(1, 9)]
        elif kind == 2:
            data[at:at] = chooser.choice(
                [b"\n", b" ", b";", b"0", b"fief 1\n", b"end\n", b"K", b"! ", b"{", b"\0", b"\xff"]
            )
        else:
            data[at : at + 1] = data[at : at + chooser.randrange(2, 40)]
    return bytes(data)


@settings(max_examples=60)
@given(st.integers(0, 2**32), st.integers(1, 6), st.integers(0, len(TEXTS) - 1))
def test_garbled_text_is_told_alike_by_both_readers(seed, changes, number):
    chooser = random.Random(seed)
    check_both(SMALL[0].encode() + garbled(TEXTS[number], changes, chooser) + SMALL[1].encode())


@pytest.mark.parametrize("number", range(len(TEXTS)))
def test_every_small_change_of_a_word_is_told_alike(number):
    """Words of a golden record with one character changed, removed or doubled."""
    chooser = random.Random(number)
    head, _, body = TEXTS[number].partition("\n\n")
    lines = body.splitlines(keepends=True)
    for _ in range(25):
        line = chooser.randrange(len(lines))
        changed = garbled(lines[line], 1, chooser)
        check_both(f"{head}\n\n".encode() + "".join(lines[:line]).encode() + changed + b"end\n" + SMALL[0].encode())


@pytest.mark.parametrize(
    "data",
    [
        b"",
        b"\0" * 10**6,
        bytes(range(256)) * 4000,
        random.Random(1).randbytes(300_000),
        b" " * 10**6,
        b"\n" * 10**6,
        b"fief 1" * 10**5,
        b"fief 1\n" * 3000,
        b"fief 1\nrules duel\n\n" + b"1 claim K1" * 10**5,
        b"fief 1\nrules duel\n\n" + b"1 claim K1\n" * 10**4 + b"\xff\xfe",
        SMALL[0].encode("utf-16"),
        b"fief 1\n" + b"x" * 10**6,
    ],
    ids=range(12),
)
def test_anything_at_all_is_read_without_trouble(data):
    for compiled in (True, False):
        for reading in read(data, compiled=compiled):
            assert reading.faults
            assert all(len(str(fault)) < 600 for fault in reading.faults)


def test_a_record_of_any_length_is_skipped_in_bounded_memory(monkeypatch):
    monkeypatch.setattr(record_streams, "LONGEST_RECORD", 1 << 16)
    monkeypatch.setattr(record_streams, "CHUNK", 1 << 14)
    data = SMALL[0].encode() + b"fief 1\nrules duel\n" + b"1 claim K1\n" * 50_000 + SMALL[1].encode()
    found = list(read_records(io.BytesIO(data)))
    assert [reading.record for reading in found] == [Record.parse(SMALL[0]), None, Record.parse(SMALL[1])]
    assert found[1].faults[0].reason.code is RecordCode.LONG
    assert found[2].first_line == data[: -len(SMALL[1].encode())].count(b"\n") + 1


class Endless(io.RawIOBase):
    """Many games, generated while they are read."""

    def __init__(self, text, number):
        self.left = number
        self.text = text.encode() * 300

    def readable(self):
        return True

    def read(self, size=-1):
        self.left -= 1
        return self.text if self.left >= 0 else b""


def test_memory_does_not_grow_with_the_file():
    def peak(number):
        tracemalloc.start()
        count = sum(reading.record is not None for reading in read_records(Endless(SMALL[0], number)))
        used = tracemalloc.get_traced_memory()[1]
        tracemalloc.stop()
        assert count == 300 * number
        return used

    peak(1)
    assert peak(20) < 1.3 * peak(4)


@pytest.mark.interpreted
def test_compiled_replays_agree_with_the_games():
    for record in GOLDEN:
        replayed = replay_records([record, record])
        assert replayed.lengths.tolist() == [len(record.codes)] * 2 and replayed.are_over.all()
        assert tuple(replayed.totals[0][: record.rules.kingdoms].tolist()) == record.result


def test_an_event_that_cannot_happen_ends_the_replay():
    chooser = random.Random(1)
    for record in GOLDEN:
        codes = record.codes.tolist()
        at = chooser.randrange(1, len(codes))
        broken = Record(record.rules, record.seats, {}, np.array([*codes[:at], codes[0], *codes[at:]], np.int64))
        assert replay_records([broken]).lengths.tolist() == [at]
        seat = codes[-1] ^ 1 << 55
        turned = Record(record.rules, record.seats, {}, np.array([*codes[:-1], seat], np.int64))
        assert replay_records([turned]).lengths.tolist() == [len(codes) - 1]


def test_remarks_are_kept_by_the_lenient_reader_only_where_they_stand():
    text = SMALL[0].replace("\nend\n", "\n  { good game }\nend\n")
    record = parse_record(text).record
    assert record.remarks == (Remark(len(record.events), "good game"),) and str(record) == text
