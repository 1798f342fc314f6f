"""`fiefdom replay`: a recorded game, step by step."""

import os
import sys
from itertools import islice
from pathlib import Path
from typing import TYPE_CHECKING

import click

from fiefdom.cli.terminal import console, loading
from fiefdom.cli.values import whole_number
from fiefdom.errors import TextError

if TYPE_CHECKING:
    from fiefdom.cli.replaying import Replay

MOST = 1_000_000_000


def _seconds(text: str | float) -> float:
    try:
        seconds = float(text)
    except ValueError:
        seconds = -1
    if not 0.1 <= seconds <= 20:
        raise click.UsageError(f"--auto takes seconds from 0.1 to 20, not {str(text)!r}.")
    return seconds


@click.command(
    epilog="""\b
Examples
  fiefdom replay kingdomino-2026-11-16.fief
  fiefdom replay games.fief --game 3 --move 20
  fiefdom replay games.fief --auto 0.5
  fiefdom replay games.fief | less

Keys: space or right for the next move, p or left for the one before, r for the next round, Home and End, g and a
number, a to let it play by itself, + and - for its pace, q to quit."""
)
@click.argument("file", type=click.Path(path_type=Path, exists=True, dir_okay=False))
@click.option(
    "--game",
    type=whole_number("--game", 1, MOST),
    metavar="NUMBER",
    default=1,
    show_default=True,
    help="Which game of the file.",
)
@click.option(
    "--move",
    type=whole_number("--move", 0, MOST),
    metavar="NUMBER",
    help="Begin after so many moves; plainly, show only that one with its table.",
)
@click.option("--auto", type=_seconds, metavar="SECONDS", help="Play by itself, so many seconds a move.")
def replay(file: Path, game: int, move: int | None, auto: float | None) -> None:
    """Show a recorded game move by move, with keys to step forwards and back.

    Where the output is no terminal every step is printed plainly.
    """
    with loading():
        from fiefdom.cli.replaying import Replay, Viewer
        from fiefdom.notation import read_records

        reading = next(islice(read_records(file), game - 1, None), None)
    if reading is None:
        raise TextError(f"{file} has no game {game}.")
    for fault in reading.faults:
        click.echo(f"{file}, line {fault.line}, column {fault.column}: {fault.message}", err=True)
    if reading.record is None:
        raise TextError(f"Game {game} of {file} cannot be read.")
    shown = Replay(reading.record)
    if move is not None and move > shown.last:
        raise click.UsageError(f"--move {move} is too far: the game has {shown.last} moves.")
    if sys.stdin.isatty() and sys.stdout.isatty() and os.environ.get("TERM") != "dumb":
        Viewer(shown, console(), move or 0, auto).run()
    else:
        _print(shown, move)


def _print(shown: "Replay", move: int | None) -> None:
    from fiefdom.cli.replaying import plain_lines
    from fiefdom.cli.terminal import look_of
    from fiefdom.render import terminal as picture

    screen = console()
    look, names = look_of(screen), shown.seating.names
    for line in plain_lines(shown, move or 0, move):
        click.echo(line)
    last = shown.step(shown.last if move is None else move)
    seat = None if move is None else shown.mover(last)
    screen.print()
    table = picture.table_view(last.game, names, screen.width, look.colour, unicode=look.unicode, seat=seat)
    screen.print(table, no_wrap=True, overflow="crop")
    if last.game.is_over:
        screen.print()
        screen.print(picture.sheet_table(last.game, names, screen.width, look.colour, unicode=look.unicode))
        screen.print()
        screen.print(picture.ranking_text(last.game.standings, shown.record.rules, names))
