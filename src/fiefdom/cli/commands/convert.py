"""`fiefdom convert`: records between text and JSON, and as tables for analysts."""

import io
from collections.abc import Iterable, Iterator
from functools import partial
from itertools import chain, islice
from pathlib import Path
from typing import TYPE_CHECKING, Any

import click

from fiefdom.cli.commands.game_tables import form_of_table, game_tables, require_new
from fiefdom.cli.console import Bar, loading
from fiefdom.cli.file_refusals import FileCode
from fiefdom.cli.files import STANDARD, called, replaced
from fiefdom.cli.inputs import CHUNK, FEW, all_readings, expanded, title_of, total_size
from fiefdom.cli.language import language_now, misuse
from fiefdom.cli.parameters import jobs_option
from fiefdom.cores import core_count

if TYPE_CHECKING:
    from fiefdom.notation import Reading, Record

FORMS = ("fief", "json", "jsonl")
TABLES = ("csv", "parquet")


@click.command(
    epilog="""\b
Examples
  fiefdom convert game.fief game.json
  fiefdom convert games/ more.jsonl all.fief
  fiefdom convert games.fief - --to jsonl | head -1
  fiefdom convert games/ games.parquet --decisions moves.parquet
  fiefdom convert arena/*.jsonl games.csv

A folder means all .fief, .json and .jsonl files in it and in its folders. The format of OUT is chosen by its file
extension, that of IN by its contents. Tables (.csv, .parquet) have one row for every game and seat; they can also be
made from results of the arena. If a game has faults, the readable part is converted, the faults are reported, and the
exit code is 1."""
)
@click.argument("sources", metavar="IN...", nargs=-1, required=True, type=click.Path(exists=True, allow_dash=True))
@click.argument("target", metavar="OUT", type=click.Path(dir_okay=False, allow_dash=True))
@click.option(
    "--to",
    "form",
    type=click.Choice((*FORMS, *TABLES)),
    help="The format of OUT: text, one JSON value, a JSON object per line, or a table.",
)
@click.option("--decisions", metavar="FILE", help="With a table, also write one with a row for every decision.")
@jobs_option
@click.option("--force", is_flag=True, help="Overwrite OUT if it exists.")
def convert(
    sources: tuple[str, ...], target: str, form: str | None, decisions: str | None, jobs: int | None, force: bool
) -> int:
    """Convert games from IN to OUT: records (.fief), .json, .jsonl with one game per line, or a table.

    - means the standard input or output.
    """
    chosen = form or Path(target).suffix.removeprefix(".").lower()
    if chosen not in (*FORMS, *TABLES):
        raise misuse(FileCode.FORM(path=target))
    if decisions is not None:
        if chosen not in TABLES:
            raise misuse(FileCode.NO_DECISIONS(path=target))
        form_of_table(decisions)
    if not force:
        require_new(target, decisions)
    names = expanded(sources)
    with loading():
        from fiefdom.notation import conversion  # noqa: F401
    faults = Faults()
    with Bar(title_of(names), total_size(names)) as bar:
        if chosen in TABLES:
            _write_tables(names, target, decisions, chosen, bar, jobs or core_count(), faults)
        else:
            records = faults.told(all_readings(names, bar))
            with replaced(target) as out:
                _write_records((record for _, record in records), chosen, out, jobs or core_count())
    return 1 if faults.number else 0


class Faults:
    """Prints the faults of readings as they pass through, and counts them."""

    def __init__(self) -> None:
        self._language = language_now()
        self.number = 0

    def told(self, readings: "Iterable[tuple[str, Reading]]") -> "Iterator[tuple[str, Record]]":
        for name, reading in readings:
            for fault in reading.faults:
                self.tell(name, fault.text(self._language))
            if reading.record is not None:
                yield name, reading.record

    def tell(self, name: str, text: str) -> None:
        self.number += 1
        click.echo(f"{name}:{text}", err=True)

    def refused(self, name: str, reason: Any) -> None:
        self.tell(name, f" {reason.text(self._language)}")


def _write_records(records: "Iterator[Record]", form: str, out: Any, jobs: int) -> None:
    from fiefdom.data.parallel import chunks, in_processes
    from fiefdom.notation.conversion import write_all

    first = list(islice(records, FEW))
    everything = chain(first, records)
    if len(first) < FEW or jobs == 1:
        write_all(everything, form, out)  # type: ignore[arg-type]
        return
    start, end = (b"[\n", b"]\n") if form == "json" else (b"", b"")
    out.write(start)
    for number, part in enumerate(in_processes(partial(written, form), chunks(everything, CHUNK), jobs)):
        out.write(part.removeprefix(b",") if form == "json" and number == 0 else part)
    out.write(end)


def written(form: str, records: "list[Record]") -> bytes:
    """Records as they stand in a file; in an array, each after a comma."""
    from fiefdom.notation.conversion import write_all

    file = io.BytesIO()
    write_all(records, "fief" if form == "fief" else "jsonl", file)
    text = file.getvalue()
    return b"".join(b"," + line for line in text.splitlines(keepends=True)) if form == "json" else text


def _write_tables(
    names: list[str], target: str, decisions: str | None, form: str, bar: Bar, jobs: int, faults: Faults
) -> None:
    from fiefdom.data.parallel import chunks, in_processes
    from fiefdom.data.refusals import DataCode
    from fiefdom.data.sources import RecordTask, Rows, is_results, record_rows, result_rows

    results = [name for name in names if name != STANDARD and is_results(Path(name))]
    if results and decisions is not None:
        raise misuse(DataCode.NO_EVENTS(path=results[0]))
    number = 0
    with game_tables(target, decisions, form) as add:
        for name in results:
            for seats in result_rows(Path(name), number + 1):
                number += 1
                add(Rows(1, seats, []))
        read = faults.told(all_readings([name for name in names if name not in results], bar))
        numbered = ((name, count, record) for count, (name, record) in enumerate(read, start=number + 1))
        first = list(islice(numbered, FEW))
        tasks = (RecordTask(part, decisions is not None) for part in chunks(chain(first, numbered), CHUNK // 4))
        for rows in in_processes(record_rows, tasks, jobs if len(first) == FEW else 1):
            add(rows)
            for name, reason in rows.refused:
                faults.refused(called(name), reason)
