"""Reads the text of one record leniently: all faults with their places, and everything that could be read."""

import json
import re
from collections.abc import Callable
from dataclasses import dataclass, field, replace

import numpy as np

from fiefdom.components.wording import nearest
from fiefdom.errors import TextError
from fiefdom.events.event import Reveal, kind_called
from fiefdom.events.reading import parse_event
from fiefdom.game import Position
from fiefdom.notation import codes
from fiefdom.notation.position_reader import parse_position
from fiefdom.notation.record_text import TAG_NAME
from fiefdom.notation.records import (
    MARKS,
    MOST_DEPTH,
    VERSION,
    Fault,
    Mark,
    Reading,
    Record,
    Remark,
    Seat,
    Tags,
    Variation,
    wrong_totals,
)
from fiefdom.notation.refusals import RecordCode
from fiefdom.reasons import Reason
from fiefdom.rules import Rules

MOST_FAULTS = 100
HEADER_WORDS = ("rules", "start", "seat", "date", "tag", "result")

_STRING = re.compile(r'"(?:[^"\\]|\\.)*"')
_TURN = re.compile(r"([0-9]+)[.:]?(?![0-9])")
_END = re.compile(r"end[ \t]*(?:#.*)?", re.IGNORECASE)
_STOP = re.compile(r"[;{#()]")
_ESCAPE = re.compile(r"\\(u[0-9a-fA-F]{4}|.)", re.DOTALL)
_SEAT = re.compile(r"([0-9]+)[ \t]+(.*)")
_BOT = re.compile(r"[ \t]bot[ \t]")
_TAG = re.compile(r"([^ \t]+)[ \t]+(.*)")


def parse_record(text: str, first_line: int = 1, breaks_off: bool = False) -> Reading:
    """Read the text of one record. With `breaks_off` its last line may be incomplete and is not trusted."""
    return RecordReader(first_line).read(text, breaks_off)


class _TooMany(Exception):
    """Too many faults to be worth reading on."""


@dataclass
class ReadLine:
    """The main line or a variation while it is read: its events with their places, and what is about them."""

    place: tuple[int, int]
    codes: list[int] = field(default_factory=list)
    places: list[tuple[int, int]] = field(default_factory=list)
    remarks: list[Remark] = field(default_factory=list)
    marks: list[Mark] = field(default_factory=list)
    variations: "list[tuple[int, ReadLine]]" = field(default_factory=list)
    # Whose events follow: -1 for chance, None where no event may be.
    seat: int | None = None

    def all_variations(self) -> tuple[Variation, ...]:
        return tuple(line._variation(instead) for instead, line in self.variations)

    def _variation(self, instead: int) -> Variation:
        notes = tuple(self.remarks), tuple(self.marks), self.all_variations()
        return Variation(instead, tuple(self.codes), *notes)


