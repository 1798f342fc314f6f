"""Many tables at once on one server process: how long a move takes, and whether anything is lost.

Usage: python benchmarks/tables.py [--tables N] [--rules RULES] [--level LEVEL] [--pause SECONDS] [--arrive N]
                                   [--database URL] [--json]

  --tables N       tables played at the same time (200)
  --rules RULES    what is played at each (kingdomino(players=2))
  --level LEVEL    the bots in all seats but the first (easy)
  --pause SECONDS  how long a scripted player thinks before a decision, on average (5)
  --arrive N       how many tables are entered per second (20)
  --database URL   PostgreSQL instead of a SQLite file
  --json           print one JSON object

The server is a separate process; this one plays all first seats over websockets and watches every table over a second
one. Where the system allows it, each has a core of its own. One table is played first, so that nothing is compiled
later. Measured are the round trip of a move to its answer, the time until the spectator has seen it, the bytes that one
client receives per event, and of the server: processor time per event (all of it: tables are created, entered, played,
left, and their records are fetched), memory, and what its delays consist of: garbage collections, transactions, and how
late its event loop is. `client_late_ms`: how late the event loop of the clients is, which all figures include.
Every client checks that its log has no gaps; every record is replayed at the end and compared with the messages.
"""

import argparse
import asyncio
import gc
import json
import os
import random
import subprocess
import sys
import tempfile
import threading
import time
from collections.abc import AsyncIterator
from contextlib import AsyncExitStack, asynccontextmanager
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

import httpx
from processes import processor_seconds
from websockets.asyncio.client import ClientConnection, connect
from websockets.extensions.permessage_deflate import ClientPerMessageDeflateFactory

from fiefdom.notation import Record

Message = dict[str, Any]
# Seconds between two looks at how late an event loop is.
LOOK = 0.05
# A server that so many tables have left gives memory back within so many seconds.
MANY, SOON = 300, 25
# Browsers leave the size of the compression window to the server; this library would ask for a small one.
LIKE_A_BROWSER: dict[str, Any] = {
    "max_size": None,
    "open_timeout": 120,
    "compression": None,
    "extensions": [ClientPerMessageDeflateFactory(client_max_window_bits=True)],
}


@dataclass
class Measured:
    """What happened at all tables."""

    answers: list[float] = field(default_factory=list)
    seen: list[float] = field(default_factory=list)
    errors: list[str] = field(default_factory=list)
    events: int = 0
    lost: int = 0
    # Bytes that players and spectators received, compressed as on the network.
    received: int = 0
    late: list[float] = field(default_factory=list)


class Ear:
    """One websocket, the log it received, and a way to wait for an entry."""

    def __init__(self, socket: ClientConnection, measured: Measured) -> None:
        self.socket = socket
        self.measured = measured
        self.number = 0
        self.log: list[Message] = []
        self.view: Message = {}
        self.sent: dict[int, float] = {}
        self.answer: Message = {}

    async def hear(self) -> Message:
        text = await self.socket.recv()
        message: Message = json.loads(text)
        if message["kind"] in ("table", "changes"):
            self._take(message)
        return message

    def _take(self, message: Message) -> None:
        numbers = [entry["number"] for entry in message["log"]]
        if numbers != list(range(self.number + 1, message["number"] + 1)):
            self.measured.lost += 1
        self.number = message["number"]
        self.log += message["log"]
        if message["kind"] == "table":
            self.view = message["view"]
        else:
            apply_changes(self.view, message)


def apply_changes(view: Message, changes: Message) -> None:
    """Carry out a `changes` message in place."""
    for pointer, value in changes["values"].items():
        inside, last = _found(view, pointer)
        inside[last] = value
    for pointer, splice in changes["splices"].items():
        inside, last = _found(view, pointer)
        inside[last][splice["at"] : splice["at"] + splice["removed"]] = splice["items"]


def _found(view: Any, pointer: str) -> tuple[Any, Any]:
    *path, last = pointer.split("/")[1:]
    for name in path:
        view = view[int(name) if isinstance(view, list) else name]
    return view, last


class Counted(ClientConnection):
    """A websocket that counts the bytes it receives."""

    received = 0

    def data_received(self, data: bytes) -> None:
        self.received += len(data)
        super().data_received(data)


async def play(url: str, table: str, cookie: str, pause: float, measured: Measured, delay: float) -> list[Message]:
    """Play one table's first seat and watch it. Browsers do not all arrive in the same moment."""
    address = f"{url.replace('http', 'ws')}/api/games/{table}/socket?changes=true"
    source = random.Random(table)
    moved: dict[int, float] = {}
    await asyncio.sleep(delay)
    async with AsyncExitStack() as opened:
        one, other = [
            await opened.enter_async_context(
                connect(address, additional_headers=headers, create_connection=Counted, **LIKE_A_BROWSER)
            )
            for headers in ({"Cookie": cookie}, {})
        ]
        player, watcher = Ear(one, measured), Ear(other, measured)
        watching = asyncio.create_task(_watch(watcher, moved, measured))
        try:
            await _play(player, source, pause, moved, measured)
            await watching
        finally:
            watching.cancel()
        if player.log != watcher.log or player.view["game"] != watcher.view["game"]:
            measured.lost += 1
        for socket in (one, other):
            assert isinstance(socket, Counted)
            measured.received += socket.received
        return player.log


