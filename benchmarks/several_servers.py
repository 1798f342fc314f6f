"""How long it takes until a player connected to one server sees the move of a player connected to another.

Usage: python benchmarks/several_servers.py [--servers N] [--tables N] [--rules RULES] [--pause SECONDS] [--json]

  --servers N      servers that share a PostgreSQL database (2)
  --tables N       tables of two people each, connected to different servers (10)
  --rules RULES    what is played (kingdomino(players=2))
  --pause SECONDS  how long a player thinks before a move, on average (0.5)
  --json           print one JSON object

One table is played first, so that nothing is compiled later. `answer_ms` is the time from sending a move until its
answer, `seen_ms` until the other player's websocket, at another server, has received the move. The script fails if a
log has gaps or if the logs of a table differ. It needs PostgreSQL's programs, like the tests.
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
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

import httpx
from websockets.asyncio.client import ClientConnection, connect

sys.path.insert(0, str(Path(__file__).parents[1] / "tests"))
from processes import processor_seconds
from tables import Ear, Measured, quantile

from server_support.postgres import Cluster

Message = dict[str, Any]
SHARES = {"p50": 0.5, "p90": 0.9, "p99": 0.99}
FREE = {f"FIEFDOM_{name}": "1000000,1000000" for name in ("COMMANDS", "REQUESTS", "NEW_TABLES", "CODES")}
FREE["FIEFDOM_CONNECTIONS_OF_ADDRESS"] = "100000"
LONGEST_WAIT = 60


@dataclass
class Pair:
    """The two players of one table: when each move was sent, by the number that its answer had."""

    measured: Measured
    at: dict[int, float] = field(default_factory=dict)
    arrived: dict[int, float] = field(default_factory=dict)

    def note(self, number: int) -> None:
        """Once both times are known, the move counts."""
        if number in self.at and number in self.arrived:
            self.measured.seen.append(self.arrived[number] - self.at[number])


async def play(ear: Ear, pair: Pair, source: random.Random, pause: float) -> None:
    """Decide whenever it is this player's turn, and note when the other player's moves arrive."""
    decided = -1
    while not ear.view or ear.view["stage"] != "over":
        decision = ear.view and ear.view.get("decision")
        if not decision or not decision["is_mine"] or decision["at"] == decided:
            before = ear.number
            await asyncio.wait_for(ear.hear(), LONGEST_WAIT)
            now = time.perf_counter()
            for number in range(before + 1, ear.number + 1):
                pair.arrived[number] = now
                pair.note(number)
            continue
        decided = decision["at"]
        await asyncio.sleep(source.uniform(0.5, 1.5) * pause)
        action = source.choice(decision["moves"])["action"]
        start = time.perf_counter()
        await ear.socket.send(json.dumps({"kind": "move", "id": decided, "at": decided, "actions": [action]}))
        while (answer := await asyncio.wait_for(ear.hear(), LONGEST_WAIT))["kind"] not in ("accepted", "refused"):
            pass
        pair.measured.answers.append(time.perf_counter() - start)
        if answer["kind"] == "refused":
            pair.measured.errors.append(answer["sentence"])
        else:
            pair.at[answer["number"]] = start
            pair.note(answer["number"])


async def one_table(urls: list[str], number: int, arguments: argparse.Namespace, measured: Measured) -> None:
    """Create a table at one server, join it at another, and play it to its end."""
    first, second = urls[number % len(urls)], urls[(number + 1) % len(urls)]
    table, cookies = await _seats(first, second, arguments.rules)
    pair, source = Pair(measured), random.Random(number)
    sockets: list[ClientConnection] = []
    try:
        for url, cookie in zip((first, second), cookies, strict=True):
            address = f"{url.replace('http', 'ws')}/api/games/{table}/socket?changes=true"
            sockets.append(await connect(address, additional_headers={"Cookie": cookie}, max_size=None))
        ears = [Ear(socket, measured) for socket in sockets]
        while not ears[0].view or ears[0].view["seats"][1]["who"] == "open":
            await ears[0].hear()
        await sockets[0].send(json.dumps({"kind": "start", "id": 0}))
        await asyncio.gather(*(play(ear, pair, source, arguments.pause) for ear in ears))
        measured.lost += ears[0].log != ears[1].log
        measured.events += len(ears[0].log)
    finally:
        for socket in sockets:
            await socket.close()


async def _seats(first: str, second: str, rules: str) -> tuple[str, list[str]]:
    """A table of two people: its id, and the cookie of each."""
    async with httpx.AsyncClient(timeout=LONGEST_WAIT) as host, httpx.AsyncClient(timeout=LONGEST_WAIT) as guest:
        seats = [{"who": "me", "name": "Ada"}, {"who": "open"}]
        made = (await host.post(f"{first}/api/games", json={"rules": rules, "seats": seats})).json()
        wish = {"code": made["invites"][0]["code"], "name": "Otto"}
        (await guest.post(f"{second}/api/join", json=wish)).raise_for_status()
        name = f"fief-{made['id']}"
        return made["id"], [f"{name}={client.cookies[name]}" for client in (host, guest)]


def start_server(database: str) -> tuple["subprocess.Popen[str]", str]:
    """A server process and its address."""
    words = ["-m", "fiefdom", "serve", "--port", "0", "--database", database]
    process = subprocess.Popen(
        [sys.executable, *words], stdout=subprocess.PIPE, stderr=subprocess.DEVNULL, text=True,
        env=os.environ | FREE | {"PYTHONUNBUFFERED": "1"},
    )  # fmt: skip
    assert process.stdout is not None
    line = process.stdout.readline()
    assert line.startswith("Fiefdom is at "), line
    return process, line.split()[-1]


async def measure(urls: list[str], arguments: argparse.Namespace) -> Measured:
    """All tables at once."""
    measured = Measured()
    await asyncio.gather(*(one_table(urls, number, arguments, measured) for number in range(arguments.tables)))
    return measured


def summary(measured: Measured, processor: float, arguments: argparse.Namespace) -> Message:
    """The figures by name."""
    return {
        "servers": arguments.servers,
        "tables": arguments.tables,
        "rules": arguments.rules,
        "moves": len(measured.answers),
        "processor_ms_per_move": round(1000 * processor / len(measured.answers), 2),
        "errors": len(measured.errors),
        "lost": measured.lost,
        "answer_ms": {name: quantile(measured.answers, share) for name, share in SHARES.items()},
        "seen_ms": {name: quantile(measured.seen, share) for name, share in SHARES.items()},
        "load": os.getloadavg()[0],
    }


def main(words: list[str] | None = None) -> int:
    """Measure, print, and fail if anything was lost."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--servers", type=int, default=2)
    parser.add_argument("--tables", type=int, default=10)
    parser.add_argument("--rules", default="kingdomino(players=2)")
    parser.add_argument("--pause", type=float, default=0.5)
    parser.add_argument("--json", action="store_true")
    arguments = parser.parse_args(words)
    processes: list[subprocess.Popen[str]] = []
    with tempfile.TemporaryDirectory() as folder:
        home = Path(folder)
        home.chmod(0o755)
        (home / "postgresql").mkdir()
        cluster = Cluster(home / "postgresql")
        try:
            urls = []
            for _ in range(arguments.servers):
                process, url = start_server(f"{cluster.url}/postgres")
                processes.append(process)
                urls.append(url)
            warm = argparse.Namespace(**{**vars(arguments), "tables": arguments.servers, "pause": 0.0})
            asyncio.run(measure(urls, warm))
            before = sum(processor_seconds(each.pid) for each in processes)
            measured = asyncio.run(measure(urls, arguments))
            processor = sum(processor_seconds(each.pid) for each in processes) - before
        finally:
            for process in processes:
                process.terminate()
                process.communicate()
            cluster.close()
    found = summary(measured, processor, arguments)
    print(json.dumps(found) if arguments.json else "\n".join(f"{name:22} {value}" for name, value in found.items()))
    return 1 if measured.errors or measured.lost else 0


if __name__ == "__main__":
    sys.exit(main())
