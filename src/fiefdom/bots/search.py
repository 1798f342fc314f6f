"""Search: sequential halving over the best moves, each tried in the same futures.

    all moves, ordered by V -> the best `width` of them
    repeat: try every move that is left in some more futures; keep the better half by mean lead

A future is a chance to come, drawn from what is hidden, and a game played on by the policy for everybody: to its end,
or for `rounds` rounds and judged by V. Lead: own kingdom less the best other. Simulation i of every move meets the same
chance, so differences between moves are seen through the noise. A pass over all moves is never cut short.

Where nothing is left to chance one future says all, so every move is tried in it; where V is exact, no move is.
"""

from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass
from math import ceil, inf, log2
from time import perf_counter
from typing import Any

import numpy as np
import numpy.typing as npt

from fiefdom.bots.knowledge import Weights
from fiefdom.bots.mind.desk import Desk, new_desk
from fiefdom.bots.mind.doors import PLAY_ON, PLAY_RANDOMLY, RANK_ACTIONS, RANK_TURNS, move_type, think
from fiefdom.bots.protocol import Budget, View
from fiefdom.engine.random import Randoms, following

TO_THE_END, LOOK_AHEAD = 1_000, 3
# A batch of simulations between two looks at the clock takes at most this share of the time that is left.
BATCH_SHARE = 0.25
NO_LEADS = np.zeros((0, 0))


@dataclass(frozen=True, slots=True)
class Plan:
    """How to search: moves that are tried, rounds that are played on, by policy or at random.

    Without `rounds`: to the end where games are short (5x5 Kingdomino) or played at random, else LOOK_AHEAD rounds.
    """

    width: int = 16
    rounds: int | None = None
    by_policy: bool = True
    joint: bool = True
    halving: bool = True


class Tried:
    """The moves of one decision, best first, with what was found out about them."""

    def __init__(self, moves: npt.NDArray[Any]) -> None:
        self.moves = moves
        self.leads = np.zeros(len(moves))  # sums over the simulations
        self.simulations = np.zeros(len(moves), np.int64)

    def __len__(self) -> int:
        return len(self.moves)

    @property
    def best(self) -> int:
        """The action of the first move."""
        return int(self.moves[0].action)

    @property
    def means(self) -> npt.NDArray[np.float64]:
        """Mean lead of each move; minus infinity where it was never tried."""
        return np.where(self.simulations > 0, self.leads / np.maximum(self.simulations, 1), -inf)

    def sort(self, live: int) -> None:
        """Put the best of the first moves first."""
        order = np.argsort(-self.means[:live], kind="stable")
        for part in (self.moves, self.leads, self.simulations):
            part[:live] = part[order]


def rank(view: View, desk: Desk, weights: Weights, joint: bool) -> Tried:
    """The moves of the decision by V, best first; in order of their actions where V is equal."""
    moves = np.zeros(8 * len(desk[0].action), move_type())
    question = RANK_TURNS if joint else RANK_ACTIONS
    found = think(view.states, desk, weights, moves, question, np.uint64(0), 0, 0, NO_LEADS)
    order = np.argsort(-moves["value"][:found], kind="stable")
    return Tried(moves[order])


def search(view: View, weights: Weights, rng: Randoms, budget: Budget, plan: Plan) -> Tried:
    """Think about a decision; the best move comes first. `rng` is advanced by one step."""
    started = perf_counter()
    rng[0] = following(int(rng[0]))
    desks = [new_desk(view.rules) for _ in range(budget.threads)]
    tried = rank(view, desks[0], weights, plan.joint)
    if len(tried) == 1 or (plan.by_policy and _value_is_exact(view)):
        return tried
    with ThreadPoolExecutor(budget.threads) as pool:
        run = _Run(view, weights, desks, pool, np.uint64(rng[0]), plan)
        if plan.by_policy and not _chance_is_left(view):
            run.simulate(tried, len(tried), 1)
            tried.sort(len(tried))
        else:
            _halve(run, tried, budget, plan, started)
    return tried


