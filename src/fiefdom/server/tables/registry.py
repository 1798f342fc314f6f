"""All tables in use, the commands carried out at them, and the bots that play."""

import asyncio
import logging
import time
from collections import Counter
from collections.abc import Awaitable, Callable, Sequence
from dataclasses import replace
from typing import Any

from fiefdom.engine.setup import layout_for
from fiefdom.errors import BotError, CommandRefused, StoreConflict, StoreError
from fiefdom.game import Game
from fiefdom.rules import Rules
from fiefdom.server import tokens
from fiefdom.server.bot_pool import FASTER, BotPool
from fiefdom.server.metrics import Metrics
from fiefdom.server.protocol import messages as wire
from fiefdom.server.refusals import ServerCode, TableCode, protocol_code
from fiefdom.server.settings import ServerSettings
from fiefdom.server.store.database import (
    Crown,
    Hold,
    KeyChange,
    NewHolder,
    NewInvite,
    Release,
    Succession,
    TableStore,
    UsedInvite,
)
from fiefdom.server.tables import commands
from fiefdom.server.tables.commands import Decided
from fiefdom.server.tables.event_log import rebuild
from fiefdom.server.tables.session import Connection, TableSession
from fiefdom.server.tables.state import Table
from fiefdom.server.views.game_view import game_view
from fiefdom.server.views.move_views import move_views
from fiefdom.server.views.table_view import Views

log = logging.getLogger("fiefdom.server.tables.registry")

# How many tables without connections stay in memory.
IDLE_TABLES = 200
# After this many events the store records again that a table is in use.
NOTED_EVERY = 32


def now() -> int:
    """The current time in milliseconds."""
    return time.time_ns() // 1_000_000


