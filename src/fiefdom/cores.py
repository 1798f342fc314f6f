"""How many threads can run at the same time."""

import os


def core_count() -> int:
    """The number of cores this process may use; in a container this can be fewer than the machine has."""
    return len(os.sched_getaffinity(0)) if hasattr(os, "sched_getaffinity") else os.cpu_count() or 1
