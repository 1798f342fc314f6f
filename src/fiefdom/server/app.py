"""The server as one ASGI application: HTTP API, websocket, streams for programs, and the web page."""

import asyncio
import logging
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager

from fastapi import FastAPI, Request
from fastapi.exceptions import RequestValidationError
from sqlalchemy import URL
from starlette.exceptions import HTTPException
from starlette.requests import ClientDisconnect
from starlette.responses import Response

from fiefdom._version import __version__
from fiefdom.errors import CommandRefused, CorruptLog, StoreError, StoreUnavailable
from fiefdom.server.analysis.desk import AnalysisDesk
from fiefdom.server.bot_pool import BotPool
from fiefdom.server.clock import keep_time, note_downtime
from fiefdom.server.lifecycle import Lifecycle
from fiefdom.server.lobby.board import LobbyBoard
from fiefdom.server.lobby.changes import changes_along
from fiefdom.server.lobby.pairing import Pairing
from fiefdom.server.metrics import Metrics
from fiefdom.server.middleware import Gate, refused_response
from fiefdom.server.monitor import sample
from fiefdom.server.operator_watch import OperatorWatch
from fiefdom.server.refusals import TableCode
from fiefdom.server.routes import (
    analysis,
    analysis_board,
    lessons,
    lobby,
    pad,
    page,
    people,
    play,
    programs,
    puzzles,
    tables,
)
from fiefdom.server.settings import ServerSettings
from fiefdom.server.store.database import TableStore
from fiefdom.server.store.pg_notify import listen
from fiefdom.server.tables.registry import TableRegistry
from fiefdom.server.takeover import watch_others
from fiefdom.server.talk import Talk

log = logging.getLogger("fiefdom.server")


def create_app(url: URL, settings: ServerSettings | None = None, thinkers: BotPool | None = None) -> FastAPI:
    """Build the application. The database is opened on startup; `app.state.registry` is available from then on."""
    chosen = settings or ServerSettings()
    metrics = Metrics()
    lifecycle = Lifecycle()
    files = page.PageFolder(chosen.page)

    @asynccontextmanager
    async def lifespan(app: FastAPI) -> AsyncIterator[None]:
        store = await TableStore.open(url, chosen.database_connections, chosen.database_seconds)
        registry = TableRegistry(store, chosen, metrics, thinkers, lifecycle)
        app.state.registry = registry
        registry.along = lambda before, decided: changes_along(before, decided, chosen.rates_same_address)
        talk = app.state.talk = Talk(registry)
        board = app.state.board = LobbyBoard(registry)
        app.state.pairing = Pairing(registry)
        desk = app.state.desk = AnalysisDesk(chosen)
        await asyncio.to_thread(files.prepare)
        await note_downtime(registry)
        operator = OperatorWatch(registry)
        await operator.look()
        work = (registry.resume(), listen(registry, talk), operator.run(), sample(registry), watch_others(registry))
        tasks = [asyncio.create_task(each) for each in (*work, keep_time(registry), board.run())]
        try:
            yield
        finally:
            for task in tasks:
                task.cancel()
            await asyncio.gather(*tasks, return_exceptions=True)
            await desk.close()
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
    app.state.lifecycle = lifecycle
    for routes in (tables, play, programs, lessons, pad, people, lobby, analysis_board, analysis, puzzles):
        app.include_router(routes.router)
    page.add(app, files)
    _answer_errors(app)
    app.add_middleware(Gate, settings=chosen, metrics=metrics, lifecycle=lifecycle)
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
        # FastAPI says 400 if a body cannot be parsed, for instance because its JSON is nested too deeply.
        is_unreadable = error.status_code == 400
        return refused_response(TableCode.MALFORMED(where="body") if is_unreadable else TableCode.NOT_FOUND())

    async def trouble(request: Request, error: Exception) -> Response:
        request.app.state.registry.metrics.trouble.inc()
        log.error("unexpected error", exc_info=error)
        return refused_response(TableCode.TROUBLE())

    async def away(_: Request, error: Exception) -> Response:
        return refused_response(TableCode.DATABASE_AWAY())

    async def gone(_: Request, error: Exception) -> Response:
        """The client has left before it sent the whole request: nobody reads this."""
        return refused_response(TableCode.MALFORMED(where="body"))

    app.add_exception_handler(CommandRefused, refused)
    app.add_exception_handler(StoreUnavailable, away)
    app.add_exception_handler(ClientDisconnect, gone)
    app.add_exception_handler(RequestValidationError, malformed)
    app.add_exception_handler(HTTPException, wrong_address)
    for kind in (StoreError, CorruptLog, Exception):
        app.add_exception_handler(kind, trouble)
