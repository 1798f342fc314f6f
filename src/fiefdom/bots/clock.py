"""The clock of one decision."""

from math import inf
from time import perf_counter, thread_time

from fiefdom.bots.protocol import Budget

# On a busy machine thinking may take longer on the wall than its share of a core, but not by more than this.
PATIENCE = 3.0


class Clock:
    """What is left of a budget's time: of one core for one thread, so that a busy machine does not make bots weak."""

    def __init__(self, budget: Budget) -> None:
        self._limit = inf if budget.milliseconds is None else budget.milliseconds / 1000
        self._alone = budget.threads == 1
        self._wall, self._core = perf_counter(), thread_time()

    def left(self) -> float:
        """Seconds; infinite without a limit, never negative."""
        wall = perf_counter() - self._wall
        used = max(thread_time() - self._core, wall / PATIENCE) if self._alone else wall
        return max(0.0, self._limit - used)
