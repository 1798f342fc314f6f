"""`Record`: one recorded game, from its rules to its result."""

import re
from collections.abc import Iterable, Iterator, Mapping
from dataclasses import dataclass, field, replace
from functools import cached_property
from types import MappingProxyType
from typing import Any, NamedTuple

import numpy as np
import numpy.typing as npt

from fiefdom.errors import InvalidArgument, RecordError
from fiefdom.events.event import Event, Reveal
from fiefdom.game import Game, Position
from fiefdom.notation import codes
from fiefdom.notation.refusals import RecordCode
from fiefdom.reasons import Reason
from fiefdom.rules import Rules

VERSION = 1
MARKS = ("!", "?", "!!", "??", "!?", "?!")
# How deep variations may be nested.
MOST_DEPTH = 50
Codes = npt.NDArray[np.int64]
_TAG_LINE = re.compile(r'^(?:tag (\S+) "|date )([^"\n]*)', re.MULTILINE)


@dataclass(frozen=True, slots=True)
class Seat:
    """Who plays a seat: a name, and the bot if it is not a person."""

    name: str
    bot: str | None = None


@dataclass(frozen=True, slots=True, order=True)
class Remark:
    """A comment on a game, after the first `after` events."""

    after: int
    text: str


@dataclass(frozen=True, slots=True, order=True)
class Mark:
    """A sign, one of `MARKS`, for a good or bad event; events count from 0."""

    event: int
    sign: str


@dataclass(frozen=True, slots=True)
class Variation:
    """Other events that could have happened from event `instead` on, which counts from 0 in the line they belong to.

    They are stored as numbers, like those of records; remarks, marks and variations count in this variation. Raises
    InvalidArgument if there are no events, or if something is out of place.
    """

    instead: int
    codes: tuple[int, ...]
    remarks: tuple[Remark, ...] = ()
    marks: tuple[Mark, ...] = ()
    variations: "tuple[Variation, ...]" = ()

    def __post_init__(self) -> None:
        if not self.codes:
            raise InvalidArgument(RecordCode.VARIATION_EMPTY())
        _check_notes(len(self.codes), self.remarks, self.marks, self.variations)

    @property
    def events(self) -> tuple[Event, ...]:
        return tuple(codes.decode(code) for code in self.codes)

    @property
    def actors(self) -> tuple[int | None, ...]:
        """The seat that decided each event, or None for chance."""
        return tuple(codes.seat_of(code) for code in self.codes)


def _check_notes(
    length: int, remarks: tuple[Remark, ...], marks: tuple[Mark, ...], variations: tuple[Variation, ...]
) -> None:
    """Raises InvalidArgument if something belongs to an event that is not there."""
    if any(not 0 <= remark.after <= length for remark in remarks):
        raise InvalidArgument(RecordCode.REMARK_PLACE(events=length))
    if any(not 0 <= mark.event < length or mark.sign not in MARKS for mark in marks):
        raise InvalidArgument(RecordCode.MARK_PLACE(marks=" ".join(MARKS), events=length))
    if len({mark.event for mark in marks}) < len(marks):
        raise InvalidArgument(RecordCode.TWO_MARKS())
    if any(not 0 <= variation.instead < length for variation in variations):
        raise InvalidArgument(RecordCode.VARIATION_PLACE(events=length))


def _depth(variations: tuple[Variation, ...]) -> int:
    """How deep variations are nested, 0 for none."""
    depth, level = 0, variations
    while level:
        depth += 1
        level = tuple(inner for variation in level for inner in variation.variations)
    return depth


@dataclass(frozen=True, slots=True)
class Fault:
    """What is wrong with a text and where; lines and columns count from 1. Faults are ordered by their places."""

    line: int
    column: int
    reason: Reason

    def __lt__(self, other: "Fault") -> bool:
        return (self.line, self.column) < (other.line, other.column)

    def __str__(self) -> str:
        return self.text()

    def text(self, language: str = "en") -> str:
        """Line, column and reason: `3:7: The last line breaks off.`"""
        return self.placed.text(language)

    @property
    def placed(self) -> Reason:
        """The reason with its place, as errors carry it."""
        return RecordCode.PLACE(line=self.line, column=self.column, why=self.reason)


class Tags(Mapping[str, str]):
    """Immutable strings by name."""

    __slots__ = ("_source",)
    _source: dict[str, str] | bytes

    def __init__(self, source: Mapping[str, str] = MappingProxyType({})) -> None:
        self._source = dict(source)

    @classmethod
    def of_lines(cls, text: bytes) -> "Tags":
        """The tags in canonical lines in which nothing is escaped; the text is parsed on first access."""
        tags = object.__new__(cls)
        tags._source = text
        return tags

    def _values(self) -> dict[str, str]:
        if isinstance(self._source, bytes):
            found = _TAG_LINE.findall(self._source.decode())
            self._source = {name or "date": value for name, value in found}
        return self._source

    def __getitem__(self, name: str) -> str:
        return self._values()[name]

    def __iter__(self) -> Iterator[str]:
        return iter(self._values())

    def __len__(self) -> int:
        return len(self._values())

    def __repr__(self) -> str:
        return f"Tags({self._values()!r})"


