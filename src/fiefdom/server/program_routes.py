"""The bot API: a program that has joined with a code reads a stream of tables and posts its moves."""

import asyncio
from collections.abc import AsyncIterator

from fastapi import APIRouter, Request
from starlette.responses import StreamingResponse

from fiefdom.errors import CommandRefused
from fiefdom.server import cookies
from fiefdom.server import protocol as wire
from fiefdom.server.gate import client_of
from fiefdom.server.house import House
from fiefdom.server.live import Connection, Live
from fiefdom.server.refusals import TableCode, refusal
from fiefdom.server.table_routes import house_of

router = APIRouter()
# An empty line every so many seconds says that the stream is alive.
HEARTBEAT = 15.0


@router.get("/api/games/{table}/stream", response_class=StreamingResponse)
async def stream(request: Request, table: str, after: int = 0) -> StreamingResponse:
    """Messages of the server, one JSON text a line: the table at once, and again after every change."""
    house = house_of(request)
    live = await house.live(table)
    connection = Connection(cookies.holder_of(request, table), after, client_of(request.scope))
    house.require_room(live, connection)
    return StreamingResponse(_lines(house, live, connection), media_type="application/x-ndjson")


async def _lines(house: House, live: Live, connection: Connection) -> AsyncIterator[bytes]:
    try:
        house.connect(live, connection)
    except CommandRefused as refused:
        yield refusal(refused.reason, live.table.number).model_dump_json().encode() + b"\n"
        return
    try:
        while not connection.is_overrun:
            try:
                for message in await asyncio.wait_for(connection.next(live), HEARTBEAT):
                    yield message + b"\n"
            except TimeoutError:
                yield b"\n"
    finally:
        house.disconnect(live, connection)


@router.post("/api/games/{table}/moves", response_model=wire.Accepted)
async def move(request: Request, table: str, wish: wire.MoveRequest) -> wire.Accepted:
    """Decide for the seat that this program holds."""
    house = house_of(request)
    holder = cookies.holder_of(request, table)
    if holder is None:
        raise CommandRefused(TableCode.NOT_SEATED())
    command = wire.Move(kind="move", id=0, at=wish.at, actions=wish.actions)
    number = await house.command(await house.live(table), holder, command)
    return wire.Accepted(kind="accepted", number=number, id=0)
