"""The memory of a server that runs for weeks: no long pauses for garbage collection, and memory given back when unused.

Tables and compiled code are many objects that live long and have next to no reference cycles. Looking for cycles among
them takes up to half a second, during which nobody gets an answer. So everything is frozen every few seconds, without
looking; cycles are collected once an hour, when most tables have left, and when memory has grown by more than the
tables explain.
"""

import asyncio
import ctypes
import gc
import os
import time
from collections.abc import Callable
from pathlib import Path

# Seconds between two calls of `tidy`, and between two collections of everything.
TIDIED_EVERY = 10
COLLECTED_EVERY = 3600
# New objects minus freed ones before the youngest are collected: in ten seconds only an attack makes so many.
THRESHOLDS = 500_000, 1_000_000, 1_000_000
# Bytes by which memory may grow before everything is collected, and how many each table may take.
ROOM, ROOM_OF_TABLE = 256 * 2**20, 2**19
# Memory is given back when three quarters of the tables have left, and at least this many.
TABLES_GONE = 50


class MemoryKeeper:
    """Keeps collections rare and memory small. `tables` counts the tables in memory, `memory` is in bytes."""

    def __init__(
        self,
        tables: Callable[[], int],
        clock: Callable[[], float] = time.monotonic,
        memory: Callable[[], int | None] | None = None,
    ) -> None:
        self._tables = tables
        self._clock = clock
        self._memory = memory or resident
        self._most = 0
        self._collected = clock()
        self._limit = 0

    def start(self) -> None:
        """Freeze what the program consists of."""
        gc.set_threshold(*THRESHOLDS)
        self._collect()

    async def tidy(self) -> None:
        """Freeze what has come to stay; collect cycles if it is time, and give memory back when tables have left."""
        tables = self._tables()
        self._most = max(self._most, tables)
        have_left = self._most - tables >= max(TABLES_GONE, self._most * 3 / 4)
        if have_left or self._clock() - self._collected >= COLLECTED_EVERY or self._has_grown(tables):
            self._collect()
        else:
            gc.freeze()
        if have_left:
            self._most = tables
            await asyncio.to_thread(give_back)

    def _has_grown(self, tables: int) -> bool:
        memory = self._memory()
        if memory is None:
            gc.collect(0)
            return False
        return memory > self._limit + ROOM_OF_TABLE * tables

    def _collect(self) -> None:
        self._collected = self._clock()
        gc.unfreeze()
        gc.collect()
        gc.freeze()
        self._limit = (self._memory() or 0) + ROOM


def resident() -> int | None:
    """The bytes of memory that this process uses; None if the system does not report it."""
    try:
        return int(Path("/proc/self/statm").read_text(encoding="ascii").split()[1]) * os.sysconf("SC_PAGE_SIZE")
    except OSError:
        return None


def give_back() -> bool:
    """Return unused memory to the system; False if the C library cannot."""
    try:
        trim = ctypes.CDLL(None).malloc_trim
    except (AttributeError, OSError, TypeError):
        return False
    return bool(trim(0))
