"""`fiefdom convert`: converts records between text and JSON."""

from collections.abc import Iterator
from pathlib import Path
from typing import TYPE_CHECKING

import click

from fiefdom.cli.console import Bar, loading
from fiefdom.cli.file_refusals import FileCode
from fiefdom.cli.files import STANDARD, called, opened, replaced, size_of
from fiefdom.cli.language import language_now, misuse

if TYPE_CHECKING:
    from fiefdom.notation import Reading, Record

FORMS = ("fief", "json", "jsonl")


@click.command(
    epilog="""\b
Examples
  fiefdom convert game.fief game.json
  fiefdom convert games.jsonl games.fief
  fiefdom convert games.fief - --to jsonl | head -1

The format of OUT is chosen by its file extension, that of IN by its contents. If a game has faults, the readable part
is converted, the faults are reported, and the exit code is 1."""
)
@click.argument("source", metavar="IN", type=click.Path(exists=True, dir_okay=False, allow_dash=True))
@click.argument("target", metavar="OUT", type=click.Path(dir_okay=False, allow_dash=True))
@click.option(
    "--to", "form", type=click.Choice(FORMS), help="The format of OUT: text, one JSON value, or a JSON object per line."
)
@click.option("--force", is_flag=True, help="Overwrite OUT if it exists.")
def convert(source: str, target: str, form: str | None, force: bool) -> int:
    """Convert games from IN to OUT: records (.fief), .json, or .jsonl with one game per line.

    - means the standard input or output.
    """
    chosen = form or Path(target).suffix.removeprefix(".")
    if chosen not in FORMS:
        raise misuse(FileCode.FORM(path=target))
    if target != STANDARD and not force and Path(target).exists():
        raise misuse(FileCode.TO_REPLACE(path=target))
    with loading():
        from fiefdom.notation.conversion import read_any, write_all
    faults = Faults(source)
    with opened(source) as file, Bar(source, size_of(source)) as bar, replaced(target) as out:
        write_all(faults.told(read_any(file), bar), chosen, out)  # type: ignore[arg-type]
    return 1 if faults.number else 0


class Faults:
    """Prints the faults of readings as they pass through, and counts them."""

    def __init__(self, source: str) -> None:
        self._source = called(source)
        self._language = language_now()
        self.number = 0

    def told(self, readings: "Iterator[Reading]", bar: Bar) -> "Iterator[Record]":
        for reading in readings:
            bar.advance(len(reading.text))
            for fault in reading.faults:
                self.number += 1
                click.echo(f"{self._source}:{fault.text(self._language)}", err=True)
            if reading.record is not None:
                yield reading.record
