"""`fiefdom check`: replays every game in the given files and reports errors."""

import json
from collections import Counter
from collections.abc import Iterator
from dataclasses import dataclass, field
from itertools import chain, groupby, islice
from typing import TYPE_CHECKING, Any

import click

from fiefdom.cli.console import Bar, loading
from fiefdom.cli.file_refusals import FileCode
from fiefdom.cli.files import called
from fiefdom.cli.inputs import CHUNK, FEW, all_readings, expanded, title_of, total_size
from fiefdom.cli.language import language_now
from fiefdom.cli.parameters import jobs_option, json_option
from fiefdom.cores import core_count
from fiefdom.languages import sentence

if TYPE_CHECKING:
    from fiefdom.notation import Fault, Reading

MOST_SHOWN = 1000


@dataclass
class Report:
    """What was found in all files; the faults that are shown are those that came first."""

    files: list[str]
    games: Counter[str] = field(default_factory=Counter)
    faults: Counter[str] = field(default_factory=Counter)
    shown: int = 0


@click.command(
    epilog="""\b
Examples
  fiefdom check game.fief
  fiefdom check games/ more.jsonl
  fiefdom convert games.json - --to fief | fiefdom check -
  fiefdom check games/ --json

A folder means all .fief, .json and .jsonl files in it and in its folders. Every game is replayed, many of them on all
cores. Illegal moves, moves by the wrong seat, impossible draws, wrong results and syntax errors are reported with file,
line and column. The exit code is 1 if there are any, or if a file holds no game."""
)
@click.argument("files", nargs=-1, required=True, type=click.Path(exists=True, allow_dash=True))
@click.option("--quiet", is_flag=True, help="Print nothing; only set the exit code.")
@jobs_option
@json_option
def check(files: tuple[str, ...], quiet: bool, jobs: int | None, as_json: bool) -> int:
    """Replay every game in FILES, records (.fief) or JSON, and report what is wrong. - reads the standard input."""
    names = expanded(files)
    report = Report(list(map(called, names)))
    listed: list[dict[str, Any]] = []
    language = language_now()
    with loading():
        from fiefdom.notation import record_check  # noqa: F401
    with Bar(title_of(names), total_size(names)) as bar:
        for name, fault in _found(names, bar, jobs or core_count(), report):
            report.faults[name] += 1
            if report.shown < MOST_SHOWN:
                report.shown += 1
                if as_json:
                    why = fault.reason.text(language)
                    listed.append({"file": name, "line": fault.line, "column": fault.column, "reason": why})
                elif not quiet:
                    click.echo(f"{name}:{fault.text(language)}")
    for name in (name for name in report.files if not report.games[name] + report.faults[name]):
        report.faults[name] += 1
        why = FileCode.NO_GAME(path=name).text(language)
        listed.append({"file": name, "line": None, "column": None, "reason": why})
        if not quiet and not as_json:
            click.echo(why)
    if as_json:
        click.echo(json.dumps(_as_object(report, listed), indent=2, ensure_ascii=False))
    elif not quiet:
        _summarise(report, language)
    return 1 if report.faults.total() else 0


def _found(names: list[str], bar: Bar, jobs: int, report: Report) -> "Iterator[tuple[str, Fault]]":
    """The faults of all games in order; games are counted on the way."""
    from fiefdom.data.parallel import chunks, in_processes

    readings = all_readings(names, bar)
    first = list(islice(readings, FEW))
    tasks = chunks(chain(first, readings), CHUNK)
    for games, faults in in_processes(check_games, tasks, jobs if len(first) == FEW else 1):
        report.games.update(games)
        yield from faults


def check_games(readings: "list[tuple[str, Reading]]") -> "tuple[Counter[str], list[tuple[str, Fault]]]":
    """How many games of each file can be read, and all faults."""
    from fiefdom.notation.record_check import check as checked

    games: Counter[str] = Counter()
    faults = []
    for name, group in groupby(readings, key=lambda pair: pair[0]):
        for found in checked(reading for _, reading in group):
            games[name] += found.reading.record is not None
            faults += [(name, fault) for fault in found.faults]
    return games, faults


def _as_object(report: Report, listed: list[dict[str, Any]]) -> dict[str, Any]:
    return {
        "files": [{"file": name, "games": report.games[name], "faults": report.faults[name]} for name in report.files],
        "games": report.games.total(),
        "faults": report.faults.total(),
        "found": listed,
    }


def _summarise(report: Report, language: str) -> None:
    games, faults = report.games.total(), report.faults.total()
    if report.shown == MOST_SHOWN < faults:
        click.echo(sentence("file-more-faults", {"faults": faults - MOST_SHOWN}, language))
    key = "file-checked" if len(report.files) == 1 else "file-checked-many"
    click.echo(sentence(key, {"files": len(report.files), "games": games, "faults": faults}, language))
