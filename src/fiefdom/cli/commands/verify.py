"""`fiefdom verify`: recomputes every draw of recorded games from their fair shuffles."""

from typing import TYPE_CHECKING

import click

from fiefdom.cli.console import loading
from fiefdom.cli.file_refusals import FileCode
from fiefdom.cli.files import called, opened
from fiefdom.cli.language import language_now
from fiefdom.errors import RecordError
from fiefdom.languages import sentence

if TYPE_CHECKING:
    from fiefdom.notation.records import Reading


@click.command(
    epilog="""\b
Examples
  fiefdom verify game.fief
  fiefdom verify games/*.fief more.jsonl

A server commits to a secret before a game, the players' browsers add numbers, and every draw follows from both. The
record of a finished game has all of them. The exit code is 1 if a draw does not follow, or cannot be verified."""
)
@click.argument("files", nargs=-1, required=True, type=click.Path(exists=True, dir_okay=False, allow_dash=True))
def verify(files: tuple[str, ...]) -> int:
    """Check that the draws of the games in FILES are those of a fair shuffle. - reads the standard input."""
    with loading():
        from fiefdom.notation.conversion import read_any
    language, is_fair = language_now(), True
    for name in files:
        number = 0
        with opened(name) as file:
            for reading in read_any(file):
                number += 1
                is_fair &= _report(f"{called(name)}:{reading.first_line}", reading, language)
        if not number:
            is_fair = False
            click.echo(FileCode.NO_GAME(path=called(name)).text(language))
    return 0 if is_fair else 1


def _report(place: str, reading: "Reading", language: str) -> bool:
    """Print what is found out about one game; returns whether its draws are fair."""
    from fiefdom.notation.fair_record import verify as verified

    try:
        if reading.record is None or reading.faults:
            raise RecordError(*(fault.reason for fault in reading.faults))
        found = verified(reading.record)
    except RecordError as error:
        click.echo(sentence("verify-wrong", {"place": place, "why": error.text(language)}, language))
        return False
    facts: dict[str, str | int] = {"place": place, "draws": found.draws, "nonces": len(found.shuffle.nonces)}
    click.echo(sentence("verify-fair", facts, language))
    return True
