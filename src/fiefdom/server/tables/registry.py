"""All tables in use, the commands carried out at them, and the bots that play."""

import asyncio
import logging
from collections import Counter
from collections.abc import Awaitable, Callable, Mapping, Sequence
from typing import Any

from fiefdom.errors import CommandRefused, CorruptLog, StoreConflict
from fiefdom.rules import Rules
from fiefdom.server import tokens
from fiefdom.server.bot_pool import BotPool, chooser_with
from fiefdom.server.clock import Clock
from fiefdom.server.lifecycle import Lifecycle
from fiefdom.server.metrics import Metrics
from fiefdom.server.protocol import messages as wire
from fiefdom.server.refusals import TableCode
from fiefdom.server.settings import ServerSettings
from fiefdom.server.store.database import (
    Hold,
    KeyChange,
    NewHolder,
    NewInvite,
    Succession,
    TableStore,
    UsedInvite,
)
from fiefdom.server.store.ownership import Ownership
from fiefdom.server.tables import commands
from fiefdom.server.tables.bot_driver import BotDriver
from fiefdom.server.tables.clocks import forgive
from fiefdom.server.tables.event_log import rebuild
from fiefdom.server.tables.following import ONLY_PLAY, followed, new_events
from fiefdom.server.tables.gallery import gallery_of
from fiefdom.server.tables.seating import More, SeatRequest, nothing_more, take_seat
from fiefdom.server.tables.session import Connection, TableSession, key_changes
from fiefdom.server.tables.state import Table
from fiefdom.server.tables.writer import Decided
from fiefdom.server.warm_up import EngineWarmer

log = logging.getLogger("fiefdom.server.tables.registry")

# How many tables without connections stay in memory.
IDLE_TABLES = 200
DROPPED_TOGETHER = 32
# After this many events the store records again that a table is in use.
NOTED_EVERY = 32


