"""What a person sees: steps with a count and the time, one line per result. Colour only on a terminal."""

import os
import sys
import threading
import time
from types import TracebackType
from typing import TextIO

RED, GREEN, DIM = "31", "32", "2"
WIDTH = 24


def on_terminal(stream: TextIO) -> bool:
    return stream.isatty() and os.environ.get("TERM") != "dumb"


def paint(text: str, colour: str, stream: TextIO | None = None) -> str:
    """Return the text coloured for a terminal that wants colour, and as it is for everything else."""
    if not on_terminal(stream or sys.stdout) or os.environ.get("NO_COLOR"):
        return text
    return f"\033[{colour}m{text}\033[0m"


def say(text: str = "") -> None:
    print(text, flush=True)


def duration(seconds: float) -> str:
    """Return a time for reading: `0.3 s`, `42.0 s`, `3 min 7 s`."""
    if seconds < 100:
        return f"{seconds:.1f} s"
    minutes, rest = divmod(round(seconds), 60)
    return f"{minutes} min {rest} s"


def result(passed: bool, name: str, seconds: float, note: str = "") -> None:
    """Print the one line of a finished check or run."""
    word = paint("ok    ", GREEN) if passed else paint("FAILED", RED)
    say(f"  {word}  {name:<{WIDTH}}{duration(seconds):>10}{'   ' + note if note else ''}")


class Step:
    """A line that says what is going on and for how long, and stays with its time when it is over.

    On a terminal the line is alive; elsewhere its start and its end are written once.
    """

    def __init__(self, count: str, title: str) -> None:
        self.heading = f"  {count}  {title:<{WIDTH}}"
        self._note = ""
        self._alive = on_terminal(sys.stdout)
        self._over = threading.Event()
        self._clock = threading.Thread(target=self._tick, daemon=True)

    def __enter__(self) -> "Step":
        self._start = time.monotonic()
        if self._alive:
            self._clock.start()
        else:
            print(self.heading, end="", flush=True)
        return self

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        self._over.set()
        if self._alive:
            self._clock.join()
        ending = self._elapsed() if kind is None else "stopped" if kind is KeyboardInterrupt else "failed"
        say(f"\r\033[K{self.heading}{ending:>10}" if self._alive else f"{ending:>10}")

    def tell(self, note: str) -> None:
        """Show these words beside the time, on a terminal."""
        self._note = note

    def _elapsed(self) -> str:
        return duration(time.monotonic() - self._start)

    def _tick(self) -> None:
        while not self._over.wait(0.1):
            room = max(os.get_terminal_size().columns - len(self.heading) - 14, 0)
            note = paint(self._note[:room], DIM)
            print(f"\r\033[K{self.heading}{self._elapsed():>10}   {note}", end="", flush=True)
