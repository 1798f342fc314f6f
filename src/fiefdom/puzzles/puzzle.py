"""A puzzle as a value, and as a line of JSON in a file."""

import json
from collections.abc import Iterator
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

from fiefdom.analysis.review_values import Clause
from fiefdom.errors import FiefdomError, RecordError
from fiefdom.game import Game, Move
from fiefdom.notation import parse_move, parse_position
from fiefdom.puzzles.refusals import PuzzleCode
from fiefdom.rules import Rules

# The grades, and the mean failure rate of the weaker bots that each begins with.
GRADES = (("easy", 0.0), ("medium", 0.4), ("hard", 0.65), ("expert", 0.85))
GRADE_NAMES = tuple(name for name, _ in GRADES)
RIGHT, WORSE, UNLISTED = "right", "worse", "unlisted"


@dataclass(frozen=True, slots=True)
class Other:
    """Another move of a puzzle: what it leads to, and why it is worse than the solution."""

    move: str
    chance: float
    lead: float
    why: tuple[Clause, ...] = ()


@dataclass(frozen=True, slots=True)
class Answer:
    """What a puzzle says about a move: `right`, `worse` (then `other` has the numbers) or `unlisted`.

    An unlisted move was not among the best ones, so less is known about it: it is at most as good as the last of them.
    """

    verdict: str
    other: Other | None = None

    @property
    def is_right(self) -> bool:
        return self.verdict == RIGHT


@dataclass(frozen=True, slots=True)
class Puzzle:
    """A position in which one move is clearly best.

    `chance` and `lead` are what the solution leads to for the kingdom to move, `others` the next best moves, best
    first, and `line` what is expected to follow, with the seats. `certainty` is that of the analysis: `exact`,
    `foreseen` or `estimated`, the last with so many `simulations`. `failed` has for each weaker bot how often it misses
    the solution. `source` is the number of the game that it comes from, and of the decision in it.
    """

    name: str
    position: str
    solution: str
    then: str | None
    chance: float
    lead: float
    others: tuple[Other, ...]
    certainty: str
    simulations: int
    failed: dict[str, float]
    source: tuple[int, int]
    why: tuple[Clause, ...] = ()
    line: tuple[tuple[int, str], ...] = field(default=(), repr=False)

    @property
    def rules(self) -> Rules:
        return Rules.parse(self.position.partition("|")[0].strip())

    @property
    def margin(self) -> float:
        """By how much the solution is ahead of the next best move, as a win chance."""
        return self.chance - max(other.chance for other in self.others)

    @property
    def missed(self) -> float:
        """How often weaker bots miss the solution: the mean over the bots."""
        return sum(self.failed.values()) / len(self.failed)

    @property
    def grade(self) -> str:
        """How difficult it is, by how often weaker bots miss the solution."""
        return [name for name, least in GRADES if self.missed >= least][-1]

    def game(self) -> Game:
        """The game at the position."""
        return Game.from_position(parse_position(self.position), seed=0)

    def answer(self, move: Move) -> Answer:
        """What the puzzle says about a move, which must be legal in its position."""
        game = self.game()
        action = game.action_of(move)
        if action == game.action_of(parse_move(self.solution, game)):
            return Answer(RIGHT)
        found = (other for other in self.others if game.action_of(parse_move(other.move, game)) == action)
        other = next(found, None)
        return Answer(UNLISTED) if other is None else Answer(WORSE, other)

    def as_json(self) -> dict[str, Any]:
        """The puzzle as plain values, as a line of a file has them."""
        return {
            "position": self.position,
            "solution": self.solution,
            "then": self.then,
            "chance": self.chance,
            "lead": self.lead,
            "certainty": self.certainty,
            "simulations": self.simulations,
            "failed": self.failed,
            "source": list(self.source),
            "why": [[each.key, each.args] for each in self.why],
            "line": [list(each) for each in self.line],
            "others": [
                {"move": each.move, "chance": each.chance, "lead": each.lead,
                 "why": [[clause.key, clause.args] for clause in each.why]}
                for each in self.others
            ],
        }  # fmt: skip

    def as_line(self) -> str:
        """The puzzle as one line of a file."""
        return json.dumps(self.as_json(), separators=(",", ":"), ensure_ascii=False)


def read_puzzles(path: Path) -> tuple[Puzzle, ...]:
    """All puzzles of a file, named after it and numbered from 1. Raises RecordError, which names the line, and OSError.

    Only their form is checked; `checked` also plays the solutions.
    """
    return tuple(_puzzles(path))


def checked(puzzles: tuple[Puzzle, ...]) -> tuple[Puzzle, ...]:
    """The same puzzles. Raises RecordError if a position cannot be reached or one of the moves is not legal in it."""
    for number, each in enumerate(puzzles, start=1):
        try:
            game = each.game()
            for text in (each.solution, *(other.move for other in each.others)):
                game.action_of(parse_move(text, game))
        except FiefdomError as error:
            raise RecordError(PuzzleCode.NOT_LEGAL(line=number, why=error.reason)) from None
    return puzzles


def _puzzles(path: Path) -> Iterator[Puzzle]:
    with path.open(encoding="utf-8") as lines:
        for number, line in enumerate(lines, start=1):
            try:
                yield _puzzle(f"{path.stem}-{number}", json.loads(line))
            except (AttributeError, LookupError, TypeError, ValueError):
                raise RecordError(PuzzleCode.NOT_A_PUZZLE(line=number)) from None


def _puzzle(name: str, value: dict[str, Any]) -> Puzzle:
    made = Puzzle(
        name=name,
        position=str(value["position"]),
        solution=str(value["solution"]),
        then=None if value["then"] is None else str(value["then"]),
        chance=float(value["chance"]),
        lead=float(value["lead"]),
        others=tuple(
            Other(str(each["move"]), float(each["chance"]), float(each["lead"]), _clauses(each["why"]))
            for each in value["others"]
        ),
        certainty=str(value["certainty"]),
        simulations=int(value["simulations"]),
        failed={str(bot): float(rate) for bot, rate in value["failed"].items()},
        source=(int(value["source"][0]), int(value["source"][1])),
        why=_clauses(value["why"]),
        line=tuple((int(seat), str(move)) for seat, move in value["line"]),
    )
    if not made.others or not made.failed or made.certainty not in ("exact", "foreseen", "estimated"):
        raise ValueError
    return made


def _clauses(values: list[Any]) -> tuple[Clause, ...]:
    return tuple(Clause(str(key), dict(args)) for key, args in values)