async def _play(player: Ear, source: random.Random, pause: float, moved: dict[int, float], measured: Measured) -> None:
    answered = -1
    while not player.view or player.view["stage"] != "over":
        decision = player.view.get("decision") if player.view else None
        if not decision or not decision["is_mine"] or decision["at"] == answered:
            await player.hear()
            continue
        answered = decision["at"]
        await asyncio.sleep(source.uniform(0.5, 1.5) * pause)
        action = source.choice(decision["moves"])["action"]
        start = time.perf_counter()
        moved[answered] = start
        await player.socket.send(json.dumps({"kind": "move", "id": answered, "at": answered, "actions": [action]}))
        while (answer := await player.hear())["kind"] not in ("accepted", "refused"):
            pass
        measured.answers.append(time.perf_counter() - start)
        if answer["kind"] == "refused":
            measured.errors.append(answer["sentence"])


async def _watch(watcher: Ear, moved: dict[int, float], measured: Measured) -> None:

    while not watcher.view or watcher.view["stage"] != "over":
        await watcher.hear()
        now = time.perf_counter()
        for at in [at for at in moved if at < watcher.number]:
            measured.seen.append(now - moved.pop(at))


@dataclass
class Delays:
    """What keeps a process from answering, in seconds."""

    late: list[float] = field(default_factory=list)
    stored: list[float] = field(default_factory=list)
    collected: list[float] = field(default_factory=list)
    _began: float = 0.0

    async def look(self) -> None:
        """Note how late the event loop is, until cancelled."""
        while True:
            due = time.perf_counter() + LOOK
            await asyncio.sleep(LOOK)
            self.late.append(max(0.0, time.perf_counter() - due))

    def collects(self, phase: str, _: dict[str, int]) -> None:
        """Called before and after every garbage collection."""
        if phase == "start":
            self._began = time.thread_time()
        else:
            self.collected.append(time.thread_time() - self._began)

    def obey(self) -> None:
        """Forget everything at each line on the standard input."""
        for _ in sys.stdin:
            for each in (self.late, self.stored, self.collected):
                each.clear()

    def summary(self) -> Message:
        """The figures by name."""
        parts = {"late": self.late, "transaction": self.stored, "collection": self.collected}
        return {f"{name}_ms": spread(values) for name, values in parts.items()}


def serve(database: str) -> None:
    """The server: no limits, since all clients come from one address. Prints its delays when it ends."""
    from fiefdom.server import process
    from fiefdom.server.app import create_app
    from fiefdom.server.rate_limits import Rate
    from fiefdom.server.settings import ServerSettings
    from fiefdom.server.store.database import database_url

    free = Rate(10**9, 10**9)
    settings = ServerSettings(commands=free, requests=free, new_tables=free, codes=free, connections_of_address=10**9)
    app, delays = create_app(database_url(database), settings), Delays()
    gc.callbacks.append(delays.collects)
    threading.Thread(target=delays.obey, daemon=True).start()
    usual = app.router.lifespan_context

    @asynccontextmanager
    async def lifespan(app: Any) -> AsyncIterator[Any]:
        async with usual(app) as state:
            app.state.registry.store.observe = lambda seconds, error: delays.stored.append(seconds)
            looking = asyncio.create_task(delays.look())
            yield state
            looking.cancel()

    app.router.lifespan_context = lifespan
    process.serve(app, process.bound("127.0.0.1", 0), lambda url: print(url, flush=True))
    print(json.dumps(delays.summary()), flush=True)


async def measure(url: str, arguments: argparse.Namespace) -> tuple[Measured, float]:
    """Create all tables, play them, compare their records."""
    measured = Measured()
    players = int(arguments.rules.split("players=")[1][0])
    seats = [{"who": "me", "name": "Scripted"}, *[{"who": "bot", "level": arguments.level}] * (players - 1)]
    async with httpx.AsyncClient(base_url=url, timeout=300) as client:
        tables = []
        for _ in range(arguments.tables):
            answer = await client.post("/api/games", json={"rules": arguments.rules, "seats": seats, "start": True})
            identifier = answer.json()["id"]
            tables.append((identifier, f"fief-{identifier}={client.cookies[f'fief-{identifier}']}"))
            client.cookies.clear()
        delays, start = Delays(), time.perf_counter()
        looking = asyncio.create_task(delays.look())
        every = 1 / arguments.arrive
        logs = await asyncio.gather(
            *(play(url, *table, arguments.pause, measured, every * index) for index, table in enumerate(tables))
        )
        seconds = time.perf_counter() - start
        looking.cancel()
        measured.late = delays.late
        for (identifier, _), log in zip(tables, logs, strict=True):
            record = Record.parse((await client.get(f"/api/games/{identifier}/record.fief")).text)
            heard = [entry["text"] for entry in log if entry["text"]]
            measured.events += len(heard)
            measured.lost += heard != [str(event) for event in record.events] or not record.game().is_over
    return measured, seconds


