"""Which content encoding a client accepts, and responses of the API compressed with it."""

import asyncio
import gzip
from collections.abc import Awaitable, Callable, MutableMapping
from typing import Any

from starlette.datastructures import Headers, MutableHeaders

Message = MutableMapping[str, Any]
Send = Callable[[Message], Awaitable[None]]

# Shorter bodies fit into one packet anyway.
SMALLEST = 1024
# Longer bodies are compressed outside the event loop.
LONG = 65_536
COMPRESSIBLE = ("application/json", "text/plain")


def accepted(header: str, offered: tuple[str, ...]) -> str | None:
    """The first of the offered encodings that an `Accept-Encoding` header allows; None: send it as it is."""
    weights: dict[str, float] = {}
    for part in header.split(","):
        name, _, parameter = part.strip().partition(";")
        key, _, value = parameter.strip().partition("=")
        weights[name.strip().lower()] = _weight(value) if key.strip().lower() == "q" else 1.0
    every = weights.get("*", 0.0)
    return next((name for name in offered if weights.get(name, every) > 0), None)


def _weight(text: str) -> float:
    try:
        return float(text)
    except ValueError:
        return 0.0


class Compressor:
    """Passes on the messages of one response, and compresses a body that is sent in one piece."""

    def __init__(self, send: Send) -> None:
        self._send = send
        self._start: Message | None = None

    async def __call__(self, message: Message) -> None:
        if message["type"] == "http.response.start":
            self._start = message
            return
        start, self._start = self._start, None
        if start is not None:
            if not message.get("more_body") and _is_worth_it(start, message.get("body", b"")):
                message = {**message, "body": await _compressed(start, message["body"])}
            await self._send(start)
        await self._send(message)


def _is_worth_it(start: Message, body: bytes) -> bool:
    headers = Headers(raw=start["headers"])
    kind = headers.get("content-type", "").partition(";")[0]
    return len(body) >= SMALLEST and kind in COMPRESSIBLE and "content-encoding" not in headers


async def _compressed(start: Message, body: bytes) -> bytes:
    if len(body) > LONG:
        body = await asyncio.to_thread(gzip.compress, body, 5, mtime=0)
    else:
        body = gzip.compress(body, 5, mtime=0)
    headers = MutableHeaders(raw=start["headers"])
    headers["Content-Encoding"] = "gzip"
    headers["Content-Length"] = str(len(body))
    headers.add_vary_header("Accept-Encoding")
    return body