class TableRegistry:
    """Tables with connections are in memory; all others are in the store."""

    def __init__(
        self,
        store: TableStore,
        settings: ServerSettings,
        metrics: Metrics | None = None,
        thinkers: BotPool | None = None,
    ) -> None:
        self.store = store
        self.settings = settings
        self.metrics = metrics or Metrics()
        self.bot_pool = thinkers or BotPool(settings.thinkers, settings.patience)
        self._sessions: dict[str, TableSession] = {}
        self._opening: dict[str, asyncio.Lock] = {}
        self._warm: dict[str, asyncio.Lock] = {}
        self._ready: set[str] = set()
        self._addresses: Counter[str] = Counter()

    # ------------------------------------------------------------------ tables in memory

    @property
    def tables(self) -> int:
        return len(self._sessions)

    async def session(self, identifier: str) -> TableSession:
        """A table, from memory or from the store. Raises CommandRefused if it does not exist."""
        found = self._sessions.pop(identifier, None)
        if found is None:
            lock = self._opening.setdefault(identifier, asyncio.Lock())
            async with lock:
                found = self._sessions.pop(identifier, None) or await self._open(identifier)
                self._keep(identifier, found)
            self._opening.pop(identifier, None)
        self._keep(identifier, found)
        self._drive(found)
        return found

    def _keep(self, identifier: str, session: TableSession) -> None:
        """Keep a session in memory; of the idle ones, the least recently used are dropped."""
        self._sessions.pop(identifier, None)
        self._sessions[identifier] = session
        idle = [key for key, each in self._sessions.items() if not each.connections and each.driver is None]
        for key in idle[: max(0, len(idle) - IDLE_TABLES)]:
            if key != identifier:
                del self._sessions[key]
        self.metrics.tables.set(len(self._sessions))

    async def _open(self, identifier: str) -> TableSession:
        events = await self.store.events(identifier)
        if not events:
            raise CommandRefused(TableCode.NO_SUCH_TABLE())
        await self.warm(Rules.parse(events[0].data["rules"]))
        table = await asyncio.to_thread(rebuild, identifier, events)
        return TableSession(table, await self.store.actors(identifier))

    async def warm(self, rules: Rules) -> None:
        """Compile or load the engine for these rules without blocking the event loop."""
        name = layout_for(rules).name
        if name in self._ready:
            return
        async with self._warm.setdefault(name, asyncio.Lock()):
            if name not in self._ready:
                await asyncio.to_thread(_warm_up, rules)
                self._ready.add(name)

    async def heard(self, identifier: str, number: int) -> None:
        """A table changed, perhaps in another process: reload it if it is in memory and out of date."""
        session = self._sessions.get(identifier)
        if session is None:
            return
        async with session.lock:
            if number > session.table.number:
                await self._refresh(session)

    async def catch_up(self) -> None:
        """Reload all tables in memory: changes may have been missed."""
        for session in list(self._sessions.values()):
            async with session.lock:
                await self._refresh(session)

    async def _refresh(self, session: TableSession) -> None:
        """Reload the table; its lock is held."""
        events = await self.store.events(session.table.id)
        session.actors = await self.store.actors(session.table.id)
        if len(events) != session.table.number:
            session.changed(await asyncio.to_thread(rebuild, session.table.id, events))

    # ------------------------------------------------------------------ what is done at a table

    async def change(
        self,
        session: TableSession,
        decide: Callable[[Table], Decided],
        changes: Callable[[Decided], Sequence[KeyChange]] = lambda decided: (),
    ) -> Decided:
        """Decide, store, notify. If another process was faster, decide again after it. Raises CommandRefused."""
        async with session.lock:
            for attempt in (1, 2):
                decided = decide(session.table)
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
        # If this fails, it is unknown whether the events were stored; if so, the next append raises StoreConflict.
        await self.store.append(table.id, table.number + 1, decided.events, stage, changes)
        if changes:
            session.actors = await self.store.actors(table.id)
        session.changed(decided.table)

    async def command(self, session: TableSession, holder: str | None, command: Any) -> int:
        """Carry out a command; returns the length of the log after it. Raises CommandRefused."""
        if command.kind == "take_over" and command.seat in session.company.connected - session.actor(holder).seats:
            raise CommandRefused(TableCode.STILL_HERE())
        decided = await self.change(
            session,
            lambda table: commands.decide(table, session.actor(holder), command, now()),
            lambda decided: _key_changes(session, holder, command, decided),
        )
        return decided.table.number

    def preview(self, session: TableSession, holder: str | None, command: wire.Preview) -> wire.PreviewAnswer:
        """The table after decisions that have not been made. Raises CommandRefused."""
        actor = session.actor(holder)
        game, is_certain = commands.ahead(session.table, actor, command.at, command.actions)
        shown = game if is_certain else _before_chance(session.table, game, command.actions)
        view = Views(session.table, session.company, shown).table_view(actor, has_decision=is_certain)
        return wire.PreviewAnswer(
            kind="preview", number=session.table.number, id=command.id, view=view, is_certain=is_certain
        )

    async def create(self, request: wire.CreateRequest, rules: Rules) -> tuple[TableSession, str, list[wire.Invite]]:
        """A new table, the host's token, and invites: one per open seat and one for all. Raises CommandRefused."""
        await self.warm(rules)
        identifier, token = tokens.new_table_id(), tokens.new_token()
        holder = tokens.hashed(token)
        decided = commands.create(identifier, request, rules, now())
        changes: list[KeyChange] = [NewHolder(holder, is_host=True)]
        changes += [Hold(seat, holder) for seat, wish in enumerate(request.seats) if wish.who == "me"]
        open_seats = [seat for seat, wish in enumerate(request.seats) if wish.who == "open"]
        invites = [wire.Invite(seat=seat, code=tokens.new_code()) for seat in (*open_seats, None) if open_seats]
        changes += [NewInvite(tokens.hashed(invite.code), invite.seat) for invite in invites]
        await self.store.create(identifier, str(rules), decided.table.stage, decided.events, changes)
        session = TableSession(decided.table, await self.store.actors(identifier))
        self._keep(identifier, session)
        self._drive(session)
        return session, token, invites

    async def keep_record(self, decided: Decided) -> None:
        """Store a finished table without players."""
        table = decided.table
        await self.store.create(table.id, str(table.rules), table.stage, decided.events)
        self._keep(table.id, TableSession(table, {}))

    async def invite(self, session: TableSession, holder: str | None, seat: int | None) -> wire.Invite:
        """A new code for one seat or for any. Raises CommandRefused."""
        if not session.actor(holder).is_host:
            raise CommandRefused(TableCode.HOST_ONLY())
        if seat is not None and (seat >= len(session.table.chairs) or session.table.chairs[seat].who != "open"):
            raise CommandRefused(TableCode.SEAT_TAKEN())
        invite = wire.Invite(seat=seat, code=tokens.new_code())
        async with session.lock:
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

    async def join(self, request: wire.JoinRequest, token_of: Callable[[str], str | None]) -> tuple[str, int, str]:
        """Exchange an invite for a seat: table, seat and token. Raises CommandRefused.

        `token_of` returns the token that this browser already has for a table.
        """
        session, key, invited = await self.look(request.code)
        wanted = invited if invited is not None else request.seat
        old = token_of(session.table.id)
        is_known = old is not None and tokens.hashed(old) in session.actors and not request.program
        token = old if is_known and old is not None else tokens.new_token()
        holder = tokens.hashed(token)
        chosen = -1

        def decide(table: Table) -> Decided:
            nonlocal chosen
            decided, chosen = commands.join(table, wanted, request.name, request.colour, now())
            return decided

        def changes(_: Decided) -> Sequence[KeyChange]:
            used: list[KeyChange] = [UsedInvite(key)] if invited is not None else []
            return [*used, *([] if is_known else [NewHolder(holder)]), Hold(chosen, holder)]

        await self.change(session, decide, changes)
        return session.table.id, chosen, token

    async def new_recovery(self, session: TableSession, holder: str | None) -> str:
        """A code that moves this holder's seats to another device. Raises CommandRefused."""
        if holder is None or holder not in session.actors:
            raise CommandRefused(TableCode.NOT_SEATED())
        code = tokens.new_code()
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
        await self.change(session, lambda table: commands.moved(table, seats, now()), lambda _: [change])
        return session, token

    # ------------------------------------------------------------------ connections

    def require_room(self, session: TableSession, connection: Connection) -> None:
        """Raise CommandRefused if there are too many connections already. Spectators do not keep players out."""
        is_full = session.alike(connection) >= self.settings.connections_of_table
        if is_full or self._addresses[connection.address] >= self.settings.connections_of_address:
            raise CommandRefused(TableCode.TOO_MANY())

    def connect(self, session: TableSession, connection: Connection) -> None:
        """Add a connection to the table. Raises CommandRefused if there are too many."""
        self.require_room(session, connection)
        self._addresses[connection.address] += 1
        session.welcome(connection)
        self.metrics.connections.inc()

    def disconnect(self, session: TableSession, connection: Connection) -> None:
        """Remove a connection."""
        self._addresses[connection.address] -= 1
        if not self._addresses[connection.address]:
            del self._addresses[connection.address]
        session.dismiss(connection)
        self.metrics.connections.dec()

    # ------------------------------------------------------------------ bots

    def _drive(self, session: TableSession) -> None:
        """Make sure that bots play when it is their turn."""
        if session.table.bot_to_move is None or (session.driver is not None and not session.driver.done()):
            return
        session.driver = asyncio.create_task(self._play_bots(session))

    async def _play_bots(self, session: TableSession) -> None:
        try:
            while session.table.bot_to_move is not None:
                await self._play_bot(session, session.table, *session.table.bot_to_move)
        except (CommandRefused, StoreError):
            log.exception("bots are paused at a table until someone connects", extra={"table": session.table.id})
        finally:
            session.driver = None

    async def _play_bot(self, session: TableSession, table: Table, seat: int, level: str) -> None:
        assert table.game is not None
        start = time.monotonic()
        try:
            action = await self.bot_pool.think(table.game, level)
        except BotError as failure:
            why = "slow" if failure.reason.code is ServerCode.BOT_SLOW else "broken"
            await self._replace_bot(session, seat, level, why)
            return
        self.metrics.thinking.labels(level).observe(time.monotonic() - start)
        await self._unless_stale(session, lambda now_table: commands.bot_move(now_table, seat, table.at, action, now()))

    async def _replace_bot(self, session: TableSession, seat: int, level: str, why: str) -> None:
        self.metrics.replaced.labels(why).inc()
        faster = FASTER.get(level)
        log.warning(
            "a bot is replaced", extra={"table": session.table.id, "level": level, "faster": faster, "why": why}
        )
        if faster is None:
            raise CommandRefused(TableCode.TROUBLE())
        await self._unless_stale(session, lambda table: commands.replace_bot(table, seat, faster, why, now()))

    async def _unless_stale(self, session: TableSession, decide: Callable[[Table], Decided]) -> None:
        """Ignore the decision of a bot whose seat was given back, or whose move was made by another process."""
        try:
            await self.change(session, decide)
        except CommandRefused as refusal:
            if protocol_code(refusal.reason) not in ("stale", "not_your_turn", "not_now"):
                raise

    async def resume(self) -> None:
        """After a restart: let bots continue where they stopped."""
        for identifier in await self.store.playing(now() - self.settings.resume_within):
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
        await self.store.close()


def _warm_up(rules: Rules) -> None:
    """Call every engine entry point that a table uses."""
    game = Game.new(replace(rules, dynasty=False), seed=1)
    for _ in range(12):
        game_view(game, 0)
        move_views(game)
        game.push(game.legal_actions[0])
    Game.replay(game.rules, game.events)


def _before_chance(table: Table, game: Game, actions: Sequence[int]) -> Game:
    """A preview must not show what chance would draw: go back to before the last decision."""
    assert table.game is not None
    is_drawn = len(game.history) > len(table.game.history) + len(actions)
    if not is_drawn:
        return game
    shown = game.copy()
    shown.undo()
    return shown


def _key_changes(session: TableSession, holder: str | None, command: Any, decided: Decided) -> Sequence[KeyChange]:
    changes: list[KeyChange] = []
    if command.kind == "sit" and holder is not None:
        changes.append(Hold(command.seat, holder))
    if command.kind in ("leave", "vacate"):
        changes.append(Release(command.seat))
    for event in decided.events:
        if event.kind == "host":
            heir = next((key for key, actor in session.actors.items() if event.data["seat"] in actor.seats), None)
            changes.append(Crown(heir))
    return changes
