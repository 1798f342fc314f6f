"""Who plays the other seats of an environment with one learner."""

from collections.abc import Callable, Sequence
from importlib import import_module
from typing import Any

import numpy as np

from fiefdom.engine.random import new_source
from fiefdom.envs.table import Table
from fiefdom.game import Game, Move

# A bot of `fiefdom.bots` by name or as an object, or any function from a game to a move or action legal in it.
Opponent = str | Callable[[Game], Move | int] | Any
Player = Callable[[Table, np.random.Generator], int]


def players(opponents: Opponent | Sequence[Opponent], number: int) -> list[Player]:
    """A player for each of so many seats, from one for all of them or one each. Raises TypeError and ValueError."""
    if isinstance(opponents, list | tuple):
        if len(opponents) != number:
            raise ValueError(f"{number} opponents are expected, one a seat, not {len(opponents)}")
        return [player(each) for each in opponents]
    return [player(opponents)] * number


def player(opponent: Opponent) -> Player:
    """What chooses the actions of one opponent. Raises TextError for unknown names and TypeError."""
    if opponent == "random":
        return play_at_random
    if isinstance(opponent, str):
        return _played_by_bot(import_module("fiefdom.bots").named(opponent))
    if hasattr(opponent, "choose"):
        return _played_by_bot(opponent)
    if not callable(opponent):
        raise TypeError(f"an opponent is a bot, its name or a function of a game, not {opponent!r}")
    return _played_by_function(opponent)


def play_at_random(table: Table, randoms: np.random.Generator) -> int:
    """Every legal action is as likely as the others."""
    legal = np.flatnonzero(table.games.masks[0])
    return int(legal[randoms.integers(len(legal))])


def _played_by_bot(bot: Any) -> Player:
    """A bot gets the view of its seat and a random source that follows from the environment's seed."""
    view_of = import_module("fiefdom.bots").View

    def choose(table: Table, randoms: np.random.Generator) -> int:
        view = view_of(table.rules, table.games.save()[0])
        legal = np.flatnonzero(table.games.masks[0]).tolist()
        return int(bot.choose(view, legal, new_source(int(randoms.integers(2**63)))))

    return choose


def _played_by_function(function: Callable[[Game], Move | int]) -> Player:
    """A function gets a game of its own to look at and to try moves in."""

    def choose(table: Table, randoms: np.random.Generator) -> int:
        chosen = function(table.game.copy())
        return table.game.action_of(chosen) if isinstance(chosen, Move) else int(chosen)

    return choose
