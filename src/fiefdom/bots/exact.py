"""The end of games with independent kingdoms, solved: everybody plays for the win, then for the lead.

Such kingdoms have nothing in common but the claims. So the best result of a kingdom for the dominoes it may get is
found for each kingdom alone (`solver.results`), and a small tree of claims is searched over these tables
(`solver.claims`). This is possible once nothing is hidden:

    the last round             everything is claimed; dominoes are only placed
    the last claiming round    the next line is the last one
    the round before           if every kingdom has one king and all dominoes come: the last line is what is left

Between two kingdoms the result is exact. With more of them nothing is forced, because it is not certain what a player
who cannot win will do. So there are two models, and each move is judged by both: all others play for the win and the
lead, or all others play for their own result alone.

A kingdom that still has a domino to place before a claim that is not its last has to choose between plans; all others
place and claim together and need no plan.
"""

from collections.abc import Iterator
from dataclasses import dataclass
from functools import cache
from itertools import combinations
from typing import Any

import numpy as np
import numpy.typing as npt

from fiefdom.bots.kernels.playouts import ANY_CLAIM
from fiefdom.bots.solved import Numbers, Solved
from fiefdom.bots.solver.claims import FREE, OUTCOMES, PLACES, TREE, UNDECIDED, solve_claims
from fiefdom.bots.solver.independence import kingdoms_are_independent
from fiefdom.bots.solver.results import ABANDONED, DEPTH, JOB, best_results, stack_type
from fiefdom.engine.actions import action_starts
from fiefdom.engine.engine import copied, engine_for
from fiefdom.engine.layout import CLAIM, NOBODY, PLACE, States, is_decision
from fiefdom.engine.setup import layout_for
from fiefdom.engine.traits import layout_of_dtype
from fiefdom.rules import Rules

MOST_KINGS = 2
BOX_SIZE = 48
# So many ends of the tree of claims may be examined for each final position of a kingdom.
CLAIM_SHARE = 4


@dataclass(frozen=True, slots=True)
class _Kingdom:
    """What one kingdom has before it: dominoes to place, claims to make, and the outcomes of the claims."""

    number: int
    dominoes: tuple[int, ...]
    claims: int
    outcomes: dict[int, tuple[int, ...]]


@dataclass(frozen=True, slots=True)
class _Plans:
    """The plans of a kingdom: the states they lead to, and the first action of each."""

    states: States
    actions: Numbers
    dominoes: tuple[int, ...]


def solve_end(rules: Rules, states: States, most: int) -> Solved | None:
    """The exact results of every move in the first state; None if they cannot be found, or not within the limit.

    `most` is how many final positions of single kingdoms may be examined.
    """
    table = _Table.read(states[0])
    if table is None or most <= 0:
        return None
    kingdoms = [table.kingdom(number) for number in range(rules.kingdoms)]
    plans = [table.plans(rules, states, kingdom) for kingdom in kingdoms]
    results = _results(rules, kingdoms, plans, most)
    return None if results is None else _play(table, kingdoms, plans, results, most * CLAIM_SHARE)


@cache
def load_solver(rules: Rules) -> None:
    """Compile or load the solver, if the game has any use for it."""
    states = engine_for(rules).new_states()
    if kingdoms_are_independent(states[0]):
        jobs, found = np.zeros((1, JOB), np.int64), np.zeros((1, 1), np.int64)
        best_results(states, np.zeros(DEPTH, stack_type(layout_for(rules))), jobs, found[0], 1)
        solve_claims(np.zeros(1, TREE), np.zeros((1, 1, OUTCOMES), np.int64), np.zeros((1, 1, 1), np.uint8), found, 1)


