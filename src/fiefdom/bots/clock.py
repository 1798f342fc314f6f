"""The clock of one decision."""

from math import inf
from time import perf_counter, thread_time

from fiefdom.bots.protocol import Limit

# On a busy machine thinking may take longer on the wall than its share of a core, but not by more than this.
PATIENCE = 3.0


class Clock:
    """What is left of a limit's time: of one core for one thread, so that a busy machine does not make bots weak."""

    def __init__(self, limit: Limit) -> None:
        self._limit = inf if limit.seconds is None else limit.seconds
        self._alone = limit.threads == 1
        self._wall, self._core = perf_counter(), thread_time()

    def left(self) -> float:
        """Seconds; infinite without a limit, never negative."""
        wall = perf_counter() - self._wall
        used = max(thread_time() - self._core, wall / PATIENCE) if self._alone else wall
        return max(0.0, self._limit - used)
