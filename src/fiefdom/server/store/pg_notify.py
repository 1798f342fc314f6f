"""Several processes on one PostgreSQL database: each is notified of the tables that the others change."""

import asyncio
import logging

import asyncpg

from fiefdom.server.store.database import CHANNEL
from fiefdom.server.tables.registry import TableRegistry

log = logging.getLogger("fiefdom.server.store.pg_notify")
PAUSE = 1.0


async def listen(registry: TableRegistry) -> None:
    """Listen for changes until cancelled; reconnects after a connection loss and then reads what was missed."""
    if not registry.store.is_postgresql:
        return
    while True:
        try:
            await _hear(registry)
        except (OSError, asyncpg.PostgresError, asyncpg.InterfaceError) as error:
            log.warning("not receiving change notifications from the database", extra={"error": str(error)})
        await asyncio.sleep(PAUSE)


async def _hear(registry: TableRegistry) -> None:
    url = registry.store.url.set(drivername="postgresql").render_as_string(hide_password=False)
    connection = await asyncpg.connect(url)
    changed: asyncio.Queue[str] = asyncio.Queue()
    lost = asyncio.get_running_loop().create_future()
    connection.add_termination_listener(lambda _: lost.cancel())
    try:
        await connection.add_listener(CHANNEL, lambda *heard: changed.put_nowait(str(heard[-1])))
        await registry.catch_up()
        while not lost.cancelled():
            told = asyncio.create_task(changed.get())
            await asyncio.wait({told, lost}, return_when=asyncio.FIRST_COMPLETED)
            if not told.done():
                told.cancel()
                return
            table, _, number = told.result().partition(":")
            await registry.heard(table, int(number))
    finally:
        await connection.close(timeout=5)
