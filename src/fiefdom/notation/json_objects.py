"""Records as plain values for JSON: one object per game, in which every event is an object with plain names.

Seats and kingdoms count from 1; a cell is [column, row] with the castle at [0, 0], and rows increase downwards.
"""

from collections.abc import Callable, Iterable
from dataclasses import asdict
from typing import Any

import numpy as np

from fiefdom.errors import IllegalMove, InvalidArgument, RecordError, TextError
from fiefdom.events.cells import is_whole
from fiefdom.events.event import Event, Reveal, event_words, kind_called, schema
from fiefdom.events.fields import FieldType, guesses
from fiefdom.events.reading import parse_event
from fiefdom.game import Position, ScoreSheet
from fiefdom.notation import codes
from fiefdom.notation.position_reader import parse_position
from fiefdom.notation.record_text import TAG_NAME
from fiefdom.notation.records import MARKS, MOST_DEPTH, VERSION, Fault, Mark, Record, Remark, Seat, Tags, Variation
from fiefdom.notation.refusals import ObjectCode, RecordCode
from fiefdom.reasons import Reason
from fiefdom.rules import Rules

FORMAT = "fief"
MOST_FAULTS = 100
KEYS = (
    "format", "version", "rules", "start", "seats", "tags", "events", "remarks", "marks", "result", "sheets",
    "variations",
)  # fmt: skip


def record_object(record: Record, sheets: Iterable[ScoreSheet] | None = None) -> dict[str, Any]:
    """A record as plain values. Score sheets that are not given come from a replay; they are None if it fails."""
    if sheets is None and record.result is not None:
        sheets = _sheets(record)
    return {
        "format": FORMAT,
        "version": VERSION,
        "rules": str(record.rules),
        **({} if record.start is None else {"start": str(record.start)}),
        "seats": [{"name": seat.name, "bot": seat.bot} for seat in record.seats],
        "tags": dict(sorted(record.tags.items())),
        "events": [event_object(event, seat) for event, seat in zip(record.events, record.actors, strict=True)],
        **_notes(record),
        "result": None if record.result is None else list(record.result),
        "sheets": None if sheets is None else [sheet_object(sheet) for sheet in sheets],
        **_variations(record),
    }


def _notes(line: Record | Variation) -> dict[str, Any]:
    return {
        "remarks": [{"after": remark.after, "text": remark.text} for remark in line.remarks],
        "marks": [{"event": mark.event, "sign": mark.sign} for mark in line.marks],
    }


def _variations(line: Record | Variation) -> dict[str, Any]:
    return {"variations": [variation_object(each) for each in line.variations]} if line.variations else {}


def variation_object(variation: Variation) -> dict[str, Any]:
    """A variation and those inside it."""
    events = zip(variation.events, variation.actors, strict=True)
    return {
        "instead": variation.instead,
        "events": [event_object(event, seat) for event, seat in events],
        **_notes(variation),
        **_variations(variation),
    }


def event_object(event: Event, seat: int | None) -> dict[str, Any]:
    """An event with its kind, the seat that decided it (chance has none) and its fields."""
    decided = {} if seat is None else {"seat": seat + 1}
    return {"kind": event.word or event.kind, **decided, **event.plain()}


def sheet_object(sheet: ScoreSheet) -> dict[str, Any]:
    """Every line of a score sheet."""
    plain: dict[str, Any] = _plain(asdict(sheet))
    return {**plain, "kingdom": sheet.kingdom + 1}


def _plain(value: Any) -> Any:
    """Convert tuples to lists, recursively."""
    if isinstance(value, dict):
        return {name: _plain(part) for name, part in value.items()}
    return [_plain(part) for part in value] if isinstance(value, tuple | list) else value


def _sheets(record: Record) -> list[ScoreSheet] | None:
    try:
        game = record.game()
    except IllegalMove:
        return None
    return [game.score_sheet(kingdom) for kingdom in range(game.rules.kingdoms)] if game.is_over else None


def read_object(value: Any) -> Record:
    """The record that plain values describe; score sheets are ignored, because they follow from the events.

    Raises RecordError, which lists all faults.
    """
    record, faults = read_with_faults(value)
    if record is None:
        raise RecordError(*(fault.placed for fault in faults))
    return record


