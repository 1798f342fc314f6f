"""Names of pieces and players, in the words of a language."""

from collections.abc import Sequence

from fiefdom.languages import Say, english
from fiefdom.rules import Rules

LONGEST_NAME = 16


def seat_name(seat: int, names: Sequence[str], say: Say = english) -> str:
    """The name of a seat, shortened if it is long; `Player 3` if it has none."""
    name = names[seat] if seat < len(names) and names[seat] else say("seat-here", number=seat + 1)
    return fitted(name, LONGEST_NAME)


def short_name(seat: int, names: Sequence[str], say: Say = english) -> str:
    """The same without what is in brackets, such as the level of a bot."""
    return seat_name(seat, names, say).partition(" (")[0]


def fitted(name: str, most: int) -> str:
    """A name of at most that many characters."""
    return name if len(name) <= most else f"{name[: most - 1]}."


def kingdom_name(number: int, rules: Rules, names: Sequence[str], say: Say = english, *, is_short: bool = False) -> str:
    """The names of the players of a kingdom, or their short names."""
    name_of = short_name if is_short else seat_name
    return joined([name_of(seat, names, say) for seat in rules.seats_of(number)], say)


def joined(names: Sequence[str], say: Say) -> str:
    """`a`, `a and b`, `a, b and c`."""
    if len(names) < 2:
        return "".join(names)
    return say("terminal-and", first=", ".join(names[:-1]), last=names[-1])


def who(name: str, say: Say) -> str:
    """Whether a sentence is about `you` or about somebody `other`."""
    return "you" if name == say("terminal-you") else "other"