def _halve(run: "_Run", tried: Tried, budget: Budget, plan: Plan, started: float) -> None:
    live = min(plan.width, len(tried))
    stages = max(1, ceil(log2(live))) if plan.halving else 1
    for stage in range(stages):
        most = None if budget.simulations is None else max(1, budget.simulations // (stages * live))
        run.stage(tried, live, most, _until(budget, started, stages - stage))
        tried.sort(live)
        live = (live + 1) // 2


def _until(budget: Budget, started: float, stages_left: int) -> float:
    """When a stage ends: it has an equal share of the time that is left."""
    if budget.milliseconds is None:
        return inf
    now = perf_counter()
    return now + max(0.0, started + budget.milliseconds / 1000 - now) / stages_left


def _value_is_exact(view: View) -> bool:
    """Whether the last round is played, in a game in which kingdoms do not touch each other any more then."""
    return bool(view.states[0].next_count == 0) and view.rules.game in ("kingdomino", "discovery")


def _chance_is_left(view: View) -> bool:
    """Whether anything that matters is still to be drawn."""
    state = view.states[0]
    if state.round_number == 0 or state.lines_left > 0:
        return True
    return bool(state.next_count > 0) and (view.rules.has_buildings or view.rules.has_cavemen)


class _Run:
    """The simulations of one decision, numbered from 0 on."""

    def __init__(
        self, view: View, weights: Weights, desks: list[Desk], pool: ThreadPoolExecutor, seed: np.uint64, plan: Plan
    ) -> None:
        self._states, self._weights, self._desks, self._pool, self._seed = view.states, weights, desks, pool, seed
        self._question = PLAY_ON if plan.by_policy else PLAY_RANDOMLY
        rounds = plan.rounds
        if rounds is None:
            is_short = view.rules.game == "kingdomino" and view.rules.side == 5
            rounds = LOOK_AHEAD if plan.by_policy and not is_short else TO_THE_END
        self._last_round = int(view.states[0].round_number) + rounds
        self._done = 0

    def stage(self, tried: Tried, live: int, most: int | None, until: float) -> None:
        """Try the first moves as often as budget and clock allow, at least once."""
        left = TO_THE_END**2 if most is None else most
        batch = left if until == inf else min(left, len(self._desks))
        while batch > 0:
            before = perf_counter()
            self.simulate(tried, live, batch)
            left -= batch
            now = perf_counter()
            batch = min(left, batch if until == inf else _next_batch((now - before) / batch, until - now))

    def simulate(self, tried: Tried, live: int, simulations: int) -> None:
        """Some more simulations of the first moves, split among the threads; the split does not change the sums."""
        bounds = [simulations * share // len(self._desks) for share in range(len(self._desks) + 1)]
        tasks = [
            self._task(tried.moves[:live], desk, first, last - first)
            for desk, first, last in zip(self._desks, bounds, bounds[1:], strict=False)
            if last > first
        ]
        found = [tasks[0]()] if len(tasks) == 1 else list(self._pool.map(lambda task: task(), tasks))
        tried.leads[:live] += np.concatenate(found, axis=1).sum(axis=1)
        tried.simulations[:live] += simulations
        self._done += simulations

    def _task(
        self, moves: npt.NDArray[Any], desk: Desk, first: int, simulations: int
    ) -> Callable[[], npt.NDArray[np.float64]]:
        number = self._done + first

        def task() -> npt.NDArray[np.float64]:
            leads = np.zeros((len(moves), simulations))
            args = (moves, self._question, self._seed, number, self._last_round, leads)
            think(self._states, desk, self._weights, *args)
            return leads

        return task


def _next_batch(pace: float, left: float) -> int:
    """How many more simulations fit; none if not even one does."""
    return 0 if pace > left else max(1, int(left * BATCH_SHARE / pace))
