"""The evaluation V of one kingdom, and the policy that takes the option of the greatest V in every decision.

V is the points so far, exactly, and what the weights say about those to come. A claimed domino is valued by its best
placement, a building by its best site, a caveman by its cheapest price and best square: every option is followed to
the point where its effect can be seen.
"""

from typing import Any

import numpy as np

from fiefdom.bots.mind.desk import F64, FOLLOWED, I64, TRIED
from fiefdom.bots.mind.families import NO_DOMINO, gain_at_once, note_others, other_points
from fiefdom.bots.mind.tables import PLACES, place_table
from fiefdom.bots.mind.territories import (
    dominoes_taken,
    look_at_hidden,
    note_ground,
    placement_value,
    room_left,
    stage_of,
    sum_up,
    survey,
)
from fiefdom.engine.actions import area, claim_action, discard_action, pass_action
from fiefdom.engine.bits import Board, lowest, some, without_lowest
from fiefdom.engine.compiled import compiled_twin, inlined, kernel
from fiefdom.engine.draft import acting_seat
from fiefdom.engine.families import KINGDOMINO, ORIGINS
from fiefdom.engine.families.origins.actions import give_action, pair_action
from fiefdom.engine.families.origins.fields import GIVE, PAY, SETTLE
from fiefdom.engine.families.queendomino.actions import DRAGON_AFTER_PASS
from fiefdom.engine.families.queendomino.builders import free_sites, price_for
from fiefdom.engine.families.queendomino.fields import DRAGON, SITE
from fiefdom.engine.families.queendomino.scoring import building_points
from fiefdom.engine.families.queendomino.tables import BUILDING_CROWNS, BUILDING_KNIGHTS, BUILDING_TOWERS
from fiefdom.engine.family import acting_kingdom, apply, kingdom_number, options, points
from fiefdom.engine.frame import cell_of
from fiefdom.engine.kingdom import is_centred, placements
from fiefdom.engine.layout import CLAIM, NOBODY, PAIR, PLACE
from fiefdom.engine.options import write_list
from fiefdom.engine.traits import family, layout_of_type

# The dragon's reckoning: squares that a crown in a town counts, and what a buyer would find instead.
SQUARES_OF_A_TOWN, ANOTHER_BUILDING = 3, 4


@inlined
def acting_number(state: Any) -> int:
    """The kingdom of the seat whose decision is awaited."""
    return I64(kingdom_number(state, acting_seat(state)))


# ------------------------------------------------------------------ the evaluation


@kernel
def note_features(state: Any, number: int, desk: Any) -> int:
    """Write the entries that make up V of a kingdom; returns how many. The kingdom is surveyed, the trend is noted."""
    kingdom = state.kingdom[number]
    survey(kingdom, desk)
    stage = stage_of(desk, dominoes_taken(kingdom))
    noted = note_ground(kingdom, desk, stage, I64(kingdom.discards))
    return note_others(state, number, desk, stage, noted, NO_DOMINO)


@kernel
def evaluate(state: Any, number: int, desk: Any, weights: Any) -> float:
    """V of a kingdom: the points it will have at the end, as far as can be told."""
    kingdom = state.kingdom[number]
    noted = note_features(state, number, desk)
    stage = stage_of(desk, dominoes_taken(kingdom))
    return points(state, number) + sum_up(kingdom, desk, weights, stage, noted)


@kernel
def other_value(state: Any, number: int, desk: Any, weights: Any, stage: int, domino: int) -> float:
    """The part of V that is not ground: the same for every placement of a domino."""
    value = F64(other_points(state, number, domino))
    for index in range(note_others(state, number, desk, stage, 0, domino)):
        value += weights[desk.active[index]]
    return value


@kernel
def discard_value(state: Any, number: int, desk: Any, weights: Any, stage: int) -> float:
    """V of the ground of a surveyed kingdom that has to discard one more domino."""
    kingdom = state.kingdom[number]
    value = sum_up(kingdom, desk, weights, stage, note_ground(kingdom, desk, stage, kingdom.discards + 1))
    for index in range(desk.territories):
        value += desk.squares[index] * desk.crowns[index]
    if is_centred(kingdom):
        value += 10 * state.middle_kingdom
    return value


# ------------------------------------------------------------------ placements and claims


@inlined
def _cells(four: Any, direction: int) -> Board:
    rightward, downward, leftward, upward = four
    return rightward if direction == 0 else downward if direction == 1 else leftward if direction == 2 else upward


