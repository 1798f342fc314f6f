"""Stopping: clients are told, what has begun is stored, the rest is refused, and nothing is logged as an error."""

import asyncio
import json
import signal
import threading
import time
from dataclasses import replace

import pytest
from websockets.asyncio.client import connect
from websockets.exceptions import ConnectionClosed, InvalidStatus

from fiefdom.server import process
from fiefdom.server.app import create_app
from fiefdom.server.store.database import database_url
from server_support.players import at_random, at_table, cookie_of, create, new_client, run
from server_support.serving import UNLIMITED, Process

ME, BOT = {"who": "me", "name": "Maud"}, {"who": "bot", "level": "random"}
DUEL = "kingdomino(players=2)"


class Stoppable:
    """A server in a thread that can be told to stop, as by a signal."""

    def __init__(self, folder, **settings):
        self.app = create_app(database_url(f"sqlite:///{folder / 'tables.db'}"), replace(UNLIMITED, **settings))
        listening = process.bound("127.0.0.1", 0)
        self.url = process.address(listening)
        self._server = process.server_of(self.app)
        self._thread = threading.Thread(target=self._server.run, kwargs={"sockets": [listening]})
        self._thread.start()
        while not self._server.started:
            self._thread.join(0.01)

    def stop(self, number):
        self._server.handle_exit(number, None)

    def join(self):
        self._thread.join()


@pytest.fixture
def server(tmp_path):
    made = Stoppable(tmp_path)
    yield made
    made.stop(signal.SIGINT)
    made.join()


async def plays_until_closed(browser, acknowledged, refused):
    """Move whenever possible, and note what the server said, until it closes the connection."""
    choose = at_random(1)
    try:
        while True:
            view = browser.view
            decision = view["decision"] if view else None
            if not decision or not decision["is_mine"]:
                await browser.receive()
                continue
            answer = await browser.ask("move", at=decision["at"], actions=[choose(decision)])
            if answer["kind"] == "accepted":
                acknowledged.append(answer["number"])
            else:
                refused.append(answer["code"])
                await browser.receive()
    except ConnectionClosed as closed:
        states = [json.loads(text).get("state") for text in browser.heard]
        return closed.rcvd.code, "restarting" in states


@pytest.mark.parametrize("number", [signal.SIGINT, signal.SIGTERM])
def test_stopping_under_load_loses_nothing_and_logs_no_error(tmp_path, caplog, number):
    server = Stoppable(tmp_path)
    registry = server.app.state.registry
    append = registry.store.append

    async def slow(*arguments):
        await asyncio.sleep(0.2)
        await append(*arguments)

    registry.store.append = slow
    tables = []
    for _ in range(8):
        client, made = create(server.url, DUEL, [ME, ME])
        tables.append((made["id"], cookie_of(client, made["id"])))
    acknowledged = {table: [] for table, _ in tables}
    refused = []

    async def everyone():
        players = [
            asyncio.create_task(
                at_table(
                    server.url,
                    table,
                    cookie,
                    lambda browser, told=acknowledged[table]: plays_until_closed(browser, told, refused),
                )
            )
            for table, cookie in tables
            for _ in range(3)
        ]
        while sum(map(len, acknowledged.values())) < 20:
            await asyncio.sleep(0.01)
        server.stop(number)
        return await asyncio.gather(*players)

    ended = run(everyone())
    server.join()
    assert set(ended) == {(1012, True)}
    assert set(refused) <= {"stale", "not_your_turn", "restarting"}
    assert [record for record in caplog.records if record.exc_info or record.levelname == "ERROR"] == []
    again = Stoppable(tmp_path)
    try:
        for table, numbers in acknowledged.items():
            assert new_client(again.url).get(f"/api/games/{table}").json()["number"] >= max(numbers)
    finally:
        again.stop(signal.SIGINT)
        again.join()


