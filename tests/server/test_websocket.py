"""The websocket of the server: what is sent together is written together, and reading pauses only for those far ahead."""

import asyncio

import pytest
import uvicorn
from uvicorn.server import ServerState
from websockets.client import ClientProtocol
from websockets.extensions.permessage_deflate import ClientPerMessageDeflateFactory
from websockets.frames import Opcode
from websockets.uri import parse_uri

from fiefdom.server.websocket import MOST_AHEAD, WORTHWHILE, Socket, framed


class Wire(asyncio.Transport):
    """The server's end of a connection: keeps what is written, and knows whether reading is paused."""

    def __init__(self):
        super().__init__()
        self.written, self.is_paused, self.pauses, self.is_ended = [], False, 0, False

    def write(self, data):
        self.written.append(bytes(data))

    def pause_reading(self):
        self.is_paused, self.pauses = True, self.pauses + 1

    def resume_reading(self):
        self.is_paused = False

    def is_closing(self):
        return self.is_ended

    def close(self):
        self.is_ended = True


class Both:
    """A client, and the server's socket that an application uses."""

    def __init__(self, app, extensions=None):
        config = uvicorn.Config(app, log_config=None, ws=Socket, lifespan="off")
        config.load()
        self.wire = Wire()
        self.socket = Socket(config=config, server_state=ServerState(), app_state={})
        self.socket.connection_made(self.wire)
        self.client = ClientProtocol(parse_uri("ws://localhost/"), extensions=extensions)
        self.client.send_request(self.client.connect())
        self.pass_on()

    def pass_on(self):
        self.socket.data_received(b"".join(self.client.data_to_send()))

    def heard(self):
        """The messages written so far, and in how many pieces."""
        pieces, self.wire.written = self.wire.written, []
        for piece in pieces:
            self.client.receive_data(piece)
        frames = [each for each in self.client.events_received() if getattr(each, "opcode", None) is Opcode.TEXT]
        return [frame.data.decode() for frame in frames], len(pieces)


async def turns(number=20):
    for _ in range(number):
        await asyncio.sleep(0)


def speaking(*texts):
    """An application that sends these messages in a row, and one more when it is told to."""
    more = asyncio.Event()

    async def app(scope, receive, send):
        await receive()
        await send({"type": "websocket.accept"})
        await more.wait()
        for text in texts:
            await send({"type": "websocket.send", "text": text})
        await send({"type": "websocket.close", "code": 1000})

    return app, more


DEFLATE = ClientPerMessageDeflateFactory(client_max_window_bits=True)


@pytest.mark.parametrize("extensions", [None, [DEFLATE]])
def test_messages_in_a_row_are_written_together_and_in_order(extensions):
    texts = ["short", "long " * WORTHWHILE, "żółw 🐢"]

    async def talk():
        app, more = speaking(*texts)
        both = Both(app, extensions)
        await turns()
        both.heard()
        more.set()
        await turns()
        return both.heard(), both.client.close_rcvd.code

    (heard, pieces), code = asyncio.run(talk())
    assert heard == texts
    # All messages together, then the closing frame.
    assert (pieces, code) == (2, 1000)


def test_a_message_is_compressed_and_framed_once_for_all():
    text = "once " * WORTHWHILE
    assert framed(text, 12) is framed(text, 12)
    assert len(framed(text, 12)) < len(framed(text, None)) // 10
    assert framed("short", 12) == framed("short", None)


def test_reading_pauses_only_for_clients_that_are_far_ahead():
    async def listen():
        reads = asyncio.Semaphore(0)

        async def app(scope, receive, send):
            await receive()
            await send({"type": "websocket.accept"})
            while (await reads.acquire()) and (await receive())["type"] == "websocket.receive":
                pass

        both = Both(app)
        await turns()
        both.heard()
        seen = []
        for _ in range(MOST_AHEAD):
            both.client.send_text(b"{}")
            both.pass_on()
            seen.append(both.wire.is_paused)
        for _ in range(MOST_AHEAD):
            reads.release()
        await turns()
        return seen, both.wire.is_paused, both.wire.pauses

    seen, is_paused, pauses = asyncio.run(listen())
    assert seen == [False] * (MOST_AHEAD - 1) + [True]
    assert (is_paused, pauses) == (False, 1)


def test_nothing_is_written_after_the_connection_is_gone():
    async def leave():
        app, more = speaking("too late")
        both = Both(app)
        await turns()
        both.heard()
        both.wire.close()
        more.set()
        await turns()
        return both.wire.written

    assert asyncio.run(leave()) == []
