"""Search: sequential halving over the best moves, each tried in the same futures.

    all moves, ordered by V -> the best `width` of them
    repeat: try every remaining move in some more futures; keep the better half by mean lead

In a future, chance events are drawn from what is hidden, and the policy plays for everybody: to the end, or for
`rounds` rounds, after which V estimates the result. How well the others play is unknown: in every second future they
use hand-made weights. The lead is the own score minus the best other score. Chance is the same in simulation i of
every move, which reduces the noise in the differences between moves. A pass over all moves is never cut short.

The end is solved (see `exact` and `endgame`). Where it is not, but nothing is left to chance, a single future is
enough: every move is tried in it, and V, which would only guess what is known, has no say.
"""

from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass
from math import ceil, inf, log2
from typing import Any

import numpy as np
import numpy.typing as npt

from fiefdom.bots.candidates import Candidates, load_kernels, rank, settled
from fiefdom.bots.clock import Clock
from fiefdom.bots.endgame import may_draw, solve
from fiefdom.bots.exact import solve_end
from fiefdom.bots.kernels.entry_points import PLAY_ON, PLAY_RANDOMLY, think
from fiefdom.bots.kernels.hooks import is_short
from fiefdom.bots.kernels.workspace import Workspace, new_workspace
from fiefdom.bots.protocol import Limit, View
from fiefdom.bots.weights import Weights, default_weights, undenied
from fiefdom.engine.random import Randoms, following

TO_THE_END, LOOK_AHEAD = 1_000, 3
# A batch of simulations between two checks of the clock takes at most this share of the remaining time.
BATCH_SHARE = 0.25
# With fewer moves than this, a decision is easier, and takes only its share of the limit.
FEW_MOVES = 16
# So many final positions, and the claims between them, take about a third of a second at worst.
ENDS_IN_A_SECOND = 1_000_000
# A coarse clock may not advance for some simulations, so batches grow step by step.
SHORTEST, GROWTH = 1e-6, 8


@dataclass(frozen=True, slots=True)
class Plan:
    """How to search: how many moves to try, how many rounds to play ahead, and whether by the policy or at random.

    Without `rounds`: to the end if games are short (see `is_short`) or played at random, else LOOK_AHEAD rounds.
    Moves are halved until `keep` are left. `sparing`: fewer moves than FEW_MOVES use only their share of the limit.
    `belief`: how many simulations V counts as. `solving`: how many states may be examined to solve the last round;
    `ends`: how many final positions of single kingdoms to solve the last rounds of games with independent kingdoms.
    """

    width: int = 32
    rounds: int | None = None
    by_policy: bool = True
    joint: bool = True
    keep: int = 1
    sparing: bool = True
    belief: float = 8.0
    solving: int = 3_000
    ends: int = 100_000


def search(view: View, weights: Weights, rng: Randoms, limit: Limit, plan: Plan) -> Candidates:
    """Think about a decision; the best move comes first. `rng` is advanced by one step."""
    load_kernels(view.rules)
    clock = Clock(limit)
    rng[0] = following(int(rng[0]))
    solved = solve_end(view.rules, view.states, _ends_allowed(plan, limit))
    solved = solved or solve(view.rules, view.states, plan.solving)
    if solved is not None:
        return settled(solved, view.kingdom)
    workspaces = [new_workspace(view.rules) for _ in range(limit.threads)]
    candidates = rank(view, workspaces[0], weights, plan.joint)
    if len(candidates) == 1:
        return candidates
    with ThreadPoolExecutor(limit.threads) as pool:
        run = _Run(view, undenied(weights), workspaces, pool, np.uint64(rng[0]), plan)
        if plan.by_policy and not may_draw(view.states[0]):
            run.simulate(candidates, len(candidates), 1)
            candidates.sort(len(candidates))
            candidates.foreseen = True
        else:
            candidates.belief = plan.belief
            _halve(run, candidates, limit, plan, clock)
    return candidates


