"""Arrays with guard zones around them, which detect writes beyond an array's end."""

from collections.abc import Callable
from typing import Any

import numpy as np

GUARD = 4096
PATTERN = 0xA5


class Guarded:
    """An array in the middle of a larger block of memory that nothing may write to."""

    def __init__(self, shape: tuple[int, ...], dtype: Any, fill: Any = None) -> None:
        size = int(np.prod(shape)) * np.dtype(dtype).itemsize
        self.memory = np.full(size + 2 * GUARD, PATTERN, np.uint8)
        self.array: Any = self.memory[GUARD : GUARD + size].view(dtype).reshape(shape)
        if fill is not None:
            self.array[...] = fill
        self._size = size

    @classmethod
    def holding(cls, values: Any) -> "Guarded":
        """A guarded copy of an array."""
        return cls(values.shape, values.dtype, values)

    @property
    def is_intact(self) -> bool:
        """Whether nothing was written before or after the array."""
        before, after = self.memory[:GUARD], self.memory[GUARD + self._size :]
        return bool((before == PATTERN).all() and (after == PATTERN).all())

    def content(self) -> bytes:
        """All bytes, guards included."""
        return self.memory.tobytes()


def refuses(call: Callable[[], object], *guarded: Guarded) -> bool:
    """Whether a call raises TypeError or ValueError and leaves every byte of the arrays unchanged."""
    before = [one.content() for one in guarded]
    try:
        call()
    except (TypeError, ValueError):
        return [one.content() for one in guarded] == before
    return False
