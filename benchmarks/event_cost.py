"""What one event at a table costs the server: processor time and bytes, in one process and without a network.

Usage: python benchmarks/event_cost.py [--tables N] [--rules RULES] [--level LEVEL] [--seed N] [--profile] [--json]

  --tables N     tables played, ten at the same time (40)
  --rules RULES  what is played at each (kingdomino(players=2))
  --level LEVEL  the bots in all seats but the first (easy)
  --seed N       of the scripted players' moves (1)
  --profile      print which functions the time is spent in; the figures are higher then
  --json         print one JSON object

Each table has a scripted player and a spectator, whose messages are built and encoded but not sent. Tables are stored
in a SQLite file in memory, if the system has such files. One table is played first, so that nothing is compiled later.
The processor time is that of the whole process: deciding, storing, bots, views, messages, and the scripted players,
who do little (`player_ms`).
"""

import argparse
import asyncio
import cProfile
import gc
import json
import pstats
import random
import sys
import tempfile
import time
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from fiefdom.rules import Rules
from fiefdom.server import tokens
from fiefdom.server.memory import MemoryKeeper
from fiefdom.server.protocol import messages as wire
from fiefdom.server.settings import ServerSettings
from fiefdom.server.store.database import TableStore, database_url
from fiefdom.server.tables.registry import TableRegistry
from fiefdom.server.tables.session import Connection

TOGETHER = 10
# Functions listed by --profile.
LISTED = 45


@dataclass
class Cost:
    """What all tables together cost."""

    events: int = 0
    moves: int = 0
    messages: int = 0
    received: int = 0
    # Seconds of processor time, and those of the scripted players among them.
    processor: float = 0.0
    players: float = 0.0


class Ear:
    """One connection without a network; counts what it would have received."""

    def __init__(self, connection: Connection, cost: Cost) -> None:
        self.connection = connection
        self._cost = cost

    async def hear(self, session: Any) -> list[bytes]:
        messages = await self.connection.next(session)
        self._cost.messages += len(messages)
        self._cost.received += sum(map(len, messages))
        return messages


async def play(registry: TableRegistry, arguments: argparse.Namespace, number: int, cost: Cost) -> None:
    """Play one game with a spectator."""
    rules = Rules.parse(arguments.rules)
    bot = wire.SeatWish(who="bot", level=arguments.level)
    seats = [wire.SeatWish(who="me", name="Scripted"), *[bot] * (rules.seats - 1)]
    session, token, _ = await registry.create(wire.CreateRequest(rules=arguments.rules, seats=seats, start=True), rules)
    holder = tokens.hashed(token)
    player = Ear(Connection(holder, 0, takes_changes=True), cost)
    watcher = Ear(Connection(None, 0, takes_changes=True), cost)
    for ear in (player, watcher):
        registry.connect(session, ear.connection)
    source = random.Random(f"{arguments.seed} {number}")
    watching = asyncio.create_task(_watch(watcher, session))
    at = -1
    while session.table.stage != "over":
        for message in await player.hear(session):
            found = _choice(message, source, cost)
            if found is not None and found["at"] != at:
                at = found["at"]
                await registry.command(session, holder, wire.MoveCommand(kind="move", id=at, **found))
                cost.moves += 1
    for ear in (player, watcher):
        if not ear.connection.is_settled:
            await ear.hear(session)
    watching.cancel()
    for ear in (player, watcher):
        registry.disconnect(session, ear.connection)
    cost.events += session.table.number


def _choice(message: bytes, source: random.Random, cost: Cost) -> dict[str, Any] | None:
    """What the scripted player decides, if it is to decide."""
    start = time.thread_time()
    found = json.loads(message)
    decision = found.get("view", {}).get("decision") or found.get("values", {}).get("/decision")
    is_mine = bool(decision and decision["is_mine"])
    chosen = {"at": decision["at"], "actions": [source.choice(decision["moves"])["action"]]} if is_mine else None
    cost.players += time.thread_time() - start
    return chosen


async def _watch(watcher: Ear, session: Any) -> None:
    while True:
        await watcher.hear(session)


async def measure(database: str, arguments: argparse.Namespace, profile: cProfile.Profile | None) -> Cost:
    """Play all tables and add up what they cost."""
    store = await TableStore.open(database_url(database))
    registry = TableRegistry(store, ServerSettings())
    keeper = MemoryKeeper(lambda: registry.tables)
    keeper.start()
    try:
        await play(registry, arguments, -1, Cost())
        cost, start = Cost(), time.process_time()
        with _profiled(profile):
            for first in range(0, arguments.tables, TOGETHER):
                numbers = range(first, min(first + TOGETHER, arguments.tables))
                await asyncio.gather(*(play(registry, arguments, number, cost) for number in numbers))
                await keeper.tidy()
        cost.processor = time.process_time() - start
    finally:
        await registry.close()
        gc.unfreeze()
    return cost


@contextmanager
def _profiled(profile: cProfile.Profile | None) -> Iterator[None]:
    if profile is None:
        yield
        return
    profile.enable()
    try:
        yield
    finally:
        profile.disable()


def summary(cost: Cost, arguments: argparse.Namespace) -> dict[str, Any]:
    """The figures by name."""
    return {
        "tables": arguments.tables,
        "rules": arguments.rules,
        "bots": arguments.level,
        "events": cost.events,
        "moves": cost.moves,
        "processor_ms_per_event": round(1000 * (cost.processor - cost.players) / cost.events, 3),
        "player_ms": round(1000 * cost.players / cost.events, 3),
        # Half of the connections are spectators; these are bytes of one of them before compression.
        "bytes_per_event": round(cost.received / cost.events / 2),
        "messages_per_event": round(cost.messages / cost.events / 2, 2),
    }


def main(words: list[str] | None = None) -> int:
    """Measure and print."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--tables", type=int, default=40)
    parser.add_argument("--rules", default="kingdomino(players=2)")
    parser.add_argument("--level", default="easy")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--profile", action="store_true")
    parser.add_argument("--json", action="store_true")
    arguments = parser.parse_args(words)
    profile = cProfile.Profile() if arguments.profile else None
    shared = Path("/dev/shm")
    with tempfile.TemporaryDirectory(dir=shared if shared.is_dir() else None) as folder:
        cost = asyncio.run(measure(f"sqlite:///{Path(folder) / 'tables.db'}", arguments, profile))
    found = summary(cost, arguments)
    print(json.dumps(found) if arguments.json else "\n".join(f"{name:22} {value}" for name, value in found.items()))
    if profile is not None:
        pstats.Stats(profile).sort_stats("tottime").print_stats(LISTED)
        pstats.Stats(profile).sort_stats("cumtime").print_stats(LISTED)
    return 0


if __name__ == "__main__":
    sys.exit(main())
