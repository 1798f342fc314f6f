"""Things that must never harm a game: wrong, huge, too frequent and foreign messages, broken bots, a killed process."""

import asyncio
import json
import threading
import time
from dataclasses import replace

import httpx
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from websockets.asyncio.client import connect
from websockets.exceptions import ConnectionClosed, InvalidStatus

from fiefdom.errors import CommandRefused, StoreError
from fiefdom.server import tokens
from fiefdom.server.bot_pool import BotPool
from fiefdom.server.protocol.messages import FRAME_BYTES
from fiefdom.server.rate_limits import Bucket, Buckets, Rate
from fiefdom.server.refusals import ServerCode, protocol_code
from fiefdom.server.routes.play import COMMAND, _id_of, _parsed
from fiefdom.server.settings import ServerSettings
from server_support.players import at_random, at_table, cookie_of, create, new_client, play_on, run
from server_support.serving import ANY, UNLIMITED, Process, serving

ME, OPEN, BOT = {"who": "me", "name": "Maud"}, {"who": "open"}, {"who": "bot", "level": "random"}
JSON = st.recursive(
    st.none() | st.booleans() | st.integers() | st.floats() | st.text(max_size=20),
    lambda inner: st.lists(inner, max_size=4) | st.dictionaries(st.text(max_size=10), inner, max_size=4),
    max_leaves=12,
)
KINDS = sorted(COMMAND.json_schema()["discriminator"]["mapping"])
FIELDS = ("id", "at", "actions", "seat", "name", "colour", "level", "move", "commitment", "nonce")


@given(st.one_of(st.text(max_size=200), JSON.map(lambda value: json.dumps(value, allow_nan=True))))
def test_no_text_breaks_the_reader(text):
    try:
        assert _parsed(text).kind in KINDS
    except CommandRefused as refused:
        assert protocol_code(refused.reason) in ("malformed", "unknown")
    assert _id_of(text) is None or _id_of(text) >= 0


@given(st.fixed_dictionaries({"kind": st.sampled_from(KINDS)}, optional=dict.fromkeys(FIELDS, JSON)))
def test_no_command_with_strange_fields_breaks_the_reader(value):
    try:
        _parsed(json.dumps(value))
    except CommandRefused as refused:
        assert protocol_code(refused.reason) == "malformed"


@st.composite
def commands(draw):
    """Well-formed commands that make no sense."""
    kind = draw(st.sampled_from(KINDS))
    small = st.integers(0, 9)
    fields = {"at": draw(small), "actions": draw(st.lists(st.integers(0, 2000), min_size=1, max_size=3)),
              "seat": draw(st.integers(0, 7)), "name": draw(st.sampled_from(["x", "Żółw", "<b>"])), "colour": 3,
              "level": "random", "commitment": "0" * 64, "nonce": "1" * 64,
              "move": {"kind": "place", "domino": "K1", "left": [0, 1], "right": [0, 2]},
              }  # fmt: skip
    wanted = COMMAND.json_schema()["$defs"]
    model = next(each for each in wanted.values() if each["properties"].get("kind", {}).get("const") == kind)
    return {"kind": kind, "id": draw(small)} | {name: fields[name] for name in model["properties"] if name in fields}


@given(st.lists(commands(), max_size=25))
@settings(max_examples=8)
def test_senseless_commands_are_refused_and_the_game_goes_on(served, sent):
    client, made = create(served.url, "kingdomino(players=2)", [ME, BOT])

    async def stranger(browser):
        await browser.until(lambda view: True)
        for command in sent:
            await browser.socket.send(json.dumps(command))
        await browser.socket.send("nonsense")
        answers = 0
        while answers <= len(sent):
            message = await browser.receive()
            answers += message["kind"] in ("accepted", "refused")
            if message["kind"] == "accepted":
                assert sent[answers - 1]["kind"] == "ping"

    async def owner(browser):
        return await play_on(browser, at_random(1), rounds=1)

    async def both():
        await asyncio.gather(
            at_table(served.url, made["id"], {}, stranger),
            at_table(served.url, made["id"], cookie_of(client, made["id"]), owner),
        )

    run(both())


