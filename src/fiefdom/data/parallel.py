"""Work on many items in several processes, with the results in the order of the items."""

import multiprocessing
import signal
from collections import deque
from collections.abc import Callable, Iterable, Iterator
from concurrent.futures import Future, ProcessPoolExecutor
from itertools import islice
from typing import TypeVar

Item = TypeVar("Item")
Result = TypeVar("Result")


def in_processes(work: Callable[[Item], Result], items: Iterable[Item], jobs: int) -> Iterator[Result]:
    """`map(work, items)` in `jobs` processes, or in this one if that is 1. Few items are held at a time.

    `work` must be a function of a module. The first item is finished before the others are begun: it compiles whatever
    is not on disk yet, and the other processes load it.
    """
    if jobs == 1:
        yield from map(work, items)
        return
    waiting = iter(items)
    with ProcessPoolExecutor(jobs, multiprocessing.get_context("spawn"), _leave_interrupts) as pool:
        try:
            for first in islice(waiting, 1):
                yield pool.submit(work, first).result()
            running: deque[Future[Result]] = deque(pool.submit(work, item) for item in islice(waiting, 2 * jobs))
            while running:
                yield running.popleft().result()
                running.extend(pool.submit(work, item) for item in islice(waiting, 1))
        except BaseException:
            pool.shutdown(wait=False, cancel_futures=True)
            raise


def _leave_interrupts() -> None:
    """Ctrl-C reaches all processes; the first one handles it."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)


def chunks(items: Iterable[Item], size: int) -> Iterator[list[Item]]:
    """The items in lists of this size; the last one may be shorter."""
    waiting = iter(items)
    while chunk := list(islice(waiting, size)):
        yield chunk
