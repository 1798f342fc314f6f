"""What an operator does with the stored tables, while servers may be running on the same database."""

from collections.abc import Sequence
from dataclasses import asdict, dataclass
from typing import Any

import sqlalchemy as sa

from fiefdom.server.store.database import TableStore
from fiefdom.server.store.schema import bans, closed_tables, table_events, tables

STAGES = ("gathering", "playing", "over", "record")
# Running servers have noticed a deletion long before.
NOTICED = 3600 * 1000
# SQLite accepts a limited number of parameters in a statement.
AT_ONCE = 500


@dataclass(frozen=True, slots=True)
class TableRow:
    """A stored table; times are milliseconds."""

    id: str
    rules: str
    stage: str
    created: int
    changed: int
    events: int
    is_closed: bool

    def as_json(self) -> dict[str, Any]:
        """As a plain dictionary."""
        return asdict(self)


@dataclass(frozen=True, slots=True)
class Ban:
    """A banned address or network, and until when (milliseconds); None: for good."""

    network: str
    until: int | None


async def select_tables(
    store: TableStore,
    identifiers: Sequence[str] | None = None,
    stage: str | None = None,
    changed_before: int | None = None,
    limit: int | None = None,
) -> list[TableRow]:
    """The tables that meet all conditions, the one that was used last first."""
    events = (
        sa.select(sa.func.count()).where(table_events.c.table_id == tables.c.id).correlate(tables).scalar_subquery()
    )
    closed = sa.exists().where(closed_tables.c.table_id == tables.c.id)
    query = sa.select(
        tables.c.id, tables.c.rules, tables.c.stage, tables.c.created, tables.c.changed, events, closed
    ).order_by(tables.c.changed.desc(), tables.c.id)
    if identifiers is not None:
        query = query.where(tables.c.id.in_(identifiers))
    if stage is not None:
        query = query.where(tables.c.stage == stage)
    if changed_before is not None:
        query = query.where(tables.c.changed < changed_before)
    rows = await store.run(lambda connection: connection.execute(query.limit(limit)).all())
    return [TableRow(*row) for row in rows]


async def close_tables(store: TableStore, identifiers: Sequence[str], now: int) -> None:
    """Nothing can be done at these tables any more, except watch them."""
    await store.run(lambda connection: _mark(connection, identifiers, now, is_deleted=False))


async def reopen_tables(store: TableStore, identifiers: Sequence[str]) -> None:
    """Play can go on at these tables."""
    query = sa.delete(closed_tables).where(
        closed_tables.c.table_id.in_(identifiers), closed_tables.c.is_deleted.is_(False)
    )
    await store.run(lambda connection: connection.execute(query).rowcount)


async def delete_tables(store: TableStore, identifiers: Sequence[str], now: int) -> None:
    """Delete these tables with everything that belongs to them; running servers forget them."""
    for start in range(0, len(identifiers), AT_ONCE):
        some = identifiers[start : start + AT_ONCE]

        def work(connection: sa.Connection, some: Sequence[str] = some) -> None:
            connection.execute(
                sa.delete(closed_tables).where(closed_tables.c.is_deleted, closed_tables.c.time < now - NOTICED)
            )
            connection.execute(sa.delete(tables).where(tables.c.id.in_(some)))
            _mark(connection, some, now, is_deleted=True)

        await store.run(work)


def _mark(connection: sa.Connection, identifiers: Sequence[str], now: int, is_deleted: bool) -> None:
    connection.execute(sa.delete(closed_tables).where(closed_tables.c.table_id.in_(identifiers)))
    rows = [{"table_id": each, "is_deleted": is_deleted, "time": now} for each in identifiers]
    if rows:
        connection.execute(sa.insert(closed_tables), rows)


async def closed(store: TableStore) -> dict[str, bool]:
    """The tables that are closed (False) or deleted (True)."""
    query = sa.select(closed_tables.c.table_id, closed_tables.c.is_deleted)
    rows = await store.run(lambda connection: connection.execute(query).all())
    return {identifier: bool(is_deleted) for identifier, is_deleted in rows}


async def ban(store: TableStore, network: str, until: int | None, now: int) -> None:
    """Ban an address or network; replaces an earlier ban of the same."""

    def work(connection: sa.Connection) -> None:
        connection.execute(sa.delete(bans).where(bans.c.network == network))
        connection.execute(sa.insert(bans).values(network=network, until=until, time=now))

    await store.run(work)


async def unban(store: TableStore, network: str) -> bool:
    """Lift a ban; returns whether there was one."""
    query = sa.delete(bans).where(bans.c.network == network)
    return bool(await store.run(lambda connection: connection.execute(query).rowcount))


async def all_bans(store: TableStore) -> list[Ban]:
    """All bans, also those that are over."""
    query = sa.select(bans.c.network, bans.c.until).order_by(bans.c.network)
    return [Ban(*row) for row in await store.run(lambda connection: connection.execute(query).all())]
