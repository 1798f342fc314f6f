"""Records from text to JSON and back, any number of them in bounded memory."""

import io
import json
from collections.abc import Iterable, Iterator
from dataclasses import replace
from itertools import chain, islice
from typing import IO, Literal

from fiefdom.engine.engine import engine_for
from fiefdom.game import ScoreSheet
from fiefdom.game.codec import Codec
from fiefdom.game.sheet import read_sheet
from fiefdom.notation.json_objects import record_object
from fiefdom.notation.json_streams import json_line, read_json
from fiefdom.notation.record_streams import read_records
from fiefdom.notation.records import Reading, Record
from fiefdom.notation.replaying import replay_records

Form = Literal["fief", "json", "jsonl"]
FORMS: tuple[Form, ...] = ("fief", "json", "jsonl")
FEW = 100
BATCH = 256


def read_any(file: IO[bytes]) -> Iterator[Reading]:
    """The records in a stream of text or JSON; the first character decides which of the two it is."""
    buffered = io.BufferedReader(file) if isinstance(file, io.RawIOBase) else file
    start = buffered.peek(64)[:64] if isinstance(buffered, io.BufferedReader) else b""
    is_json = start.removeprefix(b"\xef\xbb\xbf").lstrip()[:1] in (b"{", b"[")
    yield from read_json(buffered) if is_json else read_records(buffered)


def write_all(records: Iterable[Record], form: Form, file: IO[bytes]) -> int:
    """Write records; returns how many. `json` is one object for one record, an array for any other number."""
    if form == "fief":
        return sum(file.write(str(record).encode()) > 0 for record in records)
    objects = _objects(records)
    if form == "jsonl":
        return sum(file.write(json_line(value)) > 0 for value in objects)
    first = list(islice(objects, 2))
    if len(first) == 1:
        text = json.dumps(first[0], ensure_ascii=False, indent=1)
        file.write(text.encode("utf-8", "backslashreplace") + b"\n")
        return 1
    file.write(b"[\n")
    count = 0
    for value in chain(first, objects):
        file.write((b"," if count else b"") + json_line(value))
        count += 1
    file.write(b"]\n")
    return count


def _objects(records: Iterable[Record]) -> Iterator[dict[str, object]]:
    """Records as plain values; for many records, the score sheets come from compiled replays."""
    records = iter(records)
    for record in islice(records, FEW):
        yield record_object(record)
    while batch := list(islice(records, BATCH)):
        for record, sheets in zip(batch, _sheets(batch), strict=True):
            yield record_object(record, sheets)


def _sheets(batch: list[Record]) -> list[list[ScoreSheet] | None]:
    found: list[list[ScoreSheet] | None] = [None] * len(batch)
    for rules in {record.rules for record in batch}:
        numbers = [
            number
            for number, record in enumerate(batch)
            if record.rules == rules and record.result and not record.start
        ]
        if not numbers:
            continue
        replayed = replay_records([batch[number] for number in numbers])
        plain = replace(rules, dynasty=False)
        engine, codec = engine_for(plain), Codec(plain)
        for place, number in enumerate(numbers):
            if replayed.lengths[place] == len(batch[number].codes) and replayed.are_over[place]:
                states = replayed.states[place : place + 1].copy()
                found[number] = [
                    read_sheet(codec, kingdom, engine.sheet(states, kingdom)) for kingdom in range(rules.kingdoms)
                ]
    return found
