"""Storage of tables in a SQLite file or in PostgreSQL, with the same code."""

import asyncio
import time
from collections.abc import Callable, Mapping, Sequence
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass
from pathlib import Path
from typing import Any, Protocol, TypeVar

import asyncpg
import sqlalchemy as sa
from alembic import command as alembic
from alembic.config import Config
from sqlalchemy.engine import make_url
from sqlalchemy.exc import ArgumentError, IntegrityError, SQLAlchemyError
from sqlalchemy.ext.asyncio import create_async_engine

from fiefdom.errors import StoreConflict, StoreError, StoreUnavailable, TextError
from fiefdom.server.refusals import ServerCode
from fiefdom.server.store.schema import held_seats, holders, invites, table_events, tables
from fiefdom.server.store.watch import StoreWatch, is_gone
from fiefdom.server.tables.state import Actor, TableEvent

MIGRATIONS = Path(__file__).parent / "migrations"
CHANNEL = "fiefdom_tables"
Found = TypeVar("Found")
Work = Callable[[sa.Connection], Found]
# An arbitrary number, the same in every process: the holder of this lock may migrate.
MIGRATION_LOCK = 7_326_051
# How many pieces of work share a transaction at most.
MOST_TOGETHER = 256
# Seconds in which more work is gathered for the next transaction of SQLite, if the previous one kept some waiting.
GATHERING = 0.02
# How many tables with passed deadlines are looked at together.
MOST_DUE = 200
NOTHING: Mapping[str, Any] = {}


@dataclass(frozen=True, slots=True)
class Hold:
    """A holder takes a seat, replacing whoever had it."""

    seat: int
    holder: str


@dataclass(frozen=True, slots=True)
class Release:
    """Nobody holds this seat any more."""

    seat: int


@dataclass(frozen=True, slots=True)
class NewHolder:
    """A browser or program joins the table."""

    hash: str
    is_host: bool = False


@dataclass(frozen=True, slots=True)
class Crown:
    """This holder becomes the only host."""

    hash: str | None


@dataclass(frozen=True, slots=True)
class Succession:
    """Everything that one holder has passes to another; the old one is deleted."""

    old: str
    new: str


@dataclass(frozen=True, slots=True)
class NewInvite:
    """A code for one seat, or for any (None); it replaces the previous one."""

    hash: str
    seat: int | None


@dataclass(frozen=True, slots=True)
class UsedInvite:
    """A code that must still exist, and is deleted."""

    hash: str


@dataclass(frozen=True, slots=True)
class Also:
    """More work in the same transaction: it gets the connection and the id of the table."""

    work: Callable[[sa.Connection, str], None]


KeyChange = Hold | Release | NewHolder | Crown | Succession | NewInvite | UsedInvite | Also


def database_url(text: str) -> sa.URL:
    """The URL of a database with the driver used here. Raises TextError."""
    try:
        url = make_url(text)
    except ArgumentError:
        raise TextError(ServerCode.NOT_A_DATABASE(text=text)) from None
    drivers = {"postgresql": "postgresql+asyncpg", "postgres": "postgresql+asyncpg", "sqlite": "sqlite"}
    kind = url.drivername.partition("+")[0]
    if kind not in drivers:
        raise TextError(ServerCode.OTHER_DATABASE(text=text, kind=kind))
    return url.set(drivername=drivers[kind])


class Database(Protocol):
    """Runs a piece of work in its own transaction without blocking the event loop."""

    async def run(self, work: Work[Found]) -> Found: ...

    async def close(self) -> None: ...