@kernel
def weigh_placements(state: Any, number: int, desk: Any, weights: Any, domino: int, stage: int) -> int:
    """Write all placements of a domino (or its discard) with their ground values; the kingdom must be surveyed."""
    kingdom = state.kingdom[number]
    centred = is_centred(kingdom)
    empty = room_left(kingdom, centred)
    four = placements(kingdom, domino)
    found = 0
    for direction in range(4):
        cells = _cells(four, direction)
        while some(cells):
            position = lowest(cells)
            value, left_size, right_size = placement_value(
                state, kingdom, desk, weights, stage, empty, centred, domino, position, direction
            )
            desk.action[found] = direction * area(kingdom) + cell_of(kingdom, position)
            desk.value[found] = value + gain_at_once(
                kingdom, desk, weights, stage, empty, domino, position, direction, left_size, right_size
            )
            found += 1
            cells = without_lowest(cells)
    if found == 0:
        desk.action[0] = discard_action(kingdom)
        desk.value[0] = discard_value(state, number, desk, weights, stage)
        found = 1
    return found


@kernel
def best_of(desk: Any, found: int) -> int:
    """The index of the first option with the greatest value."""
    best = 0
    for index in range(1, found):
        if desk.value[index] > desk.value[best]:
            best = index
    return best


@kernel
def holding_value(state: Any, number: int, desk: Any, weights: Any, domino: int, stage: int) -> float:
    """V of a surveyed kingdom with one more domino where it fits best."""
    best = best_of(desk, weigh_placements(state, number, desk, weights, domino, stage))
    return desk.value[best] + other_value(state, number, desk, weights, stage, domino)


@kernel
def weigh_claims(state: Any, number: int, desk: Any, weights: Any) -> int:
    """Write the free dominoes of the next line with the value of holding each, and of its place."""
    kingdom = state.kingdom[number]
    survey(kingdom, desk)
    stage = stage_of(desk, dominoes_taken(kingdom) + 1)
    values = desk.claim_value
    for index in range(state.next_count):
        if state.next_king[index] == NOBODY:
            values[index] = holding_value(state, number, desk, weights, I64(state.next_line[index]), stage)
            values[index] += weights[place_table(kingdom) + stage * PLACES + index]
    found = 0
    for index in range(state.next_count):
        if state.next_king[index] == NOBODY:
            desk.action[found] = claim_action(state) + index
            desk.value[found] = values[index]
            found += 1
    return found


# ------------------------------------------------------------------ all other decisions


@kernel
def _weigh_pairs(state: Any, number: int, desk: Any, weights: Any) -> int:
    """O2: the outer and the inner pair, each domino valued by itself."""
    survey(state.kingdom[number], desk)
    stage = stage_of(desk, 1)
    values = desk.claim_value
    for inner in range(2):
        one = holding_value(state, number, desk, weights, I64(state.next_line[inner]), stage)
        values[inner] = one + holding_value(state, number, desk, weights, I64(state.next_line[3 - inner]), stage)
    found = 0
    for inner in range(2):
        if state.next_king[inner] == NOBODY:
            desk.action[found] = pair_action(state) + inner
            desk.value[found] = values[inner]
            found += 1
    return found


@kernel
def _best_next(desk: Any, number: int, weights: Any) -> None:
    """In the state that is tried, carry out the option of the decision awaited that has the greatest V."""
    tried = desk.state[TRIED]
    found = write_list(acting_kingdom(tried), options(tried), desk.next_action)
    best, best_value = 0, -np.inf
    for index in range(found):
        desk.state[FOLLOWED] = tried
        apply(desk.state[FOLLOWED], desk.next_action[index])
        value = _quick_value(desk.state[FOLLOWED], number, desk, weights)
        if value > best_value:
            best, best_value = index, value
    apply(tried, desk.next_action[best])


def _quick_value(state: Any, number: int, desk: Any, weights: Any) -> float:
    """V; Origins: without the ground, which paying and settling leave as it is."""
    quick = _value_but_ground if family(state) == ORIGINS else evaluate
    return float(quick(state, number, desk, weights))


@compiled_twin(_quick_value)
def _compiled_quick_value(state: Any, number: Any, desk: Any, weights: Any) -> Any:
    if layout_of_type(state).family.number == ORIGINS:
        return _value_but_ground
    return lambda state, number, desk, weights: evaluate(state, number, desk, weights)


