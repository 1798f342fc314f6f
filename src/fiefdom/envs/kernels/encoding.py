"""Compiled: kingdoms as bytes, updated after every decision.

An encoding is the part of an observation that changes least: for each kingdom its planes of codes over the canvas and
then what it owns, as `observation` lists it; after all kingdoms, the dominoes that nobody has seen. `encode_all` writes
all of it from a state. In the families of this package a decision changes at most two cells of one kingdom, so they
write only those.
"""

from typing import Any

from fiefdom.engine.actions import area, discard_action
from fiefdom.engine.bits import count, some
from fiefdom.engine.compiled import inlined, kernel
from fiefdom.engine.dispatch import family_hook
from fiefdom.engine.draft import BOX_SIZE
from fiefdom.engine.family import apply
from fiefdom.engine.frame import load, position_of, single
from fiefdom.engine.layout import HIGH, KIND, LOW, TERRAIN, Layout
from fiefdom.engine.placing import second_cell
from fiefdom.engine.tables import LEFT_CROWNS, LEFT_TERRAIN, RIGHT_CROWNS, RIGHT_TERRAIN
from fiefdom.engine.traits import canvas, domino_table, layout_constant, side, terrain_planes
from fiefdom.envs.kernels.description import observed_family
from fiefdom.envs.kernels.fields import clipped, kingdom_numbers
from fiefdom.envs.kernels.memory import clear, put, put_bits

# Codes of the terrain plane: 0 is an empty cell, the terrains follow in the order of their planes.
CASTLE_CODE, FIRST_TERRAIN = 1, 2
# Bytes for the hidden dominoes of a box: how many there are, and for each domino whether it is one of them.
HIDDEN_BYTES = 1 + BOX_SIZE
NO_CELL = -1


def planes_bytes(layout: Layout) -> int:
    """Bytes of one kingdom's planes."""
    return observed_family(layout.family).planes_of_kingdom * layout.canvas**2


def encoding_bytes(layout: Layout) -> int:
    """Bytes of one kingdom's encoding."""
    return planes_bytes(layout) + observed_family(layout.family).numbers_of_kingdom


encoding_size = layout_constant(encoding_bytes)
# Where the numbers begin.
numbers_start = layout_constant(planes_bytes)
family_boxes = layout_constant(lambda layout: layout.family.boxes)


# ---------------------------------------------------------------------- what families do differently


@family_hook
def boxes(state: Any) -> Any:
    """How many boxes are in play: all of the family's."""
    return family_boxes(state)


@family_hook
def encode_pieces(kingdom: Any, square: Any, encoding: Any, at: int) -> None:
    """Write the pieces on a square, starting at its byte in the third plane; nothing if there is no such plane."""


@family_hook
def encode_more_numbers(kingdom: Any, encoding: Any, at: int) -> None:
    """Write what a kingdom owns besides its discards: the fields of the family."""
    kingdom_numbers(kingdom, encoding, at)


@family_hook
def decide(state: Any, encoding: Any, start: int, action: int) -> None:
    """Apply a legal action and update the encoding; by default all of it is written again."""
    apply(state, action)
    encode_all(state, encoding, start)


# ---------------------------------------------------------------------- cells


@inlined
def placed_cells(state: Any, action: int) -> tuple[int, int]:
    """The two cells of a placement; none of a discard."""
    if action == discard_action(state):
        return NO_CELL, NO_CELL
    direction = action // area(state)
    left = action - direction * area(state)
    return left, second_cell(state, left, direction)


@inlined
def kind_on(kingdom: Any, square: Any) -> int:
    """The kind of the piece on a square."""
    kind = 0
    for bit in range(4):
        if some(load(kingdom, KIND + bit) & square):
            kind |= 1 << bit
    return kind


@kernel
def encode_cell(kingdom: Any, encoding: Any, start: int, cell: int) -> None:
    """Write all codes of one cell that is in the kingdom's frame and is not the castle."""
    square = single(kingdom, position_of(kingdom, cell))
    code = 0
    for plane in range(terrain_planes(kingdom)):
        if some(load(kingdom, TERRAIN + plane) & square):
            code = FIRST_TERRAIN + plane
    crowns = (1 if some(load(kingdom, LOW) & square) else 0) + (2 if some(load(kingdom, HIGH) & square) else 0)
    put(encoding, start + cell, code)
    put(encoding, start + area(kingdom) + cell, crowns)
    encode_pieces(kingdom, square, encoding, start + 2 * area(kingdom) + cell)


@inlined
def encode_cells(kingdom: Any, encoding: Any, start: int, first: int, second: int) -> None:
    """Write all codes of up to two cells."""
    for cell in (first, second):
        if cell != NO_CELL:
            encode_cell(kingdom, encoding, start, cell)


@inlined
def encode_domino(kingdom: Any, encoding: Any, start: int, domino: int, left: int, right: int) -> None:
    """Write the two halves of a domino that was just placed on empty cells."""
    table = domino_table(kingdom)
    put(encoding, start + left, table[domino, LEFT_TERRAIN] - TERRAIN + FIRST_TERRAIN)
    put(encoding, start + right, table[domino, RIGHT_TERRAIN] - TERRAIN + FIRST_TERRAIN)
    put(encoding, start + area(kingdom) + left, table[domino, LEFT_CROWNS])
    put(encoding, start + area(kingdom) + right, table[domino, RIGHT_CROWNS])


# ---------------------------------------------------------------------- kingdoms and boxes


@inlined
def encode_numbers(kingdom: Any, encoding: Any, start: int) -> None:
    """Write what a kingdom owns."""
    at = start + numbers_start(kingdom)
    put(encoding, at, clipped(kingdom.discards))
    encode_more_numbers(kingdom, encoding, at + 1)


@inlined
def encode_new(kingdom: Any, encoding: Any, start: int) -> None:
    """Write a kingdom that consists only of its castle."""
    clear(encoding, start, encoding_size(kingdom))
    put(encoding, start + (side(kingdom) - 1) * (canvas(kingdom) + 1), CASTLE_CODE)
    encode_numbers(kingdom, encoding, start)


@inlined
def hidden_start(state: Any, start: int) -> Any:
    """Where the hidden dominoes begin in a game's encoding."""
    return start + state.kingdom_count * encoding_size(state)


@inlined
def game_bytes(state: Any) -> Any:
    """Bytes of a whole game's encoding."""
    return state.kingdom_count * encoding_size(state) + boxes(state) * HIDDEN_BYTES


@kernel
def encode_hidden(state: Any, encoding: Any, start: int) -> None:
    """Write which dominoes nobody has seen; they change with every new line."""
    at = hidden_start(state, start)
    for box in range(boxes(state)):
        put(encoding, at, count(state.hidden[box]))
        put_bits(encoding, at + 1, state.hidden[box])
        at += HIDDEN_BYTES


@kernel
def encode_all(state: Any, encoding: Any, start: int) -> None:
    """Write the whole encoding of a state."""
    encode_hidden(state, encoding, start)
    for number in range(state.kingdom_count):
        kingdom = state.kingdom[number]
        begin = start + number * encoding_size(state)
        encode_new(kingdom, encoding, begin)
        for row in range(kingdom.top, kingdom.bottom + 1):
            for column in range(kingdom.left, kingdom.right + 1):
                if row != side(kingdom) - 1 or column != side(kingdom) - 1:
                    encode_cell(kingdom, encoding, begin, row * canvas(kingdom) + column)
