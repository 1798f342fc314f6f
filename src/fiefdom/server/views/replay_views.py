"""A game from its first decision to its last, for replays and records."""

from fiefdom.errors import CommandRefused
from fiefdom.game import Game
from fiefdom.notation import Record, Seat
from fiefdom.notation.fair_record import shuffle_tags
from fiefdom.server.protocol import messages as wire
from fiefdom.server.protocol.views import LogEntry
from fiefdom.server.refusals import TableCode
from fiefdom.server.tables.state import Table, decisions
from fiefdom.server.views.game_view import game_view

MOST_MOMENTS = 50


def game_at(table: Table, number: int | None) -> tuple[int, Game]:
    """A game of a table by number, by default the last one. Raises CommandRefused."""
    if not table.games:
        raise CommandRefused(TableCode.NO_GAME())
    chosen = len(table.games) - 1 if number is None else number
    if not 0 <= chosen < len(table.games):
        raise CommandRefused(TableCode.NO_SUCH_GAME(game=chosen + 1))
    return chosen, table.games[chosen]


def moments(table: Table, number: int | None, first: int, count: int) -> wire.MomentsAnswer:
    """Views after `first`, `first` + 1, ... decisions, as far as the game goes."""
    chosen, game = game_at(table, number)
    total = decisions(game)
    first = min(max(first, 0), total)
    last = min(first + min(max(count, 1), MOST_MOMENTS) - 1, total)
    twin, views = game.copy(), []
    for moment in range(total, first - 1, -1):
        if moment <= last:
            views.append(game_view(twin, chosen, moments=total))
        if moment > first:
            twin.undo()
    entries = map(LogEntry.model_validate_json, table.log)
    log = [entry for entry in entries if entry.game == chosen and entry.text]
    players = table.players_of(chosen)
    return wire.MomentsAnswer.trusted(
        first=first,
        moments=total,
        views=views[::-1],
        log=log,
        names=[chair.name for chair in players],
        colours=[chair.colour for chair in players],
    )


def record_of(table: Table, number: int | None) -> Record:
    """The record of a game, with its players. Raises CommandRefused."""
    chosen, game = game_at(table, number)
    seats = [Seat(chair.name, chair.level if chair.bot else None) for chair in table.players_of(chosen)]
    tags = {"table": table.id, "game": str(chosen + 1)} if len(table.games) > 1 else {"table": table.id}
    shuffle = table.shuffles[chosen]
    if shuffle is not None:
        tags |= shuffle_tags(shuffle, is_told=game.is_over or table.stage == "record")
    return Record.of(game, seats, tags)
