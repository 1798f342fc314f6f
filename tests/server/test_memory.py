"""Memory: few objects per table, nothing kept of tables that were left, nothing kept of messages."""

import asyncio
import gc
import json
import random
import time

import httpx
import pytest

from fiefdom.rules import Rules
from fiefdom.server import memory
from fiefdom.server.protocol import messages as wire
from fiefdom.server.tables import commands
from fiefdom.server.tables.registry import DROPPED_TOGETHER, IDLE_TABLES
from fiefdom.server.tables.session import Connection, TableSession
from fiefdom.server.views.table_view import Views
from fiefdom.server.websocket import SharedDeflateFactory
from server_support.players import at_table, cookie_of, create, run

ME, BOT = {"who": "me", "name": "Maud"}, {"who": "bot", "level": "random"}
RULES = Rules.parse("kingdomino(players=2)")


def played(seed):
    """A session in the middle of a game, with a spectator who has seen everything."""
    seats = [wire.SeatWish(who="me", name=name) for name in ("Maud", "Otto")]
    table = commands.create("table", wire.CreateRequest(rules=str(RULES), seats=seats, start=True), RULES, 1).table
    session, source = TableSession(table, {}), random.Random(seed)
    connection = Connection(None, 0, takes_changes=True)
    session.welcome(connection)
    for _ in range(30):
        table = session.table
        action = source.choice(table.game.legal_actions)
        session.changed(commands.bot_move(table, table.to_move, table.at, action, 1).table)
    asyncio.run(connection.next(session))
    return session


def test_log_entries_are_no_objects_for_the_collector():
    session = played(1)
    assert not any(gc.is_tracked(entry) for entry in session.table.log)
    held = gc.get_referents(*session.views._encoded.values())
    assert held == []


def test_the_moments_before_are_forgotten():
    session = played(2)
    gc.collect()
    kept = [each for each in gc.get_objects() if isinstance(each, Views) and each.table.id == "table"]
    assert len([each for each in kept if each.table.log[:5] == session.table.log[:5]]) == 1


def test_a_connection_keeps_no_compressor():
    factory = SharedDeflateFactory()
    _, extension = factory.process_request_params([("client_max_window_bits", None)], [])
    assert not hasattr(extension, "encoder") and not hasattr(extension, "decoder")


def test_tables_that_everybody_left_are_dropped(served):
    registry = served.app.state.registry
    tables = []
    for _ in range(IDLE_TABLES + DROPPED_TOGETHER + 10):
        client, made = create(served.url, "kingdomino(players=2)", [ME, {"who": "open"}], start=False)
        tables.append((made["id"], cookie_of(client, made["id"])))

    async def look(browser):
        await browser.until(lambda view: True)

    for table, cookie in tables[:3]:
        run(at_table(served.url, table, cookie, look))
    assert registry.tables <= IDLE_TABLES + DROPPED_TOGETHER + 1
    assert registry._visited == 0


class Clock:
    def __init__(self):
        self.now = 0.0

    def __call__(self):
        return self.now


@pytest.fixture
def thresholds():
    before = gc.get_threshold()
    yield
    gc.set_threshold(*before)
    gc.unfreeze()


def test_what_stays_is_frozen_and_cycles_are_collected_in_time(thresholds):
    clock = Clock()
    keeper = memory.MemoryKeeper(lambda: 0, clock)
    keeper.start()
    frozen = gc.get_freeze_count()
    assert frozen > 10_000
    # Many, because frozen objects of other tests may be freed meanwhile.
    stays = [[] for _ in range(10_000)]
    cycle = Cycle()
    alive = cycle.alive
    run(keeper.tidy())
    assert gc.get_freeze_count() > frozen
    assert stays
    del cycle
    clock.now += memory.COLLECTED_EVERY
    run(keeper.tidy())
    assert alive == []


def test_what_stays_is_never_looked_at(thresholds):
    """With 1,000 tables it is a million objects; all tables would wait meanwhile."""
    keeper, looked = memory.MemoryKeeper(lambda: 0, lambda: 0.0, lambda: 1), []

    def note(phase, found):
        looked.append(phase)

    keeper.start()
    gc.callbacks.append(note)
    try:
        stays = []
        for _ in range(4):
            stays += [[] for _ in range(200_000)]
            run(keeper.tidy())
    finally:
        gc.callbacks.remove(note)
    assert len(stays) == 800_000
    assert looked == []


@pytest.mark.parametrize(("tables", "grown", "collects"), [(0, 0, False), (0, 1, True), (10, 0, False), (10, 1, True)])
def test_cycles_are_collected_when_memory_grows_more_than_tables_explain(thresholds, tables, grown, collects):
    used = [1000]
    keeper = memory.MemoryKeeper(lambda: tables, lambda: 0.0, lambda: used[0])
    keeper.start()
    cycle = Cycle()
    alive = cycle.alive
    del cycle
    used[0] += memory.ROOM + memory.ROOM_OF_TABLE * tables + grown
    run(keeper.tidy())
    assert (alive == []) == collects


