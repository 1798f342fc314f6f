"""`fiefdom check`: replays every game of files and says what is wrong with them."""

import click

from fiefdom.cli.files import STANDARD, opened, size_of
from fiefdom.cli.terminal import Bar, figure, loading

MOST_SHOWN = 1000


@click.command(
    epilog="""\b
Examples
  fiefdom check game.fief
  fiefdom check games/*.fief more.jsonl
  fiefdom convert games.json - | fiefdom check -

Every game is replayed: illegal moves, moves of the wrong seat, impossible draws, wrong results and faults of the text
are told with file, line and column. The exit code is 1 if there is any."""
)
@click.argument("files", nargs=-1, required=True, type=click.Path(exists=True, dir_okay=False, allow_dash=True))
@click.option("--quiet", is_flag=True, help="Only the exit code.")
def check(files: tuple[str, ...], quiet: bool) -> int:
    """Replay every game of FILES, records (.fief) or JSON, and report what is wrong. - is the standard input."""
    with loading():
        from fiefdom.notation.checking import check as checked
        from fiefdom.notation.converting import read_any
    games = faults = 0
    for name in files:
        title = "standard input" if name == STANDARD else name
        with opened(name) as file, Bar(title, size_of(name)) as bar:
            for found in checked(read_any(file)):
                games += found.reading.record is not None
                bar.advance(len(found.reading.text))
                for fault in found.faults:
                    faults += 1
                    if not quiet and faults <= MOST_SHOWN:
                        click.echo(f"{title}:{fault}")
    if not quiet:
        if faults > MOST_SHOWN:
            click.echo(f"... and {figure(faults - MOST_SHOWN)} more")
        click.echo(_summary(len(files), games, faults))
    return 1 if faults else 0


def _summary(files: int, games: int, faults: int) -> str:
    where = "" if files == 1 else f" in {figure(files)} files"
    what = "no fault" if not faults else "1 fault" if faults == 1 else f"{figure(faults)} faults"
    return f"{figure(games)} game{'' if games == 1 else 's'}{where}: {what}"
