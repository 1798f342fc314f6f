"""Middleware for every request: host and origin checks, limits, security headers, compression, metrics and logging."""

import asyncio
import logging
import time
from collections.abc import Awaitable, Callable, MutableMapping
from typing import Any

from starlette.datastructures import Headers, MutableHeaders
from starlette.responses import Response

from fiefdom.reasons import Reason
from fiefdom.server.compression import Compressor, accepted
from fiefdom.server.lifecycle import Lifecycle
from fiefdom.server.metrics import Metrics
from fiefdom.server.own_names import OwnNames
from fiefdom.server.protocol.messages import RECORD_BYTES
from fiefdom.server.rate_limits import Buckets
from fiefdom.server.refusals import TableCode, protocol_code, refusal
from fiefdom.server.settings import ServerSettings

log = logging.getLogger("fiefdom.server.http")

Scope = MutableMapping[str, Any]
Receive = Callable[[], Awaitable[MutableMapping[str, Any]]]
Send = Callable[[MutableMapping[str, Any]], Awaitable[None]]

POLICY = "; ".join(
    (
        "default-src 'self'", "script-src 'self'", "style-src 'self'", "img-src 'self' data:", "connect-src 'self'",
        "object-src 'none'", "base-uri 'none'", "form-action 'self'", "frame-ancestors 'none'",
    )
)  # fmt: skip
HEADERS = {
    "Content-Security-Policy": POLICY,
    "X-Content-Type-Options": "nosniff",
    "Referrer-Policy": "no-referrer",
    "Cross-Origin-Opener-Policy": "same-origin",
    "Cross-Origin-Resource-Policy": "same-origin",
    "Permissions-Policy": "camera=(), microphone=(), geolocation=()",
}
STATUS = {
    "malformed": 422, "too_large": 413, "too_many": 429, "unknown": 404, "stale": 409, "illegal": 422,
    "not_your_turn": 409, "not_allowed": 403, "not_now": 409, "taken": 409, "no_such_table": 404, "no_such_code": 404,
    "bad_rules": 422, "bad_record": 422, "foreign": 403, "banned": 403, "trouble": 503, "unavailable": 503,
    "restarting": 503,
}  # fmt: skip


# Seconds after which a client may try again what was refused with this code.
RETRY_AFTER = {"unavailable": 2, "restarting": 2, "too_many": 5}
# They hold no secrets, and are asked by monitors under whatever name these have for the server.
MONITORED = ("/health", "/metrics")


def is_foreign(headers: Headers, settings: ServerSettings) -> bool:
    """Whether a browser sends this from another site's page. Programs send no origin."""
    origin = headers.get("origin")
    if origin is None:
        return False
    host = headers.get("host", "")
    return origin not in settings.origins and origin.partition("://")[2] != host


def refused_response(reason: Reason) -> Response:
    """A refusal as an HTTP response."""
    message = refusal(reason)
    wait = RETRY_AFTER.get(message.code)
    headers = None if wait is None else {"Retry-After": str(wait)}
    return Response(message.model_dump_json(), STATUS[message.code], headers, media_type="application/json")


