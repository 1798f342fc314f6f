"""Whether a state's numbers are consistent, so that playing it stays within its memory and terminates.

`Engine` checks every state it is given, unless it is `trusted`. All states reachable by play are sound, and the
successors of a sound state are sound; random bytes and torn copies are refused before anything is written. The check is
weaker than the rules: a sound state may be one that no game can reach.
"""

from typing import Any

import numpy as np

from fiefdom.engine.bits import count, some
from fiefdom.engine.compiled import inlined, kernel
from fiefdom.engine.draft import BOX_SIZE
from fiefdom.engine.frame import corner, frame_holds, load, nothing, position_of, single
from fiefdom.engine.layout import (
    CASTLE,
    CLAIM,
    DRAW_KING,
    HIGH,
    KIND,
    LAY_LINE,
    LOW,
    NOBODY,
    OCCUPIED,
    OPENING_DRAWN,
    OPENING_PAIRS,
    OVER,
    PAIR,
    TERRAIN,
    is_chance,
)
from fiefdom.engine.traits import canvas, king_room, kingdom_room, side, stride, terrain_planes

BOX = np.uint64(BOX_SIZE)
MOST_ROUNDS = 64
# When in a round a family's own phase occurs: before or after the acting king's claim, after all turns, or after the
# next line was laid out. The common phases do not need this.
BEFORE_CLAIM, AFTER_CLAIM, AFTER_TURNS, AFTER_LINE = 0, 1, 2, 3

# ---------------------------------------------------------------------- lines and kings


@kernel
def draft_is_sound(state: Any, stage: int) -> bool:
    """Check sizes, lines, kings, and a free domino for every claim to come. `stage`: BEFORE_CLAIM .. AFTER_LINE."""
    if not (2 <= state.seats <= king_room(state) and 1 <= state.line_size <= king_room(state)):
        return False
    if state.kingdom_count > kingdom_room(state) or not 0 <= state.lines_left <= MOST_ROUNDS:
        return False
    if not OPENING_DRAWN <= state.opening <= OPENING_PAIRS:
        return False
    if not -1 <= state.round_number <= MOST_ROUNDS - state.lines_left - (state.next_count > 0):
        return False
    if not 0 <= state.turn <= state.turns <= state.line_size or not _kings_are_sound(state):
        return False
    free = _free_places(state)
    if free < 0 or state.phase == OVER:
        return free >= 0
    if state.round_number > 0:
        return _round_is_sound(state, free, stage)
    if state.turns != 0 or (state.opening != OPENING_DRAWN and not _fixed_opening_is_sound(state)):
        return False
    return _opening_is_sound(state, free) if state.round_number == 0 else _set_up_is_sound(state)


@kernel
def _kings_are_sound(state: Any) -> bool:
    """Check the seats of the kings on the current line and in the bag."""
    bag = 0
    for seat in range(king_room(state)):
        if state.undrawn[seat] < 0 or (seat >= state.seats and state.undrawn[seat] > 0):
            return False
        bag += state.undrawn[seat]
    for turn in range(state.turns):
        if not (0 <= state.line_king[turn] < state.seats and _is_domino(state, state.line[turn])):
            return False
    return bag == state.undrawn_kings and bag <= state.line_size and NOBODY <= state.drawn < state.seats


@kernel
def _free_places(state: Any) -> int:
    """The number of unclaimed dominoes in the next line; -1 if the line is invalid."""
    if state.next_count != 0 and state.next_count != state.line_size:
        return -1
    free = 0
    for place in range(state.next_count):
        if not (NOBODY <= state.next_king[place] < state.seats and _is_domino(state, state.next_line[place])):
            return -1
        free += state.next_king[place] == NOBODY
    return free


@inlined
def _is_domino(state: Any, domino: int) -> bool:
    return 0 <= domino < BOX_SIZE * len(state.hidden)


@inlined
def box_is_sound(hidden: Any, needed: int) -> bool:
    """Whether a box has only its own dominoes, and enough of them for the lines to come."""
    return hidden >> BOX == np.uint64(0) and count(hidden) >= needed


@kernel
def _set_up_is_sound(state: Any) -> bool:
    """Before the first line: the kings are still in the bag."""
    if state.next_count > 0 or state.undrawn_kings == 0 or state.lines_left == 0:
        return False
    return is_chance(state.phase) and state.phase != DRAW_KING


