"""Following a table that another server changes: only what is new is read and played."""

from collections import deque
from collections.abc import Sequence
from dataclasses import replace

import sqlalchemy as sa

from fiefdom.errors import CorruptLog, FiefdomError
from fiefdom.events.event import Move, Reveal
from fiefdom.game import Game
from fiefdom.notation import parse_event
from fiefdom.server.refusals import ServerCode
from fiefdom.server.store.database import TableStore
from fiefdom.server.store.schema import table_events
from fiefdom.server.tables.event_log import apply_event
from fiefdom.server.tables.state import Table, TableEvent

_BEGINNINGS = ("started", "next_game", "rematch")
# Events that change nobody's keys.
ONLY_PLAY = frozenset({"played", "revealed", "undone"})


async def new_events(store: TableStore, table: Table) -> list[TableEvent] | None:
    """The events after those of this table; None if the stored log does not go on from it. Raises StoreError."""
    columns = table_events.c
    query = sa.select(columns.sequence, columns.kind, columns.data, columns.time).where(
        columns.table_id == table.id, columns.sequence >= table.number
    )
    rows = await store.run(lambda connection: connection.execute(query.order_by(columns.sequence)).all())
    if [row[0] for row in rows] != list(range(table.number, table.number + len(rows))) or not rows:
        return None
    return [TableEvent(kind, data, time) for _, kind, data, time in rows[1:]]


class _Recorded:
    """Draws that have happened already."""

    def __init__(self, reveals: Sequence[Reveal]) -> None:
        self.left = deque(reveals)

    def draw(self, game: Game) -> Reveal:
        """The next one. Raises IndexError."""
        return self.left.popleft()


def followed(table: Table, events: Sequence[TableEvent]) -> Table:
    """The table after further events of its log, as `rebuild` makes it of all. Raises CorruptLog."""
    try:
        games = list(table.games)
        copied = len(games)
        for number, event in enumerate(events):
            table = apply_event(table, event)
            if event.kind in _BEGINNINGS:
                games.append(_begun(table, events[number + 1 :]))
            elif event.kind in ONLY_PLAY:
                if len(games) == copied:
                    games[-1], copied = games[-1].copy(), copied - 1
                _play(games[-1], event, events[number + 1 :])
    except FiefdomError as error:
        raise CorruptLog(ServerCode.LOG_REFUSED(table=table.id, reason=error.reason)) from error
    except (IndexError, KeyError, TypeError, ValueError) as error:
        raise CorruptLog(ServerCode.LOG_UNREADABLE(table=table.id, cause=repr(error))) from error
    return replace(table, games=tuple(games))


def _begun(table: Table, later: Sequence[TableEvent]) -> Game:
    rules = replace(table.rules, dynasty=False)
    if table.told:
        return Game(rules, None, chance=table.chance)
    return Game.new(rules, chance=table.chance, draws=_Recorded(_reveals(later)))


def _play(game: Game, event: TableEvent, later: Sequence[TableEvent]) -> None:
    if event.kind == "undone":
        game.undo()
    elif event.kind == "played":
        move = parse_event(event.data["text"])
        if not isinstance(move, Move):
            raise TypeError(event.data["text"])
        game.push(move, draws=_Recorded(_reveals(later)))
    elif game.awaits_chance:
        game.reveal(event.data["text"])


def _reveals(later: Sequence[TableEvent]) -> list[Reveal]:
    """The reveals that come next."""
    found: list[Reveal] = []
    for event in later:
        if event.kind != "revealed":
            break
        reveal = parse_event(event.data["text"])
        if not isinstance(reveal, Reveal):
            raise TypeError(event.data["text"])
        found.append(reveal)
    return found
