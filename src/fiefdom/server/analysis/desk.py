"""What analysts are asked: hints, which are answered at once, and reviews, which wait in a queue."""

import asyncio
import logging
from collections import OrderedDict
from contextlib import suppress
from dataclasses import dataclass, field
from threading import Event
from typing import Any, Literal

from fiefdom.analysis import Review, review_store
from fiefdom.analysis.reviewing import simulations_of
from fiefdom.errors import AnalysisFailed, Cancelled, CommandRefused, FiefdomError
from fiefdom.notation import Record
from fiefdom.server.analysis.analysts import Analysts
from fiefdom.server.analysis.evaluations import Evaluations
from fiefdom.server.analysis.worker import HintTask, ReviewTask
from fiefdom.server.refusals import AnalysisCode, TableCode
from fiefdom.server.settings import ServerSettings

log = logging.getLogger("fiefdom.server.analysis")

HINT_SIMULATIONS = 4096
# Hints and ended reviews that are kept in memory.
HINTS_KEPT, REVIEWS_KEPT = 256, 32
# Seconds after which those who follow a review are answered without news.
NEWS_WITHIN = 2.0
# Reviews that one address may have in the queue.
OWN_REVIEWS = 2

State = Literal["waiting", "running", "done", "failed", "cancelled"]


@dataclass(slots=True)
class ReviewJob:
    """A review that was asked for. `wanted_by`: the addresses that wait for it."""

    key: str
    record: Record
    depth: str
    state: State = "waiting"
    done: int = 0
    total: int = 0
    review: Review | None = None
    wanted_by: set[str] = field(default_factory=set)
    cancelled: Event = field(default_factory=Event)
    _changed: asyncio.Event = field(default_factory=asyncio.Event)

    @property
    def is_open(self) -> bool:
        """Whether it waits or runs."""
        return self.state in ("waiting", "running")

    def notify(self) -> None:
        """Wake those who wait for a change."""
        self._changed.set()
        self._changed = asyncio.Event()

    async def news(self, seen: int) -> None:
        """Wait a moment until more than `seen` decisions are done, or nothing more will happen."""
        with suppress(TimeoutError):
            async with asyncio.timeout(NEWS_WITHIN):
                while self.is_open and self.done <= seen:
                    await self._changed.wait()


