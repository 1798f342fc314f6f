"""`WorkerThreads`: threads that step parts of a vector environment, started and awaited in compiled code.

A step takes a few hundred microseconds, as long as waking a Python thread. So a worker stays in compiled code between
steps and polls for the next one for a millisecond or two; only then does it sleep until it is woken.
"""

import time
from collections.abc import Sequence
from threading import Semaphore, Thread
from typing import Any

import numpy as np

from fiefdom.cores import core_count
from fiefdom.envs.kernels import barrier, step

# Checks before a thread sleeps: with a core for each thread, and without.
PATIENT, HURRIED = 100_000, 100
NAP = 5e-5

_advance: Any = step.advance
_announce: Any = barrier.announce
_gather: Any = barrier.gather


class WorkerThreads:
    """One worker for each of these tuples of arguments of `advance`, starting with the settings.

    >>> workers = WorkerThreads([])
    >>> workers.begin(step.STEP)
    >>> workers.end()
    0
    >>> workers.dismiss()

    """

    def __init__(self, works: Sequence[tuple[Any, ...]]) -> None:
        self._shared = _aligned_words(barrier.LINE * (len(works) + 1))
        self._sleepers = np.zeros(len(works), np.int64)
        self._number = len(works)
        self._wakers = [Semaphore(0) for _ in works]
        self._is_busy = False
        self._failures: list[BaseException] = []
        self._looks = PATIENT if len(works) < core_count() else HURRIED
        self._threads = [
            Thread(target=self._work, args=(number, work), daemon=True) for number, work in enumerate(works)
        ]
        for thread in self._threads:
            thread.start()

    def _work(self, number: int, work: tuple[Any, ...]) -> None:
        """The main loop of a worker, until it is told to leave."""
        try:
            while _advance(self._shared, (number, self._looks), *work) == barrier.SLEPT:
                self._wakers[number].acquire()
        except BaseException as failure:
            self._failures.append(failure)

    def ready(self) -> None:
        """Wait for a task that is still running: Ctrl-C may have come between `begin` and `end`."""
        if self._is_busy:
            self.end()

    def begin(self, task: int) -> None:
        """Start a task in all workers; they must be ready."""
        self._is_busy = True
        self._announce(task)

    def _announce(self, task: int) -> None:
        for sleeper in self._sleepers[: _announce(self._shared, task, self._number, self._sleepers)]:
            self._wakers[sleeper].release()

    def end(self) -> int:
        """Wait until all have finished; returns how many actions were refused. Re-raises what ended a worker."""
        while (refused := int(_gather(self._shared, self._number, self._looks))) < 0:
            if self._failures:
                raise self._failures[0]
            time.sleep(NAP)
        self._is_busy = False
        return refused

    def dismiss(self) -> None:
        """Tell the threads to end. No task may be started afterwards."""
        self._announce(barrier.LEFT)

    def wait(self) -> None:
        """Wait until the threads have ended."""
        for thread in self._threads:
            thread.join()


def _aligned_words(number: int) -> Any:
    """Words that begin at a cache line."""
    words = np.zeros(number + barrier.LINE, np.int64)
    skipped = -words.ctypes.data // 8 % barrier.LINE
    return words[skipped : skipped + number]
