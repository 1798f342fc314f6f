"""The boards of a kingdom in its moving frame: reading, writing, neighbours, the window, growth."""

from typing import Any

from llvmlite import ir
from numba import types

from fiefdom.engine.bits import I64, I128, Board, as_width_of, down, up, wide
from fiefdom.engine.compiled import inlined, machine_code
from fiefdom.engine.traits import canvas, layout_of_type, planes, side, stride

WORD = 0xFFFF_FFFF_FFFF_FFFF


def _python_load(kingdom: Any, plane: int) -> Board:
    words = kingdom.board[plane]
    return int(words) if side(kingdom) == 5 else int(words[0]) | int(words[1]) << 64


@machine_code(_python_load)
def load(typing: Any, kingdom: Any, plane: Any) -> Any:
    """One board of a kingdom."""
    board = board_type(kingdom)

    def build(context: Any, builder: Any, sig: Any, args: Any) -> Any:
        return builder.load(_address(builder, board, *args), align=8)

    return board(kingdom, types.int64), build


def _python_store(kingdom: Any, plane: int, board: Board) -> None:
    if side(kingdom) == 5:
        kingdom.board[plane] = board
    else:
        kingdom.board[plane] = (board & WORD, board >> 64)


@machine_code(_python_store)
def store(typing: Any, kingdom: Any, plane: Any, board: Any) -> Any:
    """Replace one board of a kingdom."""

    def build(context: Any, builder: Any, sig: Any, args: Any) -> Any:
        builder.store(args[2], _address(builder, board, args[0], args[1]), align=8)
        return context.get_dummy_value()

    return types.void(kingdom, types.int64, board_type(kingdom)), build


def _address(builder: Any, board: Any, kingdom: Any, plane: Any) -> Any:
    """The address of a plane: `board` is the first field of a kingdom's record."""
    integer = I128 if board is wide else I64
    first = builder.bitcast(kingdom, integer.as_pointer())
    return builder.gep(first, [plane])


def board_type(kingdom: Any) -> Any:
    """The compiler's type of a kingdom's boards."""
    return types.uint64 if layout_of_type(kingdom).side == 5 else wide


def _python_single(kingdom: Any, position: int) -> Board:
    return 1 << int(position)


@machine_code(_python_single)
def single(typing: Any, kingdom: Any, position: Any) -> Any:
    """The board with one square."""

    def build(context: Any, builder: Any, sig: Any, args: Any) -> Any:
        one = ir.Constant(I128 if sig.return_type is wide else I64, 1)
        return builder.shl(one, as_width_of(builder, args[1], one))

    return board_type(kingdom)(kingdom, types.uint64), build


def _python_nothing(kingdom: Any) -> Board:
    return 0


@machine_code(_python_nothing)
def nothing(typing: Any, kingdom: Any) -> Any:
    """The empty board."""

    def build(context: Any, builder: Any, sig: Any, args: Any) -> Any:
        return ir.Constant(I128 if sig.return_type is wide else I64, 0)

    return board_type(kingdom)(kingdom), build


def _python_corner(kingdom: Any, rows: int, columns: int) -> Board:
    return sum(((1 << int(columns)) - 1) << stride(kingdom) * row for row in range(rows))


@machine_code(_python_corner)
def corner(typing: Any, kingdom: Any, rows: Any, columns: Any) -> Any:
    """The window's rectangle: the first rows and columns of the frame."""
    board = board_type(kingdom)
    memory = layout_of_type(kingdom)
    every_row = sum(1 << memory.stride * row for row in range(memory.stride - 1))

    def build(context: Any, builder: Any, sig: Any, args: Any) -> Any:
        one = ir.Constant(I128 if board is wide else I64, 1)
        height = builder.mul(args[1], ir.Constant(I64, memory.stride))
        row = builder.sub(builder.shl(one, as_width_of(builder, args[2], one)), one)
        tall = builder.sub(builder.shl(one, as_width_of(builder, height, one)), one)
        return builder.and_(builder.mul(row, ir.Constant(one.type, every_row)), tall)

    return board(kingdom, types.uint64, types.uint64), build


def _python_add(kingdom: Any, plane: int, board: Board) -> None:
    _python_store(kingdom, plane, _python_load(kingdom, plane) | board)


