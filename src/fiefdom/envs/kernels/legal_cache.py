"""Compiled: the legal actions of each game's next decision, cached from one call to the next.

Legal actions are computed once, when they are shown; whether the chosen action is legal is looked up here, in memory
that callers cannot write to. Also writes masks as bytes.
"""

from functools import cache
from typing import Any

import numpy as np

from fiefdom.engine.actions import area
from fiefdom.engine.bits import Board, down, lowest, some, without_lowest
from fiefdom.engine.compiled import compiled_twin, inlined, plain
from fiefdom.engine.frame import cell_of, frame_holds, position_of
from fiefdom.engine.layout import Layout
from fiefdom.engine.options import Options, lowest_is_set
from fiefdom.engine.registry import Family
from fiefdom.engine.traits import canvas, layout_constant, layout_of_dtype, layout_of_type, stride
from fiefdom.envs.kernels.description import fewest_actions, observed_family
from fiefdom.envs.kernels.memory import (
    board_bytes,
    board_width,
    clear,
    get_board,
    get_word,
    put,
    put_board,
    put_four,
    put_rows,
    put_word,
)

LOW_HALF = np.uint64(0xFFFF_FFFF)
HALF, FOUR, ONE, WORD = np.uint64(32), np.uint64(4), np.uint64(1), np.uint64(64)


def cache_size(layout: Layout) -> int:
    """Bytes per game: four boards, the choices, and where both begin."""
    return 4 * board_width(layout) + 16


cache_bytes = layout_constant(cache_size)
# The smallest mask of any game with the layout, in bytes.
common_mask = layout_constant(fewest_actions)
masks_by_four = layout_constant(lambda layout: int(observed_family(layout.family).masks_by_four))


@inlined
def keep_legal(kingdom: Any, legal: Options, memory: Any, at: int) -> None:
    """Store the options of a game at memory[at:]."""
    a, b, c, d, base, choices, first = legal
    put_board(kingdom, memory, at, a)
    put_board(kingdom, memory, at + board_bytes(kingdom), b)
    put_board(kingdom, memory, at + 2 * board_bytes(kingdom), c)
    put_board(kingdom, memory, at + 3 * board_bytes(kingdom), d)
    at += 4 * board_bytes(kingdom)
    put_word(memory, at, choices)
    put_word(memory, at + 8, np.uint64(base) | np.uint64(first) << HALF)


@inlined
def is_legal(kingdom: Any, memory: Any, at: int, action: int) -> Any:
    """Whether an action, any integer, is among the options stored at memory[at:]; agrees with `contains`."""
    choices_at = at + 4 * board_bytes(kingdom)
    choices, begins = get_word(memory, choices_at), get_word(memory, choices_at + 8)
    if some(choices):
        index = np.uint64(action - np.int64(begins >> HALF))
        return index < WORD and some(choices >> index & ONE)
    index = np.uint64(action - np.int64(begins & LOW_HALF))
    cells = np.uint64(area(kingdom))
    if index >= FOUR * cells:
        return False
    plane = index // cells
    cell: Any = np.int64(index - plane * cells)
    board = get_board(kingdom, memory, at + np.int64(plane) * board_bytes(kingdom))
    return frame_holds(kingdom, cell) and lowest_is_set(down(board, position_of(kingdom, cell)))


@inlined
def clear_mask(state: Any, mask: Any, start: int, length: int) -> None:
    """Set a mask to all 0."""
    # Clearing a constant number of bytes needs no call.
    clear(mask, start, common_mask(state))
    if length > common_mask(state):
        clear(mask, start + common_mask(state), length - common_mask(state))


@inlined
def mark(kingdom: Any, legal: Options, mask: Any, start: int) -> None:
    """Set the bytes of the legal actions in a mask that is all 0."""
    a, b, c, d, base, choices, first = legal
    if some(choices):
        mark_choices(kingdom, choices, mask, start + first)
        return
    corner = start + base + cell_of(kingdom, 0)
    if base > 0:
        mark_cells(kingdom, a, mask, corner)
        return
    last = (canvas(kingdom) - 1 - kingdom.frame_y) * canvas(kingdom)
    put_rows(kingdom, mask, corner, last, a)
    put_rows(kingdom, mask, corner + area(kingdom), last, b)
    put_rows(kingdom, mask, corner + 2 * area(kingdom), last, c)
    put_rows(kingdom, mask, corner + 3 * area(kingdom), last, d)


@inlined
def mark_choices(kingdom: Any, choices: Any, mask: Any, at: int) -> None:
    """Set the bytes of a few choices."""
    if masks_by_four(kingdom):
        while some(choices):
            put_four(mask, at, choices)
            choices >>= FOUR
            at += 4
    else:
        while some(choices):
            put(mask, at + lowest(choices), 1)
            choices = without_lowest(choices)


@inlined
def mark_cells(kingdom: Any, board: Board, mask: Any, corner: int) -> None:
    """Set the bytes of a board's squares; `corner` is the byte of its first position."""
    while some(board):
        position = lowest(board)
        # A row of the frame may be shorter or longer than one of the canvas.
        put(mask, corner + position + position // stride(kingdom) * (canvas(kingdom) - stride(kingdom)), 1)
        board = without_lowest(board)


# ---------------------------------------------------------------------- the family's options, copied into the caller


@cache
def _inlined_options(family: Family) -> Any:
    return inlined(plain(family.options))


def legal_options(state: Any) -> Options:
    """The legal actions of the pending decision."""
    return layout_of_dtype(state.dtype).family.options(state)


@compiled_twin(legal_options)
def _legal_options(state: Any) -> Any:
    options = _inlined_options(layout_of_type(state).family)
    return lambda state: options(state)
