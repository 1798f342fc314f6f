"""Workers on a Ray cluster: either one started here, which ends with this process, or one that is already running.

Every machine in a cluster needs the same version of Fiefdom; a machine with another one is rejected before it plays.
"""

from collections.abc import Iterable, Iterator
from contextlib import AbstractContextManager
from functools import cache
from types import TracebackType
from typing import Any

from fiefdom.bots.arena.result_store import software_digest
from fiefdom.bots.arena.schedule import Pairing, Settings
from fiefdom.bots.arena.workers import FinishedGame, Said, answer, get_ready, not_finished
from fiefdom.bots.ray_cluster import OWN, connect, first_line, load_ray
from fiefdom.bots.refusals import ArenaCode, ClusterCode
from fiefdom.errors import BotError, ClusterError
from fiefdom.reasons import Reason


class Cluster(AbstractContextManager["Cluster"]):
    """Plays on a cluster, one game per processor at a time.

    `address` is OWN to start a cluster on this machine, `auto` for the one already running here, or the address that
    `ray start` printed.
    """

    def __init__(
        self, settings: Settings, address: str = OWN, jobs: int | None = None, with_records: bool = False
    ) -> None:
        """Play at most `jobs` games at a time, if given. Raises MissingPackage if Ray is not installed."""
        self._settings, self._address, self._jobs, self._with_records = settings, address, jobs, with_records
        self._ray = load_ray()
        self._under_way: dict[Any, Pairing] = {}
        self._processors = 1

    def __enter__(self) -> "Cluster":
        """Raises ClusterError if there is no such cluster, and BotError if the bots cannot be prepared on it."""
        try:
            connect(self._ray, self._address, self._jobs)
        except ClusterError as error:
            raise ClusterError(ArenaCode.NOT_PLAYED(reason=error.reason)) from None
        try:
            self._processors = max(1, int(self._ray.cluster_resources().get("CPU", 1)))
            self._prepare()
        except BaseException:
            self._ray.shutdown()
            raise
        return self

    def _prepare(self) -> None:
        """One process compiles what is not on disk yet; every other machine does so by itself."""
        self._task = self._ray.remote(num_cpus=1, max_retries=0)(_play)
        try:
            refusal = self._ray.get(self._task.remote(self._settings, None, False, software_digest()))
        except self._ray.exceptions.RayError as error:
            lost = ClusterCode.WORKER_FAILED(cause=first_line(error))
            raise ClusterError(ArenaCode.NOT_PLAYED(reason=lost)) from None
        if refusal is not None:
            raise BotError(refusal)

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        for task in self._under_way:
            self._ray.cancel(task, force=True)
        self._ray.shutdown()

    def play(self, pairings: Iterable[Pairing]) -> Iterator[FinishedGame]:
        waiting = iter(pairings)
        most = min(self._jobs or self._processors, self._processors)
        while True:
            while len(self._under_way) < most and (pairing := next(waiting, None)) is not None:
                self._start(pairing)
            if not self._under_way:
                return
            for task in self._ray.wait(list(self._under_way))[0]:
                yield self._finished(task)

    def _start(self, pairing: Pairing) -> None:
        task = self._task.remote(self._settings, pairing, self._with_records, software_digest())
        self._under_way[task] = pairing

    def _finished(self, task: Any) -> FinishedGame:
        pairing = self._under_way.pop(task)
        try:
            said: Said = self._ray.get(task)
        except self._ray.exceptions.RayError as error:
            lost = ClusterCode.WORKER_FAILED(cause=first_line(error))
            raise ClusterError(not_finished(pairing, lost)) from None
        if isinstance(said, Reason):
            raise BotError(said)
        assert said is not None
        return said


def _play(settings: Settings, pairing: Pairing | None, with_record: bool, software: str) -> Said:
    """Runs on a processor of the cluster: prepare once, then play."""
    if software != software_digest():
        return ArenaCode.NOT_PLAYED(reason=ClusterCode.OTHER_VERSION())
    refusal = _get_ready_once(settings)
    return refusal if refusal is not None or pairing is None else answer(settings, pairing, with_record)


_get_ready_once = cache(get_ready)
