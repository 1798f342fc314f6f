"""Resources and totems (O8, O9)."""

from typing import Any

from fiefdom.engine.bits import count
from fiefdom.engine.compiled import inlined, kernel
from fiefdom.engine.families.origins.fields import RESOURCE, RESOURCES
from fiefdom.engine.families.origins.tables import RESOURCE_PLANE
from fiefdom.engine.frame import load
from fiefdom.engine.layout import NOBODY


@inlined
def resource_count(kingdom: Any, resource: int) -> int:
    """How many pieces of a resource a kingdom has."""
    return count(load(kingdom, RESOURCE) & load(kingdom, RESOURCE_PLANE[resource]))


@kernel
def pass_totems(state: Any, number: int) -> bool:
    """O9: let totems change hands after a placement in this kingdom; True if it must choose who receives one."""
    asked = False
    for resource in range(RESOURCES):
        own = resource_count(state.kingdom[number], resource)
        most, leaders = _most_of_others(state, number, resource)
        if own > most:
            state.totem[resource] = number
        elif state.totem[resource] == number and own < most:
            if leaders & (leaders - 1) == 0:
                state.totem[resource] = _only_kingdom(leaders)
            else:
                state.given_totem = resource
                state.receivers = leaders
                asked = True
        elif own == 0 and most == 0:
            state.totem[resource] = NOBODY
    return asked


@kernel
def _most_of_others(state: Any, number: int, resource: int) -> tuple[int, int]:
    """The most pieces of a resource that another kingdom has, and the set of other kingdoms with that many."""
    most = 0
    leaders = 0
    for other in range(state.kingdom_count):
        if other != number:
            held = resource_count(state.kingdom[other], resource)
            if held > most:
                most = held
                leaders = 0
            if held == most:
                leaders |= 1 << other
    return most, leaders


@inlined
def _only_kingdom(leaders: int) -> int:
    number = 0
    while leaders >> number != 1:
        number += 1
    return number
