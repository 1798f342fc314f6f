"""The list of public tables in the database. It changes in the transactions that change the tables."""

from typing import Any

import sqlalchemy as sa

from fiefdom.rules import Rules
from fiefdom.server.protocol.people import LobbyAnswer, LobbyTable
from fiefdom.server.store.database import Also, KeyChange, TableStore
from fiefdom.server.store.schema import closed_tables, public_tables
from fiefdom.server.tables.state import Table
from fiefdom.server.tables.writer import Decided

# Milliseconds after which a table at which nobody is connected is no longer listed, and those of a slow clock.
PRESENT, SLOW = 15_000, 24 * 3600 * 1000
# How many tables of each kind are listed at most.
MOST_LISTED = 100
# Events after which the row of a table may differ.
_KINDS = {
    "created", "published", "seated", "vacated", "filled", "left", "renamed", "started", "rematch", "next_game",
    "shuffling", "swapped", "host", "taken_over", "timed_out",
}  # fmt: skip


def listing_changes(before: Table | None, decided: Decided, host: str | None = None) -> list[KeyChange]:
    """What changes in the list. `host`: the person who opens the table."""
    after = decided.table
    was_public = before is not None and before.options.listing is not None
    if after.options.listing is None:
        return [Also(_remove)] if was_public else []
    is_over = before is not None and before.stage != after.stage
    if not is_over and all(event.kind not in _KINDS for event in decided.events):
        return []
    row = _row(after)
    now = decided.events[-1].time

    def work(connection: sa.Connection, table: str) -> None:
        changed = connection.execute(sa.update(public_tables).where(public_tables.c.table_id == table).values(row))
        if not changed.rowcount:
            new = {**row, "table_id": table, "host": host, "opened": now, "seen": now}
            connection.execute(sa.insert(public_tables).values(new))

    return [Also(work)]


def _remove(connection: sa.Connection, table: str) -> None:
    connection.execute(sa.delete(public_tables).where(public_tables.c.table_id == table))


def _row(table: Table) -> dict[str, Any]:
    listing, clock = table.options.listing, table.options.clock
    assert listing is not None
    return {
        "rules": str(table.rules),
        "stage": _stage(table),
        "is_rated": listing.rated,
        "is_hidden": table.options.spectators == "none",
        "is_slow": clock is not None and clock.seconds * 1000 >= SLOW,
        "lowest": listing.lowest,
        "highest": listing.highest,
        "clock": None if clock is None else clock.model_dump(),
        "seats": [{"name": chair.name, "who": chair.who, "level": chair.bot} for chair in table.chairs],
        "free": sum(chair.who == "open" for chair in table.chairs),
    }


def _stage(table: Table) -> str:
    """The stage as the list needs it: a table that waits with nobody at it is `empty`."""
    if table.dealing is not None:
        return "playing"
    is_empty = all(chair.who != "person" for chair in table.chairs)
    return "empty" if table.stage == "gathering" and is_empty else table.stage


async def read_list(store: TableStore, now: int) -> LobbyAnswer:
    """The tables that wait, the longest first, and the public games, the newest first. Raises StoreError."""
    columns = public_tables.c
    is_closed = sa.exists().where(closed_tables.c.table_id == columns.table_id)
    query = sa.select(public_tables).where(~is_closed).limit(MOST_LISTED)
    is_here = sa.or_(columns.seen >= now - PRESENT, columns.is_slow)
    waits = query.where(columns.stage == "gathering", columns.free > 0, is_here).order_by(columns.opened)
    plays = query.where(columns.stage == "playing", ~columns.is_hidden, is_here).order_by(columns.opened.desc())

    def work(connection: sa.Connection) -> tuple[list[Any], list[Any]]:
        return list(connection.execute(waits).mappings()), list(connection.execute(plays).mappings())

    waiting, playing = await store.run(work)
    return LobbyAnswer(waiting=[_entry(row) for row in waiting], playing=[_entry(row) for row in playing])


def _entry(row: Any) -> LobbyTable:
    rules = Rules.parse(row["rules"])
    return LobbyTable.model_validate(
        {
            "id": row["table_id"],
            "rules": row["rules"],
            "game": rules.game,
            "players": rules.players,
            "options": list(rules.options),
            "clock": row["clock"],
            "rated": row["is_rated"],
            "lowest": row["lowest"],
            "highest": row["highest"],
            "seats": row["seats"],
            "free": row["free"],
            "since": row["opened"],
        }
    )


async def mark_seen(store: TableStore, tables: list[str], now: int) -> None:
    """Somebody is at these tables. Raises StoreError."""
    query = sa.update(public_tables).where(public_tables.c.table_id.in_(tables)).values(seen=now)
    await store.run(lambda connection: connection.execute(query).rowcount)


async def waits_elsewhere(store: TableStore, person: str, now: int) -> bool:
    """Whether a person has a public table that waits and at which somebody is."""
    columns = public_tables.c
    is_here = sa.or_(columns.seen >= now - PRESENT, columns.is_slow)
    query = sa.select(columns.table_id).where(columns.host == person, columns.stage == "gathering", is_here)
    return bool(await store.run(lambda connection: connection.execute(query.limit(1)).all()))
