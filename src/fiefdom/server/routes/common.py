"""Shared by the HTTP routes."""

from fastapi import Request
from starlette.responses import Response

from fiefdom.errors import CommandRefused
from fiefdom.server import cookies
from fiefdom.server.middleware import client_of
from fiefdom.server.protocol.base import Wire
from fiefdom.server.rate_limits import Buckets
from fiefdom.server.refusals import TableCode
from fiefdom.server.tables.registry import TableRegistry
from fiefdom.server.tables.session import TableSession
from fiefdom.server.tables.state import Table


def registry_of(request: Request) -> TableRegistry:
    """The registry of this application."""
    registry: TableRegistry = request.app.state.registry
    return registry


def limit(request: Request, name: str) -> None:
    """Raise CommandRefused if a client does this too often."""
    state = request.app.state
    if not hasattr(state, f"{name}_buckets"):
        setattr(state, f"{name}_buckets", Buckets(getattr(state.settings, name)))
    if not getattr(state, f"{name}_buckets").takes(client_of(request.scope)):
        raise CommandRefused(TableCode.TOO_MANY())


def json_response(model: Wire, status: int = 200) -> Response:
    """A model as the body of a response."""
    return Response(model.model_dump_json(), status, media_type="application/json")


async def visible_session(request: Request, table: str) -> TableSession:
    """The session of a table that this browser may see. Raises CommandRefused."""
    session = await registry_of(request).session(table)
    if not session.table.shows(session.actor(cookies.holder_of(request, table))):
        raise CommandRefused(TableCode.NO_SPECTATORS())
    return session


async def visible_table(request: Request, table: str) -> Table:
    """A table as this browser sees it. Raises CommandRefused if it may not."""
    return (await visible_session(request, table)).seen_by(cookies.holder_of(request, table))
