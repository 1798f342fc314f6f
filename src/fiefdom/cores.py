"""How many threads can run at the same time."""

import os


def core_count() -> int:
    """The cores that this process may use, which are fewer than the machine has inside a container."""
    return len(os.sched_getaffinity(0)) if hasattr(os, "sched_getaffinity") else os.cpu_count() or 1
