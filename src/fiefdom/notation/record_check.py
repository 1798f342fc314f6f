"""Replays records and reports what is wrong with them: faults in the text, illegal events, wrong seats and results."""

from collections.abc import Iterable, Iterator
from dataclasses import dataclass, replace
from itertools import islice

from fiefdom.errors import IllegalMove
from fiefdom.game import Game
from fiefdom.notation.game_tree import happen
from fiefdom.notation.record_reader import ReadLine, RecordReader
from fiefdom.notation.records import Fault, Reading, Record, Variation
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
        record = reading.record
        if record is not None and record.start is None and not record.variations:
            by_rules.setdefault(record.rules, []).append(number)
    found: set[int] = set()
    for numbers in by_rules.values():
        records = [known for number in numbers if (known := batch[number].record) is not None]
        replayed = replay_records(records)
        facts = zip(replayed.lengths.tolist(), replayed.are_over.tolist(), replayed.totals.tolist(), strict=True)
        for number, record, (length, is_over, totals) in zip(numbers, records, facts, strict=True):
            is_right = record.result is None or (is_over and list(record.result) == totals[: len(record.result)])
            if length == len(record.codes) and is_right:
                found.add(number)
    return found


def _all_faults(reading: Reading) -> tuple[Fault, ...]:
    record = reading.record
    if record is None:
        return reading.faults
    found = _replay_fault(record, reading)
    if found is not None:
        return tuple(sorted((*reading.faults, found)))
    return tuple(sorted((*reading.faults, *variation_faults(record, reading)))) if record.variations else reading.faults


def variation_faults(record: Record, reading: Reading | None = None) -> Iterator[Fault]:
    """The first event of each variation that is impossible or by the wrong seat; the main line must be possible.

    Their places are those in the text of the reading, if it is given.
    """
    reader = None if reading is None else _read_again(reading)
    game = Game.replay(replace(record.rules, dynasty=False), (), start=record.start, chance="told")
    first_line = 1 if reading is None else reading.first_line
    yield from _line_faults(game, record, None if reader is None else reader.main, first_line)


def _line_faults(game: Game, line: Record | Variation, read: ReadLine | None, first_line: int) -> Iterator[Fault]:
    """Play a line in a game and report the faults of its variations; the game is changed."""
    for number, (event, seat) in enumerate(zip(line.events, line.actors, strict=True)):
        for index, variation in enumerate(line.variations):
            if variation.instead == number:
                inner = None if read is None else read.variations[index][1]
                yield from _line_faults(game.copy(), variation, inner, first_line)
        place = (first_line, 1) if read is None else read.places[number]
        if game.to_move is not None and seat is not None and game.to_move != seat:
            yield Fault(*place, RecordCode.WRONG_SEAT(seat=game.to_move + 1, given=seat + 1))
            return
        try:
            happen(game, event)
        except IllegalMove as refusal:
            yield Fault(*place, refusal.reason)
            return


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
    reader = _read_again(reading)
    if reader is None:
        return reading.first_line, 1
    return reader.result_place if event is None else reader.main.places[event]


def _read_again(reading: Reading) -> RecordReader | None:
    """A reader that knows the places of events; None for JSON."""
    text = reading.text.decode(errors="replace")
    if text.lstrip()[:1] in ("{", "["):
        return None
    reader = RecordReader(reading.first_line)
    reader.read(text)
    return reader
