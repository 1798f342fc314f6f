"""Lines, kings, opening claims and rounds: the part of the flow that all games share (C5-C9)."""

from typing import Any

import numpy as np

from fiefdom.engine.actions import claim_action
from fiefdom.engine.bits import count, lowest, nth, without_lowest
from fiefdom.engine.compiled import anywhere, inlined, kernel
from fiefdom.engine.layout import (
    CLAIM,
    DRAW_KING,
    LAY_LINE,
    NOBODY,
    OPENING_DRAWN,
    OPENING_PAIRS,
    OVER,
    PAIR,
    PLACE,
)
from fiefdom.engine.options import Options, of_choices
from fiefdom.engine.random import below

ONE = np.uint64(1)
BOX_SIZE = 48


@anywhere
def acting_seat(state: Any) -> int:
    """The seat whose decision is awaited."""
    return state.drawn if state.round_number == 0 else state.line_king[state.turn]


@inlined
def claim_options(state: Any, kingdom: Any) -> Options:
    """The free dominoes of the next line (C5)."""
    free = np.uint64(0)
    for index in range(state.next_count):
        if state.next_king[index] == NOBODY:
            free |= ONE << np.uint64(index)
    return of_choices(kingdom, free, claim_action(state))


@inlined
def draw_line(state: Any, box: int, random: Any) -> Any:
    """A random line from a box, as a bit set of numbers; the state is not changed."""
    hidden = state.hidden[box]
    line = np.uint64(0)
    left = count(hidden)
    for _ in range(state.line_size):
        domino = ONE << np.uint64(nth(hidden, below(random, left)))
        line |= domino
        hidden &= ~domino
        left -= 1
    return line


@inlined
def lay_line(state: Any, box: int, line: Any) -> None:
    """Lay out the next line, in ascending order and unclaimed (C5)."""
    state.hidden[box] &= ~line
    state.lines_left -= 1
    state.next_count = state.line_size
    for index in range(state.line_size):
        state.next_line[index] = box * BOX_SIZE + lowest(line)
        state.next_king[index] = NOBODY
        line = without_lowest(line)


@inlined
def is_line(state: Any, box: int, line: Any) -> bool:
    """Whether a bit set is a line that could be drawn now."""
    return count(line) == state.line_size and (line & ~state.hidden[box]) == np.uint64(0)


@inlined
def draw_kind(counts: Any, total: int, random: Any) -> int:
    """A random index, weighted by `counts`; `total` is their sum and at least 1."""
    left = below(random, total)
    kind = 0
    while left >= counts[kind]:
        left -= counts[kind]
        kind += 1
    return kind


@inlined
def take_up_king(state: Any, seat: Any) -> None:
    """Make a king of this seat the next one to claim in the opening."""
    state.drawn = seat
    state.undrawn[seat] -= 1
    state.undrawn_kings -= 1
    state.phase = PAIR if state.opening == OPENING_PAIRS else CLAIM


@inlined
def claim(state: Any, index: int) -> None:
    """Put the acting king on a place of the next line."""
    state.next_king[index] = acting_seat(state)


@kernel
def continue_opening(state: Any) -> None:
    """After an opening claim: go on to the next king, drawn or in snake order (Q2), or to the first round."""
    if state.undrawn_kings == 0:
        advance_line(state)
    elif state.opening == OPENING_DRAWN:
        state.phase = DRAW_KING
    elif state.undrawn_kings & 1:
        # Q2: first, other, other, first. With three kings left it is the other's turn; with one left, the first's.
        take_up_king(state, 1 - state.drawn)
    else:
        take_up_king(state, state.drawn)


@kernel
def advance_line(state: Any) -> None:
    """C8: the next line, less its unclaimed dominoes, becomes the current one; a new line is awaited if any is left."""
    turns = 0
    for index in range(state.next_count):
        if state.next_king[index] != NOBODY:
            state.line[turns] = state.next_line[index]
            state.line_king[turns] = state.next_king[index]
            turns += 1
    # Clear stale values, so that equal positions have equal bytes.
    for index in range(state.next_count):
        state.next_line[index] = 0
        state.next_king[index] = 0
    state.turns = turns
    state.turn = 0
    state.next_count = 0
    state.drawn = NOBODY
    state.round_number += 1
    state.phase = LAY_LINE if state.lines_left > 0 else PLACE


@inlined
def round_is_over(state: Any) -> bool:
    """Advance to the next king. True if all have acted and another round follows; else the turns go on or end (C9)."""
    state.turn += 1
    if state.turn < state.turns:
        state.phase = PLACE
        return False
    if state.next_count == 0:
        state.phase = OVER
        return False
    return True
