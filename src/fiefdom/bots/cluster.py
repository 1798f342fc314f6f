"""Ray: the extra `cluster`. Imported only when somebody asks for it."""

import os
from typing import Any

from fiefdom.bots.training import Learned, Lesson, study
from fiefdom.errors import TextError


def join_cluster(address: str) -> Any:
    """Ray, joined to the cluster at an address, or to a local one that is started here. Raises TextError."""
    os.environ.setdefault("RAY_USAGE_STATS_ENABLED", "0")
    os.environ.setdefault("RAY_ACCEL_ENV_VAR_OVERRIDE_ON_ZERO", "0")
    try:
        import ray
    except ImportError:
        raise TextError("Ray is not installed: `pip install 'fiefdom[cluster]'` brings it.") from None
    if not ray.is_initialized():
        try:
            ray.init(address=address or None, include_dashboard=False, log_to_driver=False, configure_logging=False)
        except (ConnectionError, RuntimeError, ValueError) as fault:
            raise TextError(f"No Ray cluster answers at {address!r}: {fault}.") from None
    return ray


class RayCrew:
    """Workers on a Ray cluster. The results are those of as many threads."""

    def __init__(self, workers: int, address: str = "") -> None:
        self.workers = workers
        self._ray = join_cluster(address)
        self._study = self._ray.remote(_study)

    def study(self, lessons: list[Lesson]) -> list[Learned]:
        found: list[Learned] = self._ray.get([self._study.remote(lesson) for lesson in lessons])
        return found


def _study(lesson: Lesson) -> Learned:
    return study(lesson)
