"""Several servers on one PostgreSQL database: one drives the bots, and another takes over when it is killed."""

import asyncio
import re
import time

from fiefdom.server.store.database import TableStore, database_url
from fiefdom.server.store.ownership import Ownership
from server_support.players import at_random, at_table, cookie_of, create, new_client, play_on, run
from server_support.serving import Process

ME, BOT = {"who": "me", "name": "Maud"}, {"who": "bot", "level": "random"}
RULES = "queendomino(players=4)"
# Long enough to be killed in the middle of a game.
SLOW = {"who": "bot", "level": "hard"}


def thoughts(url):
    """How many decisions the bots of a server have made."""
    text = new_client(url).get("/metrics").text
    return sum(float(found) for found in re.findall(r"^fiefdom_bot_seconds_count\{.*\} (\S+)$", text, re.M))


def begins(browser):
    return play_on(browser, at_random(1), rounds=2)


def test_a_table_has_one_owner_until_it_leaves_or_its_connection_ends(postgres_database):
    async def work():
        stores = [await TableStore.open(database_url(postgres_database)) for _ in range(2)]
        first, second = (Ownership(store, 10) for store in stores)
        assert [await first.take("a"), await second.take("a"), await second.take("b")] == [True, False, True]
        assert len(await first.others()) == 1
        await first.leave("a")
        assert await second.take("a")
        await second.close()
        assert await first.take("a") and await first.take("b")
        assert await first.others() == frozenset()
        await first.close()
        for store in stores:
            await store.close()

    run(work())


def test_bots_think_on_one_server_although_both_have_the_table(postgres_database):
    servers = [Process("--database", postgres_database) for _ in range(2)]
    try:
        client, made = create(servers[0].url, RULES, [ME, BOT, BOT, BOT])
        table, cookie = made["id"], cookie_of(client, made["id"])

        async def watches(browser):
            return await browser.until(lambda view: view["stage"] == "over")

        async def plays(browser):
            view = await play_on(browser, at_random(1))
            return view, browser.log

        async def both():
            watching = asyncio.create_task(at_table(servers[1].url, table, {}, watches))
            found = await at_table(servers[0].url, table, cookie, plays)
            await watching
            return found

        _, log = run(asyncio.wait_for(both(), 300))
        decisions = sum(1 for entry in log if entry["text"] and entry["seat"] in (1, 2, 3))
        assert decisions > 20
        assert sum(thoughts(server.url) for server in servers) == decisions
    finally:
        for server in servers:
            server.interrupt()


def test_another_server_takes_over_within_five_seconds_of_a_kill(postgres_database):
    first, second = (Process("--database", postgres_database) for _ in range(2))
    try:
        # Both have compiled or loaded what the bots need.
        for server in (first, second):
            client, made = create(server.url, RULES, [ME, SLOW, SLOW, SLOW])
            run(at_table(server.url, made["id"], cookie_of(client, made["id"]), begins))
        client, made = create(first.url, RULES, [ME, SLOW, SLOW, SLOW])
        table = made["id"]

        async def leaves(browser):
            await browser.until(lambda view: True)
            await browser.ask("take_over", seat=0, level="hard")
            return await browser.until(lambda view: view["game"]["round"] >= 1)

        run(at_table(first.url, table, cookie_of(client, table), leaves))
        assert thoughts(first.url) > 0
        first.kill()
        start = time.monotonic()

        async def watches(browser):
            await browser.until(lambda view: True)
            number = browser.number
            await browser.until(lambda view: browser.number > number or view["stage"] == "over")
            return time.monotonic() - start, await browser.until(lambda view: view["stage"] == "over")

        seconds, view = run(asyncio.wait_for(at_table(second.url, table, {}, watches), 300))
        assert view["stage"] == "over"
        assert seconds < 5
    finally:
        second.interrupt()


def test_tables_that_nobody_watches_are_taken_over_too(postgres_database):
    first, second = (Process("--database", postgres_database) for _ in range(2))
    try:
        client, made = create(first.url, RULES, [ME, SLOW, SLOW, SLOW])
        table = made["id"]

        async def leaves(browser):
            await browser.until(lambda view: True)
            await browser.ask("take_over", seat=0, level="hard")

        run(at_table(first.url, table, cookie_of(client, table), leaves))
        first.kill()

        async def ended():
            store = await TableStore.open(database_url(postgres_database))
            try:
                while table in await store.playing(0):
                    await asyncio.sleep(0.1)
            finally:
                await store.close()

        run(asyncio.wait_for(ended(), 300))
        assert thoughts(second.url) > 0
    finally:
        second.interrupt()
