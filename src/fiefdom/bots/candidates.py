"""The candidate moves of one decision, and what is known about each."""

from functools import cache
from math import inf
from typing import Any

import numpy as np
import numpy.typing as npt

from fiefdom.bots.exact import load_solver
from fiefdom.bots.kernels.entry_points import RANK_ACTIONS, RANK_TURNS, move_type, think
from fiefdom.bots.kernels.workspace import Workspace, new_workspace
from fiefdom.bots.protocol import View
from fiefdom.bots.solved import Solved
from fiefdom.bots.weights import Weights, default_weights
from fiefdom.engine.engine import engine_for, random_sources
from fiefdom.rules import Rules

NOTHING = np.zeros((0, 0, 2))


class Candidates:
    """Moves, best first; points, leads, squared leads and wins are sums over simulations.

    `exact`: all lines of play to the end were examined. `foreseen`: nothing is left to chance, and the others are
    assumed to follow the policy, or one of the models of `exact`.
    """

    def __init__(self, moves: npt.NDArray[Any], exact: bool = False) -> None:
        self.moves = moves
        self.exact = exact
        self.belief = 0.0
        self.foreseen = False
        self.simulations = np.zeros(len(moves), np.int64)
        self.points, self.leads, self.squares, self.wins = (np.zeros(len(moves)) for _ in range(4))

    def __len__(self) -> int:
        return len(self.moves)

    @property
    def best(self) -> int:
        """The action of the first move."""
        return int(self.moves[0].action)

    @property
    def means(self) -> npt.NDArray[np.float64]:
        """Mean lead of each move; minus infinity for a move that was never tried."""
        return np.where(self.simulations > 0, self.leads / np.maximum(self.simulations, 1), -inf)

    def estimates(self, live: int) -> npt.NDArray[np.float64]:
        """The leads of the first `live` moves from simulations and V combined: V counts as much as some simulations.

        V ignores the other kingdoms, but what it says about the bot's own is free of noise.
        """
        tried = np.maximum(self.simulations[:live], 1)
        values = self.moves["value"][:live]
        level = float((self.leads[:live] / tried - values).mean())
        estimates: npt.NDArray[np.float64] = (self.leads[:live] + self.belief * (values + level)) / (
            tried + self.belief
        )
        return estimates

    def add(self, live: int, found: npt.NDArray[np.float64]) -> None:
        """Add outcomes of the first `live` moves: [move, simulation, (own points, those of the best other)]."""
        leads = found[:, :, 0] - found[:, :, 1]
        self.simulations[:live] += leads.shape[1]
        self.points[:live] += found[:, :, 0].sum(axis=1)
        self.leads[:live] += leads.sum(axis=1)
        self.squares[:live] += (leads**2).sum(axis=1)
        self.wins[:live] += (leads > 0).sum(axis=1) + 0.5 * (leads == 0).sum(axis=1)

    def sort(self, live: int) -> None:
        """Sort the first `live` moves, best first."""
        order = np.argsort(-self.estimates(live), kind="stable")
        for part in (self.moves, self.simulations, self.points, self.leads, self.squares, self.wins):
            part[:live] = part[order]


@cache
def load_kernels(rules: Rules) -> None:
    """Compile or load the kernels before the clock starts."""
    engine = engine_for(rules)
    states = engine.new_states()
    engine.settle_chance(states, random_sources(0, 0, 1))
    rank(View(rules, states), new_workspace(rules), default_weights(rules), joint=False)
    load_solver(rules)


def rank(view: View, workspace: Workspace, weights: Weights, joint: bool) -> Candidates:
    """The moves of the decision by V, best first; ties are in the order of their actions.

    With `joint` a placement and the claim that follows it in the same turn are one move.
    """
    moves = np.zeros(workspace[0].claim_value.shape[1] * len(workspace[0].action), move_type())
    question = RANK_TURNS if joint else RANK_ACTIONS
    found = think(view.states, workspace, weights, weights, moves, question, np.uint64(0), 0, 0, NOTHING)
    order = np.argsort(-moves["value"][:found], kind="stable")
    return Candidates(moves[order])


def settled(solved: Solved, kingdom: int) -> Candidates:
    """The moves of a solved decision, best first: by wins, then by leads; each model counts as a simulation."""
    order = np.argsort(-solved.values(kingdom), kind="stable")
    moves = np.zeros(len(order), move_type())
    own, leads = solved.points[:, order, kingdom], solved.leads(kingdom)[:, order]
    moves["action"], moves["claim"], moves["value"] = solved.actions[order], solved.claims[order], own.mean(axis=0)
    candidates = Candidates(moves, exact=solved.exact)
    candidates.foreseen = not solved.exact
    candidates.add(len(moves), np.stack([own, own - leads], axis=-1).swapaxes(0, 1).astype(np.float64))
    # Tie-breaks may decide a game without a lead.
    candidates.wins[:] = solved.wins(kingdom)[:, order].sum(axis=0) / 2
    return candidates