def test_a_server_that_drains_refuses_what_is_new_and_says_so(tmp_path):
    server = Stoppable(tmp_path)
    client, made = create(server.url, DUEL, [ME, ME])
    table = made["id"]
    registry = server.app.state.registry
    append, release = registry.store.append, threading.Event()

    async def held(*arguments):
        await asyncio.to_thread(release.wait)
        await append(*arguments)

    registry.store.append = held

    async def work(browser):
        view = await browser.until(lambda view: view["decision"])
        decision = view["decision"]
        sent = await browser.send("move", at=decision["at"], actions=[decision["moves"][0]["action"]])
        while not server.app.state.lifecycle._in_progress:
            await asyncio.sleep(0.01)
        server.stop(signal.SIGTERM)
        while (await browser.receive())["kind"] != "server":
            pass
        found = await asyncio.to_thread(while_draining, server.url, table)
        release.set()
        while (message := await browser.receive()).get("id") != sent:
            pass
        with pytest.raises(ConnectionClosed) as closed:
            while True:
                await browser.receive()
        return found, message["kind"], closed.value.rcvd.code

    found, answer, code = run(at_table(server.url, table, cookie_of(client, table), work))
    server.join()
    assert found == {
        "health": (503, "stopping"),
        "new": (503, "restarting"),
        "look": 200,
        "socket": (503, "restarting"),
    }
    assert (answer, code) == ("accepted", 1012)


def while_draining(url, table):
    client = new_client(url)
    health, new = client.get("/health"), client.post("/api/games", json={"rules": DUEL, "seats": [ME, BOT]})
    assert new.headers["retry-after"] == "2"

    async def knock():
        async with connect(f"{url.replace('http', 'ws')}/api/games/{table}/socket"):
            pass

    with pytest.raises(InvalidStatus) as refused:
        run(knock())
    response = refused.value.response
    return {
        "health": (health.status_code, health.json()["status"]),
        "new": (new.status_code, new.json()["code"]),
        "look": client.get(f"/api/games/{table}").status_code,
        "socket": (response.status_code, json.loads(response.body)["code"]),
    }


def test_a_store_that_hangs_delays_the_end_only_to_its_limit(tmp_path, caplog):
    server = Stoppable(tmp_path, stop_seconds=0.5)
    client, made = create(server.url, DUEL, [ME, ME])
    registry = server.app.state.registry

    async def hangs(*arguments):
        await asyncio.sleep(3600)

    registry.store.append = hangs

    async def work(browser):
        view = await browser.until(lambda view: view["decision"])
        await browser.send("move", at=view["decision"]["at"], actions=[view["decision"]["moves"][0]["action"]])
        while not server.app.state.lifecycle._in_progress:
            await asyncio.sleep(0.01)
        server.stop(signal.SIGINT)
        with pytest.raises(ConnectionClosed):
            while True:
                await browser.receive()

    start = time.monotonic()
    run(at_table(server.url, made["id"], cookie_of(client, made["id"]), work))
    server.join()
    assert time.monotonic() - start < 60
    assert not any(record.exc_info for record in caplog.records)


def test_streams_of_programs_end_when_the_server_stops(tmp_path):
    server = Stoppable(tmp_path)
    _, made = create(server.url, DUEL, [ME, ME])
    lines = []
    with new_client(server.url).stream("GET", f"/api/games/{made['id']}/stream") as stream:
        for line in stream.iter_lines():
            if not lines:
                server.stop(signal.SIGTERM)
            lines.append(json.loads(line) if line else {})
    server.join()
    assert lines[0]["kind"] == "table"
    assert lines[-1].get("state") == "restarting"


def test_a_client_that_does_not_read_does_not_delay_the_end(tmp_path, caplog):
    server = Stoppable(tmp_path, drain_seconds=1.0)
    _, made = create(server.url, DUEL, [ME, ME])

    async def sleeps():
        async with connect(f"{server.url.replace('http', 'ws')}/api/games/{made['id']}/socket") as socket:
            await socket.recv()
            socket.transport.pause_reading()
            server.stop(signal.SIGTERM)
            await asyncio.to_thread(server.join)

    run(asyncio.wait_for(sleeps(), 60))
    assert not any(record.exc_info for record in caplog.records)


@pytest.mark.parametrize("number", [signal.SIGINT, signal.SIGTERM])
def test_a_stopped_process_ends_with_success(tmp_path, number):
    served = Process("--data", str(tmp_path / "tables.db"))
    served.process.send_signal(number)
    printed, errors = served.process.communicate()
    assert (served.process.returncode, "All games are kept" in printed) == (0, True)
    assert "Traceback" not in errors
