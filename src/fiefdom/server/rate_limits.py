"""Rate limits."""

import time
from collections import OrderedDict
from collections.abc import Callable
from dataclasses import dataclass


@dataclass(frozen=True, slots=True)
class Rate:
    """A burst, and a sustained rate per second."""

    burst: int
    per_second: float


class Bucket:
    """A token bucket for one client."""

    __slots__ = ("_clock", "_left", "_rate", "_then")

    def __init__(self, rate: Rate, clock: Callable[[], float] = time.monotonic) -> None:
        self._rate = rate
        self._clock = clock
        self._left = float(rate.burst)
        self._then = clock()

    def takes(self) -> bool:
        """Whether one more request is allowed; if so, it is counted."""
        now = self._clock()
        self._left = min(self._rate.burst, self._left + (now - self._then) * self._rate.per_second)
        self._then = now
        if self._left < 1:
            return False
        self._left -= 1
        return True


class Buckets:
    """One bucket per client; if there are too many, the least recently seen are dropped."""

    def __init__(self, rate: Rate, most: int = 10_000, clock: Callable[[], float] = time.monotonic) -> None:
        self._rate = rate
        self._most = most
        self._clock = clock
        self._buckets: OrderedDict[str, Bucket] = OrderedDict()

    def takes(self, asker: str) -> bool:
        """Whether this client may make one more request."""
        bucket = self._buckets.pop(asker, None) or Bucket(self._rate, self._clock)
        self._buckets[asker] = bucket
        if len(self._buckets) > self._most:
            self._buckets.popitem(last=False)
        return bucket.takes()
