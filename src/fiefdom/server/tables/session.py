"""A table in memory: its current state, its connections, and what is still to be sent to each of them."""

import asyncio
from collections import deque

from fiefdom.server.protocol import messages as wire
from fiefdom.server.protocol import views
from fiefdom.server.tables.state import Actor, Table
from fiefdom.server.views.table_view import Company, Views

MOST_ANSWERS = 256
MOST_TABLES = 64


class Connection:
    """One websocket or stream, and what is still to be sent to it: tables and answers in order. If tables pile up, the
    oldest are dropped."""

    def __init__(self, holder: str | None, after: int, address: str = "") -> None:
        self.holder = holder
        self.address = address
        self.after = after
        self.is_overrun = False
        self._answers: deque[bytes] = deque()
        self._tables: deque[Views] = deque(maxlen=MOST_TABLES)
        self._is_presence_due = False
        self._wake = asyncio.Event()

    def answer(self, message: views.Wire) -> None:
        """Queue an answer to a command."""
        if len(self._answers) >= MOST_ANSWERS:
            self.is_overrun = True
        else:
            self._answers.append(message.model_dump_json().encode())
        self._wake.set()

    def table_changed(self, views: Views) -> None:
        """Queue the changed table."""
        self._tables.append(views)
        self._wake.set()

    def company_changed(self) -> None:
        """Queue the new list of who is connected."""
        self._is_presence_due = True
        self._wake.set()

    async def next(self, session: "TableSession") -> list[bytes]:
        """Wait until there is something to send, and return it. A table comes before the answers that refer to it."""
        await self._wake.wait()
        self._wake.clear()
        found = [self._encoded(session, self._tables.popleft()) for _ in range(len(self._tables))]
        if self._is_presence_due:
            self._is_presence_due = False
            found.append(session.presence())
        while self._answers:
            found.append(self._answers.popleft())
        return found

    def _encoded(self, session: "TableSession", views: Views) -> bytes:
        after, self.after = self.after, views.table.number
        return views.encoded(session.actor(self.holder), after)


class TableSession:
    """A table in memory. `table` changes only while `lock` is held."""

    def __init__(self, table: Table, actors: dict[str, Actor]) -> None:
        self.table = table
        self.actors = actors
        self.lock = asyncio.Lock()
        self.connections: set[Connection] = set()
        self.driver: asyncio.Task[None] | None = None
        self.views = Views(table)

    def actor(self, holder: str | None) -> Actor:
        """What this holder may do here; anyone else may watch."""
        return self.actors.get(holder, Actor()) if holder else Actor()

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
        self.views = Views(self.table, self.company)
        for connection in self.connections:
            connection.table_changed(self.views)

    def welcome(self, connection: Connection) -> None:
        """Add a connection, and send it the table and who is connected."""
        self.connections.add(connection)
        self.company_changed()
        connection.table_changed(self.views)

    def dismiss(self, connection: Connection) -> None:
        """Remove a connection."""
        self.connections.discard(connection)
        self.company_changed()

    def company_changed(self) -> None:
        """Notify everyone that someone connected or disconnected."""
        self.views.company = self.company
        for connection in self.connections:
            connection.company_changed()

    def presence(self) -> bytes:
        """Who is connected, as a message."""
        company, chairs = self.company, self.table.chairs
        connected = [chair.who == "bot" or seat in company.connected for seat, chair in enumerate(chairs)]
        message = wire.Presence(
            kind="presence", number=self.table.number, connected=connected, watchers=company.watchers
        )
        return message.model_dump_json().encode()
