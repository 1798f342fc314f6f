"""Compiled: bytes in flat memory, written without bounds checks, sign handling or reference counting.

A batch is written row by row at offsets that the caller computes: slicing arrays would cost more than the writes
themselves. Callers must guarantee that the bytes are inside the array that `memory_of` was given, and that the array
stays alive.
"""

from typing import Any

import numpy as np
from llvmlite import ir
from numba import types
from numba.core import cgutils
from numba.np import arrayobj

from fiefdom.engine.bits import I64, I128, Board, wide
from fiefdom.engine.compiled import machine_code
from fiefdom.engine.frame import board_type
from fiefdom.engine.layout import Layout
from fiefdom.engine.traits import canvas, layout_constant, layout_of_type, stride

I8, I32 = ir.IntType(8), ir.IntType(32)


def board_width(layout: Layout) -> int:
    """Bytes of a board."""
    return 8 if layout.side == 5 else 16


board_bytes = layout_constant(board_width)


def _python_memory_of(array: Any) -> Any:
    return array


@machine_code(_python_memory_of)
def memory_of(typing: Any, array: Any) -> Any:
    """The bytes of a contiguous array for the functions below: an address; uncompiled, the array itself."""

    def build(context: Any, builder: Any, sig: Any, args: Any) -> Any:
        data = arrayobj.make_array(sig.args[0])(context, builder, args[0]).data
        return builder.ptrtoint(data, I64)

    return types.int64(array), build


def _start(builder: Any, memory: Any, start: Any) -> Any:
    """The address of a byte."""
    return builder.inttoptr(builder.add(memory, start), I8.as_pointer())


def _python_put(target: Any, start: int, value: int) -> None:
    target[start] = value


@machine_code(_python_put)
def put(typing: Any, target: Any, start: Any, value: Any) -> Any:
    """target[start] = value, which must be below 256."""

    def build(context: Any, builder: Any, sig: Any, args: Any) -> Any:
        byte = builder.trunc(args[2], I8)
        builder.store(byte, _start(builder, *args[:2]))
        return context.get_dummy_value()

    return types.void(types.int64, types.int64, types.int64), build


def _python_put_word(target: Any, start: int, word: int) -> None:
    for number in range(8):
        target[start + number] = int(word) >> 8 * number & 255


@machine_code(_python_put_word)
def put_word(typing: Any, target: Any, start: Any, word: Any) -> Any:
    """Eight bytes at once, the lowest of the word first."""

    def build(context: Any, builder: Any, sig: Any, args: Any) -> Any:
        address = builder.bitcast(_start(builder, *args[:2]), I64.as_pointer())
        builder.store(args[2], address, align=1)
        return context.get_dummy_value()

    return types.void(types.int64, types.int64, types.uint64), build


def _python_get_word(source: Any, start: int) -> np.uint64:
    return np.uint64(int.from_bytes(source[start : start + 8].tobytes(), "little"))


@machine_code(_python_get_word)
def get_word(typing: Any, source: Any, start: Any) -> Any:
    """Eight bytes as `put_word` wrote them."""

    def build(context: Any, builder: Any, sig: Any, args: Any) -> Any:
        return builder.load(builder.bitcast(_start(builder, *args), I64.as_pointer()), align=1)

    return types.uint64(types.int64, types.int64), build


def _python_put_board(kingdom: Any, target: Any, start: int, board: Board) -> None:
    number = board_bytes(kingdom)
    target[start : start + number] = np.frombuffer(int(board).to_bytes(number, "little"), np.uint8)


@machine_code(_python_put_board)
def put_board(typing: Any, kingdom: Any, target: Any, start: Any, board: Any) -> Any:
    """A board of that kingdom, `board_bytes` long."""
    kind = board_type(kingdom)

    def build(context: Any, builder: Any, sig: Any, args: Any) -> Any:
        address = builder.bitcast(_start(builder, *args[1:3]), _integer(kind).as_pointer())
        builder.store(args[3], address, align=1)
        return context.get_dummy_value()

    return types.void(kingdom, types.int64, types.int64, kind), build


