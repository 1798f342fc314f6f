"""The engine's entry points: functions on arrays of states that release the GIL and are cached on disk once compiled.

Arrays of the wrong shape are refused with WRONG_SHAPE before anything is changed; illegal actions and impossible
outcomes are reported by a code and leave their state unchanged. Only `find_unsound` checks the states themselves:
`Engine` calls it for every array it is given, unless it is `trusted` because the caller has owned the array since
`new_states`.
"""

from typing import Any

import numpy as np

from fiefdom.engine.actions import area
from fiefdom.engine.compiled import entry, kernel
from fiefdom.engine.draft import acting_seat
from fiefdom.engine.family import (
    acting_kingdom,
    actions_in_play,
    apply,
    can_happen,
    draw_chance,
    is_sound,
    kingdom_number,
    options,
    play_rounds,
    points,
    reveal,
    sheet,
)
from fiefdom.engine.kingdom import largest_territory
from fiefdom.engine.layout import NOBODY, OVER, is_chance, is_decision
from fiefdom.engine.options import contains, draw, write_list, write_mask
from fiefdom.engine.random import stirred
from fiefdom.engine.scoring import all_crowns
from fiefdom.engine.sheets import SHEET_ROWS
from fiefdom.engine.traits import most_options

OK, ILLEGAL, NOT_AWAITED, WRONG_SHAPE = 0, 1, 2, 3


@entry
def find_unsound(states: Any) -> int:
    """The index of the first state that must not be passed to any other entry point, or -1."""
    for index in range(len(states)):
        if not is_sound(states[index]):
            return index
    return -1


@entry
def list_actions(states: Any, actions: Any, counts: Any) -> int:
    """Write each state's legal actions in ascending order, and their number (0 where no decision is awaited)."""
    if len(states) == 0 or len(actions) < len(states) or len(counts) < len(states):
        return WRONG_SHAPE
    if actions.shape[1] < most_options(states[0]):
        return WRONG_SHAPE
    for index in range(len(states)):
        state = states[index]
        counts[index] = 0
        if is_decision(state.phase):
            counts[index] = write_list(acting_kingdom(state), options(state), actions[index])
    return OK


@entry
def mask_actions(states: Any, masks: Any) -> int:
    """Set masks[i, action] to 1 for the legal actions of state i, to 0 for all others."""
    if len(masks) < len(states):
        return WRONG_SHAPE
    for index in range(len(states)):
        if masks.shape[1] < actions_in_play(states[index]):
            return WRONG_SHAPE
    for index in range(len(states)):
        state = states[index]
        if is_decision(state.phase):
            write_mask(acting_kingdom(state), options(state), masks[index])
        else:
            masks[index][:] = 0
    return OK


@entry
def apply_actions(states: Any, actions: Any, codes: Any) -> int:
    """Carry out one action in each state, or set its code to ILLEGAL or NOT_AWAITED and leave it unchanged."""
    if len(actions) < len(states) or len(codes) < len(states):
        return WRONG_SHAPE
    for index in range(len(states)):
        state = states[index]
        if not is_decision(state.phase):
            codes[index] = NOT_AWAITED
        elif contains(acting_kingdom(state), options(state), actions[index]):
            apply(state, actions[index])
            codes[index] = OK
        else:
            codes[index] = ILLEGAL
    return OK


@entry
def reveal_outcomes(states: Any, outcomes: Any, codes: Any) -> int:
    """Carry out one chance outcome in each state, or set its code to ILLEGAL or NOT_AWAITED and leave it unchanged."""
    if len(outcomes) < len(states) or len(codes) < len(states):
        return WRONG_SHAPE
    for index in range(len(states)):
        state = states[index]
        if not is_chance(state.phase):
            codes[index] = NOT_AWAITED
        elif can_happen(state, outcomes[index]):
            reveal(state, outcomes[index])
            codes[index] = OK
        else:
            codes[index] = ILLEGAL
    return OK


