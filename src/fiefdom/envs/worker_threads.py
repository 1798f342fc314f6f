"""`WorkerThreads`: threads that step chunks of a vector environment, started and awaited in compiled code.

A step takes a few hundred microseconds, as long as waking a Python thread. So a worker stays in compiled code between
steps and looks for the next one for a fraction of a millisecond; only then does it sleep until it is woken. The calling
thread takes chunks as well and does all of them if no worker gets a core, so threads do no harm on a busy machine.
"""

import os
import time
from collections.abc import Sequence
from threading import Semaphore, Thread
from typing import Any

import numpy as np

from fiefdom.cores import core_count
from fiefdom.envs.kernels import barrier, step
from fiefdom.envs.refusals import EnvironmentCode
from fiefdom.errors import NotAllowed

# Looks before a thread sleeps: with a core for each thread, and without.
PATIENT, HURRIED = 5_000, 100
NAP = 5e-5
# A chunk should not be smaller than this; a thread gets at most so many.
LEAST_GAMES, MOST_CHUNKS = 32, 8

_advance: Any = step.advance
_announce: Any = barrier.announce
_dismiss: Any = barrier.dismiss


class WorkerThreads:
    """Threads for these tuples of arguments of `advance`, starting with the settings: the first is for the caller of
    `run`, and there is a worker for each of the others. All of them get the same arrays of so many games.

    >>> workers = WorkerThreads([], games=0)
    >>> workers.dismiss()

    """

    def __init__(self, works: Sequence[tuple[Any, ...]], games: int) -> None:
        self._works = works
        self._number = max(0, len(works) - 1)
        self._shared = _aligned_words(barrier.FIRST_FLAG + barrier.LINE * self._number)
        self._shared[barrier.CHUNKS] = max(len(works), min(MOST_CHUNKS * len(works), games // LEAST_GAMES))
        self._sleepers = np.zeros(self._number, np.int64)
        self._wakers = [Semaphore(0) for _ in range(self._number)]
        self._is_busy = False
        self._failures: list[BaseException] = []
        self._looks = PATIENT if self._number < core_count() else HURRIED
        self._process = os.getpid()
        self._threads = [Thread(target=self._work, args=(number,), daemon=True) for number in range(self._number)]
        # All words must be set before the first worker looks at them: no chunk is left until a task is announced.
        self._shared[barrier.CLAIMED] = self._shared[barrier.CHUNKS]
        for thread in self._threads:
            thread.start()

    def _work(self, number: int) -> None:
        """The main loop of a worker, until it is told to leave."""
        try:
            while _advance(self._shared, (number, self._looks), *self._works[number + 1]) == barrier.SLEPT:
                self._wakers[number].acquire()
        except BaseException as failure:
            self._failures.append(failure)

    @property
    def is_inherited(self) -> bool:
        """Whether this is a forked process, in which the threads do not exist."""
        return os.getpid() != self._process

    def run(self, task: int) -> int:
        """Carry out a task in all games; returns how many actions were refused. Raises what ended a worker.

        `finish` must have been called.
        """
        self._is_busy = True
        self._wake(_announce(self._shared, task, self._number, self._sleepers))
        return self.finish()

    def finish(self) -> int:
        """Finish the current task, if there is one: Ctrl-C may have come in the middle of it. Returns as `run` does.

        Raises NotAllowed in a forked process.
        """
        if self.is_inherited:
            raise NotAllowed(EnvironmentCode.FORKED())
        refused = 0
        while self._is_busy:
            refused = int(_advance(self._shared, (barrier.LEADER, self._looks), *self._works[0]))
            if refused >= 0:
                self._is_busy = False
            else:
                time.sleep(NAP)
        if self._failures:
            raise self._failures[0]
        return refused

    def _wake(self, asleep: int) -> None:
        for sleeper in self._sleepers[:asleep]:
            self._wakers[sleeper].release()

    def dismiss(self) -> None:
        """Tell the threads to end. No task may be started afterwards."""
        if not self.is_inherited:
            self._wake(_dismiss(self._shared, self._number, self._sleepers))

    def wait(self) -> None:
        """Wait until the threads have ended."""
        if not self.is_inherited:
            for thread in self._threads:
                thread.join()


def _aligned_words(number: int) -> Any:
    """Words that begin at a cache line."""
    words = np.zeros(number + barrier.LINE, np.int64)
    skipped = -words.ctypes.data // 8 % barrier.LINE
    return words[skipped : skipped + number]
