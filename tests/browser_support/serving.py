"""The real server as a separate process that can be killed and restarted."""

import os
import signal
import subprocess
import sys
import time
import urllib.request
from pathlib import Path

from support.ports import free_port

ROOT = Path(__file__).parents[2]
PATIENCE = 180.0


class Server:
    """`fiefdom serve` with fixed chance and its own database file; the port stays the same across restarts."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder
        self.port = free_port()
        self.process: subprocess.Popen[bytes] | None = None

    @property
    def address(self) -> str:
        return f"http://127.0.0.1:{self.port}"

    def start(self) -> None:
        """Start the server and wait until it answers."""
        words = [
            sys.executable,
            "-m",
            "browser_support.seeded_server",
            "serve",
            "--port",
            str(self.port),
            "--data",
            str(self.folder / "tables.db"),
        ]
        surroundings = {**os.environ, "PYTHONPATH": os.pathsep.join((str(ROOT / "src"), str(ROOT / "tests")))}
        log = (self.folder / "server.log").open("ab")
        self.process = subprocess.Popen(words, env=surroundings, stdout=log, stderr=log, cwd=self.folder)
        log.close()
        end = time.monotonic() + PATIENCE
        while not self._answers():
            if self.process.poll() is not None or time.monotonic() > end:
                raise AssertionError((self.folder / "server.log").read_text("utf-8")[-2000:])
            time.sleep(0.1)

    def kill(self) -> None:
        """Kill it, like a power cut."""
        assert self.process is not None
        self.process.send_signal(signal.SIGKILL)
        self.process.wait()

    def stop(self) -> None:
        """Shut it down gracefully."""
        if self.process is not None and self.process.poll() is None:
            self.process.terminate()
            self.process.wait(30)

    def _answers(self) -> bool:
        try:
            with urllib.request.urlopen(f"{self.address}/health", timeout=2) as answer:
                return bool(answer.status == 200)
        except OSError:
            return False