def _ends_allowed(plan: Plan, limit: Limit) -> int:
    """How many final positions may be examined: solving must not take more than a part of the time."""
    return plan.ends if limit.seconds is None else min(plan.ends, int(limit.seconds * ENDS_IN_A_SECOND))


def _halve(run: "_Run", candidates: Candidates, limit: Limit, plan: Plan, clock: Clock) -> None:
    live = min(plan.width, len(candidates))
    share = min(1.0, live / min(plan.width, FEW_MOVES)) if plan.sparing else 1.0
    stages = max(1, ceil(log2(live / plan.keep))) if live > plan.keep else 1
    unused = (1 - share) * clock.left() if share < 1 and clock.left() < inf else 0.0
    for stage in range(stages):
        most = None if limit.simulations is None else max(1, int(share * limit.simulations) // (stages * live))
        left = clock.left() - unused
        run.stage(candidates, live, most, clock, unused + left - left / (stages - stage) if left < inf else inf)
        candidates.sort(live)
        live = max(plan.keep, (live + 1) // 2)


class _Run:
    """The simulations of one decision, numbered from 0."""

    def __init__(
        self,
        view: View,
        weights: Weights,
        workspaces: list[Workspace],
        pool: ThreadPoolExecutor,
        seed: np.uint64,
        plan: Plan,
    ) -> None:
        self._states, self._weights, self._workspaces, self._pool, self._seed = (
            view.states,
            weights,
            workspaces,
            pool,
            seed,
        )
        self._rivals = default_weights(view.rules)
        self._question = PLAY_ON if plan.by_policy else PLAY_RANDOMLY
        rounds = plan.rounds
        if rounds is None:
            rounds = LOOK_AHEAD if plan.by_policy and not is_short(view.states[0]) else TO_THE_END
        self._last_round = int(view.states[0].round_number) + rounds
        self._done = 0

    def stage(self, candidates: Candidates, live: int, most: int | None, clock: Clock, leave: float) -> None:
        """Try the first `live` moves as often as the limit allows, at least once, leaving time for later stages."""
        timed = leave < inf
        left = TO_THE_END**2 if most is None else most
        batch = min(left, len(self._workspaces)) if timed else left
        while batch > 0:
            before = clock.left()
            self.simulate(candidates, live, batch)
            left -= batch
            now = clock.left()
            most_next = min(_next_batch((before - now) / batch, now - leave), GROWTH * batch) if timed else batch
            batch = min(left, most_next)

    def simulate(self, candidates: Candidates, live: int, simulations: int) -> None:
        """Simulate the first `live` moves some more, split among the threads; the split does not change the sums."""
        bounds = [simulations * share // len(self._workspaces) for share in range(len(self._workspaces) + 1)]
        tasks = [
            self._task(candidates.moves[:live], workspace, first, last - first)
            for workspace, first, last in zip(self._workspaces, bounds, bounds[1:], strict=False)
            if last > first
        ]
        found = [tasks[0]()] if len(tasks) == 1 else list(self._pool.map(lambda task: task(), tasks))
        candidates.add(live, np.concatenate(found, axis=1))
        self._done += simulations

    def _task(
        self, moves: npt.NDArray[Any], workspace: Workspace, first: int, simulations: int
    ) -> Callable[[], npt.NDArray[np.float64]]:
        number = self._done + first

        def task() -> npt.NDArray[np.float64]:
            found = np.zeros((len(moves), simulations, 2))
            args = (moves, self._question, self._seed, number, self._last_round, found)
            think(self._states, workspace, self._weights, self._rivals, *args)
            return found

        return task


def _next_batch(pace: float, left: float) -> int:
    """How many more simulations fit in the time left; 0 if not even one does."""
    return 0 if pace > left or left <= 0 else max(1, int(left * BATCH_SHARE / max(pace, SHORTEST)))
