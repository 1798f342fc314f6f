"""Compiled: actions and seats drawn at random, for many games at once."""

from typing import Any

from fiefdom.engine.compiled import entry
from fiefdom.engine.family import acting_kingdom
from fiefdom.engine.layout import is_decision
from fiefdom.engine.options import draw
from fiefdom.engine.random import below
from fiefdom.envs.kernels.legal_cache import legal_options


@entry
def draw_actions(states: Any, wanted: Any, randoms: Any, source: Any, actions: Any) -> None:
    """Write a random legal action for each wanted game, all equally likely; 0 where nobody decides.

    `source` is space for one random source.
    """
    for index in range(len(states)):
        if wanted[index]:
            actions[index] = 0
            if is_decision(states[index].phase):
                source[0] = randoms[index]
                actions[index] = draw(acting_kingdom(states[index]), legal_options(states[index]), source)
                randoms[index] = source[0]


@entry
def draw_seats(wanted: Any, randoms: Any, source: Any, bound: int, seats: Any) -> None:
    """Write a random number below `bound` for each wanted game. `source` is space for one random source."""
    for index in range(len(seats)):
        if wanted[index]:
            source[0] = randoms[index]
            seats[index] = below(source, bound)
            randoms[index] = source[0]
