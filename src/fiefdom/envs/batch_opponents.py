"""Who plays the other seats of a vector environment: compiled policies, other bots, or any function of arrays."""

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import TYPE_CHECKING, Any, Protocol

import numpy as np
import numpy.typing as npt

from fiefdom.bots import Bot, View
from fiefdom.bots.kernels.batch_policy import choose_best
from fiefdom.bots.kernels.workspace import new_workspace
from fiefdom.bots.players import GreedyBot, RandomBot
from fiefdom.bots.weights import default_weights, weights_for
from fiefdom.engine.random import new_source
from fiefdom.envs.buffers import Array, check_actions
from fiefdom.envs.opponent_checks import bot_or_function, is_bot, one_each
from fiefdom.envs.refusals import EnvironmentCode
from fiefdom.errors import InvalidArgument
from fiefdom.rules import Rules

if TYPE_CHECKING:
    from fiefdom.envs.vector import VectorEnvironment

# A bot, its name as `bots.bot` understands it, a file of weights, or a function from observations (M, length) and masks
# (M, actions) of the games in which the seat decides to its M actions.
BatchOpponent = str | Path | Bot | Callable[[Array, Array], npt.ArrayLike]
Wanted = npt.NDArray[np.bool_]
Actions = npt.NDArray[np.int64]

_choose_best: Any = choose_best


class BatchPlayer(Protocol):
    """Decides in many games at once.

    >>> isinstance(RandomPlayer().name, str)
    True
    """

    @property
    def name(self) -> str:
        """What it is called in messages."""

    def play(self, games: "VectorEnvironment", wanted: Wanted, actions: Actions) -> None:
        """Write an action for each wanted game."""


def batch_players(opponents: BatchOpponent | Sequence[BatchOpponent], rules: Rules) -> list[BatchPlayer]:
    """A player for each seat after the learner's, given one opponent for all of them or one each.

    Raises TextError for unknown names, RulesError for bots that cannot play the game, TypeError and ValueError.

    >>> [player.name for player in batch_players("random", Rules.parse("kingdomino(players=3)"))]
    ['random', 'random']
    """
    return one_each(opponents, rules, batch_player)


def batch_player(opponent: BatchOpponent, rules: Rules) -> BatchPlayer:
    """The player for one opponent: compiled for `random`, `greedy`, `normal` and files of weights; any other bot is
    asked game by game. Raises as `batch_players` does.

    >>> batch_player("normal", Rules.parse("kingdomino(players=2)")).name
    'normal'
    """
    chosen: Any = opponent
    if isinstance(opponent, Path) or (isinstance(opponent, str) and opponent.endswith(".npz") and ":" not in opponent):
        chosen = f"normal:weights={opponent}"
    chosen = bot_or_function(chosen, rules)
    if not is_bot(chosen):
        return FunctionPlayer(chosen)
    if getattr(chosen, "needs_history", False):
        raise InvalidArgument(EnvironmentCode.NEEDS_HISTORY(bot=chosen.name))
    if isinstance(chosen, RandomBot):
        return RandomPlayer()
    if isinstance(chosen, GreedyBot):
        # Read here, so that an unusable file is refused when the environment is made.
        weights = weights_for(rules, chosen.weights) if chosen.learned else default_weights(rules)
        return PolicyPlayer(chosen.name, weights.tobytes())
    return BotPlayer(chosen)


@dataclass(frozen=True)
class RandomPlayer:
    """All legal actions are equally likely.

    >>> RandomPlayer().name
    'random'
    """

    name: str = "random"

    def play(self, games: "VectorEnvironment", wanted: Wanted, actions: Actions) -> None:
        games.draw_actions(wanted, actions)


@dataclass(frozen=True)
class PolicyPlayer:
    """The policy of the bots with these weights, compiled. It takes the same actions as the bot.

    >>> PolicyPlayer("mine", default_weights(Rules.parse("kingdomino(players=2)")).tobytes()).name
    'mine'
    """

    name: str
    weights: bytes

    def play(self, games: "VectorEnvironment", wanted: Wanted, actions: Actions) -> None:
        # As read-only as the bots' own weights: in Numba a writable array is another type.
        weights = np.frombuffer(self.weights, np.float32)
        _choose_best(games.states, wanted, new_workspace(games.rules), weights, actions)


@dataclass(frozen=True)
class BotPlayer:
    """Any bot, asked game by game. It gets a random source of its own for each decision.

    >>> from fiefdom.bots import bot
    >>> BotPlayer(bot("hard")).name
    'hard'
    """

    bot: Bot

    @property
    def name(self) -> str:
        return self.bot.name

    def play(self, games: "VectorEnvironment", wanted: Wanted, actions: Actions) -> None:
        for game in np.flatnonzero(wanted):
            states = games.states[game : game + 1].copy()
            source = games.choices[game : game + 1]
            seed = int(source[0])
            source[:] = new_source(seed, 1)
            legal = games.engine.legal_actions(states)
            actions[game] = _checked(self.bot.choose(View(games.rules, states), legal, new_source(seed)))


@dataclass(frozen=True)
class FunctionPlayer:
    """A function of observations and masks. It gets copies of its own.

    >>> def first(observations, masks):
    ...     return masks.argmax(axis=1)
    >>> FunctionPlayer(first).name
    'first'
    """

    function: Callable[[Array, Array], npt.ArrayLike]

    @property
    def name(self) -> str:
        return str(getattr(self.function, "__name__", type(self.function).__name__))

    def play(self, games: "VectorEnvironment", wanted: Wanted, actions: Actions) -> None:
        rows = np.flatnonzero(wanted)
        seen = games.observations[rows]
        if games.view == "seats":
            seen = seen[np.arange(len(rows)), games.seats[rows]]
        masks = games.engine.legal_masks(games.states[rows].copy())
        answers = check_actions(self.function(seen, masks), len(rows), f"actions of {self.name}")
        actions[rows] = np.maximum(answers, -1)


def _checked(action: int) -> int:
    """An action, or -1 for all negative numbers: others have a meaning of their own."""
    return max(int(action), -1)
