"""Replays records and finds what is wrong with them: faults of the text, illegal events, wrong seats and results."""

import re
from collections.abc import Iterable, Iterator
from dataclasses import dataclass
from itertools import islice

from fiefdom.errors import IllegalMove
from fiefdom.notation.reading import RecordReader
from fiefdom.notation.records import Fault, Reading, Record
from fiefdom.notation.replaying import replay_records
from fiefdom.rules import Rules

# So many games are replayed sooner than compiled code is loaded for them.
FEW = 100
BATCH = 512
_EVENT = re.compile(r"Event ([0-9]+), '.*?': (.*)", re.DOTALL)


@dataclass(frozen=True, slots=True)
class Checked:
    """A reading and all that is wrong with it, its illegal events and its result included."""

    reading: Reading
    faults: tuple[Fault, ...]


def check(readings: Iterable[Reading]) -> Iterator[Checked]:
    """Replay records one by one, in order, in bounded memory; many of them at once, compiled."""
    readings = iter(readings)
    for reading in islice(readings, FEW):
        yield Checked(reading, _all_faults(reading))
    while batch := list(islice(readings, BATCH)):
        sound = _sound(batch)
        for number, reading in enumerate(batch):
            yield Checked(reading, reading.faults if number in sound else _all_faults(reading))


def _sound(batch: list[Reading]) -> set[int]:
    """The numbers of records that replay to their result. About the others nothing is said."""
    by_rules: dict[Rules, list[int]] = {}
    for number, reading in enumerate(batch):
        if reading.record is not None:
            by_rules.setdefault(reading.record.rules, []).append(number)
    found: set[int] = set()
    for numbers in by_rules.values():
        records = [record for number in numbers if (record := batch[number].record) is not None]
        replayed = replay_records(records)
        facts = zip(replayed.lengths.tolist(), replayed.are_over.tolist(), replayed.totals.tolist(), strict=True)
        for number, record, (length, is_over, totals) in zip(numbers, records, facts, strict=True):
            is_right = record.result is None or (is_over and list(record.result) == totals[: len(record.result)])
            if length == len(record.codes) and is_right:
                found.add(number)
    return found


def _all_faults(reading: Reading) -> tuple[Fault, ...]:
    if reading.record is None:
        return reading.faults
    found = _replay_fault(reading.record, reading)
    return tuple(sorted((*reading.faults, found))) if found else reading.faults


def _replay_fault(record: Record, reading: Reading) -> Fault | None:
    """The first event that cannot happen or is another seat's, or the wrong result."""
    try:
        game = record.game()
    except IllegalMove as refusal:
        number, message = _EVENT.fullmatch(str(refusal)).groups()  # type: ignore[union-attr]
        return Fault(*_place(reading, int(number) - 1), message)
    for number, (played, seat) in enumerate(zip(game.history, record.actors, strict=False)):
        if played.seat != seat:
            whose = "chance" if played.seat is None else f"seat {played.seat + 1}"
            told = "chance" if seat is None else f"seat {seat + 1}"
            return Fault(*_place(reading, number), f"This is for {whose} to decide, not for {told}.")
    if record.result is None or (game.is_over and record.result == game.scores):
        return None
    told, found = (" ".join(map(str, totals)) for totals in (record.result, game.scores))
    reason = f"the totals are {found}" if game.is_over else f"the game is not over: {game.awaits} is awaited"
    return Fault(*_place(reading, None), f"The result is {told}, but {reason}.")


def _place(reading: Reading, event: int | None) -> tuple[int, int]:
    """Line and column of an event, or of the result."""
    reader = RecordReader(reading.first_line)
    text = reading.text.decode(errors="replace")
    if text.lstrip()[:1] in ("{", "["):
        return reading.first_line, 1
    reader.read(text)
    return reader.result_place if event is None else reader.places[event]