def read_with_faults(value: Any, line: int = 1) -> tuple[Record | None, tuple[Fault, ...]]:
    """The record that plain values describe, or else all their faults, reported at the line they begin in."""
    return _ObjectReader(line).read(value)


class _ObjectReader:
    def __init__(self, line: int) -> None:
        self._line = line
        self._faults: list[Fault] = []

    def read(self, value: Any) -> tuple[Record | None, tuple[Fault, ...]]:
        record = self._record(value)
        return (None if self._faults else record), tuple(self._faults[:MOST_FAULTS])

    def _fault(self, reason: Reason) -> None:
        self._faults.append(Fault(self._line, 1, reason))

    def _record(self, value: Any) -> Record | None:
        if not isinstance(value, dict):
            self._fault(ObjectCode.GAME())
            return None
        for key in [key for key in value if key not in KEYS][:MOST_FAULTS]:
            self._fault(ObjectCode.KEY(text=str(key), choices=guesses(str(key), KEYS)))
        if value.get("format", FORMAT) != FORMAT or value.get("version", VERSION) != VERSION:
            self._fault(ObjectCode.FORMAT(format=FORMAT, version=VERSION))
        rules = self._part("rules", value.get("rules"), _rules)
        start = self._part("start", value.get("start"), _start)
        seats = self._parts("seats", value.get("seats", []), _seat)
        tags = self._part("tags", value.get("tags", {}), _tags)
        events, *notes = self._whole_line(value, rules, "")
        result = self._part("result", value.get("result"), _result)
        if rules is None or self._faults:
            return None
        numbers = np.array(events, np.int64)
        remarks, marks, variations = map(tuple, notes)
        try:
            return Record(rules, tuple(seats), Tags(tags), numbers, remarks, marks, result, start, variations)
        except InvalidArgument as refusal:
            self._fault(refusal.reason)
            return None

    def _whole_line(self, value: Any, rules: Rules | None, path: str, depth: int = 0) -> tuple[list[Any], ...]:
        """Events, remarks, marks and variations of the main line or of a variation."""
        events = self._parts(f"{path}events", value.get("events"), lambda part: _event(part, rules))
        length = len(events)
        remarks = self._parts(f"{path}remarks", value.get("remarks", []), lambda part: _remark(part, length))
        marks = self._parts(f"{path}marks", value.get("marks", []), lambda part: _mark(part, length))
        variations: list[Variation] = []
        found = value.get("variations", [])
        if not isinstance(found, list):
            self._fault(ObjectCode.PART(part=f"{path}variations", why=ObjectCode.LIST()))
            found = []
        for number, part in enumerate(found):
            if len(self._faults) > MOST_FAULTS:
                break
            read = self._variation(part, rules, f"{path}variations[{number}]", length, depth + 1)
            variations += [] if read is None else [read]
        return events, remarks, marks, sorted(variations, key=lambda each: each.instead)

    def _variation(self, value: Any, rules: Rules | None, name: str, events: int, depth: int) -> Variation | None:
        found = self._part(name, value, lambda part: _variation_part(part, events, depth))
        if found is None:
            return None
        codes_, remarks, marks, variations = map(tuple, self._whole_line(found, rules, f"{name}.", depth))
        if self._faults:
            return None
        try:
            return Variation(found["instead"], codes_, remarks, marks, variations)
        except InvalidArgument as refusal:
            self._fault(ObjectCode.PART(part=name, why=refusal.reason))
            return None

    def _part(self, name: str, value: Any, read: Callable[[Any], Any]) -> Any:
        try:
            return read(value)
        except TextError as refusal:
            self._fault(ObjectCode.PART(part=name, why=refusal.reason))
            return None

    def _parts(self, name: str, value: Any, read: Callable[[Any], Any]) -> list[Any]:
        if not isinstance(value, list):
            self._fault(ObjectCode.PART(part=name, why=ObjectCode.LIST()))
            return []
        read_parts = []
        for number, part in enumerate(value):
            read_parts.append(self._part(f"{name}[{number}]", part, read))
            if len(self._faults) > MOST_FAULTS:
                break
        return read_parts


def _rules(value: Any) -> Rules:
    return Rules.parse(_text(value, "rules"))


