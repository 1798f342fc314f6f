"""Names of pieces and players, in the words of a language."""

from collections.abc import Sequence

from fiefdom.game.kingdoms import Kingdom
from fiefdom.languages import Say, english
from fiefdom.rules import Rules

LONGEST_NAME = 16


def seat_name(seat: int, names: Sequence[str], say: Say = english) -> str:
    """Who sits there, shortened where it is long; `Player 3` where nobody is named."""
    name = names[seat] if seat < len(names) and names[seat] else say("seat-here", number=seat + 1)
    return fitted(name, LONGEST_NAME)


def fitted(name: str, most: int) -> str:
    """A name of so many signs at most."""
    return name if len(name) <= most else f"{name[: most - 1]}."


def kingdom_name(number: int, rules: Rules, names: Sequence[str], say: Say = english) -> str:
    """The names of those who build a kingdom."""
    return joined([seat_name(seat, names, say) for seat in rules.seats_of(number)], say)


def joined(names: Sequence[str], say: Say) -> str:
    """`a`, `a and b`, `a, b and c`."""
    if len(names) < 2:
        return "".join(names)
    return say("terminal-and", first=", ".join(names[:-1]), last=names[-1])


def who(name: str, say: Say) -> str:
    """Whether a sentence is about `you` or about somebody `other`."""
    return "you" if name == say("terminal-you") else "other"


def purse_text(kingdom: Kingdom, say: Say = english) -> str:
    """Coins, knights and towers of a kingdom, and the queen."""
    parts = [
        say("terminal-count-coins", number=kingdom.coins),
        say("terminal-knights-at-home", number=kingdom.knights),
        say("terminal-knights-sent-out", number=kingdom.knights_placed),
        say("square-towers", number=kingdom.towers),
    ]
    return ", ".join([*parts, say("terminal-queen")] if kingdom.has_queen else parts)


def option_name(option: str, rules: Rules, say: Say) -> str:
    """What a bonus is called in this game."""
    return say(f"option-{option}-origins" if rules.is_origins else f"option-{option}")
