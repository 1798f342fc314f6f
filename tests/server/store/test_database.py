"""The store, on real SQLite and real PostgreSQL."""

import asyncio
import threading

import pytest

from fiefdom.errors import StoreConflict, StoreError, TextError
from fiefdom.server.store import database as database_module
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


def with_sqlite(work):
    """Do some work with a SQLite store and a list of how many works each of its transactions has tried to do."""

    async def count(store):
        sizes, run_together = [], store._database._run

        def counted(works):
            sizes.append(len(works))
            return run_together(works)

        store._database._run = counted
        return await work(store, sizes)

    return with_store("sqlite://", count)


def appending(store, number):
    return asyncio.create_task(store.append("table", number, [TableEvent("renamed", {}, number)], None))


def test_a_write_that_comes_alone_is_stored_at_once(monkeypatch):
    monkeypatch.setattr(database_module, "GATHERING", 3600)

    async def work(store, sizes):
        for number in range(2, 12):
            await appending(store, number)
        return sizes

    assert with_sqlite(work) == [1] * 10


def test_writes_that_find_the_disk_busy_share_the_next_transaction(monkeypatch):
    monkeypatch.setattr(database_module, "GATHERING", 0.1)

    async def work(store, sizes):
        is_busy, go_on = asyncio.Event(), threading.Event()
        loop, run_together = asyncio.get_running_loop(), store._database._run

        def slow(works):
            loop.call_soon_threadsafe(is_busy.set)
            go_on.wait()
            return run_together(works)

        store._database._run = slow
        writes = [appending(store, 2)]
        await is_busy.wait()
        writes.append(appending(store, 3))
        await asyncio.sleep(0)
        go_on.set()
        await writes[0]
        # The disk is free again, but more may come.
        for number in range(4, 9):
            writes.append(appending(store, number))
            await asyncio.sleep(0)
        await asyncio.gather(*writes)
        assert len(await store.events("table")) == 8
        return sizes[:2]

    assert with_sqlite(work) == [1, 6]


def test_one_bad_write_costs_the_others_in_its_transaction_little():
    async def work(store, sizes):
        numbers = [*range(2, 33), 2, *range(33, 65)]
        writes = [appending(store, number) for number in numbers]
        found = await asyncio.gather(*writes, return_exceptions=True)
        assert [type(each) for each in found if each is not None] == [StoreConflict]
        assert found[31] is not None
        assert len(await store.events("table")) == 64
        return sizes

    assert len(with_sqlite(work)) <= 16


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