@machine_code(_python_add)
def add(typing: Any, kingdom: Any, plane: Any, board: Any) -> Any:
    """Put squares on a board."""

    def build(context: Any, builder: Any, sig: Any, args: Any) -> Any:
        address = _address(builder, board, args[0], args[1])
        builder.store(builder.or_(builder.load(address, align=8), args[2]), address, align=8)
        return context.get_dummy_value()

    return types.void(kingdom, types.int64, board_type(kingdom)), build


def _python_remove(kingdom: Any, plane: int, board: Board) -> None:
    _python_store(kingdom, plane, _python_load(kingdom, plane) & ~board)


@machine_code(_python_remove)
def remove(typing: Any, kingdom: Any, plane: Any, board: Any) -> Any:
    """Take squares off a board."""

    def build(context: Any, builder: Any, sig: Any, args: Any) -> Any:
        address = _address(builder, board, args[0], args[1])
        kept = builder.and_(builder.load(address, align=8), builder.not_(args[2]))
        builder.store(kept, address, align=8)
        return context.get_dummy_value()

    return types.void(kingdom, types.int64, board_type(kingdom)), build


@inlined
def beside(kingdom: Any, board: Board) -> Board:
    """All cells that share an edge with a square of the board (some lie in the guard column or outside)."""
    row = stride(kingdom)
    return up(board, 1) | down(board, 1) | up(board, row) | down(board, row)


@inlined
def around(kingdom: Any, board: Board) -> Board:
    """The squares and all eight neighbours of each (some lie in the guard column or outside)."""
    row = stride(kingdom)
    wider = board | up(board, 1) | down(board, 1)
    return wider | up(wider, row) | down(wider, row)


@inlined
def window(kingdom: Any) -> Board:
    """All cells that the next domino may reach, occupied or not (C2)."""
    columns = min(kingdom.left + side(kingdom) - 1, kingdom.right + 2) - kingdom.frame_x + 1
    rows = min(kingdom.top + side(kingdom) - 1, kingdom.bottom + 2) - kingdom.frame_y + 1
    return corner(kingdom, rows, columns)


@inlined
def cell_of(kingdom: Any, position: int) -> int:
    """Canvas cell of a frame position."""
    row = position // stride(kingdom)
    column = position - row * stride(kingdom)
    return (kingdom.frame_y + row) * canvas(kingdom) + kingdom.frame_x + column


@inlined
def position_of(kingdom: Any, cell: int) -> int:
    """Frame position of a canvas cell that lies in the frame."""
    row = cell // canvas(kingdom)
    column = cell - row * canvas(kingdom)
    return (row - kingdom.frame_y) * stride(kingdom) + column - kingdom.frame_x


@inlined
def frame_holds(kingdom: Any, cell: int) -> bool:
    """Whether a canvas cell lies in the frame, so that `position_of` is valid."""
    row = cell // canvas(kingdom) - kingdom.frame_y
    column = cell % canvas(kingdom) - kingdom.frame_x
    return 0 <= row < stride(kingdom) - 1 and 0 <= column < stride(kingdom) - 1


@inlined
def grow(kingdom: Any, left: int, top: int, right: int, bottom: int) -> None:
    """Extend the bounding box to include a rectangle of canvas cells, and move the frame if its corner changes."""
    kingdom.left = min(kingdom.left, left)
    kingdom.right = max(kingdom.right, right)
    kingdom.top = min(kingdom.top, top)
    kingdom.bottom = max(kingdom.bottom, bottom)
    frame_x = max(kingdom.right - side(kingdom) + 1, kingdom.left - 2)
    frame_y = max(kingdom.bottom - side(kingdom) + 1, kingdom.top - 2)
    steps = (kingdom.frame_x - frame_x) + stride(kingdom) * (kingdom.frame_y - frame_y)
    if steps != 0:
        kingdom.frame_x = frame_x
        kingdom.frame_y = frame_y
        shift_boards(kingdom, steps)


@inlined
def shift_boards(kingdom: Any, steps: int) -> None:
    """Move every board by a number of bits, up when positive."""
    if steps > 0:
        for plane in range(planes(kingdom)):
            store(kingdom, plane, up(load(kingdom, plane), steps))
    else:
        for plane in range(planes(kingdom)):
            store(kingdom, plane, down(load(kingdom, plane), -steps))
