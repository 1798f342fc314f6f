"""The store, on real SQLite and real PostgreSQL."""

import asyncio

import pytest

from fiefdom.errors import StoreConflict, StoreError, TextError
from fiefdom.server.store.database import (
    Crown,
    Hold,
    NewHolder,
    NewInvite,
    Release,
    Succession,
    TableStore,
    UsedInvite,
    database_url,
)
from fiefdom.server.tables.state import Actor, TableEvent
from server_support.players import run

EVENT = TableEvent("created", {"rules": "kingdomino(players=2)", "name": "Żółw ő"}, 5)


def with_store(database, work):
    async def main():
        store = await TableStore.open(database_url(database))
        try:
            await store.create("table", "rules", "gathering", [EVENT], [NewHolder("host", True), Hold(0, "host")])
            return await work(store)
        finally:
            await store.close()

    return run(main())


def test_facts_come_back_in_order(database):
    async def work(store):
        more = [TableEvent("played", {"text": str(number)}, number) for number in range(3)]
        await store.append("table", 2, more, "playing")
        assert await store.events("table") == [EVENT, *more]
        assert await store.playing(0) == ["table"]
        assert await store.playing(3) == []
        assert await store.events("nothing") == []

    with_store(database, work)


def test_a_number_is_used_once_and_the_loser_changes_nothing(database):
    async def work(store):
        async def append(name):
            try:
                await store.append(
                    "table", 2, [TableEvent("seated", {"name": name}, 1)], "gathering", [NewHolder(name)]
                )
                return name
            except StoreConflict:
                return None

        winners = [name for name in await asyncio.gather(*(append(f"h{number}") for number in range(5))) if name]
        assert len(winners) == 1
        assert len(await store.events("table")) == 2
        assert set(await store.actors("table")) == {"host", *winners}

    with_store(database, work)


def test_an_invite_is_good_once(database):
    async def work(store):
        await store.append("table", 2, [], "gathering", [NewInvite("seat", 1), NewInvite("all", None)])
        assert await store.invite("seat") == ("table", 1)
        assert await store.invite("all") == ("table", None)
        await store.append("table", 2, [], "gathering", [UsedInvite("seat"), NewHolder("guest"), Hold(1, "guest")])
        assert await store.invite("seat") is None
        with pytest.raises(StoreConflict):
            await store.append("table", 2, [EVENT], "gathering", [UsedInvite("seat")])
        assert len(await store.events("table")) == 1
        await store.append("table", 2, [], "gathering", [NewInvite("newer", None)])
        assert await store.invite("all") is None

    with_store(database, work)


def test_seats_move_to_another_device_and_the_host_with_them(database):
    async def work(store):
        await store.set_recovery("host", "code")
        assert await store.recovery("code") == ("table", "host")
        await store.append("table", 2, [], "gathering", [Succession("host", "phone")])
        assert await store.actors("table") == {"phone": Actor(frozenset({0}), True)}
        assert await store.recovery("code") is None
        await store.append(
            "table", 2, [], "gathering", [NewHolder("guest"), Hold(1, "guest"), Crown("guest"), Release(0)]
        )
        assert await store.actors("table") == {"phone": Actor(), "guest": Actor(frozenset({1}), True)}

    with_store(database, work)


def test_opening_twice_migrates_once(database):
    async def main():
        first = await TableStore.open(database_url(database))
        second = await TableStore.open(database_url(database))
        await first.create("table", "rules", "gathering", [EVENT])
        assert await second.events("table") == [EVENT]
        await first.close()
        await second.close()

    run(main())


def test_a_database_that_does_not_answer_is_trouble():
    with pytest.raises(StoreError):
        run(TableStore.open(database_url("postgresql://nobody@127.0.0.1:1/nothing")))


@pytest.mark.parametrize(("text", "part"), [("mysql://x", "not mysql"), ("nonsense", "not a database URL")])
def test_a_wrong_url_is_explained(text, part):
    with pytest.raises(TextError, match=part):
        database_url(text)
