"""A program in a process of its own, spoken to in lines. Whatever it does, waiting and memory stay bounded."""

import os
import queue
import shlex
import signal
import subprocess
import threading
import time
import weakref
from collections.abc import Callable
from contextlib import suppress

from fiefdom.bots.programs.wire import LONGEST_ANSWER
from fiefdom.bots.refusals import ProgramCode
from fiefdom.errors import BotError

# Lines that wait in either direction. When so many wait, the program has to wait, too.
MOST_WAITING = 256
# Lines that a program may send before the answer that is awaited.
MOST_LINES = 10_000
# Seconds to leave by itself after `quit`, and to end after closing its output.
FAREWELL = 2.0
STEP = 0.02
KEPT_OF_STDERR = 400
POSIX = os.name == "posix"
# What the reading thread adds after the last line.
ENDED, FLOODED = object(), object()


def words_of(command: str) -> list[str]:
    """The words of a command line, as a shell splits them; no shell is involved. Raises BotError."""
    try:
        words = shlex.split(command, posix=POSIX)
    except ValueError as error:
        raise BotError(ProgramCode.NOT_STARTED(command=command, cause=str(error).rstrip("."))) from None
    return words if POSIX else [word.strip('"') for word in words]


class ProgramProcess:
    """A running program. It and its own children end when this is closed or no longer referenced."""

    def __init__(self, command: str) -> None:
        """Raises BotError if the program cannot be started."""
        self.command = command
        self._popen = _started(command)
        self._heard: queue.Queue[object] = queue.Queue(MOST_WAITING)
        self._said: queue.Queue[bytes | None] = queue.Queue(MOST_WAITING)
        self._closed = threading.Event()
        self._last_words = bytearray()
        self._lines = 0
        self._cpu = 0.0
        popen, heard, said, closed = self._popen, self._heard, self._said, self._closed
        # None of the threads may keep this object alive.
        _in_thread(_read, popen, heard, closed)
        _in_thread(_write, popen, said)
        _in_thread(_drain, popen, self._last_words)
        self._end = weakref.finalize(self, _end, popen, said, closed)

    @property
    def is_running(self) -> bool:
        return self._end.alive

    def cpu(self) -> float:
        """CPU seconds that the program has spent so far, not counting its children; 0 where the system does not say."""
        if self._end.alive:
            with suppress(OSError, AttributeError):
                # The clock of another process, as the C function clock_getcpuclockid makes it on Linux.
                self._cpu = time.clock_gettime((~self._popen.pid << 3) | 2)
        return self._cpu

    def send(self, line: str, patience: float) -> None:
        """Send a line. Raises BotError if the program has not read earlier ones for too long."""
        try:
            self._said.put(line.encode() + b"\n", timeout=patience)
        except queue.Full:
            raise self._silent(line, patience) from None
        self._lines = 0

    def receive(self, asked: str, deadline: float, patience: float) -> str:
        """The next line. `asked` is what it should answer. Raises BotError: silent, ended or flooding."""
        try:
            line = self._heard.get(timeout=max(0.0, deadline - time.monotonic()))
        except queue.Empty:
            raise self._silent(asked, patience) from None
        if line is ENDED:
            raise BotError(ProgramCode.ENDED(command=self.command, asked=asked, exit=self._exit(), said=self._words()))
        self._lines += 1
        if line is FLOODED or self._lines > MOST_LINES:
            raise BotError(ProgramCode.FLOODED(command=self.command, asked=asked, lines=MOST_LINES))
        assert isinstance(line, bytes)
        return line.decode(errors="replace").strip()

    def _silent(self, asked: str, patience: float) -> BotError:
        word = asked.partition(" ")[0]
        return BotError(ProgramCode.SILENT(command=self.command, asked=word, seconds=f"{patience:g}"))

    def _exit(self) -> str:
        _wait_for_exit(self._popen, FAREWELL)
        self.kill()
        return str(self._popen.returncode)

    def _words(self) -> str:
        lines = bytes(self._last_words).decode(errors="replace").strip().splitlines()
        return lines[-1] if lines else ""

    def close(self) -> None:
        """Ask the program to leave, and end it if it does not."""
        if self._end.alive:
            with suppress(queue.Full):
                self._said.put(b"quit\n", timeout=STEP)
                _wait_for_exit(self._popen, FAREWELL)
        self.kill()

    def leaves(self, polite: bool, patience: float) -> bool:
        """Whether the program ends by itself, after `quit` or when its input ends."""
        self._said.put(b"quit\n" if polite else None)
        _wait_for_exit(self._popen, patience)
        return _has_exited(self._popen)

    def kill(self) -> None:
        """End the program and its children now; nothing of it is left when this returns."""
        self.cpu()
        self._end()


