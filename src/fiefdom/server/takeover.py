"""When one of several servers ends, the others drive the bots of its tables."""

import asyncio
import logging

from fiefdom.errors import StoreError
from fiefdom.server.tables.registry import TableRegistry

log = logging.getLogger("fiefdom.server")
EVERY = 1.0


async def watch_others(registry: TableRegistry) -> None:
    """Look until cancelled. Whoever gets the lock of a table first drives it."""
    if not registry.store.is_postgresql:
        return
    known = await registry.owners.others()
    while True:
        await asyncio.sleep(EVERY)
        await registry.store.watch.back()
        found = await registry.owners.others()
        if found is not None and await _settled(registry, known, found):
            known = found
        elif found is None:
            # While the database is away, a server may end unnoticed.
            known = None


async def _settled(registry: TableRegistry, known: frozenset[int] | None, found: frozenset[int]) -> bool:
    """Take over what nobody drives, if a server has or may have ended; returns whether that is done."""
    if known is not None and not known - found:
        return True
    if known is not None:
        log.warning("another server has ended: its tables are taken over", extra={"servers": len(known - found)})
    try:
        await registry.resume()
    except StoreError:
        return False
    return True
