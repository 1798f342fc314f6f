"""What attackers cost everybody else: the answers to moves of others before, during and after each attack.

Usage: python benchmarks/attack.py [--tables N] [--seconds S] [--attacks A,B,...] [--json]

  --tables N       tables of others, each with a scripted person and a bot (10)
  --seconds S      length of each phase (20)
  --attacks A,...  which attacks, of: flood, tables, tokens, junk, replay, readers, halves (all)
  --json           print one JSON object

The server has its usual limits. Attackers come from one address, the others from an address each, through a trusted
proxy's header. Each attack is a process of its own that sends as fast as it can, over 20 connections; since it shares
the machine, it runs at the lowest priority:

  flood    commands over websockets, without waiting for answers
  tables   new tables
  tokens   invite codes, recovery codes and cookies of others, guessed
  junk     frames of 16 kB of brackets, and bodies that are no JSON
  replay   the same move again and again
  readers  websockets that watch the tables of the others and never read
  halves   HTTP requests that are never finished

The script fails if a move of the others is refused or lost, or if an attack does anything but get refused by code.
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
from collections import Counter
from collections.abc import Awaitable, Callable
from contextlib import suppress
from pathlib import Path
from typing import Any

import httpx
from processes import processor_seconds
from tables import Ear, Measured, quantile
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import WebSocketException

Message = dict[str, Any]
RULES = "kingdomino(players=2)"
SEATS = [{"who": "me", "name": "Scripted"}, {"who": "bot", "level": "random"}]
CONNECTIONS = 20
ATTACKER = {"X-Forwarded-For": "203.0.113.9"}
GONE = (OSError, WebSocketException, httpx.HTTPError, TimeoutError)


# ---------------------------------------------------------------------- the others


async def person(url: str, number: int, measured: Measured, times: list[tuple[float, float]]) -> None:
    """Play one game after the other, until cancelled."""
    headers = {"X-Forwarded-For": f"198.51.100.{number + 1}"}
    source = random.Random(number)
    async with httpx.AsyncClient(base_url=url, timeout=60, headers=headers) as client:
        while True:
            made = (await client.post("/api/games", json={"rules": RULES, "seats": SEATS, "start": True})).json()
            name = f"fief-{made['id']}"
            cookie = {"Cookie": f"{name}={client.cookies[name]}"} | headers
            address = f"{url.replace('http', 'ws')}/api/games/{made['id']}/socket?changes=true"
            async with connect(address, additional_headers=cookie, max_size=None) as socket:
                await _game(Ear(socket, measured), source, times)
            # The limit of new tables is for them, too.
            await asyncio.sleep(5)


async def _game(ear: Ear, source: random.Random, times: list[tuple[float, float]]) -> None:
    decided = -1
    while not ear.view or ear.view["stage"] != "over":
        decision = ear.view and ear.view.get("decision")
        if not decision or not decision["is_mine"] or decision["at"] == decided:
            await ear.hear()
            continue
        decided = decision["at"]
        await asyncio.sleep(source.uniform(0.2, 0.8))
        action = source.choice(decision["moves"])["action"]
        start = time.perf_counter()
        await ear.socket.send(json.dumps({"kind": "move", "id": decided, "at": decided, "actions": [action]}))
        while (answer := await ear.hear())["kind"] not in ("accepted", "refused"):
            pass
        times.append((start, time.perf_counter() - start))
        if answer["kind"] == "refused":
            ear.measured.errors.append(answer["sentence"])


# ---------------------------------------------------------------------- the attackers


async def _again(work: Callable[[], Awaitable[Any]]) -> None:
    while True:
        try:
            await work()
        except GONE:
            await asyncio.sleep(0.05)


class Attack:
    """One kind of attack, and what it was answered."""

    def __init__(self, url: str, victims: list[str]) -> None:
        self.url, self.victims = url, victims
        self.answers: Counter[str] = Counter()
        self.kept: list[ClientConnection] = []

    def socket(self, table: str, **options: Any) -> connect:
        """A websocket of the attacker."""
        address = f"{self.url.replace('http', 'ws')}/api/games/{table}/socket"
        return connect(address, additional_headers=ATTACKER, max_size=None, **options)

    def heard(self, answer: httpx.Response) -> None:
        """Count an answer by its code."""
        try:
            self.answers[str(answer.json().get("code", answer.status_code))] += 1
        except ValueError:
            self.answers[str(answer.status_code)] += 1

    async def sent(self, text: str) -> None:
        """Send one message over and over to the table of somebody else."""
        async with self.socket(random.choice(self.victims)) as socket:
            reader = asyncio.create_task(self._count(socket))
            try:
                while True:
                    await socket.send(text)
                    await asyncio.sleep(0)
            finally:
                reader.cancel()

    async def _count(self, socket: ClientConnection) -> None:
        with suppress(WebSocketException):
            async for text in socket:
                message = json.loads(text)
                if message["kind"] in ("accepted", "refused"):
                    self.answers[message.get("code", "accepted")] += 1

    async def flood(self) -> None:
        await self.sent('{"kind": "undo", "id": 1, "at": 1}')

    async def replay(self) -> None:
        await self.sent('{"kind": "move", "id": 1, "at": 3, "actions": [0]}')

    async def junk(self) -> None:
        async with httpx.AsyncClient(base_url=self.url, timeout=60, headers=ATTACKER) as client:
            while True:
                self.heard(await client.post("/api/games", content="[" * 200_000))
                async with self.socket(random.choice(self.victims)) as socket:
                    with suppress(WebSocketException):
                        for _ in range(50):
                            await socket.send('{"a":' * 3000)

    async def tables(self) -> None:
        async with httpx.AsyncClient(base_url=self.url, timeout=60, headers=ATTACKER) as client:
            while True:
                self.heard(await client.post("/api/games", json={"rules": RULES, "seats": SEATS, "start": True}))

    async def tokens(self) -> None:
        async with httpx.AsyncClient(base_url=self.url, timeout=60, headers=ATTACKER) as client:
            while True:
                table = random.choice(self.victims)
                code = {"code": "-".join("".join(random.choices("ABCDEFGHJK", k=4)) for _ in range(3)), "name": "x"}
                for path in ("/api/join", "/api/recover", "/api/me/recover"):
                    self.heard(await client.post(path, json=code))
                cookie = {"Cookie": f"fief-{table}={random.randbytes(24).hex()}"}
                move = {"at": 1, "actions": [0]}
                self.heard(await client.post(f"/api/games/{table}/moves", json=move, headers=cookie))

    async def readers(self) -> None:
        """Open as many sockets as are allowed, and never read."""
        socket = await self.socket(random.choice(self.victims), max_queue=1, close_timeout=0.1)
        socket.transport.pause_reading()
        self.kept.append(socket)
        self.answers["opened"] += 1

    async def halves(self) -> None:
        host, _, port = self.url.removeprefix("http://").partition(":")
        reader, writer = await asyncio.open_connection(host, int(port))
        head = f"POST /api/games HTTP/1.1\r\nHost: localhost\r\nX-Forwarded-For: {ATTACKER['X-Forwarded-For']}\r\n"
        writer.write(f"{head}Content-Type: application/json\r\nContent-Length: 9999\r\n\r\n{{".encode())
        await writer.drain()
        line = (await reader.readline()).decode()
        self.answers[line.split()[1] if line else "closed"] += 1
        writer.close()


async def attack(url: str, kind: str, seconds: float, victims: list[str]) -> Counter[str]:
    """Attack for some seconds."""
    attacker = Attack(url, victims)
    work: Callable[[], Awaitable[Any]] = getattr(attacker, kind)
    tasks = [asyncio.create_task(_again(work)) for _ in range(CONNECTIONS)]
    await asyncio.sleep(seconds)
    for task in tasks:
        task.cancel()
    await asyncio.gather(*tasks, return_exceptions=True)
    for socket in attacker.kept:
        socket.transport.abort()
    return attacker.answers


KINDS = ("flood", "tables", "tokens", "junk", "replay", "readers", "halves")


# ---------------------------------------------------------------------- the measurement


def start_server(database: Path) -> tuple["subprocess.Popen[str]", str]:
    """A server with its usual limits that believes the proxy's header, and its address."""
    words = ["serve", "--port", "0", "--data", str(database), "--trusted-proxy", "127.0.0.1"]
    process = subprocess.Popen(
        [sys.executable, "-m", "fiefdom", *words], stdout=subprocess.PIPE, stderr=subprocess.DEVNULL, text=True,
        env=os.environ | {"PYTHONUNBUFFERED": "1"},
    )  # fmt: skip
    assert process.stdout is not None
    line = process.stdout.readline()
    assert line.startswith("Fiefdom is at "), line
    return process, line.split()[-1]


