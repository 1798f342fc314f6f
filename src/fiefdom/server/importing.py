"""Records that somebody brings along, as tables that can be looked at."""

import json
from dataclasses import replace
from typing import Any

from fiefdom.errors import FiefdomError
from fiefdom.game import Game
from fiefdom.notation import Record
from fiefdom.rules import Rules
from fiefdom.server.chronicle import opened
from fiefdom.server.match import Decided, Writer, write_play
from fiefdom.server.table import BOT_NAMES, Fact, Refused


def read_record(data: bytes) -> Record:
    """The record of a `.fief` or JSON text. Raises Refused with the first thing that is wrong with it."""
    try:
        text = data.decode()
        if text.lstrip().startswith("{"):
            return Record.from_json(json.loads(text))
        return Record.parse(text)
    except (UnicodeDecodeError, json.JSONDecodeError, RecursionError):
        raise Refused("bad_record", "refused-record", {"fault": "1:1"}) from None
    except (FiefdomError, ValueError) as error:
        first = (str(error).splitlines() or ["?"])[0][:200]
        raise Refused("bad_record", "refused-record", {"fault": first}) from None


def table_of_record(identifier: str, record: Record, now: int) -> Decided:
    """A table that shows a record. Raises Refused if its events cannot have happened."""
    rules = replace(record.rules, dynasty=False)
    try:
        game = _as_recorded(record)
    except FiefdomError as error:
        raise Refused("bad_record", "refused-record", {"fault": str(error)[:200]}) from None
    fact = Fact(
        "created", {"rules": str(rules), "chairs": _chairs(rules, record), "stage": "record", "host": None}, now
    )
    writer = Writer(opened(identifier, fact), now)
    writer.add("recorded", game=0)
    writer.table = replace(writer.table, games=(_empty(game),))
    write_play(writer, game, is_record=True)
    return Decided((fact, *writer.facts), writer.table)


def _as_recorded(record: Record) -> Game:
    """The game as far as the record goes: a decision whose consequences it does not tell is left out."""
    game = record.game()
    if len(game.history) > len(record.events):
        game.undo()
    return game


def _empty(game: Game) -> Game:
    """A game of the same rules whose history is not written yet."""
    return Game(game.rules, None)


def _chairs(rules: Rules, record: Record) -> list[dict[str, Any]]:
    chairs = []
    for seat in range(rules.seats):
        known = record.seats[seat] if record.seats else None
        name = (known.name if known else "")[:24] or BOT_NAMES[seat]
        who = "bot" if known and known.bot else "person"
        chairs.append({"name": name, "colour": seat + 1, "who": who, "level": (known.bot if known else None)})
    return chairs
