"""Place, plant, claim."""

from typing import Any

import numpy as np

from fiefdom.engine.actions import area, claim_action, discard_action, first_action
from fiefdom.engine.bits import some
from fiefdom.engine.compiled import kernel
from fiefdom.engine.draft import acting_seat, advance_line, claim, claim_options, continue_opening, round_is_over
from fiefdom.engine.frame import add, load, position_of, single
from fiefdom.engine.layout import (
    CASTLE,
    CLAIM,
    DRAW_KING,
    LAY_LINE,
    OCCUPIED,
    OVER,
    PLACE,
    TERRAIN,
    decision_phase,
)
from fiefdom.engine.options import Options, of_choices
from fiefdom.engine.placing import place_or_discard, placement_options, second_cell
from fiefdom.engine.registry import step_by_step as step_by_step
from fiefdom.engine.soundness import BEFORE_CLAIM, box_is_sound, draft_is_sound, is_ground, kingdoms_are_sound

GARDEN = decision_phase("garden")
# The plane after the six terrains.
GARDENS = TERRAIN + 6

garden_action = first_action("garden")


def actions_in_play(state: Any) -> int:
    return garden_action(state) + 2


def options(state: Any) -> Options:
    kingdom = state.kingdom[acting_seat(state)]
    if state.phase == PLACE:
        return placement_options(kingdom, state.line[state.turn])
    if state.phase == GARDEN:
        return of_choices(kingdom, np.uint64(3), garden_action(kingdom))
    return claim_options(state, kingdom)


def apply(state: Any, action: int) -> None:
    kingdom = state.kingdom[acting_seat(state)]
    if state.phase == PLACE:
        place_or_discard(kingdom, state.line[state.turn], action)
        if action == discard_action(kingdom):
            _go_to_claim(state)
        else:
            direction = action // area(kingdom)
            state.placed_left = action - direction * area(kingdom)
            state.placed_right = second_cell(kingdom, state.placed_left, direction)
            state.phase = GARDEN
    elif state.phase == GARDEN:
        cell = state.placed_left if action == garden_action(kingdom) else state.placed_right
        add(kingdom, GARDENS, single(kingdom, position_of(kingdom, cell)))
        state.placed_left = 0
        state.placed_right = 0
        _go_to_claim(state)
    else:
        claim(state, action - claim_action(state))
        if state.round_number == 0:
            continue_opening(state)
        elif round_is_over(state):
            advance_line(state)


@kernel
def _go_to_claim(state: Any) -> None:
    if state.next_count > 0:
        state.phase = CLAIM
    elif round_is_over(state):
        advance_line(state)


def is_sound(state: Any) -> bool:
    phase = state.phase
    is_common = phase == CLAIM or phase == PLACE or phase == DRAW_KING or phase == LAY_LINE or phase == OVER
    if not (is_common or phase == GARDEN):
        return False
    if state.kingdom_count != state.seats or not draft_is_sound(state, BEFORE_CLAIM):
        return False
    if not (box_is_sound(state.hidden[0], state.lines_left * state.line_size) and kingdoms_are_sound(state)):
        return False
    for number in range(state.kingdom_count):
        kingdom = state.kingdom[number]
        if some(load(kingdom, GARDENS) & ~(load(kingdom, OCCUPIED) & ~load(kingdom, CASTLE))):
            return False
    if phase != GARDEN:
        return True
    kingdom = state.kingdom[acting_seat(state)]
    return is_ground(kingdom, state.placed_left) and is_ground(kingdom, state.placed_right)