class SQLite:
    """One thread with one connection, since SQLite has a single writer.

    Most of what a write costs is its transaction. What comes while the disk is busy waits for more to come, and shares
    the next transaction; what comes alone is stored at once.
    """

    def __init__(self, url: sa.URL) -> None:
        self._engine = sa.create_engine(url, poolclass=sa.StaticPool)
        self._thread = ThreadPoolExecutor(1, "database")
        self._waiting: list[tuple[Work[Any], asyncio.Future[Any]]] = []
        self._writing: asyncio.Task[None] | None = None
        sa.event.listen(self._engine, "connect", _prepare_sqlite)

    async def run(self, work: Work[Found]) -> Found:
        done: asyncio.Future[Found] = asyncio.get_running_loop().create_future()
        self._waiting.append((work, done))
        if self._writing is None:
            self._writing = asyncio.create_task(self._write())
        return await done

    async def _write(self) -> None:
        """Run everything that waits, until nothing waits any more."""
        try:
            while self._waiting:
                batch, self._waiting = self._waiting[:MOST_TOGETHER], self._waiting[MOST_TOGETHER:]
                works = [work for work, _ in batch]
                results = await asyncio.get_running_loop().run_in_executor(self._thread, self._run, works)
                for (_, done), result in zip(batch, results, strict=True):
                    _settle(done, result)
                if self._waiting:
                    await asyncio.sleep(GATHERING)
        finally:
            self._writing = None

    def _run(self, works: Sequence[Work[Any]]) -> list[Any]:
        """The result or error of each. If one fails, nothing of it remains, and each half is run again by itself."""
        try:
            with self._engine.begin() as connection:
                return [work(connection) for work in works]
        except Exception as error:
            half = len(works) // 2
            return [error] if len(works) == 1 else [*self._run(works[:half]), *self._run(works[half:])]

    async def close(self) -> None:
        if self._writing is not None:
            await self._writing
        await asyncio.get_running_loop().run_in_executor(self._thread, self._engine.dispose)
        self._thread.shutdown()


def _settle(done: asyncio.Future[Any], result: Any) -> None:
    """Pass a result on, unless whoever waited for it has gone."""
    if done.done():
        return
    if isinstance(result, Exception):
        done.set_exception(result)
    else:
        done.set_result(result)


class PostgreSQL:
    """A pool of connections in the event loop. One that does not respond within `seconds` is given up."""

    def __init__(self, url: sa.URL, connections: int, seconds: float) -> None:
        self._engine = create_async_engine(
            url,
            pool_size=connections,
            max_overflow=0,
            pool_pre_ping=True,
            pool_timeout=seconds,
            connect_args={"timeout": seconds, "command_timeout": seconds},
        )

    async def run(self, work: Work[Found]) -> Found:
        async with self._engine.begin() as connection:
            return await connection.run_sync(work)

    async def close(self) -> None:
        await self._engine.dispose()