def quantile(values: list[float], share: float) -> float:
    """The milliseconds that this share of the values does not exceed."""
    ordered = sorted(values)
    return round(1000 * ordered[min(len(ordered) - 1, int(share * len(ordered)))], 1)


def spread(values: list[float]) -> Message:
    """Milliseconds by quantile; nothing if there are no values."""
    return {name: quantile(values, share) for name, share in SHARES.items()} if values else {}


SHARES = {"p50": 0.5, "p90": 0.9, "p99": 0.99, "most": 1.0}


class Server:
    """The server process, on a core of its own if there are several."""

    def __init__(self, database: str) -> None:
        command = [sys.executable, __file__, "--serve", database]
        self._process = subprocess.Popen(command, stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True)
        if hasattr(os, "sched_setaffinity") and len(cores := sorted(os.sched_getaffinity(0))) > 1:
            os.sched_setaffinity(self._process.pid, cores[:1])
            os.sched_setaffinity(0, cores[1:])
        assert self._process.stdout is not None
        self.url = self._process.stdout.readline().strip()

    def forget_delays(self) -> None:
        """Count delays from now on."""
        assert self._process.stdin is not None
        self._process.stdin.write("\n")
        self._process.stdin.flush()

    @property
    def spent(self) -> float:
        """Seconds of processor time that it has used; 0 if the system does not report it."""
        return processor_seconds(self._process.pid)

    @property
    def memory(self) -> int:
        """Megabytes of memory that it uses; 0 if the system does not report it."""
        try:
            lines = Path(f"/proc/{self._process.pid}/status").read_text(encoding="utf-8").splitlines()
        except OSError:
            return 0
        return next((int(line.split()[1]) // 1000 for line in lines if line.startswith("VmRSS")), 0)

    def end(self) -> Message:
        """Stop it; what it says about its delays."""
        self._process.terminate()
        output, _ = self._process.communicate()
        found: Message = json.loads(output) if output else {}
        return found


def run(database: str, arguments: argparse.Namespace) -> Message:
    """Start a server, play, and return the figures by name."""
    server = Server(database)
    found: Message = {}
    try:
        asyncio.run(measure(server.url, argparse.Namespace(**{**vars(arguments), "tables": 1, "pause": 0.0})))
        # The clients keep many objects without cycles; looking for cycles would delay their answers.
        gc.disable()
        server.forget_delays()
        before = server.spent
        measured, seconds = asyncio.run(measure(server.url, arguments))
        processor, memory = server.spent - before, server.memory
        found = summary(measured, seconds, processor, arguments) | {"memory_mb": memory}
        if arguments.tables >= MANY:
            time.sleep(SOON)
            found["memory_when_left_mb"] = server.memory
    finally:
        found["server"] = server.end()
    for sentence in sorted(set(measured.errors)):
        print(f"refused: {sentence}", file=sys.stderr)
    return found


def summary(measured: Measured, seconds: float, processor: float, arguments: argparse.Namespace) -> Message:
    """The figures by name."""
    return {
        "tables": arguments.tables,
        "rules": arguments.rules,
        "bots": arguments.level,
        "pause": arguments.pause,
        "database": "postgresql" if arguments.database else "sqlite",
        "seconds": round(seconds, 1),
        "moves": len(measured.answers),
        "events": measured.events,
        "events_per_second": round(measured.events / seconds, 1),
        "processor_ms_per_event": round(1000 * processor / measured.events, 2),
        "bytes_per_event": round(measured.received / measured.events / 2),
        "errors": len(measured.errors),
        "lost": measured.lost,
        "answer_ms": spread(measured.answers),
        "spectator_ms": spread(measured.seen),
        "client_late_ms": spread(measured.late),
    }


def main() -> int:
    """Measure, print, and fail if anything went wrong."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--tables", type=int, default=200)
    parser.add_argument("--rules", default="kingdomino(players=2)")
    parser.add_argument("--level", default="easy")
    parser.add_argument("--pause", type=float, default=5.0)
    parser.add_argument("--arrive", type=float, default=20.0)
    parser.add_argument("--database")
    parser.add_argument("--json", action="store_true")
    parser.add_argument("--serve", help=argparse.SUPPRESS)
    arguments = parser.parse_args()
    if arguments.serve:
        serve(arguments.serve)
        return 0
    with tempfile.TemporaryDirectory() as folder:
        found = run(arguments.database or f"sqlite:///{Path(folder) / 'tables.db'}", arguments)
    print(json.dumps(found) if arguments.json else "\n".join(f"{name:22} {value}" for name, value in found.items()))
    return 1 if found["errors"] or found["lost"] else 0


if __name__ == "__main__":
    sys.exit(main())
