"""The server as a process: a socket, uvicorn, and a shutdown that loses nothing."""

import asyncio
import signal
import socket
import threading
import time
import webbrowser
from collections.abc import Callable

import uvicorn
from fastapi import FastAPI

from fiefdom.errors import ServerError
from fiefdom.server.http_connection import connection_class
from fiefdom.server.lifecycle import Lifecycle
from fiefdom.server.memory import TIDIED_EVERY, MemoryKeeper
from fiefdom.server.protocol.messages import FRAME_BYTES
from fiefdom.server.refusals import ServerCode
from fiefdom.server.settings import ServerSettings
from fiefdom.server.websocket import Socket

# When the server drains, this many websockets are closed at once, so that their clients do not all come back at once.
CLOSED_AT_ONCE = 50
TICK = 0.05


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


class Server(uvicorn.Server):
    """Stops in order: nothing new is accepted, clients are told, what has begun is stored, connections are closed."""

    def __init__(self, config: uvicorn.Config, app: FastAPI) -> None:
        super().__init__(config)
        self._lifecycle: Lifecycle = app.state.lifecycle
        self._settings: ServerSettings = app.state.settings
        self._app = app

    async def shutdown(self, sockets: list[socket.socket] | None = None) -> None:
        """Drain, then stop. While a server drains because of SIGTERM, it still listens."""
        is_drained = signal.SIGTERM in self._captured_signals
        seconds = self._settings.drain_seconds if is_drained else self._settings.stop_seconds
        deadline = time.monotonic() + seconds
        if not is_drained:
            for server in self.servers:
                server.close()
        await self._lifecycle.stop(seconds)
        await self._until(self._is_told, deadline)
        await self._close_websockets(deadline)
        await self._until(lambda: not self.server_state.tasks, deadline)
        for connection in list(self.server_state.connections):
            connection.transport.abort()
        await super().shutdown(sockets)
        # Uvicorn would send the signal again, as if nothing had handled it.
        self._captured_signals = [number for number in self._captured_signals if number != signal.SIGTERM]

    async def _until(self, condition: Callable[[], bool], deadline: float) -> None:
        while not condition() and not self.force_exit and time.monotonic() < deadline:
            await asyncio.sleep(TICK)

    def _is_told(self) -> bool:
        """Whether every client has been sent what was meant for it."""
        return bool(self._app.state.registry.is_settled)

    async def _close_websockets(self, deadline: float) -> None:
        sockets = [each for each in self.server_state.connections if isinstance(each, Socket)]
        for start in range(0, len(sockets), CLOSED_AT_ONCE):
            for each in sockets[start : start + CLOSED_AT_ONCE]:
                if each in self.server_state.connections:
                    each.shutdown()
            if time.monotonic() < deadline and not self.force_exit:
                await asyncio.sleep(TICK)


def server_of(app: FastAPI, memory: MemoryKeeper | None = None) -> Server:
    """The server of an application, with its settings; `memory` is looked after while it runs."""
    settings: ServerSettings = app.state.settings
    config = uvicorn.Config(
        app,
        http=connection_class(settings.request_seconds),
        log_config=None,
        access_log=False,
        server_header=False,
        proxy_headers=bool(settings.trusted_proxies),
        forwarded_allow_ips=sorted(settings.trusted_proxies),
        timeout_keep_alive=settings.keep_alive_seconds,
        timeout_graceful_shutdown=1,
        ws=Socket,
        ws_max_size=FRAME_BYTES,
        lifespan="on",
        callback_notify=memory.tidy if memory else None,
        timeout_notify=TIDIED_EVERY,
    )
    return Server(config, app)


def serve(app: FastAPI, listening: socket.socket, when_ready: Callable[[str], None], opens: bool = False) -> bool:
    """Serve until interrupted; calls `when_ready` with the address. Returns whether the server ever started."""
    memory = MemoryKeeper(lambda: app.state.registry.tables)
    server = server_of(app, memory)
    memory.start()
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