def test_a_frame_that_is_too_large_closes_only_its_own_connection(served):
    client, made = create(served.url, "kingdomino(players=2)", [ME, BOT])

    async def work(browser):
        await browser.socket.send("x" * (FRAME_BYTES + 1))
        with pytest.raises(ConnectionClosed) as closed:
            while True:
                await browser.receive()
        assert closed.value.rcvd.code == 1009

    run(at_table(served.url, made["id"], {}, work))
    assert run(at_table(served.url, made["id"], cookie_of(client, made["id"]),
                        lambda browser: play_on(browser, at_random(1))))["stage"] == "over"  # fmt: skip


def test_bytes_and_missing_tables_are_refused(served):
    _, made = create(served.url, "kingdomino(players=2)", [ME, BOT])

    async def work(browser):
        await browser.until(lambda view: True)
        await browser.socket.send(b"\x00\xff")
        while (message := await browser.receive())["kind"] != "refused":
            pass
        assert message["code"] == "malformed"

    run(at_table(served.url, made["id"], {}, work))

    async def nowhere(browser):
        with pytest.raises(ConnectionClosed) as closed:
            await browser.receive()
        assert closed.value.rcvd.code == 4404

    run(at_table(served.url, "nowhere", {}, nowhere))


def test_haste_is_refused_and_then_shown_the_door(tmp_path):
    slow = ServerSettings(commands=Rate(5, 0.001), requests=ANY, new_tables=ANY, codes=ANY)
    with serving(f"sqlite:///{tmp_path / 'tables.db'}", slow) as served:
        _, made = create(served.url, "kingdomino(players=2)", [ME, BOT])

        async def work(browser):
            await browser.until(lambda view: True)
            answers = [await browser.ask("ping") for _ in range(5)]
            assert {answer["kind"] for answer in answers} == {"accepted"}
            for _ in range(300):
                await browser.socket.send('{"kind": "ping", "id": 1}')
            codes = set()
            with pytest.raises(ConnectionClosed) as closed:
                while True:
                    codes.add((await browser.receive()).get("code"))
            assert closed.value.rcvd.code == 4429
            assert "too_many" in codes

        run(at_table(served.url, made["id"], {}, work))


def test_requests_and_codes_are_limited(tmp_path):
    tight = ServerSettings(requests=ANY, new_tables=Rate(1, 0.0001), codes=Rate(2, 0.0001))
    with serving(f"sqlite:///{tmp_path / 'tables.db'}", tight) as served:
        client, _ = create(served.url, "kingdomino(players=2)", [ME, OPEN], start=False)
        again = client.post("/api/games", json={"rules": "kingdomino(players=2)", "seats": [ME, BOT]})
        assert (again.status_code, again.json()["code"]) == (429, "too_many")
        codes = [client.post("/api/join", json={"code": "x", "name": "y"}).status_code for _ in range(4)]
        assert codes == [404, 404, 429, 429]


async def turned_away(url, table, headers=None):
    """The message that a refused connection receives, and the code with which it is closed."""
    address = f"{url.replace('http', 'ws')}/api/games/{table}/socket"
    async with connect(address, additional_headers=headers or {}) as socket:
        message = json.loads(await socket.recv())
        with pytest.raises(ConnectionClosed) as closed:
            await socket.recv()
        return message["code"], closed.value.rcvd.code


def everybody_is_gone(served):
    """The server notices shortly after a client has disconnected."""
    for _ in range(500):
        if not served.app.state.registry._addresses:
            return True
        time.sleep(0.02)
    return False