class RecordReader:
    """Reads one record. Afterwards `main` has the events with their places, and `result_place` the result's."""

    def __init__(self, first_line: int = 1) -> None:
        self.first_line = self.line = first_line
        self.faults: list[Fault] = []
        self.main = ReadLine((first_line, 1))
        self.rules: Rules | None = None
        self.result: tuple[int, ...] | None = None
        self.tags: dict[str, str] = {}
        self._seats: dict[int, Seat] = {}
        # The line that is read, after those that it is a variation of.
        self._open = [self.main]
        self._remark: list[str] | None = None
        self._has_begun = self.has_ended = False
        self.start: Position | None = None
        self.result_place = self._remark_place = self._start_place = (first_line, 1)

    def read(self, text: str, breaks_off: bool = False) -> Reading:
        lines = text.removesuffix("\n").split("\n")
        try:
            for number, line in enumerate(lines, start=1):
                self.line = self.first_line + number - 1
                if breaks_off and number == len(lines) and line.strip().lower() != "end" and not self.has_ended:
                    if line.strip():
                        self._fault(1, RecordCode.BREAKS_OFF())
                else:
                    self._read_line(line.removesuffix("\r"))
            self._finish()
        except _TooMany:
            self.faults.append(Fault(self.line, 1, RecordCode.MORE_FAULTS()))
        return Reading(self._record(), tuple(sorted(self.faults)), self.first_line)

    def _fault(self, column: int, reason: Reason) -> None:
        self.faults.append(Fault(self.line, column, reason))
        if len(self.faults) >= MOST_FAULTS:
            raise _TooMany

    def _finish(self) -> None:
        if not self._has_begun:
            self._fault(1, RecordCode.BEGINNING(version=VERSION))
        if self._remark is not None:
            self.faults.append(Fault(*self._remark_place, RecordCode.OPEN_REMARK()))
            self._add_remark("\n".join(self._remark).strip())
        if len(self._open) > 1:
            self.faults.append(Fault(*self._open[-1].place, RecordCode.VARIATION_OPEN()))
        while len(self._open) > 1:
            self._close()
        if self.rules is None and not any(_is_about_rules(fault.reason) for fault in self.faults):
            self.faults.append(Fault(self.first_line, 1, RecordCode.NO_RULES()))

    def _record(self) -> Record | None:
        rules = self.rules
        if rules is None:
            return None
        if self.result is not None and len(self.result) != rules.kingdoms:
            self.faults.append(Fault(*self.result_place, wrong_totals(rules, self.result)))
            self.result = None
        return Record(
            rules,
            self._all_seats(rules),
            Tags(self.tags),
            np.array(self.main.codes, np.int64),
            tuple(self.main.remarks),
            tuple(self.main.marks),
            self.result,
            self._sound_start(rules),
            self.main.all_variations(),
        )

    def _sound_start(self, rules: Rules) -> Position | None:
        """The position to start from, unless it has other rules."""
        if self.start is None or self.start.rules == replace(rules, dynasty=False):
            return self.start
        reason = RecordCode.START_RULES(rules=str(rules), position=str(self.start.rules))
        self.faults.append(Fault(*self._start_place, reason))
        return None

    def _all_seats(self, rules: Rules) -> tuple[Seat, ...]:
        """All seats or none; a seat without a name is called by its number."""
        if any(number > rules.seats for number in self._seats):
            self.faults.append(Fault(self.first_line, 1, RecordCode.MANY_SEATS(seats=rules.seats, rules=str(rules))))
        if not self._seats:
            return ()
        return tuple(self._seats.get(number, Seat(f"Seat {number}")) for number in range(1, rules.seats + 1))

    # ------------------------------------------------------------------ lines

    def _read_line(self, line: str) -> None:
        if self._remark is not None:
            self.main.seat = None
            self._go_on_with_remark(line, 0)
            return
        text = line.lstrip(" \t")
        column = len(line) - len(text) + 1
        if not text.strip() or text.startswith("#"):
            return
        word = text.split(None, 1)[0].lower()
        if not self._has_begun:
            self._begin(word, text, column)
        elif self.has_ended:
            self._fault(column, RecordCode.AFTER_THE_END())
        elif len(self._open) > 1 and not _END.fullmatch(text):
            if word != "round":
                self._read_events(line, column - 1)
        elif word in HEADER_WORDS:
            rest = text[len(word) :]
            # A string may contain #, so there are no comments after strings.
            rest = (rest if word in ("start", "seat", "tag") else rest.split("#", 1)[0]).strip()
            _HEADER_READERS[word](self, rest, column + text.find(rest, len(word)))
        elif _END.fullmatch(text):
            self.has_ended = True
        elif word != "round":
            self._read_body(line, column - 1)

    def _begin(self, word: str, text: str, column: int) -> None:
        self._has_begun = True
        version = text[len(word) :].split("#", 1)[0].strip()
        if word != "fief":
            self._fault(column, RecordCode.BEGINNING(version=VERSION))
        elif version != str(VERSION):
            self._fault(column, RecordCode.VERSION(text=version, version=VERSION))

    # ------------------------------------------------------------------ header

    def _rules(self, text: str, column: int) -> None:
        if self.rules is not None:
            self._fault(column, RecordCode.RULES_TWICE())
            return
        try:
            self.rules = Rules.parse(text)
        except TextError as refusal:
            self._fault(column, RecordCode.RULES(why=refusal.reason))

    def _start(self, text: str, column: int) -> None:
        if self.start is not None:
            self._fault(column, RecordCode.START_TWICE())
            return
        self._start_place = self.line, column
        try:
            self.start = parse_position(_string(text))
        except TextError as refusal:
            self._fault(column, RecordCode.START(why=refusal.reason))

    def _seat(self, text: str, column: int) -> None:
        parts = _SEAT.fullmatch(text)
        number = int(parts[1][:3]) if parts else 0
        if parts is None or not 1 <= number <= 8:
            self._fault(column, RecordCode.SEAT(text=text))
            return
        if number in self._seats:
            self._fault(column, RecordCode.SEAT_TWICE(seat=number))
        name, bot = self._name_and_bot(parts[2])
        try:
            self._seats[number] = Seat(_string(name), None if bot is None else _string(bot))
        except TextError as refusal:
            self._fault(column, refusal.reason)

    @staticmethod
    def _name_and_bot(text: str) -> tuple[str, str | None]:
        """The name, in quotation marks or not, and what follows `bot`."""
        end = quote.end() if (quote := _STRING.match(text)) else 0
        split = _BOT.search(text, end)
        return (text[: split.start()], text[split.end() :]) if split else (text, None)

    def _date(self, text: str, column: int) -> None:
        self._add_tag("date", text, column)

    def _tag(self, text: str, column: int) -> None:
        parts = _TAG.fullmatch(text)
        if parts is None or not TAG_NAME.fullmatch(parts[1].lower()):
            self._fault(column, RecordCode.TAG(text=text))
            return
        self._add_tag(parts[1].lower(), parts[2], column)

    def _add_tag(self, name: str, text: str, column: int) -> None:
        if name in self.tags:
            self._fault(column, RecordCode.TAG_TWICE(tag=name))
        try:
            self.tags[name] = _string(text)
        except TextError as refusal:
            self._fault(column, refusal.reason)

    def _result(self, text: str, column: int) -> None:
        words = text.replace(",", " ").split()
        if not words or not all(word.isascii() and word.isdigit() and len(word) < 7 for word in words):
            self._fault(column, RecordCode.RESULT(text=text))
            return
        self.result_place = self.line, column
        self.result = tuple(map(int, words))

    # ------------------------------------------------------------------ events, remarks and variations

    def _read_body(self, line: str, at: int) -> None:
        """A line of chance or of a seat's moves, with remarks and variations anywhere in it."""
        self.main.seat = None
        if line[at] not in "{()":
            at = self._read_actor(line, at)
            if at < 0:
                return
        self._read_events(line, at)

    def _read_actor(self, line: str, at: int) -> int:
        """Who acts, `*` or a seat; returns the place after it, -1 if it is neither."""
        if line[at] == "*":
            self._open[-1].seat = -1
            return at + 1
        turn = _TURN.match(line, at)
        if turn is None:
            self._fault(at + 1, _not_understood(line[at:]))
            return -1
        seat = int(turn[1][:3])
        most = self.rules.seats if self.rules else 8
        if not 1 <= seat <= most:
            self._fault(at + 1, RecordCode.TURN(text=turn[1], seats=most))
        self._open[-1].seat = min(max(seat, 1), 8) - 1
        return turn.end()

    def _read_events(self, line: str, at: int) -> None:
        """Events separated by `;`, with remarks and variations."""
        while at < len(line):
            sign = line[at]
            if sign == "{":
                self._remark_place = self.line, at + 1
                self._remark = []
                self._go_on_with_remark(line, at + 1)
                return
            if sign == "#":
                return
            if sign == "(":
                self._begin_variation(at + 1)
                at += 1
            elif sign == ")":
                self._end_variation(at + 1)
                at += 1
            else:
                stop = _STOP.search(line, at)
                end = stop.start() if stop else len(line)
                self._read_event(line[:end], at)
                at = end + 1 if line[end : end + 1] == ";" else end

    def _begin_variation(self, column: int) -> None:
        if not self._open[-1].codes:
            self._fault(column, RecordCode.VARIATION_FIRST())
        elif len(self._open) == MOST_DEPTH + 1:
            self._fault(column, RecordCode.VARIATION_DEPTH(most=MOST_DEPTH))
        self._open.append(ReadLine((self.line, column)))

    def _end_variation(self, column: int) -> None:
        if len(self._open) == 1:
            self._fault(column, RecordCode.VARIATION_CLOSED())
            return
        if not self._open[-1].codes:
            self._fault(column, RecordCode.VARIATION_EMPTY())
        self._close()

    def _close(self) -> None:
        """End the last variation; one that cannot be kept has been reported."""
        ended = self._open.pop()
        line = self._open[-1]
        if ended.codes and line.codes and len(self._open) <= MOST_DEPTH:
            line.variations.append((len(line.codes) - 1, ended))

    def _read_event(self, line: str, at: int) -> None:
        """The event between a place and the end of the text; in variations who acts may come before it."""
        at += len(line) - at - len(line[at:].lstrip())
        if at == len(line):
            return
        if len(self._open) > 1 and (line[at] == "*" or _TURN.match(line, at)):
            at = self._read_actor(line, at)
        if line[at:].strip():
            self._add_event(line[at:], at, self._open[-1])

    def _add_event(self, text: str, at: int, line: ReadLine) -> None:
        column = at + len(text) - len(text.lstrip()) + 1
        bare = text.rstrip(" \t!?")
        sign = text[len(bare) :].strip()
        seat = line.seat
        try:
            event = parse_event(bare)
            if seat is None:
                raise TextError(RecordCode.LOOSE_EVENT())
            if isinstance(event, Reveal) != (seat < 0):
                misplaced = RecordCode.CHANCE if seat >= 0 else RecordCode.NOT_CHANCE
                raise TextError(misplaced(event=str(event)))
            code = codes.encode(event, None if seat < 0 else seat)
        except TextError as refusal:
            self._fault(column, refusal.reason)
            return
        if sign:
            self._mark(sign, at + text.index(sign, len(bare)) + 1)
        line.codes.append(code)
        line.places.append((self.line, column))

    def _mark(self, sign: str, column: int) -> None:
        line = self._open[-1]
        if sign in MARKS:
            line.marks.append(Mark(len(line.codes), sign))
        else:
            self._fault(column, RecordCode.MARK(text=sign, marks=" ".join(MARKS)))

    def _add_remark(self, text: str) -> None:
        line = self._open[-1]
        line.remarks.append(Remark(len(line.codes), text))

    def _go_on_with_remark(self, line: str, at: int) -> None:
        """Read a remark up to its closing brace, on this or a later line, and then what follows it."""
        assert self._remark is not None
        end = at
        while end < len(line) and line[end] != "}":
            end += 2 if line[end] == "\\" else 1
        self._remark.append(line[at:end])
        if end >= len(line):
            return
        text = "\n".join(part.strip(" \t") if len(self._remark) > 1 else part for part in self._remark)
        self._remark = None
        self._add_remark(_unescaped(text))
        self._read_events(line, end + 1)


