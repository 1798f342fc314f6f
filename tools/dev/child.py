"""Running other programs: in our place, beside us, or quietly with a log."""

import os
import subprocess
import sys
from collections.abc import Callable, Mapping, Sequence
from pathlib import Path
from typing import Any

PATIENCE = 5.0
# Whatever these hold belongs to another Python than the project's own.
FOREIGN_VARIABLES = ("PYTHONHOME", "PYTHONPATH", "__PYVENV_LAUNCHER__")

Command = Sequence[str | Path]


def surroundings(extra: Mapping[str, str] | None = None) -> dict[str, str]:
    """Return the environment variables for programs of the project's own Python."""
    kept = {name: value for name, value in os.environ.items() if name not in FOREIGN_VARIABLES}
    return {**kept, **(extra or {})}


def become(command: Command, extra: Mapping[str, str] | None = None) -> int:
    """Go on as another program. Where systems cannot do that, wait for it and return its exit code."""
    sys.stdout.flush()
    words = [str(word) for word in command]
    if os.name == "posix":
        os.execve(words[0], words, surroundings(extra))
    return run(command, extra)


def run(command: Command, extra: Mapping[str, str] | None = None, folder: Path | None = None) -> int:
    """Run a program on our own terminal and return its exit code."""
    sys.stdout.flush()
    with subprocess.Popen(command, env=surroundings(extra), cwd=folder) as process:
        try:
            return process.wait()
        except BaseException as error:
            _end(process, error)
            raise


def captured(command: Command, folder: Path, extra: Mapping[str, str] | None = None) -> tuple[int, str]:
    """Run a program and return its exit code with everything it wrote."""
    written: list[str] = []
    return _listen(command, folder, written.append, extra or {}), "".join(written)


def logged(command: Command, log: Path, folder: Path, on_line: Callable[[str], None]) -> int:
    """Run a program whose lines go to the end of the log and to the given function; return its exit code."""
    with log.open("a", encoding="utf-8") as file:

        def keep(line: str) -> None:
            file.write(line)
            file.flush()
            on_line(line)

        file.write(f"$ {' '.join(str(word) for word in command)}\n")
        return _listen(command, folder, keep, {})


def _listen(command: Command, folder: Path, on_line: Callable[[str], None], extra: Mapping[str, str]) -> int:
    with subprocess.Popen(
        command,
        env=surroundings({"PYTHONUNBUFFERED": "1", **extra}),
        cwd=folder,
        stdin=subprocess.DEVNULL,
        stdout=subprocess.PIPE,
        stderr=subprocess.STDOUT,
        encoding="utf-8",
        errors="replace",
    ) as process:
        try:
            for line in process.stdout or ():
                on_line(line)
            return process.wait()
        except BaseException as error:
            _end(process, error)
            raise


def _end(process: subprocess.Popen[Any], error: BaseException) -> None:
    """End a program; one that heard the same Ctrl-C as we did may first finish its last words."""
    try:
        if isinstance(error, KeyboardInterrupt):
            process.wait(PATIENCE)
    except (subprocess.TimeoutExpired, KeyboardInterrupt):
        pass
    if process.poll() is None:
        process.terminate()
