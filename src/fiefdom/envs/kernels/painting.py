"""Compiled: kingdoms as bytes, kept up to date decision by decision.

A painting is the part of an observation that changes least: for each kingdom its planes of codes over the canvas and
then what it owns, as `specification` lists it; after all kingdoms, the dominoes that nobody has seen. A decision
changes at most two cells of one kingdom, so these are painted again after it and no others. `paint_all` makes the whole
painting from a state.
"""

from typing import Any

import numpy as np

from fiefdom.engine.actions import area, discard_action
from fiefdom.engine.bits import count, some
from fiefdom.engine.compiled import compiled_twin, inlined, kernel
from fiefdom.engine.draft import BOX_SIZE
from fiefdom.engine.families import QUEENDOMINO
from fiefdom.engine.families.origins.actions import erupt_action, pay_action, settle_action
from fiefdom.engine.families.origins.fields import CAVEMAN, ERUPT, PAY, RESOURCE, SETTLE, TOKEN
from fiefdom.engine.families.queendomino.actions import site_action
from fiefdom.engine.families.queendomino.fields import BUILT, KNIGHT, SITE, TAX
from fiefdom.engine.frame import load, position_of, single
from fiefdom.engine.layout import HIGH, KIND, LOW, PLACE, TERRAIN, Layout
from fiefdom.engine.placing import second_cell
from fiefdom.engine.tables import LEFT_CROWNS, LEFT_TERRAIN, RIGHT_CROWNS, RIGHT_TERRAIN
from fiefdom.engine.traits import canvas, domino_table, family, layout_constant, layout_of_type, side, terrain_planes
from fiefdom.envs.kernels.memory import Three, clear, put, put_bits

# Codes of the terrain plane: 0 is an empty cell, the terrains follow in the order of their planes.
CASTLE_CODE, FIRST_TERRAIN = 1, 2
# Codes of the piece plane of Origins: a caveman's kind is added to the last.
FIRE_TOKEN, RESOURCE_PIECE, FIRST_CAVEMAN = 1, 2, 3
# Planes of a kingdom, by family.
KINGDOM_PLANES = (2, 4, 3)
# Numbers that follow the planes: discards; in Queendomino coins, knights in reserve, knights placed and towers as well.
KINGDOM_NUMBERS = (1, 5, 1)
# What is told of the hidden dominoes of a box: how many there are, and of each whether it is one of them.
HIDDEN_BYTES = 1 + BOX_SIZE
NO_CELL = -1
LARGEST = 255


def painting_bytes(layout: Layout) -> int:
    """Bytes of one kingdom's painting."""
    return KINGDOM_PLANES[layout.family.number] * layout.canvas**2 + KINGDOM_NUMBERS[layout.family.number]


painting_size = layout_constant(painting_bytes)
# Where the numbers begin.
numbers_start = layout_constant(lambda layout: KINGDOM_PLANES[layout.family.number] * layout.canvas**2)


def boxes(state: Any) -> int:
    """How many boxes are in play."""
    return 1 + int(state.wedding) if family(state) == QUEENDOMINO else 1


@compiled_twin(boxes)
def _boxes(state: Any) -> Any:
    if layout_of_type(state).family.number == QUEENDOMINO:
        return lambda state: 1 + state.wedding
    return lambda state: 1


# ---------------------------------------------------------------------- which cells a decision changes


def kingdomino_touches(state: Any, action: int) -> tuple[int, int]:
    return placed_cells(state, action) if state.phase == PLACE else (NO_CELL, NO_CELL)


def queendomino_touches(state: Any, action: int) -> Any:
    if state.phase == PLACE:
        return placed_cells(state, action)
    if state.phase == TAX:
        return np.int64(state.placed_left), np.int64(state.placed_right)
    return (action - site_action(state) if state.phase == SITE else NO_CELL), NO_CELL


def origins_touches(state: Any, action: int) -> tuple[int, int]:
    if state.phase == PLACE:
        return placed_cells(state, action)
    if state.phase == ERUPT:
        return action - erupt_action(state), NO_CELL
    if state.phase == PAY:
        return action - pay_action(state), NO_CELL
    return (action - settle_action(state) if state.phase == SETTLE else NO_CELL), NO_CELL


@inlined
def placed_cells(state: Any, action: int) -> tuple[int, int]:
    """The two cells of a placement; none of a discard."""
    if action == discard_action(state):
        return NO_CELL, NO_CELL
    direction = action // area(state)
    left = action - direction * area(state)
    return left, second_cell(state, left, direction)


TOUCHES: Three = (kingdomino_touches, queendomino_touches, origins_touches)


def touched_cells(state: Any, action: int) -> tuple[int, int]:
    """The canvas cells of the acting kingdom that a legal action changes, or NO_CELL."""
    cells: tuple[int, int] = TOUCHES[family(state)](state, action)
    return cells


@compiled_twin(touched_cells)
def _touched_cells(state: Any, action: Any) -> Any:
    return TOUCHES[layout_of_type(state).family.number]


# ---------------------------------------------------------------------- painting


def kingdomino_pieces(kingdom: Any, square: Any, painting: Any, at: int) -> None:
    pass


def queendomino_pieces(kingdom: Any, square: Any, painting: Any, at: int) -> None:
    put(painting, at, 1 if some(load(kingdom, KNIGHT) & square) else 0)
    put(painting, at + area(kingdom), kind_on(kingdom, square) + 1 if some(load(kingdom, BUILT) & square) else 0)


