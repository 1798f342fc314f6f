"""What ranks kingdoms (C12): the total, the squares of the largest territory and, in most families, the crowns."""

from typing import Any

from fiefdom.engine.compiled import kernel
from fiefdom.engine.frame import load
from fiefdom.engine.kingdom import crowns_on, largest_territory
from fiefdom.engine.layout import OCCUPIED
from fiefdom.engine.traits import ranking_criteria

# What puts one kingdom before another; UNDECIDED where they share a place.
BY_POINTS, BY_LARGEST, BY_CROWNS, UNDECIDED = 0, 1, 2, 3
# Instead of one of these for the last kingdom of a ranking.
LAST = -1


@kernel
def all_crowns(kingdom: Any) -> int:
    """The crowns (fires) of a kingdom."""
    return crowns_on(kingdom, load(kingdom, OCCUPIED))


@kernel
def compared(state: Any, totals: Any, number: int, other: int) -> tuple[int, int]:
    """Above 0 if a kingdom ranks before another, below 0 if after it, 0 if they share their place; and what decides."""
    if totals[number] != totals[other]:
        return totals[number] - totals[other], BY_POINTS
    first, second = state.kingdom[number], state.kingdom[other]
    larger = largest_territory(first) - largest_territory(second)
    if larger != 0:
        return larger, BY_LARGEST
    if ranking_criteria(state) > 2:
        more = all_crowns(first) - all_crowns(second)
        if more != 0:
            return more, BY_CROWNS
    return 0, UNDECIDED


@kernel
def place_of(state: Any, totals: Any, number: int) -> int:
    """1 for the best; kingdoms that share a place have the same."""
    place = 1
    for other in range(state.kingdom_count):
        if other != number and compared(state, totals, other, number)[0] > 0:
            place += 1
    return place


@kernel
def decided_by(state: Any, totals: Any, number: int) -> int:
    """What puts a kingdom before the next one in the ranking; kingdoms that share a place stand in their order."""
    following = LAST
    for other in range(state.kingdom_count):
        if _ranks_before(state, totals, number, other):
            if following == LAST or _ranks_before(state, totals, other, following):
                following = other
    return LAST if following == LAST else compared(state, totals, number, following)[1]


@kernel
def _ranks_before(state: Any, totals: Any, number: int, other: int) -> bool:
    if number == other:
        return False
    order = compared(state, totals, number, other)[0]
    return order > 0 or (order == 0 and number < other)
