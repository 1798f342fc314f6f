"""The actions for the new decision."""

from typing import Any

from fiefdom.errors import IllegalMove
from fiefdom.events import MoveCoding, cell_text
from fiefdom.events.refusals import MoveCode
from hamlet.events import Garden


def _garden(codec: Any, state: Any, offset: int) -> Garden:
    return Garden(codec.cell(state.placed_right if offset else state.placed_left))


def _garden_offset(codec: Any, state: Any, move: Garden) -> int:
    squares = [codec.cell(state.placed_left), codec.cell(state.placed_right)]
    if move.square not in squares:
        raise IllegalMove(MoveCode.WRONG_VALUE(field="cell", value=cell_text(move.square)))
    return squares.index(move.square)


MOVES = (MoveCoding(Garden, _garden, _garden_offset),)
