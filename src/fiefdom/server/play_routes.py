"""Playing over a websocket."""

import asyncio
import json
import logging
import time
from typing import Any

from fastapi import APIRouter, WebSocket, WebSocketDisconnect
from pydantic import TypeAdapter, ValidationError

from fiefdom.errors import CommandRefused, StoreError
from fiefdom.reasons import Reason
from fiefdom.server import asking, cookies, nouns
from fiefdom.server import protocol as wire
from fiefdom.server.gate import client_of, is_foreign
from fiefdom.server.house import House
from fiefdom.server.limits import Bucket
from fiefdom.server.live import Connection, Live
from fiefdom.server.refusals import TableCode, protocol_code, refusal

log = logging.getLogger("fiefdom.server.play")
router = APIRouter()
COMMAND: TypeAdapter[Any] = TypeAdapter(wire.ClientCommand)
# So many refusals in a row for haste, and the connection is closed.
MOST_HASTE = 200
NO_TABLE, FOREIGN, TOO_MANY = 4404, 4403, 4429


@router.websocket("/api/games/{table}/socket")
async def socket(websocket: WebSocket, table: str, after: int = 0) -> None:
    """One browser at one table."""
    house: House = websocket.app.state.house
    if is_foreign(websocket.headers, house.settings):
        await websocket.close(FOREIGN)
        return
    await websocket.accept()
    try:
        live = await house.live(table)
    except CommandRefused:
        await websocket.close(NO_TABLE)
        return
    except StoreError:
        await websocket.close(1013)
        return
    connection = Connection(cookies.holder_of(websocket, table), after, client_of(websocket.scope))
    try:
        house.connect(live, connection)
    except CommandRefused as refused:
        await _turn_away(websocket, refusal(refused.reason, live.table.number))
        return
    sender = asyncio.create_task(_send(websocket, live, connection))
    try:
        await _Reader(house, live, connection, websocket).read()
    except (WebSocketDisconnect, RuntimeError):
        pass
    finally:
        house.disconnect(live, connection)
        sender.cancel()
        await asyncio.gather(sender, return_exceptions=True)


async def _turn_away(websocket: WebSocket, message: wire.Refusal) -> None:
    try:
        await websocket.send_text(message.model_dump_json())
        await websocket.close(TOO_MANY)
    except (WebSocketDisconnect, RuntimeError):
        return


async def _send(websocket: WebSocket, live: Live, connection: Connection) -> None:
    try:
        while not connection.is_overrun:
            for message in await connection.next(live):
                await websocket.send_text(message.decode())
        await websocket.close(TOO_MANY)
    except (WebSocketDisconnect, RuntimeError):
        return


class _Reader:
    """Reads commands and answers each of them."""

    def __init__(self, house: House, live: Live, connection: Connection, websocket: WebSocket) -> None:
        self.house = house
        self.live = live
        self.connection = connection
        self.websocket = websocket
        self._bucket = Bucket(house.settings.commands)
        self._haste = 0

    async def read(self) -> None:
        """Until the other side goes. Raises WebSocketDisconnect."""
        while True:
            received = await self.websocket.receive()
            if received["type"] == "websocket.disconnect":
                return
            text = received.get("text")
            start = time.monotonic()
            await self._take(text if text is not None else "")
            self.house.metrics.seconds.observe(time.monotonic() - start)
            if self._haste > MOST_HASTE:
                await self.websocket.close(TOO_MANY)
                return

    async def _take(self, text: str) -> None:
        kind, identifier = "unknown", None
        try:
            if not self._bucket.takes():
                self._haste += 1
                raise CommandRefused(TableCode.TOO_MANY())
            self._haste = 0
            identifier = _id_of(text)
            command = _parsed(text)
            kind, identifier = command.kind, command.id
            self.connection.answer(await self._answered(command))
            self.house.metrics.commands.labels(kind, "accepted").inc()
        except CommandRefused as refused:
            self._refuse(refused.reason, kind, identifier)
        except Exception:
            log.exception("a command failed", extra={"table": self.live.table.id, "kind": kind})
            self.house.metrics.trouble.inc()
            self._refuse(TableCode.TROUBLE(), kind, identifier)

    def _refuse(self, reason: Reason, kind: str, identifier: int | None) -> None:
        self.house.metrics.commands.labels(kind, protocol_code(reason)).inc()
        self.connection.answer(refusal(reason, self.live.table.number, identifier))

    async def _answered(self, command: Any) -> nouns.Wire:
        holder = self.connection.holder
        if command.kind == "preview":
            return self.house.preview(self.live, holder, command)
        if command.kind == "why":
            return asking.why(self.live, holder, command)
        number = self.live.table.number
        if command.kind != "ping":
            number = await self.house.command(self.live, holder, command)
        return wire.Accepted(kind="accepted", number=number, id=command.id)


def _parsed(text: str) -> Any:
    """The command of a message. Raises CommandRefused."""
    try:
        return COMMAND.validate_json(text)
    except ValidationError as error:
        first = error.errors(include_url=False, include_input=False)[0]
        if first["type"] == "union_tag_invalid":
            raise CommandRefused(TableCode.UNKNOWN(kind=str(first["ctx"]["tag"])[:40])) from None
        where = ".".join(str(part) for part in first["loc"])[:60] or "JSON"
        raise CommandRefused(TableCode.MALFORMED(where=where)) from None


def _id_of(text: str) -> int | None:
    """The id of a message that may be wrong in every other way."""
    try:
        value = json.loads(text)
    except (ValueError, RecursionError):
        return None
    found = value.get("id") if isinstance(value, dict) else None
    return found if isinstance(found, int) and not isinstance(found, bool) and 0 <= found < 2**31 else None
