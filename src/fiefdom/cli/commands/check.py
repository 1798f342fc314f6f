"""`fiefdom check`: replays every game in the given files and reports errors."""

import click

from fiefdom.cli.console import Bar, loading
from fiefdom.cli.file_refusals import FileCode
from fiefdom.cli.files import called, opened, size_of
from fiefdom.cli.language import language_now
from fiefdom.languages import sentence

MOST_SHOWN = 1000


@click.command(
    epilog="""\b
Examples
  fiefdom check game.fief
  fiefdom check games/*.fief more.jsonl
  fiefdom convert games.json - | fiefdom check -

Every game is replayed. Illegal moves, moves by the wrong seat, impossible draws, wrong results and syntax errors are
reported with file, line and column. The exit code is 1 if there are any, or if a file holds no game."""
)
@click.argument("files", nargs=-1, required=True, type=click.Path(exists=True, dir_okay=False, allow_dash=True))
@click.option("--quiet", is_flag=True, help="Print nothing; only set the exit code.")
def check(files: tuple[str, ...], quiet: bool) -> int:
    """Replay every game in FILES, records (.fief) or JSON, and report what is wrong. - reads the standard input."""
    with loading():
        from fiefdom.notation.conversion import read_any
        from fiefdom.notation.record_check import check as checked
    games = faults = 0
    language = language_now()
    for name in files:
        title, before = called(name), games + faults
        with opened(name) as file, Bar(title, size_of(name)) as bar:
            for found in checked(read_any(file)):
                games += found.reading.record is not None
                bar.advance(len(found.reading.text))
                for fault in found.faults:
                    faults += 1
                    if not quiet and faults <= MOST_SHOWN:
                        click.echo(f"{title}:{fault.text(language)}")
        if games + faults == before:
            faults += 1
            if not quiet:
                click.echo(FileCode.NO_GAME(path=title).text(language))
    if not quiet:
        if faults > MOST_SHOWN:
            click.echo(sentence("file-more-faults", {"faults": faults - MOST_SHOWN}, language))
        key = "file-checked" if len(files) == 1 else "file-checked-many"
        click.echo(sentence(key, {"files": len(files), "games": games, "faults": faults}, language))
    return 1 if faults else 0
