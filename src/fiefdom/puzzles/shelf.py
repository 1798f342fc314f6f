"""The puzzles that come with the package, and the one of a day."""

from datetime import date
from functools import cache
from hashlib import sha256
from pathlib import Path

from fiefdom.errors import TextError
from fiefdom.puzzles.puzzle import GRADE_NAMES, Puzzle, read_puzzles
from fiefdom.puzzles.refusals import PuzzleCode
from fiefdom.rules.games import games

FOLDER = Path(__file__).parent / "files"
SUFFIX = ".jsonl"


def puzzle_games() -> tuple[str, ...]:
    """The games that have puzzles, in the order of the rule book."""
    return tuple(name for name in games() if (FOLDER / f"{name}{SUFFIX}").exists())


@cache
def _file(game: str) -> tuple[Puzzle, ...]:
    return read_puzzles(FOLDER / f"{game}{SUFFIX}")


@cache
def all_puzzles() -> tuple[Puzzle, ...]:
    """All puzzles, game by game."""
    return tuple(each for game in puzzle_games() for each in _file(game))


def puzzle(name: str) -> Puzzle:
    """The puzzle of a name such as `kingdomino-12`. Raises TextError if there is none."""
    game, _, number = name.strip().lower().rpartition("-")
    if game in puzzle_games() and number.isascii() and number.isdigit() and 1 <= int(number) <= len(_file(game)):
        return _file(game)[int(number) - 1]
    raise TextError(PuzzleCode.NO_SUCH_PUZZLE(name=name))


def puzzles_of(game: str | None = None, grade: str | None = None) -> tuple[Puzzle, ...]:
    """The puzzles of a game and of a grade, or of all. Raises TextError for a game or grade that there is not."""
    if game is not None and game not in puzzle_games():
        raise TextError(PuzzleCode.NO_SUCH_GAME(name=game, known=puzzle_games()))
    if grade is not None and grade not in GRADE_NAMES:
        raise TextError(PuzzleCode.NO_SUCH_GRADE(name=grade, known=GRADE_NAMES))
    found = all_puzzles() if game is None else _file(game)
    return tuple(each for each in found if grade in (None, each.grade))


def puzzle_of_the_day(day: date) -> Puzzle:
    """The puzzle of a day: the same for everybody who has the same puzzles, and none twice before all had their turn.

    Days are counted in cycles as long as there are puzzles; each cycle has an order of its own.

    >>> puzzle_of_the_day(date(2026, 7, 1)) == puzzle_of_the_day(date(2026, 7, 1))
    True

    """
    everything = all_puzzles()
    cycle, place = divmod(day.toordinal(), len(everything))
    return everything[_order(cycle, len(everything))[place]]


@cache
def _order(cycle: int, count: int) -> list[int]:
    return sorted(range(count), key=lambda index: sha256(f"{cycle}:{index}".encode()).digest())


def day_of(text: str) -> date:
    """The day that a text such as 2026-07-01 means. Raises TextError."""
    try:
        return date.fromisoformat(text.strip())
    except ValueError:
        raise TextError(PuzzleCode.NOT_A_DATE(text=text)) from None
