"""How much slower moves at tables are while games are reviewed: the same tables without and with reviews, in turn.

Usage: python benchmarks/reviews.py [--tables N] [--reviews N] [--rounds N] [--rules RULES] [--reviewed RULES]
                                    [--pause SECONDS] [--json]

  --tables N       tables played at the same time (30)
  --reviews N      reviews that run at the same time, each in a process of the server (2)
  --rounds N       how often the tables are played without and with reviews (3)
  --rules RULES    what is played at the tables (kingdomino(players=2))
  --reviewed RULES the game that is reviewed (queendomino(players=4)), deeply, so that it takes longer than the tables
  --pause SECONDS  how long a scripted player thinks before a move, on average (1)
  --json           print one JSON object

The server is a separate process. What is played and reviewed is compiled first. It prints the round trip of a move to
its answer without and with reviews, and the decisions and the share of a core of the reviews meanwhile. It fails if a
move is refused, an event is lost, or a review does not run. Where other programs keep all cores busy, reviews hardly
run, because everything else comes before them: the shares tell.
"""

import argparse
import asyncio
import json
import os
import subprocess
import sys
import tempfile
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager, suppress
from pathlib import Path
from typing import Any

import httpx
from tables import SHARES, measure, quantile

from fiefdom import Game, bot
from fiefdom.notation import Record

WITHOUT, WITH = "without", "with"


def serve(database: str, analysts: int) -> None:
    """The server: no limits, since all clients come from one address."""
    from fiefdom.server import process
    from fiefdom.server.app import create_app
    from fiefdom.server.rate_limits import Rate
    from fiefdom.server.settings import ServerSettings
    from fiefdom.server.store.database import database_url

    free = Rate(10**9, 10**9)
    settings = ServerSettings(
        commands=free, requests=free, new_tables=free, codes=free, analyses=free, connections_of_address=10**9,
        analysts=analysts,
    )  # fmt: skip
    process.serve(
        create_app(database_url(database), settings), process.bound("127.0.0.1", 0), lambda url: print(url, flush=True)
    )


def record_text(rules: str, seed: int, decisions: int) -> str:
    """A game that is reviewed."""
    game, player = Game.new(rules, seed=seed), bot("normal")
    while not game.is_over and len(game.history) < decisions:
        game.push(player.play(game, seed=seed))
    return str(Record.of(game))


def spent_by_children(parent: int) -> float:
    """Seconds of CPU time that the child processes of a process have used; 0 if the system does not report it."""
    total = 0
    for path in Path("/proc").glob("[0-9]*/stat"):
        with suppress(OSError):
            fields = path.read_text(encoding="utf-8").rpartition(")")[2].split()
            total += int(fields[11]) + int(fields[12]) if int(fields[1]) == parent else 0
    return total / os.sysconf("SC_CLK_TCK") if total else 0.0


class Reviews:
    """Reviews on the server."""

    def __init__(self, url: str, rules: str) -> None:
        self._rules = rules
        self._client = httpx.AsyncClient(base_url=url, timeout=300)
        self._seed = 0

    async def begin(self, depth: str, decisions: int = 10**9) -> str:
        """Bring another game and begin its review; its address."""
        self._seed += 1
        text = record_text(self._rules, self._seed, decisions)
        answer = await self._client.post("/api/records", content=text.encode())
        path = f"/api/games/{answer.json()['id']}/review"
        await self._client.post(path, json={"depth": depth})
        return path

    async def until(self, path: str, depth: str, states: tuple[str, ...]) -> dict[str, Any]:
        """What the server says about a review as soon as it is in one of these states."""
        seen = 0
        while True:
            found = (await self._client.get(path, params={"depth": depth, "seen": seen})).json()
            if found["state"] in states:
                return dict(found)
            seen = found["done"]

    async def done(self, path: str) -> tuple[str, int]:
        """The state of a deep review, and how many of its decisions are done."""
        found = (await self._client.get(path, params={"depth": "deep"})).json()
        return found["state"], found["done"]

    async def stop(self, path: str) -> None:
        await self._client.delete(path, params={"depth": "deep"})

    async def close(self) -> None:
        await self._client.aclose()


