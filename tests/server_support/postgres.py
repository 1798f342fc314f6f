"""A private PostgreSQL server for the tests, from the installed binaries."""

import os
import shutil
import socket
import subprocess
import tempfile
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any


def binary(name: str) -> str | None:
    """A program of PostgreSQL, on the path or where Debian puts it."""
    found = sorted(Path("/usr/lib/postgresql").glob(f"*/bin/{name}"))
    return shutil.which(name) or (str(found[-1]) if found else None)


@contextmanager
def running() -> Iterator[str]:
    """The URL of an empty database, which is deleted afterwards. It need not be durable, so nothing is synced."""
    folder = Path(tempfile.mkdtemp(prefix="fiefdom-postgres-"))
    data, port = folder / "data", _free_port()
    # PostgreSQL refuses to run as root.
    account: dict[str, Any] = {"user": "nobody", "group": "nogroup"} if os.getuid() == 0 else {}
    if account:
        shutil.chown(folder, "nobody", "nogroup")
        folder.chmod(0o755)
    try:
        make = [str(binary("initdb")), "-D", str(data), "-U", "fief", "-A", "trust", "-E", "UTF8", "--no-sync"]
        subprocess.run(make, check=True, capture_output=True, cwd="/", **account)
        options = ["-p", str(port), "-c", "listen_addresses=127.0.0.1", "-c", f"unix_socket_directories={folder}"]
        options += ["-c", "fsync=off", "-c", "max_connections=60"]
        log = (folder / "log").open("wb")
        server = subprocess.Popen([str(binary("postgres")), "-D", str(data), *options], stdout=log, stderr=log,
                                  cwd="/", **account)  # fmt: skip
        try:
            _wait(port, server)
            yield f"postgresql://fief@127.0.0.1:{port}"
        finally:
            server.terminate()
            server.wait(30)
            log.close()
    finally:
        shutil.rmtree(folder, ignore_errors=True)


def _free_port() -> int:
    with socket.socket() as taken:
        taken.bind(("127.0.0.1", 0))
        port: int = taken.getsockname()[1]
        return port


def _wait(port: int, server: "subprocess.Popen[bytes]") -> None:
    """Wait until it accepts connections, which is later than it listens; fails if it has exited."""
    ask = [str(binary("pg_isready")), "-q", "-h", "127.0.0.1", "-p", str(port)]
    while server.poll() is None:
        if subprocess.run(ask, check=False).returncode == 0:
            return
        time.sleep(0.05)
    raise RuntimeError("PostgreSQL did not start")