@kernel
def _opening_is_sound(state: Any, free: int) -> bool:
    """The first line: a king is being drawn or is claiming."""
    if state.phase == DRAW_KING:
        return 0 < state.undrawn_kings <= free
    asks = PAIR if state.opening == OPENING_PAIRS else CLAIM
    return state.phase == asks and state.drawn != NOBODY and free > state.undrawn_kings


@kernel
def _fixed_opening_is_sound(state: Any) -> bool:
    """Two players with two kings each, which are not drawn one by one (Q2, O2)."""
    if state.seats != 2 or state.line_size != 4:
        return False
    if state.phase != CLAIM and state.phase != PAIR:
        return state.undrawn[0] == 2 and state.undrawn[1] == 2
    if state.drawn == NOBODY:
        return False
    own, other = state.undrawn[state.drawn], state.undrawn[1 - state.drawn]
    if state.opening != OPENING_PAIRS:
        return other - own == state.undrawn_kings % 2
    outer_is_pair = state.next_king[0] == state.next_king[3]
    return own == 1 and other % 2 == 0 and outer_is_pair and state.next_king[1] == state.next_king[2]


@kernel
def _round_is_sound(state: Any, free: int, stage: int) -> bool:
    """A round: check whose turn it is and what is left to claim."""
    if state.undrawn_kings != 0 or state.turns == 0:
        return False
    if state.phase == LAY_LINE:
        return state.turn == 0 and state.next_count == 0 and state.lines_left > 0
    claimed = state.next_count - free
    if stage == AFTER_TURNS:
        return claimed > 0
    if stage == AFTER_LINE:
        return state.turn == 0 and free >= state.turns
    if state.phase == DRAW_KING or state.phase == PAIR or state.turn == state.turns:
        return False
    if state.next_count == 0:
        return state.phase != CLAIM
    if stage == AFTER_CLAIM:
        return claimed > 0 and free >= state.turns - state.turn - 1
    return free >= state.turns - state.turn


# ---------------------------------------------------------------------- kingdoms


@kernel
def kingdoms_are_sound(state: Any) -> bool:
    for number in range(state.kingdom_count):
        if not _kingdom_is_sound(state.kingdom[number]):
            return False
    return True


@kernel
def _kingdom_is_sound(kingdom: Any) -> bool:
    """Check the box and its frame, that every square has one terrain, and that crowns are on squares."""
    middle = side(kingdom) - 1
    if not (0 <= kingdom.left <= middle <= kingdom.right <= kingdom.left + middle):
        return False
    if not (0 <= kingdom.top <= middle <= kingdom.bottom <= kingdom.top + middle):
        return False
    if kingdom.frame_x != max(kingdom.right - middle, kingdom.left - 2):
        return False
    if kingdom.frame_y != max(kingdom.bottom - middle, kingdom.top - 2):
        return False
    castle = single(kingdom, position_of(kingdom, middle * canvas(kingdom) + middle))
    occupied = load(kingdom, OCCUPIED)
    ground = nothing(kingdom)
    squares = 1
    for plane in range(TERRAIN, TERRAIN + terrain_planes(kingdom)):
        ground |= load(kingdom, plane)
        squares += count(load(kingdom, plane))
    if load(kingdom, CASTLE) != castle or occupied != ground | castle or count(occupied) != squares:
        return False
    outside = ~corner(kingdom, kingdom.bottom - kingdom.frame_y + 1, kingdom.right - kingdom.frame_x + 1)
    outside |= corner(kingdom, kingdom.top - kingdom.frame_y, stride(kingdom) - 1)
    outside |= corner(kingdom, stride(kingdom) - 1, kingdom.left - kingdom.frame_x)
    return not some(occupied & outside | (load(kingdom, LOW) | load(kingdom, HIGH)) & ~ground)


@kernel
def stands_within(kingdom: Any, plane: int, ground: Any) -> bool:
    """Whether the four KIND planes are set only where there are pieces, and the pieces only on `ground`."""
    kinds = nothing(kingdom)
    for bit in range(4):
        kinds |= load(kingdom, KIND + bit)
    pieces = load(kingdom, plane)
    return not some(kinds & ~pieces | pieces & ~ground)


@inlined
def is_ground(kingdom: Any, cell: int) -> bool:
    """Whether a canvas cell is a square of the kingdom other than its castle."""
    if not (0 <= cell < canvas(kingdom) * canvas(kingdom) and frame_holds(kingdom, cell)):
        return False
    square = single(kingdom, position_of(kingdom, cell))
    return some(square & load(kingdom, OCCUPIED) & ~load(kingdom, CASTLE))
