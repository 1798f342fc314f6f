"""Compiled: one observation, written as bytes into memory that the caller owns.

The order is that of `observation`, which names every index; a test compares the two. Nothing is written that the
observing seat may not know: for hidden things, which and how many are left, but never their order.
"""

from functools import cache
from typing import Any

import numpy as np
import numpy.typing as npt

from fiefdom.engine.compiled import compiled_twin, inlined, kernel
from fiefdom.engine.dispatch import family_hook
from fiefdom.engine.draft import acting_seat
from fiefdom.engine.family import kingdom_number
from fiefdom.engine.layout import NOBODY, TERRAIN, is_decision
from fiefdom.engine.registry import Family
from fiefdom.engine.tables import LEFT_CROWNS, LEFT_TERRAIN, RIGHT_CROWNS, RIGHT_TERRAIN
from fiefdom.engine.traits import layout_constant, layout_of_dtype, layout_of_type
from fiefdom.envs.kernels.description import observed_family
from fiefdom.envs.kernels.encoding import FIRST_TERRAIN, HIDDEN_BYTES, boxes, encoding_size, hidden_start
from fiefdom.envs.kernels.fields import clipped, state_numbers
from fiefdom.envs.kernels.memory import copy, put, put_word

# seat, to move, phase, round, turn, turns, lines left
MOMENT_NUMBERS = 7
# Numbers that describe a place in a line in every family: domino, owner, and of both halves terrain and crowns.
PLACE_NUMBERS = 6
NOTHING = np.uint64(0)
# Kings are given by their seat, or as nobody's.
MOST_SEATS = 8
KINGS = MOST_SEATS + 1


@inlined
def observer(state: Any) -> Any:
    """The seat that decides; the seat that decided last when nobody does."""
    if is_decision(state.phase):
        return np.int64(acting_seat(state))
    if state.round_number <= 0:
        return np.int64(max(0, state.drawn))
    return np.int64(state.line_king[min(state.turn, state.turns - 1)])


@inlined
def ahead(number: int, own: int, all_of_them: int) -> int:
    """How many steps `number` comes after `own` in a circle."""
    return number - own if number >= own else number - own + all_of_them


@inlined
def rank_or_none(number: int, own: int, all_of_them: int) -> int:
    """1 for the observer, 2 for the next seat and so on; 0 for nobody."""
    return 0 if number == NOBODY else 1 + ahead(number, own, all_of_them)


@kernel
def observe(state: Any, encoding: Any, start: int, seat: int, row: Any, at: int) -> None:
    """Write what a seat sees to row[at:], copying the kingdoms from encoding[start:]."""
    own = kingdom_number(state, seat)
    kingdoms = state.kingdom_count
    number = own
    # One by one, because copies of a constant size need no call.
    for _ in range(kingdoms):
        copy(row, at, encoding, start + number * encoding_size(state), encoding_size(state))
        at += encoding_size(state)
        number = number + 1 if number + 1 < kingdoms else 0
    at = write_focus(state, row, at)
    at = _write_moment(state, seat, row, at)
    at = _write_lines(state, seat, row, at)
    for box in range(boxes(state)):
        copy(row, at, encoding, hidden_start(state, start) + box * HIDDEN_BYTES, HIDDEN_BYTES)
        at += HIDDEN_BYTES
    write_table(state, own, row, at)


@inlined
def _write_moment(state: Any, seat: int, row: Any, at: int) -> Any:
    """Write the round, the turn, who is to move and what is decided."""
    seats = state.seats
    to_move = 1 + ahead(acting_seat(state), seat, seats) if is_decision(state.phase) else 0
    early = seat | to_move << 8 | state.phase << 16 | clipped(state.round_number) << 24
    late = state.turn | state.turns << 8 | state.lines_left << 16
    # Words are longer than their contents: what follows overwrites the rest.
    put_word(row, at, np.uint64(early | np.int64(late) << 32))
    at += MOMENT_NUMBERS
    put_word(row, at, NOTHING)
    if state.undrawn_kings > 0:
        for other in range(seats):
            put(row, at + ahead(other, seat, seats), state.undrawn[other])
    return at + seats


@inlined
def _write_lines(state: Any, seat: int, row: Any, at: int) -> int:
    """Write the current and the next line; zeros where there is no domino."""
    size, turns, lying = state.line_size, state.turns, state.next_count
    words, nobody = place_words(state), np.int64(state.seats * MOST_SEATS + seat) * KINGS + 1
    for place in range(turns):
        king = KING_WORDS[np.uint64(nobody + state.line_king[place])]
        put_word(row, at, words[np.uint64(state.line[place])] | king)
        at += place_numbers(state)
    for _ in range(turns, size):
        put_word(row, at, NOTHING)
        at += place_numbers(state)
    for place in range(lying):
        king = KING_WORDS[np.uint64(nobody + state.next_king[place])]
        put_word(row, at, words[np.uint64(state.next_line[place])] | king)
        at += place_numbers(state)
    for _ in range(lying, size):
        put_word(row, at, NOTHING)
        at += place_numbers(state)
    return at


def _king_words() -> npt.NDArray[np.uint64]:
    """What a king adds to the word of its place, by number of seats, observer's seat and 1 + the king's seat."""
    table = np.zeros((MOST_SEATS + 1, MOST_SEATS, KINGS), np.uint64)
    for seats in range(1, MOST_SEATS + 1):
        for seat in range(seats):
            for king in range(seats):
                table[seats, seat, 1 + king] = (1 + (king - seat) % seats) << 8
    return table.reshape(-1)


KING_WORDS = _king_words()


# ---------------------------------------------------------------------- what families do differently


@cache
def _place_words(family: Family) -> npt.NDArray[np.uint64]:
    """The bytes of each domino in a line, the first byte lowest; the second byte is left to the king."""
    dominoes, more = family.dominoes, observed_family(family).domino_numbers
    bytes_of = np.zeros((len(dominoes), 8), np.uint64)
    bytes_of[:, 0] = np.arange(1, 1 + len(dominoes))
    bytes_of[:, [2, 4]] = dominoes[:, [LEFT_TERRAIN, RIGHT_TERRAIN]] - TERRAIN + FIRST_TERRAIN
    bytes_of[:, [3, 5]] = dominoes[:, [LEFT_CROWNS, RIGHT_CROWNS]]
    for place, (_, column) in enumerate(more, PLACE_NUMBERS):
        bytes_of[:, place] = dominoes[:, column]
    return np.asarray((bytes_of << np.arange(0, 64, 8, dtype=np.uint64)).sum(axis=1, dtype=np.uint64))


place_numbers = layout_constant(lambda layout: PLACE_NUMBERS + len(observed_family(layout.family).domino_numbers))


def place_words(state: Any) -> Any:
    """The family's dominoes as they are written."""
    return _place_words(layout_of_dtype(state.dtype).family)


@compiled_twin(place_words)
def _place_words_of(state: Any) -> Any:
    words = _place_words(layout_of_type(state).family)
    return lambda state: words


@family_hook
def write_focus(state: Any, row: Any, at: int) -> Any:
    """Write the plane of squares that the decision is about, if the family has one; returns where it ends."""
    return at


@family_hook
def write_table(state: Any, own: int, row: Any, at: int) -> Any:
    """Write what else is on the table: the fields of the family; returns where it ends."""
    return state_numbers(state, row, at)
