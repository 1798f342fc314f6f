"""The bot API: a program that joined with a code reads a stream of tables and posts its moves."""

import asyncio
from collections.abc import AsyncIterator

from fastapi import APIRouter, Request
from starlette.responses import StreamingResponse

from fiefdom.errors import CommandRefused
from fiefdom.server import cookies
from fiefdom.server.middleware import client_of
from fiefdom.server.protocol import messages as wire
from fiefdom.server.refusals import TableCode, refusal
from fiefdom.server.routes.common import registry_of
from fiefdom.server.tables.registry import TableRegistry
from fiefdom.server.tables.session import Connection, TableSession

router = APIRouter()
# Seconds between the empty lines that keep the stream alive.
HEARTBEAT = 15.0


@router.get("/api/games/{table}/stream", response_class=StreamingResponse)
async def stream(request: Request, table: str, after: int = 0) -> StreamingResponse:
    """Server messages, one JSON object per line: the table at once, and again after every change."""
    registry = registry_of(request)
    session = await registry.session(table)
    connection = Connection(cookies.holder_of(request, table), after, client_of(request.scope))
    registry.require_room(session, connection)
    return StreamingResponse(_lines(registry, session, connection), media_type="application/x-ndjson")


async def _lines(registry: TableRegistry, session: TableSession, connection: Connection) -> AsyncIterator[bytes]:
    try:
        registry.connect(session, connection)
    except CommandRefused as refused:
        yield refusal(refused.reason, session.seen_by(connection.holder).number).model_dump_json().encode() + b"\n"
        return
    try:
        while not connection.is_overrun and not registry.lifecycle.is_stopping:
            try:
                for message in await asyncio.wait_for(connection.next(session), HEARTBEAT):
                    yield message + b"\n"
            except TimeoutError:
                yield b"\n"
    finally:
        registry.disconnect(session, connection)


@router.post("/api/games/{table}/moves", response_model=wire.Accepted)
async def move(request: Request, table: str, wish: wire.MoveRequest) -> wire.Accepted:
    """Make a move for the seat that this program holds."""
    registry = registry_of(request)
    holder = cookies.holder_of(request, table)
    if holder is None:
        raise CommandRefused(TableCode.NOT_SEATED())
    command = wire.MoveCommand(kind="move", id=0, at=wish.at, actions=wish.actions)
    number = await registry.command(await registry.session(table), holder, command)
    return wire.Accepted(kind="accepted", number=number, id=0)
