"""Runs bots outside the event loop. Quick bots and searching bots have separate threads, so neither delays the other.

The compiled part of a bot releases the GIL while it thinks.
"""

import asyncio
import logging
import secrets
import time
from collections.abc import Callable, Mapping
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass

import numpy as np

from fiefdom import bots
from fiefdom.bots.programs.names import is_program
from fiefdom.bots.refusals import ProgramCode
from fiefdom.engine.random import Randoms
from fiefdom.engine.setup import layout_for
from fiefdom.errors import BotError
from fiefdom.game import Game
from fiefdom.server.refusals import ServerCode

log = logging.getLogger("fiefdom.server.bots")

# Each level and the faster one that replaces it.
FASTER = {"expert": "hard", "hard": "normal", "normal": "easy", "easy": "random"}
DEEP = ("hard", "expert")
# Quick bots need hardly any time, but one of them may have to wait for the compiler.
QUICK_THREADS = 4
Chooser = Callable[[Game, str], int]


def choose(game: Game, level: str) -> int:
    """The action chosen by a bot for the seat to move. Raises BotError for a program: records may name any."""
    if is_program(level):
        raise BotError(ProgramCode.NOT_ALLOWED(bot=level))
    return _chosen(game, bots.bot(level))


def _chosen(game: Game, player: bots.Bot) -> int:
    return player.choose(bots.View.of(game), game.legal_actions, _source())


def _source() -> Randoms:
    """A random source that nobody can repeat; it needs no mixing, unlike one from a seed."""
    return np.array([1 + secrets.randbits(63)], np.uint64)


def chooser_with(players: Mapping[str, str]) -> Chooser:
    """`choose`, but with other bots for some levels, which may be programs. Where they do not play, the level does.

    Raises TextError if there is no such bot.
    """
    if not players:
        # The pool knows of this one that most levels decide at once.
        return choose
    made = {level: bots.bot(text) for level, text in players.items()}

    def choose_with(game: Game, level: str) -> int:
        player = made.get(level)
        return choose(game, level) if player is None or not player.plays(game.rules) else _chosen(game, player)

    return choose_with


def _legal(game: Game, level: str, action: int) -> int:
    if action not in game.legal_actions:
        log.error("a bot chose an illegal action", extra={"level": level, "action": action})
        raise BotError(ServerCode.BOT_BROKEN(level=level))
    return action


def _checked(game: Game, level: str, result: Callable[[], int]) -> int:
    """A bot's decision. Raises BotError if there is none."""
    try:
        return result()
    except BotError:
        raise
    except Exception:
        log.exception("a bot broke", extra={"level": level, "rules": str(game.rules)})
        raise BotError(ServerCode.BOT_BROKEN(level=level)) from None


async def _is_done(future: asyncio.Future[int], started: list[float], patience: float) -> bool:
    """Wait for a bot with a time limit that counts from its start; its thread records the time at which it starts."""
    left = patience
    while left > 0:
        await asyncio.wait((future,), timeout=left)
        if future.done():
            return True
        left = patience if not started else started[0] + patience - time.monotonic()
    return False


@dataclass(frozen=True, slots=True)
class _Start:
    """A level and layout that have been used before, and so are compiled."""

    level: str
    layout: str


class BotPool:
    """The threads in which bots think."""

    def __init__(self, threads: int, patience: float, chooser: Chooser = choose) -> None:
        self._threads = threads
        self._patience = patience
        self._chooser = chooser
        self._pools: dict[bool, ThreadPoolExecutor] = {}
        self._known: set[_Start] = set()

    async def think(self, game: Game, level: str) -> int:
        """The decision of a bot of this level. Raises BotError.

        Time spent waiting for a thread, or for the compiler at the first decision, does not count. Bots that answer at
        once do not get a thread any more after their first decision: handing it over takes longer than the decision.
        """
        started: list[float] = []
        start = _Start(level, layout_for(game.rules).name)
        if self.is_quick(game, level):
            return self.decide(game, level)

        def work() -> int:
            started.append(time.monotonic())
            return _legal(game, level, int(self._chooser(game, level)))

        future = asyncio.get_running_loop().run_in_executor(self._pool(level in DEEP), work)
        patience = self._patience if start in self._known else self._patience + 600
        if not await _is_done(future, started, patience):
            self._abandon(level in DEEP)
            future.add_done_callback(lambda done: done.exception())
            raise BotError(ServerCode.BOT_SLOW(level=level))
        action = _checked(game, level, future.result)
        self._known.add(start)
        return action

    def is_quick(self, game: Game, level: str) -> bool:
        """Whether this bot decides at once, so that nobody has to wait for it: `decide` is enough."""
        return (
            self._chooser is choose and level not in DEEP and _Start(level, layout_for(game.rules).name) in self._known
        )

    def decide(self, game: Game, level: str) -> int:
        """The decision of a quick bot. Raises BotError."""
        return _checked(game, level, lambda: _legal(game, level, choose(game, level)))

    def _pool(self, is_deep: bool) -> ThreadPoolExecutor:
        if is_deep not in self._pools:
            threads = self._threads if is_deep else QUICK_THREADS
            self._pools[is_deep] = ThreadPoolExecutor(threads, "deep bots" if is_deep else "quick bots")
        return self._pools[is_deep]

    def _abandon(self, is_deep: bool) -> None:
        """Replace the pool, so that a thread that never returns does not hold up the others."""
        self._pools.pop(is_deep).shutdown(wait=False, cancel_futures=False)

    def close(self) -> None:
        """Accept no more work; decisions in progress are discarded."""
        for pool in self._pools.values():
            pool.shutdown(wait=False, cancel_futures=True)
        self._pools.clear()
