"""How the moves of a decision are judged: by its solution, or in possible futures.

The search of the bots selects moves with half of the limit, and the other half judges them, in futures of their own: a
move that was selected because it was lucky is not lucky again. A placement that was played, but not selected, was tried
too rarely to know which claim goes with it: that is found out first.
"""

from collections.abc import Callable, Iterator
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass, replace
from math import sqrt
from typing import Any

import numpy as np
import numpy.typing as npt

from fiefdom.analysis.chances import Values, chances, curve_for, leads_of, part_left
from fiefdom.analysis.estimates import ESTIMATED, EXACT, FORESEEN, Analysis, MoveEstimate
from fiefdom.analysis.expected_sheets import expected_sheet
from fiefdom.analysis.futures import Line, Policy
from fiefdom.analysis.solving import follow
from fiefdom.bots.candidates import Candidates
from fiefdom.bots.clock import Clock
from fiefdom.bots.endgame import may_draw
from fiefdom.bots.kernels.playouts import ANY_CLAIM
from fiefdom.bots.protocol import Limit, View
from fiefdom.bots.search import TO_THE_END, Plan, search
from fiefdom.bots.solved import Solved
from fiefdom.bots.weights import weights_for
from fiefdom.engine.engine import copied
from fiefdom.engine.layout import States
from fiefdom.engine.random import mixed, new_source
from fiefdom.game import Game

# Half the width of a 95 % interval, in standard errors.
INTERVAL = 1.96
# Futures of each move in the first batch; every later batch doubles their number.
FIRST_BATCH, MOST_FUTURES = 16, 4096
# The futures that judge have other random numbers than those that select.
JUDGING, PAIRING = 1, 2
# The part of a limit that finds the claim that goes with a played placement.
PAIRING_SHARE = 1 / 8
WIDTH = 32

Numbers = npt.NDArray[np.int64]


@dataclass(frozen=True, slots=True)
class _Tried:
    """A move and the ends of the game after it: totals[future, kingdom], and the states that sheets are read from."""

    action: int
    claim: int
    totals: Numbers
    finals: States
    line: Line

    @property
    def leads(self) -> Values:
        return leads_of(self.totals)


