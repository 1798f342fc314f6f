"""Compiled: bytes in flat memory, written without bounds, signs or reference counts in the way.

A batch is written row by row at a start that the caller works out: slices of arrays would cost more than what is
written into them. Whoever calls these functions guarantees that the bytes lie in the array that `memory_of` was given,
and that the array stays alive.
"""

from typing import Any

from llvmlite import ir
from numba import types
from numba.core import cgutils
from numba.np import arrayobj

from fiefdom.engine.bits import I64
from fiefdom.engine.compiled import machine_code

I8 = ir.IntType(8)
BIT_OF_EACH_BYTE, EVERY_BYTE = 0x8040_2010_0804_0201, 0x0101_0101_0101_0101


def _python_memory_of(array: Any) -> Any:
    return array


@machine_code(_python_memory_of)
def memory_of(typing: Any, array: Any) -> Any:
    """The bytes of a contiguous array, as the functions below take them: an address; uncompiled, the array itself."""

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


def _python_clear(target: Any, start: int, number: int) -> None:
    target[start : start + number] = 0


@machine_code(_python_clear)
def clear(typing: Any, target: Any, start: Any, number: Any) -> Any:
    """Make so many bytes 0."""

    def build(context: Any, builder: Any, sig: Any, args: Any) -> Any:
        cgutils.memset(builder, _start(builder, *args[:2]), args[2], 0)
        return context.get_dummy_value()

    return types.void(types.int64, types.int64, types.int64), build


def _python_copy(target: Any, start: int, source: Any, source_start: int, number: int) -> None:
    target[start : start + number] = source[source_start : source_start + number]


@machine_code(_python_copy)
def copy(typing: Any, target: Any, start: Any, source: Any, source_start: Any, number: Any) -> Any:
    """Copy so many bytes from one array to another."""

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
        words = builder.bitcast(_start(builder, *args[:2]), I64.as_pointer())
        for number in range(6):
            eight = builder.and_(builder.lshr(args[2], ir.Constant(I64, 8 * number)), ir.Constant(I64, 0xFF))
            # Each byte gets all eight bits and keeps its own; adding 127 carries it to the top of the byte.
            apart = builder.and_(builder.mul(eight, ir.Constant(I64, EVERY_BYTE)), ir.Constant(I64, BIT_OF_EACH_BYTE))
            carried = builder.add(apart, ir.Constant(I64, 0x7F * EVERY_BYTE))
            ones = builder.and_(builder.lshr(carried, ir.Constant(I64, 7)), ir.Constant(I64, EVERY_BYTE))
            builder.store(ones, builder.gep(words, [ir.Constant(I64, number)]), align=1)
        return context.get_dummy_value()

    return types.void(types.int64, types.int64, types.uint64), build
