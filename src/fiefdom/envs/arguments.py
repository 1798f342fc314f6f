"""Checks of the arguments of environments."""

from enum import Enum
from typing import Any

import numpy as np

from fiefdom.envs.refusals import EnvironmentCode, shown
from fiefdom.errors import InvalidArgument, InvalidType, RulesError
from fiefdom.rules import Rules


class Autoreset(Enum):
    """What happens to a game that is over; names and values are those of Gymnasium's `AutoresetMode`.

    >>> Autoreset("SameStep").name
    'SAME_STEP'
    """

    NEXT_STEP = "NextStep"
    SAME_STEP = "SameStep"
    DISABLED = "Disabled"


def any_rules(rules: Rules | str) -> Rules:
    """Rules, as text or as Rules. Raises RulesError and TypeError.

    >>> any_rules("kingdomino(players=2)").players
    2
    """
    parsed = Rules.parse(rules) if isinstance(rules, str) else rules
    if not isinstance(parsed, Rules):
        raise InvalidType(EnvironmentCode.NOT_RULES(value=shown(rules)))
    return parsed


def one_game(rules: Rules | str) -> Rules:
    """Rules for one game, as text or as Rules. Raises RulesError and TypeError.

    >>> one_game("kingdomino(players=2)").players
    2
    """
    parsed = any_rules(rules)
    if parsed.dynasty:
        raise RulesError(EnvironmentCode.DYNASTY(rules=str(parsed)))
    return parsed


def whole(value: Any, name: str) -> int:
    """Check for an integer. Raises TypeError.

    >>> whole(np.int8(3), "seed")
    3
    """
    if isinstance(value, bool) or not isinstance(value, int | np.integer):
        raise InvalidType(EnvironmentCode.NOT_WHOLE(name=name, value=shown(value)))
    return int(value)


def positive(value: Any, name: str) -> int:
    """Check for an integer of at least 1. Raises TypeError and ValueError.

    >>> positive(1, "threads")
    1
    """
    if whole(value, name) < 1:
        raise InvalidArgument(EnvironmentCode.TOO_FEW(name=name, value=int(value)))
    return int(value)


def whole_seed(value: Any) -> int:
    """Check for a seed as NumPy takes it: an integer of at least 0. Raises TypeError and ValueError.

    >>> whole_seed(7)
    7
    """
    if whole(value, "seed") < 0:
        raise InvalidArgument(EnvironmentCode.NEGATIVE_SEED(value=str(value)))
    return int(value)


def one_of(value: Any, words: Any, name: str) -> str:
    """Check for one of these words. Raises ValueError.

    >>> one_of("win", ("win", "score"), "reward")
    'win'
    """
    if not isinstance(value, str) or value not in words:
        raise InvalidArgument(EnvironmentCode.UNKNOWN_WORD(name=name, value=shown(value), known=tuple(words)))
    return str(value)


def seat_of(value: Any, rules: Rules) -> int | None:
    """Check for a seat, or None for any. Raises TypeError and ValueError.

    >>> seat_of(1, Rules.parse("kingdomino(players=2)"))
    1
    """
    if value is not None and not 0 <= whole(value, "seat") < rules.seats:
        raise InvalidArgument(EnvironmentCode.NO_SEAT(seat=str(value), rules=str(rules)))
    return None if value is None else int(value)


def no_options(options: Any) -> None:
    """Check that no options are given to `reset`: there are none. Raises ValueError.

    >>> no_options({})
    """
    if options:
        raise InvalidArgument(EnvironmentCode.NO_OPTIONS(given=shown(options)))


def autoreset_mode(mode: Autoreset | str | Enum) -> Autoreset:
    """The mode, given as such, by name, by value or as Gymnasium's own. Raises ValueError.

    >>> autoreset_mode("DISABLED")
    <Autoreset.DISABLED: 'Disabled'>
    """
    word = mode.value if isinstance(mode, Enum) else mode
    for known in Autoreset:
        if word in (known.value, known.name):
            return known
    names = tuple(known.name for known in Autoreset)
    raise InvalidArgument(EnvironmentCode.UNKNOWN_WORD(name="autoreset", value=shown(mode), known=names))
