"""Carries out on a running server what its operator has ordered with `fiefdom admin`."""

import asyncio
import logging

from fiefdom.errors import StoreError
from fiefdom.server.store import admin
from fiefdom.server.tables.registry import TableRegistry

log = logging.getLogger("fiefdom.server")


class OperatorWatch:
    """Looks at the database now and then."""

    def __init__(self, registry: TableRegistry) -> None:
        self._registry = registry
        self._deleted: frozenset[str] = frozenset()

    async def run(self) -> None:
        """Look until cancelled."""
        while True:
            await asyncio.sleep(self._registry.settings.admin_seconds)
            try:
                await self.look()
            except StoreError:
                await self._registry.store.watch.back()

    async def look(self) -> None:
        """Read what is closed, deleted and banned now. Raises StoreError."""
        lifecycle = self._registry.lifecycle
        found = await admin.closed(self._registry.store)
        deleted = frozenset(identifier for identifier, is_deleted in found.items() if is_deleted)
        reopened = lifecycle.closed_tables - found.keys()
        lifecycle.closed_tables = frozenset(found)
        for identifier in deleted - self._deleted:
            self._registry.forget(identifier)
        self._deleted = deleted
        for identifier in reopened:
            await self._registry.session(identifier)
        bans = await admin.all_bans(self._registry.store)
        lifecycle.ban((each.network, None if each.until is None else each.until / 1000) for each in bans)
        self._registry.drop_banned()
