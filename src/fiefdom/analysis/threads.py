"""Work outside the main thread, which alone receives Ctrl-C: compiled code there would block it until it returns."""

import threading
from collections import deque
from collections.abc import Callable, Iterable, Iterator
from concurrent.futures import Future, ThreadPoolExecutor
from typing import TypeVar

Argument = TypeVar("Argument")
Result = TypeVar("Result")

# On Windows, Python cannot be interrupted in a wait without a timeout.
HEARING = 0.2


def interruptible(work: Callable[[], Result]) -> Result:
    """The result of `work`, which runs in a thread that is abandoned when the user interrupts."""
    future: Future[Result] = Future()

    def run() -> None:
        try:
            future.set_result(work())
        except BaseException as error:
            future.set_exception(error)

    thread = threading.Thread(target=run, daemon=True)
    thread.start()
    while thread.is_alive():
        thread.join(HEARING)
    return future.result()


def in_order(work: Callable[[Argument], Result], arguments: Iterable[Argument], jobs: int) -> Iterator[Result]:
    """`map` over `jobs` threads: results come in the order of the arguments, with few pending at a time."""
    if jobs == 1:
        yield from map(work, arguments)
        return
    pool = ThreadPoolExecutor(jobs)
    under_way: deque[Future[Result]] = deque()
    try:
        for argument in arguments:
            under_way.append(pool.submit(work, argument))
            if len(under_way) > 2 * jobs:
                yield under_way.popleft().result()
        while under_way:
            yield under_way.popleft().result()
    finally:
        pool.shutdown(cancel_futures=True)