def test_the_young_are_collected_where_nobody_says_how_much_memory_is_used(thresholds):
    keeper = memory.MemoryKeeper(lambda: 0, lambda: 0.0, lambda: None)
    keeper.start()
    cycle = Cycle()
    alive = cycle.alive
    del cycle
    run(keeper.tidy())
    assert alive == []


def test_the_memory_of_this_process_is_known():
    found = memory.resident()
    assert found is None or found > 2**20


class Cycle:
    """Refers to itself, and says in `alive` whether it has been collected."""

    def __init__(self):
        self.me = self
        self.alive = [True]

    def __del__(self):
        self.alive.clear()


def test_memory_is_given_back_once_when_tables_have_left(thresholds, monkeypatch):
    tables, given = [1000], []
    monkeypatch.setattr(memory, "give_back", lambda: given.append(tables[0]))
    keeper = memory.MemoryKeeper(lambda: tables[0])
    for number in (1000, 990, 200, 190, 180):
        tables[0] = number
        run(keeper.tidy())
    assert given == [200]


def test_frozen_cycles_are_collected_before_memory_is_given_back(thresholds, monkeypatch):
    tables, kept = [1000], []
    cycle = Cycle()
    alive = cycle.alive
    monkeypatch.setattr(memory, "give_back", lambda: kept.append(list(alive)))
    keeper = memory.MemoryKeeper(lambda: tables[0], Clock(), lambda: 1)
    run(keeper.tidy())
    del cycle
    tables[0] = 300
    run(keeper.tidy())
    assert (alive, kept) == ([True], [])
    tables[0] = 250
    run(keeper.tidy())
    assert (alive, kept) == ([], [[]])


def test_refusals_and_previews_leave_nothing_behind(served):
    client, made = create(served.url, "kingdomino(players=2)", [ME, BOT])

    async def work(browser):
        decision = (await browser.until(lambda view: view["decision"] and view["decision"]["is_mine"]))["decision"]
        actions = [decision["moves"][0]["action"]]
        await ask(browser, decision["at"], actions, 50)
        gc.collect()
        before = len(gc.get_objects())
        await ask(browser, decision["at"], actions, 300)
        browser.heard.clear()
        gc.collect()
        return len(gc.get_objects()) - before

    async def ask(browser, at, actions, times):
        for _ in range(times):
            assert (await browser.ask("preview", at=at, actions=actions))["kind"] == "preview"
            assert (await browser.ask("move", at=at + 1, actions=actions))["code"] == "stale"
            assert (await browser.ask("nonsense"))["code"] == "unknown"

    assert run(at_table(served.url, made["id"], cookie_of(client, made["id"]), work)) < 600


@pytest.mark.parametrize(
    "text", ["[" * 16_000, '{"a":' * 3000, '{"kind":"ping","id":7,"x":' + "[" * 900 + "]" * 900 + "}"]
)
def test_deep_nesting_is_refused_without_being_parsed(served, text, monkeypatch):
    from fiefdom.server.routes import play

    parsed = []
    monkeypatch.setattr(play, "_id_of", lambda text: parsed.append(text))
    client, made = create(served.url, "kingdomino(players=2)", [ME, BOT])

    async def work(browser):
        await browser.until(lambda view: True)
        await browser.socket.send(text)
        while (answer := await browser.receive())["kind"] != "refused":
            pass
        assert (answer["code"], answer["args"]) == ("malformed", {"where": "JSON"})
        assert (await browser.ask("ping"))["kind"] == "accepted"

    run(at_table(served.url, made["id"], cookie_of(client, made["id"]), work))
    assert parsed == []


@pytest.mark.parametrize("text", ["[" * 200_000, '{"a":' * 45_000, '{"rules":' + "[" * 100_000 + "]" * 100_000 + "}"])
@pytest.mark.parametrize("path", ["/api/games", "/api/join", "/api/score"])
def test_deep_nesting_in_a_body_is_refused_quickly(served, path, text):
    headers = {"content-type": "application/json"}
    start = time.process_time()
    answer = httpx.post(f"{served.url}{path}", content=text, headers=headers)
    # The server is in this process.
    assert time.process_time() - start < 0.5
    assert (answer.status_code, answer.json()["code"]) == (422, "malformed")


def test_a_name_with_brackets_is_no_nesting(served):
    client, made = create(served.url, "kingdomino(players=2)", [ME, {"who": "open"}], start=False)

    async def work(browser):
        await browser.until(lambda view: True)
        answer = await browser.ask("rename", seat=0, name="[{" * 12, colour=2)
        assert answer["kind"] == "accepted", json.dumps(answer)

    run(at_table(served.url, made["id"], cookie_of(client, made["id"]), work))
