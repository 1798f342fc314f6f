"""HTTP connections that end quietly: half-sent, malformed and pipelined requests are answered or closed."""

import asyncio
from typing import Any

import h11
from uvicorn.protocols.http.h11_impl import H11Protocol


class HttpConnection(H11Protocol):
    """One HTTP connection. A request must arrive whole within `request_seconds`."""

    request_seconds = 20.0

    def __init__(self, *arguments: Any, **named: Any) -> None:
        super().__init__(*arguments, **named)
        self._deadline: asyncio.TimerHandle | None = None

    def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]
        super().connection_made(transport)
        self._expect()

    def connection_lost(self, exc: Exception | None) -> None:
        self._expect_nothing()
        super().connection_lost(exc)

    def data_received(self, data: bytes) -> None:
        if self.transport.is_closing():
            return
        super().data_received(data)
        is_http = self.transport.get_protocol() is self and not self.transport.is_closing()
        if is_http and self.conn.their_state in (h11.IDLE, h11.SEND_BODY):
            self._expect()
        else:
            self._expect_nothing()

    def on_response_complete(self) -> None:
        self._expect_nothing()
        super().on_response_complete()

    def send_400_response(self, msg: str) -> None:
        """Refuse a malformed request; if an earlier one is still being answered, only close."""
        self._expect_nothing()
        if self._is_answering:
            self._abandon()
        elif self.conn.our_state in (h11.IDLE, h11.SEND_RESPONSE):
            super().send_400_response(msg)
        else:
            self.transport.close()

    @property
    def _is_answering(self) -> bool:
        cycle: Any = self.cycle
        return cycle is not None and not cycle.response_complete

    def _abandon(self) -> None:
        """Close although a request is not answered yet: its application finds the client gone."""
        if self._is_answering:
            self.cycle.disconnected = True
            self.cycle.message_event.set()
        self.transport.close()

    def _expect(self) -> None:
        if self._deadline is None:
            self._deadline = self.loop.call_later(self.request_seconds, self._too_slow)

    def _expect_nothing(self) -> None:
        if self._deadline is not None:
            self._deadline.cancel()
            self._deadline = None

    def _too_slow(self) -> None:
        self._deadline = None
        self._abandon()


def connection_class(request_seconds: float) -> type[HttpConnection]:
    """The class of connections with this time limit."""
    return type("HttpConnection", (HttpConnection,), {"request_seconds": request_seconds})
