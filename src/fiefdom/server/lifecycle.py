"""Whether the server accepts commands.

The database may be away, the server may be stopping, or its operator has closed a table or banned an address.
"""

import asyncio
import ipaddress
import logging
import time
from collections.abc import AsyncIterator, Callable, Iterable
from contextlib import asynccontextmanager
from typing import Literal

from fiefdom.errors import CommandRefused
from fiefdom.server.refusals import TableCode

log = logging.getLogger("fiefdom.server")
State = Literal["ready", "database", "restarting"]
Network = ipaddress.IPv4Network | ipaddress.IPv6Network


class Lifecycle:
    """What the server as a whole can do at the moment; `changed` is called when that changes."""

    def __init__(self) -> None:
        self.is_stopping = False
        self.is_database_away = False
        self.closed_tables: frozenset[str] = frozenset()
        self.banned: tuple[tuple[Network, float | None], ...] = ()
        self.changed: Callable[[], None] = lambda: None
        self._in_progress = 0
        self._is_idle = asyncio.Event()
        self._is_idle.set()

    @property
    def state(self) -> State:
        """What clients are told."""
        return "restarting" if self.is_stopping else "database" if self.is_database_away else "ready"

    def require(self, table: str | None = None) -> None:
        """Raise CommandRefused if nothing can be changed now, or not at this table."""
        if self.is_stopping:
            raise CommandRefused(TableCode.RESTARTING())
        if self.is_database_away:
            raise CommandRefused(TableCode.DATABASE_AWAY())
        if table in self.closed_tables:
            raise CommandRefused(TableCode.CLOSED())

    def accepts(self, table: str) -> bool:
        """Whether something can be changed at this table now."""
        return not (self.is_stopping or self.is_database_away or table in self.closed_tables)

    def allows_bots(self, table: str) -> bool:
        """Whether bots may play at this table."""
        return not self.is_stopping and table not in self.closed_tables

    @asynccontextmanager
    async def changing(self, table: str | None = None) -> AsyncIterator[None]:
        """Around everything that is stored: what has begun is finished before the server stops."""
        self.require(table)
        self._in_progress += 1
        self._is_idle.clear()
        try:
            yield
        finally:
            self._in_progress -= 1
            if not self._in_progress:
                self._is_idle.set()

    def set_database(self, is_away: bool) -> None:
        """The database went away or is back."""
        if is_away != self.is_database_away:
            self.is_database_away = is_away
            self.changed()

    async def stop(self, seconds: float) -> bool:
        """Accept no more changes and tell the clients; returns whether all that had begun was stored in time."""
        if not self.is_stopping:
            self.is_stopping = True
            self.changed()
        try:
            await asyncio.wait_for(self._is_idle.wait(), seconds)
        except TimeoutError:
            log.warning("changes are still being stored", extra={"changes": self._in_progress})
            return False
        return True

    def ban(self, banned: Iterable[tuple[str, float | None]]) -> None:
        """The addresses and networks that are banned, each until a time or for good."""
        self.banned = tuple((ipaddress.ip_network(text, strict=False), until) for text, until in banned)

    def is_banned(self, client: str) -> bool:
        """Whether this address may not use the server."""
        if not self.banned:
            return False
        try:
            address = ipaddress.ip_address(client)
        except ValueError:
            return False
        address = (address.ipv4_mapped if address.version == 6 else None) or address
        now = time.time()
        return any(address in network and (until is None or now < until) for network, until in self.banned)
