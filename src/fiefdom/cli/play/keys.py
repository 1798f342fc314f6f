"""Reads single keys from a terminal without waiting for Enter. The terminal state is always restored."""

import sys
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager

# The sequences that terminals send and the names of their keys. A plain character is its own name.
_SEQUENCES = {
    "\x1b[A": "up", "\x1b[B": "down", "\x1b[C": "right", "\x1b[D": "left", "\x1b[H": "home", "\x1b[F": "end",
    "\x1bOA": "up", "\x1bOB": "down", "\x1bOC": "right", "\x1bOD": "left", "\x1bOH": "home", "\x1bOF": "end",
    "\x1b[1~": "home", "\x1b[4~": "end", "\x1b[7~": "home", "\x1b[8~": "end",
    "\x1b[5~": "page up", "\x1b[6~": "page down",
    "\r": "enter", "\n": "enter", "\x7f": "backspace", "\b": "backspace", "\x1b": "escape",
}  # fmt: skip
# What Windows sends after a 0 or 0xE0.
_WINDOWS = {
    "H": "up",
    "P": "down",
    "M": "right",
    "K": "left",
    "G": "home",
    "O": "end",
    "I": "page up",
    "Q": "page down",
}

ReadKey = Callable[[float], str | None]


@contextmanager
def keys() -> Iterator[ReadKey]:
    """Yield a function that waits up to the given number of seconds and returns the name of a key, "" at the end of the
    input, or None if no key was pressed."""
    if sys.platform == "win32":
        yield _read_windows
        return
    import termios
    import tty

    source = sys.stdin.fileno()
    before = termios.tcgetattr(source)
    try:
        tty.setcbreak(source)
        yield _Reader(source)
    finally:
        termios.tcsetattr(source, termios.TCSADRAIN, before)


class _Reader:
    """Reads keys from a terminal, buffering those not read yet."""

    def __init__(self, source: int) -> None:
        self._source = source
        self._waiting = ""

    def __call__(self, seconds: float) -> str | None:
        import os
        import select

        if not self._waiting:
            if not select.select([self._source], [], [], seconds)[0]:
                return None
            self._waiting = os.read(self._source, 256).decode(errors="replace")
            if not self._waiting:
                return ""
        key, self._waiting = first_key(self._waiting)
        return key


def first_key(text: str) -> tuple[str, str]:
    """The first key of the terminal's input, and the rest. Unknown sequences are returned as unknown keys."""
    for length in (4, 3, 1):
        if text[:length] in _SEQUENCES and not (length == 1 and text[1:2] in ("[", "O")):
            return _SEQUENCES[text[:length]], text[length:]
    if text[:1] != "\x1b":
        return ("space" if text[0] == " " else text[0]), text[1:]
    end = next((place for place, sign in enumerate(text[2:], start=2) if "@" <= sign <= "~"), len(text) - 1)
    return "unknown", text[end + 1 :]


def _read_windows(seconds: float) -> str | None:
    import msvcrt

    until = time.monotonic() + seconds
    while not msvcrt.kbhit():  # type: ignore[attr-defined, unused-ignore]
        if time.monotonic() > until:
            return None
        time.sleep(0.02)
    sign: str = msvcrt.getwch()  # type: ignore[attr-defined, unused-ignore]
    if sign in ("\x00", "\xe0"):
        return _WINDOWS.get(msvcrt.getwch(), "unknown")  # type: ignore[attr-defined, unused-ignore]
    if sign == "\x03":
        raise KeyboardInterrupt
    return first_key(sign)[0]
