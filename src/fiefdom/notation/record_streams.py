"""Reads records one by one from files of any size, in bounded memory."""

import re
from collections.abc import Iterator
from contextlib import contextmanager
from functools import lru_cache
from os import PathLike
from pathlib import Path
from typing import IO, Any, NamedTuple

import numpy as np

from fiefdom.notation import scanning
from fiefdom.notation.record_reader import RecordReader, parse_record
from fiefdom.notation.records import VERSION, Fault, Reading, Record, Tags
from fiefdom.notation.refusals import RecordCode

CHUNK = 1 << 20
LONGEST_RECORD = 1 << 22
# Records of one scan share the memory of their events, so one record must not keep many others alive.
SCANNED_AT_ONCE = 64
LONGEST_KEPT_HEADER = 1000
# For fewer bytes, reading without the compiled code is faster than loading it.
WORTH_COMPILING = 1 << 18

# The line that begins a record. _NOTHING: lines without meaning between records.
_BEGINNING = re.compile(rb"^[ \t]*fief\b[^\n]*\n", re.IGNORECASE | re.MULTILINE)
# What ends one: its own last line, or the next record.
_END = re.compile(rb"^[ \t]*(?:fief\b[^\n]*|(?P<end>end[ \t\r]*(?:#[^\n]*)?))\n", re.IGNORECASE | re.MULTILINE)
_NOTHING = re.compile(rb"(?:[ \t\r]*(?:#[^\n]*)?\n)*")
_BYTE_ORDER_MARK = b"\xef\xbb\xbf"
_ZEROS = bytes(scanning.PADDING)

Source = str | PathLike[str] | IO[bytes] | IO[str]


class Header(NamedTuple):
    """The part of the header above the tags, by the names of the attributes of records."""

    seats: int
    kingdoms: int
    values: dict[str, Any]


# Matches no record.
NO_HEADER = Header(-1, -1, {})


def read_records(source: Source) -> Iterator[Reading]:
    """The records in a file or stream, one by one, with their faults; whatever can be read is kept.

    Canonical text is read by compiled code, other text by the lenient reader: the result is the same. Memory is
    bounded: a record longer than LONGEST_RECORD bytes is skipped, with a fault. Raises OSError if reading fails.
    """
    with opened(source) as file:
        yield from _Splitter(file).readings()


@contextmanager
def opened(source: Source) -> Iterator[Any]:
    """The source as an open file; a file that was already open stays open."""
    if isinstance(source, str | PathLike):
        with Path(source).open("rb") as file:
            yield file
    else:
        yield source


