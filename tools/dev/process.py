"""Running other programs."""

import os
import subprocess
import sys
from collections.abc import Callable, Mapping, Sequence
from pathlib import Path

Command = Sequence[str | Path]
NOTHING: Mapping[str, str] = {}


def replace(command: Command) -> int:
    """Replace this process with a program. Windows cannot do that: there, run it and return its exit code."""
    sys.stdout.flush()
    if os.name == "posix":
        os.execv(command[0], [str(word) for word in command])
    return run(command)


def start(command: Command, folder: Path, log: Path) -> subprocess.Popen[bytes]:
    """Start a program with low priority and do not wait for it. Ctrl-C ends it, too."""
    with log.open("a", encoding="utf-8") as output:
        process = subprocess.Popen(
            command, cwd=folder, stdin=subprocess.DEVNULL, stdout=output, stderr=subprocess.STDOUT,
            creationflags=getattr(subprocess, "BELOW_NORMAL_PRIORITY_CLASS", 0),
        )  # fmt: skip
    if os.name == "posix":
        os.setpriority(os.PRIO_PROCESS, process.pid, 10)
    return process


def run(
    command: Command,
    folder: Path | None = None,
    extra: Mapping[str, str] = NOTHING,
    on_line: Callable[[str], None] | None = None,
) -> int:
    """Run a program and return its exit code. Its output goes to the terminal, or line by line to `on_line`."""
    sys.stdout.flush()
    with subprocess.Popen(
        command,
        cwd=folder,
        env={**os.environ, **extra},
        stdin=subprocess.DEVNULL if on_line else None,
        stdout=subprocess.PIPE if on_line else None,
        stderr=subprocess.STDOUT if on_line else None,
        encoding="utf-8",
        errors="replace",
    ) as process:
        try:
            for line in process.stdout or ():
                if on_line:
                    on_line(line)
            return process.wait()
        except KeyboardInterrupt:
            process.wait()  # Ctrl-C reached the program, too. A second one ends the wait.
            raise
        except BaseException:
            process.terminate()
            raise
