"""The house: all tables that are in use, what is done at them, and the bots that play."""

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
from fiefdom.server import keys, match
from fiefdom.server import protocol as wire
from fiefdom.server.chronicle import retell
from fiefdom.server.game_views import game_view
from fiefdom.server.live import Connection, Live
from fiefdom.server.match import Decided
from fiefdom.server.metrics import Metrics
from fiefdom.server.moment import Moment
from fiefdom.server.refusals import ServerCode, TableCode, protocol_code
from fiefdom.server.settings import Settings
from fiefdom.server.store import (
    Crown,
    Hold,
    KeyChange,
    NewHolder,
    NewInvite,
    Release,
    Store,
    Succession,
    UsedInvite,
)
from fiefdom.server.table import Table
from fiefdom.server.thinking import FASTER, Thinkers
from fiefdom.server.view_moves import move_views
from fiefdom.server.views import Views

log = logging.getLogger("fiefdom.server.house")

# How many tables nobody is at stay in memory.
IDLE_TABLES = 200
# Every so many facts the store notes that a table is in use.
NOTED_EVERY = 32


def now() -> int:
    """Milliseconds."""
    return time.time_ns() // 1_000_000


class House:
    """Every table that somebody is at is in memory; all others are in the store."""

    def __init__(
        self, store: Store, settings: Settings, metrics: Metrics | None = None, thinkers: Thinkers | None = None
    ) -> None:
        self.store = store
        self.settings = settings
        self.metrics = metrics or Metrics()
        self.thinkers = thinkers or Thinkers(settings.thinkers, settings.patience)
        self._lives: dict[str, Live] = {}
        self._opening: dict[str, asyncio.Lock] = {}
        self._warm: dict[str, asyncio.Lock] = {}
        self._ready: set[str] = set()
        self._addresses: Counter[str] = Counter()

    # ------------------------------------------------------------------ tables in memory

    @property
    def tables(self) -> int:
        return len(self._lives)

    async def live(self, identifier: str) -> Live:
        """A table, from memory or from the store. Raises CommandRefused if there is none."""
        found = self._lives.pop(identifier, None)
        if found is None:
            lock = self._opening.setdefault(identifier, asyncio.Lock())
            async with lock:
                found = self._lives.pop(identifier, None) or await self._open(identifier)
                self._keep(identifier, found)
            self._opening.pop(identifier, None)
        self._keep(identifier, found)
        self._drive(found)
        return found

    def _keep(self, identifier: str, live: Live) -> None:
        """The last one used is the last one forgotten."""
        self._lives.pop(identifier, None)
        self._lives[identifier] = live
        idle = [key for key, each in self._lives.items() if not each.connections and each.driver is None]
        for key in idle[: max(0, len(idle) - IDLE_TABLES)]:
            if key != identifier:
                del self._lives[key]
        self.metrics.tables.set(len(self._lives))

    async def _open(self, identifier: str) -> Live:
        facts = await self.store.facts(identifier)
        if not facts:
            raise CommandRefused(TableCode.NO_SUCH_TABLE())
        await self.warm(Rules.parse(facts[0].data["rules"]))
        table = await asyncio.to_thread(retell, identifier, facts)
        return Live(table, await self.store.actors(identifier))

    async def warm(self, rules: Rules) -> None:
        """Have the engine compiled for these rules, or loaded, without holding anybody up."""
        name = layout_for(rules).name
        if name in self._ready:
            return
        async with self._warm.setdefault(name, asyncio.Lock()):
            if name not in self._ready:
                await asyncio.to_thread(_warm_up, rules)
                self._ready.add(name)

    async def heard(self, identifier: str, number: int) -> None:
        """Some process changed a table; read it anew if it is here and not known yet."""
        live = self._lives.get(identifier)
        if live is None:
            return
        async with live.lock:
            if number > live.table.number:
                await self._refresh(live)

    async def catch_up(self) -> None:
        """Read anew all tables that are here: changes may have been missed."""
        for live in list(self._lives.values()):
            async with live.lock:
                await self._refresh(live)

    async def _refresh(self, live: Live) -> None:
        """Read the table anew; its lock is held."""
        facts = await self.store.facts(live.table.id)
        live.actors = await self.store.actors(live.table.id)
        if len(facts) != live.table.number:
            live.changed(await asyncio.to_thread(retell, live.table.id, facts))

    # ------------------------------------------------------------------ what is done at a table

    async def change(
        self,
        live: Live,
        decide: Callable[[Table], Decided],
        changes: Callable[[Decided], Sequence[KeyChange]] = lambda decided: (),
    ) -> Decided:
        """Decide, store, tell. If another process was first, decide again on what it left. Raises CommandRefused."""
        async with live.lock:
            for attempt in (1, 2):
                decided = decide(live.table)
                try:
                    await self._store(live, decided, changes(decided))
                    break
                except StoreConflict:
                    if attempt == 2:
                        raise CommandRefused(TableCode.STALE()) from None
                    await self._refresh(live)
        self._drive(live)
        return decided

    async def _store(self, live: Live, decided: Decided, changes: Sequence[KeyChange]) -> None:
        table, after = live.table, decided.table
        is_noted = after.stage != table.stage or table.number // NOTED_EVERY != after.number // NOTED_EVERY
        stage = after.stage if is_noted else None
        # If this fails, whether it was stored is not known; if it was, the next one who appends finds a StoreConflict.
        await self.store.append(table.id, table.number + 1, decided.facts, stage, changes)
        if changes:
            live.actors = await self.store.actors(table.id)
        live.changed(decided.table)

    async def command(self, live: Live, holder: str | None, command: Any) -> int:
        """Carry out a command; returns the log's length after it. Raises CommandRefused."""
        if command.kind == "take_over" and command.seat in live.company.connected - live.actor(holder).seats:
            raise CommandRefused(TableCode.STILL_HERE())
        decided = await self.change(
            live,
            lambda table: match.decide(table, live.actor(holder), command, now()),
            lambda decided: _key_changes(live, holder, command, decided),
        )
        return decided.table.number

    def preview(self, live: Live, holder: str | None, command: wire.Preview) -> wire.PreviewAnswer:
        """The table after some decisions that nobody has made. Raises CommandRefused."""
        actor = live.actor(holder)
        game, is_certain = match.ahead(live.table, actor, command.at, command.actions)
        shown = game if is_certain else _before_chance(live.table, game, command.actions)
        view = Views(live.table, live.company, shown).table_view(actor, has_decision=is_certain)
        return wire.PreviewAnswer(
            kind="preview", number=live.table.number, id=command.id, view=view, is_certain=is_certain
        )

    async def create(self, request: wire.CreateRequest, rules: Rules) -> tuple[Live, str, list[wire.Invite]]:
        """A new table, the host's token, and an invite for every open seat and one for all. Raises CommandRefused."""
        await self.warm(rules)
        identifier, token = keys.new_table_id(), keys.new_token()
        holder = keys.hashed(token)
        decided = match.create(identifier, request, rules, now())
        changes: list[KeyChange] = [NewHolder(holder, is_host=True)]
        changes += [Hold(seat, holder) for seat, wish in enumerate(request.seats) if wish.who == "me"]
        open_seats = [seat for seat, wish in enumerate(request.seats) if wish.who == "open"]
        invites = [wire.Invite(seat=seat, code=keys.new_code()) for seat in (*open_seats, None) if open_seats]
        changes += [NewInvite(keys.hashed(invite.code), invite.seat) for invite in invites]
        await self.store.create(identifier, str(rules), decided.table.stage, decided.facts, changes)
        live = Live(decided.table, await self.store.actors(identifier))
        self._keep(identifier, live)
        self._drive(live)
        return live, token, invites

    async def keep_record(self, decided: Decided) -> None:
        """A finished table that nobody sits at."""
        table = decided.table
        await self.store.create(table.id, str(table.rules), table.stage, decided.facts)
        self._keep(table.id, Live(table, {}))

    async def invite(self, live: Live, holder: str | None, seat: int | None) -> wire.Invite:
        """A new code for a seat or for all. Raises CommandRefused."""
        if not live.actor(holder).is_host:
            raise CommandRefused(TableCode.HOST_ONLY())
        if seat is not None and (seat >= len(live.table.chairs) or live.table.chairs[seat].who != "open"):
            raise CommandRefused(TableCode.SEAT_TAKEN())
        invite = wire.Invite(seat=seat, code=keys.new_code())
        async with live.lock:
            change = NewInvite(keys.hashed(invite.code), seat)
            await self.store.append(live.table.id, live.table.number + 1, [], live.table.stage, [change])
        return invite

    async def look(self, code: str) -> tuple[Live, str, int | None]:
        """The table and the seat that an invite leads to, and its hash. Raises CommandRefused."""
        key = keys.hashed(keys.tidied(code))
        found = await self.store.invite(key)
        if found is None:
            raise CommandRefused(TableCode.NO_SUCH_CODE())
        return await self.live(found[0]), key, found[1]

    async def join(self, request: wire.JoinRequest, tokens: Callable[[str], str | None]) -> tuple[str, int, str]:
        """Exchange an invite for a seat: table, seat and token. Raises CommandRefused.

        `tokens` finds the token that this browser has for a table already.
        """
        live, key, invited = await self.look(request.code)
        wanted = invited if invited is not None else request.seat
        old = tokens(live.table.id)
        is_known = old is not None and keys.hashed(old) in live.actors and not request.program
        token = old if is_known and old is not None else keys.new_token()
        holder = keys.hashed(token)
        chosen = -1

        def decide(table: Table) -> Decided:
            nonlocal chosen
            decided, chosen = match.join(table, wanted, request.name, request.colour, now())
            return decided

        def changes(_: Decided) -> Sequence[KeyChange]:
            used: list[KeyChange] = [UsedInvite(key)] if invited is not None else []
            return [*used, *([] if is_known else [NewHolder(holder)]), Hold(chosen, holder)]

        await self.change(live, decide, changes)
        return live.table.id, chosen, token

    async def new_recovery(self, live: Live, holder: str | None) -> str:
        """A code that moves this holder's seats to another device. Raises CommandRefused."""
        if holder is None or holder not in live.actors:
            raise CommandRefused(TableCode.NOT_SEATED())
        code = keys.new_code()
        await self.store.set_recovery(holder, keys.hashed(code))
        return code

    async def recover(self, code: str) -> tuple[Live, str]:
        """Exchange a recovery code for the seats it stands for: the table and the new token. Raises CommandRefused."""
        found = await self.store.recovery(keys.hashed(keys.tidied(code)))
        if found is None:
            raise CommandRefused(TableCode.NO_SUCH_CODE())
        live, token = await self.live(found[0]), keys.new_token()
        change = Succession(found[1], keys.hashed(token))
        seats = sorted(live.actor(found[1]).seats)
        await self.change(live, lambda table: match.moved(table, seats, now()), lambda _: [change])
        return live, token

    # ------------------------------------------------------------------ connections

    def require_room(self, live: Live, connection: Connection) -> None:
        """Raises CommandRefused if there are too many already. Those who only watch keep no player out."""
        is_full = live.alike(connection) >= self.settings.connections_of_table
        if is_full or self._addresses[connection.address] >= self.settings.connections_of_address:
            raise CommandRefused(TableCode.TOO_MANY())

    def connect(self, live: Live, connection: Connection) -> None:
        """Somebody comes to the table. Raises CommandRefused if there is no room."""
        self.require_room(live, connection)
        self._addresses[connection.address] += 1
        live.welcome(connection)
        self.metrics.connections.inc()

    def disconnect(self, live: Live, connection: Connection) -> None:
        """Somebody goes."""
        self._addresses[connection.address] -= 1
        if not self._addresses[connection.address]:
            del self._addresses[connection.address]
        live.dismiss(connection)
        self.metrics.connections.dec()

    # ------------------------------------------------------------------ bots

    def _drive(self, live: Live) -> None:
        """See to it that bots play when it is their turn."""
        if live.table.bot_to_move is None or (live.driver is not None and not live.driver.done()):
            return
        live.driver = asyncio.create_task(self._play_bots(live))

    async def _play_bots(self, live: Live) -> None:
        try:
            while live.table.bot_to_move is not None:
                await self._play_bot(live, live.table, *live.table.bot_to_move)
        except (CommandRefused, StoreError):
            log.exception("bots stop at a table until somebody comes", extra={"table": live.table.id})
        finally:
            live.driver = None

    async def _play_bot(self, live: Live, table: Table, seat: int, level: str) -> None:
        assert table.game is not None
        start = time.monotonic()
        try:
            action = await self.thinkers.think(table.game, level)
        except BotError as failure:
            why = "slow" if failure.reason.code is ServerCode.BOT_SLOW else "broken"
            await self._replace_bot(live, seat, level, why)
            return
        self.metrics.thinking.labels(level).observe(time.monotonic() - start)
        await self._unless_stale(live, lambda now_table: match.bot_move(now_table, seat, table.at, action, now()))

    async def _replace_bot(self, live: Live, seat: int, level: str, why: str) -> None:
        self.metrics.replaced.labels(why).inc()
        faster = FASTER.get(level)
        log.warning("a bot is replaced", extra={"table": live.table.id, "level": level, "faster": faster, "why": why})
        if faster is None:
            raise CommandRefused(TableCode.TROUBLE())
        await self._unless_stale(live, lambda table: match.replace_bot(table, seat, faster, why, now()))

    async def _unless_stale(self, live: Live, decide: Callable[[Table], Decided]) -> None:
        """A bot whose seat was given back, or whose move was made elsewhere, has thought for nothing."""
        try:
            await self.change(live, decide)
        except CommandRefused as refusal:
            if protocol_code(refusal.reason) not in ("stale", "not_your_turn", "not_now"):
                raise

    async def resume(self) -> None:
        """After a restart: bots go on where they were."""
        for identifier in await self.store.playing(now() - self.settings.resume_within):
            try:
                await self.live(identifier)
            except Exception:
                log.exception("a table cannot be resumed", extra={"table": identifier})

    async def close(self) -> None:
        """Stop the bots and leave the store."""
        drivers: list[Awaitable[None]] = []
        for live in self._lives.values():
            if live.driver is not None:
                live.driver.cancel()
                drivers.append(live.driver)
        await asyncio.gather(*drivers, return_exceptions=True)
        self.thinkers.close()
        await self.store.close()


def _warm_up(rules: Rules) -> None:
    """Use every door of the engine that a table uses."""
    game = Game.new(replace(rules, dynasty=False), seed=1)
    for _ in range(12):
        moment = Moment(game)
        game_view(moment, 0)
        move_views(moment)
        game.push(game.legal_actions[0])
    Game.replay(game.rules, game.events)


def _before_chance(table: Table, game: Game, actions: Sequence[int]) -> Game:
    """A preview must not show what chance would bring: the moment before the last of the decisions."""
    assert table.game is not None
    is_drawn = len(game.history) > len(table.game.history) + len(actions)
    if not is_drawn:
        return game
    shown = game.copy()
    shown.undo()
    return shown


def _key_changes(live: Live, holder: str | None, command: Any, decided: Decided) -> Sequence[KeyChange]:
    changes: list[KeyChange] = []
    if command.kind == "sit" and holder is not None:
        changes.append(Hold(command.seat, holder))
    if command.kind in ("leave", "vacate"):
        changes.append(Release(command.seat))
    for fact in decided.facts:
        if fact.kind == "host":
            heir = next((key for key, actor in live.actors.items() if fact.data["seat"] in actor.seats), None)
            changes.append(Crown(heir))
    return changes