class _Splitter:
    """Splits a stream into records."""

    def __init__(self, file: Any) -> None:
        self._file = file
        self._line = 1
        self._text = b""
        self._at = 0
        self._is_at_end = self._breaks_off = self._is_skipping = self._is_large = False
        self._codes = np.empty((CHUNK + LONGEST_RECORD) // 8 + 16, np.int64)
        self._table = np.zeros((SCANNED_AT_ONCE, scanning.COLUMNS), np.int64)

    def readings(self) -> Iterator[Reading]:
        while not self._is_at_end:
            self._fill()
            yield from self._whole_records()

    def _fill(self) -> None:
        """Read more; text that was not processed yet is kept."""
        is_first = not self._text
        chunk = self._file.read(CHUNK)
        if isinstance(chunk, str):
            chunk = chunk.encode("utf-8", "replace")
        if is_first:
            chunk = chunk.removeprefix(_BYTE_ORDER_MARK)
        self._text = self._text[self._at :] + chunk
        self._at = 0
        if not chunk:
            self._is_at_end = True
            self._breaks_off = bool(self._text) and not self._text.endswith(b"\n")
            self._text += b"\n" if self._breaks_off else b""

    def _whole_records(self) -> Iterator[Reading]:
        """Every record that is completely in the buffer."""
        data = np.frombuffer(self._text + _ZEROS, np.uint8)
        self._is_large |= len(self._text) >= WORTH_COMPILING
        while self._at < len(self._text):
            if self._is_large and not self._is_skipping:
                found = scanning.scan_records(data, self._at, len(self._text), self._codes, self._table)
                yield from self._scanned(self._table[:found])
                if found == SCANNED_AT_ONCE and self._at == self._table[-1, scanning.END]:
                    continue
            other = self._other()
            if other is None:
                return
            yield from other

    def _scanned(self, table: Any) -> list[Reading]:
        """Records read by compiled code, up to one whose header needs the lenient reader."""
        text, at, line = self._text, self._at, self._line
        codes = self._codes[: table[-1:, scanning.LAST_CODE].sum()].copy()
        columns = scanning.RESULT + int(table[:, scanning.RESULTS].max(initial=0))
        most_seats, kingdoms, values = NO_HEADER
        found = []
        for row in table[:, :columns].tolist():
            blanks, start, header_end, is_same, tags_end, end, first, last, lines, seats, totals, *results = row
            if not is_same:
                most_seats, kingdoms, values = _header(text[start:header_end]) or NO_HEADER
            line += blanks
            tags = text[header_end:tags_end]
            if seats > most_seats or totals not in (0, kingdoms) or not (tags.isascii() or _is_utf8(tags)):
                at = start
                break
            # Skip the constructor: what it would check is known to be valid.
            record = object.__new__(Record)
            result = tuple(results[:totals]) if totals else None
            record.__dict__.update(values, tags=Tags.of_lines(tags), codes=codes[first:last], result=result)
            found.append(Reading._make((record, (), line, text[start:end])))
            at = end
            line += lines
        self._at, self._line = at, line
        return found

    def _other(self) -> list[Reading] | None:
        """Handle text that is not canonical; None if more of it must be read first."""
        beginning = _BEGINNING.search(self._text, self._at)
        if beginning is None or beginning.start() > self._at:
            return self._between(beginning.start() if beginning else None)
        self._is_skipping = False
        stop = _END.search(self._text, beginning.end())
        if stop is None and not self._is_at_end:
            if len(self._text) - self._at <= LONGEST_RECORD:
                return None
            return self._skip_long_record()
        end = len(self._text) if stop is None else stop.end() if stop["end"] else stop.start()
        line, text = self._take(end)
        return [_lenient(text, line, self._breaks_off and stop is None)]

    def _between(self, end: int | None) -> list[Reading] | None:
        """Text before the next record, which should be nothing."""
        is_open = end is None and not self._is_at_end
        # The last line may be incomplete, and may be the one that begins a record; but do not wait forever for its end.
        stop = len(self._text) if end is None else end
        if is_open and len(self._text) - self._at <= LONGEST_RECORD:
            stop = self._text.rfind(b"\n", self._at) + 1 or self._at
        was_skipping = self._is_skipping
        line, text = self._take(stop)
        faults = [] if was_skipping or _NOTHING.fullmatch(text) else [_misplaced(text, line)]
        self._is_skipping = is_open and (was_skipping or bool(faults))
        if is_open and not faults:
            return None
        return faults

    def _skip_long_record(self) -> list[Reading]:
        line, _ = self._take(len(self._text))
        self._is_skipping = True
        return [Reading(None, (Fault(line, 1, RecordCode.LONG(bytes=LONGEST_RECORD)),), line)]

    def _take(self, end: int) -> tuple[int, bytes]:
        """The text up to a place, and the line it begins in."""
        text = self._text[self._at : end]
        line = self._line
        self._line += text.count(b"\n")
        self._at = end
        return line, text


def _misplaced(text: bytes, line: int) -> Reading:
    kept = text[: len(text) - len(text.lstrip())]
    code = RecordCode.NO_TEXT if b"\0" in text else RecordCode.OUTSIDE
    place = line + kept.count(b"\n")
    fault = Fault(place, 1, code(version=VERSION))
    return Reading(None, (fault,), place)


def _lenient(data: bytes, first_line: int, breaks_off: bool = False) -> Reading:
    try:
        return parse_record(data.decode(), first_line, breaks_off)._replace(text=data)
    except UnicodeDecodeError as error:
        before = data[: error.start]
        line = first_line + before.count(b"\n")
        column = len(before.rpartition(b"\n")[2].decode(errors="replace")) + 1
        fault = Fault(line, column, RecordCode.ENCODING())
        reading = parse_record(data.decode(errors="replace"), first_line, breaks_off)
        return reading._replace(faults=tuple(sorted((*reading.faults, fault))), text=data)


def _is_utf8(text: bytes) -> bool:
    try:
        text.decode()
    except UnicodeDecodeError:
        return False
    return True


def _header(text: bytes) -> Header | None:
    """Rules and seats without faults. Cached, because many games in a file have the same ones."""
    return _kept_header(text) if len(text) <= LONGEST_KEPT_HEADER else _read_header(text)


def _read_header(text: bytes) -> Header | None:
    reader = RecordReader()
    try:
        record = reader.read(text.decode()).record
    except UnicodeDecodeError:
        return None
    if (
        record is None
        or reader.faults
        or reader.has_ended
        or len(record.codes)
        or record.remarks
        or record.tags
        or record.start
    ):
        return None
    return Header(record.rules.seats, record.rules.kingdoms, {"rules": record.rules, "seats": record.seats})


_kept_header = lru_cache(4096)(_read_header)
