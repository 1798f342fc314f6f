"""Several processes on one PostgreSQL database: each is notified of the tables that the others change."""

import asyncio
import json
import logging
from typing import Any

import asyncpg

from fiefdom.errors import StoreError
from fiefdom.server.store.database import CHANNEL
from fiefdom.server.tables.registry import TableRegistry
from fiefdom.server.talk import CHANNEL as TALK
from fiefdom.server.talk import Talk

log = logging.getLogger("fiefdom.server.store.pg_notify")
PAUSE = 0.5
# A connection on which nothing has come for so many seconds is asked whether it still exists.
SILENCE = 5.0


async def listen(registry: TableRegistry, talk: Talk) -> None:
    """Listen for changes until cancelled; reconnects after a connection loss and then reads what was missed."""
    if not registry.store.is_postgresql:
        return
    while True:
        try:
            await _Listener(registry, talk).run()
            log.info("the connection for change notifications was closed")
        except (StoreError, OSError, asyncpg.PostgresError, asyncpg.InterfaceError) as error:
            registry.store.watch.lost(error)
        except Exception:
            log.exception("change notifications could not be read")
        await asyncio.sleep(PAUSE)
        await registry.store.watch.back()


class _Listener:
    """One connection for notifications. Each table is read by itself, so that none has to wait for another."""

    def __init__(self, registry: TableRegistry, talk: Talk) -> None:
        self._registry = registry
        self._talk = talk
        # The tables that are being read, and up to which number.
        self._wanted: dict[str, int] = {}
        self._readers: set[asyncio.Task[None]] = set()
        self._is_lost = asyncio.Event()
        self._has_come = asyncio.Event()

    async def run(self) -> None:
        """Listen until the connection is lost, or until something could not be read."""
        registry = self._registry
        url = registry.store.url.set(drivername="postgresql").render_as_string(hide_password=False)
        seconds = registry.settings.database_seconds
        connection = await asyncpg.connect(url, timeout=seconds)
        connection.add_termination_listener(lambda _: self._is_lost.set())
        try:
            await connection.add_listener(CHANNEL, lambda *heard: self._changed(str(heard[-1])))
            await connection.add_listener(TALK, lambda *heard: _told(self._talk, str(heard[-1])))
            await registry.catch_up()
            while not self._is_lost.is_set():
                await self._watch(connection, seconds)
        finally:
            for reader in self._readers:
                reader.cancel()
            await _closed(connection)

    async def _watch(self, connection: Any, seconds: float) -> None:
        """Wait until the connection is lost; a network that swallows everything is noticed by asking."""
        try:
            await asyncio.wait_for(self._is_lost.wait(), SILENCE)
        except TimeoutError:
            if not self._has_come.is_set():
                await connection.execute("SELECT 1", timeout=seconds)
            self._has_come.clear()

    def _changed(self, text: str) -> None:
        self._has_come.set()
        table, _, number = text.partition(":")
        if int(number) < 0:
            self._registry.forget(table)
            return
        session = self._registry.sessions.get(table)
        if session is None or session.table.number >= int(number):
            return
        is_being_read = table in self._wanted
        self._wanted[table] = max(int(number), self._wanted.get(table, 0))
        if not is_being_read:
            reader = asyncio.create_task(self._read(table))
            self._readers.add(reader)
            reader.add_done_callback(self._readers.discard)

    async def _read(self, table: str) -> None:
        try:
            number = 0
            while self._wanted[table] > number:
                number = self._wanted[table]
                await self._registry.heard(table, number)
        except StoreError as error:
            log.info("a change could not be read", extra={"table": table, "error": str(error)})
            self._is_lost.set()
        finally:
            del self._wanted[table]


async def _closed(connection: Any) -> None:
    try:
        await connection.close(timeout=5)
    except (OSError, asyncpg.PostgresError, asyncpg.InterfaceError):
        connection.terminate()


def _told(talk: Talk, text: str) -> None:
    try:
        talk.hear(json.loads(text))
    except (ValueError, KeyError):
        log.warning("a notification could not be read")
