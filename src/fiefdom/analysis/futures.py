"""Possible futures of a position: games that the policy plays to the end for everybody, with chance drawn anew.

Future i has the same chance after every move, so that moves differ by their effect and not by luck. Lines of dominoes
have a random stream of their own, so that they stay the same whatever else is drawn in between.
"""

from dataclasses import dataclass
from typing import Any

import numpy as np
import numpy.typing as npt

from fiefdom.bots.kernels.batch_policy import choose_best
from fiefdom.bots.kernels.workspace import Workspace, new_workspace
from fiefdom.bots.weights import weights_for
from fiefdom.engine.engine import copied, engine_for
from fiefdom.engine.layout import CLAIM, LAY_LINE, OVER, States, is_chance, is_decision
from fiefdom.engine.random import Randoms, random_sources
from fiefdom.game.codec import codec_for
from fiefdom.game.moves import Move
from fiefdom.rules import Rules

# How many moves of the expected line are told.
LINE_LENGTH = 6

_choose_best: Any = choose_best
Numbers = npt.NDArray[np.int64]
Flags = npt.NDArray[np.bool_]


@dataclass(frozen=True, slots=True)
class Line:
    """A way the game may go on from some state: the moves before chance comes in, and whose they are."""

    moves: tuple[Move, ...]
    seats: tuple[int, ...]


class Policy:
    """Plays many games at once by the policy of the bots, as the bot `normal` does."""

    def __init__(self, rules: Rules) -> None:
        self.rules = rules
        self.engine = engine_for(rules, trusted=True)
        self._weights = weights_for(rules)
        self._workspace: Workspace = new_workspace(rules)

    def choose(self, states: States, wanted: Flags) -> Numbers:
        """The action of the policy in each wanted state; -1 elsewhere."""
        actions = np.full(len(states), -1, np.int64)
        _choose_best(states, wanted, self._workspace, self._weights, actions)
        return actions

    def play_to_the_end(self, states: States, seed: int, first: int) -> None:
        """Play every game to its end, in place; state i is future `first` + i of the seed."""
        lines, others = (random_sources(seed + stream, first, len(states)) for stream in range(2))
        while True:
            phases = np.asarray(states["phase"], np.int64)
            if (phases == OVER).all():
                return
            if is_chance(phases).any():
                self._draw(states, phases == LAY_LINE, lines, others)
            else:
                self.engine.apply(states, self.choose(states, np.asarray(is_decision(phases), np.bool_)))

    def _draw(self, states: States, lays: Flags, lines: Randoms, others: Randoms) -> None:
        sources = np.where(lays, lines, others)
        self.engine.reveal(states, self.engine.draw(states, sources))
        lines[lays] = sources[lays]
        others[~lays] = sources[~lays]

    def take_turn(self, states: States, action: int, claim: int | None) -> States:
        """The state after an action and, if one is given, a claim later in the same turn."""
        after = copied(states[:1])
        turn = self._turn(after)
        self.engine.apply(after, [action])
        while claim is not None and self._turn(after) == turn:
            at_claim = int(after["phase"][0]) == CLAIM
            self.engine.apply(after, [claim] if at_claim else self.choose(after, np.ones(1, np.bool_)))
            if at_claim:
                break
        return after

    def _turn(self, states: States) -> tuple[int, int, int]:
        """What stays the same during a turn, as long as somebody is to decide: the seat, the turn and the round."""
        seat = int(self.engine.acting_seat(states)[0])
        return seat, int(states["turn"][0]), int(states["round_number"][0])

    def line(self, states: States) -> Line:
        """The moves of the policy until chance comes in, the game is over or the line is long enough."""
        codec, now = codec_for(self.rules), copied(states[:1])
        moves: list[Move] = []
        seats: list[int] = []
        while len(moves) < LINE_LENGTH and is_decision(int(now["phase"][0])):
            action = self.choose(now, np.ones(1, np.bool_))
            seats.append(int(self.engine.acting_seat(now)[0]))
            moves.append(codec.move(now[0], int(action[0])))
            self.engine.apply(now, action)
        return Line(tuple(moves), tuple(seats))
