"""Uploaded records, as tables that can be viewed."""

import io
from dataclasses import replace
from typing import Any, NamedTuple

from fiefdom.errors import CommandRefused, FiefdomError, RecordError
from fiefdom.game import Game
from fiefdom.notation import Record
from fiefdom.notation.conversion import read_any
from fiefdom.notation.fair_record import shuffle_of
from fiefdom.reasons import Reason
from fiefdom.rules import Rules
from fiefdom.server.protocol import messages as wire
from fiefdom.server.refusals import TableCode
from fiefdom.server.tables.commands import write_play
from fiefdom.server.tables.event_log import opened
from fiefdom.server.tables.state import BOT_NAMES, TableEvent
from fiefdom.server.tables.writer import Decided, Writer
from fiefdom.server.views import board_views

# More than fit into a body of RECORD_BYTES, unless hardly anything happens in them.
MOST_RECORDS = 300


class Brought(NamedTuple):
    """The contents of a file: its valid records, and how many more were faulty or over the limit."""

    records: list[Record]
    left_out: int


def read_records(data: bytes) -> Brought:
    """Read records from text or JSON. Raises CommandRefused with the first fault if none of them is valid."""
    records: list[Record] = []
    faults: list[Reason] = []
    left_out = 0
    try:
        for reading in read_any(io.BufferedReader(io.BytesIO(data))):
            if reading.record is None or reading.faults or len(records) == MOST_RECORDS:
                left_out += 1
                faults += [TableCode.RECORD(reason=fault.placed) for fault in reading.faults[:1]]
            else:
                records.append(reading.record)
    except FiefdomError as error:
        faults.append(TableCode.RECORD(reason=error.reason))
        left_out += 1
    if not records:
        raise CommandRefused(faults[0] if faults else TableCode.NO_RECORD())
    return Brought(records, left_out)


def gist_of(number: int, record: Record) -> wire.RecordGist:
    """A summary to choose a game by."""
    names = [chair["name"] for chair in _chairs(record.rules, record)]
    totals = record.result or (None,) * record.rules.kingdoms
    kingdoms = [
        wire.KingdomGist(names=[names[seat] for seat in record.rules.seats_of(kingdom)], total=total)
        for kingdom, total in enumerate(totals)
    ]
    rules = board_views.rules_view(record.rules)
    return wire.RecordGist(number=number, rules=rules, kingdoms=kingdoms, date=record.tags.get("date", "")[:24] or None)


def table_of_record(identifier: str, record: Record, now: int) -> Decided:
    """A table that shows a record. Raises CommandRefused if its events are impossible."""
    if record.start is not None:
        raise CommandRefused(TableCode.FROM_POSITION())
    rules = replace(record.rules, dynasty=False)
    try:
        game = _as_recorded(record)
    except FiefdomError as error:
        raise CommandRefused(TableCode.RECORD(reason=error.reason)) from None
    event = TableEvent(
        "created", {"rules": str(rules), "chairs": _chairs(rules, record), "stage": "record", "host": None}, now
    )
    writer = Writer(opened(identifier, event), now)
    writer.add("recorded", game=0, **_shuffle_data(record))
    writer.table = replace(writer.table, games=(_empty(game),))
    write_play(writer, game, is_record=True)
    return Decided((event, *writer.events), writer.table)


def _shuffle_data(record: Record) -> dict[str, Any]:
    """The fair shuffle of a record, if it has one that can be read; readers check whether the draws follow."""
    try:
        shuffle = shuffle_of(record.tags)
    except RecordError:
        return {}
    return {"secret": shuffle.secret, "nonces": [list(pair) for pair in shuffle.nonces]}


def _as_recorded(record: Record) -> Game:
    """The game as far as the record goes: a decision whose consequences are not recorded is left out."""
    game = record.game()
    if len(game.history) > len(record.events):
        game.undo()
    return game


def _empty(game: Game) -> Game:
    """A game with the same rules and no history."""
    return Game(game.rules, None)


def _chairs(rules: Rules, record: Record) -> list[dict[str, Any]]:
    chairs = []
    for seat in range(rules.seats):
        known = record.seats[seat] if record.seats else None
        name = (known.name if known else "")[:24] or BOT_NAMES[seat]
        who = "bot" if known and known.bot else "person"
        chairs.append({"name": name, "colour": seat + 1, "who": who, "level": (known.bot if known else None)})
    return chairs