def test_a_table_has_room_for_so_many_and_watchers_keep_no_player_out(tmp_path):
    tight = replace(UNLIMITED, connections_of_table=1)
    with serving(f"sqlite:///{tmp_path / 'tables.db'}", tight) as served:
        client, made = create(served.url, "kingdomino(players=2)", [ME, BOT])
        table, mine = made["id"], cookie_of(client, made["id"])

        async def watches(browser):
            await browser.until(lambda view: True)
            assert await turned_away(served.url, table) == ("too_many", 4429)
            stream = await asyncio.to_thread(new_client(served.url).get, f"/api/games/{table}/stream")
            assert (stream.status_code, stream.json()["code"]) == (429, "too_many")
            await at_table(served.url, table, mine, sits)

        async def sits(browser):
            await browser.until(lambda view: view["my_seats"] == [0])
            assert await turned_away(served.url, table, mine) == ("too_many", 4429)

        run(at_table(served.url, table, {}, watches))
        assert everybody_is_gone(served)


def test_an_address_has_so_many_connections_and_may_come_again(tmp_path):
    tight = replace(UNLIMITED, connections_of_address=1)
    with serving(f"sqlite:///{tmp_path / 'tables.db'}", tight) as served:
        tables = [create(served.url, "kingdomino(players=2)", [ME, BOT])[1]["id"] for _ in range(2)]

        async def watches(browser):
            await browser.until(lambda view: True)
            assert await turned_away(served.url, tables[1]) == ("too_many", 4429)

        run(at_table(served.url, tables[0], {}, watches))
        assert everybody_is_gone(served)

        async def looks(browser):
            assert await browser.until(lambda view: True)

        run(at_table(served.url, tables[1], {}, looks))


def test_buckets_fill_again_and_forget_the_oldest():
    now = [0.0]
    bucket = Bucket(Rate(2, 1), clock=lambda: now[0])
    assert [bucket.takes() for _ in range(3)] == [True, True, False]
    now[0] = 1.5
    assert [bucket.takes() for _ in range(2)] == [True, False]
    many = Buckets(Rate(1, 0), most=2, clock=lambda: now[0])
    assert [many.takes(asker) for asker in ("a", "a", "b", "c", "a")] == [True, False, True, True, True]


def test_other_sites_cannot_use_a_browsers_cookies(served):
    client, made = create(served.url, "kingdomino(players=2)", [ME, BOT])
    foreign = {"Origin": "https://evil.example"}
    refused = client.post(f"/api/games/{made['id']}/recovery", headers=foreign)
    assert (refused.status_code, refused.json()["code"]) == (403, "foreign")
    own = client.post(f"/api/games/{made['id']}/recovery", headers={"Origin": served.url})
    assert own.status_code == 200

    async def knock():
        address = f"{served.url.replace('http', 'ws')}/api/games/{made['id']}/socket"
        async with connect(address, origin="https://evil.example"):
            pass

    with pytest.raises(InvalidStatus) as status:
        run(knock())
    assert status.value.response.status_code == 403


def test_answers_carry_the_security_headers_and_cookies_are_shut(served):
    client, made = create(served.url, "kingdomino(players=2)", [ME, BOT])
    answer = client.get(f"/api/games/{made['id']}")
    policy = answer.headers["content-security-policy"]
    assert "script-src 'self'" in policy
    assert "unsafe" not in policy
    assert answer.headers["x-content-type-options"] == "nosniff"
    assert answer.headers["referrer-policy"] == "no-referrer"
    fresh = client.post("/api/games", json={"rules": "kingdomino(players=2)", "seats": [ME, BOT]})
    cookie = fresh.headers["set-cookie"]
    assert "HttpOnly" in cookie
    assert "SameSite=lax" in cookie


def test_bodies_that_are_wrong_get_a_coded_refusal(served):
    client = new_client(served.url)
    post = client.post
    assert post("/api/games", content=b"{").json()["code"] == "malformed"
    assert post("/api/games", json={"rules": "chess", "seats": [ME, BOT]}).json()["code"] == "bad_rules"
    assert post("/api/games", json={"rules": "kingdomino(players=3)", "seats": [ME, BOT]}).json()["code"] == "bad_rules"
    assert post("/api/games", json={"rules": "kingdomino(players=2)", "seats": [ME, BOT], "x": 1}).status_code == 422
    assert post("/api/records", content=b"x" * 300_000).json()["code"] == "too_large"
    assert post("/api/records", content=b"\xff\xfe").json()["code"] == "bad_record"
    assert post("/api/records", content=b"fief 1\nrules chess\n").json()["code"] == "bad_record"
    assert post("/api/records", content=b'{"rules": 3}').json()["code"] == "bad_record"
    assert client.get("/api/nothing").json()["code"] == "unknown"
    assert client.get("/api/games/nothing").json()["code"] == "no_such_table"
    assert client.get("/..%2f..%2fpyproject.toml").text.find("[project]") == -1