class Gate:
    """ASGI middleware around the application."""

    def __init__(self, app: Any, settings: ServerSettings, metrics: Metrics, lifecycle: Lifecycle) -> None:
        self.app = app
        self.settings = settings
        self.metrics = metrics
        self.lifecycle = lifecycle
        self._names = OwnNames(settings.names, settings.origins)
        self._requests = Buckets(settings.requests)
        self._has_warned = False

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] == "http":
            await self._answer(scope, receive, send)
        elif scope["type"] == "websocket":
            await self._connect(scope, receive, send)
        else:
            await self.app(scope, receive, send)

    async def _connect(self, scope: Scope, receive: Receive, send: Send) -> None:
        refused = self._refused_client(scope)
        if refused is None and self.lifecycle.is_stopping:
            refused = TableCode.RESTARTING()
        if refused is None and not self._requests.takes(client_of(scope)):
            refused = TableCode.TOO_MANY()
        if refused is not None:
            self._count_refusal(refused)
            await refused_response(refused)(scope, receive, send)
            return
        try:
            await self.app(scope, receive, send)
        except asyncio.CancelledError:
            if not self.lifecycle.is_stopping:
                raise

    async def _answer(self, scope: Scope, receive: Receive, send: Send) -> None:
        start = time.monotonic()
        answer = _Answer(send)
        refused = self._refused(scope)
        if refused is not None:
            self._count_refusal(refused)
        try:
            await (refused_response(refused) if refused else self.app)(*_asked(scope, receive, answer))
        except asyncio.CancelledError:
            if not self.lifecycle.is_stopping:
                raise
            if not answer.status:
                await refused_response(TableCode.RESTARTING())(scope, receive, answer)
        finally:
            self.metrics.requests.labels(scope["method"], str(answer.status or 500)).inc()
            log.info("request", extra=_described(scope, answer.status or 500, start))

    def _count_refusal(self, refused: Reason) -> None:
        self.metrics.refused.labels(protocol_code(refused)).inc()

    def _refused_client(self, scope: Scope) -> Reason | None:
        """Why this client may not use the server at all."""
        headers = Headers(scope=scope)
        host = headers.get("host")
        reached = scope.get("server")
        is_monitored = scope["path"] in MONITORED
        if host is not None and not is_monitored and not self._names.has(host, reached[0] if reached else None):
            return TableCode.OTHER_HOST(host=host[:80])
        if self.lifecycle.is_banned(client_of(scope)):
            return TableCode.BANNED()
        if scope.get("method") not in ("GET", "HEAD") and is_foreign(headers, self.settings):
            return TableCode.FOREIGN()
        self._warn_of_proxies(headers)
        return None

    def _refused(self, scope: Scope) -> Reason | None:
        refused = self._refused_client(scope)
        if refused is not None:
            return refused
        headers = Headers(scope=scope)
        length = headers.get("content-length", "0")
        if not length.isdigit() or int(length) > RECORD_BYTES:
            return TableCode.TOO_LARGE()
        if headers.get("transfer-encoding"):
            return TableCode.LENGTH_NEEDED()
        if scope["path"].startswith("/api/") and not self._requests.takes(client_of(scope)):
            return TableCode.TOO_MANY()
        if self.lifecycle.is_stopping and scope["method"] not in ("GET", "HEAD"):
            return TableCode.RESTARTING()
        return None

    def _warn_of_proxies(self, headers: Headers) -> None:
        if "x-forwarded-for" in headers and not self.settings.trusted_proxies and not self._has_warned:
            self._has_warned = True
            log.warning("requests come through a proxy that is not trusted: name it with --trusted-proxy")


class _Answer:
    """Sends a response with the security headers, and remembers its status; 0: nothing has been sent."""

    def __init__(self, send: Send) -> None:
        self._send = send
        self.status = 0

    async def __call__(self, message: MutableMapping[str, Any]) -> None:
        if message["type"] == "http.response.start":
            self.status = message["status"]
            headers = MutableHeaders(scope=message)
            for name, value in HEADERS.items():
                headers.setdefault(name, value)
        await self._send(message)


def _asked(scope: Scope, receive: Receive, answer: _Answer) -> tuple[Scope, Receive, Send]:
    """What the application is called with: HEAD is answered like GET, whose body the connection leaves out."""
    is_stream = scope["path"].endswith("/stream")
    send: Send = answer
    if scope["method"] == "HEAD" and not is_stream:
        scope = {**scope, "method": "GET"}
    is_read = scope["method"] == "GET" and scope["path"].startswith("/api/") and not is_stream
    if is_read and accepted(Headers(scope=scope).get("accept-encoding", ""), ("gzip",)):
        send = Compressor(answer)
    return scope, receive, send


def client_of(scope: Scope) -> str:
    """The client's address."""
    client = scope.get("client")
    return client[0] if client else "unknown"


def _described(scope: Scope, status: int, start: float) -> dict[str, Any]:
    """The log fields of a request, without the query and without invite codes."""
    parts = scope["path"].split("/")
    path = "/".join(parts[:2]) if parts[1:2] in (["join"], ["watch"]) else scope["path"]
    milliseconds = round((time.monotonic() - start) * 1000, 1)
    return {"method": scope["method"], "path": path, "status": status, "milliseconds": milliseconds}
