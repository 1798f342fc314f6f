"""Queendomino and Royal Wedding: place, tax, build, dragon, claim (Q5); lines alternate between both boxes (W1)."""

from typing import Any

import numpy as np

from fiefdom.engine.actions import area, claim_action, discard_action, pass_action
from fiefdom.engine.bits import some
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
from fiefdom.engine.families.queendomino.actions import BUILD_AFTER_PASS, DRAGON_AFTER_PASS, TAX_AFTER_PASS, site_action
from fiefdom.engine.families.queendomino.builders import (
    can_wake_dragon,
    fill_spaces,
    free_sites,
    price_for,
    put_building,
    slide_buildings,
    turn_up_building,
)
from fiefdom.engine.families.queendomino.fields import BUILD, BUILDING_KINDS, DRAGON, SITE, SPACES, TAX, TURN_BUILDING
from fiefdom.engine.families.queendomino.taxes import send_knights
from fiefdom.engine.frame import position_of
from fiefdom.engine.layout import CLAIM, DRAW_KING, LAY_LINE, NOBODY, PLACE
from fiefdom.engine.options import Options, of_cells, of_choices
from fiefdom.engine.placing import place_or_discard, placement_options, second_cell

ONE = np.uint64(1)


def kingdom_number(state: Any, seat: int) -> int:
    """W4: team-mates share a kingdom."""
    return seat >> state.teams


@inlined
def acting_kingdom(state: Any) -> int:
    return acting_seat(state) >> state.teams


def actions_in_play(state: Any) -> int:
    return claim_action(state) + state.line_size


def options(state: Any) -> Options:
    number = acting_kingdom(state)
    kingdom = state.kingdom[number]
    if state.phase == PLACE:
        return placement_options(kingdom, state.line[state.turn])
    if state.phase == CLAIM:
        return claim_options(state, kingdom)
    if state.phase == SITE:
        return of_cells(kingdom, free_sites(kingdom), site_action(kingdom))
    if state.phase == TAX:
        choices = tax_choices(kingdom)
    elif state.phase == BUILD:
        choices = build_choices(state, number)
    else:
        choices = dragon_choices(state)
    return of_choices(kingdom, choices | ONE, pass_action(kingdom))


@inlined
def tax_choices(kingdom: Any) -> Any:
    """D2: the first square, the second or both, depending on the number of knights."""
    both = np.uint64(7 << TAX_AFTER_PASS)
    either = np.uint64(3 << TAX_AFTER_PASS)
    return both if kingdom.knights > 1 else either


@inlined
def build_choices(state: Any, number: int) -> Any:
    """The spaces whose building the kingdom can afford (Q8)."""
    choices = np.uint64(0)
    for space in range(SPACES):
        if state.space[space] != NOBODY and price_for(state, number, space) <= state.kingdom[number].coins:
            choices |= ONE << np.uint64(BUILD_AFTER_PASS + space)
    return choices


@inlined
def dragon_choices(state: Any) -> Any:
    """The spaces with a building (Q11)."""
    choices = np.uint64(0)
    for space in range(SPACES):
        if state.space[space] != NOBODY:
            choices |= ONE << np.uint64(DRAGON_AFTER_PASS + space)
    return choices


def apply(state: Any, action: int) -> None:
    number = acting_kingdom(state)
    kingdom = state.kingdom[number]
    step = action - pass_action(kingdom)
    if state.phase == PLACE:
        _place(state, kingdom, action)
        if state.phase == PLACE:
            _go_to_build(state, number)
    elif state.phase == CLAIM:
        _claim(state, action)
    elif state.phase == TAX:
        if step > 0:
            send_knights(state, kingdom, step - TAX_AFTER_PASS + 1)
        state.placed_left = 0
        state.placed_right = 0
        _go_to_build(state, number)
    elif state.phase == BUILD and step > 0:
        space = step - BUILD_AFTER_PASS
        kingdom.coins -= price_for(state, number, space)
        state.chosen = state.space[space]
        state.space[space] = NOBODY
        state.phase = SITE
    elif state.phase == DRAGON:
        if step > 0:
            kingdom.coins -= 1
            state.space[step - DRAGON_AFTER_PASS] = NOBODY
            state.dragon_home = 0
        _go_to_claim(state)
    else:
        if state.phase == SITE:
            put_building(state, number, position_of(kingdom, action - site_action(kingdom)))
        _go_to_dragon(state, number)


@inlined
def _place(state: Any, kingdom: Any, action: int) -> None:
    """Place or discard; taxes come next if a domino was placed and a knight can be sent (Q6)."""
    place_or_discard(kingdom, state.line[state.turn], action)
    if action != discard_action(kingdom) and kingdom.knights > 0:
        direction = action // area(kingdom)
        state.placed_left = action - direction * area(kingdom)
        state.placed_right = second_cell(kingdom, state.placed_left, direction)
        state.phase = TAX


@kernel
def _go_to_build(state: Any, number: int) -> None:
    kingdom = state.kingdom[number]
    if some(free_sites(kingdom)) and build_choices(state, number) != np.uint64(0):
        state.phase = BUILD
    else:
        _go_to_dragon(state, number)


@kernel
def _go_to_dragon(state: Any, number: int) -> None:
    if can_wake_dragon(state, number) and dragon_choices(state) != np.uint64(0):
        state.phase = DRAGON
    else:
        _go_to_claim(state)


@kernel
def _go_to_claim(state: Any) -> None:
    if state.next_count > 0:
        state.phase = CLAIM
    elif round_is_over(state):
        _between_rounds(state)


@inlined
def _claim(state: Any, action: int) -> None:
    claim(state, action - claim_action(state))
    if state.round_number == 0:
        continue_opening(state)
    elif round_is_over(state):
        _between_rounds(state)


@kernel
def _between_rounds(state: Any) -> None:
    """C8 and Q12: the dragon goes home, the buildings slide, the spaces are filled, then the lines advance."""
    state.dragon_home = 1
    slide_buildings(state)
    prepare(state)


@kernel
def prepare(state: Any) -> None:
    """Fill the builders' board, then go on to the lines."""
    if fill_spaces(state):
        state.phase = TURN_BUILDING
    elif state.round_number < 0:
        state.phase = LAY_LINE
    else:
        advance_line(state)


def draw_chance(state: Any, random: Any) -> Any:
    if state.phase == LAY_LINE:
        return draw_line(state, state.box, random)
    if state.phase == DRAW_KING:
        return np.uint64(draw_kind(state.undrawn, state.undrawn_kings, random))
    return np.uint64(draw_kind(state.hidden_building, state.hidden_buildings, random))


def can_happen(state: Any, outcome: Any) -> bool:
    if state.phase == LAY_LINE:
        return is_line(state, state.box, outcome)
    if state.phase == DRAW_KING:
        return outcome < np.uint64(state.seats) and state.undrawn[outcome] > 0
    if state.phase == TURN_BUILDING:
        return outcome < np.uint64(BUILDING_KINDS) and state.hidden_building[outcome] > 0
    return False


def reveal(state: Any, outcome: Any) -> None:
    if state.phase == LAY_LINE:
        lay_line(state, state.box, outcome)
        state.box ^= state.wedding
        if state.round_number < 0:
            state.round_number = 0
            state.phase = DRAW_KING
        else:
            state.phase = PLACE
    elif state.phase == DRAW_KING:
        take_up_king(state, np.int64(outcome))
    else:
        turn_up_building(state, np.int64(outcome))
        prepare(state)