def _started(command: str) -> "subprocess.Popen[bytes]":
    words = words_of(command)
    if not words:
        raise BotError(ProgramCode.NO_COMMAND(text=command))
    pipe = subprocess.PIPE
    try:
        return subprocess.Popen(words, stdin=pipe, stdout=pipe, stderr=pipe, bufsize=0, start_new_session=POSIX)
    except (OSError, ValueError) as error:
        cause = getattr(error, "strerror", None) or str(error)
        raise BotError(ProgramCode.NOT_STARTED(command=command, cause=str(cause).rstrip("."))) from None


def _in_thread(work: Callable[..., None], *arguments: object) -> None:
    threading.Thread(target=work, args=arguments, daemon=True).start()


# Each thread closes its own pipe: nobody closes one that another thread is using.


def _read(popen: "subprocess.Popen[bytes]", heard: "queue.Queue[object]", closed: threading.Event) -> None:
    """Pass on lines until the end, or until one is too long; wait while too many are waiting."""
    assert popen.stdout is not None
    pending, last = b"", ENDED
    with suppress(OSError, ValueError):
        while chunk := popen.stdout.read(LONGEST_ANSWER):
            *lines, pending = (pending + chunk).split(b"\n")
            if len(pending) > LONGEST_ANSWER:
                last = FLOODED
                break
            for line in lines:
                _put(heard, line, closed)
            if closed.is_set():
                break
    _put(heard, last, closed)
    popen.stdout.close()


def _put(heard: "queue.Queue[object]", line: object, closed: threading.Event) -> None:
    while not closed.is_set():
        with suppress(queue.Full):
            heard.put(line, timeout=0.2)
            return


def _write(popen: "subprocess.Popen[bytes]", said: "queue.Queue[bytes | None]") -> None:
    assert popen.stdin is not None
    with suppress(OSError, ValueError):
        while (line := said.get()) is not None:
            rest = memoryview(line)
            while rest:
                rest = rest[popen.stdin.write(rest) :]
    with suppress(OSError):
        popen.stdin.close()


def _drain(popen: "subprocess.Popen[bytes]", last_words: bytearray) -> None:
    assert popen.stderr is not None
    with suppress(OSError, ValueError):
        while chunk := popen.stderr.read(LONGEST_ANSWER):
            last_words += chunk
            del last_words[:-KEPT_OF_STDERR]
    popen.stderr.close()


def _wait_for_exit(popen: "subprocess.Popen[bytes]", seconds: float) -> None:
    """Wait until the program has exited, without collecting its exit code: until then the group keeps its name."""
    deadline = time.monotonic() + seconds
    while not _has_exited(popen) and time.monotonic() < deadline:
        time.sleep(STEP)


def _has_exited(popen: "subprocess.Popen[bytes]") -> bool:
    if not POSIX:
        return popen.poll() is not None
    if popen.returncode is not None:
        return True
    return os.waitid(os.P_PID, popen.pid, os.WEXITED | os.WNOWAIT | os.WNOHANG) is not None


def _end(popen: "subprocess.Popen[bytes]", said: "queue.Queue[bytes | None]", closed: threading.Event) -> None:
    """Kill the process group and collect what is left, so that no zombie remains."""
    closed.set()
    if popen.returncode is None:
        if POSIX:
            with suppress(ProcessLookupError, PermissionError):
                os.killpg(popen.pid, signal.SIGKILL)
        popen.kill()
    popen.wait()
    with suppress(queue.Empty):
        while True:
            said.get_nowait()
    said.put(None)
