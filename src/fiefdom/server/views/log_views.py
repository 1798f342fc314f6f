"""The log of a game that is not kept as a table."""

from collections.abc import Iterable

from fiefdom.game import Game, Played
from fiefdom.server.protocol.views import LogEntry
from fiefdom.server.tables.commands import points_and_coins
from fiefdom.server.tables.event_log import log_entry
from fiefdom.server.tables.state import TableEvent, decisions


def log_of(game: Game, history: Iterable[Played]) -> list[LogEntry]:
    """What has happened, with what each decision gained. `game` is before all of it, and is changed; chance is told."""
    entries = []
    for number, played in enumerate(history, start=1):
        data = {"text": str(played.event), "seat": played.seat, "round": game.round_number, "game": 0}
        if played.seat is None:
            game.reveal(str(played.event))
        else:
            data |= _gained(game, str(played.event))
        kind = "revealed" if played.seat is None else "played"
        entries.append(log_entry(number, TableEvent(kind, {**data, "moment": decisions(game)}, 0)))
    return entries


def _gained(game: Game, move: str) -> dict[str, int]:
    """Make a move; what it changed for the acting kingdom."""
    assert game.to_move is not None
    kingdom = game.rules.kingdom_of(game.to_move)
    points, coins = points_and_coins(game, kingdom)
    game.push(move)
    later_points, later_coins = points_and_coins(game, kingdom)
    return {"points": later_points - points, "coins": later_coins - coins}
