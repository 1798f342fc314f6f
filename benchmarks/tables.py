"""Many tables at once on one server process: how long a move takes, and whether anything is lost.

Usage: python benchmarks/tables.py [--tables N] [--rules RULES] [--level LEVEL] [--pause SECONDS] [--database URL]
                                   [--json]

  --tables N       tables played at the same time (200)
  --rules RULES    what is played at each (kingdomino(players=2))
  --level LEVEL    the bots in all seats but the first (easy)
  --pause SECONDS  how long a scripted player thinks before a move, on average (5)
  --database URL   PostgreSQL instead of a SQLite file
  --json           print one JSON object

The server is a separate process; this one plays all first seats over websockets and watches every table over a second
one. One table is played first, so that nothing is compiled later. The script measures the round trip of a move to its
answer, the time until the spectator has seen it, too, and the bytes that one client receives per event. Every client
checks that its log has no gaps; every record is replayed at the end and compared with the messages received.
"""

import argparse
import asyncio
import json
import os
import random
import subprocess
import sys
import tempfile
import time
from contextlib import AsyncExitStack
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

import httpx
from websockets.asyncio.client import ClientConnection, connect
from websockets.extensions.permessage_deflate import ClientPerMessageDeflateFactory

from fiefdom.notation import Record

Message = dict[str, Any]
# How many tables are being opened by their players at the same time.
ARRIVING = 20
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


async def play(
    url: str, table: str, cookie: str, pause: float, measured: Measured, arriving: asyncio.Semaphore
) -> list[Message]:
    """Play one table's first seat and watch it."""
    address = f"{url.replace('http', 'ws')}/api/games/{table}/socket?changes=true"
    source = random.Random(table)
    moved: dict[int, float] = {}
    async with AsyncExitStack() as opened:
        # Browsers do not all arrive in the same moment.
        async with arriving:
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


def serve(database: str) -> None:
    """The server: no limits, since all clients come from one address."""
    from fiefdom.server import process
    from fiefdom.server.app import create_app
    from fiefdom.server.rate_limits import Rate
    from fiefdom.server.settings import ServerSettings
    from fiefdom.server.store.database import database_url

    free = Rate(10**9, 10**9)
    settings = ServerSettings(commands=free, requests=free, new_tables=free, codes=free, connections_of_address=10**9)
    app = create_app(database_url(database), settings)
    process.serve(app, process.bound("127.0.0.1", 0), lambda url: print(url, flush=True))


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
        start, arriving = time.perf_counter(), asyncio.Semaphore(ARRIVING)
        logs = await asyncio.gather(*(play(url, *table, arguments.pause, measured, arriving) for table in tables))
        seconds = time.perf_counter() - start
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


def spent(process: "subprocess.Popen[str]") -> float:
    """Seconds of CPU time that a running process has used; 0 if the system does not report it."""
    try:
        fields = Path(f"/proc/{process.pid}/stat").read_text(encoding="utf-8").rpartition(")")[2].split()
        return (int(fields[11]) + int(fields[12])) / os.sysconf("SC_CLK_TCK")
    except OSError:
        return 0.0


def resident(process: "subprocess.Popen[str]") -> int:
    """Megabytes of memory that a running process uses; 0 if the system does not report it."""
    try:
        lines = Path(f"/proc/{process.pid}/status").read_text(encoding="utf-8").splitlines()
    except OSError:
        return 0
    return next((int(line.split()[1]) // 1000 for line in lines if line.startswith("VmRSS")), 0)


def summary(
    measured: Measured, seconds: float, processor: float, memory: int, arguments: argparse.Namespace
) -> Message:
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
        "memory_mb": memory,
        "errors": len(measured.errors),
        "lost": measured.lost,
        "answer_ms": {name: quantile(measured.answers, share) for name, share in SHARES.items()},
        "spectator_ms": {name: quantile(measured.seen, share) for name, share in SHARES.items()},
    }


SHARES = {"p50": 0.5, "p90": 0.9, "p99": 0.99}


def main() -> int:
    """Measure, print, and fail if anything went wrong."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--tables", type=int, default=200)
    parser.add_argument("--rules", default="kingdomino(players=2)")
    parser.add_argument("--level", default="easy")
    parser.add_argument("--pause", type=float, default=5.0)
    parser.add_argument("--database")
    parser.add_argument("--json", action="store_true")
    parser.add_argument("--serve", help=argparse.SUPPRESS)
    arguments = parser.parse_args()
    if arguments.serve:
        serve(arguments.serve)
        return 0
    with tempfile.TemporaryDirectory() as folder:
        database = arguments.database or f"sqlite:///{Path(folder) / 'tables.db'}"
        server = subprocess.Popen([sys.executable, __file__, "--serve", database], stdout=subprocess.PIPE, text=True)
        try:
            assert server.stdout is not None
            url = server.stdout.readline().strip()
            asyncio.run(measure(url, argparse.Namespace(**{**vars(arguments), "tables": 1, "pause": 0.0})))
            before = spent(server)
            measured, seconds = asyncio.run(measure(url, arguments))
            processor, memory = spent(server) - before, resident(server)
        finally:
            server.terminate()
            server.communicate()
    found = summary(measured, seconds, processor, memory, arguments)
    print(json.dumps(found) if arguments.json else "\n".join(f"{name:18} {value}" for name, value in found.items()))
    for sentence in sorted(set(measured.errors)):
        print(f"refused: {sentence}")
    return 1 if measured.errors or measured.lost else 0


if __name__ == "__main__":
    sys.exit(main())