class Judge:
    """The estimates of one decision."""

    def __init__(self, game: Game, seed: int) -> None:
        self.game, self.view, self.seed = game, View.of(game), seed
        self.rules, self.kingdom = game.rules, self.view.kingdom
        self.left = part_left(self.rules, self.view.states[0])
        self._draws = may_draw(self.view.states[0])

    def by_solution(self, solved: Solved, lines: int, played: int | None) -> Analysis:
        """The estimates of a solved decision."""
        order = np.argsort(-solved.values(self.kingdom), kind="stable")
        chosen = _chosen(solved.actions[order], min(lines, len(order)), played)
        policy = Policy(self.rules)
        estimates = []
        for index in (int(order[place]) for place in chosen):
            action, claim = int(solved.actions[index]), int(solved.claims[index])
            final, line = follow(policy, self.view.states, action, claim)
            tried = _Tried(action, claim, solved.points[:, index], final, line)
            estimates.append(self._estimate(tried, _shares(solved.results[0, index]) if solved.exact else None))
        certainty = EXACT if solved.exact else FORESEEN
        return self._analysis(estimates, len(order), certainty, [0.0] * len(estimates), played)

    def by_futures(self, limit: Limit, lines: int, played: int | None) -> Analysis:
        """The estimates of a decision that cannot be solved."""
        clock = Clock(limit)
        candidates = self._candidates(limit, lines)
        lines = min(lines, max(1, int((candidates.simulations > 0).sum())), len(candidates))
        chosen = _chosen(candidates.moves["action"], lines, played)
        moves = [(int(candidates.moves[place].action), int(candidates.moves[place].claim)) for place in chosen]
        if played is not None and len(chosen) > lines:
            moves[-1], limit = self._paired(candidates, played, limit)
        tried = self._tried(moves, limit, clock)
        tried.sort(key=lambda each: -float(each.leads[:, self.kingdom].mean()))
        noise = [_margin(tried[0].leads[:, self.kingdom] - each.leads[:, self.kingdom]) for each in tried]
        certainty = ESTIMATED if self._draws else FORESEEN
        return self._analysis([self._estimate(each) for each in tried], len(candidates), certainty, noise, played)

    def _candidates(self, limit: Limit, lines: int) -> Candidates:
        half = replace(
            limit,
            seconds=None if limit.seconds is None else limit.seconds / 2,
            simulations=None if limit.simulations is None else max(1, limit.simulations // 2),
        )
        plan = Plan(max(WIDTH, lines), TO_THE_END, keep=max(lines, 2), sparing=False, belief=0, solving=0, ends=0)
        return search(self.view, weights_for(self.rules), new_source(self.seed), half, plan)

    def _paired(self, candidates: Candidates, played: int, limit: Limit) -> tuple[tuple[int, int], Limit]:
        """A played action with the claim that goes best with it, and what is left of the limit."""
        claims = [int(move.claim) for move in candidates.moves[candidates.moves["action"] == played]]
        if len(claims) == 1 or not self._draws:
            return (played, claims[0]), limit
        number, left = FIRST_BATCH, limit
        if limit.simulations is not None:
            number = max(number, int(limit.simulations * PAIRING_SHARE) // len(claims))
            # Half of what is left judges.
            left = replace(limit, simulations=max(1, limit.simulations - 2 * number * len(claims)))
        policy = Policy(self.rules)
        leads = []
        for claim in claims:
            finals = self._play(policy, policy.take_turn(self.view.states, played, claim), number, 0, PAIRING)
            leads.append(float(leads_of(policy.engine.totals(finals))[:, self.kingdom].mean()))
        return (played, claims[int(np.argmax(leads))]), left

    def _tried(self, moves: list[tuple[int, int]], limit: Limit, clock: Clock) -> list[_Tried]:
        """All moves in the same futures: as many as the limit allows, at least one batch."""
        policies = [Policy(self.rules) for _ in moves]
        starts = [
            policy.take_turn(self.view.states, action, None if claim == ANY_CLAIM else claim)
            for policy, (action, claim) in zip(policies, moves, strict=True)
        ]
        finals: list[list[States]] = [[] for _ in moves]
        with ThreadPoolExecutor(limit.threads) as pool:
            # With one thread the clock counts the time of this one.
            spread: Callable[..., Iterator[Any]] = map if limit.threads == 1 else pool.map
            for first, number in self._batches(limit, clock, len(moves)):
                played = spread(lambda at: self._play(policies[at], starts[at], number, first), range(len(moves)))  # noqa: B023
                for part, found in zip(finals, played, strict=True):
                    part.append(found)
        return [
            self._result(move, policy, start, np.concatenate(part))
            for move, policy, start, part in zip(moves, policies, starts, finals, strict=True)
        ]

    def _result(self, move: tuple[int, int], policy: Policy, start: States, finals: States) -> _Tried:
        return _Tried(*move, policy.engine.totals(finals), finals, policy.line(start))

    def _play(self, policy: Policy, start: States, number: int, first: int, stream: int = JUDGING) -> States:
        finals = copied(start, number)
        policy.play_to_the_end(finals, mixed(self.seed, stream), first)
        return finals

    def _batches(self, limit: Limit, clock: Clock, moves: int) -> Iterator[tuple[int, int]]:
        """Batches of futures, first and number, until the limit is used up."""
        most = MOST_FUTURES if limit.simulations is None else limit.simulations // (2 * moves)
        most = min(MOST_FUTURES, max(FIRST_BATCH, most)) if self._draws else 1
        done = 0
        while done < most:
            before = clock.left()
            number = min(done or FIRST_BATCH, most - done) if limit.seconds else most
            yield done, number
            done += number
            # The next batch takes about as long as all before it together.
            if clock.left() < before - clock.left():
                return

    def _estimate(self, tried: _Tried, certain: Values | None = None) -> MoveEstimate:
        leads = tried.leads
        mean, spread = leads.mean(axis=0), leads.std(axis=0)
        margin = 0.0 if certain is not None else _margin(leads[:, self.kingdom])
        told = self._chances(mean, spread) if certain is None else certain
        low, high = (
            float(
                self._chances(self._moved(mean, step), spread)[self.kingdom] if certain is None else told[self.kingdom]
            )
            for step in (-margin, margin)
        )
        return MoveEstimate(
            move=self.game.decode(tried.action),
            then=None if tried.claim == ANY_CLAIM else self.game.decode(tried.claim),
            action=tried.action,
            points=float(tried.totals[:, self.kingdom].mean()),
            lead=float(mean[self.kingdom]),
            margin=margin,
            win_chance=float(told[self.kingdom]),
            win_interval=(low, high),
            leads=tuple(map(float, mean)),
            spreads=tuple(map(float, spread)),
            chances=tuple(map(float, told)),
            sheet=expected_sheet(self.rules, tried.finals, np.full(len(tried.finals), self.kingdom)),
            other=expected_sheet(self.rules, tried.finals, self._best_others(tried.finals)),
            line=tried.line,
            simulations=len(tried.totals),
        )

    def _chances(self, leads: Values, spreads: Values) -> Values:
        return chances(curve_for(self.rules), leads, spreads, self.left)

    def _moved(self, leads: Values, step: float) -> Values:
        """All leads if that of the acting kingdom were greater by a step: the others lose what it gains."""
        steps = np.full(len(leads), -step)
        steps[self.kingdom] = step
        moved: Values = leads + steps
        return moved

    def _best_others(self, finals: States) -> Numbers:
        """The best other kingdom in each final state."""
        totals = Policy(self.rules).engine.totals(finals)
        totals[:, self.kingdom] = np.iinfo(np.int64).min
        found: Numbers = totals.argmax(axis=1)
        return found

    def _analysis(
        self, estimates: list[MoveEstimate], moves: int, certainty: str, noise: list[float], played: int | None
    ) -> Analysis:
        found = next((each for each in estimates if each.action == played), None)
        return Analysis(tuple(estimates), moves, self.kingdom, certainty, tuple(noise), found)


def _chosen(actions: Numbers, lines: int, played: int | None) -> list[int]:
    """The first moves, and the first with the played action if it is not among them."""
    chosen = list(range(lines))
    if played is not None and played not in actions[:lines]:
        chosen.append(int(np.flatnonzero(actions == played)[0]))
    return chosen


def _shares(results: Numbers) -> Values:
    """The win of each kingdom in one final result: shared by all that are first after the tie-breaks (C12)."""
    first = results == results.max()
    shares: Values = first / first.sum()
    return shares


def _margin(values: Values) -> float:
    return INTERVAL * float(values.std()) / sqrt(len(values))
