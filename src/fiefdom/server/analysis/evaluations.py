"""Evaluations for the analysis board: deeper and deeper for as long as somebody looks at a position."""

import asyncio
from collections import Counter, OrderedDict
from dataclasses import dataclass, field
from threading import Event
from typing import Any

from fiefdom.errors import AnalysisFailed, Cancelled, CommandRefused
from fiefdom.game import Game
from fiefdom.notation import Record
from fiefdom.server.analysis.analysts import Analysts
from fiefdom.server.analysis.worker import EvaluationTask
from fiefdom.server.refusals import AnalysisCode, BoardCode, TableCode

# Simulations of each level.
LEVELS = (256, 1_024, 4_096, 16_384)
# Results that are kept in memory.
KEPT = 1_000
# Evaluations that one address may wait for at a time.
OWN = 4


@dataclass(frozen=True, slots=True)
class Evaluation:
    """What is known about a position at a level."""

    level: int
    found: dict[str, Any]

    @property
    def is_final(self) -> bool:
        """Whether deeper levels would not say more."""
        return self.level == len(LEVELS) - 1 or self.found["certainty"] == "exact" or self.found["choices"] == 1


@dataclass(slots=True)
class _Job:
    """An evaluation that somebody waits for, by address."""

    task: asyncio.Task[Any]
    cancelled: Event
    wanted_by: Counter[str] = field(default_factory=Counter)


class Evaluations:
    """The evaluations under way, the process that makes them, and those that were made."""

    def __init__(self, most: int) -> None:
        self._most = most
        self._analysts = Analysts(1)
        self._jobs: dict[tuple[str, int], _Job] = {}
        self._known: OrderedDict[str, Evaluation] = OrderedDict()

    @property
    def pids(self) -> list[int]:
        """The ids of the processes that run."""
        return self._analysts.pids

    @property
    def queue(self) -> int:
        """How many evaluations wait or run."""
        return len(self._jobs)

    def known(self, key: str, level: int) -> Evaluation | None:
        """The deepest evaluation that was made, if nothing deeper has to be found out."""
        found = self._known.get(key)
        if found is None or (found.level < level and not found.is_final):
            return None
        self._known.move_to_end(key)
        return found

    async def ask(self, key: str, record: str, level: int, address: str) -> Evaluation:
        """The evaluation at a level or deeper. It is stopped when nobody waits for it. Raises CommandRefused."""
        found = self.known(key, level)
        if found is not None:
            return found
        job = self._jobs.get((key, level))
        if job is None:
            self._require_room(address)
            job = self._begin(key, record, level)
        job.wanted_by[address] += 1
        try:
            # Others may wait for the same.
            made: Evaluation = await asyncio.shield(job.task)
        except AnalysisFailed:
            raise CommandRefused(AnalysisCode.FAILED()) from None
        except Cancelled:
            raise CommandRefused(TableCode.RESTARTING()) from None
        finally:
            job.wanted_by[address] -= 1
            if not job.wanted_by.total():
                job.cancelled.set()
                if self._jobs.get((key, level)) is job:
                    del self._jobs[key, level]
        return made

    def _require_room(self, address: str) -> None:
        own = sum(job.wanted_by[address] > 0 for job in self._jobs.values())
        if own >= OWN or len(self._jobs) >= self._most:
            raise CommandRefused(AnalysisCode.BUSY())

    def _begin(self, key: str, record: str, level: int) -> _Job:
        cancelled = Event()
        task = asyncio.create_task(self._make(key, record, level, cancelled))
        task.add_done_callback(lambda ended: ended.cancelled() or ended.exception())
        job = self._jobs[key, level] = _Job(task, cancelled)
        return job

    async def _make(self, key: str, record: str, level: int, cancelled: Event) -> Evaluation:
        task = EvaluationTask(record, LEVELS[level])
        made = Evaluation(level, await self._analysts.run(task, lambda done, total: None, cancelled))
        earlier = self._known.get(key)
        if earlier is None or earlier.level < level:
            self._known[key] = made
        self._known.move_to_end(key)
        while len(self._known) > KEPT:
            self._known.popitem(last=False)
        return made

    async def close(self) -> None:
        """End the process; whoever waits is told."""
        for job in self._jobs.values():
            job.cancelled.set()
        await self._analysts.close()


def subject(game: Game) -> tuple[str, str]:
    """What identifies the decision at hand, and the record to analyse. Raises CommandRefused without a decision."""
    if game.to_move is None:
        raise CommandRefused(BoardCode.NO_DECISION())
    # However it came about.
    return str(game.position), str(Record.of(game))
