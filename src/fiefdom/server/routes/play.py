"""Play over a websocket."""

import asyncio
import json
import logging
import time
from typing import Any

from fastapi import APIRouter, WebSocket, WebSocketDisconnect
from pydantic import TypeAdapter, ValidationError

from fiefdom.errors import CommandRefused, StoreError, StoreUnavailable
from fiefdom.reasons import Reason
from fiefdom.server import cookies
from fiefdom.server.middleware import client_of
from fiefdom.server.protocol import messages as wire
from fiefdom.server.protocol.base import Wire
from fiefdom.server.rate_limits import Bucket
from fiefdom.server.refusals import TableCode, protocol_code, refusal
from fiefdom.server.tables import explain
from fiefdom.server.tables.registry import TableRegistry
from fiefdom.server.tables.session import Connection, TableSession

log = logging.getLogger("fiefdom.server.play")
router = APIRouter()
COMMAND: TypeAdapter[Any] = TypeAdapter(wire.ClientCommand)
# The connection is closed after more than this many rate-limit refusals in a row.
MOST_HASTE = 200
# Seconds until the next message of a connection that is too hasty is read.
HASTE_PAUSE = 0.02
# A message with more opening brackets is not parsed, which also limits its depth. A command has about ten; a name may
# contain 24 more.
MOST_BRACKETS = 64
NO_TABLE, TOO_MANY, NO_SPECTATORS = 4404, 4429, 4403


@router.websocket("/api/games/{table}/socket")
async def socket(websocket: WebSocket, table: str, after: int = 0, changes: bool = False) -> None:
    """Connect one browser to one table. With `changes`, only the first message has the whole table."""
    registry: TableRegistry = websocket.app.state.registry
    await websocket.accept()
    try:
        session = await registry.session(table)
    except CommandRefused:
        await websocket.close(NO_TABLE)
        return
    except StoreError:
        await websocket.close(1013)
        return
    connection = Connection(cookies.holder_of(websocket, table), after, client_of(websocket.scope), changes)
    try:
        registry.connect(session, connection)
    except CommandRefused as refused:
        is_hidden = refused.reason.code is TableCode.NO_SPECTATORS
        message = refusal(refused.reason, session.seen_by(connection.holder).number)
        await _turn_away(websocket, message, NO_SPECTATORS if is_hidden else TOO_MANY)
        return
    sender = asyncio.create_task(_send(websocket, session, connection))
    try:
        await _Reader(registry, session, connection, websocket).read()
    except (WebSocketDisconnect, RuntimeError):
        pass
    finally:
        registry.disconnect(session, connection)
        sender.cancel()
        await asyncio.gather(sender, return_exceptions=True)


async def _turn_away(websocket: WebSocket, message: wire.Refusal, code: int = TOO_MANY) -> None:
    try:
        await websocket.send_text(message.model_dump_json())
        await websocket.close(code)
    except (WebSocketDisconnect, RuntimeError):
        return


async def _send(websocket: WebSocket, session: TableSession, connection: Connection) -> None:
    try:
        while not connection.is_overrun:
            for message in await connection.next(session):
                await websocket.send_text(message.decode())
        await websocket.close(TOO_MANY)
    except (WebSocketDisconnect, RuntimeError):
        return


class _Reader:
    """Reads commands and answers each of them."""

    def __init__(
        self, registry: TableRegistry, session: TableSession, connection: Connection, websocket: WebSocket
    ) -> None:
        self.registry = registry
        self.session = session
        self.connection = connection
        self.websocket = websocket
        self._bucket = Bucket(registry.settings.commands)
        self._haste = 0

    async def read(self) -> None:
        """Read until the other side disconnects. Raises WebSocketDisconnect."""
        while True:
            received = await self.websocket.receive()
            if received["type"] == "websocket.disconnect":
                return
            text = received.get("text")
            start = time.monotonic()
            await self._take(text if text is not None else "")
            self.registry.metrics.seconds.observe(time.monotonic() - start)
            if self._haste > MOST_HASTE:
                await _turn_away(self.websocket, refusal(TableCode.TOO_MANY(), self._number))
                return
            # Messages that wait already must not keep the connections of others waiting.
            await asyncio.sleep(HASTE_PAUSE if self._haste else 0)

    async def _take(self, text: str) -> None:
        kind, identifier = "unknown", None
        try:
            if not self._bucket.takes():
                self._haste += 1
                raise CommandRefused(TableCode.TOO_MANY())
            self._haste = 0
            if text.count("[") + text.count("{") > MOST_BRACKETS:
                raise CommandRefused(TableCode.MALFORMED(where="JSON"))
            command = _parsed(text)
            kind, identifier = command.kind, command.id
            self.connection.answer(await self._answered(command))
            self.registry.metrics.commands.labels(kind, "accepted").inc()
        except _Invalid as invalid:
            self._refuse(invalid.reason, kind, _id_of(text))
        except CommandRefused as refused:
            self._refuse(refused.reason, kind, identifier)
        except StoreUnavailable:
            self._refuse(TableCode.DATABASE_AWAY(), kind, identifier)
        except Exception:
            log.exception("a command failed", extra={"table": self.session.table.id, "kind": kind})
            self.registry.metrics.trouble.inc()
            self._refuse(TableCode.TROUBLE(), kind, identifier)

    def _refuse(self, reason: Reason, kind: str, identifier: int | None) -> None:
        self.registry.metrics.commands.labels(kind, protocol_code(reason)).inc()
        self.connection.answer(refusal(reason, self._number, identifier))

    @property
    def _number(self) -> int:
        """The number of the last entry of the log that this connection may see."""
        return self.session.seen_by(self.connection.holder).number

    async def _answered(self, command: Any) -> Wire:
        holder = self.connection.holder
        if command.kind == "preview":
            return explain.preview(self.session, holder, command)
        if command.kind == "why":
            return explain.why(self.session, holder, command)
        number = self._number
        if command.kind == "say":
            await self.websocket.app.state.talk.say(self.session, holder, command)
        elif command.kind != "ping":
            number = await self.registry.command(self.session, holder, command)
        return wire.Accepted(kind="accepted", number=number, id=command.id)


class _Invalid(CommandRefused):
    """A message that is not a command."""


def _parsed(text: str) -> Any:
    """The command in a message. Raises _Invalid."""
    try:
        return COMMAND.validate_json(text)
    except ValidationError as error:
        first = error.errors(include_url=False, include_input=False)[0]
        if first["type"] == "union_tag_invalid":
            raise _Invalid(TableCode.UNKNOWN(kind=str(first["ctx"]["tag"])[:40])) from None
        where = ".".join(str(part) for part in first["loc"])[:60] or "JSON"
        raise _Invalid(TableCode.MALFORMED(where=where)) from None


def _id_of(text: str) -> int | None:
    """The id of a message, even if the rest of it is invalid."""
    try:
        value = json.loads(text)
    except (ValueError, RecursionError):
        return None
    found = value.get("id") if isinstance(value, dict) else None
    return found if isinstance(found, int) and not isinstance(found, bool) and 0 <= found < 2**31 else None