class AnalysisDesk:
    """Hints have a process of their own, so that no review delays them, and so does the analysis board."""

    def __init__(self, settings: ServerSettings) -> None:
        self._most = settings.review_queue
        self._hinters = Analysts(1)
        self._reviewers = Analysts(settings.analysts)
        self.evaluations = Evaluations(settings.review_queue)
        self._hints: OrderedDict[str, asyncio.Task[Any]] = OrderedDict()
        self._jobs: OrderedDict[str, ReviewJob] = OrderedDict()
        self._tasks: set[asyncio.Task[None]] = set()

    @property
    def pids(self) -> list[int]:
        """The ids of the processes that run."""
        return [*self._hinters.pids, *self._reviewers.pids, *self.evaluations.pids]

    @property
    def queue(self) -> int:
        """How many reviews wait or run."""
        return sum(job.is_open for job in self._jobs.values())

    # ------------------------------------------------------------------ hints

    async def hint(self, record: Record) -> dict[str, Any]:
        """The best moves of the decision at the end of a record. Raises CommandRefused."""
        text = str(record)
        task = self._hints.get(text)
        if task is None or (task.done() and task.exception() is not None):
            if sum(not each.done() for each in self._hints.values()) >= self._most:
                raise CommandRefused(AnalysisCode.BUSY())
            work = self._hinters.run(HintTask(text, HINT_SIMULATIONS), lambda done, total: None, Event())
            task = self._hints[text] = asyncio.create_task(work)
            task.add_done_callback(lambda ended: ended.cancelled() or ended.exception())
        self._hints.move_to_end(text)
        while len(self._hints) > HINTS_KEPT:
            self._hints.popitem(last=False)
        try:
            # Somebody else may wait for the same hint.
            found: dict[str, Any] = await asyncio.shield(task)
        except AnalysisFailed:
            raise CommandRefused(AnalysisCode.FAILED()) from None
        except Cancelled:
            raise CommandRefused(TableCode.RESTARTING()) from None
        return found

    # ------------------------------------------------------------------ reviews

    async def key_of(self, record: Record, depth: str) -> str:
        """What identifies a review. Raises CommandRefused if the record cannot be reviewed, or not like this."""
        return await asyncio.to_thread(_key, record, depth)

    async def look(self, key: str, record: Record, depth: str) -> ReviewJob | None:
        """A review that was asked for, or that was made before."""
        job = self._jobs.get(key)
        if job is None:
            stored = await asyncio.to_thread(review_store.load, key)
            # Somebody may have asked for it in the meantime.
            job = self._jobs.get(key)
            if stored is not None and job is None:
                total = len(stored.decisions)
                job = self._jobs[key] = ReviewJob(key, record, depth, "done", total, total, stored)
        if job is not None:
            self._jobs.move_to_end(key)
        self._forget()
        return job

    async def ask(self, key: str, record: Record, depth: str, address: str) -> ReviewJob:
        """Begin a review, or join in if it was begun, or return the one that was made. Raises CommandRefused."""
        job = await self.look(key, record, depth)
        if job is None or job.state in ("failed", "cancelled") or job.cancelled.is_set():
            self._require_room(address)
            job = self._jobs[key] = ReviewJob(key, record, depth, total=record.decisions)
            self._jobs.move_to_end(key)
            task = asyncio.create_task(self._make(job))
            self._tasks.add(task)
            task.add_done_callback(self._tasks.discard)
        job.wanted_by.add(address)
        return job

    def _require_room(self, address: str) -> None:
        waiting = [job for job in self._jobs.values() if job.is_open]
        if sum(address in job.wanted_by for job in waiting) >= OWN_REVIEWS:
            raise CommandRefused(AnalysisCode.OWN_REVIEWS(number=OWN_REVIEWS))
        if len(waiting) >= self._most:
            raise CommandRefused(AnalysisCode.BUSY())

    def ahead_of(self, job: ReviewJob) -> int:
        """How many reviews are before this one in the queue."""
        if job.state != "waiting":
            return 0
        waiting = [each for each in self._in_order() if each.state == "waiting"]
        return waiting.index(job) if job in waiting else 0

    def _in_order(self) -> list[ReviewJob]:
        return list(self._jobs.values())

    async def _make(self, job: ReviewJob) -> None:
        def progress(done: int, total: int) -> None:
            if job.state == "waiting":
                job.state = "running"
            job.done, job.total = done, total
            job.notify()

        try:
            value = await self._reviewers.run(ReviewTask(str(job.record), job.depth), progress, job.cancelled)
            job.review = await asyncio.to_thread(Review.from_json, value)
            job.state = "done"
            await asyncio.to_thread(review_store.save, job.key, job.review)
        except (Cancelled, asyncio.CancelledError):
            job.state = "cancelled"
        except AnalysisFailed:
            job.state = "failed"
        except Exception:
            log.exception("a review failed")
            job.state = "failed"
        finally:
            job.notify()

    def cancel(self, job: ReviewJob, address: str) -> None:
        """Somebody does not want a review any more; it is stopped if nobody else does. Raises CommandRefused."""
        if not job.is_open or job.cancelled.is_set():
            raise CommandRefused(AnalysisCode.NO_REVIEW())
        if address not in job.wanted_by:
            raise CommandRefused(AnalysisCode.NOT_YOURS())
        job.wanted_by.discard(address)
        if not job.wanted_by:
            job.cancelled.set()
            job.state = "cancelled"
            job.notify()

    def _forget(self) -> None:
        ended = [key for key, job in self._jobs.items() if not job.is_open]
        for key in ended[: max(0, len(ended) - REVIEWS_KEPT)]:
            del self._jobs[key]

    async def close(self) -> None:
        """End all processes; whoever waits is told."""
        for job in self._jobs.values():
            job.cancelled.set()
        await asyncio.gather(self._hinters.close(), self._reviewers.close(), self.evaluations.close())
        for task in self._tasks:
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)


def _key(record: Record, depth: str) -> str:
    try:
        return review_store.key_of(record, simulations_of(record, depth))
    except FiefdomError as error:
        raise CommandRefused(AnalysisCode.CANNOT(reason=error.reason)) from None
