"""What was typed, as a move: the number of a choice, or the move in words."""

from collections.abc import Sequence

from fiefdom.cli.choices import Choice
from fiefdom.components.wording import quoted
from fiefdom.errors import TextError
from fiefdom.game import Game, Move
from fiefdom.notation import read_move

# Where a number that is no choice may still name something on the table, and be refused with a better reason.
NUMBERED = ("claim", "pair", "build", "dragon", "give")


def meant(answer: str, game: Game, options: Sequence[Choice]) -> Move:
    """The move that an answer means, legal or not. Raises TextError."""
    if answer.isascii() and answer.isdecimal():
        found = [choice.move for choice in options if str(choice.number) == answer.lstrip("0").rjust(1, "0")]
        if found:
            return found[0]
        if game.awaits not in NUMBERED:
            last = max(choice.number for choice in options)
            raise TextError(f"There is no choice {quoted(answer)}: the numbers go to {last}; `moves` lists them.")
    return read_move(answer, game)
