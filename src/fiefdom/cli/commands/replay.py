"""`fiefdom replay`: a recorded game, step by step."""

import os
import sys
from typing import TYPE_CHECKING, Any

import click

from fiefdom.cli.console import console, loading, look_of
from fiefdom.cli.files import record_of
from fiefdom.cli.language import language_option, misuse
from fiefdom.cli.parameters import decimal_number, whole_number
from fiefdom.cli.refusals import CommandCode

if TYPE_CHECKING:
    from rich.console import Console

    from fiefdom.cli.play.replay_screen import Replay

MOST = 1_000_000_000


@click.command(
    epilog="""\b
Examples
  fiefdom replay kingdomino-2026-11-16.fief
  fiefdom replay games.fief --game 3 --move 20
  fiefdom replay games.fief --auto 0.5
  fiefdom replay games.fief | less

Keys: space or right for the next move, p or left for the one before, r for the next round, Home and End, g and a
number, a to advance automatically, + and - for the pace, q to quit."""
)
@click.argument("file", type=click.Path(exists=True, dir_okay=False, allow_dash=True))
@click.option(
    "--game",
    type=whole_number("--game", 1, MOST),
    metavar="NUMBER",
    default=1,
    show_default=True,
    help="Number of the game in the file.",
)
@click.option(
    "--move",
    type=whole_number("--move", 0, MOST),
    metavar="NUMBER",
    help="Start after this many moves; in plain output, show only that move and the table.",
)
@click.option(
    "--auto",
    type=decimal_number("--auto", 0.1, 20, "seconds"),
    metavar="SECONDS",
    help="Advance automatically, with this many seconds per move.",
)
@language_option
def replay(file: str, game: int, move: int | None, auto: float | None, language: str) -> None:
    """Show a recorded game move by move, with keys to step forwards and back.

    FILE - reads the standard input. If that or the output is not a terminal, every step is printed as plain text.
    """
    screen = console()
    with loading(language):
        from fiefdom.cli.play.replay_screen import Replay, Viewer

        shown = Replay(record_of(file, game), look_of(screen, language))
    if move is not None and move > shown.last:
        raise misuse(CommandCode.MOVE_TOO_FAR(move=str(move), moves=shown.last))
    if sys.stdin.isatty() and sys.stdout.isatty() and os.environ.get("TERM") != "dumb":
        Viewer(shown, screen, move or 0, auto).run()
    else:
        _print(shown, screen, move)


def _print(shown: "Replay", screen: "Console", move: int | None) -> None:
    from fiefdom.cli.play.replay_screen import plain_lines
    from fiefdom.render import terminal as picture

    look, names = shown.look, shown.seating.names
    style: dict[str, Any] = {"colour": look.colour, "unicode": look.unicode, "language": look.language}
    for line in plain_lines(shown, move or 0, move):
        click.echo(line)
    last = shown.step(shown.last if move is None else move)
    seat = None if move is None else shown.mover(last)
    screen.print()
    screen.print(picture.table_view(last.game, names, screen.width, seat=seat, **style), no_wrap=True, overflow="crop")
    if last.game.is_over:
        screen.print()
        screen.print(picture.sheet_table(last.game, names, screen.width, **style))
        screen.print()
        screen.print(picture.ranking_text(last.game.ranking, shown.record.rules, names, look.say))
