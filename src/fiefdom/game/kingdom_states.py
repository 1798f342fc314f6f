"""Kingdoms written into a state: what `read_kingdom` reads. The kingdom must be sound; nothing is checked here."""

from typing import Any

from fiefdom.components.buildings import buildings
from fiefdom.components.terrains import KINGDOM_TERRAINS, ORIGINS_TERRAINS
from fiefdom.engine import layout
from fiefdom.engine.families import QUEENDOMINO
from fiefdom.engine.families.origins.fields import CAVEMAN, RESOURCE, TOKEN
from fiefdom.engine.families.queendomino.fields import BUILT, KNIGHT
from fiefdom.game.codec import Codec
from fiefdom.game.kingdoms import Kingdom, Square
from fiefdom.game.moves import Cell

WORD = 0xFFFF_FFFF_FFFF_FFFF


def write_kingdom(codec: Codec, state: Any, kingdom: Kingdom) -> None:
    """Make a kingdom of a state what the value says; the queen and the totems are the state's."""
    record = state.kingdom[kingdom.number]
    record.discards = kingdom.discards
    _lay_frame(codec, record, kingdom)
    boards = _Boards(codec, record)
    for plane in (layout.OCCUPIED, layout.CASTLE):
        boards.mark(plane, (0, 0))
    for cell, square in kingdom.squares.items():
        boards.write(cell, square)
    boards.store(record)
    if codec.memory.family.number == QUEENDOMINO:
        record.coins = kingdom.coins
        record.knights = kingdom.knights
        record.knights_placed = kingdom.knights_placed
        record.towers = kingdom.towers
        for kind, name in enumerate(codec.buildings):
            record.buildings[kind] = kingdom.buildings.count(name)


def _lay_frame(codec: Codec, record: Any, kingdom: Kingdom) -> None:
    """The box and the corner of the window, as growing domino by domino leads to."""
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
        self.terrains = ORIGINS_TERRAINS if codec.rules.is_origins else KINGDOM_TERRAINS
        castle = codec.rules.side - 1
        self._corner = (int(record.frame_x) - castle, int(record.frame_y) - castle)
        self.planes = [0] * codec.memory.planes

    def mark(self, plane: int, cell: Cell) -> None:
        row, column = cell[1] - self._corner[1], cell[0] - self._corner[0]
        self.planes[plane] |= 1 << row * self.codec.memory.stride + column

    def write(self, cell: Cell, square: Square) -> None:
        self.mark(layout.OCCUPIED, cell)
        self.mark(layout.TERRAIN + self.terrains.index(square.terrain), cell)
        crowns = square.crowns
        if square.knight:
            self.mark(KNIGHT, cell)
        if square.building is not None:
            kind = self.codec.buildings.index(square.building)
            crowns += buildings()[kind].crowns
            self._mark_piece(BUILT, cell, kind)
        if square.token:
            self.mark(TOKEN, cell)
        if square.resource is not None:
            self.mark(RESOURCE, cell)
        if square.caveman is not None:
            self._mark_piece(CAVEMAN, cell, self.codec.cavemen.index(square.caveman))
        self._mark_bits(layout.LOW, cell, crowns)

    def _mark_piece(self, plane: int, cell: Cell, kind: int) -> None:
        self.mark(plane, cell)
        self._mark_bits(layout.KIND, cell, kind)

    def _mark_bits(self, first_plane: int, cell: Cell, number: int) -> None:
        for bit in range(number.bit_length()):
            if number >> bit & 1:
                self.mark(first_plane + bit, cell)

    def store(self, record: Any) -> None:
        for plane, board in enumerate(self.planes):
            record.board[plane] = board if self.codec.memory.side == 5 else (board & WORD, board >> 64)
