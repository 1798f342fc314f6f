"""Printing for people: consoles, number formatting, and progress bars for long operations."""

import os
import threading
import time
from collections.abc import Iterator
from contextlib import AbstractContextManager, contextmanager
from types import TracebackType
from typing import TYPE_CHECKING, Any

from fiefdom.cli.compiling import CompileWatch

if TYPE_CHECKING:
    from rich.console import Console
    from rich.progress import Progress, TaskID
    from rich.status import Status

    from fiefdom.render.terminal.signs import Look

PATIENCE = 1.0
TICK = 0.1


def console(*, stderr: bool = False) -> "Console":
    """A console without number highlighting or markup, so that text is printed exactly as given."""
    from rich.console import Console

    return Console(stderr=stderr, highlight=False, markup=False, emoji=False)


def look_of(screen: "Console", language: str = "en") -> "Look":
    """What this console can show: colours unless disabled or unsupported, non-ASCII characters where possible."""
    from fiefdom.render.terminal.signs import Look

    colour = screen.color_system is not None and not screen.no_color
    # The Linux console itself is UTF-8, but its fonts have no chess symbols.
    unicode = not screen.options.ascii_only and os.environ.get("TERM") not in ("dumb", "linux")
    return Look(colour, unicode, language)


def figure(number: float, decimals: int = 0) -> str:
    """A number with thousands separators."""
    return f"{number:,.{decimals}f}"


def rate(number: float) -> str:
    """A speed with at least three significant digits: `1.23 million`, `45,600`, `120`."""
    if number >= 1e6:
        return f"{number / 1e6:,.2f} million"
    return f"{float(f'{number:.3g}'):,.0f}"


def duration(seconds: float) -> str:
    """A human-readable duration: `0.03 s`, `4.2 s`, `3 min 7 s`."""
    if seconds < 100:
        return f"{seconds:.2f} s" if seconds < 1 else f"{seconds:.1f} s"
    minutes, rest = divmod(round(seconds), 60)
    return f"{minutes} min {rest} s"


@contextmanager
def waiting(text: str, language: str = "en") -> Iterator[None]:
    """Show the text on stderr while the body runs, once it has run for a second; only if stderr is a terminal.

    While Numba compiles, it says so, with what and for how long.
    """
    screen = console(stderr=True)
    if not screen.is_terminal:
        yield
        return
    done = threading.Event()
    with CompileWatch() as watch:
        shown = threading.Thread(target=_show, args=(screen.status(text), text, language, watch, done), daemon=True)
        shown.start()
        try:
            yield
        finally:
            done.set()
            shown.join()


def _show(status: "Status", text: str, language: str, watch: CompileWatch, done: threading.Event) -> None:
    """Runs in a thread until `done` is set."""
    # Numba is often imported by what is waited for: look for it before the first function is compiled.
    patient_until = time.monotonic() + PATIENCE
    while time.monotonic() < patient_until:
        watch.attach()
        if done.wait(TICK):
            return
    with status:
        while not done.wait(TICK):
            watch.attach()
            status.update(text if watch.function is None else compiling_text(watch, language))


def compiling_text(watch: CompileWatch, language: str) -> str:
    """What is compiled, and for how long."""
    from fiefdom.languages import sentence

    return sentence("terminal-compiling", {"function": watch.function or "", "seconds": watch.seconds}, language)


def loading(language: str | None = None) -> AbstractContextManager[None]:
    """`waiting`, for the first use of the engine. Research commands pass no language and need not load one."""
    if language is None:
        return waiting("Loading")
    from fiefdom.languages import sentence

    return waiting(sentence("terminal-loading", {}, language), language)


class Bar:
    """A progress bar with the remaining time on stderr, shown after one second; only if stderr is a terminal."""

    def __init__(self, title: str, total: int) -> None:
        self._title = title
        self._total = total
        self._done = 0
        self._progress: Progress | None = None
        self._task: TaskID | None = None
        self._start = time.monotonic()
        self._is_wanted = console(stderr=True).is_terminal

    def __enter__(self) -> "Bar":
        return self

    def advance(self, number: int) -> None:
        """Record that this many more are done."""
        self._done += number
        if self._progress is None and self._is_wanted and time.monotonic() - self._start > PATIENCE:
            self.open()
        if self._progress is not None and self._task is not None:
            self._progress.update(self._task, completed=self._done)

    def open(self) -> None:
        """Show the bar now, if it is to be shown at all."""
        if self._progress is not None or not self._is_wanted:
            return
        from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn

        columns: list[Any] = [TextColumn("{task.description}"), BarColumn(), MofNCompleteColumn()]
        columns += [TimeRemainingColumn(), TextColumn("left")]
        self._progress = Progress(*columns, console=console(stderr=True), transient=True)
        self._task = self._progress.add_task(self._title, total=self._total)
        self._progress.start()

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        if self._progress is not None:
            self._progress.stop()
