"""The effect of each legal action, computed by the engine on copies of the state."""

from dataclasses import dataclass
from typing import Any

import numpy as np
import numpy.typing as npt

from fiefdom.bots.kernels.hooks import is_unfinished
from fiefdom.engine import layout
from fiefdom.engine.engine import Engine, copied, engine_for
from fiefdom.engine.layout import States
from fiefdom.game import Game
from fiefdom.game.codec import codec_for
from fiefdom.rules import Rules

# How many states of a purchase in several steps are examined.
BEAM = 2000

Numbers = npt.NDArray[np.int64]


@dataclass(frozen=True, slots=True)
class Effect:
    """What an action does for the acting kingdom: its score afterwards, and the change in points and coins.

    `best` is the most points that can follow immediately: for a claim, by placing the domino; for a purchase, by
    completing it. None if nothing follows.
    """

    score: int
    points: int
    coins: int
    best: int | None


def effects(game: Game, actions: list[int]) -> list[Effect]:
    """The effect of each of these legal actions.

    >>> game = Game.new("kingdomino(players=2)", seed=7)
    >>> [found.best for found in effects(game, game.legal_actions)]
    [0, 1, 1, 3]

    """
    return _LookAhead(game.rules, game.engine_states()).effects(actions)


class _LookAhead:
    """A state, the seat to move in it, and the tools to look ahead."""

    def __init__(self, rules: Rules, states: States) -> None:
        self.engine: Engine = engine_for(rules, trusted=True)
        self.states = states
        self.phase = int(states[0].phase)
        self.seat = int(self.engine.acting_seat(states)[0])
        self.kingdom = int(self.engine.acting_kingdom(states)[0])
        self.now = int(self._scores(states)[0])
        self.codec = codec_for(rules)

    def effects(self, actions: list[int]) -> list[Effect]:
        if not actions:
            return []
        after = self._after(self.states, np.array(actions))
        scores, purse = self._scores(after), self._coins(after) - self._coins(self.states)
        best = self._best(after, actions)
        return [
            Effect(int(score), int(score) - self.now, int(coins), most)
            for score, coins, most in zip(scores, purse, best, strict=True)
        ]

    def _after(self, states: States, actions: Numbers) -> States:
        """The states after the actions: one state with each action, or each state with its own."""
        after = states if len(states) == len(actions) and len(states) > 1 else copied(states[:1], len(actions))
        self.engine.apply(after, actions)
        return after

    def _scores(self, states: States) -> Numbers:
        return self.engine.totals(states)[:, self.kingdom]

    def _coins(self, states: States) -> Numbers:
        kingdoms = states["kingdom"]
        if "coins" not in (kingdoms.dtype.names or ()):
            return np.zeros(len(states), np.int64)
        return np.asarray(kingdoms["coins"][:, self.kingdom], np.int64)

    def _best(self, after: States, actions: list[int]) -> list[int | None]:
        if self.phase == layout.CLAIM:
            return [self._gain_of_domino(self.codec.move(self.states[0], action)) for action in actions]
        chains = _unfinished(after)
        return [
            self._best_of_chain(after[index : index + 1].copy()) if chains[index] else None
            for index in range(len(after))
        ]

    def _best_of_chain(self, states: States) -> int:
        """The most points at the end of a purchase that takes more steps."""
        found: list[int] = []
        while len(states):
            lists, counts = self.engine.legal_lists(states)
            chosen = lists[np.arange(lists.shape[1]) < counts[:, None]]
            states = np.repeat(states, counts)
            self.engine.apply(states, chosen)
            is_open = _unfinished(states)
            found += self._scores(states[~is_open]).tolist() if (~is_open).any() else []
            states = self._kept(states[is_open]) if is_open.any() else states[:0]
        return max(found) - self.now

    def _kept(self, states: States) -> States:
        """Each state once; if there are too many, those with the highest scores."""
        _, first = np.unique(self.engine.signatures(states), return_index=True)
        states = states[first]
        if len(states) <= BEAM:
            return states
        return states[np.argsort(-self._scores(states), kind="stable")[:BEAM]]

    def _gain_of_domino(self, claim: Any) -> int | None:
        """The points that a domino of the next line would gain if it were placed now; None if it fits nowhere."""
        states = copied(self.states)
        for name, value in (("phase", layout.PLACE), ("round_number", 1), ("turn", 0), ("turns", 1)):
            states[name] = value
        states["line"][0, 0] = self.codec.labels.index(claim.domino)
        states["line_king"][0, 0] = self.seat
        legal = self.engine.legal_actions(states)
        places = [action for action in legal if self.codec.kind(action) == "place"]
        if not places:
            return None
        return int(self._scores(self._after(states, np.array(places))).max()) - self.now


def _unfinished(states: States) -> npt.NDArray[np.bool_]:
    return np.broadcast_to(np.asarray(is_unfinished(states.view(np.recarray)), np.bool_), len(states))
