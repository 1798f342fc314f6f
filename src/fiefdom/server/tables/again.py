"""A new table that goes on from a move of a recorded game: one person against bots."""

from dataclasses import replace

from fiefdom.errors import CommandRefused
from fiefdom.events.event import Move
from fiefdom.game import Game
from fiefdom.server.protocol.options import TableOptions
from fiefdom.server.refusals import AnalysisCode
from fiefdom.server.tables.commands import write_play
from fiefdom.server.tables.event_log import opened
from fiefdom.server.tables.state import Chair, TableEvent
from fiefdom.server.tables.writer import Decided, Writer


def table_from(
    identifier: str, game: Game, chairs: tuple[Chair, ...], moment: int, name: str, level: str, now: int
) -> tuple[Decided, int]:
    """The table before decision `moment` (from 0), and the seat of the person: whoever decided it.

    It has no fair shuffle: what was drawn before is that of the record, and the rest is drawn anew. Raises
    CommandRefused if there is no such decision.
    """
    numbers = [number for number, event in enumerate(game.events) if isinstance(event, Move)]
    if moment >= len(numbers):
        raise CommandRefused(AnalysisCode.NO_MOMENT(number=moment + 1))
    start = Game.replay(game.rules, game.events[: numbers[moment]])
    seat = start.to_move
    assert seat is not None
    seats = [
        {"name": name or chair.name, "colour": chair.colour, "who": "person", "level": None}
        if number == seat
        else {"name": chair.name, "colour": chair.colour, "who": "bot", "level": level}
        for number, chair in enumerate(chairs)
    ]
    data = {
        "rules": str(game.rules), "chairs": seats, "stage": "gathering", "host": seat,
        "options": TableOptions().model_dump(),
    }  # fmt: skip
    event = TableEvent("created", data, now)
    writer = Writer(opened(identifier, event), now)
    writer.add("started", game=0)
    writer.table = replace(writer.table, games=(Game(game.rules, None),))
    write_play(writer, start)
    return Decided((event, *writer.events), writer.table), seat
