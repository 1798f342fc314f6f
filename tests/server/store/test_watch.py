"""PostgreSQL goes away and comes back: nobody loses anything, and the log stays short."""

import asyncio
import logging

from server_support.players import at_random, at_table, cookie_of, create, new_client, play_on, run
from server_support.serving import serving

ME, BOT = {"who": "me", "name": "Maud"}, {"who": "bot", "level": "random"}
DUEL = "kingdomino(players=2)"


async def told(browser, state):
    """Wait until the server says that it is in this state."""
    while True:
        message = await browser.receive()
        if message["kind"] == "server" and message["state"] == state:
            return


def loud(caplog):
    return [record.getMessage() for record in caplog.records if record.levelno >= logging.WARNING]


def test_commands_are_refused_while_the_database_is_away_and_go_on_afterwards(cluster, cluster_database, caplog):
    with serving(cluster_database) as served:
        client, made = create(served.url, DUEL, [ME, BOT])
        table, cookie = made["id"], cookie_of(client, made["id"])

        async def work(browser):
            view = await browser.until(lambda view: view["decision"] and view["decision"]["is_mine"])
            decision = view["decision"]
            await asyncio.to_thread(cluster.stop)
            await told(browser, "database")
            move = {"at": decision["at"], "actions": [decision["moves"][0]["action"]]}
            for _ in range(20):
                answer = await browser.ask("move", **move)
                assert (answer["kind"], answer["code"]) == ("refused", "unavailable")
            assert (await browser.ask("ping"))["kind"] == "accepted"
            refused = await asyncio.to_thread(refusals, served.url, table)
            await asyncio.to_thread(cluster.start)
            await told(browser, "ready")
            view = await play_on(browser, at_random(1))
            return refused, view, browser.log

        refused, view, log = run(at_table(served.url, table, cookie, work))
        assert refused == [("unavailable", 503), ("unavailable", 503), ("trouble", 503)]
        assert view["stage"] == "over"
        stored = new_client(served.url).get(f"/api/games/{table}").json()["log"]
        assert [entry["text"] for entry in log] == [entry["text"] for entry in stored]
    assert loud(caplog) == ["the database does not respond", "the database responds again"]
    assert not any(record.exc_info for record in caplog.records)


def refusals(url, table):
    """What other requests get meanwhile; the health check knows."""
    client = new_client(url)
    made = client.post("/api/games", json={"rules": DUEL, "seats": [ME, BOT]})
    looked = client.post("/api/recover", json={"code": "K7QD"})
    health = client.get("/health")
    return [(made.json()["code"], made.status_code), (looked.json()["code"], looked.status_code),
            (health.json()["status"], health.status_code)]  # fmt: skip


def test_bots_go_on_by_themselves_when_the_database_is_back(cluster, cluster_database, caplog):
    """Tables where only bots play: nobody comes to wake them."""
    with serving(cluster_database) as served:
        tables = []
        for _ in range(4):
            client, made = create(served.url, "queendomino(players=4)", [ME, BOT, BOT, BOT])
            tables.append((made["id"], cookie_of(client, made["id"])))

        async def leave(browser):
            await browser.until(lambda view: True)
            await browser.ask("take_over", seat=0, level="random")

        for table, cookie in tables:
            run(at_table(served.url, table, cookie, leave))
        cluster.stop()
        sessions = [served.app.state.registry._sessions[table] for table, _ in tables]
        assert not all(session.table.stage == "over" for session in sessions)
        cluster.start()

        async def watch(browser):
            return await browser.until(lambda view: view["stage"] == "over")

        # Watching a table in memory would wake its bots, so ask for the games only when they are over.
        wait_until(lambda: all(session.table.stage == "over" for session in sessions))
        for table, _ in tables:
            assert run(at_table(served.url, table, {}, watch))["stage"] == "over"
    assert set(loud(caplog)) <= {"the database does not respond", "the database responds again"}


def wait_until(condition):
    async def wait():
        while not condition():
            await asyncio.sleep(0.05)

    run(asyncio.wait_for(wait(), 300))


def test_who_connects_while_the_database_is_away_is_told(cluster, cluster_database):
    with serving(cluster_database) as served:
        _, made = create(served.url, DUEL, [ME, ME])
        cluster.stop()

        async def comes(browser):
            await told(browser, "database")

        new_client(served.url).get("/health")
        run(at_table(served.url, made["id"], {}, comes))
        cluster.start()