def _value_but_ground(state: Any, number: int, desk: Any, weights: Any) -> float:
    stage = stage_of(desk, dominoes_taken(state.kingdom[number]))
    return other_value(state, number, desk, weights, stage, NO_DOMINO)


@kernel
def _worth_to_others(state: Any, number: int, space: int) -> float:
    """The most that the building on a space is worth to a kingdom that could buy it, shared among all others."""
    kind = state.space[space]
    most = 0
    for other in range(state.kingdom_count):
        kingdom = state.kingdom[other]
        if other != number and some(free_sites(kingdom)) and price_for(state, other, space) <= kingdom.coins:
            worth = building_points(kingdom, kind) + BUILDING_KNIGHTS[kind] + BUILDING_TOWERS[kind]
            most = max(most, worth + SQUARES_OF_A_TOWN * BUILDING_CROWNS[kind])
    return max(0, most - ANOTHER_BUILDING) / (state.kingdom_count - 1)


def _weigh_building_steps(state: Any, number: int, desk: Any, weights: Any) -> int:
    """Taxes, buildings, sites; the dragon takes from the others what it burns (Q11)."""
    found = write_list(state.kingdom[number], options(state), desk.action)
    for index in range(found):
        value = _value_after(state, number, desk, weights, desk.action[index])
        space = desk.action[index] - pass_action(state) - DRAGON_AFTER_PASS
        if state.phase == DRAGON and space >= 0:
            value += _worth_to_others(state, number, space)
        desk.value[index] = value
    return found


def _weigh_tribal_steps(state: Any, number: int, desk: Any, weights: Any) -> int:
    """Eruptions and recruits; a totem goes to whoever has least (O9)."""
    if state.phase == PAIR:
        return _weigh_pairs(state, number, desk, weights)
    found = write_list(state.kingdom[number], options(state), desk.action)
    for index in range(found):
        if state.phase == GIVE:
            desk.value[index] = -points(state, desk.action[index] - give_action(state))
        else:
            desk.value[index] = _value_after(state, number, desk, weights, desk.action[index])
    return found


@kernel
def _value_after(state: Any, number: int, desk: Any, weights: Any, action: int) -> float:
    """V after one option, followed to where its effect can be seen."""
    desk.state[TRIED] = state
    tried = desk.state[TRIED]
    apply(tried, action)
    while tried.phase == SITE or tried.phase == PAY or tried.phase == SETTLE:
        _best_next(desk, number, weights)
    return evaluate(tried, number, desk, weights)


def _weigh_steps(state: Any, number: int, desk: Any, weights: Any) -> int:
    """The decisions that only some families know."""
    steps = _weigh_tribal_steps if family(state) == ORIGINS else _weigh_building_steps
    return steps(state, number, desk, weights)


@compiled_twin(_weigh_steps)
def _compiled_weigh_steps(state: Any, number: Any, desk: Any, weights: Any) -> Any:
    memory = layout_of_type(state)
    if memory.family.number == KINGDOMINO:
        return lambda state, number, desk, weights: 0
    return _weigh_tribal_steps if memory.family.number == ORIGINS else _weigh_building_steps


@kernel
def weigh(state: Any, desk: Any, weights: Any) -> int:
    """Write the options of the decision awaited with their values on the desk, ascending; returns how many.

    Values of one decision can be compared with each other, not with those of another.
    """
    look_at_hidden(state, desk)
    number = acting_number(state)
    if state.phase == PLACE:
        kingdom = state.kingdom[number]
        survey(kingdom, desk)
        stage = stage_of(desk, dominoes_taken(kingdom) + 1)
        return weigh_placements(state, number, desk, weights, I64(state.line[state.turn]), stage)
    if state.phase == CLAIM:
        return weigh_claims(state, number, desk, weights)
    return _weigh_steps(state, number, desk, weights)


@inlined
def _only_place(state: Any) -> int:
    """The place of the next line that is left if there is only one, else NOBODY."""
    only, free = NOBODY, 0
    for index in range(state.next_count):
        if state.next_king[index] == NOBODY:
            only = index
            free += 1
    return only if free == 1 else NOBODY


@kernel
def best_action(state: Any, desk: Any, weights: Any) -> int:
    """What the policy does."""
    if state.phase == CLAIM:
        place = _only_place(state)
        if place != NOBODY:
            return claim_action(state) + place
    return desk.action[best_of(desk, weigh(state, desk, weights))]