def _python_get_board(kingdom: Any, source: Any, start: int) -> Board:
    return int.from_bytes(source[start : start + board_bytes(kingdom)].tobytes(), "little")


@machine_code(_python_get_board)
def get_board(typing: Any, kingdom: Any, source: Any, start: Any) -> Any:
    """A board as `put_board` wrote it."""
    kind = board_type(kingdom)

    def build(context: Any, builder: Any, sig: Any, args: Any) -> Any:
        return builder.load(builder.bitcast(_start(builder, *args[1:]), _integer(kind).as_pointer()), align=1)

    return kind(kingdom, types.int64, types.int64), build


def _integer(board: Any) -> Any:
    """The machine's integer type for a board."""
    return I128 if board is wide else I64


def _python_clear(target: Any, start: int, number: int) -> None:
    target[start : start + number] = 0


@machine_code(_python_clear)
def clear(typing: Any, target: Any, start: Any, number: Any) -> Any:
    """Set `number` bytes to 0."""

    def build(context: Any, builder: Any, sig: Any, args: Any) -> Any:
        cgutils.memset(builder, _start(builder, *args[:2]), args[2], 0)
        return context.get_dummy_value()

    return types.void(types.int64, types.int64, types.int64), build


def _python_set_ones(target: Any, start: int, number: int) -> None:
    target[start : start + number] = 1


@machine_code(_python_set_ones)
def set_ones(typing: Any, target: Any, start: Any, number: Any) -> Any:
    """Set `number` bytes to 1."""

    def build(context: Any, builder: Any, sig: Any, args: Any) -> Any:
        cgutils.memset(builder, _start(builder, *args[:2]), args[2], 1)
        return context.get_dummy_value()

    return types.void(types.int64, types.int64, types.int64), build


def _python_fetch(target: Any, start: int) -> None:
    """Python has no prefetch."""


@machine_code(_python_fetch)
def fetch(typing: Any, target: Any, start: Any) -> Any:
    """Prefetch the cache line of a byte that will be needed soon; it need not be inside the array."""

    def build(context: Any, builder: Any, sig: Any, args: Any) -> Any:
        kind = ir.FunctionType(ir.VoidType(), (I8.as_pointer(), I32, I32, I32))
        function = builder.module.declare_intrinsic("llvm.prefetch", (I8.as_pointer(),), kind)
        # For reading, into all cache levels, data cache.
        how = [ir.Constant(I32, number) for number in (0, 3, 1)]
        builder.call(function, (_start(builder, *args), *how))
        return context.get_dummy_value()

    return types.void(types.int64, types.int64), build


def _python_copy(target: Any, start: int, source: Any, source_start: int, number: int) -> None:
    target[start : start + number] = source[source_start : source_start + number]


@machine_code(_python_copy)
def copy(typing: Any, target: Any, start: Any, source: Any, source_start: Any, number: Any) -> Any:
    """Copy `number` bytes from one array to another."""

    def build(context: Any, builder: Any, sig: Any, args: Any) -> Any:
        to = _start(builder, *args[:2])
        cgutils.raw_memcpy(builder, to, _start(builder, *args[2:4]), args[4], 1)
        return context.get_dummy_value()

    return types.void(types.int64, types.int64, types.int64, types.int64, types.int64), build


def _python_put_bits(target: Any, start: int, word: int) -> None:
    for bit in range(48):
        target[start + bit] = int(word) >> bit & 1


@machine_code(_python_put_bits)
def put_bits(typing: Any, target: Any, start: Any, word: Any) -> Any:
    """The low 48 bits of a word as 48 bytes, 0 or 1."""

    def build(context: Any, builder: Any, sig: Any, args: Any) -> Any:
        ones = _as_bytes(builder, args[2])
        for first, last in ((0, 32), (32, 48)):
            places = ir.Constant(ir.VectorType(I32, last - first), list(range(first, last)))
            part = builder.shuffle_vector(ones, ones, places)
            at = _start(builder, args[0], builder.add(args[1], ir.Constant(I64, first)))
            builder.store(part, builder.bitcast(at, part.type.as_pointer()), align=1)
        return context.get_dummy_value()

    return types.void(types.int64, types.int64, types.uint64), build


