"""The memory of a server that runs for weeks: short pauses for garbage collection, and memory given back when unused.

Tables and compiled code are many objects that live long and have no reference cycles. Collecting them in full took up
to 340 ms, so they are frozen: collections look only at the newest objects. Cycles among frozen objects are collected
once an hour, and when most tables have left.
"""

import asyncio
import ctypes
import gc
import time
from collections.abc import Callable

# Seconds between two calls of `tidy`, and between two collections of everything.
TIDIED_EVERY = 10
COLLECTED_EVERY = 3600
# New objects before the youngest are collected; the older generations are left to `tidy`.
THRESHOLDS = 20_000, 1_000_000, 1_000_000
# Memory is given back when half of the tables have left, and at least this many.
TABLES_GONE = 50


class MemoryKeeper:
    """Keeps collections short and memory small. `tables` counts the tables in memory."""

    def __init__(self, tables: Callable[[], int], clock: Callable[[], float] = time.monotonic) -> None:
        self._tables = tables
        self._clock = clock
        self._most = 0
        self._collected = clock()

    def start(self) -> None:
        """Freeze what the program consists of."""
        gc.set_threshold(*THRESHOLDS)
        gc.collect()
        gc.freeze()

    async def tidy(self) -> None:
        """Freeze what has come to stay; give memory back when tables have left."""
        now, tables = self._clock(), self._tables()
        self._most = max(self._most, tables)
        have_left = self._most - tables >= max(TABLES_GONE, self._most / 2)
        if have_left or now - self._collected >= COLLECTED_EVERY:
            self._collected = now
            # Closed connections are cycles, and those that were frozen keep what they received.
            gc.unfreeze()
            gc.collect()
        else:
            # Whatever survived one collection is frozen without another look: with 1,000 tables it is a lot.
            gc.collect(0)
        gc.freeze()
        if have_left:
            self._most = tables
            await asyncio.to_thread(give_back)


def give_back() -> bool:
    """Return unused memory to the system; False if the C library cannot."""
    try:
        trim = ctypes.CDLL(None).malloc_trim
    except (AttributeError, OSError, TypeError):
        return False
    return bool(trim(0))
