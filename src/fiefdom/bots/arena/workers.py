"""Who plays the games: this process or worker processes. Results come in any order; the choice never changes a game."""

import multiprocessing
import signal
import sys
import threading
from collections.abc import Iterable, Iterator
from contextlib import AbstractContextManager, contextmanager
from dataclasses import dataclass
from multiprocessing.connection import Connection, wait
from multiprocessing.process import BaseProcess
from types import TracebackType
from typing import Protocol

from fiefdom.bots.arena.arena_game import play, warm
from fiefdom.bots.arena.game_recorder import GameRecorder
from fiefdom.bots.arena.results import Result
from fiefdom.bots.arena.schedule import Pairing, Settings
from fiefdom.bots.programs.names import is_program
from fiefdom.bots.refusals import ArenaCode
from fiefdom.errors import BotError
from fiefdom.reasons import Reason

# On Windows, Python cannot be interrupted in a wait without a timeout.
HEARING = 0.2


@dataclass(frozen=True, slots=True)
class FinishedGame:
    """A finished game and, if requested, the text of its record."""

    result: Result
    record: str | None = None


# What a worker sends: a game, None when it is ready for the first one, or the reason why there is none.
Said = FinishedGame | Reason | None


class Workers(AbstractContextManager["Workers"], Protocol):
    """Plays games between `__enter__`, which prepares everything, and `__exit__`, which cleans up."""

    def play(self, pairings: Iterable[Pairing]) -> Iterator[FinishedGame]:
        """Play all these games. Raises BotError."""


def play_one(settings: Settings, pairing: Pairing, with_record: bool) -> FinishedGame:
    """One game, and its record if requested. Raises BotError."""
    recorder = GameRecorder(settings.rules) if with_record else None
    try:
        result = play(settings, pairing, recorder)
    except BotError as failure:
        raise BotError(not_finished(pairing, failure.reason)) from failure
    if recorder is None:
        return FinishedGame(result)
    return FinishedGame(result, str(recorder.record(settings, pairing, result.scores, result.forfeits)))


def not_finished(pairing: Pairing, reason: Reason) -> Reason:
    """Which game could not be finished, and why."""
    game, deal, rotation = map(str, (pairing.number, pairing.deal, pairing.rotation))
    return ArenaCode.NOT_FINISHED(game=game, deal=deal, rotation=rotation, reason=reason)


class Alone(AbstractContextManager["Alone"]):
    """Plays one game after another in this process."""

    def __init__(self, settings: Settings, with_records: bool = False) -> None:
        self._settings, self._with_records = settings, with_records

    def __enter__(self) -> "Alone":
        if (refusal := get_ready(self._settings)) is not None:
            raise BotError(refusal)
        return self

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        pass

    def play(self, pairings: Iterable[Pairing]) -> Iterator[FinishedGame]:
        for pairing in pairings:
            yield play_one(self._settings, pairing, self._with_records)


class Processes(AbstractContextManager["Processes"]):
    """Plays in `jobs` processes, each one game at a time. They end when this process ends, for whatever reason."""

    def __init__(self, settings: Settings, jobs: int, with_records: bool = False) -> None:
        self._settings, self._jobs, self._with_records = settings, jobs, with_records
        self._workers: dict[Connection, BaseProcess] = {}
        self._busy: dict[Connection, Pairing | None] = {}  # None: still preparing

    def __enter__(self) -> "Processes":
        """The first worker compiles whatever is not on disk yet before the others start, which then load it."""
        try:
            self._start_worker()
            self._hear()
            for _ in range(self._jobs - 1):
                self._start_worker()
        except BaseException:
            self._end()
            raise
        return self

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        self._end()

    def play(self, pairings: Iterable[Pairing]) -> Iterator[FinishedGame]:
        waiting = iter(pairings)
        while True:
            for connection in [each for each in self._workers if each not in self._busy]:
                pairing = next(waiting, None)
                if pairing is not None:
                    connection.send(pairing)
                    self._busy[connection] = pairing
            if not any(self._busy.values()):
                return
            yield from self._hear()

    def _hear(self) -> list[FinishedGame]:
        """Wait for messages from workers; return the finished games. Raises BotError."""
        heard: list[FinishedGame] = []
        ready: list[object] = []
        while not ready:
            ready += wait(list(self._busy), HEARING)
        for connection in [each for each in self._busy if each in ready]:
            pairing = self._busy.pop(connection)
            said = self._received(connection, pairing)
            if isinstance(said, Reason):
                raise BotError(said)
            if said is not None:
                heard.append(said)
        return heard

    def _received(self, connection: Connection, pairing: Pairing | None) -> Said:
        try:
            said: Said = connection.recv()
        except (EOFError, OSError):
            process = self._workers[connection]
            process.join(HEARING)
            ended = ArenaCode.PROCESS_ENDED(exit=str(process.exitcode))
            return ArenaCode.NOT_PLAYED(reason=ended) if pairing is None else not_finished(pairing, ended)
        return said

    def _start_worker(self) -> None:
        context = multiprocessing.get_context("spawn")
        ours, theirs = context.Pipe()
        process = context.Process(target=_serve, args=(theirs, self._settings, self._with_records), daemon=True)
        with _deaf():
            process.start()
        theirs.close()
        self._workers[ours], self._busy[ours] = process, None

    def _end(self) -> None:
        for connection, process in self._workers.items():
            process.terminate()
            connection.close()
        for process in self._workers.values():
            process.join()
        self._workers.clear()
        self._busy.clear()


@contextmanager
def _deaf() -> Iterator[None]:
    """Make processes started inside ignore Ctrl-C from the start: this process handles it."""
    if threading.current_thread() is not threading.main_thread():
        yield
        return
    before = signal.signal(signal.SIGINT, signal.SIG_IGN)
    try:
        yield
    finally:
        signal.signal(signal.SIGINT, before)


def _serve(connection: Connection, settings: Settings, with_records: bool) -> None:
    """The main loop of a worker: report ready, play the games received, exit when the connection closes."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    if any(map(is_program, settings.bots)):
        # Programs are ended when Python exits, not when it is killed.
        signal.signal(signal.SIGTERM, lambda *_: sys.exit(0))
    try:
        said: Said = get_ready(settings)
        while True:
            connection.send(said)
            said = answer(settings, connection.recv(), with_records)
    except (EOFError, OSError):
        pass


def get_ready(settings: Settings) -> Reason | None:
    """Load and compile what these games need; return the reason if that failed, else None."""
    try:
        warm(settings)
    except BotError as failure:
        return ArenaCode.NOT_PLAYED(reason=failure.reason)
    return None


def answer(settings: Settings, pairing: Pairing, with_record: bool) -> FinishedGame | Reason:
    """What a worker sends for a game."""
    try:
        return play_one(settings, pairing, with_record)
    except BotError as failure:
        return failure.reason
