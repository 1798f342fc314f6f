"""The list of public tables as browsers ask for it.

Browsers ask every few seconds and send the tag of what they have: an answer without changes has no body. Asking
needs no connection that a proxy could cut, works on every server alike, and costs one query a second on each server,
however many look.
"""

import asyncio
import hashlib
import logging
import time

from fiefdom.errors import StoreError
from fiefdom.server.lobby.listing import mark_seen, read_list
from fiefdom.server.tables.registry import TableRegistry

log = logging.getLogger("fiefdom.server.lobby")
# Seconds for which a list is good, and between two notes of who is at a table that waits.
FRESH, NOTED = 1.0, 4.0


class LobbyBoard:
    """Keeps the list for a moment, and notes which tables have somebody at them."""

    def __init__(self, registry: TableRegistry) -> None:
        self._registry = registry
        self._known: tuple[float, str, bytes] | None = None
        self._reading = asyncio.Lock()

    async def read(self) -> tuple[str, bytes]:
        """The tag and the body. Raises StoreError."""
        async with self._reading:
            if self._known is None or time.monotonic() - self._known[0] > FRESH:
                answer = await read_list(self._registry.store, self._registry.clock.now())
                body = answer.model_dump_json().encode()
                self._known = time.monotonic(), hashlib.sha256(body).hexdigest()[:20], body
            return self._known[1], self._known[2]

    def forget(self) -> None:
        """A table changed here: read the list again."""
        self._known = None

    async def note(self) -> None:
        """Note that somebody is at the public tables of this server. Raises StoreError."""
        here = [
            identifier
            for identifier, session in self._registry.sessions.items()
            if session.table.options.listing is not None
            and session.table.stage in ("gathering", "playing")
            and session.company.connected
        ]
        if here:
            await mark_seen(self._registry.store, here, self._registry.clock.now())

    async def run(self) -> None:
        """Note it until cancelled."""
        while True:
            await asyncio.sleep(NOTED)
            try:
                await self.note()
            except StoreError:
                await self._registry.store.watch.back()
            except Exception:
                log.exception("the public tables could not be noted")
