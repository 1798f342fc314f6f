"""Kills servers and their database at random while games are played, and checks that nothing acknowledged is lost.

Usage: python benchmarks/faults.py [--kills N] [--servers N] [--tables N] [--rules RULES] [--seed N] [--json]

  --kills N      how many processes are killed (50); every fifth is PostgreSQL, on average
  --servers N    servers that share the database (2)
  --tables N     games played at the same time (12); where one ends, another begins
  --rules RULES  what is played (kingdomino(players=2))
  --seed N       of what happens when (1)
  --json         print one JSON object

Servers and PostgreSQL are killed with SIGKILL and started again. Clients reach the servers, and servers the database,
through proxies that stall and cut connections. A move counts as acknowledged when its player has read the answer. At
the end no more faults happen: every game must end, and every acknowledged move must be in its table's log, where its
answer said. The script fails otherwise, and if anything takes longer than its time limit. It needs PostgreSQL's
programs, like the tests.
"""

import argparse
import asyncio
import json
import os
import random
import socket
import subprocess
import sys
import tempfile
import time
from collections import Counter
from collections.abc import Sequence
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

import httpx
from sqlalchemy.engine import make_url
from websockets.asyncio.client import connect
from websockets.exceptions import WebSocketException

sys.path.insert(0, str(Path(__file__).parents[1] / "tests"))
from server_support.postgres import Cluster

Message = dict[str, Any]
TROUBLE = (OSError, WebSocketException, TimeoutError, httpx.HTTPError, EOFError)
# Seconds: for one answer, for a server to start, for PostgreSQL to start, and for all games to end after the faults.
ANSWER, START, RECOVERY, END = 10, 90, 60, 300
# How probable it is that data between a server and the database cuts the connection, or stalls it. A transaction has a
# dozen pieces of data.
RARELY = 0.0005, 0.002
FREE = {f"FIEFDOM_{name}": "1000000,1000000" for name in ("COMMANDS", "REQUESTS", "NEW_TABLES", "CODES")}


@dataclass
class Campaign:
    """What has happened so far."""

    acknowledged: dict[str, list[tuple[int, int, str]]] = field(default_factory=dict)
    killed: Counter[str] = field(default_factory=Counter)
    cuts: int = 0
    stalls: int = 0
    reconnections: int = 0
    ended: int = 0
    problems: list[str] = field(default_factory=list)
    is_quiet: bool = False

    @property
    def kills(self) -> int:
        return sum(self.killed.values())


def free_port() -> int:
    """A port that nobody uses now."""
    with socket.socket() as found:
        found.bind(("127.0.0.1", 0))
        return int(found.getsockname()[1])


class ServerProcess:
    """`fiefdom serve` at a fixed port; what it prints goes to a file, so that no pipe fills up."""

    def __init__(self, number: int, database: str, folder: Path) -> None:
        self.number, self.port = number, free_port()
        self._database = database
        self._output = folder / f"server{number}.log"
        self.process: subprocess.Popen[bytes] | None = None

    def start(self) -> None:
        words = ["-m", "fiefdom", "serve", "--port", str(self.port), "--database", self._database]
        with self._output.open("ab") as output:
            self.process = subprocess.Popen(
                [sys.executable, *words], stdin=subprocess.DEVNULL, stdout=output, stderr=output, env=os.environ | FREE
            )

    async def wait(self) -> None:
        """Wait until it answers; it is started again if it could not reach the database. Raises TimeoutError."""
        limit = time.monotonic() + START
        async with httpx.AsyncClient(timeout=2) as client:
            while time.monotonic() < limit:
                if self.process is None or self.process.poll() is not None:
                    self.start()
                try:
                    if (await client.get(f"http://127.0.0.1:{self.port}/health")).status_code == 200:
                        return
                except TROUBLE:
                    pass
                await asyncio.sleep(0.2)
        raise TimeoutError(f"server {self.number} does not answer")

    def kill(self) -> None:
        if self.process is not None:
            self.process.kill()
            self.process.wait(30)


