"""What ranks kingdoms (C12): the total, the squares of the largest territory and, in most families, the crowns."""

from collections.abc import Sequence
from itertools import pairwise
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
def compared(state: Any, totals: Any, number: int, other: int) -> int:
    """Above 0 if a kingdom ranks before another, below 0 if after it, 0 if they share their place (C12)."""
    if totals[number] != totals[other]:
        return int(totals[number] - totals[other])
    first, second = state.kingdom[number], state.kingdom[other]
    larger = largest_territory(first) - largest_territory(second)
    if larger != 0 or ranking_criteria(state) < 3:
        return larger
    return all_crowns(first) - all_crowns(second)


def ranked(rows: Sequence[Sequence[int]]) -> tuple[list[int], list[int]]:
    """The place of each row, 1 for the best, and which column puts it before the next one; larger figures win (C12).

    Equal rows share a place and stand in their order: what puts one before the other is UNDECIDED. LAST for the last.
    """
    order = sorted(range(len(rows)), key=lambda number: ([-figure for figure in rows[number]], number))
    places = [1 + sum(list(other) > list(row) for other in rows) for row in rows]
    deciding = [LAST] * len(rows)
    for number, following in pairwise(order):
        columns = enumerate(zip(rows[number], rows[following], strict=True))
        deciding[number] = next((column for column, (one, other) in columns if one != other), UNDECIDED)
    return places, deciding
