"""Puzzles on the wire. The server keeps nothing: a request names the puzzle that it is about."""

from typing import Annotated, Literal

from pydantic import Field, StringConstraints

from fiefdom.server.protocol.base import Wire
from fiefdom.server.protocol.messages import Asked
from fiefdom.server.protocol.views import LogEntry, ReasonArgs, TableView

Day = Annotated[str, StringConstraints(max_length=20)]
Grade = Literal["easy", "medium", "hard", "expert"]


class PuzzleGist(Wire):
    """A puzzle in a list. `missed` is how often weaker bots miss its solution, from 0 to 1."""

    name: str
    game: str
    rules: str
    grade: Grade
    missed: float


class PuzzlesAnswer(Wire):
    """All puzzles, game by game."""

    puzzles: list[PuzzleGist]


class PuzzleAnswer(Wire):
    """A puzzle before it is solved; `view` is its table, where the decision is the reader's."""

    puzzle: PuzzleGist
    view: TableView


class PuzzleTry(Wire):
    """An answer: an action of the decision, or null to be shown the solution."""

    action: Annotated[int, Field(ge=0, le=1_000_000)] | None


class PuzzleClause(Wire):
    """A part of an explanation."""

    key: str
    args: ReasonArgs
    sentence: str


class PuzzleSolution(Wire):
    """The solution of a puzzle.

    `chance` and `next` are the win chances of the solution and of the next best move. `line` is the solution and what
    is expected to follow it, and `view` the table after the solution. `certainty` says how this was found out,
    `estimated` with so many `simulations`.
    """

    action: int
    chance: float
    next: float
    why: list[PuzzleClause]
    line: list[LogEntry]
    certainty: Literal["exact", "foreseen", "estimated"]
    simulations: int
    view: TableView


class PuzzleVerdict(Wire):
    """What an answer is worth: its win chance, at most that if it is `unlisted`, and what speaks against it.

    The solution is told when it was found or asked for.
    """

    verdict: Literal["right", "worse", "unlisted", "shown"]
    move: LogEntry
    chance: float
    why: list[PuzzleClause]
    solution: PuzzleSolution | None


class PuzzleWhy(Wire):
    """A question why a move is not legal in a puzzle."""

    move: Asked


class PuzzlePreview(Wire):
    """A request for the game of a puzzle after an action."""

    action: Annotated[int, Field(ge=0, le=1_000_000)]
