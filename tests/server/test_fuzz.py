"""Every HTTP endpoint and every kind of message with random values: coded refusals, and nobody else is hurt."""

import asyncio
import json
import random
from urllib.parse import quote

import pytest

from fiefdom.server.routes.play import COMMAND
from server_support.players import at_random, at_table, cookie_of, create, play_on, run
from server_support.schema_fuzz import STRANGE, SchemaFuzz
from server_support.serving import serving

DUEL = "kingdomino(players=2)"
ME, BOT = {"who": "me", "name": "Maud"}, {"who": "bot", "level": "random"}
COMMANDS = COMMAND.json_schema()
MODELS = {
    model["properties"]["kind"]["const"]: model
    for model in COMMANDS["$defs"].values()
    if "const" in model["properties"].get("kind", {})
}
WORDS = [
    DUEL, "tribe(players=3)", "kingdomino(players=9)", "easy", "random", "hello", "K1", "a3", "0" * 64, "1" * 64, "Ada",
    "line K1 K2 K3 K4", "king 1", "fief 1\n", "QQQQ-QQQQ-QQQQ", "2026-01-01",
]  # fmt: skip
# Requests without an end.
ENDLESS = "/api/games/{table}/stream"


@pytest.fixture(scope="module")
def fuzzed(tmp_path_factory):
    with serving(f"sqlite:///{tmp_path_factory.mktemp('fuzzed') / 'tables.db'}") as found:
        yield found


def trouble(served):
    """How many errors nobody expected."""
    return served.app.state.registry.metrics.trouble._value.get()


def endpoints(document):
    return [(path, method) for path, methods in document["paths"].items() for method in methods if path != ENDLESS]


def request_to(client, document, path, method, fuzz, source, table):
    """One random request."""
    described = document["paths"][path][method]
    query = {}
    for parameter in described.get("parameters", ()):
        value = fuzz.value(parameter["schema"])
        if parameter["in"] == "path":
            named = table if parameter["name"] == "table" and source.random() < 0.7 else value
            path = path.replace("{" + parameter["name"] + "}", quote(str(named)[:60], safe="", errors="replace") or "x")
        elif source.random() < 0.8:
            query[parameter["name"]] = str(value)[:200].encode("utf-8", "replace").decode()
    content = described.get("requestBody", {}).get("content", {}).get("application/json")
    body = fuzz.value(content["schema"]) if content else source.choice(STRANGE)
    sent = json.dumps(body) if source.random() < 0.97 else "{" * 50
    extra = {} if method == "get" else {"content": sent.encode("utf-8", "surrogatepass")}
    return client.request(method, path, params=query, headers={"Content-Type": "application/json"}, **extra)


@pytest.mark.parametrize("seed", range(3))
def test_every_endpoint_answers_random_requests_by_code(fuzzed, seed):
    # Nothing happens by itself at this table.
    owner, made = create(fuzzed.url, DUEL, [ME, ME])
    table, cookie = made["id"], cookie_of(owner, made["id"])
    run(at_table(fuzzed.url, table, cookie, lambda browser: play_on(browser, at_random(seed), rounds=3)))
    before = owner.get(f"/api/games/{table}").json()
    document = owner.get("/api/openapi.json").json()
    source = random.Random(seed)
    # Somebody with a seat at another table and a profile.
    other, foreign = create(fuzzed.url, DUEL, [{"who": "me", "name": "Otto"}, {"who": "open"}], start=False)
    assert other.post("/api/me", json={"name": "Otto"}).status_code == 200
    fuzz = SchemaFuzz(document, [*WORDS, table, foreign["id"], foreign["invites"][0]["code"]], source)
    codes = set()
    for path, method in endpoints(document):
        for _ in range(6):
            answer = request_to(other, document, path, method, fuzz, source, table)
            assert answer.status_code < 500, (method, path, answer.request.content, answer.text)
            if answer.status_code >= 400:
                refusal = answer.json()
                assert refusal["kind"] == "refused" and refusal["code"] != "trouble", (path, refusal)
                codes.add(refusal["code"])
    assert {"malformed", "no_such_table", "not_allowed"} <= codes
    assert trouble(fuzzed) == 0
    after = owner.get(f"/api/games/{table}").json()
    assert (after["number"], after["view"]["seats"]) == (before["number"], before["view"]["seats"])
    assert owner.get("/health").status_code == 200


@pytest.mark.parametrize("kind", sorted(MODELS))
def test_every_kind_of_message_is_answered_and_strangers_change_nothing(fuzzed, kind):
    owner, made = create(fuzzed.url, DUEL, [ME, BOT])
    other, foreign = create(fuzzed.url, DUEL, [{"who": "me", "name": "Otto"}, BOT])
    table = made["id"]
    source = random.Random(kind)
    fuzz = SchemaFuzz(COMMANDS, WORDS, source)
    # The token of another table under the name of this one.
    stolen = {"Cookie": f"fief-{table}={other.cookies['fief-' + foreign['id']]}"}

    async def strangers(browser):
        await browser.until(lambda view: True)
        before = browser.number
        for identifier in range(40):
            sent = fuzz.value(MODELS[kind])
            text = json.dumps({**sent, "kind": kind, "id": identifier} if isinstance(sent, dict) else sent)
            await browser.socket.send(text)
            while (message := await browser.receive())["kind"] in ("table", "changes", "presence", "said", "server"):
                pass
            assert message["kind"] == "refused" or kind == "ping", (text, message)
            assert message.get("code") != "trouble", (text, message)
        return before, browser.number

    for cookie in ({}, stolen):
        before, after = run(at_table(fuzzed.url, table, cookie, strangers))
        assert before == after
    run(at_table(fuzzed.url, table, cookie_of(owner, table), lambda browser: play_on(browser, at_random(1), rounds=1)))
    assert trouble(fuzzed) == 0


@pytest.mark.parametrize("seed", range(2))
def test_random_messages_of_the_players_themselves_leave_a_table_that_its_log_tells(fuzzed, seed):
    client, made = create(fuzzed.url, DUEL, [ME, ME])
    table, cookie = made["id"], cookie_of(client, made["id"])
    source = random.Random(seed)
    fuzz = SchemaFuzz(COMMANDS, WORDS, source)

    async def player(browser):
        view = await browser.until(lambda view: True)
        for identifier in range(250):
            kind = source.choice(sorted(MODELS))
            sent = fuzz.value(MODELS[kind])
            decision = view["decision"]
            if isinstance(sent, dict) and decision and source.random() < 0.7:
                # As right as it can be.
                actions = [source.choice(decision["moves"])["action"]] if decision["moves"] else [0]
                sent = {**sent, **{name: value for name, value in (("at", decision["at"]), ("actions", actions))
                                   if name in sent}}  # fmt: skip
            await browser.socket.send(json.dumps({**sent, "id": identifier} if isinstance(sent, dict) else sent))
            while (message := await browser.receive())["kind"] not in ("accepted", "refused", "why", "preview"):
                pass
            assert message.get("code") != "trouble", (sent, message)
            view = browser.view

    run(asyncio.wait_for(at_table(fuzzed.url, table, cookie, player), 300))
    assert trouble(fuzzed) == 0
    shown = client.get(f"/api/games/{table}").json()
    fuzzed.app.state.registry._sessions.pop(table)
    again = client.get(f"/api/games/{table}").json()
    assert [shown[part] for part in ("number", "log")] == [again[part] for part in ("number", "log")]
    assert shown["view"]["game"] == again["view"]["game"]
