"""Several processes on one PostgreSQL database: each is notified of the tables that the others change."""

import asyncio
import json
import logging

import asyncpg

from fiefdom.errors import StoreError
from fiefdom.server.store.database import CHANNEL
from fiefdom.server.tables.registry import TableRegistry
from fiefdom.server.talk import CHANNEL as TALK
from fiefdom.server.talk import Talk

log = logging.getLogger("fiefdom.server.store.pg_notify")
PAUSE = 0.5


async def listen(registry: TableRegistry, talk: Talk) -> None:
    """Listen for changes until cancelled; reconnects after a connection loss and then reads what was missed."""
    if not registry.store.is_postgresql:
        return
    while True:
        try:
            await _hear(registry, talk)
            log.info("the connection for change notifications was closed")
        except (StoreError, OSError, asyncpg.PostgresError, asyncpg.InterfaceError) as error:
            registry.store.watch.lost(error)
        await asyncio.sleep(PAUSE)
        await registry.store.watch.back()


async def _hear(registry: TableRegistry, talk: Talk) -> None:
    url = registry.store.url.set(drivername="postgresql").render_as_string(hide_password=False)
    connection = await asyncpg.connect(url, timeout=registry.settings.database_seconds)
    changed: asyncio.Queue[str] = asyncio.Queue()
    lost = asyncio.get_running_loop().create_future()
    connection.add_termination_listener(lambda _: lost.cancel())
    try:
        await connection.add_listener(CHANNEL, lambda *heard: changed.put_nowait(str(heard[-1])))
        await connection.add_listener(TALK, lambda *heard: _told(talk, str(heard[-1])))
        await registry.catch_up()
        while not lost.cancelled():
            told = asyncio.create_task(changed.get())
            await asyncio.wait({told, lost}, return_when=asyncio.FIRST_COMPLETED)
            if not told.done():
                told.cancel()
                return
            table, _, number = told.result().partition(":")
            if int(number) < 0:
                registry.forget(table)
            else:
                await registry.heard(table, int(number))
    finally:
        await connection.close(timeout=5)


def _told(talk: Talk, text: str) -> None:
    try:
        talk.hear(json.loads(text))
    except (ValueError, KeyError):
        log.warning("a notification could not be read")
