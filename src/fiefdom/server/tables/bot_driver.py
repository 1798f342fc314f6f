"""Drives the bots of one table: they play until a person has to decide."""

import asyncio
import logging
import time
from collections.abc import Callable
from functools import partial
from typing import TYPE_CHECKING

from fiefdom.errors import BotError, CommandRefused, StoreError, StoreUnavailable
from fiefdom.game import Game
from fiefdom.server.bot_pool import FASTER
from fiefdom.server.refusals import ServerCode, TableCode, protocol_code
from fiefdom.server.tables import commands
from fiefdom.server.tables.session import TableSession
from fiefdom.server.tables.state import Table
from fiefdom.server.tables.writer import Decided

if TYPE_CHECKING:
    from fiefdom.server.tables.registry import TableRegistry

log = logging.getLogger("fiefdom.server.tables.bot_driver")

# Seconds after which a bot whose move could not be stored tries again, at most.
LONGEST_PAUSE = 30
# Seconds between two attempts to drive the bots of a table that another server drives.
LOCK_PAUSE = 1.0
# Refusals of a bot's move that somebody else has overtaken.
STALE = ("stale", "not_your_turn", "not_now")


class BotDriver:
    """Plays the bots of a table while it is their turn."""

    def __init__(self, registry: "TableRegistry", session: TableSession) -> None:
        self.registry = registry
        self.session = session

    async def play(self) -> None:
        """Play until a person has to decide, unless another server does; then wait for what it does, or for its end."""
        table = self.session.table.id
        try:
            while self.session.table.bot_to_move is not None:
                if not await self.registry.owners.take(table):
                    await asyncio.sleep(LOCK_PAUSE)
                    continue
                try:
                    await self.registry.heard(table, await self.registry.owners.newest(table))
                    await self._play_on()
                except StoreUnavailable:
                    await self.registry.store.watch.back()
                finally:
                    await self.registry.owners.leave(table)
        except CommandRefused as refused:
            if protocol_code(refused.reason) not in ("restarting", "not_now"):
                log.exception(
                    "bots are paused at a table until someone connects", extra={"table": self.session.table.id}
                )
        finally:
            self.session.driver = None

    async def _play_on(self) -> None:
        """If something cannot be stored, the bots wait and go on by themselves."""
        failures = 0
        while self.session.table.bot_to_move is not None:
            try:
                await self._play_bot(self.session.table, *self.session.table.bot_to_move)
                failures = 0
            except StoreUnavailable:
                raise
            except StoreError as error:
                failures += 1
                log.error("a bot's move is not stored", extra={"table": self.session.table.id, "error": str(error)})
                await asyncio.sleep(min(2**failures, LONGEST_PAUSE))

    async def _play_bot(self, table: Table, seat: int, level: str) -> None:
        assert table.game is not None
        start = time.monotonic()
        try:
            if self.registry.bot_pool.is_quick(table.game, level):
                await self._unless_stale(partial(self._quick_turn, seat, level))
                return
            action = await self.registry.bot_pool.think(table.game, level)
        except BotError as failure:
            why = "slow" if failure.reason.code is ServerCode.BOT_SLOW else "broken"
            await self._replace_bot(seat, level, why)
            return
        self.registry.metrics.thinking.labels(level).observe(time.monotonic() - start)
        await self._unless_stale(
            lambda now_table: commands.bot_move(now_table, seat, table.at, action, self.registry.clock.now())
        )

    def _quick_turn(self, seat: int, level: str, table: Table) -> Decided:
        """The whole turn of a bot that decides at once. Raises CommandRefused and BotError."""
        if table.bot_to_move != (seat, level):
            raise CommandRefused(TableCode.STALE())
        seconds = self.registry.metrics.thinking.labels(level)

        def choose(game: Game) -> int:
            with seconds.time():
                return self.registry.bot_pool.decide(game, level)

        return commands.bot_turn(table, seat, choose, self.registry.clock.now())

    async def _replace_bot(self, seat: int, level: str, why: str) -> None:
        self.registry.metrics.replaced.labels(why).inc()
        faster = FASTER.get(level)
        log.warning(
            "a bot is replaced", extra={"table": self.session.table.id, "level": level, "faster": faster, "why": why}
        )
        if faster is None:
            raise CommandRefused(TableCode.TROUBLE())
        await self._unless_stale(
            lambda table: commands.replace_bot(table, seat, faster, why, self.registry.clock.now())
        )

    async def _unless_stale(self, decide: Callable[[Table], Decided]) -> None:
        """Ignore the decision of a bot whose seat was given back, or whose move was made by another process."""
        try:
            await self.registry.change(self.session, decide)
        except CommandRefused as refusal:
            code = refusal.reason.code
            if code is TableCode.DATABASE_AWAY:
                await self.registry.store.watch.back()
            elif code is TableCode.CLOSED or protocol_code(refusal.reason) not in STALE:
                raise
