"""`fiefdom learn`: a guided first game in the terminal."""

import click

from fiefdom.cli.console import loading
from fiefdom.cli.language import language_option, misuse
from fiefdom.cli.parameters import complete_from
from fiefdom.errors import TextError

DEFAULT = "kingdomino"


def _names() -> list[str]:
    from fiefdom.lessons import lesson_names

    return list(lesson_names())


@click.command(
    epilog="""\b
Examples
  fiefdom learn
  fiefdom learn queendomino
  fiefdom learn tribe --language hu

Type moves as in `fiefdom play`. `show` plays a good move for you, `skip` leaves out the rest of a part, `undo` takes
back your last move, `restart` begins again, `quit` stops."""
)
@click.argument("game", default=DEFAULT, shell_complete=complete_from(_names))
@click.option("--restart", is_flag=True, help="Begin again instead of continuing where you stopped.")
@click.option("--no-save", is_flag=True, help="Begin anew, and do not keep where you stop.")
@language_option
def learn(game: str, restart: bool, no_save: bool, language: str) -> None:
    """Learn a game by playing it: one idea a turn, every move yours, wrong tries explained.

    GAME is kingdomino, queendomino, discovery, totem or tribe, by default kingdomino. The lesson continues where you
    stopped the last time.
    """
    with loading(language):
        from fiefdom.cli.play.learning import LearnSession, Place
        from fiefdom.lessons import lesson

        try:
            found = lesson(game.lower())
        except TextError as refusal:
            raise misuse(*refusal.reasons) from None
        place = None if no_save else Place(found.name)
        if restart and place:
            place.path.unlink(missing_ok=True)
        session = LearnSession(found, place, language)
    session.play()