def test_a_recovery_code_moves_the_seat_and_the_old_device_is_out(served):
    client, made = create(served.url, "kingdomino(players=2)", [ME, BOT])
    table = made["id"]
    code = client.post(f"/api/games/{table}/recovery").json()["code"]
    phone = new_client(served.url)
    assert phone.post("/api/recover", json={"code": code}).json() == {"id": table, "seats": [0]}
    assert phone.get(f"/api/games/{table}").json()["view"]["my_seats"] == [0]
    assert client.get(f"/api/games/{table}").json()["view"]["my_seats"] == []
    assert phone.post("/api/recover", json={"code": code}).json()["code"] == "no_such_code"
    assert client.post(f"/api/games/{table}/recovery").json()["code"] == "not_allowed"


def test_no_message_ever_holds_a_secret(tmp_path):
    """Tokens, codes, their hashes and future chance events are never part of any message."""
    with serving(f"sqlite:///{tmp_path / 'tables.db'}") as served:
        host, made = create(served.url, "queendomino(players=3)", [ME, OPEN, BOT], start=False)
        table = made["id"]
        guest = new_client(served.url)
        code = made["invites"][0]["code"]
        guest.post("/api/join", json={"code": code, "name": "Otto"})
        recovery = host.post(f"/api/games/{table}/recovery").json()["code"]
        heard: list[tuple[int, str]] = []

        async def plays(browser, seed, starts=False):
            await browser.until(lambda view: True)
            if starts:
                await browser.ask("start")
            await play_on(browser, at_random(seed))
            heard.extend((json.loads(text).get("number", 0), text) for text in browser.heard)
            return browser.log

        async def all_at_once():
            found = await asyncio.gather(
                at_table(served.url, table, cookie_of(host, table), lambda browser: plays(browser, 1, starts=True)),
                at_table(served.url, table, cookie_of(guest, table), lambda browser: plays(browser, 2)),
                at_table(served.url, table, {}, lambda browser: plays(browser, 3)),
            )
            return found[0]

        log = run(all_at_once())
        pages = host.get(f"/api/games/{table}").text + host.get("/metrics").text
        cookies = [client.cookies[f"fief-{table}"] for client in (host, guest)]
        secrets = [*cookies, code, recovery]
        for secret in (*secrets, *map(tokens.hashed, secrets)):
            assert not any(secret in text for _, text in heard)
            assert secret not in pages
        lines = [entry for entry in log if entry["key"] == "log-line"]
        assert len(lines) == 12
        for entry in lines:
            for label in entry["text"].split()[1:]:
                for number, text in heard:
                    if number < entry["number"] and '"kind":"table"' in text:
                        assert f'"id":"{label}"' not in text


class Impatient(BotPool):
    """Gives up on `hard` at once after twelve events, and has all the time there is for the others."""

    async def think(self, game, level):
        self._patience = 0.01 if level == "hard" and len(game.history) > 12 else 600.0
        return await super().think(game, level)