@dataclass(frozen=True, eq=False)
class Record:
    """One game: rules, seats, anything else as tags, all events, remarks, and the totals if it was finished.

    `start` is the position that it begins with, or None for a game recorded from its beginning. `variations` are other
    lines, in the order of the events that they replace; `GameTree` makes and changes them.

    Immutable, and equal to another if all of that is equal. `game` checks whether the events are legal. Events are
    stored as numbers (see `notation.codes`) and created on access. `str` gives the canonical text of a record.

    >>> game = Game.new("kingdomino(players=2)", seed=7)
    >>> _ = game.push("claim 18")
    >>> record = Record.of(game, [Seat("Ada"), Seat("Bo", "hard")])
    >>> Record.parse(str(record)) == record and record.game() == game
    True

    """

    rules: Rules
    seats: tuple[Seat, ...]
    tags: Mapping[str, str]
    codes: Codes = field(repr=False)
    remarks: tuple[Remark, ...] = ()
    marks: tuple[Mark, ...] = ()
    result: tuple[int, ...] | None = None
    start: Position | None = None
    variations: tuple[Variation, ...] = ()

    def __post_init__(self) -> None:
        """Raises InvalidArgument if the number of seats, totals or events or the rules of the start do not match."""
        if self.start is not None and self.start.rules != replace(self.rules, dynasty=False):
            raise InvalidArgument(RecordCode.START_RULES(rules=str(self.rules), position=str(self.start.rules)))
        if len(self.seats) not in (0, self.rules.seats):
            raise InvalidArgument(
                RecordCode.SEATS(rules=str(self.rules), seats=self.rules.seats, given=len(self.seats))
            )
        if self.result is not None and len(self.result) != self.rules.kingdoms:
            raise InvalidArgument(wrong_totals(self.rules, self.result))
        if self.remarks or self.marks or self.variations:
            _check_notes(len(self.codes), self.remarks, self.marks, self.variations)
        if _depth(self.variations) > MOST_DEPTH:
            raise InvalidArgument(RecordCode.VARIATION_DEPTH(most=MOST_DEPTH))

    @classmethod
    def of(
        cls,
        game: Game,
        seats: Iterable[Seat] = (),
        tags: Mapping[str, str] | None = None,
        remarks: Iterable[Remark] = (),
        marks: Iterable[Mark] = (),
    ) -> "Record":
        """The record of a game as played so far. Raises InvalidArgument as the constructor does."""
        return cls(
            game.rules,
            tuple(seats),
            Tags(tags or {}),
            np.array([codes.encode(played.event, played.seat) for played in game.history], np.int64),
            tuple(sorted(remarks, key=lambda remark: remark.after)),
            tuple(sorted(marks)),
            game.scores if game.is_over else None,
            game.start,
        )

    @classmethod
    def parse(cls, text: str) -> "Record":
        """The record in a text. Raises RecordError, which lists all faults."""
        from fiefdom.notation.record_reader import parse_record  # reading makes records

        reading = parse_record(text)
        if reading.faults or reading.record is None:
            raise RecordError(*(fault.placed for fault in reading.faults))
        return reading.record

    @cached_property
    def events(self) -> tuple[Event, ...]:
        return tuple(codes.decode(code) for code in self.codes.tolist())

    @cached_property
    def actors(self) -> tuple[int | None, ...]:
        """The seat that decided each event, or None for chance."""
        return tuple(codes.seat_of(code) for code in self.codes.tolist())

    @property
    def decisions(self) -> int:
        """How many of the events are decisions."""
        return sum(seat is not None for seat in self.actors)

    def game(self, decisions: int | None = None, *, chance: str = "drawn") -> Game:
        """The game, replayed to the end or through that many decisions and the chance events that follow.

        If the record stops where something must be drawn, it is drawn now; with `chance="told"` the game waits for it.
        Raises IllegalMove, naming the event, if one of them is impossible.
        """
        events = self.events[: self._length(decisions)]
        return Game.replay(replace(self.rules, dynasty=False), events, start=self.start, chance=chance)

    def _length(self, decisions: int | None) -> int:
        """How many events come before the next decision after that many decisions."""
        made = 0
        for number, event in enumerate(self.events):
            if not isinstance(event, Reveal):
                if made == decisions:
                    return number
                made += 1
        return len(self.events)

    def __eq__(self, other: object) -> bool:
        if not isinstance(other, Record):
            return NotImplemented
        return self._values() == other._values() and np.array_equal(self.codes, other.codes)

    def _values(self) -> tuple[Any, ...]:
        notes = self.remarks, self.marks, self.variations
        return self.rules, self.seats, dict(self.tags), notes, self.result, self.start

    def __hash__(self) -> int:
        return hash((self.rules, self.seats, self.result, self.codes.tobytes()))

    def __str__(self) -> str:
        from fiefdom.notation.record_text import record_text  # writing knows records

        return record_text(self)

    def as_json(self) -> dict[str, Any]:
        """The record as plain values, as docs/formats/record.schema.json describes them."""
        from fiefdom.notation.json_objects import record_object

        return record_object(self)

    @classmethod
    def from_json(cls, value: Any) -> "Record":
        """The record that plain values describe. Raises RecordError."""
        from fiefdom.notation.json_objects import read_object

        return read_object(value)


def wrong_totals(rules: Rules, result: tuple[int, ...]) -> Reason:
    """Why a result is rejected whose number of totals differs from the number of kingdoms."""
    return RecordCode.TOTALS(rules=str(rules), kingdoms=rules.kingdoms, given=len(result))


class Reading(NamedTuple):
    """The result of reading one record: what could be read, the faults, the line it began in, and its text."""

    record: Record | None
    faults: tuple[Fault, ...]
    first_line: int
    text: bytes = b""