@entry
def draw_outcomes(states: Any, randoms: Any, outcomes: Any) -> int:
    """Write a random outcome for each state that awaits chance; the states are not changed."""
    if len(randoms) < len(states) or len(outcomes) < len(states):
        return WRONG_SHAPE
    for index in range(len(states)):
        state = states[index]
        if is_chance(state.phase):
            outcomes[index] = draw_chance(state, randoms[index : index + 1])
    return OK


@entry
def settle_chance(states: Any, randoms: Any) -> int:
    """Carry out random chance events in each state until a decision is awaited or the game is over."""
    if len(randoms) < len(states):
        return WRONG_SHAPE
    for index in range(len(states)):
        state = states[index]
        while is_chance(state.phase):
            reveal(state, draw_chance(state, randoms[index : index + 1]))
    return OK


@entry
def play_out(states: Any, randoms: Any, decisions: Any) -> int:
    """Play each game to its end at random and write how many decisions it took."""
    if len(randoms) < len(states) or len(decisions) < len(states):
        return WRONG_SHAPE
    for index in range(len(states)):
        state = states[index]
        random = randoms[index : index + 1]
        made = 0
        while state.phase != OVER:
            if is_decision(state.phase):
                apply(state, draw(acting_kingdom(state), options(state), random))
                made += 1
            else:
                by_rounds = play_rounds(state, random)
                made += by_rounds
                if by_rounds == 0:
                    reveal(state, draw_chance(state, random))
        decisions[index] = made
    return OK


@entry
def write_totals(states: Any, totals: Any) -> int:
    """Write each kingdom's total, as if the games ended now."""
    if len(totals) < len(states) or not _has_room(states, totals.shape[1]):
        return WRONG_SHAPE
    for index in range(len(states)):
        state = states[index]
        for number in range(state.kingdom_count):
            totals[index, number] = points(state, number)
    return OK


@entry
def write_standings(states: Any, standings: Any) -> int:
    """Write the ranking criteria of each kingdom (C12): total, squares of the largest territory, crowns."""
    if len(standings) < len(states) or standings.shape[2] < 3 or not _has_room(states, standings.shape[1]):
        return WRONG_SHAPE
    for index in range(len(states)):
        state = states[index]
        for number in range(state.kingdom_count):
            kingdom = state.kingdom[number]
            standings[index, number, 0] = points(state, number)
            standings[index, number, 1] = largest_territory(kingdom)
            standings[index, number, 2] = all_crowns(kingdom)
    return OK


@entry
def write_actors(states: Any, seats: Any, kingdoms: Any) -> int:
    """Write the seat whose decision is awaited and the kingdom it builds; NOBODY where no decision is awaited."""
    if len(seats) < len(states) or len(kingdoms) < len(states):
        return WRONG_SHAPE
    for index in range(len(states)):
        state = states[index]
        seats[index] = NOBODY
        kingdoms[index] = NOBODY
        if is_decision(state.phase):
            seats[index] = acting_seat(state)
            kingdoms[index] = kingdom_number(state, acting_seat(state))
    return OK


@kernel
def _has_room(states: Any, kingdoms: int) -> bool:
    for index in range(len(states)):
        if states[index].kingdom_count > kingdoms:
            return False
    return True


@entry
def write_sheet(states: Any, number: int, rows: Any, cells: Any) -> int:
    """Write the score sheet of a kingdom of states[0] (see `sheets`); returns the number of rows, or a negated code.

    The first rows are its territories; `cells` receives the row for each canvas cell that is in one.
    """
    if len(states) < 1 or rows.shape[0] < SHEET_ROWS or rows.shape[1] < 5 or len(cells) < area(states[0]):
        return -WRONG_SHAPE
    if number < 0 or number >= states[0].kingdom_count:
        return -WRONG_SHAPE
    return sheet(states[0], number, rows, cells)


@entry
def fold(words: Any, folded: Any) -> int:
    """Write one number per row that depends on every word in it: a signature of the state."""
    if len(folded) < len(words):
        return WRONG_SHAPE
    for index in range(len(words)):
        value: Any = np.uint64(0)
        for column in range(words.shape[1]):
            value = stirred(value, words[index, column])
        folded[index] = value
    return OK
