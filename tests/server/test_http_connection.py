"""Half-sent, malformed and pipelined requests: answered or closed, and never a stack trace."""

import asyncio
import logging
import socket
from contextlib import suppress
from dataclasses import replace

import pytest

from server_support.players import at_table, cookie_of, create, new_client, run
from server_support.serving import UNLIMITED, serving

SECONDS = 0.3
GET = b"GET /health HTTP/1.1\r\nHost: localhost\r\n\r\n"
POST = b"POST /api/records HTTP/1.1\r\nHost: localhost\r\nContent-Length: 100\r\n\r\n"


def exchanged(url, sent, is_shut=False, is_cut=False):
    """Send bytes over a new connection; returns everything received until the server closes it."""
    host, port = url.removeprefix("http://").split(":")
    with socket.create_connection((host, int(port)), timeout=60) as connection:
        connection.sendall(sent)
        if is_shut:
            connection.shutdown(socket.SHUT_WR)
        if is_cut:
            return b""
        received = b""
        # A server that closes while something is still unread resets the connection.
        with suppress(ConnectionResetError):
            while chunk := connection.recv(65536):
                received += chunk
        return received


@pytest.fixture(scope="module")
def hasty(tmp_path_factory):
    """A server that does not wait long for the rest of a request."""
    settings = replace(UNLIMITED, request_seconds=SECONDS, keep_alive_seconds=1)
    with serving(f"sqlite:///{tmp_path_factory.mktemp('hasty') / 'tables.db'}", settings) as served:
        yield served


def quiet(caplog):
    return [record for record in caplog.records if record.exc_info or record.levelno >= logging.ERROR]


@pytest.mark.parametrize(
    "sent",
    [
        b"GET /health HTTP/1.1\r\nHo", b"G", POST, POST + b"x" * 50, GET + b"GET /hea",
        b"POST /api/games HTTP/1.1\r\nHost: localhost\r\nContent-Length: 9\r\nExpect: 100-continue\r\n\r\n",
    ],
)  # fmt: skip
@pytest.mark.parametrize("how", ["waits", "shut", "cut"])
def test_a_half_sent_request_is_closed_quietly(hasty, caplog, sent, how):
    answer = exchanged(hasty.url, sent, is_shut=how == "shut", is_cut=how == "cut")
    assert answer.count(b"HTTP/1.1 200") == (sent.startswith(GET) and how != "cut")
    assert new_client(hasty.url).get("/health").status_code == 200
    assert quiet(caplog) == []


@pytest.mark.parametrize(
    "junk", [b"\x00\x01\x02\r\n\r\n", b"GET / HTTP/9.9\r\n\r\n", b"A" * 100_000, b"\r\n\r\n\r\n: :\r\n\r\n"]
)
@pytest.mark.parametrize(
    "before", [b"", GET, GET * 3, POST, b"GET /api/choices HTTP/1.1\r\nHost: localhost\r\n\r\n" * 2]
)
def test_malformed_requests_after_good_ones_are_refused_or_closed(hasty, caplog, before, junk):
    exchanged(hasty.url, before + junk)
    assert new_client(hasty.url).get("/health").status_code == 200
    assert quiet(caplog) == []


def test_pipelined_requests_are_answered_in_order(hasty, caplog):
    last = b"GET /api/nothing HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n\r\n"
    answer = exchanged(hasty.url, GET * 20 + last)
    assert (answer.count(b"HTTP/1.1 200"), answer.count(b"HTTP/1.1 404")) == (20, 1)
    assert answer.rindex(b"HTTP/1.1 200") < answer.index(b"HTTP/1.1 404")
    assert quiet(caplog) == []


def test_websockets_have_as_much_time_as_they_want(hasty):
    client, made = create(hasty.url, "kingdomino(players=2)", [{"who": "me", "name": "Maud"}, {"who": "me"}])

    async def waits(browser):
        await browser.until(lambda view: True)
        await asyncio.sleep(3 * SECONDS)
        return await browser.ask("ping")

    answer = run(at_table(hasty.url, made["id"], cookie_of(client, made["id"]), waits))
    assert answer["kind"] == "accepted"


def test_many_cut_connections_leave_nothing_behind(hasty, caplog):
    for _ in range(50):
        exchanged(hasty.url, POST + b"x" * 20, is_cut=True)
    assert new_client(hasty.url).get("/health").status_code == 200
    assert quiet(caplog) == []
