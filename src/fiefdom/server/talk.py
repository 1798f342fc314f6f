"""What people say at tables: phrases from a list, to everybody there, also on other servers. Nothing is stored."""

import json
import logging
from typing import Any

import sqlalchemy as sa

from fiefdom.errors import CommandRefused
from fiefdom.server.protocol.gathering import Said, Say
from fiefdom.server.rate_limits import Buckets, Rate
from fiefdom.server.refusals import LobbyCode, TableCode
from fiefdom.server.tables.registry import TableRegistry
from fiefdom.server.tables.session import TableSession

log = logging.getLogger("fiefdom.server.talk")
CHANNEL = "fiefdom_talk"
# How often a seat may say something: at once, and per second.
PACE = Rate(4, 0.25)


class Talk:
    """The talk at the tables of one server."""

    def __init__(self, registry: TableRegistry) -> None:
        self._registry = registry
        self._buckets = Buckets(PACE)

    async def say(self, session: TableSession, holder: str | None, command: Say) -> None:
        """Say something at one's own seat. Raises CommandRefused; spectators have no seat."""
        table = session.table
        if command.seat not in session.actor(holder).seats or table.chairs[command.seat].who != "person":
            raise CommandRefused(TableCode.NOT_YOUR_SEAT())
        self._registry.lifecycle.require(table.id)
        if not self._buckets.takes(f"{table.id}:{command.seat}"):
            raise CommandRefused(LobbyCode.TALKS_TOO_MUCH())
        said = {"table": table.id, "seat": command.seat, "phrase": command.phrase}
        store = self._registry.store
        if not store.is_postgresql:
            self.hear(said)
            return
        query = sa.select(sa.func.pg_notify(CHANNEL, json.dumps(said)))
        await store.run(lambda connection: connection.execute(query).all())

    def hear(self, said: dict[str, Any]) -> None:
        """Tell everybody at a table who is connected to this server."""
        session = self._registry.sessions.get(said["table"])
        if session is None:
            return
        for connection in session.connections:
            number = session.seen_by(connection.holder).number
            message = {"kind": "said", "number": number, "seat": said["seat"], "phrase": said["phrase"]}
            connection.answer(Said.model_validate(message))