def origins_pieces(kingdom: Any, square: Any, painting: Any, at: int) -> None:
    code = 0
    if some(load(kingdom, CAVEMAN) & square):
        code = FIRST_CAVEMAN + kind_on(kingdom, square)
    elif some(load(kingdom, RESOURCE) & square):
        code = RESOURCE_PIECE
    elif some(load(kingdom, TOKEN) & square):
        code = FIRE_TOKEN
    put(painting, at, code)


@inlined
def kind_on(kingdom: Any, square: Any) -> int:
    """The kind of the building or caveman on a square."""
    kind = 0
    for bit in range(4):
        if some(load(kingdom, KIND + bit) & square):
            kind |= 1 << bit
    return kind


PIECES: Three = (kingdomino_pieces, queendomino_pieces, origins_pieces)


def paint_pieces(kingdom: Any, square: Any, painting: Any, at: int) -> None:
    """Write what stands on a square, from its byte in the third plane on."""
    PIECES[family(kingdom)](kingdom, square, painting, at)


@compiled_twin(paint_pieces)
def _paint_pieces(kingdom: Any, square: Any, painting: Any, at: Any) -> Any:
    return PIECES[layout_of_type(kingdom).family.number]


@kernel
def paint(kingdom: Any, painting: Any, start: int, cell: int) -> None:
    """Write all codes of one cell that lies in the kingdom's frame and is not the castle's."""
    square = single(kingdom, position_of(kingdom, cell))
    code = 0
    for plane in range(terrain_planes(kingdom)):
        if some(load(kingdom, TERRAIN + plane) & square):
            code = FIRST_TERRAIN + plane
    crowns = (1 if some(load(kingdom, LOW) & square) else 0) + (2 if some(load(kingdom, HIGH) & square) else 0)
    put(painting, start + cell, code)
    put(painting, start + area(kingdom) + cell, crowns)
    paint_pieces(kingdom, square, painting, start + 2 * area(kingdom) + cell)


@inlined
def paint_domino(kingdom: Any, painting: Any, start: int, domino: int, left: int, right: int) -> None:
    """Write the two halves of a domino that was just laid on cells that were empty."""
    table = domino_table(kingdom)
    put(painting, start + left, table[domino, LEFT_TERRAIN] - TERRAIN + FIRST_TERRAIN)
    put(painting, start + right, table[domino, RIGHT_TERRAIN] - TERRAIN + FIRST_TERRAIN)
    put(painting, start + area(kingdom) + left, table[domino, LEFT_CROWNS])
    put(painting, start + area(kingdom) + right, table[domino, RIGHT_CROWNS])


@inlined
def clipped(number: int) -> int:
    """A count as a byte."""
    return min(max(number, 0), LARGEST)


def no_more_numbers(kingdom: Any, painting: Any, at: int) -> None:
    pass


def queendomino_numbers(kingdom: Any, painting: Any, at: int) -> None:
    put(painting, at + 1, clipped(kingdom.coins))
    put(painting, at + 2, clipped(kingdom.knights))
    put(painting, at + 3, clipped(kingdom.knights_placed))
    put(painting, at + 4, clipped(kingdom.towers))


NUMBERS: Three = (no_more_numbers, queendomino_numbers, no_more_numbers)


def paint_more_numbers(kingdom: Any, painting: Any, at: int) -> None:
    """Write what else a kingdom owns, by family."""
    NUMBERS[family(kingdom)](kingdom, painting, at)


@compiled_twin(paint_more_numbers)
def _paint_more_numbers(kingdom: Any, painting: Any, at: Any) -> Any:
    return NUMBERS[layout_of_type(kingdom).family.number]


@inlined
def paint_numbers(kingdom: Any, painting: Any, start: int) -> None:
    """Write what a kingdom owns."""
    at = start + numbers_start(kingdom)
    put(painting, at, clipped(kingdom.discards))
    paint_more_numbers(kingdom, painting, at)


@inlined
def paint_new(kingdom: Any, painting: Any, start: int) -> None:
    """Write a kingdom that is nothing but its castle."""
    clear(painting, start, painting_size(kingdom))
    put(painting, start + (side(kingdom) - 1) * (canvas(kingdom) + 1), CASTLE_CODE)
    paint_numbers(kingdom, painting, start)


@inlined
def hidden_start(state: Any, start: int) -> Any:
    """Where the hidden dominoes begin in a game's painting."""
    return start + state.kingdom_count * painting_size(state)


@inlined
def game_bytes(state: Any) -> Any:
    """Bytes of a whole game's painting."""
    return state.kingdom_count * painting_size(state) + boxes(state) * HIDDEN_BYTES


@kernel
def paint_hidden(state: Any, painting: Any, start: int) -> None:
    """Write which dominoes nobody has seen; they change with every line that is laid."""
    at = hidden_start(state, start)
    for box in range(boxes(state)):
        put(painting, at, count(state.hidden[box]))
        put_bits(painting, at + 1, state.hidden[box])
        at += HIDDEN_BYTES


@kernel
def paint_all(state: Any, painting: Any, start: int) -> None:
    """Write the whole painting of a state."""
    paint_hidden(state, painting, start)
    for number in range(state.kingdom_count):
        kingdom = state.kingdom[number]
        begin = start + number * painting_size(state)
        paint_new(kingdom, painting, begin)
        for row in range(kingdom.top, kingdom.bottom + 1):
            for column in range(kingdom.left, kingdom.right + 1):
                if row != side(kingdom) - 1 or column != side(kingdom) - 1:
                    paint(kingdom, painting, begin, row * canvas(kingdom) + column)
