"""A table in memory: its current state, its connections, and what is still to be sent to each of them."""

import asyncio
import time
from collections import deque
from collections.abc import Callable, Sequence
from typing import Any

from fiefdom.server.protocol import messages as wire
from fiefdom.server.protocol.base import Wire
from fiefdom.server.store.database import Crown, Hold, KeyChange, Release
from fiefdom.server.tables.gallery import Gallery
from fiefdom.server.tables.state import Actor, Table
from fiefdom.server.tables.writer import Decided
from fiefdom.server.views.changes import Update
from fiefdom.server.views.table_view import Company, Views

MOST_ANSWERS = 256
MOST_TABLES = 64


class Connection:
    """One websocket or stream, and what is still to be sent to it: tables and answers in order.

    `takes_changes`: it gets what changed instead of the whole table after every event. If too much piles up, it gets
    the whole table once instead.
    """

    def __init__(self, holder: str | None, after: int, address: str = "", takes_changes: bool = False) -> None:
        self.holder = holder
        self.address = address
        self.after = after
        self.takes_changes = takes_changes
        self.is_overrun = False
        self._answers: deque[bytes] = deque()
        # Each message with the number of the last entry in it.
        self._tables: deque[tuple[int, bytes]] = deque()
        self._queued = after
        self._seen_as: Actor | None = None
        self._is_presence_due = False
        self._wake = asyncio.Event()

    def answer(self, message: Wire) -> None:
        """Queue an answer to a command."""
        if len(self._answers) >= MOST_ANSWERS:
            self.is_overrun = True
        else:
            self._answers.append(message.model_dump_json().encode())
        self._wake.set()

    def table_changed(self, moment: Views, actor: Actor, update: Update | None = None) -> None:
        """Queue the table at this moment; with `update`, what changed since the moment queued before is enough."""
        if len(self._tables) >= MOST_TABLES:
            self._tables.clear()
            self._queued, update = self.after, None
        if update and self.takes_changes and actor == self._seen_as and update.number == self._queued:
            message = update.encoded(actor)
        else:
            message = moment.encoded(actor, self._queued)
        self._seen_as, self._queued = actor, moment.table.number
        self._tables.append((self._queued, message))
        self._wake.set()

    def company_changed(self) -> None:
        """Queue the new list of who is connected."""
        self._is_presence_due = True
        self._wake.set()

    def drop(self) -> None:
        """End the connection; what is queued is not sent any more."""
        self.is_overrun = True
        self._wake.set()

    @property
    def seen(self) -> int:
        """The number of the last entry that was queued."""
        return self._queued

    @property
    def is_settled(self) -> bool:
        """Whether everything queued so far has been taken."""
        return not (self._answers or self._tables or self._is_presence_due)

    async def next(self, session: "TableSession") -> list[bytes]:
        """Wait until there is something to send, and return it. A table comes before the answers that refer to it."""
        await self._wake.wait()
        self._wake.clear()
        found = []
        while self._tables:
            self.after, message = self._tables.popleft()
            found.append(message)
        if self._is_presence_due:
            self._is_presence_due = False
            found.append(session.presence(self.holder))
        while self._answers:
            found.append(self._answers.popleft())
        return found


