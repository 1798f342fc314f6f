"""`fiefdom gif`: an animated replay."""

import click

from fiefdom.cli.commands.picture_files import check_target, game_of, picture_options, write_picture
from fiefdom.cli.console import Bar, loading
from fiefdom.cli.language import language_option
from fiefdom.cli.parameters import complete_files, decimal_number, whole_number

NARROWEST, WIDEST = 200, 4000


@click.command(
    epilog="""\b
Examples
  fiefdom gif game.fief
  fiefdom gif games.fief --game 3 --pace 0.5 --theme dark --output third.gif

The picture is named after FILE unless --output is given. This needs `pip install 'fiefdom[pictures]'`."""
)
@click.argument("file", shell_complete=complete_files)
@picture_options
@click.option(
    "--pace",
    type=decimal_number("--pace", 0.02, 60, "seconds"),
    metavar="SECONDS",
    default=0.9,
    show_default=True,
    help="Seconds per turn.",
)
@click.option("--width", type=whole_number("--width", NARROWEST, WIDEST), metavar="PIXELS", default=960,
              show_default=True, help="Width of the picture.")  # fmt: skip
@language_option
def gif(
    file: str,
    number: int,
    move: int | None,
    theme: str,
    output: str | None,
    force: bool,
    pace: float,
    width: int,
    language: str,
) -> None:
    """Make an animated GIF of a recorded game, with one frame per turn; the last one is held."""
    with loading(language):
        from fiefdom.render.svg.frames import film, moments
        from fiefdom.render.terminal.signs import Look

        found = game_of(file, number, move)
        frames = sum(1 for _ in moments(found.game))
    target = output or f"{found.stem}.gif"
    check_target(target, force)
    with Bar(target, frames) as bar:
        made = film(
            found.game,
            theme=theme,
            names=found.names(Look(language=language).say),
            width=width,
            pace=round(pace * 1000),
            progress=bar.advance,
            language=language,
        )
    write_picture(made, target, force)
