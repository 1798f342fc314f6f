"""The server's side of the processes that analyse: started when they are needed, replaced when they die."""

import asyncio
import logging
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from multiprocessing import get_context
from multiprocessing.connection import Connection
from multiprocessing.context import SpawnProcess
from threading import Event, Lock
from time import monotonic
from typing import Any

from fiefdom.errors import AnalysisFailed, Cancelled
from fiefdom.server.analysis.worker import Task, work
from fiefdom.server.refusals import AnalysisCode

log = logging.getLogger("fiefdom.server.analysis")

# Seconds without an answer after which a process is ended: the first one may have to wait for the compiler.
PATIENCE = 600.0
# Seconds after which a process is told that its task was cancelled.
HEARING = 0.2
# How often a task is given to a new process if the one that had it died.
ATTEMPTS = 2
# Seconds after which a process that does not end by itself is killed.
FAREWELL = 2.0

Progress = Callable[[int, int], None]


class Analyst:
    """One process and the pipe to it. `run` is called by one thread at a time, the other methods by any."""

    def __init__(self, patience: float = PATIENCE) -> None:
        self._patience = patience
        self._process: SpawnProcess | None = None
        self._connection: Connection | None = None
        self._lock = Lock()
        self._is_closed = False

    @property
    def pid(self) -> int | None:
        """The id of the process, if there is one."""
        return self._process.pid if self._process is not None else None

    def run(self, task: Task, progress: Progress, cancelled: Event) -> Any:
        """The result of a task. Raises AnalysisFailed and Cancelled."""
        for _ in range(ATTEMPTS):
            if cancelled.is_set() or self._is_closed:
                raise Cancelled(AnalysisCode.STOPPED())
            try:
                return self._attempt(self._ready(), task, progress, cancelled)
            except (EOFError, OSError) as error:
                self._end()
                if not (cancelled.is_set() or self._is_closed):
                    log.warning("an analyst died", extra={"error": repr(error)})
        if cancelled.is_set() or self._is_closed:
            raise Cancelled(AnalysisCode.STOPPED())
        raise AnalysisFailed(AnalysisCode.FAILED())

    def _attempt(self, connection: Connection, task: Task, progress: Progress, cancelled: Event) -> Any:
        connection.send(task)
        is_told, heard = False, monotonic()
        while True:
            if cancelled.is_set() and not is_told:
                connection.send(None)
                is_told = True
            if not connection.poll(min(HEARING, self._patience)):
                if monotonic() - heard >= self._patience:
                    raise TimeoutError
                continue
            heard = monotonic()
            kind, value = connection.recv()
            if kind == "progress":
                progress(*value)
            elif kind == "done":
                return value
            elif kind == "cancelled":
                raise Cancelled(AnalysisCode.STOPPED())
            else:
                log.error("an analysis failed", extra={"error": value})
                raise AnalysisFailed(AnalysisCode.FAILED())

    def _ready(self) -> Connection:
        with self._lock:
            if self._is_closed:
                raise EOFError
            if self._connection is None:
                context = get_context("spawn")
                self._connection, other = context.Pipe()
                self._process = context.Process(target=work, args=(other,), name="fiefdom analyst", daemon=True)
                self._process.start()
                other.close()
            return self._connection

    def _end(self) -> None:
        """End the process; the next task starts another one."""
        with self._lock:
            process, connection = self._process, self._connection
            self._process = self._connection = None
        if connection is not None:
            connection.close()
        if process is not None:
            process.terminate()
            process.join(FAREWELL)
            if process.is_alive():
                process.kill()
                process.join()
            process.close()

    def close(self) -> None:
        """End the process for good; whoever waits for it gets Cancelled."""
        with self._lock:
            self._is_closed = True
            process = self._process
        if process is not None:
            # The thread that waits for an answer closes the pipe.
            process.terminate()

    def bury(self) -> None:
        """After `close`, when no thread runs anything here any more."""
        self._end()


class Analysts:
    """Some analysts and the tasks that wait for them."""

    def __init__(self, number: int, patience: float = PATIENCE) -> None:
        self._all = [Analyst(patience) for _ in range(number)]
        self._free = list(self._all)
        self._threads = ThreadPoolExecutor(number, "analysts")

    @property
    def pids(self) -> list[int]:
        """The ids of the processes that run."""
        return [pid for each in self._all if (pid := each.pid) is not None]

    async def run(self, task: Task, progress: Progress, cancelled: Event) -> Any:
        """The result of a task, when its turn has come. Raises AnalysisFailed and Cancelled.

        `progress` is called on the event loop.
        """
        loop = asyncio.get_running_loop()

        def tell(done: int, total: int) -> None:
            loop.call_soon_threadsafe(progress, done, total)

        def one() -> Any:
            analyst = self._free.pop()
            try:
                return analyst.run(task, tell, cancelled)
            finally:
                self._free.append(analyst)

        return await loop.run_in_executor(self._threads, one)

    async def close(self) -> None:
        """End all processes and wait for their ends."""
        for each in self._all:
            each.close()
        await asyncio.to_thread(self._bury)

    def _bury(self) -> None:
        self._threads.shutdown(cancel_futures=True)
        for each in self._all:
            each.bury()
