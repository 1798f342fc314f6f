"""Which of several servers on one PostgreSQL database drives the bots of a table: the one that holds its advisory lock.

The locks belong to a connection of this server, so they end with it, however it ends.
"""

import asyncio
import hashlib
import logging
import secrets
from typing import Any

import asyncpg

from fiefdom.server.store.database import TableStore

log = logging.getLogger("fiefdom.server.store.ownership")
# An arbitrary number: each running server holds one lock of this class.
PRESENCE = 7_326_052
_ALIVE = """
SELECT objid::bigint FROM pg_locks
WHERE locktype = 'advisory' AND classid::bigint = $1 AND objsubid = 2 AND granted
  AND database = (SELECT oid FROM pg_database WHERE datname = current_database())
"""
_TROUBLE = (OSError, TimeoutError, asyncpg.PostgresError, asyncpg.InterfaceError)


class Ownership:
    """The locks of this server. With SQLite there is only one server, which owns everything."""

    def __init__(self, store: TableStore, seconds: float) -> None:
        self._store = store
        self._seconds = seconds
        self._number = secrets.randbelow(2**31)
        self._connection: Any = None
        self._turn = asyncio.Lock()

    async def take(self, table: str) -> bool:
        """Whether this server may drive the bots of a table now; if so, `leave` must follow."""
        if not self._store.is_postgresql:
            return True
        return bool(await self._ask("SELECT pg_try_advisory_lock($1)", _key(table)))

    async def newest(self, table: str) -> int:
        """The number of the last event of a table, which another server may have stored; 0 if it need not be known."""
        if not self._store.is_postgresql:
            return 0
        return int(await self._ask("SELECT max(sequence) FROM facts WHERE table_id = $1", table) or 0)

    async def leave(self, table: str) -> None:
        """Let other servers drive this table. After a lost connection there is nothing to leave."""
        if self._store.is_postgresql and self._connection is not None:
            await self._ask("SELECT pg_advisory_unlock($1)", _key(table))

    async def others(self) -> frozenset[int] | None:
        """The other servers that are running; None if that is unknown."""
        found = await self._ask("SELECT array(" + _ALIVE + ")", PRESENCE)
        return None if found is None else frozenset(found) - {self._number}

    async def close(self) -> None:
        """Give up all locks."""
        async with self._turn:
            await self._disconnect()

    async def _ask(self, query: str, argument: int | str) -> Any:
        """One value; None if the database cannot be reached."""
        if self._store.watch.is_away:
            return None
        async with self._turn:
            try:
                connection = self._connection or await self._connect()
                return await connection.fetchval(query, argument)
            except _TROUBLE as error:
                log.info("the connection for locks was lost", extra={"error": str(error)})
                await self._disconnect()
                return None

    async def _connect(self) -> Any:
        url = self._store.url.set(drivername="postgresql").render_as_string(hide_password=False)
        connection = await asyncpg.connect(url, timeout=self._seconds, command_timeout=self._seconds)
        self._connection = connection
        await connection.fetchval("SELECT pg_advisory_lock($1, $2)", PRESENCE, self._number)
        return connection

    async def _disconnect(self) -> None:
        connection, self._connection = self._connection, None
        if connection is not None:
            try:
                await connection.close(timeout=1)
            except _TROUBLE:
                connection.terminate()


def _key(table: str) -> int:
    return int.from_bytes(hashlib.sha256(f"fiefdom:{table}".encode()).digest()[:8], signed=True)
