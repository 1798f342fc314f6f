"""The move of the new decision."""

from dataclasses import dataclass
from typing import Any

from fiefdom.errors import IllegalMove
from fiefdom.game.codec import Codec
from fiefdom.game.moves import Cell, Move, cell_text
from fiefdom.game.refusals import MoveCode


@dataclass(frozen=True, slots=True)
class Garden(Move):
    """A garden is planted on a square of the domino just placed."""

    kind = "garden"
    square: Cell


def garden(codec: Codec, state: Any, offset: int) -> Garden:
    """The move that an action stands for."""
    return Garden(codec.cell(state.placed_right if offset else state.placed_left))


def garden_offset(codec: Codec, state: Any, move: Any) -> int:
    """The place of a move's action among those of its kind."""
    squares = [codec.cell(state.placed_left), codec.cell(state.placed_right)]
    if move.square not in squares:
        raise IllegalMove(MoveCode.WRONG_VALUE(field="cell", value=cell_text(move.square)))
    return squares.index(move.square)
