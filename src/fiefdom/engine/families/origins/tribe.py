"""Cavemen: the cave board, recruiting, paying, settling (O11-O14)."""

from typing import Any

import numpy as np

from fiefdom.engine.bits import Board
from fiefdom.engine.compiled import inlined, kernel
from fiefdom.engine.families.origins.actions import RECRUIT_AFTER_PASS, STACK_AFTER_PASS
from fiefdom.engine.families.origins.fields import CAVEMAN, CAVEMAN_KINDS, RESOURCE, RESOURCES
from fiefdom.engine.families.origins.tables import RESOURCE_PLANE
from fiefdom.engine.families.origins.totems import resource_count
from fiefdom.engine.families.origins.volcanoes import burning
from fiefdom.engine.frame import add, load, nothing, remove, single
from fiefdom.engine.layout import CASTLE, KIND, NOBODY, OCCUPIED

ONE = np.uint64(1)
CAVE_SPACES = 4


@kernel
def kinds_of_resources(kingdom: Any) -> int:
    """How many different resources a kingdom has."""
    kinds = 0
    for resource in range(RESOURCES):
        kinds += resource_count(kingdom, resource) > 0
    return kinds


@kernel
def recruit_choices(state: Any, kingdom: Any) -> Any:
    """The affordable cavemen: face up for two different resources, from the stack for four (O12, D3)."""
    choices = np.uint64(0)
    kinds = kinds_of_resources(kingdom)
    if kinds < 2:
        return choices
    for kind in range(CAVEMAN_KINDS):
        if state.cave[kind] > 0:
            choices |= ONE << np.uint64(RECRUIT_AFTER_PASS + kind)
        if kinds == 4 and state.hidden_caveman[kind] > 0:
            choices |= ONE << np.uint64(STACK_AFTER_PASS + kind)
    return choices


@kernel
def choose_recruit(state: Any, step: int) -> None:
    """Take a caveman, given by its offset from the pass action; it is paid for square by square (D4)."""
    state.paid = 0
    if step >= STACK_AFTER_PASS:
        state.recruit = step - STACK_AFTER_PASS
        state.hidden_caveman[state.recruit] -= 1
        state.hidden_cavemen -= 1
        state.payments_left = 4
    else:
        state.recruit = step - RECRUIT_AFTER_PASS
        state.cave[state.recruit] -= 1
        state.cave_count -= 1
        state.payments_left = 2


@kernel
def payable(state: Any, kingdom: Any) -> Board:
    """The squares with a resource of a kind not paid yet."""
    squares = nothing(kingdom)
    for resource in range(RESOURCES):
        if state.paid >> resource & 1 == 0:
            squares |= load(kingdom, RESOURCE_PLANE[resource])
    return squares & load(kingdom, RESOURCE)


@kernel
def pay(state: Any, kingdom: Any, position: int) -> None:
    """Remove one resource from the game."""
    square = single(kingdom, position)
    for resource in range(RESOURCES):
        if (load(kingdom, RESOURCE_PLANE[resource]) & square) == square:
            state.paid |= 1 << resource
    remove(kingdom, RESOURCE, square)
    state.payments_left -= 1


@inlined
def free_squares(kingdom: Any) -> Board:
    """Where a caveman may settle (O13)."""
    taken = load(kingdom, CASTLE) | burning(kingdom) | load(kingdom, RESOURCE) | load(kingdom, CAVEMAN)
    return load(kingdom, OCCUPIED) & ~taken


@kernel
def settle(state: Any, kingdom: Any, position: int) -> None:
    """Put the caveman just recruited on its square."""
    square = single(kingdom, position)
    add(kingdom, CAVEMAN, square)
    for bit in range(4):
        if state.recruit >> bit & 1:
            add(kingdom, KIND + bit, square)
    state.recruit = NOBODY
    state.paid = 0


@inlined
def cave_has_room(state: Any) -> bool:
    """Whether a caveman must be turned up (O14)."""
    return state.cave_count < CAVE_SPACES and state.hidden_cavemen > 0


@inlined
def turn_up_caveman(state: Any, kind: Any) -> None:
    """Move a caveman from the stack to the cave board, face up."""
    state.hidden_caveman[kind] -= 1
    state.hidden_cavemen -= 1
    state.cave[kind] += 1
    state.cave_count += 1
