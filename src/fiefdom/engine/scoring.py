"""The ranking of kingdoms (C12): by total, squares of the largest territory and, in most families, crowns."""

from collections.abc import Sequence
from itertools import pairwise
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
def compared(state: Any, totals: Any, number: int, other: int) -> int:
    """Positive if a kingdom ranks ahead of another, negative if behind, 0 if they share a place (C12)."""
    if totals[number] != totals[other]:
        return int(totals[number] - totals[other])
    first, second = state.kingdom[number], state.kingdom[other]
    larger = largest_territory(first) - largest_territory(second)
    if larger != 0 or ranking_criteria(state) < 3:
        return larger
    return all_crowns(first) - all_crowns(second)


def ranked(rows: Sequence[Sequence[int]]) -> tuple[list[int], list[int]]:
    """The place of each row, 1 for the best, and the column that ranks it ahead of the next one; larger is better.

    Equal rows share a place and keep their order, with UNDECIDED between them. The last row has LAST.
    """
    order = sorted(range(len(rows)), key=lambda number: ([-figure for figure in rows[number]], number))
    places = [1 + sum(list(other) > list(row) for other in rows) for row in rows]
    deciding = [LAST] * len(rows)
    for number, following in pairwise(order):
        columns = enumerate(zip(rows[number], rows[following], strict=True))
        deciding[number] = next((column for column, (one, other) in columns if one != other), UNDECIDED)
    return places, deciding