class TableRegistry:
    """Tables with connections are in memory; all others are in the store."""

    def __init__(
        self,
        store: TableStore,
        settings: ServerSettings,
        metrics: Metrics | None = None,
        thinkers: BotPool | None = None,
        lifecycle: Lifecycle | None = None,
    ) -> None:
        self.store = store
        self.settings = settings
        self.metrics = metrics or Metrics()
        self.lifecycle = lifecycle or Lifecycle()
        self.lifecycle.changed = self.announce
        store.watch.changed = self.lifecycle.set_database
        store.observe = self.metrics.stored
        self.clock = Clock()
        # From when to when no server was running, before this one started, if that is known and long enough to matter.
        self.down: tuple[int, int] | None = None
        # When something happens by itself at the tables in memory, in milliseconds.
        self._deadlines: dict[str, int] = {}
        self.owners = Ownership(store, settings.database_seconds)
        self.bot_pool = thinkers or BotPool(settings.thinkers, settings.patience, chooser_with(settings.bots))
        self._sessions: dict[str, TableSession] = {}
        self._opening: dict[str, asyncio.Lock] = {}
        self.warm = EngineWarmer().warm
        # What is stored along with the events of a table.
        self.along: Callable[[Table, Decided], Sequence[KeyChange]] = lambda before, decided: ()
        self._addresses: Counter[str] = Counter()
        # The tables whose spectators do not see everything yet.
        self._galleries: set[str] = set()
        # How many tables have connections.
        self._visited = 0

    # ------------------------------------------------------------------ tables in memory

    @property
    def tables(self) -> int:
        return len(self._sessions)

    @property
    def sessions(self) -> Mapping[str, TableSession]:
        """The tables in memory, by their ids."""
        return self._sessions

    @property
    def driven(self) -> int:
        """How many tables have a bot to move."""
        return sum(session.driver is not None for session in self._sessions.values())

    async def session(self, identifier: str) -> TableSession:
        """A table, from memory or from the store. Raises CommandRefused if it does not exist."""
        found = self._sessions.pop(identifier, None)
        if found is None:
            lock = self._opening.setdefault(identifier, asyncio.Lock())
            async with lock:
                found = self._sessions.pop(identifier, None)
                if found is None:
                    found = await self._open(identifier)
                    self._keep(identifier, found)
                    if self.store.is_postgresql:
                        # Before it was kept, nobody was told of what other servers have stored.
                        await self._reload(found)
            self._opening.pop(identifier, None)
        self._keep(identifier, found)
        await self._forgive(found)
        self._drive(found)
        return found

    async def _forgive(self, session: TableSession) -> None:
        """The clocks of a table stood still while no server was running."""
        clocks, down = session.table.clocks, self.down
        if clocks is None or down is None or clocks.since >= down[1] or not self.lifecycle.accepts(session.table.id):
            return
        await self.change(session, lambda table: forgive(table, *down))

    def _keep(self, identifier: str, session: TableSession) -> None:
        """Keep a session in memory; of the idle ones, the least recently used are dropped."""
        self._sessions.pop(identifier, None)
        self._sessions[identifier] = session
        session.now = self.clock.now
        self._drop_idle(identifier)

    def _drop_idle(self, needed: str | None = None) -> None:
        """Drop the least recently used tables without connections; done in bulk, because all have to be looked at."""
        if len(self._sessions) - self._visited > IDLE_TABLES + DROPPED_TOGETHER:
            idle = [key for key, each in self._sessions.items() if not each.connections and each.driver is None]
            for key in idle[: max(0, len(idle) - IDLE_TABLES)]:
                if key != needed:
                    del self._sessions[key]
        self.metrics.tables.set(len(self._sessions))

    async def _open(self, identifier: str) -> TableSession:
        events = await self.store.events(identifier)
        if not events:
            raise CommandRefused(TableCode.NO_SUCH_TABLE())
        await self.warm(Rules.parse(events[0].data["rules"]))
        table = await asyncio.to_thread(rebuild, identifier, events)
        gallery = await asyncio.to_thread(gallery_of, table, events, self.clock.now())
        return TableSession(table, await self.store.actors(identifier), gallery)

    def forget(self, identifier: str) -> None:
        """Drop a table that was deleted from the store, and end its connections."""
        session = self._sessions.pop(identifier, None)
        if session is None:
            return
        if session.driver is not None:
            session.driver.cancel()
        for connection in session.connections:
            connection.drop()
        self.metrics.tables.set(len(self._sessions))

    async def heard(self, identifier: str, number: int) -> None:
        """A table changed, perhaps in another process: reload it if it is in memory and out of date."""
        session = self._sessions.get(identifier)
        if session is None:
            return
        await self._reload(session, number)
        self._drive(session)

    async def catch_up(self) -> None:
        """Reload all tables in memory: changes may have been missed."""
        for session in list(self._sessions.values()):
            await self._reload(session)

    async def _reload(self, session: TableSession, number: int | None = None) -> None:
        """Reload a table; one that cannot be read stays as it is, and does not keep others from being read."""
        try:
            async with session.lock:
                if number is None or number > session.table.number:
                    await self._refresh(session)
        except CorruptLog:
            log.exception("a table could not be read again", extra={"table": session.table.id})

    async def _refresh(self, session: TableSession) -> None:
        """Reload the table; its lock is held."""
        table = session.table
        new = await new_events(self.store, table)
        if new is None:
            events = await self.store.events(table.id)
            if not events:
                # It was deleted; `forget` follows.
                return
            session.actors = await self.store.actors(table.id)
            session.changed(await asyncio.to_thread(rebuild, table.id, events))
        elif new:
            if not ONLY_PLAY.issuperset(event.kind for event in new):
                session.actors = await self.store.actors(table.id)
            session.changed(followed(table, new))

    # ------------------------------------------------------------------ what is done at a table

    async def change(
        self,
        session: TableSession,
        decide: Callable[[Table], Decided],
        changes: Callable[[Decided], Sequence[KeyChange]] = lambda decided: (),
    ) -> Decided:
        """Decide, store, notify. If another process was faster, decide again after it. Raises CommandRefused."""
        async with session.lock, self.lifecycle.changing(session.table.id):
            for attempt in (1, 2):
                decided = decide(session.table)
                if not decided.events:
                    break
                try:
                    await self._store(session, decided, changes(decided))
                    break
                except StoreConflict:
                    if attempt == 2:
                        raise CommandRefused(TableCode.STALE()) from None
                    await self._refresh(session)
        self._drive(session)
        return decided

    async def _store(self, session: TableSession, decided: Decided, changes: Sequence[KeyChange]) -> None:
        table, after = session.table, decided.table
        is_noted = after.stage != table.stage or table.number // NOTED_EVERY != after.number // NOTED_EVERY
        stage = after.stage if is_noted else None
        columns = {"deadline": after.deadline} if after.deadline != table.deadline else {}
        # If this fails, it is unknown whether the events were stored; if so, the next append raises StoreConflict.
        every = (*changes, *self.along(table, decided))
        await self.store.append(table.id, table.number + 1, decided.events, stage, every, columns)
        if changes:
            session.actors = await self.store.actors(table.id)
        session.changed(decided.table)

    async def expire_overdue(self) -> None:
        """Do what is due at the tables in memory. Raises CommandRefused and StoreError."""
        time_now = self.clock.now()
        for identifier in [each for each, deadline in self._deadlines.items() if deadline <= time_now]:
            session = self._sessions.get(identifier)
            self._deadlines.pop(identifier)
            if session is None or identifier in self.lifecycle.closed_tables:
                continue
            try:
                await self._expire(session)
            finally:
                self._drive(session)

    async def _expire(self, session: TableSession) -> None:
        here = session.company.connected
        await self.change(session, lambda table: commands.expire(table, self.clock.now(), here))

    def advance_galleries(self) -> None:
        """Show spectators of delayed games what they may see by now."""
        late = (self._sessions.get(each) for each in self._galleries)
        self._galleries = {each.table.id for each in late if each is not None and each.advance_gallery()}

    async def load_overdue(self) -> None:
        """Load the tables at which something is due. Raises StoreError."""
        for identifier in await self.store.overdue(self.clock.now()):
            if identifier not in self._sessions and identifier not in self.lifecycle.closed_tables:
                await self.session(identifier)

    async def command(self, session: TableSession, holder: str | None, command: Any) -> int:
        """Carry out a command; returns the length of the log after it. Raises CommandRefused."""
        if command.kind == "take_over" and command.seat in session.company.connected - session.actor(holder).seats:
            raise CommandRefused(TableCode.STILL_HERE())
        decided = await self.change(
            session,
            lambda table: commands.decide(table, session.actor(holder), command, self.clock.now()),
            lambda decided: key_changes(session, holder, command, decided),
        )
        return decided.table.number

    async def create(
        self, request: wire.CreateRequest, rules: Rules, more: Callable[[Decided], Sequence[KeyChange]] | None = None
    ) -> tuple[TableSession, str, list[wire.Invite]]:
        """A new table, the host's token, and invites: one per open seat and one for all. Raises CommandRefused."""
        await self.warm(rules)
        identifier, token = tokens.new_table_id(), tokens.new_token()
        holder = tokens.hashed(token)
        decided = commands.create(identifier, request, rules, self.clock.now())
        changes: list[KeyChange] = [NewHolder(holder, is_host=True)]
        changes += [Hold(seat, holder) for seat, wish in enumerate(request.seats) if wish.who == "me"]
        open_seats = [seat for seat, wish in enumerate(request.seats) if wish.who == "open"]
        invites = [wire.Invite(seat=seat, code=tokens.new_code()) for seat in (*open_seats, None) if open_seats]
        changes += [NewInvite(tokens.hashed(invite.code), invite.seat) for invite in invites]
        changes += more(decided) if more else ()
        columns = {"deadline": decided.table.deadline}
        async with self.lifecycle.changing():
            await self.store.create(identifier, str(rules), decided.table.stage, decided.events, changes, columns)
            gallery = gallery_of(decided.table, decided.events, self.clock.now())
            session = TableSession(decided.table, await self.store.actors(identifier), gallery)
        self._keep(identifier, session)
        self._drive(session)
        return session, token, invites

    async def keep_record(self, decided: Decided) -> None:
        """Store a finished table without players."""
        table = decided.table
        async with self.lifecycle.changing():
            await self.store.create(table.id, str(table.rules), table.stage, decided.events)
        self._keep(table.id, TableSession(table, {}))

    async def invite(self, session: TableSession, holder: str | None, seat: int | None) -> wire.Invite:
        """A new code for one seat or for any. Raises CommandRefused."""
        if not session.actor(holder).is_host:
            raise CommandRefused(TableCode.HOST_ONLY())
        if seat is not None and (seat >= len(session.table.chairs) or session.table.chairs[seat].who != "open"):
            raise CommandRefused(TableCode.SEAT_TAKEN())
        invite = wire.Invite(seat=seat, code=tokens.new_code())
        async with session.lock, self.lifecycle.changing(session.table.id):
            change = NewInvite(tokens.hashed(invite.code), seat)
            await self.store.append(session.table.id, session.table.number + 1, [], session.table.stage, [change])
        return invite

    async def look(self, code: str) -> tuple[TableSession, str, int | None]:
        """The table and seat that an invite is for, and its hash. Raises CommandRefused."""
        key = tokens.hashed(tokens.tidied(code))
        found = await self.store.invite(key)
        if found is None:
            raise CommandRefused(TableCode.NO_SUCH_CODE())
        return await self.session(found[0]), key, found[1]

    async def join(
        self,
        request: wire.JoinRequest,
        token_of: Callable[[str], str | None],
        more: Callable[[TableSession], Awaitable[More]] | None = None,
    ) -> tuple[str, int, str]:
        """Exchange an invite for a seat: table, seat and token. Raises CommandRefused.

        `token_of` returns the token that this browser already has for a table; `more` what else has to change.
        """
        session, key, invited = await self.look(request.code)
        wanted = invited if invited is not None else request.seat
        token = None if request.program else token_of(session.table.id)
        own = await more(session) if more else nothing_more
        wish = SeatRequest(wanted, request.name, request.colour, request.commitment, token)
        used: list[KeyChange] = [UsedInvite(key)] if invited is not None else []
        seat, token = await take_seat(self, session, wish, lambda chosen: [*used, *own(chosen)])
        return session.table.id, seat, token

    async def new_recovery(self, session: TableSession, holder: str | None) -> str:
        """A code that moves this holder's seats to another device. Raises CommandRefused."""
        if holder is None or holder not in session.actors:
            raise CommandRefused(TableCode.NOT_SEATED())
        code = tokens.new_code()
        async with self.lifecycle.changing(session.table.id):
            await self.store.set_recovery(holder, tokens.hashed(code))
        return code

    async def recover(self, code: str) -> tuple[TableSession, str]:
        """Exchange a recovery code for its seats: returns the table and the new token. Raises CommandRefused."""
        found = await self.store.recovery(tokens.hashed(tokens.tidied(code)))
        if found is None:
            raise CommandRefused(TableCode.NO_SUCH_CODE())
        session, token = await self.session(found[0]), tokens.new_token()
        change = Succession(found[1], tokens.hashed(token))
        seats = sorted(session.actor(found[1]).seats)
        await self.change(session, lambda table: commands.moved(table, seats, self.clock.now()), lambda _: [change])
        return session, token

    # ------------------------------------------------------------------ connections

    def require_room(self, session: TableSession, connection: Connection) -> None:
        """Raise CommandRefused if it may not see the table, or there are too many connections already.

        Spectators do not keep players out.
        """
        if not session.table.shows(session.actor(connection.holder)):
            raise CommandRefused(TableCode.NO_SPECTATORS())
        is_full = session.alike(connection) >= self.settings.connections_of_table
        if is_full or self._addresses[connection.address] >= self.settings.connections_of_address:
            raise CommandRefused(TableCode.TOO_MANY())

    def connect(self, session: TableSession, connection: Connection) -> None:
        """Add a connection to the table. Raises CommandRefused as `require_room` does."""
        self.require_room(session, connection)
        self._addresses[connection.address] += 1
        self._visited += not session.connections
        session.welcome(connection)
        if self.lifecycle.state != "ready":
            connection.answer(self._status(session))
        self.metrics.connections.inc()

    def disconnect(self, session: TableSession, connection: Connection) -> None:
        """Remove a connection."""
        self._addresses[connection.address] -= 1
        if not self._addresses[connection.address]:
            del self._addresses[connection.address]
        session.dismiss(connection)
        self.metrics.connections.dec()
        if not session.connections:
            self._visited -= 1
            self._drop_idle()

    def drop_banned(self) -> None:
        """End the connections of addresses that are banned."""
        for session in self._sessions.values():
            for connection in session.connections:
                if self.lifecycle.is_banned(connection.address):
                    connection.drop()

    def announce(self) -> None:
        """Tell everyone what the server can do now."""
        for session in self._sessions.values():
            for connection in session.connections:
                connection.answer(self._status(session))

    @property
    def is_settled(self) -> bool:
        """Whether nothing waits to be sent to anyone."""
        return all(each.is_settled for session in self._sessions.values() for each in session.connections)

    def _status(self, session: TableSession) -> wire.ServerStatus:
        return wire.ServerStatus(kind="server", number=session.seen_by(None).number, state=self.lifecycle.state)

    # ------------------------------------------------------------------ bots

    def _drive(self, session: TableSession) -> None:
        """Make sure that bots play when it is their turn, and that the deadline is kept."""
        if session.gallery is not None:
            self._galleries.add(session.table.id)
        if session.table.deadline is None:
            self._deadlines.pop(session.table.id, None)
        else:
            self._deadlines[session.table.id] = session.table.deadline
        if session.table.bot_to_move is None or (session.driver is not None and not session.driver.done()):
            return
        if not self.lifecycle.allows_bots(session.table.id):
            return
        session.driver = asyncio.create_task(BotDriver(self, session).play())

    async def resume(self) -> None:
        """After a restart: let bots continue where they stopped."""
        for identifier in await self.store.playing(self.clock.now() - self.settings.resume_within):
            try:
                await self.session(identifier)
            except Exception:
                log.exception("could not resume a table", extra={"table": identifier})

    async def close(self) -> None:
        """Stop the bots and close the store."""
        drivers: list[Awaitable[None]] = []
        for session in self._sessions.values():
            if session.driver is not None:
                session.driver.cancel()
                drivers.append(session.driver)
        await asyncio.gather(*drivers, return_exceptions=True)
        self.bot_pool.close()
        await self.owners.close()
        await self.store.close()