@dataclass(frozen=True, slots=True)
class _Table:
    """The lines of a state in which nothing that matters is hidden."""

    phase: int
    turns: tuple[int, ...]
    line: tuple[int, ...]
    next_line: tuple[int, ...]
    owners: tuple[int, ...]
    last_line: tuple[int, ...]
    first_claim: int

    @classmethod
    def read(cls, state: Any) -> "_Table | None":
        if not kingdoms_are_independent(state) or not is_decision(state.phase) or state.round_number < 1:
            return None
        last = _last_line(state) if state.lines_left else ()
        kings = np.bincount(state.line_king[: state.turns], minlength=int(state.kingdom_count))
        if last is None or kings.max() > (1 if last else MOST_KINGS):
            return None
        now, count = slice(int(state.turn), int(state.turns)), int(state.next_count)
        return cls(
            phase=int(state.phase),
            turns=tuple(state.line_king[now].tolist()),
            line=tuple(state.line[now].tolist()),
            next_line=tuple(state.next_line[:count].tolist()),
            owners=tuple(state.next_king[:count].tolist()),
            last_line=last,
            first_claim=action_starts(layout_of_dtype(state.dtype))["claim"],
        )

    @property
    def acting(self) -> int:
        return self.turns[0]

    def kingdom(self, number: int) -> _Kingdom:
        placed = self.phase == CLAIM and number == self.acting
        dominoes = tuple(domino for domino, king in zip(self.line, self.turns, strict=True) if king == number)
        claims = self.turns.count(number) if self.next_line else 0
        return _Kingdom(number, dominoes[placed:], claims, dict(self._outcomes(number, claims)))

    def _outcomes(self, number: int, claims: int) -> Iterator[tuple[int, tuple[int, ...]]]:
        """What the claims may bring: the number of the outcome and the dominoes in the order in which they come."""
        own = [place for place, king in enumerate(self.owners) if king == number]
        free = [place for place, king in enumerate(self.owners) if king == NOBODY]
        for more in combinations(free, claims):
            places = sorted((*own, *more))
            dominoes = tuple(self.next_line[place] for place in places)
            if not self.last_line:
                yield sum(1 << place for place in places), dominoes
            for place, domino in enumerate(self.last_line):
                yield PLACES * places[0] + place, (*dominoes, domino)

    def plans(self, rules: Rules, states: States, kingdom: _Kingdom) -> _Plans:
        """The plans of a kingdom; those of the acting kingdom are all its placements."""
        commits = kingdom.claims == MOST_KINGS or bool(self.last_line and kingdom.claims)
        acts = kingdom.number == self.acting
        if self.phase == CLAIM if acts else not commits:
            return _Plans(copied(states[:1]), np.full(1, ANY_CLAIM), kingdom.dominoes)
        first = copied(states[:1])
        first[0].line[:2], first[0].line_king[:2] = kingdom.dominoes[0], kingdom.number
        first[0].turn, first[0].turns, first[0].next_count = 0, 2, 0
        first[0].phase = self.phase if acts else PLACE
        return _Plans(*_placed(rules, first), kingdom.dominoes[1:])


def _last_line(state: Any) -> tuple[int, ...] | None:
    """The line to come, if it is certain."""
    if state.lines_left != 1 or sum(int(box).bit_count() for box in state.hidden) != state.line_size:
        return None
    return tuple(
        BOX_SIZE * box + bit
        for box, hidden in enumerate(state.hidden)
        for bit in range(BOX_SIZE)
        if int(hidden) >> bit & 1
    )


def _placed(rules: Rules, states: States) -> tuple[States, Numbers]:
    """All states in which the first turn of a state is over, and the action that each began with."""
    engine = engine_for(rules, trusted=True)
    actions: Numbers | None = None
    while (states["turn"] == 0).any():
        lists, counts = engine.legal_lists(states)
        counts = np.where(states["turn"] == 0, counts, 1)
        parents = np.repeat(np.arange(len(states)), counts)
        ranks = np.arange(len(parents)) - np.repeat(np.cumsum(counts) - counts, counts)
        chosen = lists[parents, ranks]
        actions = chosen if actions is None else actions[parents]
        going = np.flatnonzero(states["turn"][parents] == 0)
        states = states[parents]
        moved = states[going]
        engine.apply(moved, chosen[going])
        states[going] = moved
    return states, np.zeros(0, np.int64) if actions is None else actions


def _results(rules: Rules, kingdoms: list[_Kingdom], plans: list[_Plans], most: int) -> Numbers | None:
    """[kingdom, plan, outcome]: the best results; -1 where there is none, None if there are too many ends."""
    layout = layout_for(rules)
    stack = np.zeros(DEPTH, stack_type(layout))
    results = np.full((len(kingdoms), max(len(plan.states) for plan in plans), OUTCOMES), -1, np.int64)
    for kingdom, plan in zip(kingdoms, plans, strict=True):
        jobs = np.zeros((len(plan.states), len(kingdom.outcomes), JOB), np.int64)
        jobs[:, :, 0], jobs[:, :, 1] = np.arange(len(plan.states))[:, None], kingdom.number
        for index, claimed in enumerate(kingdom.outcomes.values()):
            sequence = (*plan.dominoes, *claimed)
            jobs[:, index, 2] = len(sequence)
            jobs[:, index, 3 : 3 + len(sequence)] = sequence
        found = np.zeros(jobs.shape[0] * jobs.shape[1], np.int64)
        examined = best_results(plan.states, stack, jobs.reshape(-1, JOB), found, most)
        if examined == ABANDONED:
            return None
        most -= examined
        results[kingdom.number, : len(plan.states), list(kingdom.outcomes)] = found.reshape(jobs.shape[:2]).T
    return results


