"""Origins: place, erupt, totems, claim, recruit (O1-O14); Discovery, Totem and Tribe are modes of one flow."""

from typing import Any

import numpy as np

from fiefdom.engine.actions import area, claim_action, discard_action, pass_action
from fiefdom.engine.compiled import inlined, kernel
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
from fiefdom.engine.families.origins.actions import erupt_action, give_action, pair_action, pay_action, settle_action
from fiefdom.engine.families.origins.fields import (
    CAVEMAN_KINDS,
    DISCOVERY,
    ERUPT,
    GIVE,
    PAY,
    RECRUIT,
    RESOURCE,
    SETTLE,
    TOTEM,
    TRIBE,
    TURN_CAVEMAN,
)
from fiefdom.engine.families.origins.tables import (
    LEFT_CRATERS,
    LEFT_RESOURCE,
    ORIGINS_DOMINOES,
    RIGHT_CRATERS,
    RIGHT_RESOURCE,
)
from fiefdom.engine.families.origins.totems import pass_totems
from fiefdom.engine.families.origins.tribe import (
    cave_has_room,
    choose_recruit,
    free_squares,
    pay,
    payable,
    recruit_choices,
    settle,
    turn_up_caveman,
)
from fiefdom.engine.families.origins.volcanoes import eruption_targets, set_fire
from fiefdom.engine.frame import add, position_of, single
from fiefdom.engine.layout import CLAIM, DRAW_KING, LAY_LINE, NOBODY, PAIR, PLACE
from fiefdom.engine.options import Options, of_cells, of_choices
from fiefdom.engine.placing import place_or_discard, placement_options, second_cell

ONE = np.uint64(1)


def actions_in_play(state: Any) -> int:
    if state.mode == TRIBE:
        return settle_action(state) + area(state)
    return pass_action(state) if state.mode == TOTEM else give_action(state)


def options(state: Any) -> Options:
    kingdom = state.kingdom[acting_seat(state)]
    if state.phase == PLACE:
        return placement_options(kingdom, state.line[state.turn])
    if state.phase == CLAIM:
        return claim_options(state, kingdom)
    if state.phase == ERUPT:
        return of_cells(kingdom, eruption_targets(state, kingdom), erupt_action(kingdom))
    if state.phase == RECRUIT:
        return of_choices(kingdom, recruit_choices(state, kingdom) | ONE, pass_action(kingdom))
    if state.phase == PAY:
        return of_cells(kingdom, payable(state, kingdom), pay_action(kingdom))
    if state.phase == SETTLE:
        return of_cells(kingdom, free_squares(kingdom), settle_action(kingdom))
    if state.phase == GIVE:
        return of_choices(kingdom, np.uint64(state.receivers), give_action(kingdom))
    return of_choices(kingdom, free_pairs(state), pair_action(kingdom))


@inlined
def free_pairs(state: Any) -> Any:
    """O2: bit 0 the outer pair of the first line, bit 1 the inner pair."""
    outer = ONE if state.next_king[0] == NOBODY else np.uint64(0)
    return outer | np.uint64(2) if state.next_king[1] == NOBODY else outer


def apply(state: Any, action: int) -> None:
    number = acting_seat(state)
    kingdom = state.kingdom[number]
    if state.phase == PLACE:
        _place(state, number, action)
    elif state.phase == CLAIM:
        claim(state, action - claim_action(state))
        _after_claim(state, kingdom)
    elif state.phase == ERUPT:
        set_fire(state, kingdom, position_of(kingdom, action - erupt_action(kingdom)))
        _after_placement(state, number)
    elif state.phase == GIVE:
        state.totem[state.given_totem] = action - give_action(kingdom)
        state.given_totem = 0
        state.receivers = 0
        _go_to_claim(state)
    elif state.phase == PAIR:
        _claim_pair(state, action - pair_action(kingdom))
    else:
        _recruit(state, kingdom, action)


