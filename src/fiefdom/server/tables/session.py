"""A table in memory: its tip, who is connected, and what each connection still has to hear."""

import asyncio
from collections import deque

from fiefdom.server.protocol import messages as wire
from fiefdom.server.protocol import views
from fiefdom.server.tables.state import Actor, Table
from fiefdom.server.views.table_view import Company, Views

MOST_ANSWERS = 256
MOST_TABLES = 64


class Connection:
    """One websocket or stream, and what it still has to hear: answers and tables in order, old tables left out if
    there are too many of them."""

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
        """Something that was asked for."""
        if len(self._answers) >= MOST_ANSWERS:
            self.is_overrun = True
        else:
            self._answers.append(message.model_dump_json().encode())
        self._wake.set()

    def table_changed(self, views: Views) -> None:
        """The table must be encoded anew."""
        self._tables.append(views)
        self._wake.set()

    def company_changed(self) -> None:
        """Who is connected must be encoded anew."""
        self._is_presence_due = True
        self._wake.set()

    async def next(self, session: "TableSession") -> list[bytes]:
        """Wait until there is something to say, and take it. The table comes before answers that refer to it."""
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
        """What this holder may do here; a stranger may watch."""
        return self.actors.get(holder, Actor()) if holder else Actor()

    @property
    def company(self) -> Company:
        """Who is connected."""
        actors = [self.actor(connection.holder) for connection in self.connections]
        seats = frozenset(seat for actor in actors for seat in actor.seats)
        return Company(seats, sum(not actor.seats for actor in actors))

    def alike(self, connection: Connection) -> int:
        """How many connections there are of those with a seat, or of those without, whichever this one belongs to."""
        is_seated = bool(self.actor(connection.holder).seats)
        return sum(bool(self.actor(other.holder).seats) == is_seated for other in self.connections)

    def changed(self, table: Table | None = None) -> None:
        """The table is another one now: everybody must hear of it."""
        self.table = table or self.table
        self.views = Views(self.table, self.company)
        for connection in self.connections:
            connection.table_changed(self.views)

    def welcome(self, connection: Connection) -> None:
        """Somebody comes, and hears everything."""
        self.connections.add(connection)
        self.company_changed()
        connection.table_changed(self.views)

    def dismiss(self, connection: Connection) -> None:
        """Somebody goes."""
        self.connections.discard(connection)
        self.company_changed()

    def company_changed(self) -> None:
        """Somebody came or went."""
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
