"""The best result of one kingdom that places given dominoes in a given order, whatever the others do.

A result is one number that ranks kingdoms as C12 does: total, then largest territory, then, in most families, crowns.
"""

from functools import cache
from typing import Any

import numpy as np

from fiefdom.engine.compiled import entry, kernel
from fiefdom.engine.draft import acting_seat
from fiefdom.engine.family import acting_kingdom, apply, kingdom_number, options, points
from fiefdom.engine.kingdom import largest_territory
from fiefdom.engine.layout import OVER, PLACE, Layout
from fiefdom.engine.options import write_list
from fiefdom.engine.scoring import all_crowns
from fiefdom.engine.traits import ranking_criteria

# A result is (total << TOTAL) + (largest territory << LARGEST) + crowns.
TOTAL, LARGEST = 16, 8
# More than the number of decisions that a sequence of dominoes can take.
DEPTH = 12
# A job: the state to start from, the seat, how many dominoes, and up to four dominoes.
STATE, SEAT, LENGTH, DOMINOES, JOB = 0, 1, 2, 3, 7
ABANDONED = -1
# Fields of records are narrower than numbers elsewhere: as arguments they would compile a function again.
I64: Any = np.int64


@cache
def stack_type(layout: Layout) -> np.dtype[Any]:
    """One level of the search through the placements of a kingdom."""
    fields: list[tuple[Any, ...]] = [
        ("state", layout.state, (1,)),
        ("action", "i8", (layout.most_options,)),
        ("count", "i8"),
        ("next", "i8"),
    ]
    return np.dtype((np.record, np.dtype(fields)))


@kernel
def result_of(state: Any, number: int, least: int) -> int:
    """The result of a kingdom now; -1 if its total is less than that of `least`."""
    total = I64(points(state, number))
    if total < least >> TOTAL:
        return -1
    kingdom = state.kingdom[number]
    crowns = all_crowns(kingdom) if ranking_criteria(state) == 3 else 0
    return (total << TOTAL) + (largest_territory(kingdom) << LARGEST) + crowns


@kernel
def _start(level: Any, state: Any, job: Any) -> None:
    """Let a seat place the dominoes of a job in a state, as if nobody else were left and nothing to be claimed."""
    level.state[0] = state
    alone = level.state[0]
    for index in range(job[LENGTH]):
        alone.line[index] = job[DOMINOES + index]
        alone.line_king[index] = job[SEAT]
    alone.turn = 0
    alone.turns = job[LENGTH]
    alone.next_count = 0
    alone.phase = PLACE


@kernel
def _list(level: Any) -> None:
    state = level.state[0]
    level.count = write_list(acting_kingdom(state), options(state), level.action)
    level.next = 0


@kernel
def _best(stack: Any, most: int) -> tuple[int, int]:
    """The best result after all decisions from the first level on, and how many ends were examined, `most` at most."""
    first = stack[0].state[0]
    number = I64(kingdom_number(first, acting_seat(first)))
    best, ends, depth = I64(-1), 0, 0
    _list(stack[0])
    while depth >= 0 and ends < most:
        level = stack[depth]
        if level.next == level.count:
            depth -= 1
            continue
        below = stack[depth + 1]
        below.state[0] = level.state[0]
        following = below.state[0]
        apply(following, level.action[level.next])
        level.next += 1
        if following.phase == OVER:
            best = max(best, result_of(following, number, best))
            ends += 1
        else:
            _list(below)
            depth += 1
    return best, ends


# States come first, because the cache tells families by the first argument.
@entry
def best_results(states: Any, stack: Any, jobs: Any, found: Any, most: int) -> int:
    """Write the best result of every job; returns how many ends were examined, or ABANDONED if more than `most`."""
    if len(stack) < DEPTH or len(found) < len(jobs) or jobs.shape[1] != JOB:
        return ABANDONED
    examined = 0
    for index in range(len(jobs)):
        job = jobs[index]
        _start(stack[0], states[job[STATE]], job)
        if job[LENGTH] == 0:
            done = stack[0].state[0]
            found[index] = result_of(done, I64(kingdom_number(done, job[SEAT])), 0)
            examined += 1
            continue
        found[index], ends = _best(stack, most - examined)
        examined += ends
        if examined >= most:
            return ABANDONED
    return examined
