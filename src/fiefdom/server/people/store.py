"""People in the database: keys, names and codes. Only hashes of keys and codes are stored."""

from dataclasses import dataclass
from typing import Any

import sqlalchemy as sa

from fiefdom.errors import CommandRefused
from fiefdom.server import tokens
from fiefdom.server.refusals import LobbyCode, TableCode
from fiefdom.server.store.database import CHANNEL, TableStore
from fiefdom.server.store.schema import people, person_keys, public_tables, ratings, results, seat_people, table_events

# What a deleted name becomes in the logs of tables.
NOBODY = "—"
# A notification with this number makes other servers forget a table and read it again.
FORGET = -1


@dataclass(frozen=True, slots=True)
class Person:
    """Who has a key."""

    id: str
    name: str
    created: int
    has_code: bool


async def person_with(store: TableStore, token: str | None) -> Person | None:
    """The person whose browser has this key, if any. Raises StoreError."""
    if not token:
        return None
    query = (
        sa.select(people.c.id, people.c.name, people.c.created, people.c.recovery)
        .join(person_keys, person_keys.c.person == people.c.id)
        .where(person_keys.c.hash == tokens.hashed(token))
    )
    rows = await store.run(lambda connection: connection.execute(query).all())
    return Person(rows[0][0], rows[0][1], rows[0][2], rows[0][3] is not None) if rows else None


async def create_person(store: TableStore, name: str, now: int) -> tuple[Person, str]:
    """A new person, and the key for the browser. Raises StoreError."""
    person, token = Person(tokens.new_table_id(), name, now, has_code=False), tokens.new_token()

    def work(connection: sa.Connection) -> None:
        connection.execute(sa.insert(people).values(id=person.id, name=name, created=now))
        _add_key(connection, person.id, token, now)

    await store.run(work)
    return person, token


def _add_key(connection: sa.Connection, person: str, token: str, now: int) -> None:
    connection.execute(sa.insert(person_keys).values(hash=tokens.hashed(token), person=person, time=now))


async def rename_person(store: TableStore, person: str, name: str) -> None:
    """Change the name. Raises StoreError."""
    query = sa.update(people).where(people.c.id == person).values(name=name)
    await store.run(lambda connection: connection.execute(query).rowcount)


async def devices_of(store: TableStore, person: str) -> int:
    """How many browsers have a key. Raises StoreError."""
    query = sa.select(sa.func.count()).select_from(person_keys).where(person_keys.c.person == person)
    return int(await store.run(lambda connection: connection.execute(query).scalar_one()))


async def new_code(store: TableStore, person: str) -> str:
    """A code that gives another device a key; the previous one is no longer valid. Raises StoreError."""
    code = tokens.new_code()
    query = sa.update(people).where(people.c.id == person).values(recovery=tokens.hashed(code))
    await store.run(lambda connection: connection.execute(query).rowcount)
    return code


async def use_code(store: TableStore, code: str, own: Person | None, now: int) -> str:
    """A new key for whom a code is for; it works once. Raises CommandRefused and StoreError.

    A profile of this browser that has never been used is replaced; one with games has to be deleted first.
    """
    token, key = tokens.new_token(), tokens.hashed(tokens.tidied(code))

    def work(connection: sa.Connection) -> CommandRefused | None:
        query = sa.select(people.c.id).where(people.c.recovery == key).with_for_update()
        found = connection.execute(query).scalar()
        if found is None:
            return CommandRefused(TableCode.NO_SUCH_CODE())
        if own is not None and own.id != found:
            if connection.execute(sa.select(results.c.game).where(results.c.subject == own.id).limit(1)).first():
                return CommandRefused(LobbyCode.PERSON_HERE())
            connection.execute(sa.delete(people).where(people.c.id == own.id))
        connection.execute(sa.update(people).where(people.c.id == found).values(recovery=None))
        _add_key(connection, found, token, now)
        return None

    refused = await store.run(work)
    if refused is not None:
        raise refused
    return token


async def people_at(store: TableStore, table: str) -> dict[int, str]:
    """The persons at a table, by seat. Raises StoreError."""
    query = sa.select(seat_people.c.seat, seat_people.c.person).where(seat_people.c.table_id == table)
    rows = await store.run(lambda connection: connection.execute(query).all())
    return dict(rows)


async def seats_of(store: TableStore, person: str) -> list[tuple[str, int]]:
    """The tables and seats of a person. Raises StoreError."""
    query = sa.select(seat_people.c.table_id, seat_people.c.seat).where(seat_people.c.person == person)
    rows = await store.run(lambda connection: connection.execute(query.order_by(seat_people.c.table_id)).all())
    return [(table, seat) for table, seat in rows]


async def delete_person(store: TableStore, person: Person) -> list[str]:
    """Delete a person with keys and ratings, and the name from results and logs; returns the tables that changed.

    The games stay, for those who played with this person. Raises StoreError.
    """

    def work(connection: sa.Connection) -> list[str]:
        named = _names(connection, person)
        for table, names in named.items():
            _forget_names(connection, table, names)
            if store.is_postgresql:
                connection.execute(sa.select(sa.func.pg_notify(CHANNEL, f"{table}:{FORGET}")))
        connection.execute(sa.update(results).where(results.c.subject == person.id).values(subject=None, name=""))
        connection.execute(sa.delete(ratings).where(ratings.c.subject == person.id))
        connection.execute(sa.update(public_tables).where(public_tables.c.host == person.id).values(host=None))
        connection.execute(sa.delete(people).where(people.c.id == person.id))
        return list(named)

    return await store.run(work)


def _names(connection: sa.Connection, person: Person) -> dict[str, set[str]]:
    """The names that a person had at each table."""
    played = sa.select(results.c.table_id, results.c.name).where(results.c.subject == person.id)
    found: dict[str, set[str]] = {}
    for table, name in connection.execute(played):
        found.setdefault(table, set()).add(name)
    seated = sa.select(seat_people.c.table_id, seat_people.c.seat).where(seat_people.c.person == person.id)
    for table, seat in connection.execute(seated).all():
        found.setdefault(table, {person.name}).update(_names_at(connection, table, seat))
    return found


def _names_at(connection: sa.Connection, table: str, seat: int) -> set[str]:
    """The last name of a seat."""
    name = ""
    for _, data in _events(connection, table):
        if "chairs" in data:
            name = data["chairs"][seat]["name"]
        elif data.get("seat") == seat and data.get("name"):
            name = data["name"]
    return {name} - {""}


def _events(connection: sa.Connection, table: str) -> list[tuple[int, dict[str, Any]]]:
    query = sa.select(table_events.c.sequence, table_events.c.data).where(table_events.c.table_id == table)
    return [(number, data) for number, data in connection.execute(query.order_by(table_events.c.sequence))]


def _forget_names(connection: sa.Connection, table: str, names: set[str]) -> None:
    for number, data in _events(connection, table):
        changed = {**data, "name": NOBODY} if data.get("name") in names else dict(data)
        if "chairs" in data:
            changed["chairs"] = [
                {**chair, "name": NOBODY} if chair["name"] in names else chair for chair in data["chairs"]
            ]
        if changed != data:
            of_event = (table_events.c.table_id == table, table_events.c.sequence == number)
            connection.execute(sa.update(table_events).where(*of_event).values(data=changed))
    query = sa.select(public_tables.c.seats).where(public_tables.c.table_id == table)
    seats = connection.execute(query).scalar()
    if seats is not None:
        shown = [{**seat, "name": NOBODY} if seat["name"] in names else seat for seat in seats]
        connection.execute(sa.update(public_tables).where(public_tables.c.table_id == table).values(seats=shown))