@kernel
def _place(state: Any, number: int, action: int) -> None:
    """Place or discard; a placed domino brings its resources (O8), and a volcano erupts (O4)."""
    kingdom = state.kingdom[number]
    domino = state.line[state.turn]
    place_or_discard(kingdom, domino, action)
    if action == discard_action(kingdom):
        _go_to_claim(state)
        return
    direction = action // area(kingdom)
    left = action - direction * area(kingdom)
    right = second_cell(kingdom, left, direction)
    if state.mode != DISCOVERY:
        if ORIGINS_DOMINOES[domino, LEFT_RESOURCE]:
            add(kingdom, RESOURCE, single(kingdom, position_of(kingdom, left)))
        if ORIGINS_DOMINOES[domino, RIGHT_RESOURCE]:
            add(kingdom, RESOURCE, single(kingdom, position_of(kingdom, right)))
    if ORIGINS_DOMINOES[domino, LEFT_CRATERS] or ORIGINS_DOMINOES[domino, RIGHT_CRATERS]:
        on_left = ORIGINS_DOMINOES[domino, LEFT_CRATERS] > 0
        state.volcano_cell = left if on_left else right
        state.volcano_craters = ORIGINS_DOMINOES[domino, LEFT_CRATERS if on_left else RIGHT_CRATERS]
        state.phase = ERUPT
    else:
        _after_placement(state, number)


@kernel
def _after_placement(state: Any, number: int) -> None:
    """Totems change hands after the eruption (O9)."""
    if state.mode == TOTEM and pass_totems(state, number):
        state.phase = GIVE
    else:
        _go_to_claim(state)


@kernel
def _go_to_claim(state: Any) -> None:
    if state.next_count > 0:
        state.phase = CLAIM
    else:
        _finish_turn(state)


@kernel
def _after_claim(state: Any, kingdom: Any) -> None:
    """O12: recruiting follows the claim of the next domino."""
    if state.round_number == 0:
        continue_opening(state)
    elif state.mode == TRIBE and recruit_choices(state, kingdom) != np.uint64(0):
        state.phase = RECRUIT
    else:
        _finish_turn(state)


@kernel
def _recruit(state: Any, kingdom: Any, action: int) -> None:
    """One step of recruiting: choose or pass, pay, settle."""
    if state.phase == RECRUIT:
        step = action - pass_action(kingdom)
        if step == 0:
            _finish_turn(state)
        else:
            choose_recruit(state, step)
            state.phase = PAY
    elif state.phase == PAY:
        pay(state, kingdom, position_of(kingdom, action - pay_action(kingdom)))
        if state.payments_left == 0:
            state.phase = SETTLE
    else:
        settle(state, kingdom, position_of(kingdom, action - settle_action(kingdom)))
        _finish_turn(state)


@kernel
def _finish_turn(state: Any) -> None:
    if round_is_over(state):
        advance_line(state)


@kernel
def _claim_pair(state: Any, inner: int) -> None:
    """O2: one player claims the outer or the inner pair, then the other player the remaining one."""
    state.next_king[inner] = state.drawn
    state.next_king[3 - inner] = state.drawn
    state.undrawn[state.drawn] -= 1
    state.undrawn_kings -= 1
    if state.undrawn_kings == 0:
        advance_line(state)
    else:
        take_up_king(state, 1 - state.drawn)


@kernel
def fill_cave(state: Any) -> None:
    """Turn up the next caveman, or go on to the first line during set-up, else to the round (O11, O14)."""
    if cave_has_room(state):
        state.phase = TURN_CAVEMAN
    elif state.round_number < 0:
        state.phase = LAY_LINE
    else:
        state.phase = PLACE


def draw_chance(state: Any, random: Any) -> Any:
    if state.phase == LAY_LINE:
        return draw_line(state, 0, random)
    if state.phase == DRAW_KING:
        return np.uint64(draw_kind(state.undrawn, state.undrawn_kings, random))
    return np.uint64(draw_kind(state.hidden_caveman, state.hidden_cavemen, random))


def can_happen(state: Any, outcome: Any) -> bool:
    if state.phase == LAY_LINE:
        return is_line(state, 0, outcome)
    if state.phase == DRAW_KING:
        return outcome < np.uint64(state.seats) and state.undrawn[outcome] > 0
    if state.phase == TURN_CAVEMAN:
        return outcome < np.uint64(CAVEMAN_KINDS) and state.hidden_caveman[outcome] > 0
    return False


def reveal(state: Any, outcome: Any) -> None:
    if state.phase == LAY_LINE:
        lay_line(state, 0, outcome)
        if state.round_number < 0:
            state.round_number = 0
            state.phase = DRAW_KING
        elif state.mode == TRIBE:
            fill_cave(state)
        else:
            state.phase = PLACE
    elif state.phase == DRAW_KING:
        take_up_king(state, np.int64(outcome))
    else:
        turn_up_caveman(state, np.int64(outcome))
        fill_cave(state)
