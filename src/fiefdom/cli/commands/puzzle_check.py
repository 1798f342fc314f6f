"""`fiefdom puzzle-check`: do the solutions of puzzles hold in another analysis?"""

import json
from collections.abc import Iterator
from pathlib import Path
from typing import TYPE_CHECKING

import click

from fiefdom.cli.console import Bar, console, loading, look_of
from fiefdom.cli.language import language_option, misuse
from fiefdom.cli.parameters import json_option, seed_option, whole_number
from fiefdom.errors import TextError
from fiefdom.languages import Say, decimal

if TYPE_CHECKING:
    from fiefdom.puzzles import Puzzle
    from fiefdom.puzzles.checking import Check

FAILED = 1


@click.command(
    "puzzle-check",
    epilog="""\b
Examples
  fiefdom puzzle-check --game tribe
  fiefdom puzzle-check mine.jsonl --times 4

Every position is analysed with as many simulations as the puzzle was verified with, which is ten times those of the
first look, and with other random numbers; ends that were solved are solved again. `confirmed`: the solution is the best
move, beyond the noise of the analysis; `close`: it is best, but not by so much; `refuted`: another move is best. Ends
with code 1 if a puzzle is not confirmed.""",
)
@click.argument("file", required=False, type=click.Path(path_type=Path, dir_okay=False))
@click.option("--game", metavar="GAME", help="Only the puzzles of this game.")
@click.option("--times", type=whole_number("--times", 1, 1000), metavar="NUMBER", default=1, show_default=True,
              help="How many times as many simulations.")  # fmt: skip
@seed_option
@json_option
@language_option
@click.pass_context
def puzzle_check(
    context: click.Context, file: Path | None, game: str | None, times: int, seed: int, as_json: bool, language: str
) -> None:
    """Analyse puzzles again, to see whether their solutions hold.

    FILE is a file of puzzles; without it, those that ship are analysed.
    """
    say = look_of(console(), language).say
    with loading(language):
        puzzles = _chosen(file, game)
    checks = []
    with Bar(say("puzzle-title"), len(puzzles)) as bar:
        for found in _checked(puzzles, times, seed):
            bar.advance(1)
            checks.append(found)
            if not as_json:
                click.echo(_line(found, say))
    confirmed = sum(each.is_confirmed for each in checks)
    if as_json:
        told = {"confirmed": confirmed, "puzzles": [each.as_json() for each in checks]}
        click.echo(json.dumps(told, indent=2, ensure_ascii=False))
    else:
        click.echo(say("puzzle-checked", confirmed=confirmed, number=len(checks)))
    context.exit(0 if confirmed == len(checks) else FAILED)


def _chosen(file: Path | None, game: str | None) -> "tuple[Puzzle, ...]":
    from fiefdom.puzzles import puzzles_of, read_puzzles
    from fiefdom.puzzles.puzzle import checked

    try:
        shipped = puzzles_of(game)
    except TextError as refusal:
        raise misuse(*refusal.reasons) from None
    if file is None:
        return shipped
    return tuple(each for each in checked(read_puzzles(file)) if game in (None, each.rules.game))


def _checked(puzzles: "tuple[Puzzle, ...]", times: int, seed: int) -> "Iterator[Check]":
    from fiefdom.puzzles.checking import check

    for each in puzzles:
        yield check(each, times, seed)


def _line(found: "Check", say: Say) -> str:
    verdict, margin = say(f"puzzle-check-{found.verdict}"), decimal(100 * found.margin, "+.1f", say)
    before = decimal(100 * found.puzzle.margin, "+.1f", say)
    return f"{found.puzzle.name:<18}{verdict:<14}{before:>7}{margin:>8}  {found.best}"