class Proxy:
    """Forwards connections to a server or to the database; some stall, and some are cut in the middle of a message.

    `cuts` and `stalls`: how probable that is for each piece of data.
    """

    def __init__(
        self, target: int, source: random.Random, campaign: Campaign, cuts: float = 0.01, stalls: float = 0.03
    ) -> None:
        self.port = free_port()
        self._target = target
        self._source = source
        self._campaign = campaign
        self._cuts, self._stalls = cuts, stalls
        self._server: asyncio.Server | None = None

    async def open(self) -> None:
        self._server = await asyncio.start_server(self._take, "127.0.0.1", self.port)

    def close(self) -> None:
        if self._server is not None:
            self._server.close()

    async def _take(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        other: asyncio.StreamWriter | None = None
        try:
            answers, server = await asyncio.wait_for(asyncio.open_connection("127.0.0.1", self._target), 5)
            other = server
            copies = [asyncio.create_task(each) for each in (self._copy(reader, server), self._copy(answers, writer))]
            await asyncio.wait(copies, return_when=asyncio.FIRST_COMPLETED)
            for copy in copies:
                copy.cancel()
            await asyncio.gather(*copies, return_exceptions=True)
        except (OSError, TimeoutError, asyncio.CancelledError):
            pass
        finally:
            for each in (writer, other):
                if each is not None:
                    each.transport.abort()

    async def _copy(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        while data := await reader.read(65536):
            luck = 1.0 if self._campaign.is_quiet else self._source.random()
            if luck < self._cuts:
                self._campaign.cuts += 1
                writer.write(data[: len(data) // 2])
                await writer.drain()
                return
            if luck < self._cuts + self._stalls:
                self._campaign.stalls += 1
                await asyncio.sleep(self._source.uniform(0.1, 2))
            writer.write(data)
            await writer.drain()


class Player:
    """Plays one game after the other with a bot, through any proxy that answers."""

    def __init__(self, number: int, arguments: argparse.Namespace, ports: list[int], campaign: Campaign) -> None:
        self._arguments = arguments
        self._ports = ports
        self._campaign = campaign
        self._source = random.Random(f"{arguments.seed} player {number}")

    async def play(self) -> None:
        """Play until the faults are over, and the last game to its end."""
        while not self._campaign.is_quiet:
            table, cookie = await self._create()
            while not await self._continue(table, cookie):
                self._campaign.reconnections += 1
                await asyncio.sleep(0.2)
            self._campaign.ended += 1

    async def _create(self) -> tuple[str, str]:
        seats = [{"who": "me", "name": "Scripted"}, {"who": "bot", "level": "easy"}]
        request = {"rules": self._arguments.rules, "seats": seats, "start": True}
        while True:
            try:
                async with httpx.AsyncClient(timeout=ANSWER) as client:
                    url = f"http://127.0.0.1:{self._source.choice(self._ports)}/api/games"
                    answer = await client.post(url, json=request)
                    if answer.status_code == 201:
                        name = f"fief-{answer.json()['id']}"
                        return answer.json()["id"], f"{name}={client.cookies[name]}"
            except TROUBLE:
                pass
            await asyncio.sleep(0.3)

    async def _continue(self, table: str, cookie: str) -> bool:
        """Play over one connection; returns whether the game is over."""
        url = f"ws://127.0.0.1:{self._source.choice(self._ports)}/api/games/{table}/socket"
        try:
            async with connect(
                url, additional_headers={"Cookie": cookie}, open_timeout=ANSWER, close_timeout=1, max_size=None
            ) as socket_:
                return await self._moves(table, socket_)
        except TROUBLE:
            return False

    async def _moves(self, table: str, socket_: Any) -> bool:
        """Move until the game is over; a refused move ends the connection, and is decided again over the next one."""
        decided, view = -1, None
        while view is None or view["stage"] != "over":
            decision = view and view["decision"]
            if not decision or not decision["is_mine"] or decision["at"] == decided:
                view = (await self._heard(socket_))[0] or view
                continue
            decided = decision["at"]
            move = self._source.choice(decision["moves"])
            sent = {"kind": "move", "id": decided, "at": decided, "actions": [move["action"]]}
            await asyncio.sleep(self._source.uniform(0, 0.4))
            await socket_.send(json.dumps(sent))
            answer = None
            while answer is None:
                later, answer = await self._heard(socket_)
                view = later or view
            if answer["kind"] == "refused":
                return False
            found = self._campaign.acknowledged.setdefault(table, [])
            found.append((decided, answer["number"], move["text"]))
        return True

    async def _heard(self, socket_: Any) -> tuple[Message | None, Message | None]:
        """A table's view or an answer. Raises TimeoutError if nothing comes, though a bot or this player is to move."""
        message = json.loads(await asyncio.wait_for(socket_.recv(), ANSWER))
        is_answer = message["kind"] in ("accepted", "refused")
        return message["view"] if message["kind"] == "table" else None, message if is_answer else None


async def break_things(
    campaign: Campaign, servers: list[ServerProcess], cluster: Cluster, arguments: argparse.Namespace
) -> None:
    """Kill one process after the other and start it again."""
    source = random.Random(f"{arguments.seed} faults")
    while campaign.kills < arguments.kills:
        await asyncio.sleep(source.uniform(0.5, 3))
        if source.random() < 0.2:
            campaign.killed["postgresql"] += 1
            await asyncio.to_thread(cluster.kill)
            await asyncio.sleep(source.uniform(0, 2))
            await _start_again(cluster)
        else:
            server = source.choice(servers)
            campaign.killed["servers"] += 1
            await asyncio.to_thread(server.kill)
            await asyncio.sleep(source.uniform(0, 2))
            server.start()
        if source.random() < 0.7:
            await asyncio.gather(*(server.wait() for server in servers))
    await asyncio.gather(*(server.wait() for server in servers))
    campaign.is_quiet = True


async def _start_again(cluster: Cluster) -> None:
    """PostgreSQL refuses to start until the orphans of the killed one have gone."""
    limit = time.monotonic() + RECOVERY
    while True:
        try:
            await asyncio.to_thread(cluster.start)
            return
        except (OSError, RuntimeError, AssertionError, subprocess.SubprocessError):
            if time.monotonic() > limit:
                raise
            await asyncio.sleep(0.3)


async def verify(campaign: Campaign, port: int) -> None:
    """Look for every acknowledged move in the log of its table, as a server shows it.

    A server may hear of the last move of another one a little later.
    """
    async with httpx.AsyncClient(base_url=f"http://127.0.0.1:{port}", timeout=30) as client:
        for table, moves in campaign.acknowledged.items():
            limit = time.monotonic() + ANSWER
            while problems := _problems(table, moves, (await client.get(f"/api/games/{table}")).json()):
                if time.monotonic() > limit:
                    campaign.problems += problems
                    break
                await asyncio.sleep(0.2)


def _problems(table: str, moves: Sequence[tuple[int, int, str]], found: Message) -> list[str]:
    """What is missing in a table."""
    log = {entry["number"]: entry for entry in found["log"]}
    problems = [] if found["view"]["stage"] == "over" else [f"{table}: the game has not ended"]
    for at, number, text in moves:
        entries = [log[each] for each in range(at + 1, number + 1) if each in log]
        if not any(entry["text"] == text and entry["seat"] == 0 for entry in entries):
            problems.append(f"{table}: {text!r} after {at} is lost")
    return problems


async def run(arguments: argparse.Namespace, folder: Path, cluster: Cluster) -> Campaign:
    """The whole campaign."""
    campaign, source = Campaign(), random.Random(f"{arguments.seed} proxies")
    links = [Proxy(cluster.port, source, campaign, *RARELY) for _ in range(arguments.servers)]
    url = make_url(f"{cluster.url}/postgres")
    servers = [ServerProcess(n, url.set(port=link.port).render_as_string(), folder) for n, link in enumerate(links)]
    proxies = [Proxy(server.port, source, campaign) for server in servers]
    try:
        for link in links:
            await link.open()
        for server, proxy in zip(servers, proxies, strict=True):
            server.start()
            await server.wait()
            await proxy.open()
        ports = [proxy.port for proxy in proxies]
        players = [Player(number, arguments, ports, campaign) for number in range(arguments.tables)]
        playing = [asyncio.create_task(player.play()) for player in players]
        await break_things(campaign, servers, cluster, arguments)
        done, late = await asyncio.wait(playing, timeout=END)
        campaign.problems += [f"a player failed: {task.exception()!r}" for task in done if task.exception()]
        campaign.problems += ["a game does not end"] * len(late)
        for task in late:
            task.cancel()
        for server in servers:
            await verify(campaign, server.port)
    finally:
        for proxy in (*proxies, *links):
            proxy.close()
        for server in servers:
            server.kill()
    return campaign


def summary(campaign: Campaign, seconds: float) -> Message:
    """The figures by name."""
    return {
        "seconds": round(seconds),
        "servers_killed": campaign.killed["servers"],
        "postgresql_killed": campaign.killed["postgresql"],
        "connections_cut": campaign.cuts,
        "stalls": campaign.stalls,
        "reconnections": campaign.reconnections,
        "games_ended": campaign.ended,
        "acknowledged_moves": sum(map(len, campaign.acknowledged.values())),
        "problems": len(campaign.problems),
    }


def main(words: list[str] | None = None) -> int:
    """Run the campaign, print what happened, and fail if anything was lost."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--kills", type=int, default=50)
    parser.add_argument("--servers", type=int, default=2)
    parser.add_argument("--tables", type=int, default=12)
    parser.add_argument("--rules", default="kingdomino(players=2)")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--json", action="store_true")
    arguments = parser.parse_args(words)
    start = time.monotonic()
    with tempfile.TemporaryDirectory() as folder:
        home = Path(folder)
        home.chmod(0o755)
        (home / "postgresql").mkdir()
        cluster = Cluster(home / "postgresql")
        try:
            campaign = asyncio.run(run(arguments, home, cluster))
        finally:
            cluster.close()
    found = summary(campaign, time.monotonic() - start)
    print(json.dumps(found) if arguments.json else "\n".join(f"{name:20} {value}" for name, value in found.items()))
    for problem in campaign.problems:
        print(problem)
    return 1 if campaign.problems else 0


if __name__ == "__main__":
    sys.exit(main())
