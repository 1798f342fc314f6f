"""Who plays the other seats of an environment with one learner: the bots of `fiefdom.bots`, or any function."""

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import Protocol

import numpy as np

from fiefdom.bots import Bot, View
from fiefdom.engine.random import new_source
from fiefdom.envs.opponent_checks import bot_or_function, is_bot, one_each
from fiefdom.envs.refusals import EnvironmentCode, shown
from fiefdom.envs.single_game import SingleGame
from fiefdom.errors import IllegalMove, InvalidType
from fiefdom.game import Game, Move
from fiefdom.rules import Rules

# A bot, its name as `bots.bot` understands it, or any function from a game to a move or action legal in it.
Opponent = str | Bot | Callable[[Game], Move | int]


class Player(Protocol):
    """Decides for one seat.

    >>> from fiefdom.bots import bot
    >>> isinstance(BotPlayer(bot("random")).name, str)
    True
    """

    @property
    def name(self) -> str:
        """What it is called in messages."""

    def choose(self, single: SingleGame, randoms: np.random.Generator) -> Move | int:
        """A move or an action of the seat to move."""


def players(opponents: Opponent | Sequence[Opponent], rules: Rules) -> list[Player]:
    """A player for each seat after the learner's, given one opponent for all of them or one each.

    Raises TextError for unknown names, RulesError for bots that cannot play the game, TypeError and ValueError.

    >>> len(players("random", Rules.parse("kingdomino(players=4)")))
    3
    """
    return one_each(opponents, rules, player)


def player(opponent: Opponent, rules: Rules) -> Player:
    """What chooses the actions of one opponent. Raises as `players` does.

    >>> single = SingleGame("kingdomino(players=2)", "win", None)
    >>> single.reset(seed=1)
    >>> chosen = player(lambda game: game.legal_moves[0], single.rules).choose(single, np.random.default_rng(1))
    >>> chosen == single.game.legal_moves[0]
    True
    """
    chosen = bot_or_function(opponent, rules)
    return BotPlayer(chosen) if is_bot(chosen) else FunctionPlayer(chosen)


def let_play(opponent: Player, single: SingleGame, randoms: np.random.Generator) -> None:
    """Let an opponent decide for the seat to move. Raises IllegalMove and TypeError, which name the opponent, if it
    decides wrongly; then nothing changes.

    >>> single = SingleGame("kingdomino(players=2)", "win", None)
    >>> single.reset(seed=1)
    >>> let_play(player("greedy", single.rules), single, np.random.default_rng(1))
    >>> len(single.actions)
    1
    """
    seat, chosen = single.seat, opponent.choose(single, randoms)
    if isinstance(chosen, bool) or not isinstance(chosen, int | np.integer | Move):
        raise InvalidType(EnvironmentCode.OPPONENT_ANSWER(opponent=opponent.name, seat=str(seat), value=shown(chosen)))
    try:
        single.step(single.game.action_of(chosen) if isinstance(chosen, Move) else int(chosen))
    except IllegalMove as error:
        refusal = EnvironmentCode.OPPONENT_ILLEGAL(opponent=opponent.name, seat=str(seat), action=str(chosen), game="0")
        raise IllegalMove(refusal, *error.reasons) from None


@dataclass(frozen=True)
class BotPlayer:
    """A bot gets the view of its seat and a random source derived from the environment's seed.

    >>> from fiefdom.bots import bot
    >>> BotPlayer(bot("greedy")).name
    'greedy'
    """

    bot: Bot

    @property
    def name(self) -> str:
        return self.bot.name

    def choose(self, single: SingleGame, randoms: np.random.Generator) -> int:
        knows = getattr(self.bot, "needs_history", False)
        view = View.of(single.game) if knows else View(single.rules, single.games.states.copy())
        legal = np.flatnonzero(single.games.masks[0]).tolist()
        return self.bot.choose(view, legal, new_source(int(randoms.integers(2**63))))


@dataclass(frozen=True)
class FunctionPlayer:
    """A function gets its own copy of the game, in which it can try moves.

    >>> def first(game):
    ...     return game.legal_moves[0]
    >>> FunctionPlayer(first).name
    'first'
    """

    function: Callable[[Game], Move | int]

    @property
    def name(self) -> str:
        return str(getattr(self.function, "__name__", type(self.function).__name__))

    def choose(self, single: SingleGame, randoms: np.random.Generator) -> Move | int:
        return self.function(single.game.copy())
