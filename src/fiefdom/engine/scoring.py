"""The ranking of kingdoms (C12): by total, squares of the largest territory and, in most families, crowns."""

from typing import Any

from fiefdom.engine.compiled import kernel
from fiefdom.engine.frame import load
from fiefdom.engine.kingdom import crowns_on, largest_territory
from fiefdom.engine.layout import OCCUPIED
from fiefdom.engine.traits import ranking_criteria

# What ranks one kingdom ahead of another; UNDECIDED if they share a place.
BY_POINTS, BY_LARGEST, BY_CROWNS, UNDECIDED = 0, 1, 2, 3
# Used instead of the above for the last kingdom of a ranking.
LAST = -1


@kernel
def all_crowns(kingdom: Any) -> int:
    """The number of crowns (fires) in a kingdom."""
    return crowns_on(kingdom, load(kingdom, OCCUPIED))


@kernel
def compared(state: Any, totals: Any, number: int, other: int) -> tuple[int, int]:
    """Positive if a kingdom ranks ahead of another, negative if behind, 0 if they share a place; and what decides."""
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
    """The place of a kingdom, 1 for the best; tied kingdoms get the same place."""
    place = 1
    for other in range(state.kingdom_count):
        if other != number and compared(state, totals, other, number)[0] > 0:
            place += 1
    return place


@kernel
def decided_by(state: Any, totals: Any, number: int) -> int:
    """What ranks a kingdom ahead of the next one; kingdoms that share a place are ordered by number."""
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