async def tables_of_others(url: str, number: int) -> list[str]:
    """Tables that everybody may see, for attackers to aim at."""
    async with httpx.AsyncClient(base_url=url, timeout=60, headers={"X-Forwarded-For": "198.51.100.250"}) as client:
        made = [
            await client.post("/api/games", json={"rules": RULES, "seats": SEATS, "start": True}) for _ in range(number)
        ]
        return [each.json()["id"] for each in made]


async def campaign(url: str, server: "subprocess.Popen[str]", arguments: argparse.Namespace) -> Message:
    """A calm phase before each attack, and the attack."""
    measured, times = Measured(), list[tuple[float, float]]()
    people = [asyncio.create_task(person(url, number, measured, times)) for number in range(arguments.tables)]
    victims = await tables_of_others(url, 5)
    while len(times) < 2 * arguments.tables:
        await asyncio.sleep(0.1)
    rows: list[Message] = []
    for kind in arguments.attacks.split(","):
        calm = await _phase(times, server, asyncio.sleep(arguments.seconds))
        words = [sys.executable, __file__, "--attack", kind, "--url", url, "--seconds", str(arguments.seconds)]
        attacker = await asyncio.create_subprocess_exec(*words, *victims, stdout=subprocess.PIPE)
        os.setpriority(os.PRIO_PROCESS, attacker.pid, 19)
        attacked = await _phase(times, server, attacker.communicate())
        answers = json.loads(attacked.pop("result")[0])
        calm.pop("result")
        rows.append({"attack": kind, "calm": calm, "attacked": attacked, "answers": answers})
    for each in people:
        each.cancel()
    failed = [
        result for result in await asyncio.gather(*people, return_exceptions=True) if isinstance(result, Exception)
    ]
    return {
        "rows": rows,
        "errors": [*measured.errors, *map(repr, failed)],
        "lost": measured.lost,
        "load": os.getloadavg()[0],
    }