def _text(value: Any, what: str) -> str:
    if not isinstance(value, str):
        raise TextError(ObjectCode.STRING(name=what))
    return value


def _object(value: Any, *names: str) -> dict[str, Any]:
    if not isinstance(value, dict) or not set(value) <= set(names):
        raise TextError(ObjectCode.FIELDS(names=", ".join(names)))
    return value


def _start(value: Any) -> Position | None:
    return None if value is None else parse_position(_text(value, "start"))


def _seat(value: Any) -> Seat:
    found = _object(value, "name", "bot")
    bot = found.get("bot")
    return Seat(_text(found.get("name"), "name"), None if bot is None else _text(bot, "bot"))


def _tags(value: Any) -> dict[str, str]:
    if not isinstance(value, dict):
        raise TextError(ObjectCode.TAGS())
    for name, text in value.items():
        if not TAG_NAME.fullmatch(name):
            raise TextError(ObjectCode.TAG(text=name))
        _text(text, name)
    return value


def _remark(value: Any, events: int) -> Remark:
    found = _object(value, "after", "text")
    after = found.get("after")
    if not is_whole(after) or not 0 <= after <= events:  # type: ignore[operator]
        raise TextError(ObjectCode.AFTER(events=events))
    return Remark(after, _text(found.get("text"), "text"))  # type: ignore[arg-type]


def _mark(value: Any, events: int) -> Mark:
    found = _object(value, "event", "sign")
    event, sign = found.get("event"), found.get("sign")
    if not is_whole(event) or not 0 <= event < events or sign not in MARKS:  # type: ignore[operator]
        raise TextError(ObjectCode.MARK(events=events, marks=" ".join(MARKS)))
    return Mark(event, sign)  # type: ignore[arg-type]


def _variation_part(value: Any, events: int, depth: int) -> dict[str, Any]:
    """The object of a variation, whose place is right."""
    found = _object(value, "instead", "events", "remarks", "marks", "variations")
    instead = found.get("instead")
    if not is_whole(instead) or not 0 <= instead < events:  # type: ignore[operator]
        raise TextError(ObjectCode.INSTEAD(events=events))
    if depth > MOST_DEPTH:
        raise TextError(RecordCode.VARIATION_DEPTH(most=MOST_DEPTH))
    return found


def _result(value: Any) -> tuple[int, ...] | None:
    if value is None:
        return None
    if not isinstance(value, list) or not all(is_whole(total) and 0 <= total < 10**6 for total in value):
        raise TextError(ObjectCode.RESULT())
    return tuple(value)


def _event(value: Any, rules: Rules | None) -> int:
    if not isinstance(value, dict):
        raise TextError(ObjectCode.EVENT())
    word = value.get("kind")
    kind = kind_called(word) if isinstance(word, str) else None
    if kind is None:
        raise TextError(ObjectCode.KIND(choices=event_words()))
    types = schema(kind)
    is_chance = issubclass(kind, Reveal)
    wanted = ("kind", *(() if is_chance else ("seat",)), *types)
    if set(value) != set(wanted):
        raise TextError(ObjectCode.EVENT_FIELDS(names=", ".join(wanted)))
    event = kind(*(_content(name, type_, value[name]) for name, type_ in types.items()))
    canonical = parse_event(str(event))
    if canonical != event and not (event.is_valid and event.canonical() == canonical):
        raise TextError(ObjectCode.NO_EVENT(event=str(event)))
    seat = None if is_chance else _seat_number(value["seat"], rules)
    return codes.encode(canonical, seat)


def _seat_number(value: Any, rules: Rules | None) -> int:
    most = rules.seats if rules else 8
    if not is_whole(value) or not 1 <= value <= most:
        raise TextError(ObjectCode.SEAT(seats=most))
    return int(value) - 1


def _content(name: str, type_: FieldType, value: Any) -> Any:
    """A value as stored in events: tuples for lists, seats and kingdoms from 0."""
    return type_.of_plain(_tuples(name, value))


def _tuples(name: str, value: Any) -> Any:
    if isinstance(value, list):
        return tuple(_tuples(name, part) for part in value[:MOST_FAULTS])
    if not isinstance(value, str) and not is_whole(value):
        raise TextError(ObjectCode.CONTENT(name=name))
    return value
