"""The points of a kingdom (O7, O10, O15-O17)."""

from typing import Any

from fiefdom.engine.bits import Board, count, lowest, some, without_lowest
from fiefdom.engine.compiled import kernel
from fiefdom.engine.families.origins.fields import CAVEMAN, RESOURCE, RESOURCES, TOTEM, TRIBE
from fiefdom.engine.families.origins.tables import (
    CAVEMAN_COUNTS,
    CAVEMAN_POINTS,
    CAVEMAN_STRENGTH,
    COUNTS_CAVEMEN,
    COUNTS_FIRES,
    COUNTS_RESOURCES,
    RESOURCE_PLANE,
    TOTEM_POINTS,
)
from fiefdom.engine.frame import around, load, nothing, single
from fiefdom.engine.kingdom import bonus_points, crowns_on, flood, territory_points
from fiefdom.engine.layout import KIND, OCCUPIED


def points(state: Any, number: int) -> int:
    """O7, O10, O15."""
    kingdom = state.kingdom[number]
    total = territory_points(kingdom) + bonus_points(state, kingdom)
    if state.mode == TOTEM:
        total += count(load(kingdom, RESOURCE))
        for resource in range(RESOURCES):
            if state.totem[resource] == number:
                total += TOTEM_POINTS[resource]
    elif state.mode == TRIBE:
        total += all_caveman_points(kingdom) + horde_points(kingdom)
    return total


@kernel
def caveman_kind(kingdom: Any, square: Board) -> int:
    """The kind of the caveman on a square."""
    kind = 0
    for bit in range(4):
        if some(load(kingdom, KIND + bit) & square):
            kind |= 1 << bit
    return kind


@kernel
def all_caveman_points(kingdom: Any) -> int:
    """The points of all hunters and gatherers (O16)."""
    points = 0
    cavemen = load(kingdom, CAVEMAN)
    while some(cavemen):
        points += caveman_points(kingdom, single(kingdom, lowest(cavemen)))
        cavemen = without_lowest(cavemen)
    return points


@kernel
def caveman_points(kingdom: Any, square: Board) -> int:
    """The points of one hunter or gatherer for what is on the eight squares around it; 0 for a warrior."""
    kind = caveman_kind(kingdom, square)
    counted = CAVEMAN_COUNTS[kind]
    nearby = around(kingdom, square) & load(kingdom, OCCUPIED) & ~square
    found = 0
    if counted < COUNTS_RESOURCES:
        found = count(nearby & load(kingdom, RESOURCE) & load(kingdom, RESOURCE_PLANE[counted]))
    elif counted == COUNTS_RESOURCES:
        found = count(nearby & load(kingdom, RESOURCE))
    elif counted == COUNTS_FIRES:
        found = crowns_on(kingdom, nearby)
    elif counted == COUNTS_CAVEMEN:
        found = count(nearby & load(kingdom, CAVEMAN))
    return found * CAVEMAN_POINTS[kind]


@kernel
def warriors(kingdom: Any) -> Board:
    """The squares of all warriors."""
    found = nothing(kingdom)
    cavemen = load(kingdom, CAVEMAN)
    while some(cavemen):
        square = single(kingdom, lowest(cavemen))
        if CAVEMAN_STRENGTH[caveman_kind(kingdom, square)] > 0:
            found |= square
        cavemen = without_lowest(cavemen)
    return found


@kernel
def horde_strength(kingdom: Any, horde: Board) -> int:
    """The total strength of a set of warriors."""
    strength = 0
    while some(horde):
        strength += CAVEMAN_STRENGTH[caveman_kind(kingdom, single(kingdom, lowest(horde)))]
        horde = without_lowest(horde)
    return strength


@kernel
def horde_points(kingdom: Any) -> int:
    """O17: the number of warriors in each horde times their total strength."""
    points = 0
    left = warriors(kingdom)
    while some(left):
        horde = flood(kingdom, single(kingdom, lowest(left)), left)
        points += count(horde) * horde_strength(kingdom, horde)
        left &= ~horde
    return points
