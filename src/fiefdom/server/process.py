"""The server as a process: a socket, uvicorn, and a shutdown that loses nothing."""

import socket
import threading
import time
import webbrowser
from collections.abc import Callable
from typing import Any

import uvicorn
from fastapi import FastAPI
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.extensions.permessage_deflate import ServerPerMessageDeflateFactory

from fiefdom.errors import ServerError
from fiefdom.server.protocol.messages import FRAME_BYTES
from fiefdom.server.refusals import ServerCode


class Socket(WebSocketsSansIOProtocol):
    """A websocket whose compression window covers the last table, so that unchanged parts cost almost nothing.

    The default window of 4 kB is smaller than one message.
    """

    def __init__(self, *arguments: Any, **named: Any) -> None:
        super().__init__(*arguments, **named)
        self.conn.available_extensions = [
            ServerPerMessageDeflateFactory(client_max_window_bits=12, compress_settings={"memLevel": 5})
        ]


def bound(host: str, port: int) -> socket.socket:
    """A socket listening on this address; port 0 picks a free one. Raises ServerError."""
    family = socket.AF_INET6 if ":" in host else socket.AF_INET
    found = socket.socket(family)
    found.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
    try:
        found.bind((host, port))
        found.listen(2048)
    except OverflowError:
        found.close()
        raise ServerError(ServerCode.NO_SUCH_PORT(port=str(port))) from None
    except OSError as error:
        found.close()
        cause, other = error.strerror or repr(error), str(port + 1)
        raise ServerError(ServerCode.PORT_IN_USE(port=str(port), host=host, cause=cause, other=other)) from None
    return found


def address(listening: socket.socket) -> str:
    """The address to type into a browser."""
    host, port = listening.getsockname()[:2]
    shown = {"0.0.0.0": "127.0.0.1", "::": "[::1]"}.get(host, f"[{host}]" if ":" in host else host)
    return f"http://{shown}:{port}"


def serve(app: FastAPI, listening: socket.socket, when_ready: Callable[[str], None], opens: bool = False) -> bool:
    """Serve until interrupted; calls `when_ready` with the address. Returns whether the server ever started."""
    config = uvicorn.Config(
        app,
        log_config=None,
        access_log=False,
        server_header=False,
        ws=Socket,
        ws_max_size=FRAME_BYTES,
        timeout_graceful_shutdown=3,
        lifespan="on",
    )
    server = uvicorn.Server(config)
    url = address(listening)
    watcher = threading.Thread(target=_wait, args=(server, url, when_ready, opens), daemon=True)
    watcher.start()
    try:
        server.run(sockets=[listening])
    except KeyboardInterrupt:
        pass
    finally:
        listening.close()
    return server.started


def _wait(server: uvicorn.Server, url: str, when_ready: Callable[[str], None], opens: bool) -> None:
    while not server.started and not server.should_exit:
        time.sleep(0.02)
    if server.started:
        when_ready(url)
        if opens:
            webbrowser.open(url)
