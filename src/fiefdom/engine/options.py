"""The legal actions of one decision as a compact value, and the operations on it.

An `Options` is (four boards, base, choices, first): the boards hold legal cells, one board for each plane of C x C
action ids from `base` on; `choices` is a bit set of the ids from `first` on. One of the two parts is empty. Lists,
masks, random choice and membership tests all use this value, so each rule is written only once.
"""

from typing import Any

import numpy as np

from fiefdom.engine.bits import Board, count, down, lowest, nth, some, without_lowest
from fiefdom.engine.compiled import inlined, kernel
from fiefdom.engine.frame import cell_of, frame_holds, nothing, position_of
from fiefdom.engine.random import below
from fiefdom.engine.traits import canvas

Options = tuple[Board, Board, Board, Board, int, Any, int]
NO_CHOICES = np.uint64(0)


@inlined
def of_choices(kingdom: Any, choices: Any, first: int) -> Options:
    """Options that are a few ids from `first` on, one per bit."""
    none = nothing(kingdom)
    return none, none, none, none, 0, np.uint64(choices), first


@inlined
def of_cells(kingdom: Any, cells: Board, base: int) -> Options:
    """Options that are cells of one plane of ids from `base` on."""
    none = nothing(kingdom)
    return cells, none, none, none, base, NO_CHOICES, 0


@kernel
def contains(kingdom: Any, options: Options, action: int) -> bool:
    """Whether an action is among the options; any integer is allowed."""
    a, b, c, d, base, choices, first = options
    if action < 0:
        return False
    if some(choices):
        index = action - first
        return 0 <= index < 64 and some(down(choices, index) & np.uint64(1))
    area = canvas(kingdom) * canvas(kingdom)
    index = action - base
    if index < 0 or index >= 4 * area:
        return False
    plane = index // area
    cell = index - plane * area
    if not frame_holds(kingdom, cell):
        return False
    board = a if plane == 0 else b if plane == 1 else c if plane == 2 else d
    return lowest_is_set(down(board, position_of(kingdom, cell)))


@inlined
def lowest_is_set(board: Board) -> bool:
    return some(board) and lowest(board) == 0


@inlined
def draw(kingdom: Any, options: Options, random: Any) -> int:
    """One of the options, chosen uniformly at random. There must be at least one."""
    a, b, c, d, base, choices, first = options
    if some(choices):
        return first + nth(choices, below(random, count(choices)))
    area = canvas(kingdom) * canvas(kingdom)
    to_a = count(a)
    to_b = to_a + count(b)
    to_c = to_b + count(c)
    index = below(random, to_c + count(d))
    if index < to_a:
        return base + cell_of(kingdom, nth(a, index))
    if index < to_b:
        return base + area + cell_of(kingdom, nth(b, index - to_a))
    if index < to_c:
        return base + 2 * area + cell_of(kingdom, nth(c, index - to_b))
    return base + 3 * area + cell_of(kingdom, nth(d, index - to_c))


@inlined
def _write_cells(kingdom: Any, board: Board, base: int, actions: Any, written: int) -> int:
    while some(board):
        actions[written] = base + cell_of(kingdom, lowest(board))
        board = without_lowest(board)
        written += 1
    return written


@kernel
def write_list(kingdom: Any, options: Options, actions: Any) -> int:
    """Write the options in ascending order; returns their number. `actions` must have room for all."""
    a, b, c, d, base, choices, first = options
    area = canvas(kingdom) * canvas(kingdom)
    written = _write_cells(kingdom, a, base, actions, 0)
    written = _write_cells(kingdom, b, base + area, actions, written)
    written = _write_cells(kingdom, c, base + 2 * area, actions, written)
    written = _write_cells(kingdom, d, base + 3 * area, actions, written)
    while some(choices):
        actions[written] = first + lowest(choices)
        choices = without_lowest(choices)
        written += 1
    return written


@inlined
def _mark_cells(kingdom: Any, board: Board, base: int, mask: Any) -> None:
    while some(board):
        mask[base + cell_of(kingdom, lowest(board))] = 1
        board = without_lowest(board)


@kernel
def write_mask(kingdom: Any, options: Options, mask: Any) -> None:
    """Set mask[action] to 1 for each option and to 0 elsewhere."""
    a, b, c, d, base, choices, first = options
    area = canvas(kingdom) * canvas(kingdom)
    mask[:] = 0
    _mark_cells(kingdom, a, base, mask)
    _mark_cells(kingdom, b, base + area, mask)
    _mark_cells(kingdom, c, base + 2 * area, mask)
    _mark_cells(kingdom, d, base + 3 * area, mask)
    while some(choices):
        mask[first + lowest(choices)] = 1
        choices = without_lowest(choices)
