"""The clock of one decision."""

from math import inf
from time import perf_counter, thread_time

from fiefdom.bots.protocol import Limit

# On a busy machine the wall time may exceed the CPU time, but not by more than this factor.
PATIENCE = 3.0


class Clock:
    """How much of a limit's time is left: CPU time with one thread, so that bots are not weaker on a busy machine."""

    def __init__(self, limit: Limit) -> None:
        self._limit = inf if limit.seconds is None else limit.seconds
        self._alone = limit.threads == 1
        self._stop = limit.stop
        self._wall, self._core = perf_counter(), thread_time()

    def left(self) -> float:
        """Seconds left; infinite without a limit, never negative, 0 once the limit's `stop` is set."""
        if self._stop is not None and self._stop.is_set():
            return 0.0
        wall = perf_counter() - self._wall
        used = max(thread_time() - self._core, wall / PATIENCE) if self._alone else wall
        return max(0.0, self._limit - used)