_HEADER_READERS: dict[str, Callable[[RecordReader, str, int], None]] = {
    "rules": RecordReader._rules, "start": RecordReader._start, "seat": RecordReader._seat, "date": RecordReader._date,
    "tag": RecordReader._tag, "result": RecordReader._result,
}  # fmt: skip


def _is_about_rules(reason: Reason) -> bool:
    return reason.code is RecordCode.RULES or (reason.code is RecordCode.LINE_MEANT and reason.args["guess"] == "rules")


def _not_understood(text: str) -> Reason:
    word = text.split(None, 1)[0].lower()
    guess = None if kind_called(word) else nearest(word, (*HEADER_WORDS, "round", "end"))
    return RecordCode.LINE_MEANT(text=text, guess=guess) if guess else RecordCode.LINE(text=text)


def _unescaped(text: str) -> str:
    """A remark's text without the spaces inside the braces and without escapes."""
    return _ESCAPE.sub(lambda found: _sign(found[1]), text.removeprefix(" ").removesuffix(" "))


def _sign(escape: str) -> str:
    if len(escape) == 5:
        return chr(int(escape[1:], 16))
    return "\n" if escape == "n" else escape


def _string(text: str) -> str:
    """A string in quotation marks, or bare words unchanged. Raises TextError."""
    text = text.strip()
    if not text.startswith('"'):
        return text
    try:
        value = json.loads(text, strict=False) if _STRING.fullmatch(text) else None
    except ValueError:
        value = None
    if not isinstance(value, str):
        raise TextError(RecordCode.STRING(text=text))
    return value