async def _phase(times: list[tuple[float, float]], server: "subprocess.Popen[str]", work: Awaitable[Any]) -> Message:
    start, before = time.perf_counter(), processor_seconds(server.pid)
    result = await work
    seconds = time.perf_counter() - start
    values = [taken for began, taken in times if began >= start]
    # A very short phase may see no move.
    middle, slowest = (quantile(values, share) if values else None for share in (0.5, 0.99))
    return {
        "moves": len(values), "p50": middle, "p99": slowest,
        "processor": round((processor_seconds(server.pid) - before) / seconds, 2), "result": result,
    }  # fmt: skip


def main(words: list[str] | None = None) -> int:
    """Measure and print."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--tables", type=int, default=10)
    parser.add_argument("--seconds", type=float, default=20)
    parser.add_argument("--attacks", default=",".join(KINDS))
    parser.add_argument("--json", action="store_true")
    parser.add_argument("--attack", help=argparse.SUPPRESS)
    parser.add_argument("--url", help=argparse.SUPPRESS)
    parser.add_argument("victims", nargs="*", help=argparse.SUPPRESS)
    arguments = parser.parse_args(words)
    if arguments.attack:
        print(json.dumps(asyncio.run(attack(arguments.url, arguments.attack, arguments.seconds, arguments.victims))))
        return 0
    with tempfile.TemporaryDirectory() as folder:
        server, url = start_server(Path(folder) / "tables.db")
        try:
            found = asyncio.run(campaign(url, server, arguments))
        finally:
            server.terminate()
            server.communicate()
    if arguments.json:
        print(json.dumps(found))
    else:
        for row in found["rows"]:
            calm, attacked = row["calm"], row["attacked"]
            print(f"{row['attack']:8} p50 {calm['p50']} -> {attacked['p50']} ms, "
                  f"p99 {calm['p99']} -> {attacked['p99']} ms, "
                  f"processor {calm['processor']} -> {attacked['processor']}, answers {row['answers']}")  # fmt: skip
        print(f"load {found['load']:.1f}, errors {len(found['errors'])}, lost {found['lost']}")
    for error in found["errors"]:
        print(error)
    return 1 if found["errors"] or found["lost"] else 0


if __name__ == "__main__":
    sys.exit(main())
