"""The evaluation V of one kingdom, and the policy that takes the option with the greatest V in every decision.

V is the exact points so far plus what the weights predict for the rest of the game. A claimed domino is valued by its
best placement, a building by its best site, a caveman by its cheapest price and best square: every option is followed
until its effect can be seen.
"""

from typing import Any

import numpy as np

from fiefdom.bots.kernels.hooks import NO_DOMINO, gain_at_once, is_unfinished, note_others, other_points
from fiefdom.bots.kernels.territories import (
    dominoes_taken,
    look_at_hidden,
    note_ground,
    placement_value,
    price_territories,
    room_left,
    stage_of,
    sum_up,
    survey,
)
from fiefdom.bots.kernels.weight_tables import PLACES, denial_table, place_table
from fiefdom.bots.kernels.workspace import F64, FOLLOWED, I64, TRIED
from fiefdom.engine.actions import area, claim_action, discard_action
from fiefdom.engine.bits import Board, lowest, some, without_lowest
from fiefdom.engine.compiled import inlined, kernel
from fiefdom.engine.dispatch import family_hook
from fiefdom.engine.draft import acting_seat
from fiefdom.engine.family import acting_kingdom, apply, kingdom_number, options, points
from fiefdom.engine.frame import cell_of, load, position_of, store
from fiefdom.engine.kingdom import is_centred, lay, placements
from fiefdom.engine.layout import CLAIM, NOBODY, OCCUPIED, PLACE
from fiefdom.engine.options import write_list


@inlined
def acting_number(state: Any) -> int:
    """The kingdom of the seat to move."""
    return I64(kingdom_number(state, acting_seat(state)))


# ------------------------------------------------------------------ the evaluation


@kernel
def note_features(state: Any, number: int, workspace: Any) -> int:
    """Write the entries that make up V of a kingdom; returns how many. Surveys the kingdom, too."""
    kingdom = state.kingdom[number]
    survey(kingdom, workspace)
    stage = stage_of(workspace, dominoes_taken(kingdom))
    noted = note_ground(kingdom, workspace, stage, I64(kingdom.discards))
    return note_others(state, number, workspace, stage, noted, NO_DOMINO)


@kernel
def evaluate(state: Any, number: int, workspace: Any, weights: Any) -> float:
    """V of a kingdom: an estimate of its final points."""
    kingdom = state.kingdom[number]
    noted = note_features(state, number, workspace)
    stage = stage_of(workspace, dominoes_taken(kingdom))
    return points(state, number) + sum_up(kingdom, workspace, weights, stage, noted)


@kernel
def other_value(state: Any, number: int, workspace: Any, weights: Any, stage: int, domino: int) -> float:
    """The part of V that does not come from territories: the same for every placement of a domino."""
    value = F64(other_points(state, number, domino))
    for index in range(note_others(state, number, workspace, stage, 0, domino)):
        value += weights[workspace.active[index]]
    return value


@kernel
def discard_value(state: Any, number: int, workspace: Any, weights: Any, stage: int) -> float:
    """V of the territories of a surveyed kingdom that has to discard one more domino."""
    kingdom = state.kingdom[number]
    value = sum_up(kingdom, workspace, weights, stage, note_ground(kingdom, workspace, stage, kingdom.discards + 1))
    for index in range(workspace.territories):
        value += workspace.squares[index] * workspace.crowns[index]
    if is_centred(kingdom):
        value += 10 * state.middle_kingdom
    return value


# ------------------------------------------------------------------ placements and claims


@kernel
def survey_for_next(kingdom: Any, workspace: Any, weights: Any) -> int:
    """List and price the territories of a kingdom for its next domino; returns the stage it will have then."""
    survey(kingdom, workspace)
    stage = stage_of(workspace, dominoes_taken(kingdom) + 1)
    price_territories(kingdom, workspace, weights, stage)
    return stage


@inlined
def place_entry(kingdom: Any, stage: int, place: int) -> int:
    return place_table(kingdom) + stage * PLACES + min(place, PLACES - 1)


@inlined
def _cells(four: Any, direction: int) -> Board:
    rightward, downward, leftward, upward = four
    return rightward if direction == 0 else downward if direction == 1 else leftward if direction == 2 else upward


@kernel
def weigh_placements(state: Any, number: int, workspace: Any, weights: Any, domino: int, stage: int) -> int:
    """Write all placements of a domino (or its discard) with their territory values; the kingdom must be priced."""
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
                state, kingdom, workspace, weights, stage, empty, centred, domino, position, direction
            )
            workspace.action[found] = direction * area(kingdom) + cell_of(kingdom, position)
            workspace.value[found] = value + gain_at_once(
                kingdom, workspace, weights, stage, empty, domino, position, direction, left_size, right_size
            )
            found += 1
            cells = without_lowest(cells)
    if found == 0:
        workspace.action[0] = discard_action(kingdom)
        workspace.value[0] = discard_value(state, number, workspace, weights, stage)
        found = 1
    return found


