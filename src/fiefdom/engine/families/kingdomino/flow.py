"""Kingdomino: place, then claim (K4)."""

from typing import Any

import numpy as np

from fiefdom.engine.actions import claim_action
from fiefdom.engine.draft import (
    acting_seat,
    advance_line,
    claim,
    claim_options,
    continue_opening,
    draw_kind,
    draw_line,
    is_line,
    lay_line,
    round_is_over,
    take_up_king,
)
from fiefdom.engine.layout import CLAIM, DRAW_KING, LAY_LINE, PLACE
from fiefdom.engine.options import Options
from fiefdom.engine.placing import place_or_discard, placement_options


def actions_in_play(state: Any) -> int:
    return claim_action(state) + state.line_size


def options(state: Any) -> Options:
    kingdom = state.kingdom[acting_seat(state)]
    if state.phase == PLACE:
        return placement_options(kingdom, state.line[state.turn])
    return claim_options(state, kingdom)


def apply(state: Any, action: int) -> None:
    if state.phase == PLACE:
        place_or_discard(state.kingdom[acting_seat(state)], state.line[state.turn], action)
        if state.next_count > 0:
            state.phase = CLAIM
            return
    else:
        claim(state, action - claim_action(state))
        if state.round_number == 0:
            continue_opening(state)
            return
    if round_is_over(state):
        advance_line(state)


def draw_chance(state: Any, random: Any) -> Any:
    if state.phase == DRAW_KING:
        return np.uint64(draw_kind(state.undrawn, state.undrawn_kings, random))
    return draw_line(state, 0, random)


def can_happen(state: Any, outcome: Any) -> bool:
    if state.phase == DRAW_KING:
        return outcome < np.uint64(state.seats) and state.undrawn[outcome] > 0
    return state.phase == LAY_LINE and is_line(state, 0, outcome)


def reveal(state: Any, outcome: Any) -> None:
    if state.phase == DRAW_KING:
        take_up_king(state, np.int64(outcome))
        return
    lay_line(state, 0, outcome)
    if state.round_number < 0:
        state.round_number = 0
        state.phase = DRAW_KING
    else:
        state.phase = PLACE
