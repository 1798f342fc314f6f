"""Middleware for every request: limits, origin check, security headers, metrics and logging."""

import logging
import time
from collections.abc import Awaitable, Callable, MutableMapping
from typing import Any

from starlette.datastructures import Headers, MutableHeaders
from starlette.responses import Response

from fiefdom.reasons import Reason
from fiefdom.server.metrics import Metrics
from fiefdom.server.protocol.messages import RECORD_BYTES
from fiefdom.server.rate_limits import Buckets
from fiefdom.server.refusals import TableCode, refusal
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
    "bad_rules": 422, "bad_record": 422, "foreign": 403, "trouble": 503,
}  # fmt: skip


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
    return Response(message.model_dump_json(), STATUS[message.code], media_type="application/json")


class Gate:
    """ASGI middleware around the application."""

    def __init__(self, app: Any, settings: ServerSettings, metrics: Metrics) -> None:
        self.app = app
        self.settings = settings
        self.metrics = metrics
        self._requests = Buckets(settings.requests)

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] != "http":
            await self.app(scope, receive, send)
            return
        start = time.monotonic()
        status = 500

        async def passed(message: MutableMapping[str, Any]) -> None:
            nonlocal status
            if message["type"] == "http.response.start":
                status = message["status"]
                headers = MutableHeaders(scope=message)
                for name, value in HEADERS.items():
                    headers.setdefault(name, value)
            await send(message)

        refused = self._refused(scope)
        try:
            await (refused_response(refused) if refused else self.app)(scope, receive, passed)
        finally:
            self.metrics.requests.labels(scope["method"], str(status)).inc()
            log.info("request", extra=_described(scope, status, start))

    def _refused(self, scope: Scope) -> Reason | None:
        headers = Headers(scope=scope)
        length = headers.get("content-length", "0")
        if scope["method"] not in ("GET", "HEAD") and is_foreign(headers, self.settings):
            return TableCode.FOREIGN()
        if not length.isdigit() or int(length) > RECORD_BYTES:
            return TableCode.TOO_LARGE()
        if headers.get("transfer-encoding"):
            return TableCode.LENGTH_NEEDED()
        if scope["path"].startswith("/api/") and not self._requests.takes(client_of(scope)):
            return TableCode.TOO_MANY()
        return None


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
