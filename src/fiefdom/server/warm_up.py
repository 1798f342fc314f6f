"""Compiling or loading what a table needs, before its first move."""

import asyncio
from dataclasses import replace

from fiefdom.engine.setup import layout_for
from fiefdom.game import Game
from fiefdom.rules import Rules
from fiefdom.server.views.game_view import game_view
from fiefdom.server.views.move_views import move_views


def warm_up(rules: Rules) -> None:
    """Call every engine entry point that a table uses."""
    game = Game.new(replace(rules, dynasty=False), seed=1)
    for _ in range(12):
        game_view(game, 0)
        move_views(game)
        game.push(game.legal_actions[0])
    Game.replay(game.rules, game.events)


class EngineWarmer:
    """Compiles or loads the engine once for each layout, without blocking the event loop."""

    def __init__(self) -> None:
        self._locks: dict[str, asyncio.Lock] = {}
        self._ready: set[str] = set()

    async def warm(self, rules: Rules) -> None:
        """Return when the engine is ready for these rules."""
        name = layout_for(rules).name
        if name in self._ready:
            return
        async with self._locks.setdefault(name, asyncio.Lock()):
            if name not in self._ready:
                await asyncio.to_thread(warm_up, rules)
                self._ready.add(name)
