"""Training on a Ray cluster."""

from contextlib import AbstractContextManager
from types import TracebackType

from fiefdom.bots.ray_cluster import OWN, connect, first_line, load_ray
from fiefdom.bots.refusals import ClusterCode
from fiefdom.bots.training import Learned, Lesson, study
from fiefdom.errors import ClusterError


class RayCrew(AbstractContextManager["RayCrew"]):
    """Workers on a cluster. What they learn is what as many threads would. Raises MissingPackage and ClusterError."""

    def __init__(self, workers: int, address: str = OWN) -> None:
        self.workers = workers
        self._ray = load_ray()
        connect(self._ray, address, workers)
        self._study = self._ray.remote(num_cpus=1, max_retries=0)(_study)

    def study(self, lessons: list[Lesson]) -> list[Learned]:
        try:
            found: list[Learned] = self._ray.get([self._study.remote(lesson) for lesson in lessons])
        except self._ray.exceptions.RayError as error:
            raise ClusterError(ClusterCode.WORKER_FAILED(cause=first_line(error))) from None
        return found

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        self._ray.shutdown()


def _study(lesson: Lesson) -> Learned:
    return study(lesson)
