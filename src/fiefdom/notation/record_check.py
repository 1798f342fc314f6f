"""Replays records and reports what is wrong with them: faults in the text, illegal events, wrong seats and results."""

from collections.abc import Iterable, Iterator
from dataclasses import dataclass
from itertools import islice

from fiefdom.errors import IllegalMove
from fiefdom.notation.record_reader import RecordReader
from fiefdom.notation.records import Fault, Reading, Record
from fiefdom.notation.refusals import RecordCode
from fiefdom.notation.replaying import replay_records
from fiefdom.reasons import Reason
from fiefdom.rules import Rules

# Up to this many games, replaying them is faster than loading the compiled code.
FEW = 100
BATCH = 512


@dataclass(frozen=True, slots=True)
class Checked:
    """A reading and all its faults, including illegal events and a wrong result."""

    reading: Reading
    faults: tuple[Fault, ...]


def check(readings: Iterable[Reading]) -> Iterator[Checked]:
    """Replay records in order, in bounded memory; after the first few, in compiled batches."""
    readings = iter(readings)
    for reading in islice(readings, FEW):
        yield Checked(reading, _all_faults(reading))
    while batch := list(islice(readings, BATCH)):
        sound = _sound(batch)
        for number, reading in enumerate(batch):
            yield Checked(reading, reading.faults if number in sound else _all_faults(reading))


def _sound(batch: list[Reading]) -> set[int]:
    """The indices of records that replay to their result. The others may have faults, or were not replayed here."""
    by_rules: dict[Rules, list[int]] = {}
    for number, reading in enumerate(batch):
        if reading.record is not None and reading.record.start is None:
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
    """The first event that is impossible or by the wrong seat, or else the wrong result."""
    try:
        game = record.game()
    except IllegalMove as refusal:
        number, why = refusal.reason.args["number"], refusal.reason.args["why"]
        assert isinstance(number, int)
        assert isinstance(why, Reason)
        return Fault(*_place(reading, number - 1), why)
    for number, (played, seat) in enumerate(zip(game.history, record.actors, strict=False)):
        if played.seat is not None and seat is not None and played.seat != seat:
            return Fault(*_place(reading, number), RecordCode.WRONG_SEAT(seat=played.seat + 1, given=seat + 1))
    if record.result is None or (game.is_over and record.result == game.scores):
        return None
    given, totals = (" ".join(map(str, totals)) for totals in (record.result, game.scores))
    reason = (
        RecordCode.WRONG_TOTALS(given=given, totals=totals)
        if game.is_over
        else RecordCode.NOT_OVER(given=given, awaits=game.awaits)
    )
    return Fault(*_place(reading, None), reason)


def _place(reading: Reading, event: int | None) -> tuple[int, int]:
    """Line and column of an event, or of the result."""
    reader = RecordReader(reading.first_line)
    text = reading.text.decode(errors="replace")
    if text.lstrip()[:1] in ("{", "["):
        return reading.first_line, 1
    reader.read(text)
    return reader.result_place if event is None else reader.places[event]
