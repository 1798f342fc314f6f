"""Writes kingdoms into states; the inverse of `read_kingdom`. The kingdom must be valid; nothing is checked here."""

from typing import Any

from fiefdom.engine import layout
from fiefdom.events.cells import Cell
from fiefdom.game.codec import Codec
from fiefdom.game.kingdom import Kingdom, Square
from fiefdom.game.pieces.registry import pieces_of

WORD = 0xFFFF_FFFF_FFFF_FFFF


def write_kingdom(codec: Codec, state: Any, kingdom: Kingdom) -> None:
    """Write a kingdom into a state, with its queen and totems."""
    record = state.kingdom[kingdom.number]
    record.discards = kingdom.discards
    _lay_frame(codec, record, kingdom)
    boards = _Boards(codec, record)
    for plane in (layout.OCCUPIED, layout.CASTLE):
        boards.mark(plane, (0, 0))
    for cell, square in kingdom.squares.items():
        boards.write(cell, square)
    boards.store(record)
    pieces_of(codec.rules).write_kingdom(codec, state, kingdom)


def _lay_frame(codec: Codec, record: Any, kingdom: Kingdom) -> None:
    """Write the box and the corner of the window, as if the kingdom had grown domino by domino."""
    side = codec.rules.side
    castle = side - 1
    record.left, record.right = castle + kingdom.columns.start, castle + kingdom.columns.stop - 1
    record.top, record.bottom = castle + kingdom.rows.start, castle + kingdom.rows.stop - 1
    record.frame_x = max(record.right - side + 1, record.left - 2)
    record.frame_y = max(record.bottom - side + 1, record.top - 2)


class _Boards:
    """All boards of one kingdom as plain integers."""

    def __init__(self, codec: Codec, record: Any) -> None:
        self.codec = codec
        self.terrains = codec.memory.family.terrains
        castle = codec.rules.side - 1
        self._corner = (int(record.frame_x) - castle, int(record.frame_y) - castle)
        self.planes = [0] * codec.memory.planes

    def mark(self, plane: int, cell: Cell) -> None:
        row, column = cell[1] - self._corner[1], cell[0] - self._corner[0]
        self.planes[plane] |= 1 << row * self.codec.memory.stride + column

    def write(self, cell: Cell, square: Square) -> None:
        self.mark(layout.OCCUPIED, cell)
        self.mark(layout.TERRAIN + self.terrains.index(square.terrain), cell)
        added = pieces_of(self.codec.rules).write_square(self.codec, self, cell, square)
        self._mark_bits(layout.LOW, cell, square.crowns + added)

    def mark_piece(self, plane: int, cell: Cell, kind: int) -> None:
        """Put a piece of this kind on a cell."""
        self.mark(plane, cell)
        self._mark_bits(layout.KIND, cell, kind)

    def _mark_bits(self, first_plane: int, cell: Cell, number: int) -> None:
        for bit in range(number.bit_length()):
            if number >> bit & 1:
                self.mark(first_plane + bit, cell)

    def store(self, record: Any) -> None:
        for plane, board in enumerate(self.planes):
            record.board[plane] = board if self.codec.memory.side == 5 else (board & WORD, board >> 64)
