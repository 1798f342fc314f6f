"""Compiled: one observation, written as bytes into memory that the caller owns.

The order of what is written is that of `specification`, which names every index; a test compares the two. Nothing is
written that the observing seat may not know: of hidden things, which and how many are left, never an order.
"""

from typing import Any

import numpy as np
import numpy.typing as npt

from fiefdom.engine.actions import area
from fiefdom.engine.compiled import compiled_twin, inlined, kernel
from fiefdom.engine.families import KINGDOMINO, ORIGINS, QUEENDOMINO
from fiefdom.engine.families.origins.fields import CAVEMAN_KINDS, ERUPT, GIVE, RESOURCES, TOTEM, TRIBE
from fiefdom.engine.families.origins.tables import LEFT_CRATERS, RIGHT_CRATERS
from fiefdom.engine.families.queendomino.fields import BUILDING_KINDS, SPACES, TAX
from fiefdom.engine.family import kingdom_number
from fiefdom.engine.layout import FIRST_CHANCE, NOBODY, TERRAIN
from fiefdom.engine.registry import families
from fiefdom.engine.tables import LEFT_CROWNS, LEFT_TERRAIN, RIGHT_CROWNS, RIGHT_TERRAIN
from fiefdom.engine.traits import family, layout_constant, layout_of_type
from fiefdom.envs.kernels.memory import Three, clear, copy, put, put_word
from fiefdom.envs.kernels.painting import FIRST_TERRAIN, HIDDEN_BYTES, boxes, clipped, hidden_start, painting_size

LEFT_FOCUS, RIGHT_FOCUS = 1, 2
# Numbers that describe a place of a line: domino, owner, and of both halves terrain, crowns and, in Origins, craters.
PLACE_NUMBERS = (6, 6, 8)
# seat, to move, phase, round, turn, turns, lines left
MOMENT_NUMBERS = 7
NOTHING = np.uint64(0)
# Kings are told by the seat, or as nobody's.
MOST_SEATS = 8
KINGS = MOST_SEATS + 1


@inlined
def observer(state: Any) -> Any:
    """The seat that decides; the seat that decided last when the game is over."""
    if state.round_number <= 0:
        return np.int64(max(0, state.drawn))
    return np.int64(state.line_king[min(state.turn, state.turns - 1)])


@inlined
def ahead(number: int, own: int, all_of_them: int) -> int:
    """How far one lies after another in a circle."""
    return number - own if number >= own else number - own + all_of_them


@inlined
def rank_or_none(number: int, own: int, all_of_them: int) -> int:
    """1 for oneself, 2 for the next and so on; 0 for nobody."""
    return 0 if number == NOBODY else 1 + ahead(number, own, all_of_them)


@kernel
def observe(state: Any, painting: Any, start: int, seat: int, row: Any, at: int) -> None:
    """Write what a seat sees to row[at:], the kingdoms from painting[start:]."""
    own = kingdom_number(state, seat)
    kingdoms = state.kingdom_count
    number = own
    # One by one: copies of a constant size need no call.
    for _ in range(kingdoms):
        copy(row, at, painting, start + number * painting_size(state), painting_size(state))
        at += painting_size(state)
        number = number + 1 if number + 1 < kingdoms else 0
    at = write_focus(state, row, at)
    at = _write_moment(state, seat, row, at)
    at = _write_lines(state, seat, row, at)
    for box in range(boxes(state)):
        copy(row, at, painting, hidden_start(state, start) + box * HIDDEN_BYTES, HIDDEN_BYTES)
        at += HIDDEN_BYTES
    write_table(state, own, row, at)


@inlined
def _write_moment(state: Any, seat: int, row: Any, at: int) -> Any:
    """Whose turn of which round it is, and what is awaited."""
    seats = state.seats
    to_move = 0 if state.phase >= FIRST_CHANCE else 1 + ahead(observer(state), seat, seats)
    early = seat | to_move << 8 | state.phase << 16 | clipped(state.round_number) << 24
    late = state.turn | state.turns << 8 | state.lines_left << 16
    # Words are longer than what is told: what follows is written over the rest.
    put_word(row, at, np.uint64(early | np.int64(late) << 32))
    at += MOMENT_NUMBERS
    put_word(row, at, NOTHING)
    if state.undrawn_kings > 0:
        for other in range(seats):
            put(row, at + ahead(other, seat, seats), state.undrawn[other])
    return at + seats


@inlined
def _write_lines(state: Any, seat: int, row: Any, at: int) -> int:
    """The current and the next line; zeros where no domino lies."""
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
    """What a king on a place adds to its word, by the number of seats, the observer's seat and 1 + the king's seat."""
    table = np.zeros((MOST_SEATS + 1, MOST_SEATS, KINGS), np.uint64)
    for seats in range(1, MOST_SEATS + 1):
        for seat in range(seats):
            for king in range(seats):
                table[seats, seat, 1 + king] = (1 + (king - seat) % seats) << 8
    return table.reshape(-1)


KING_WORDS = _king_words()


# ---------------------------------------------------------------------- what families do differently


