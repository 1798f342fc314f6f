"""`fiefdom review`: every decision of a recorded game, judged."""

import json
from typing import TYPE_CHECKING

import click

from fiefdom.cli.commands.picture_files import MOST, check_target
from fiefdom.cli.console import Bar, console, loading, look_of
from fiefdom.cli.files import record_of, replaced
from fiefdom.cli.language import language_option
from fiefdom.cli.parameters import complete_files, json_option, whole_number
from fiefdom.cores import core_count

if TYPE_CHECKING:
    from fiefdom.analysis import Review
    from fiefdom.notation import Record


@click.command(
    epilog="""\b
Examples
  fiefdom review game.fief
  fiefdom review game.fief --html review.html
  fiefdom review games.fief --game 3 --depth deep --record annotated.fief

A loss of 5, 10 and 20 per cent of the win chance is an inaccuracy (?!), a mistake (?) and a blunder (??). What may be
due to chance in the analysis is not counted. Luck is what the draws brought, compared with drawing them again. A review
that was made before is read from the cache."""
)
@click.argument("file", metavar="FILE", shell_complete=complete_files)
@click.option("--game", "number", type=whole_number("--game", 1, MOST), metavar="NUMBER", default=1, show_default=True,
              help="Number of the game in the file.")  # fmt: skip
@click.option("--depth", type=click.Choice(["fast", "normal", "deep"]), default="normal", show_default=True,
              help="How thoroughly to analyse.")  # fmt: skip
@click.option("--html", metavar="PATH", help="Write a page with boards, which needs no other file.")
@click.option("--record", "target", metavar="PATH", help="Write the record with marks and remarks.")
@click.option("--force", is_flag=True, help="Overwrite existing files.")
@click.option("--jobs", type=whole_number("--jobs", 1, 256), metavar="NUMBER",
              help="Number of processes.  [default: one for each core]")  # fmt: skip
@click.option("--no-cache", is_flag=True, help="Analyse again, even if the review is in the cache.")
@json_option
@language_option
def review(
    file: str, number: int, depth: str, html: str | None, target: str | None, force: bool, jobs: int | None,
    no_cache: bool, as_json: bool, language: str,
) -> None:  # fmt: skip
    """Review a recorded game: what each decision lost, the turning points, and luck apart from skill.

    FILE is a file of records (.fief or .json; - reads the standard input).
    """
    for path in filter(None, (html, target)):
        check_target(path, force)
    look = look_of(console(), language)
    with loading(language):
        from fiefdom.analysis import annotated
        from fiefdom.cli.commands.review_report import names_of, report

        record = record_of(file, number)
    found = _reviewed(record, depth, jobs or core_count(), not no_cache, look.say("review-title"))
    if target is not None:
        _write(target, str(annotated(record, found, language)))
    if html is not None:
        from fiefdom.cli.commands.review_page import page

        _write(html, page(record, found, names_of(record, look.say), language))
    if as_json:
        click.echo(json.dumps(found.as_json(), indent=2))
    elif "-" not in (html, target):
        click.echo(report(record, found, look, console().width))


def _reviewed(record: "Record", depth: str, jobs: int, cache: bool, title: str) -> "Review":
    from fiefdom.analysis import review as reviewed

    with Bar(title, record.decisions) as bar:
        done = 0

        def advance(now: int, total: int) -> None:
            nonlocal done
            bar.advance(now - done)
            done = now

        return reviewed(record, depth, jobs=jobs, progress=advance, cache=cache)


def _write(path: str, text: str) -> None:
    with replaced(path) as file:
        file.write(text.encode())
    if path != "-":
        click.echo(path, err=True)
