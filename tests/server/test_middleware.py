"""Who may use the server: its own names, trusted proxies, and what every response has."""

import json
from dataclasses import replace

import pytest
from websockets.asyncio.client import connect
from websockets.exceptions import InvalidStatus

from fiefdom.server.compression import accepted
from fiefdom.server.own_names import OwnNames, host_name
from fiefdom.server.rate_limits import Rate
from server_support.players import create, new_client, run
from server_support.serving import UNLIMITED, serving

ME, BOT = {"who": "me", "name": "Maud"}, {"who": "bot", "level": "random"}
GAME = {"rules": "kingdomino(players=2)", "seats": [ME, BOT]}


def rebound(host):
    """What a browser sends from the page of a site whose name points to this server."""
    return {"Host": host, "Origin": f"http://{host}"}


@pytest.mark.parametrize(
    "host", ["evil.example", "evil.example:8765", "203.0.113.9", "localhost.evil.example", "a@localhost"]
)
def test_a_page_whose_name_was_pointed_at_the_server_gets_nothing(served, host):
    client, made = create(served.url, "kingdomino(players=2)", [ME, BOT])
    for answer in (
        client.post("/api/games", json=GAME, headers=rebound(host)),
        client.get(f"/api/games/{made['id']}", headers={"Host": host}),
        client.get("/", headers={"Host": host}),
    ):
        assert (answer.status_code, answer.json()["code"]) == (403, "foreign")
        assert answer.json()["key"] == "refused-other-host"

    async def knock():
        address = f"{served.url.replace('http', 'ws')}/api/games/{made['id']}/socket"
        async with connect(address, additional_headers={"Origin": f"http://{host}"}, host="127.0.0.1") as socket:
            await socket.recv()

    with pytest.raises(InvalidStatus) as refused:
        run(knock())
    assert json.loads(refused.value.response.body)["code"] == "foreign"


def test_a_websocket_with_a_foreign_host_is_refused_by_code(served):
    port = served.url.rsplit(":", 1)[1]

    async def knock():
        async with connect(f"ws://evil.example:{port}/api/games/x/socket", origin=f"http://evil.example:{port}",
                           host="127.0.0.1", port=int(port), proxy=None):  # fmt: skip
            pass

    with pytest.raises(InvalidStatus) as refused:
        run(knock())
    assert refused.value.response.status_code == 403
    assert json.loads(refused.value.response.body)["key"] == "refused-other-host"


@pytest.mark.parametrize("host", ["localhost:9000", "LOCALHOST.", "[::1]:80", "192.168.1.5:8765", "game.localhost"])
def test_the_servers_own_names_are_accepted(served, host):
    answer = new_client(served.url).post("/api/games", json=GAME, headers=rebound(host))
    assert answer.status_code == 201


def test_names_given_by_the_operator_are_accepted(tmp_path):
    given = replace(UNLIMITED, names=frozenset({"tower.lan"}), origins=frozenset({"https://games.example"}))
    with serving(f"sqlite:///{tmp_path / 'tables.db'}", given) as served:
        client = new_client(served.url)
        for host in ("tower.lan:8765", "games.example"):
            assert client.post("/api/games", json=GAME, headers=rebound(host)).status_code == 201
        through = {"Host": "127.0.0.1:8765", "Origin": "https://games.example"}
        assert client.post("/api/games", json=GAME, headers=through).status_code == 201
        assert client.post("/api/games", json=GAME, headers=rebound("other.example")).status_code == 403


def test_monitors_may_call_the_server_as_they_like(served):
    for path in ("/health", "/metrics"):
        assert new_client(served.url).get(path, headers={"Host": "fiefdom:8765"}).status_code == 200


@pytest.mark.parametrize("host", ["", " ", "a b", "x:y", "x:99999", "[::1", "a/b", "a?b", "user@host", "a\tb"])
def test_what_is_no_host_is_not_a_name(host):
    assert host_name(host) is None
    assert not OwnNames().has(host)


def test_the_address_that_was_reached_is_a_name():
    assert OwnNames().has("203.0.113.9:8765", "203.0.113.9")
    assert not OwnNames().has("203.0.113.9:8765", "203.0.113.10")


# ---------------------------------------------------------------------- proxies


def made_through(url, addresses):
    client = new_client(url)
    return [
        client.post("/api/games", json=GAME, headers={"X-Forwarded-For": address}).status_code for address in addresses
    ]


def test_forwarded_addresses_are_not_believed_by_default(tmp_path):
    tight = replace(UNLIMITED, new_tables=Rate(2, 0.0001))
    with serving(f"sqlite:///{tmp_path / 'tables.db'}", tight) as served:
        assert made_through(served.url, [f"198.51.100.{n}" for n in range(4)]) == [201, 201, 429, 429]


def test_forwarded_addresses_of_a_trusted_proxy_are_believed(tmp_path):
    tight = replace(UNLIMITED, new_tables=Rate(1, 0.0001), trusted_proxies=frozenset({"127.0.0.0/8"}))
    with serving(f"sqlite:///{tmp_path / 'tables.db'}", tight) as served:
        addresses = ["198.51.100.1", "198.51.100.2", "198.51.100.1"]
        assert made_through(served.url, addresses) == [201, 201, 429]
        # Only the last address was added by the proxy; the client could have sent the others.
        forged = [f"203.0.113.{n}, 198.51.100.3" for n in range(3)]
        assert made_through(served.url, forged) == [201, 429, 429]


# ---------------------------------------------------------------------- responses


def test_head_is_answered_like_get_without_a_body(served):
    client = new_client(served.url)
    for path in ("/health", "/api/choices", "/api/openapi.json"):
        head, get = client.head(path), client.get(path)
        assert (head.status_code, head.content) == (200, b"")
        assert head.headers["content-length"] == get.headers["content-length"]
    assert client.head("/api/nothing").status_code == 404


def test_long_answers_of_the_api_are_compressed_for_those_who_accept_it(served):
    client = new_client(served.url)
    packed = client.get("/api/choices", headers={"Accept-Encoding": "gzip"})
    plain = client.get("/api/choices", headers={"Accept-Encoding": "identity"})
    assert packed.headers["content-encoding"] == "gzip" and "content-encoding" not in plain.headers
    assert int(packed.headers["content-length"]) * 3 < int(plain.headers["content-length"])
    assert packed.json() == plain.json()
    assert "content-encoding" not in client.get("/health", headers={"Accept-Encoding": "gzip"}).headers


@pytest.mark.parametrize(
    ("header", "found"),
    [
        ("", None), ("gzip", "gzip"), ("gzip, br", "br"), ("br;q=0, gzip", "gzip"), ("*", "br"), ("*;q=0", None),
        ("gzip;q=0.5, *;q=0", "gzip"), ("identity", None), ("GZIP ; q=1", "gzip"), ("gzip;q=x", None), (",,;", None),
    ],
)  # fmt: skip
def test_the_accepted_encoding(header, found):
    assert accepted(header, ("br", "gzip")) == found
