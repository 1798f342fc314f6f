"""The canonical text of a record."""

import json
import re
from collections.abc import Iterator, Mapping

from fiefdom.game import Position
from fiefdom.game.moves import Claim, ClaimPair, Discard, Event, Place
from fiefdom.notation.records import VERSION, Mark, Record, Remark, Seat, Variation

DATE = re.compile(r"[0-9]{4}-[0-9]{2}-[0-9]{2}")
TAG_NAME = re.compile(r"[a-z][a-z0-9_]{0,39}")
BARE_WORD = re.compile(r"[A-Za-z0-9_.:,=()/+-]+")
_UNSAFE = re.compile("[\x00-\x1f\x7f-\x9f\u2028\u2029\ud800-\udfff\\\\{}]")
_SURROGATE = re.compile("[\x7f-\x9f\u2028\u2029\ud800-\udfff]")


def record_text(record: Record) -> str:
    """The text of a record; the text of several records is their concatenation."""
    lines = [*header_lines(record), "", *_body(record), "end"]
    return "\n".join(lines) + "\n"


def header_lines(record: Record) -> Iterator[str]:
    """Everything before the first event."""
    yield f"fief {VERSION}"
    yield f"rules {record.rules}"
    if record.start is not None:
        yield f"start {string_text(str(record.start))}"
    for number, seat in enumerate(record.seats, start=1):
        yield f"seat {number} {seat_text(seat)}"
    yield from _tag_lines(record.tags)
    if record.result is not None:
        yield f"result {' '.join(map(str, record.result))}"


def seat_text(seat: Seat) -> str:
    """A seat's name and its bot."""
    if seat.bot is None:
        return string_text(seat.name)
    bot = seat.bot if BARE_WORD.fullmatch(seat.bot) else string_text(seat.bot)
    return f"{string_text(seat.name)} bot {bot}"


def _tag_lines(tags: Mapping[str, str]) -> Iterator[str]:
    """The date as such, then tags by name."""
    if DATE.fullmatch(tags.get("date", "")):
        yield f"date {tags['date']}"
    for name, value in sorted(tags.items()):
        if name != "date" or not DATE.fullmatch(value):
            yield f"tag {name} {string_text(value)}"


def string_text(text: str) -> str:
    """A string in quotation marks, escaped as in JSON, including line breaks and characters that cannot be encoded."""
    return _SURROGATE.sub(lambda found: f"\\u{ord(found[0]):04x}", json.dumps(text, ensure_ascii=False))


def remark_text(text: str) -> str:
    """A remark in braces on one line."""
    return f"{{ {_UNSAFE.sub(_escaped, text)} }}"


def _escaped(found: re.Match[str]) -> str:
    sign = found[0]
    return f"\\{sign}" if sign in "\\{}" else "\\n" if sign == "\n" else f"\\u{ord(sign):04x}"


def _body(record: Record) -> Iterator[str]:
    """Rounds, chance, turns, remarks and variations, one per line."""
    marks = _marks(record.marks)
    notes = _notes(record.remarks, record.variations)
    headings = _headings(record)
    line = _Line()
    for number, (event, seat) in enumerate(zip(record.events, record.actors, strict=True)):
        own = notes.get(number, [])
        if own or number in headings or not line.takes(event, seat):
            yield from line.finish()
        yield from (f"  {note}" for note in own)
        if number in headings:
            yield f"round {headings[number]}"
        line.add(f"{event}{marks.get(number, '')}", event, seat)
    yield from line.finish()
    yield from (f"  {note}" for note in notes.get(len(record.events), []))


def _marks(marks: tuple[Mark, ...]) -> dict[int, str]:
    return {mark.event: f" {mark.sign}" for mark in marks}


def _notes(remarks: tuple[Remark, ...], variations: tuple[Variation, ...]) -> dict[int, list[str]]:
    """Remarks and then variations, by the number of events before them."""
    found: dict[int, list[str]] = {}
    for remark in remarks:
        found.setdefault(remark.after, []).append(remark_text(remark.text))
    for variation in variations:
        found.setdefault(variation.instead + 1, []).append(variation_text(variation))
    return found


def variation_text(variation: Variation) -> str:
    """A variation in parentheses on one line, with its remarks and variations."""
    marks = _marks(variation.marks)
    notes = _notes(variation.remarks, variation.variations)
    line = _Line()
    texts = []
    for number, (event, seat) in enumerate(zip(variation.events, variation.actors, strict=True)):
        actor = ""
        if not line.takes(event, seat):
            actor, line = f"{actor_text(seat)} ", _Line()
        line.add("", event, seat)
        own = notes.get(number + 1, [])
        texts.append(" ".join([f"{actor}{event}{marks.get(number, '')}", *own]))
    return " ".join(["(", *notes.get(0, []), "; ".join(texts), ")"])


def actor_text(seat: int | None) -> str:
    """Who decided an event: the number of the seat, or `*` for chance."""
    return "*" if seat is None else str(seat + 1)


def _headings(record: Record) -> dict[int, int]:
    """Which round begins with which event: chance before a round's first decision is part of that round (C7)."""
    kings = sum(record.rules.kings)
    headings: dict[int, int] = {}
    placed, chance, current = _placed_before(record.start, kings), 0, -1
    for number, (event, seat) in enumerate(zip(record.events, record.actors, strict=True)):
        if seat is None:
            continue
        placed += isinstance(event, Place | Discard)
        round_number = -(-placed // kings)
        if round_number != current:
            headings[chance] = current = round_number
        chance = number + 1
    return headings


def _placed_before(start: Position | None, kings: int) -> int:
    """How many dominoes were placed or discarded before the record begins."""
    return 0 if start is None or start.round_number == 0 else (start.round_number - 1) * kings + start.done


class _Line:
    """The line of one turn while it is being built."""

    def __init__(self) -> None:
        self._texts: list[str] = []
        self._seat: int | None = None
        self._has_claim = False

    def takes(self, event: Event, seat: int | None) -> bool:
        """Whether an event continues this line: it is by the same seat and does not begin a new turn."""
        if not self._texts or seat is None or seat != self._seat or isinstance(event, Place | Discard | ClaimPair):
            return False
        return not (isinstance(event, Claim) and self._has_claim)

    def add(self, text: str, event: Event, seat: int | None) -> None:
        self._texts.append(text)
        self._seat = seat
        self._has_claim |= isinstance(event, Claim)

    def finish(self) -> Iterator[str]:
        if self._texts:
            yield f"{actor_text(self._seat)} {'; '.join(self._texts)}"
        self.__init__()  # type: ignore[misc]