class TableSession:
    """A table in memory. `table` changes only while `lock` is held."""

    def __init__(self, table: Table, actors: dict[str, Actor], gallery: Gallery | None = None) -> None:
        """`gallery`: what those without a seat see, if that is not what everybody sees."""
        self.table = table
        self.gallery = gallery
        self.actors = actors
        self.lock = asyncio.Lock()
        self.connections: set[Connection] = set()
        self.driver: asyncio.Task[None] | None = None
        self.views = Views(table)
        self.now: Callable[[], int] = lambda: time.time_ns() // 1_000_000

    def actor(self, holder: str | None) -> Actor:
        """What this holder may do here; anyone else may watch."""
        return self.actors.get(holder, Actor()) if holder else Actor()

    def views_for(self, actor: Actor) -> Views:
        """What this actor sees."""
        if self.gallery is None or actor.seats or actor.is_host:
            return self.views
        return self.gallery.views

    def seen_by(self, holder: str | None) -> Table:
        """The table as this holder sees it."""
        return self.views_for(self.actor(holder)).table

    @property
    def company(self) -> Company:
        """Who is connected."""
        actors = [self.actor(connection.holder) for connection in self.connections]
        seats = frozenset(seat for actor in actors for seat in actor.seats)
        return Company(seats, sum(not actor.seats for actor in actors))

    def alike(self, connection: Connection) -> int:
        """How many connections of the same kind there are: with a seat, or without one."""
        is_seated = bool(self.actor(connection.holder).seats)
        return sum(bool(self.actor(other.holder).seats) == is_seated for other in self.connections)

    def changed(self, table: Table | None = None) -> None:
        """Replace the table, if a new one is given, and notify everyone."""
        self.table = table or self.table
        before = self.views
        self.views = Views(self.table, self.company, earlier=before)
        update = Update(before, self.views)
        late = self.gallery.add(self.table, self.now(), self.company) if self.gallery else None
        for connection in self.connections:
            actor = self.actor(connection.holder)
            if not self.table.shows(actor):
                connection.drop()
            elif self.views_for(actor) is self.views:
                connection.table_changed(self.views, actor, update)
        self._show_gallery(late)

    def advance_gallery(self) -> bool:
        """Show spectators what they may see by now; returns whether there is more to come."""
        if self.gallery is None:
            return False
        self._show_gallery(self.gallery.advance(self.now(), self.company))
        return self.gallery.is_late

    def _show_gallery(self, update: Update | None) -> None:
        if update is None:
            return
        for connection in self.connections:
            actor = self.actor(connection.holder)
            # Whoever had a seat until now may have seen more already.
            if self.views_for(actor) is not self.views and connection.seen <= update.after.table.number:
                connection.table_changed(update.after, actor, update)

    def welcome(self, connection: Connection) -> None:
        """Add a connection, and send it the table and who is connected."""
        self.connections.add(connection)
        self.company_changed()
        actor = self.actor(connection.holder)
        connection.table_changed(self.views_for(actor), actor)

    def dismiss(self, connection: Connection) -> None:
        """Remove a connection."""
        self.connections.discard(connection)
        self.company_changed()

    def company_changed(self) -> None:
        """Notify everyone that someone connected or disconnected."""
        self.views.company = self.company
        if self.gallery:
            self.gallery.views.company = self.company
        for connection in self.connections:
            connection.company_changed()

    def presence(self, holder: str | None = None) -> bytes:
        """Who is connected, as a message."""
        company, chairs = self.company, self.table.chairs
        connected = [chair.who == "bot" or seat in company.connected for seat, chair in enumerate(chairs)]
        message = wire.Presence(
            kind="presence",
            number=self.seen_by(holder).number,
            time=self.now(),
            connected=connected,
            watchers=company.watchers,
        )
        return message.model_dump_json().encode()


def key_changes(session: TableSession, holder: str | None, command: Any, decided: Decided) -> Sequence[KeyChange]:
    """Who holds which seat after a command."""
    changes: list[KeyChange] = []
    if command.kind == "sit" and holder is not None:
        changes.append(Hold(command.seat, holder))
    if command.kind in ("leave", "vacate"):
        changes.append(Release(command.seat))
    for event in decided.events:
        if event.kind == "host":
            heir = next((key for key, actor in session.actors.items() if event.data["seat"] in actor.seats), None)
            changes.append(Crown(heir))
        if event.kind == "swapped":
            freed = {each.seat for each in changes if isinstance(each, Release)}
            changes += _swapped_keys(session, event.data["order"], freed)
    return changes


def _swapped_keys(session: TableSession, order: Sequence[int], freed: set[int]) -> list[KeyChange]:
    """Everybody takes the key to the new seat along."""
    holder_of = {seat: key for key, actor in session.actors.items() for seat in actor.seats - freed}
    return [Hold(new, holder_of[old]) if old in holder_of else Release(new) for new, old in enumerate(order)]