def _as_bytes(builder: Any, word: Any) -> Any:
    """A vector with a byte, 0 or 1, for each bit."""
    width = word.type.width
    return builder.zext(builder.bitcast(word, ir.VectorType(ir.IntType(1), width)), ir.VectorType(I8, width))


def _python_put_rows(kingdom: Any, target: Any, start: int, last: int, board: Board) -> None:
    width = stride(kingdom)
    for row in reversed(range(width - 1)):
        at = start + min(row * canvas(kingdom), last)
        for column in range(width - 1 if width > 8 else 8):
            target[at + column] = int(board) >> row * width + column & 1


@machine_code(_python_put_rows)
def put_rows(typing: Any, kingdom: Any, target: Any, start: Any, last: Any, board: Any) -> Any:
    """A board as bytes, 0 or 1, row by row in steps of the canvas; no row begins later than `last` after the start.

    Rows that would begin later must be empty. All eight or nine columns of the frame's rows are written.
    """
    layout, kind = layout_of_type(kingdom), board_type(kingdom)

    def build(context: Any, builder: Any, sig: Any, args: Any) -> Any:
        rows = _rows_of(builder, args[4], layout.stride)
        for number in reversed(range(layout.stride - 1)):
            step = ir.Constant(I64, number * layout.canvas)
            # A frame begins in the castle's row at the latest, so as many rows as a kingdom has are on the canvas.
            if number >= layout.side:
                step = builder.select(builder.icmp_signed("<", args[3], step), args[3], step)
            address = _start(builder, args[1], builder.add(args[2], step))
            for first, ones in rows[number]:
                at = builder.gep(address, [ir.Constant(I64, first)])
                builder.store(ones, builder.bitcast(at, ones.type.as_pointer()), align=1)
        return context.get_dummy_value()

    return types.void(kingdom, types.int64, types.int64, types.int64, kind), build


def _rows_of(builder: Any, board: Any, stride: int) -> list[list[tuple[int, Any]]]:
    """The rows of a board as bytes, 0 or 1: the values to store for each row, and at which column."""
    if board.type == I64:
        words = builder.bitcast(_as_bytes(builder, board), ir.VectorType(I64, 8))
        return [[(0, builder.extract_element(words, ir.Constant(I32, row)))] for row in range(stride - 1)]
    found = []
    for row in range(stride - 1):
        bits = builder.trunc(builder.lshr(board, ir.Constant(I128, row * stride)), ir.IntType(16))
        columns = _as_bytes(builder, bits)
        eight = builder.extract_element(builder.bitcast(columns, ir.VectorType(I64, 2)), ir.Constant(I32, 0))
        found.append([(0, eight), (8, builder.extract_element(columns, ir.Constant(I32, 8)))])
    return found


def _python_put_four(target: Any, start: int, word: int) -> None:
    for bit in range(4):
        target[start + bit] = int(word) >> bit & 1


@machine_code(_python_put_four)
def put_four(typing: Any, target: Any, start: Any, word: Any) -> Any:
    """The low four bits of a word as four bytes, 0 or 1."""

    def build(context: Any, builder: Any, sig: Any, args: Any) -> Any:
        # Four copies, each shifted seven bits further than the last, put bit n at the bottom of byte n.
        apart = builder.mul(builder.and_(builder.trunc(args[2], I32), ir.Constant(I32, 15)), ir.Constant(I32, 0x204081))
        ones = builder.and_(apart, ir.Constant(I32, 0x1010101))
        builder.store(ones, builder.bitcast(_start(builder, *args[:2]), I32.as_pointer()), align=1)
        return context.get_dummy_value()

    return types.void(types.int64, types.int64, types.uint64), build
