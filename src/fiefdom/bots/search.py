"""Search: sequential halving over the best moves, each tried in the same futures.

    all moves, ordered by V -> the best `width` of them
    repeat: try every move that is left in some more futures; keep the better half by mean lead

A future is a chance to come, drawn from what is hidden, and a game played on by the policy for everybody: to its end,
or for `rounds` rounds and judged by V. Nobody knows how well the others play: in every other future they play by
hand-made weights. Lead: own kingdom less the best other. Simulation i of every move meets the same
chance, so differences between moves are seen through the noise. A pass over all moves is never cut short.

The last round is solved (see endgame). Where nothing else is left to chance one future says all, so every move is
tried in it.
"""

from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass
from math import ceil, inf, log2
from typing import Any

import numpy as np
import numpy.typing as npt

from fiefdom.bots.clock import Clock
from fiefdom.bots.endgame import solve
from fiefdom.bots.knowledge import Weights, default_weights
from fiefdom.bots.mind.desk import Desk, new_desk
from fiefdom.bots.mind.doors import PLAY_ON, PLAY_RANDOMLY, think
from fiefdom.bots.protocol import Budget, View
from fiefdom.bots.tried import Tried, load_mind, rank, settled
from fiefdom.engine.random import Randoms, following

TO_THE_END, LOOK_AHEAD = 1_000, 3
# A batch of simulations between two looks at the clock takes at most this share of the time that is left.
BATCH_SHARE = 0.25
# A clock may stand still for some simulations, so batches grow by steps.
SHORTEST, GROWTH = 1e-6, 8


@dataclass(frozen=True, slots=True)
class Plan:
    """How to search: moves that are tried, rounds that are played on, by policy or at random.

    Without `rounds`: to the end where games are short (5x5 Kingdomino) or played at random, else LOOK_AHEAD rounds.
    Moves are halved until `keep` are left. `sparing`: fewer moves than `width` get their share of the budget only.
    `belief`: as how many simulations V counts. `solving`: how many states may be looked at to solve the last decisions.
    """

    width: int = 16
    rounds: int | None = None
    by_policy: bool = True
    joint: bool = True
    keep: int = 1
    sparing: bool = True
    belief: float = 16.0
    solving: int = 3_000


def search(view: View, weights: Weights, rng: Randoms, budget: Budget, plan: Plan) -> Tried:
    """Think about a decision; the best move comes first. `rng` is advanced by one step."""
    load_mind(view.rules)
    clock = Clock(budget)
    rng[0] = following(int(rng[0]))
    solved = solve(view.rules, view.states, plan.solving)
    if solved is not None:
        return settled(solved, view.kingdom)
    desks = [new_desk(view.rules) for _ in range(budget.threads)]
    tried = rank(view, desks[0], weights, plan.joint)
    if len(tried) == 1:
        return tried
    tried.belief = plan.belief
    with ThreadPoolExecutor(budget.threads) as pool:
        run = _Run(view, weights, desks, pool, np.uint64(rng[0]), plan)
        if plan.by_policy and not _chance_is_left(view):
            run.simulate(tried, len(tried), 1)
            tried.sort(len(tried))
            tried.foreseen = True
        else:
            _halve(run, tried, budget, plan, clock)
    return tried


def _halve(run: "_Run", tried: Tried, budget: Budget, plan: Plan, clock: Clock) -> None:
    live = min(plan.width, len(tried))
    share = live / plan.width if plan.sparing else 1.0
    stages = max(1, ceil(log2(live / plan.keep))) if live > plan.keep else 1
    unused = (1 - share) * clock.left() if share < 1 and clock.left() < inf else 0.0
    for stage in range(stages):
        most = None if budget.simulations is None else max(1, int(share * budget.simulations) // (stages * live))
        left = clock.left() - unused
        run.stage(tried, live, most, clock, unused + left - left / (stages - stage) if left < inf else inf)
        tried.sort(live)
        live = max(plan.keep, (live + 1) // 2)


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
        self._rivals = default_weights(view.rules)
        self._question = PLAY_ON if plan.by_policy else PLAY_RANDOMLY
        rounds = plan.rounds
        if rounds is None:
            is_short = view.rules.game == "kingdomino" and view.rules.side == 5
            rounds = LOOK_AHEAD if plan.by_policy and not is_short else TO_THE_END
        self._last_round = int(view.states[0].round_number) + rounds
        self._done = 0

    def stage(self, tried: Tried, live: int, most: int | None, clock: Clock, leave: float) -> None:
        """Try the first moves as often as the budget allows, at least once, and leave some time for later stages."""
        timed = leave < inf
        left = TO_THE_END**2 if most is None else most
        batch = min(left, len(self._desks)) if timed else left
        while batch > 0:
            before = clock.left()
            self.simulate(tried, live, batch)
            left -= batch
            now = clock.left()
            most_next = min(_next_batch((before - now) / batch, now - leave), GROWTH * batch) if timed else batch
            batch = min(left, most_next)

    def simulate(self, tried: Tried, live: int, simulations: int) -> None:
        """Some more simulations of the first moves, split among the threads; the split does not change the sums."""
        bounds = [simulations * share // len(self._desks) for share in range(len(self._desks) + 1)]
        tasks = [
            self._task(tried.moves[:live], desk, first, last - first)
            for desk, first, last in zip(self._desks, bounds, bounds[1:], strict=False)
            if last > first
        ]
        found = [tasks[0]()] if len(tasks) == 1 else list(self._pool.map(lambda task: task(), tasks))
        tried.add(live, np.concatenate(found, axis=1))
        self._done += simulations

    def _task(
        self, moves: npt.NDArray[Any], desk: Desk, first: int, simulations: int
    ) -> Callable[[], npt.NDArray[np.float64]]:
        number = self._done + first

        def task() -> npt.NDArray[np.float64]:
            found = np.zeros((len(moves), simulations, 2))
            args = (moves, self._question, self._seed, number, self._last_round, found)
            think(self._states, desk, self._weights, self._rivals, *args)
            return found

        return task


def _next_batch(pace: float, left: float) -> int:
    """How many more simulations fit; none if not even one does."""
    return 0 if pace > left or left <= 0 else max(1, int(left * BATCH_SHARE / max(pace, SHORTEST)))
