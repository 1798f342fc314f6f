"""Compiled: what a game offers its next decision, remembered from one call to the next.

The legal actions are worked out once, when they are shown; whether the answer is one of them is looked up here, in
memory that nobody outside can write to. Also what is shown of them: masks as bytes.
"""

from typing import Any

import numpy as np

from fiefdom.engine.actions import action_count, area
from fiefdom.engine.bits import Board, down, lowest, some, without_lowest
from fiefdom.engine.compiled import compiled_twin, inlined
from fiefdom.engine.families import kingdomino, origins, queendomino
from fiefdom.engine.frame import cell_of, frame_holds, position_of
from fiefdom.engine.layout import Layout
from fiefdom.engine.options import Options, lowest_is_set
from fiefdom.engine.traits import canvas, family, layout_constant, layout_of_type, stride
from fiefdom.envs.kernels.memory import (
    Three,
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
# The game with the fewest actions, by family.
SMALLEST = ("kingdomino", "queendomino", "discovery")


def offer_size(layout: Layout) -> int:
    """Bytes of an offer: four boards, the choices, and where both begin."""
    return 4 * board_width(layout) + 16


offer_bytes = layout_constant(offer_size)
# Bytes that the mask of every game of the layout has at least.
common_mask = layout_constant(lambda layout: action_count(SMALLEST[layout.family.number], layout))


@inlined
def remember(kingdom: Any, legal: Options, offers: Any, at: int) -> None:
    """Keep the options of a game at offers[at:]."""
    a, b, c, d, base, choices, first = legal
    put_board(kingdom, offers, at, a)
    put_board(kingdom, offers, at + board_bytes(kingdom), b)
    put_board(kingdom, offers, at + 2 * board_bytes(kingdom), c)
    put_board(kingdom, offers, at + 3 * board_bytes(kingdom), d)
    at += 4 * board_bytes(kingdom)
    put_word(offers, at, choices)
    put_word(offers, at + 8, np.uint64(base) | np.uint64(first) << HALF)


@inlined
def is_remembered(kingdom: Any, offers: Any, at: int, action: int) -> Any:
    """Whether an action, any integer, is among the options that were kept at offers[at:]: as `contains` says."""
    choices_at = at + 4 * board_bytes(kingdom)
    choices, begins = get_word(offers, choices_at), get_word(offers, choices_at + 8)
    if some(choices):
        index = np.uint64(action - np.int64(begins >> HALF))
        return index < WORD and some(choices >> index & ONE)
    index = np.uint64(action - np.int64(begins & LOW_HALF))
    cells = np.uint64(area(kingdom))
    if index >= FOUR * cells:
        return False
    plane = index // cells
    cell: Any = np.int64(index - plane * cells)
    board = get_board(kingdom, offers, at + np.int64(plane) * board_bytes(kingdom))
    return frame_holds(kingdom, cell) and lowest_is_set(down(board, position_of(kingdom, cell)))


@inlined
def clear_mask(state: Any, mask: Any, start: int, length: int) -> None:
    """Make a mask all 0."""
    # A constant number of bytes needs no call.
    clear(mask, start, common_mask(state))
    if length > common_mask(state):
        clear(mask, start + common_mask(state), length - common_mask(state))


@inlined
def mark(kingdom: Any, legal: Options, mask: Any, start: int) -> None:
    """Set the bytes of the legal actions of a mask that is all 0."""
    a, b, c, d, base, choices, first = legal
    if some(choices):
        mark_choices(choices, mask, start + first)
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
def mark_choices(choices: Any, mask: Any, at: int) -> None:
    """Set the bytes of a few choices. Of the last kind of a mask there are four, or eight: so by fours."""
    while some(choices):
        put_four(mask, at, choices)
        choices >>= FOUR
        at += 4


@inlined
def mark_cells(kingdom: Any, board: Board, mask: Any, corner: int) -> None:
    """Set the bytes of a board's squares; `corner` is the byte of its first position."""
    while some(board):
        position = lowest(board)
        # A row of the frame is shorter than one of the canvas, or longer.
        put(mask, corner + position + position // stride(kingdom) * (canvas(kingdom) - stride(kingdom)), 1)
        board = without_lowest(board)


# ---------------------------------------------------------------------- the family's options, copied into the caller

OPTIONS = (kingdomino.FAMILY.options, queendomino.FAMILY.options, origins.FAMILY.options)
_KINGDOMINO, _QUEENDOMINO, _ORIGINS = (inlined(function) for function in OPTIONS)


def kingdomino_offer(state: Any) -> Options:
    return _KINGDOMINO(state)


def queendomino_offer(state: Any) -> Options:
    return _QUEENDOMINO(state)


def origins_offer(state: Any) -> Options:
    return _ORIGINS(state)


OFFERS: Three = (kingdomino_offer, queendomino_offer, origins_offer)


def offered(state: Any) -> Options:
    """The legal actions of the decision that is awaited."""
    found: Options = OFFERS[family(state)](state)
    return found


@compiled_twin(offered)
def _offered(state: Any) -> Any:
    return OFFERS[layout_of_type(state).family.number]
