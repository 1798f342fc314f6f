"""The time of the server, and what happens by itself when a table's deadline is reached."""

import asyncio
import logging
import time
from contextlib import suppress
from typing import TYPE_CHECKING

from fiefdom.errors import CommandRefused, StoreConflict, StoreError
from fiefdom.server.store.heartbeats import beat, last_beat

if TYPE_CHECKING:
    from fiefdom.server.tables.registry import TableRegistry

log = logging.getLogger("fiefdom.server.clock")
# Seconds between two looks at the deadlines of tables in memory, and at those of all tables.
TICK, SWEEP = 0.1, 2.0
# After so many milliseconds without a heartbeat no server was running.
MISSED = 5_000


class Clock:
    """The time in milliseconds. Tests move it."""

    def __init__(self) -> None:
        self._ahead = 0

    def now(self) -> int:
        """The current time in milliseconds."""
        return time.time_ns() // 1_000_000 + self._ahead

    def move(self, milliseconds: int) -> None:
        """Move the clock forward."""
        self._ahead += milliseconds


async def note_downtime(registry: "TableRegistry") -> None:
    """Before anything is done: find out how long no server was running. Raises StoreError."""
    last, now = await last_beat(registry.store), registry.clock.now()
    if last is not None and now - last > MISSED:
        registry.down = last, now
    with suppress(StoreConflict):
        # Another server starts at the same time.
        await beat(registry.store, now)


async def keep_time(registry: "TableRegistry") -> None:
    """Let deadlines take effect until cancelled; also those of tables that no server has in memory any more."""
    swept = 0.0
    while True:
        await asyncio.sleep(TICK)
        try:
            if time.monotonic() - swept > SWEEP:
                swept = time.monotonic()
                await beat(registry.store, registry.clock.now())
                await registry.load_overdue()
            registry.advance_galleries()
            await registry.expire_overdue()
        except (CommandRefused, StoreError):
            # The server stops, or the database is away: the next look finds the same deadlines.
            continue
        except Exception:
            log.exception("deadlines could not be looked at")
