"""Servers to test against: in a thread of this process, or as a process that can be killed."""

import os
import subprocess
import sys
import threading
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass
from pathlib import Path

from fastapi import FastAPI

from fiefdom.server.app import create_app
from fiefdom.server.bot_pool import BotPool
from fiefdom.server.process import address, bound, server_of
from fiefdom.server.rate_limits import Rate
from fiefdom.server.settings import ServerSettings
from fiefdom.server.store.database import database_url

SOURCES = Path(__file__).parents[2] / "src"
ANY = Rate(1_000_000, 1_000_000)
UNLIMITED = ServerSettings(
    commands=ANY, requests=ANY, new_tables=ANY, codes=ANY, new_people=ANY, analyses=ANY, connections_of_address=10_000
)


@dataclass(frozen=True, slots=True)
class Served:
    """A server in a thread: its address and its internals."""

    url: str
    app: FastAPI


@contextmanager
def serving(database: str, settings: ServerSettings = UNLIMITED, thinkers: BotPool | None = None) -> Iterator[Served]:
    """A server in a thread of this process."""
    app = create_app(database_url(database), settings, thinkers)
    listening = bound("127.0.0.1", 0)
    server = server_of(app)
    thread = threading.Thread(target=server.run, kwargs={"sockets": [listening]})
    thread.start()
    try:
        while not server.started:
            if not thread.is_alive():
                raise RuntimeError("the server did not start")
            thread.join(0.01)
        yield Served(address(listening), app)
    finally:
        server.should_exit = True
        thread.join()
        listening.close()


class Process:
    """`fiefdom serve` as a process."""

    def __init__(self, *arguments: str) -> None:
        environment = dict(os.environ, PYTHONPATH=str(SOURCES), PYTHONUNBUFFERED="1")
        self.process = subprocess.Popen(
            [sys.executable, "-m", "fiefdom", "serve", "--port", "0", *arguments],
            stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True, env=environment,
        )  # fmt: skip
        assert self.process.stdout is not None
        first = self.process.stdout.readline()
        if not first.startswith("Fiefdom is at "):
            assert self.process.stderr is not None
            raise RuntimeError(first + self.process.stderr.read())
        self.url = first.split()[-1]

    def kill(self) -> None:
        """Kill it without a shutdown, like a power cut."""
        self.process.kill()
        self._reap()

    def interrupt(self) -> tuple[int, str]:
        """Send Ctrl-C; returns the exit code and the remaining output."""
        self.process.send_signal(2)
        printed, _ = self.process.communicate()
        return self.process.returncode, printed

    def _reap(self) -> None:
        self.process.communicate()