@pytest.mark.parametrize("why", ["slow", "broken", "illegal"])
def test_a_bad_bot_is_followed_by_a_faster_one_and_the_log_says_so(tmp_path, why, request):
    is_seen = threading.Event()
    request.addfinalizer(is_seen.set)

    def choose(game, level):
        if level == "hard":
            if why == "broken":
                raise RuntimeError("a bot broke, as it should in this test")
            if why == "illegal":
                return -1
            if len(game.history) > 12:
                is_seen.wait()
        return game.legal_actions[0]

    pool = Impatient if why == "slow" else BotPool
    with serving(f"sqlite:///{tmp_path / 'tables.db'}", thinkers=pool(1, 600.0, choose)) as served:
        client, made = create(served.url, "kingdomino(players=2)", [ME, {"who": "bot", "level": "hard"}])

        async def work(browser):
            await play_on(browser, at_random(1))
            return browser.log

        log = run(at_table(served.url, made["id"], cookie_of(client, made["id"]), work))
        replaced = [entry for entry in log if entry["key"] == "log-replaced"]
        assert [entry["args"]["level"] for entry in replaced] == ["normal"]
        assert replaced[0]["args"]["why"] == ("slow" if why == "slow" else "broken")
        assert "fiefdom_bots_replaced_total" in client.get("/metrics").text


def test_a_killed_server_loses_no_acknowledged_move(tmp_path):
    file = str(tmp_path / "tables.db")
    first = Process("--data", file)
    client, made = create(first.url, "kingdomino(players=2)", [ME, BOT])
    table, cookie = made["id"], cookie_of(client, made["id"])

    async def some(browser):
        acknowledged = []
        while len(acknowledged) < 6:
            await browser.until(lambda view: view["decision"] and view["decision"]["is_mine"])
            decision = browser.view["decision"]
            answer = await browser.ask("move", at=decision["at"], actions=[decision["moves"][0]["action"]])
            acknowledged.append((answer["number"], decision["moves"][0]["text"]))
            at = decision["at"]
            await browser.until(lambda view, at=at: view["stage"] == "over" or view["decision"]["at"] > at)
        first.kill()
        return acknowledged

    acknowledged = run(at_table(first.url, table, cookie, some))
    second = Process("--data", file)

    async def rest(browser):
        await play_on(browser, at_random(1))
        return browser.log

    log = run(at_table(second.url, table, cookie, rest))
    texts = [entry["text"] for entry in log if entry["seat"] == 0 and entry["text"]]
    assert texts[: len(acknowledged)] == [text for _, text in acknowledged]
    code, printed = second.interrupt()
    assert (code, "All games are kept" in printed) == (0, True)


@pytest.mark.parametrize("is_stored", [False, True])
def test_errors_of_the_database_never_reach_a_client_and_the_game_goes_on(served, monkeypatch, is_stored):
    client, made = create(served.url, "kingdomino(players=2)", [ME, ME])
    store = served.app.state.registry.store
    append, failures = store.append, iter([True])

    async def failing(*arguments):
        if next(failures, False):
            if is_stored:
                await append(*arguments)
            raise StoreError(ServerCode.STORE_FAILED(cause="INSERT INTO facts: the password is hunter2"))
        await append(*arguments)

    async def work(browser):
        view = await browser.until(lambda view: view["decision"])
        decision = view["decision"]
        monkeypatch.setattr(store, "append", failing)
        move = {"at": decision["at"], "actions": [decision["moves"][0]["action"]]}
        first = await browser.ask("move", **move)
        assert (first["kind"], first["code"]) == ("refused", "trouble")
        second = await browser.ask("move", **move)
        assert second["kind"] == ("refused" if is_stored else "accepted")
        assert second.get("code") == ("stale" if is_stored else None)
        view = await play_on(browser, at_random(1))
        assert view["stage"] == "over"
        assert not any("hunter2" in text or "INSERT" in text for text in browser.heard)

    run(at_table(served.url, made["id"], cookie_of(client, made["id"]), work))
    posted = client.post(f"/api/games/{made['id']}/moves", json={"at": 1, "actions": [1]})
    assert posted.json()["code"] in ("stale", "not_now")


def test_health_and_metrics(served):
    client = new_client(served.url)
    health = client.get("/health").json()
    assert (health["status"], health["database"]) == ("ok", "sqlite")
    create(served.url, "kingdomino(players=2)", [ME, BOT])
    assert "fiefdom_tables" in client.get("/metrics").text
    assert "/api/games/{table}/moves" in client.get("/api/openapi.json").text
    assert httpx.get(f"{served.url}/docs").json()["code"] == "unknown"