def _play(table: _Table, kingdoms: list[_Kingdom], plans: list[_Plans], results: Numbers, most: int) -> Solved | None:
    """The final results of every move of the acting kingdom."""
    actions = plans[table.acting].actions
    if not table.next_line:
        return _moves(table, actions, np.full(len(actions), ANY_CLAIM), _without_claims(table, kingdoms, results)[None])
    counts = [len(plan.actions) for plan in plans]
    # Most placements have the same results as another one.
    distinct, same = np.unique(results[table.acting, : len(actions)], axis=0, return_inverse=True)
    results[table.acting, : len(distinct)] = distinct
    counts[table.acting] = len(distinct)
    useful = np.stack([_useful(results[number], counts[number], table) for number in range(len(kingdoms))])
    useful[table.acting] = 1
    trees = [_tree(table, kingdoms, counts, selfish) for selfish in ((False,) if len(kingdoms) == 2 else (False, True))]
    found = np.full((len(trees), len(distinct) * PLACES, len(kingdoms)), -1, np.int64)
    if any(solve_claims(tree, results, useful, ends, most) < 0 for tree, ends in zip(trees, found, strict=True)):
        return None
    free = [place for place, king in enumerate(table.owners) if king == NOBODY]
    ends = found.reshape(len(trees), len(distinct), PLACES, -1)[:, same.reshape(-1)][:, :, free]
    ends = ends.reshape(len(trees), -1, len(kingdoms))
    claims = np.tile(table.first_claim + np.array(free), len(actions))
    if table.phase == CLAIM:
        return _moves(table, claims, np.full(len(claims), ANY_CLAIM), ends)
    return _moves(table, np.repeat(actions, len(free)), claims, ends)


def _without_claims(table: _Table, kingdoms: list[_Kingdom], results: Numbers) -> Numbers:
    """The final results for each plan of the acting kingdom if everything is claimed already."""
    best = np.array([results[kingdom.number, :, _only(kingdom)].max() for kingdom in kingdoms])
    own = results[table.acting, :, _only(kingdoms[table.acting])]
    ends = np.repeat(best[None], int((own >= 0).sum()), axis=0)
    ends[:, table.acting] = own[own >= 0]
    return ends


def _only(kingdom: _Kingdom) -> int:
    return next(iter(kingdom.outcomes))


def _useful(results: Numbers, plans: int, table: _Table) -> npt.NDArray[np.uint8]:
    """[plan, place]: whether no other plan is at least as good in all outcomes that begin with this claim."""
    useful = np.zeros((len(results), PLACES), np.uint8)
    outcomes = np.arange(OUTCOMES)
    earlier = np.arange(plans)[:, None] < np.arange(plans)[None]
    for place in range(PLACES):
        begins = outcomes // PLACES == place if table.last_line else outcomes >> place & 1 > 0
        rows = results[:plans, begins]
        no_worse = (rows[:, None] >= rows[None]).all(axis=2)
        useful[:plans, place] = ~(no_worse & (~no_worse.T | earlier)).any(axis=0)
    return useful


def _tree(table: _Table, kingdoms: list[_Kingdom], plans: list[int], selfish: bool) -> npt.NDArray[Any]:
    trees = np.zeros(1, TREE)
    tree = trees[0]
    tree.kingdoms, tree.turns = len(kingdoms), len(table.turns)
    tree.turn[: len(table.turns)] = table.turns
    tree.selfish = selfish
    tree.lines = 2 if table.last_line else 1
    tree.owner[:] = FREE
    tree.owner[0, : len(table.owners)] = table.owners
    tree.places[:] = len(table.next_line), len(table.last_line)
    for kingdom, count in zip(kingdoms, plans, strict=True):
        tree.plan[kingdom.number] = UNDECIDED if kingdom.claims else 0
        tree.plans[kingdom.number] = count
    return trees


def _moves(table: _Table, actions: Numbers, claims: Numbers, results: Numbers) -> Solved:
    """One row for each action and claim: several eruptions may follow a placement, and the best one is meant."""
    order = np.lexsort((-Solved(actions, claims, results).values(table.acting), claims, actions))
    moves = np.stack([actions[order], claims[order]])
    first = order[np.append(True, (np.diff(moves) != 0).any(axis=0))]
    return Solved(actions[first], claims[first], results[:, first])