class TableStore:
    """The database. Every method is one transaction; when it returns, its writes are on disk.

    Raises StoreUnavailable if the database cannot be reached, and StoreError if it fails.
    """

    def __init__(self, url: sa.URL, connections: int = 8, seconds: float = 10.0) -> None:
        """Use `TableStore.open`."""
        self.url = url
        self.is_postgresql = url.get_backend_name() == "postgresql"
        self._database: Database = PostgreSQL(url, connections, seconds) if self.is_postgresql else SQLite(url)
        self.observe: Callable[[float, str | None], None] = lambda seconds, error: None
        self.watch = StoreWatch(lambda: self._database.run(lambda connection: connection.execute(sa.select(1)).all()))

    @classmethod
    async def open(cls, url: sa.URL, connections: int = 8, seconds: float = 10.0) -> "TableStore":
        """Connect and migrate the database to the current schema. Raises StoreError."""
        store = cls(url, connections, seconds)
        try:
            await store._attempt(_migrate)
        except StoreError:
            await store.close()
            raise
        return store

    async def close(self) -> None:
        await self.watch.close()
        await self._database.close()

    @property
    def kind(self) -> str:
        return "postgresql" if self.is_postgresql else "sqlite"

    async def run(self, work: Work[Found]) -> Found:
        """Do some work in a transaction of its own. Raises StoreError."""
        if self.watch.is_away:
            raise StoreUnavailable(ServerCode.STORE_FAILED(cause="it does not respond"))
        start, failed = time.monotonic(), None
        try:
            return await self._attempt(work)
        except StoreUnavailable as error:
            failed = "unavailable"
            self.watch.lost(error)
            raise
        except StoreError as error:
            failed = "conflict" if isinstance(error, StoreConflict) else "failed"
            raise
        finally:
            self.observe(time.monotonic() - start, failed)

    async def _attempt(self, work: Work[Found]) -> Found:
        try:
            return await self._database.run(work)
        except IntegrityError as error:
            raise StoreConflict(ServerCode.STORE_CONFLICT()) from error
        except (SQLAlchemyError, OSError, asyncpg.PostgresError, asyncpg.InterfaceError) as error:
            kind = StoreUnavailable if self.is_postgresql and is_gone(error) else StoreError
            raise kind(ServerCode.STORE_FAILED(cause=str(error))) from error

    # ------------------------------------------------------------------ events

    async def create(
        self,
        identifier: str,
        rules: str,
        stage: str,
        new: Sequence[TableEvent],
        changes: Sequence[KeyChange] = (),
        columns: Mapping[str, Any] = NOTHING,
    ) -> None:
        """Store a new table with its first events. Raises StoreConflict if the id is taken.

        `columns` has values of more columns of the table's own row.
        """
        now = new[0].time
        row = {"id": identifier, "rules": rules, "stage": stage, "created": now, "changed": now, **columns}

        def work(connection: sa.Connection) -> None:
            connection.execute(_NEW_TABLE, row)
            _append(connection, identifier, 1, new, changes)

        await self.run(work)

    async def append(
        self,
        identifier: str,
        first: int,
        new: Sequence[TableEvent],
        stage: str | None,
        changes: Sequence[KeyChange] = (),
        columns: Mapping[str, Any] = NOTHING,
    ) -> None:
        """Append events, numbered from `first`, and change keys: either all of it, or nothing and raise StoreConflict.

        `stage` is stored for `playing`, together with the time; None leaves both unchanged. `columns` has new values of
        more columns of the table's own row.
        """

        def work(connection: sa.Connection) -> None:
            _append(connection, identifier, first, new, changes)
            row = {**columns, **({"stage": stage, "changed": new[-1].time} if new and stage is not None else {})}
            if row:
                connection.execute(sa.update(tables).where(tables.c.id == identifier).values(row))
            if self.is_postgresql:
                payload = f"{identifier}:{first + len(new) - 1}"
                connection.execute(sa.select(sa.func.pg_notify(CHANNEL, payload)))

        await self.run(work)

    async def events(self, identifier: str) -> list[TableEvent]:
        """All events of a table in order; empty if there is no such table."""
        query = sa.select(table_events.c.kind, table_events.c.data, table_events.c.time).where(
            table_events.c.table_id == identifier
        )
        rows = await self._rows(query.order_by(table_events.c.sequence))
        return [TableEvent(kind, data, time) for kind, data, time in rows]

    async def _rows(self, query: sa.Select[Any]) -> Sequence[Any]:
        return await self.run(lambda connection: connection.execute(query).all())

    async def playing(self, since: int) -> list[str]:
        """The tables with a game in progress that changed since then."""
        query = sa.select(tables.c.id).where(tables.c.stage == "playing", tables.c.changed >= since)
        return [row[0] for row in await self._rows(query)]

    async def overdue(self, time_now: int) -> list[str]:
        """The tables whose deadline has passed."""
        query = sa.select(tables.c.id).where(tables.c.deadline <= time_now).order_by(tables.c.deadline).limit(MOST_DUE)
        return [row[0] for row in await self._rows(query)]

    async def ping(self) -> None:
        """Raises StoreError if the database does not answer."""
        await self._rows(sa.select(1))

    # ------------------------------------------------------------------ keys

    async def actors(self, identifier: str) -> dict[str, Actor]:
        """Everyone at a table, by the hash of their token."""
        of_table = holders.c.table_id == identifier
        query = sa.select(holders.c.hash, holders.c.is_host, held_seats.c.seat).where(of_table)
        joined = query.outerjoin(
            held_seats, sa.and_(held_seats.c.holder == holders.c.hash, held_seats.c.table_id == identifier)
        )
        seats: dict[str, set[int]] = {}
        hosts: dict[str, bool] = {}
        for key, is_host, seat in await self._rows(joined):
            hosts[key] = is_host
            seats.setdefault(key, set()).update(() if seat is None else (seat,))
        return {key: Actor(frozenset(seats[key]), is_host) for key, is_host in hosts.items()}

    async def invite(self, key: str) -> tuple[str, int | None] | None:
        """The table and seat that a code's hash is for."""
        rows = await self._rows(sa.select(invites.c.table_id, invites.c.seat).where(invites.c.hash == key))
        return (rows[0][0], rows[0][1]) if rows else None

    async def set_recovery(self, holder: str, key: str) -> None:
        """Store the hash of a holder's new recovery code."""
        change = sa.update(holders).where(holders.c.hash == holder).values(recovery=key)
        await self.run(lambda connection: connection.execute(change).rowcount)

    async def recovery(self, key: str) -> tuple[str, str] | None:
        """The table and holder that a recovery code's hash belongs to."""
        rows = await self._rows(sa.select(holders.c.table_id, holders.c.hash).where(holders.c.recovery == key))
        return (rows[0][0], rows[0][1]) if rows else None


