"""Who plays the other seats of an environment with one learner: the bots of `fiefdom.bots`, or any function."""

from collections.abc import Callable, Sequence
from typing import Any

import numpy as np

from fiefdom.bots import Bot, View, bot
from fiefdom.engine.random import new_source
from fiefdom.envs.refusals import EnvironmentCode, shown
from fiefdom.envs.single_game import SingleGame
from fiefdom.errors import InvalidArgument, InvalidType, RulesError
from fiefdom.game import Game, Move
from fiefdom.rules import Rules

# A bot, its name as `bots.bot` understands it, or any function from a game to a move or action legal in it.
Opponent = str | Bot | Callable[[Game], Move | int]
Player = Callable[[SingleGame, np.random.Generator], int]


def players(opponents: Opponent | Sequence[Opponent], rules: Rules) -> list[Player]:
    """A player for each seat after the learner's, given one opponent for all of them or one each.

    Raises TextError for unknown names, RulesError for bots that cannot play the game, TypeError and ValueError.

    >>> len(players("random", Rules.parse("kingdomino(players=4)")))
    3
    """
    number = rules.seats - 1
    if isinstance(opponents, list | tuple):
        if len(opponents) != number:
            raise InvalidArgument(EnvironmentCode.OPPONENT_COUNT(expected=number, given=len(opponents)))
        return [player(each, rules) for each in opponents]
    return [player(opponents, rules)] * number  # type: ignore[arg-type]


def player(opponent: Opponent, rules: Rules) -> Player:
    """What chooses the actions of one opponent. Raises as `players` does.

    >>> single = SingleGame("kingdomino(players=2)", "win", None)
    >>> single.reset(seed=1)
    >>> choose = player(lambda game: game.legal_moves[0], single.rules)
    >>> choose(single, np.random.default_rng(1)) == single.game.legal_actions[0]
    True
    """
    chosen: Any = bot(opponent) if isinstance(opponent, str) else opponent
    if not hasattr(chosen, "choose"):
        if not callable(chosen):
            raise InvalidType(EnvironmentCode.NOT_AN_OPPONENT(value=shown(chosen)))
        return _played_by_function(chosen)
    if not chosen.plays(rules):
        raise RulesError(EnvironmentCode.BOT_OF_ANOTHER_GAME(bot=chosen.name, rules=str(rules)))
    return _played_by_bot(chosen)


def _played_by_bot(opponent: Bot) -> Player:
    """A bot gets the view of its seat and a random source derived from the environment's seed."""

    def choose(single: SingleGame, randoms: np.random.Generator) -> int:
        view = View(single.rules, single.games.save()[0])
        legal = np.flatnonzero(single.games.masks[0]).tolist()
        return int(opponent.choose(view, legal, new_source(int(randoms.integers(2**63)))))

    return choose


def _played_by_function(function: Callable[[Game], Move | int]) -> Player:
    """A function gets its own copy of the game, in which it can try moves."""

    def choose(single: SingleGame, randoms: np.random.Generator) -> int:
        chosen = function(single.game.copy())
        return single.game.action_of(chosen) if isinstance(chosen, Move) else int(chosen)

    return choose
