"""Printing progress."""

import shutil
import sys
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager

WIDTH = 30


def duration(start: float) -> str:
    """Return the time since `start` (of `time.monotonic`), such as `0.3 s` or `3 min 7 s`."""
    seconds = time.monotonic() - start
    if seconds < 100:
        return f"{seconds:.1f} s"
    minutes, rest = divmod(round(seconds), 60)
    return f"{minutes} min {rest} s"


@contextmanager
def step(title: str) -> Iterator[Callable[[str], None]]:
    """Print the line of a step and, when it ends, its time. On a terminal, notes appear beside it meanwhile."""
    start = time.monotonic()
    heading = f"  {title:<{WIDTH}}"
    start_of_line = "\r\033[K" + heading if sys.stdout.isatty() else ""

    def note(text: str) -> None:
        if start_of_line:
            room = max(shutil.get_terminal_size().columns - len(heading) - 14, 0)
            print(f"{start_of_line}{duration(start):>10}   {text[:room]}", end="", flush=True)

    print(heading, end="", flush=True)
    ending = "failed"
    try:
        yield note
        ending = duration(start)
    except KeyboardInterrupt:
        ending = "stopped"
        raise
    finally:
        print(f"{start_of_line}{ending:>10}", flush=True)