_NEW_TABLE = sa.insert(tables)
_NEW_EVENTS = sa.insert(table_events)


def _append(
    connection: sa.Connection, identifier: str, first: int, new: Sequence[TableEvent], changes: Sequence[KeyChange]
) -> None:
    rows = [
        {"table_id": identifier, "sequence": number, "kind": event.kind, "data": dict(event.data), "time": event.time}
        for number, event in enumerate(new, start=first)
    ]
    if rows:
        connection.execute(_NEW_EVENTS, rows)
    for change in changes:
        _change_key(connection, identifier, change)


def _prepare_sqlite(connection: Any, _: Any) -> None:
    cursor = connection.cursor()
    for setting in ("journal_mode=WAL", "synchronous=FULL", "foreign_keys=ON", "busy_timeout=10000"):
        cursor.execute(f"PRAGMA {setting}")
    cursor.close()


def _migrate(connection: sa.Connection) -> None:
    if connection.dialect.name == "postgresql":
        connection.execute(sa.select(sa.func.pg_advisory_xact_lock(MIGRATION_LOCK)))
    config = Config()
    config.set_main_option("script_location", str(MIGRATIONS).replace("%", "%%"))
    config.attributes["connection"] = connection
    alembic.upgrade(config, "head")


def _change_key(connection: sa.Connection, table: str, change: KeyChange) -> None:
    """Raise StoreConflict if a used invite no longer exists."""
    of_seats = held_seats.c.table_id == table
    match change:
        case NewHolder(key, is_host):
            connection.execute(sa.insert(holders).values(hash=key, table_id=table, is_host=is_host))
        case Hold(seat, holder):
            connection.execute(sa.delete(held_seats).where(of_seats, held_seats.c.seat == seat))
            connection.execute(sa.insert(held_seats).values(table_id=table, seat=seat, holder=holder))
        case Release(seat):
            connection.execute(sa.delete(held_seats).where(of_seats, held_seats.c.seat == seat))
        case Crown(key):
            connection.execute(
                sa.update(holders).where(holders.c.table_id == table).values(is_host=holders.c.hash == key)
            )
        case Succession(old, new):
            host = sa.select(holders.c.is_host).where(holders.c.hash == old).scalar_subquery()
            connection.execute(sa.insert(holders).values(hash=new, table_id=table, is_host=host))
            connection.execute(sa.update(held_seats).where(held_seats.c.holder == old).values(holder=new))
            connection.execute(sa.delete(holders).where(holders.c.hash == old))
        case NewInvite(key, seat):
            connection.execute(
                sa.delete(invites).where(invites.c.table_id == table, invites.c.seat.is_not_distinct_from(seat))
            )
            connection.execute(sa.insert(invites).values(hash=key, table_id=table, seat=seat))
        case Also(work):
            work(connection, table)
        case UsedInvite(key):
            gone = connection.execute(sa.delete(invites).where(invites.c.hash == key))
            if gone.rowcount != 1:
                raise StoreConflict(ServerCode.STORE_CONFLICT())
