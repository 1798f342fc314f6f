"""The process of one analyst: it answers one question after another over a pipe, and ends with the server.

Answers are pairs: `progress` with the numbers of decisions done and of all, and at last `done` with plain values,
`cancelled`, or `failed` with what went wrong.
"""

import os
import signal
from contextlib import suppress
from dataclasses import dataclass
from multiprocessing.connection import Connection
from threading import Event
from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from fiefdom.analysis import Analysis
    from fiefdom.game import Game

# How much the operating system prefers everything else.
NICENESS = 10
LINES = 3
# More than an evaluation takes. A search looks at the clock after at most an eighth of it.
MOST_SECONDS = 40.0


@dataclass(frozen=True, slots=True)
class HintTask:
    """The best moves of the decision at the end of a record."""

    record: str
    simulations: int


@dataclass(frozen=True, slots=True)
class ReviewTask:
    """The review of a record."""

    record: str
    depth: str


@dataclass(frozen=True, slots=True)
class EvaluationTask:
    """The best moves of the decision at the end of a record, until the server does not want them any more."""

    record: str
    simulations: int


Task = HintTask | ReviewTask | EvaluationTask


class _Cancelled(Event):
    """Set as soon as the server says anything while it waits for an answer."""

    def __init__(self, connection: Connection) -> None:
        super().__init__()
        self._connection = connection

    def is_set(self) -> bool:
        return self._connection.poll()


def work(connection: Connection) -> None:
    """Answer until the server closes the pipe or ends."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    if hasattr(os, "nice"):
        with suppress(OSError):
            os.nice(NICENESS)
    with suppress(EOFError, OSError):
        while True:
            task = connection.recv()
            # `None` cancels a task; it may arrive after the task is done.
            if task is not None:
                connection.send(_answer(task, connection))


def _answer(task: Task, connection: Connection) -> tuple[str, Any]:
    from fiefdom.errors import Cancelled

    try:
        if isinstance(task, HintTask):
            return "done", hint(task)
        if isinstance(task, EvaluationTask):
            return "done", _evaluation(task, connection)
        return "done", _review(task, connection)
    except Cancelled:
        return "cancelled", None
    except (EOFError, OSError):
        raise
    except Exception as error:
        return "failed", repr(error)


def hint(task: HintTask) -> dict[str, Any]:
    """The best moves as plain values."""
    from fiefdom.analysis import analyse
    from fiefdom.bots import Limit
    from fiefdom.notation import Record

    game = Record.parse(task.record).game(chance="told")
    return _lines(game, analyse(game, Limit(simulations=task.simulations), LINES))


def _evaluation(task: EvaluationTask, connection: Connection) -> dict[str, Any]:
    """The best moves, and the chances and leads of all kingdoms if the first one is made."""
    from fiefdom.analysis import analyse
    from fiefdom.bots import Limit
    from fiefdom.errors import Cancelled
    from fiefdom.notation import Record
    from fiefdom.server.refusals import AnalysisCode

    stop = _Cancelled(connection)
    game = Record.parse(task.record).game(chance="told")
    # Only a search that looks at the clock looks at `stop`.
    found = analyse(game, Limit(seconds=MOST_SECONDS, simulations=task.simulations, stop=stop), LINES)
    if stop.is_set():
        raise Cancelled(AnalysisCode.STOPPED())
    best = found[0]
    leads, chances = [float(lead) for lead in best.leads], [float(chance) for chance in best.chances]
    return {**_lines(game, found), "chances": chances, "leads": leads}


def _lines(game: "Game", found: "Analysis") -> dict[str, Any]:
    from fiefdom.analysis import explain

    return {
        "certainty": found.certainty,
        "is_clear": bool(found.is_clear),
        "choices": found.moves,
        "moves": [
            {
                "action": int(each.action),
                "move": str(each.move),
                "then": None if each.then is None else str(each.then),
                "chance": float(each.win_chance),
                "band": [float(end) for end in each.win_interval],
                "lead": float(each.lead),
                "margin": float(each.margin),
                "why": [reason.as_dict() for reason in explain(game, found, each)],
            }
            for each in found
        ],
    }


def _review(task: ReviewTask, connection: Connection) -> dict[str, Any]:
    from fiefdom.analysis import review
    from fiefdom.notation import Record

    def progress(done: int, total: int) -> None:
        connection.send(("progress", (done, total)))

    # The server keeps it.
    stop = _Cancelled(connection)
    return review(Record.parse(task.record), task.depth, progress=progress, stop=stop, cache=False).as_json()
