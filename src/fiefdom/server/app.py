"""The server as one ASGI application: HTTP API, websocket, streams for programs, and the web page."""

import asyncio
import logging
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager

from fastapi import FastAPI, Request
from fastapi.exceptions import RequestValidationError
from sqlalchemy import URL
from starlette.exceptions import HTTPException
from starlette.responses import Response

from fiefdom._version import __version__
from fiefdom.errors import CommandRefused, CorruptLog, StoreError
from fiefdom.server.bot_pool import BotPool
from fiefdom.server.metrics import Metrics
from fiefdom.server.middleware import Gate, refused_response
from fiefdom.server.refusals import TableCode
from fiefdom.server.routes import page, play, programs, tables
from fiefdom.server.settings import ServerSettings
from fiefdom.server.store.database import TableStore
from fiefdom.server.store.pg_notify import listen
from fiefdom.server.tables.registry import TableRegistry

log = logging.getLogger("fiefdom.server")


def create_app(url: URL, settings: ServerSettings | None = None, thinkers: BotPool | None = None) -> FastAPI:
    """Build the application. The database is opened on startup; `app.state.registry` is available from then on."""
    chosen = settings or ServerSettings()
    metrics = Metrics()

    @asynccontextmanager
    async def lifespan(app: FastAPI) -> AsyncIterator[None]:
        registry = TableRegistry(await TableStore.open(url), chosen, metrics, thinkers)
        app.state.registry = registry
        tasks = [asyncio.create_task(registry.resume()), asyncio.create_task(listen(registry))]
        try:
            yield
        finally:
            for task in tasks:
                task.cancel()
            await asyncio.gather(*tasks, return_exceptions=True)
            await registry.close()

    app = FastAPI(
        title="Fiefdom",
        version=__version__,
        summary="Tables for the domino-kingdom family: set one, take a seat, play.",
        docs_url=None,
        redoc_url=None,
        openapi_url="/api/openapi.json",
        lifespan=lifespan,
    )
    app.state.settings = chosen
    for routes in (tables, play, programs):
        app.include_router(routes.router)
    page.add(app, chosen.page)
    _answer_errors(app)
    app.add_middleware(Gate, settings=chosen, metrics=metrics)
    return app


def _answer_errors(app: FastAPI) -> None:
    """Turn every error into a refusal; unexpected ones are logged and never shown."""

    async def refused(_: Request, error: Exception) -> Response:
        assert isinstance(error, CommandRefused)
        return refused_response(error.reason)

    async def malformed(_: Request, error: Exception) -> Response:
        assert isinstance(error, RequestValidationError)
        where = ".".join(str(part) for part in error.errors()[0]["loc"])[:60] if error.errors() else "?"
        return refused_response(TableCode.MALFORMED(where=where))

    async def wrong_address(_: Request, error: Exception) -> Response:
        assert isinstance(error, HTTPException)
        return refused_response(TableCode.NOT_FOUND())

    async def trouble(request: Request, error: Exception) -> Response:
        request.app.state.registry.metrics.trouble.inc()
        log.error("unexpected error", exc_info=error)
        return refused_response(TableCode.TROUBLE())

    app.add_exception_handler(CommandRefused, refused)
    app.add_exception_handler(RequestValidationError, malformed)
    app.add_exception_handler(HTTPException, wrong_address)
    for kind in (StoreError, CorruptLog, Exception):
        app.add_exception_handler(kind, trouble)
