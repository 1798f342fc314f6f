"""Training on a Ray cluster."""

from contextlib import AbstractContextManager
from types import TracebackType

from fiefdom.bots.ray_cluster import OWN, connect, first_line, load_ray
from fiefdom.bots.refusals import ClusterCode
from fiefdom.bots.training import Batch, Learned, train_batch
from fiefdom.errors import ClusterError


class RayWorkers(AbstractContextManager["RayWorkers"]):
    """Workers on a cluster. They learn the same as that many threads would. Raises MissingPackage and ClusterError."""

    def __init__(self, count: int, address: str = OWN) -> None:
        self.count = count
        self._ray = load_ray()
        connect(self._ray, address, count)
        self._train_batch = self._ray.remote(num_cpus=1, max_retries=0)(_train_batch)

    def train_batches(self, batches: list[Batch]) -> list[Learned]:
        try:
            found: list[Learned] = self._ray.get([self._train_batch.remote(batch) for batch in batches])
        except self._ray.exceptions.RayError as error:
            raise ClusterError(ClusterCode.WORKER_FAILED(cause=first_line(error))) from None
        return found

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        self._ray.shutdown()


def _train_batch(batch: Batch) -> Learned:
    return train_batch(batch)
