"""`fiefdom puzzle`: find the best move of a position."""

import json
from datetime import date
from random import Random
from typing import TYPE_CHECKING, Any

import click

from fiefdom.cli.console import console, loading, look_of
from fiefdom.cli.language import language_option, misuse
from fiefdom.cli.parameters import complete_from, json_option, seed_number
from fiefdom.errors import TextError
from fiefdom.rules import GAMES

if TYPE_CHECKING:
    from fiefdom.puzzles import Puzzle


def _grades() -> tuple[str, ...]:
    from fiefdom.puzzles.puzzle import GRADE_NAMES

    return GRADE_NAMES


@click.command(
    epilog="""\b
Examples
  fiefdom puzzle
  fiefdom puzzle kingdomino-12
  fiefdom puzzle --game queendomino --grade easy
  fiefdom puzzle --list

In each position one move is clearly best. Type moves as in `fiefdom play`; `solution` shows it, `quit` leaves. The
grade says how often weaker bots miss the solution. Solutions of the puzzle of the day at the first try are counted."""
)
@click.argument("name", required=False)
@click.option("--date", "day", metavar="DATE", help="The puzzle of another day, such as 2026-07-01.")
@click.option("--game", metavar="GAME", shell_complete=complete_from(lambda: GAMES), help="Any puzzle of this game.")
@click.option("--grade", metavar="GRADE", shell_complete=complete_from(_grades),
              help="Any puzzle of this grade: easy, medium, hard or expert.")  # fmt: skip
@click.option("--seed", type=seed_number, metavar="NUMBER", help="Which one of several.  [default: a random one]")
@click.option("--list", "listed", is_flag=True, help="List the puzzles of the game and grade, or all.")
@json_option
@language_option
def puzzle(
    name: str | None, day: str | None, game: str | None, grade: str | None, seed: int | None, listed: bool,
    as_json: bool, language: str,
) -> None:  # fmt: skip
    """Solve a puzzle: a position of any game with one clearly best move.

    NAME is that of a puzzle, such as kingdomino-12; without it, the puzzle of the day, the same for everybody.
    """
    with loading(language):
        try:
            if listed:
                _list(game, grade, as_json, language)
                return
            found, today = _found(name, day, game, grade, seed)
        except TextError as refusal:
            raise misuse(*refusal.reasons) from None
        if as_json:
            click.echo(json.dumps(_as_object(found), indent=2, ensure_ascii=False))
            return
        from fiefdom.cli.play.puzzling import PuzzleSession

        session = PuzzleSession(found, language, today)
    session.play()


def _found(
    name: str | None, day: str | None, game: str | None, grade: str | None, seed: int | None
) -> tuple["Puzzle", date | None]:
    """The puzzle that is meant and, if it is one of a day, that day. Raises TextError."""
    from fiefdom.puzzles import puzzle as named
    from fiefdom.puzzles import puzzle_of_the_day, puzzles_of
    from fiefdom.puzzles.refusals import PuzzleCode
    from fiefdom.puzzles.shelf import day_of

    if name is not None:
        return named(name), None
    if game is None and grade is None and seed is None:
        today = date.today() if day is None else day_of(day)
        return puzzle_of_the_day(today), today
    several = puzzles_of(game, grade)
    if not several:
        raise TextError(PuzzleCode.NONE_LIKE_IT())
    return Random(seed).choice(several), None


def _list(game: str | None, grade: str | None, as_json: bool, language: str) -> None:
    from fiefdom.puzzles import puzzles_of

    found = puzzles_of(game, grade)
    if as_json:
        click.echo(json.dumps([_gist(each) for each in found], indent=2))
        return
    say = look_of(console(), language).say
    for each in found:
        grade_told = say(f"puzzle-grade-{each.grade}")
        click.echo(f"{each.name:<18}{each.rules!s:<28}{grade_told:<16}{round(100 * each.missed):>4}%")
    click.echo(say("puzzle-count", number=len(found)))


def _gist(found: "Puzzle") -> dict[str, Any]:
    return {"name": found.name, "rules": str(found.rules), "grade": found.grade, "missed": found.missed}


def _as_object(found: "Puzzle") -> dict[str, Any]:
    return {**_gist(found), "margin": found.margin, **found.as_json()}