@asynccontextmanager
async def running(reviews: Reviews, number: int) -> AsyncIterator[list[int]]:
    """So many reviews in progress; afterwards, the list has how many decisions of each were reviewed."""
    paths = [await reviews.begin("deep") for _ in range(number)]
    for path in paths:
        await reviews.until(path, "deep", ("running",))
    before = [await reviews.done(path) for path in paths]
    found: list[int] = []
    yield found
    for path, (_, earlier) in zip(paths, before, strict=True):
        state, later = await reviews.done(path)
        found.append(later - earlier if state == "running" else -1)
        await reviews.stop(path)
        await reviews.until(path, "deep", ("cancelled", "done"))


async def compare(url: str, server: int, arguments: argparse.Namespace) -> dict[str, Any]:
    """Play all rounds."""
    answers: dict[str, list[float]] = {WITHOUT: [], WITH: []}
    reviewed: list[int] = []
    cores: list[float] = []
    errors = lost = 0
    reviews = Reviews(url, arguments.reviewed)
    # Compile everything first.
    await measure(url, argparse.Namespace(**{**vars(arguments), "tables": 1, "pause": 0.0}))
    first = [await reviews.begin("fast", decisions=12) for _ in range(arguments.reviews)]
    for path in first:
        await reviews.until(path, "fast", ("done",))
    for number in range(2 * arguments.rounds):
        # Without first, with first, with second, without second, and so on: the load of the machine may change.
        name = (WITHOUT, WITH, WITH, WITHOUT)[number % 4]
        async with running(reviews, arguments.reviews if name == WITH else 0) as done:
            before = spent_by_children(server)
            measured, seconds = await measure(url, arguments)
            cores += [round((spent_by_children(server) - before) / seconds, 2)] if name == WITH else []
        reviewed += done
        answers[name] += measured.answers
        errors, lost = errors + len(measured.errors), lost + measured.lost
    await reviews.close()
    return {
        "tables": arguments.tables,
        "reviews": arguments.reviews,
        "rules": arguments.rules,
        "reviewed": arguments.reviewed,
        "moves": {name: len(times) for name, times in answers.items()},
        "decisions_reviewed": reviewed,
        "cores_of_reviews": cores,
        "errors": errors,
        "lost": lost,
        "answer_ms": {
            name: {part: quantile(times, share) for part, share in SHARES.items()} for name, times in answers.items()
        },
        "p99_ratio": round(quantile(answers[WITH], 0.99) / quantile(answers[WITHOUT], 0.99), 2),
    }


def main() -> int:
    """Measure, print, and fail if anything went wrong."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--tables", type=int, default=30)
    parser.add_argument("--reviews", type=int, choices=(1, 2), default=2)
    parser.add_argument("--rounds", type=int, default=3)
    parser.add_argument("--rules", default="kingdomino(players=2)")
    parser.add_argument("--reviewed", default="queendomino(players=4)")
    parser.add_argument("--level", default="easy")
    parser.add_argument("--pause", type=float, default=1.0)
    parser.set_defaults(arrive=20.0)
    parser.add_argument("--json", action="store_true")
    parser.add_argument("--serve", help=argparse.SUPPRESS)
    arguments = parser.parse_args()
    if arguments.serve:
        serve(arguments.serve, arguments.reviews)
        return 0
    with tempfile.TemporaryDirectory() as folder:
        database = f"sqlite:///{Path(folder) / 'tables.db'}"
        command = [sys.executable, __file__, "--serve", database, "--reviews", str(arguments.reviews)]
        server = subprocess.Popen(command, stdout=subprocess.PIPE, text=True)
        try:
            assert server.stdout is not None
            found = asyncio.run(compare(server.stdout.readline().strip(), server.pid, arguments))
        finally:
            server.terminate()
            server.communicate()
    print(json.dumps(found) if arguments.json else "\n".join(f"{name:18} {value}" for name, value in found.items()))
    return 1 if found["errors"] or found["lost"] or min(found["decisions_reviewed"]) < 0 else 0


if __name__ == "__main__":
    sys.exit(main())
