"""What opponents of one game and of many have in common: how many there are, and whether they can play."""

from collections.abc import Callable, Sequence
from typing import Any, TypeVar

from fiefdom.bots import bot
from fiefdom.envs.refusals import EnvironmentCode, shown
from fiefdom.errors import InvalidArgument, InvalidType, RulesError
from fiefdom.rules import Rules

Made = TypeVar("Made")


def one_each(opponents: Any | Sequence[Any], rules: Rules, make: Callable[[Any, Rules], Made]) -> list[Made]:
    """A player for each seat after the learner's, given one opponent for all of them or one each.

    Raises InvalidArgument for a wrong number of them, and what `make` raises.

    >>> one_each("random", Rules.parse("kingdomino(players=3)"), lambda opponent, rules: opponent)
    ['random', 'random']
    """
    number = rules.seats - 1
    if isinstance(opponents, list | tuple):
        if len(opponents) != number:
            raise InvalidArgument(EnvironmentCode.OPPONENT_COUNT(expected=number, given=len(opponents)))
        return [make(each, rules) for each in opponents]
    return [make(opponents, rules)] * number


def bot_or_function(opponent: Any, rules: Rules) -> Any:
    """The bot, found by its name if it is a text, or the function. Raises TextError, InvalidType and RulesError.

    >>> bot_or_function("greedy", Rules.parse("kingdomino(players=2)")).name
    'greedy'
    """
    chosen = bot(opponent) if isinstance(opponent, str) else opponent
    if not is_bot(chosen):
        if not callable(chosen):
            raise InvalidType(EnvironmentCode.NOT_AN_OPPONENT(value=shown(chosen)))
    elif not chosen.plays(rules):
        raise RulesError(EnvironmentCode.BOT_OF_ANOTHER_GAME(bot=chosen.name, rules=str(rules)))
    return chosen


def is_bot(opponent: Any) -> bool:
    """Whether it is a bot, not a function.

    >>> is_bot(bot("random")), is_bot(max)
    (True, False)
    """
    return hasattr(opponent, "choose")