def _place_words(which: int) -> npt.NDArray[np.uint64]:
    """What is written of each domino of a line, its first byte lowest; the second byte is left to the king."""
    dominoes = families()[which].dominoes
    bytes_of = np.zeros((len(dominoes), 8), np.uint64)
    bytes_of[:, 0] = np.arange(1, 1 + len(dominoes))
    bytes_of[:, [2, 4]] = dominoes[:, [LEFT_TERRAIN, RIGHT_TERRAIN]] - TERRAIN + FIRST_TERRAIN
    bytes_of[:, [3, 5]] = dominoes[:, [LEFT_CROWNS, RIGHT_CROWNS]]
    if which == ORIGINS:
        bytes_of[:, [6, 7]] = dominoes[:, [LEFT_CRATERS, RIGHT_CRATERS]]
    return np.asarray((bytes_of << np.arange(0, 64, 8, dtype=np.uint64)).sum(axis=1, dtype=np.uint64))


PLACE_WORDS = tuple(_place_words(which) for which in (KINGDOMINO, QUEENDOMINO, ORIGINS))
place_numbers = layout_constant(lambda layout: PLACE_NUMBERS[layout.family.number])


def place_words(state: Any) -> Any:
    """The family's dominoes as they are written."""
    return PLACE_WORDS[family(state)]


@compiled_twin(place_words)
def _place_words_of(state: Any) -> Any:
    words = PLACE_WORDS[layout_of_type(state).family.number]
    return lambda state: words


def no_focus(state: Any, row: Any, at: int) -> Any:
    return at


def queendomino_focus(state: Any, row: Any, at: int) -> Any:
    """The squares that knights may be sent to."""
    clear(row, at, area(state))
    if state.phase == TAX:
        put(row, at + state.placed_left, LEFT_FOCUS)
        put(row, at + state.placed_right, RIGHT_FOCUS)
    return at + area(state)


def origins_focus(state: Any, row: Any, at: int) -> Any:
    """The volcano that erupts."""
    clear(row, at, area(state))
    if state.phase == ERUPT:
        put(row, at + state.volcano_cell, LEFT_FOCUS)
    return at + area(state)


FOCUS: Three = (no_focus, queendomino_focus, origins_focus)


def write_focus(state: Any, row: Any, at: int) -> int:
    """The plane of squares that the decision is about, where a family has one."""
    return int(FOCUS[family(state)](state, row, at))


@compiled_twin(write_focus)
def _write_focus(state: Any, row: Any, at: Any) -> Any:
    return FOCUS[layout_of_type(state).family.number]


def kingdomino_table(state: Any, own: int, row: Any, at: int) -> Any:
    return at


def queendomino_table(state: Any, own: int, row: Any, at: int) -> Any:
    put(row, at, rank_or_none(state.queen, own, state.kingdom_count))
    put(row, at + 1, state.dragon_home)
    put(row, at + 2, clipped(state.knight_supply))
    put(row, at + 3, clipped(state.tower_supply))
    put(row, at + 4, state.box)
    put(row, at + 5, state.chosen + 1)
    put(row, at + 6, state.top + 1)
    at += 7
    for space in range(SPACES):
        put(row, at + space, state.space[space] + 1)
    at += SPACES
    put(row, at, clipped(state.hidden_buildings))
    for kind in range(BUILDING_KINDS):
        put(row, at + 1 + kind, clipped(state.hidden_building[kind]))
    return at + 1 + BUILDING_KINDS


def origins_table(state: Any, own: int, row: Any, at: int) -> Any:
    put(row, at, state.volcano_craters)
    at += 1
    if state.mode == TOTEM:
        at = totem_table(state, own, row, at)
    elif state.mode == TRIBE:
        at = tribe_table(state, row, at)
    return at


@kernel
def totem_table(state: Any, own: int, row: Any, at: int) -> Any:
    """Who holds each totem, which one is given away, and who may receive it."""
    for resource in range(RESOURCES):
        put(row, at + resource, rank_or_none(state.totem[resource], own, state.kingdom_count))
    at += RESOURCES
    put(row, at, state.given_totem + 1 if state.phase == GIVE else 0)
    for number in range(state.kingdom_count):
        put(row, at + 1 + ahead(number, own, state.kingdom_count), state.receivers >> number & 1)
    return at + 1 + state.kingdom_count


@kernel
def tribe_table(state: Any, row: Any, at: int) -> Any:
    """The cave, the stack and the recruit that is being paid for."""
    for kind in range(CAVEMAN_KINDS):
        put(row, at + kind, clipped(state.cave[kind]))
    at += CAVEMAN_KINDS
    put(row, at, clipped(state.hidden_cavemen))
    for kind in range(CAVEMAN_KINDS):
        put(row, at + 1 + kind, clipped(state.hidden_caveman[kind]))
    at += 1 + CAVEMAN_KINDS
    put(row, at, state.recruit + 1)
    put(row, at + 1, clipped(state.payments_left))
    for resource in range(RESOURCES):
        put(row, at + 2 + resource, state.paid >> resource & 1)
    return at + 2 + RESOURCES


TABLES: Three = (kingdomino_table, queendomino_table, origins_table)


def write_table(state: Any, own: int, row: Any, at: int) -> int:
    """What else lies on the table, by family."""
    return int(TABLES[family(state)](state, own, row, at))


@compiled_twin(write_table)
def _write_table(state: Any, own: Any, row: Any, at: Any) -> Any:
    return TABLES[layout_of_type(state).family.number]
