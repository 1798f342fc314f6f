"""When a server was last known to run."""

import sqlalchemy as sa

from fiefdom.server.store.database import TableStore
from fiefdom.server.store.schema import heartbeats

_ROW = 1


async def beat(store: TableStore, now: int) -> None:
    """A server is running. Raises StoreError."""

    def work(connection: sa.Connection) -> None:
        changed = connection.execute(sa.update(heartbeats).where(heartbeats.c.id == _ROW).values(time=now))
        if not changed.rowcount:
            connection.execute(sa.insert(heartbeats).values(id=_ROW, time=now))

    await store.run(work)


async def last_beat(store: TableStore) -> int | None:
    """When a server was last known to run, in milliseconds. Raises StoreError."""
    query = sa.select(heartbeats.c.time).where(heartbeats.c.id == _ROW)
    rows = await store.run(lambda connection: connection.execute(query).all())
    return int(rows[0][0]) if rows else None