@kernel
def best_of(workspace: Any, found: int) -> int:
    """The index of the first option with the greatest value."""
    best = 0
    for index in range(1, found):
        if workspace.value[index] > workspace.value[best]:
            best = index
    return best


@kernel
def holding_value(state: Any, number: int, workspace: Any, weights: Any, domino: int, stage: int) -> float:
    """V of a priced kingdom with one more domino where it fits best."""
    best = best_of(workspace, weigh_placements(state, number, workspace, weights, domino, stage))
    return workspace.value[best] + other_value(state, number, workspace, weights, stage, domino)


@kernel
def _place_best(state: Any, number: int, workspace: Any, weights: Any, domino: int) -> None:
    """Place a domino in a kingdom where it is worth most, without its effects on anything but the ground."""
    kingdom = state.kingdom[number]
    stage = survey_for_next(kingdom, workspace, weights)
    best = best_of(workspace, weigh_placements(state, number, workspace, weights, domino, stage))
    action = workspace.action[best]
    if action == discard_action(kingdom):
        kingdom.discards += 1
    else:
        lay(kingdom, domino, position_of(kingdom, action % area(kingdom)), action // area(kingdom))


@kernel
def _place_pending(state: Any, number: int, workspace: Any, weights: Any) -> Any:
    """A copy of the state in which a kingdom has placed all dominoes that it owns; the acting king's lies already."""
    workspace.state[FOLLOWED] = state
    found = workspace.state[FOLLOWED]
    for turn in range(state.turn + 1, state.turns):
        if kingdom_number(state, state.line_king[turn]) == number:
            _place_best(found, number, workspace, weights, I64(state.line[turn]))
    for place in range(state.next_count):
        if state.next_king[place] != NOBODY and kingdom_number(state, state.next_king[place]) == number:
            _place_best(found, number, workspace, weights, I64(state.next_line[place]))
    return found


@kernel
def _value_claims(state: Any, number: int, workspace: Any, weights: Any, values: Any) -> None:
    """Write the value of each free domino of the next line and of its place to a kingdom."""
    kingdom = state.kingdom[number]
    stage = survey_for_next(kingdom, workspace, weights)
    for index in range(state.next_count):
        if state.next_king[index] == NOBODY:
            domino = I64(state.next_line[index])
            best = best_of(workspace, weigh_placements(state, number, workspace, weights, domino, stage))
            workspace.claim_placement[index] = workspace.action[best]
            values[index] = workspace.value[best] + other_value(state, number, workspace, weights, stage, domino)
            values[index] += weights[place_entry(kingdom, stage, index)]


@kernel
def _best_free(state: Any, taken: int, values: Any) -> int:
    """The free place with the greatest value that is not in the set `taken`, or NOBODY."""
    best = NOBODY
    for index in range(state.next_count):
        if state.next_king[index] == NOBODY and taken >> index & 1 == 0:
            if best == NOBODY or values[index] > values[best]:
                best = index
    return best


@kernel
def _value_rest(state: Any, number: int, workspace: Any, denial: float, first: int) -> float:
    """What the kings who claim after one place was taken get: own ones less a share of that of the others."""
    taken = 1 << first
    value = 0.0
    for turn in range(state.turn + 1, state.turns):
        other = I64(kingdom_number(state, state.line_king[turn]))
        values = workspace.claim_value[other]
        best = _best_free(state, taken, values)
        if best != NOBODY:
            taken |= 1 << best
            value += values[best] if other == number else -denial * values[best]
    return value


@kernel
def _value_rivals(state: Any, number: int, workspace: Any, weights: Any) -> None:
    """Write what the free dominoes are worth to each kingdom that claims later in this round."""
    known = 1 << number
    for turn in range(state.turn + 1, state.turns):
        other = I64(kingdom_number(state, state.line_king[turn]))
        if known >> other & 1 == 0:
            known |= 1 << other
            held = _place_pending(state, other, workspace, weights)
            _value_claims(held, other, workspace, weights, workspace.claim_value[other])


@inlined
def _denial(state: Any, number: int, workspace: Any, weights: Any) -> float:
    """How much a point of those who claim later counts against a claim; nothing before the first round."""
    stage = stage_of(workspace, dominoes_taken(state.kingdom[number]))
    return F64(weights[denial_table(state) + stage]) if state.round_number > 0 else 0.0


@kernel
def weigh_claims(state: Any, number: int, workspace: Any, weights: Any) -> int:
    """Write the free dominoes of the next line with the value of each and of its place.

    Claims that the others are going to make are foreseen: what they get counts against a claim.
    """
    denial = _denial(state, number, workspace, weights)
    values = workspace.claim_value[number]
    foreseen = denial > 0.0
    if foreseen:
        _value_claims(_place_pending(state, number, workspace, weights), number, workspace, weights, values)
        _value_rivals(state, number, workspace, weights)
    else:
        _value_claims(state, number, workspace, weights, values)
    found = 0
    for index in range(state.next_count):
        if state.next_king[index] == NOBODY:
            workspace.action[found] = claim_action(state) + index
            workspace.value[found] = values[index]
            if foreseen:
                workspace.value[found] += _value_rest(state, number, workspace, denial, index)
            found += 1
    return found


# ------------------------------------------------------------------ all other decisions


@kernel
def _best_next(workspace: Any, number: int, weights: Any) -> None:
    """Apply the option with the greatest V in the trial state."""
    tried = workspace.state[TRIED]
    found = write_list(acting_kingdom(tried), options(tried), workspace.next_action)
    best, best_value = 0, -np.inf
    for index in range(found):
        workspace.state[FOLLOWED] = tried
        apply(workspace.state[FOLLOWED], workspace.next_action[index])
        value = quick_value(workspace.state[FOLLOWED], number, workspace, weights)
        if value > best_value:
            best, best_value = index, value
    apply(tried, workspace.next_action[best])


@family_hook
def quick_value(state: Any, number: int, workspace: Any, weights: Any) -> float:
    """V, or the part of it that distinguishes the options of an unfinished decision."""
    return evaluate(state, number, workspace, weights)


@kernel
def value_after(state: Any, number: int, workspace: Any, weights: Any, action: int) -> float:
    """V after one option, followed until its effect can be seen."""
    workspace.state[TRIED] = state
    tried = workspace.state[TRIED]
    apply(tried, action)
    while is_unfinished(tried):
        _best_next(workspace, number, weights)
    return evaluate(tried, number, workspace, weights)


@family_hook
def weigh_steps(state: Any, number: int, workspace: Any, weights: Any) -> int:
    """Write the options of a decision that is neither a placement nor a claim, with their values; returns how many."""
    found = write_list(state.kingdom[number], options(state), workspace.action)
    for index in range(found):
        workspace.value[index] = value_after(state, number, workspace, weights, workspace.action[index])
    return found


@kernel
def weigh(state: Any, workspace: Any, weights: Any) -> int:
    """Write the options of the current decision with their values to the workspace, ascending; returns how many.

    Values can be compared only within one decision.
    """
    look_at_hidden(state, workspace)
    number = acting_number(state)
    if state.phase == PLACE:
        stage = survey_for_next(state.kingdom[number], workspace, weights)
        return weigh_placements(state, number, workspace, weights, I64(state.line[state.turn]), stage)
    if state.phase == CLAIM:
        return weigh_claims(state, number, workspace, weights)
    return weigh_steps(state, number, workspace, weights)


@inlined
def _only_place(state: Any) -> int:
    """The free place in the next line if there is only one, else NOBODY."""
    only, free = NOBODY, 0
    for index in range(state.next_count):
        if state.next_king[index] == NOBODY:
            only = index
            free += 1
    return only if free == 1 else NOBODY


@kernel
def best_action(state: Any, workspace: Any, weights: Any) -> int:
    """The action that the policy takes."""
    if state.phase == CLAIM:
        place = _only_place(state)
        if place != NOBODY:
            return claim_action(state) + place
    return workspace.action[best_of(workspace, weigh(state, workspace, weights))]


# ------------------------------------------------------------------ in simulations


@inlined
def forget_held(state: Any, workspace: Any) -> None:
    """Forget where claimed dominoes fit best: another game begins."""
    for number in range(state.kingdom_count):
        workspace.held_domino[number] = NO_DOMINO


@kernel
def _hold(state: Any, number: int, workspace: Any, place: int) -> None:
    """Remember where the domino at a place of the next line fits best in a kingdom that claims it."""
    workspace.held_domino[number] = state.next_line[place]
    workspace.held_action[number] = workspace.claim_placement[place]
    store(workspace.held[number], OCCUPIED, load(state.kingdom[number], OCCUPIED))


@kernel
def _is_held(state: Any, number: int, workspace: Any) -> bool:
    """Whether the domino to be placed was weighed when it was claimed, and no other was placed since."""
    if workspace.held_domino[number] != state.line[state.turn]:
        return False
    return bool(load(workspace.held[number], OCCUPIED) == load(state.kingdom[number], OCCUPIED))


@kernel
def quick_action(state: Any, workspace: Any, weights: Any) -> int:
    """The action that the policy takes in a simulation: a domino is placed where it fitted best when it was claimed.

    The policy itself would weigh it again, with the dominoes in mind that have turned up since.
    """
    number = acting_number(state)
    if state.phase == PLACE and _is_held(state, number, workspace):
        return workspace.held_action[number]
    action = best_action(state, workspace, weights)
    if state.phase == CLAIM and _only_place(state) == NOBODY and _denial(state, number, workspace, weights) == 0.0:
        _hold(state, number, workspace, action - claim_action(state))
    return action
