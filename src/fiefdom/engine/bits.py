"""Sets of squares as machine words: one uint64 for 5x5 kingdoms, one 128-bit integer for 7x7.

A board is a set of squares of a kingdom's frame; bits are in (row, column) order. `&`, `|` and `~` are used directly;
operations that differ between the two widths, or between compiled code and plain Python, are functions here. Without
compilation, every board is a plain (unbounded) Python integer.
"""

import operator
from collections.abc import Callable
from typing import Any

import llvmlite.binding as llvm
from llvmlite import ir
from numba import types
from numba.core.typing.templates import ConcreteTemplate, infer_global, signature
from numba.extending import lower_builtin, models, register_model

from fiefdom.engine.compiled import machine_code

Board = Any

HAS_DEPOSIT = bool(llvm.get_host_cpu_features().get("bmi2", False))
I1, I64, I128 = ir.IntType(1), ir.IntType(64), ir.IntType(128)


class WideType(types.Type):  # type: ignore[misc]
    """The compiler's type for a 128-bit board; it never leaves compiled code."""

    def __init__(self) -> None:
        super().__init__(name="WideBoard")


wide = WideType()


@register_model(WideType)
class WideModel(models.PrimitiveModel):  # type: ignore[misc]
    """How the compiler represents a wide board."""

    def __init__(self, manager: Any, front_end_type: Any) -> None:
        super().__init__(manager, front_end_type, I128)


def _teach(function: Any, result: Any, build: Callable[[Any, list[Any]], Any], operands: int = 2) -> None:
    """Implement an operator on wide boards for the compiler."""

    @infer_global(function)
    class Template(ConcreteTemplate):  # type: ignore[misc]
        cases = (signature(result, *[wide] * operands),)

    @lower_builtin(function, *[WideType] * operands)  # type: ignore[untyped-decorator]
    def lower(context: Any, builder: Any, sig: Any, args: Any) -> Any:
        return build(builder, args)


_teach(operator.and_, wide, lambda builder, args: builder.and_(*args))
_teach(operator.or_, wide, lambda builder, args: builder.or_(*args))
_teach(operator.iand, wide, lambda builder, args: builder.and_(*args))
_teach(operator.ior, wide, lambda builder, args: builder.or_(*args))
_teach(operator.eq, types.boolean, lambda builder, args: builder.icmp_unsigned("==", *args))
_teach(operator.ne, types.boolean, lambda builder, args: builder.icmp_unsigned("!=", *args))
_teach(operator.invert, wide, lambda builder, args: builder.not_(args[0]), operands=1)


def as_width_of(builder: Any, value: Any, board: Any) -> Any:
    """Extend a 64-bit value to the width of a board."""
    return builder.zext(value, board.type) if board.type == I128 else value


def as_word(builder: Any, value: Any) -> Any:
    """Truncate a small value of a board's width to 64 bits."""
    return builder.trunc(value, I64) if value.type == I128 else value


def _python_up(board: Board, steps: int) -> Board:
    return int(board) << int(steps)


@machine_code(_python_up)
def up(typing: Any, board: Any, steps: Any) -> Any:
    """Shift every square up by `steps` bits; 0 <= steps < 64."""

    def build(context: Any, builder: Any, sig: Any, args: Any) -> Any:
        return builder.shl(args[0], as_width_of(builder, args[1], args[0]))

    return board(board, types.uint64), build


def _python_down(board: Board, steps: int) -> Board:
    return int(board) >> int(steps)


@machine_code(_python_down)
def down(typing: Any, board: Any, steps: Any) -> Any:
    """Shift every square down by `steps` bits; those shifted below bit 0 are lost."""

    def build(context: Any, builder: Any, sig: Any, args: Any) -> Any:
        return builder.lshr(args[0], as_width_of(builder, args[1], args[0]))

    return board(board, types.uint64), build


def _python_count(board: Board) -> int:
    return int(board).bit_count()


@machine_code(_python_count)
def count(typing: Any, board: Any) -> Any:
    """The number of squares."""

    def build(context: Any, builder: Any, sig: Any, args: Any) -> Any:
        return as_word(builder, builder.ctpop(args[0]))

    return types.int64(board), build


def _python_lowest(board: Board) -> int:
    return (int(board) & -int(board)).bit_length() - 1


@machine_code(_python_lowest)
def lowest(typing: Any, board: Any) -> Any:
    """Position of the lowest square; the board must not be empty."""

    def build(context: Any, builder: Any, sig: Any, args: Any) -> Any:
        return as_word(builder, builder.cttz(args[0], ir.Constant(I1, 1)))

    return types.int64(board), build


def _python_without_lowest(board: Board) -> Board:
    return int(board) & int(board) - 1


@machine_code(_python_without_lowest)
def without_lowest(typing: Any, board: Any) -> Any:
    """The board without its lowest square."""

    def build(context: Any, builder: Any, sig: Any, args: Any) -> Any:
        return builder.and_(args[0], builder.sub(args[0], ir.Constant(args[0].type, 1)))

    return board(board), build


def _python_some(board: Board) -> bool:
    return int(board) != 0


@machine_code(_python_some)
def some(typing: Any, board: Any) -> Any:
    """Whether the board has any squares."""

    def build(context: Any, builder: Any, sig: Any, args: Any) -> Any:
        return builder.icmp_unsigned("!=", args[0], ir.Constant(args[0].type, 0))

    return types.boolean(board), build


def _python_nth(board: Board, index: int) -> int:
    value = int(board)
    for _ in range(int(index)):
        value &= value - 1
    return (value & -value).bit_length() - 1


@machine_code(_python_nth)
def nth(typing: Any, board: Any, index: Any) -> Any:
    """Position of the square that has `index` squares below it; 0 <= index < count."""

    def build(context: Any, builder: Any, sig: Any, args: Any) -> Any:
        if args[0].type == I64:
            return _nth_in_word(builder, *args)
        low = builder.trunc(args[0], I64)
        high = builder.trunc(builder.lshr(args[0], ir.Constant(I128, 64)), I64)
        in_low = builder.ctpop(low)
        is_low = builder.icmp_unsigned("<", args[1], in_low)
        word = builder.select(is_low, low, high)
        within = builder.select(is_low, args[1], builder.sub(args[1], in_low))
        start = builder.select(is_low, ir.Constant(I64, 0), ir.Constant(I64, 64))
        return builder.add(start, _nth_in_word(builder, word, within))

    return types.int64(board, types.int64), build


def _nth_in_word(builder: Any, word: Any, index: Any) -> Any:
    """Use parallel bit deposit if the processor supports it; otherwise clear the lower squares one by one."""
    if HAS_DEPOSIT:
        kind = ir.FunctionType(I64, (I64, I64))
        deposit = builder.module.declare_intrinsic("llvm.x86.bmi.pdep.64", (), kind)
        target = builder.call(deposit, (builder.shl(ir.Constant(I64, 1), index), word))
        return builder.cttz(target, ir.Constant(I1, 1))
    before = builder.block
    loop, body, done = (builder.append_basic_block(name) for name in ("nth", "nth_clear", "nth_done"))
    builder.branch(loop)
    builder.position_at_end(loop)
    left, rest = builder.phi(I64), builder.phi(I64)
    builder.cbranch(builder.icmp_unsigned("==", left, ir.Constant(I64, 0)), done, body)
    builder.position_at_end(body)
    fewer = builder.sub(left, ir.Constant(I64, 1))
    cleared = builder.and_(rest, builder.sub(rest, ir.Constant(I64, 1)))
    builder.branch(loop)
    for phi, start, after in ((left, index, fewer), (rest, word, cleared)):
        phi.add_incoming(start, before)
        phi.add_incoming(after, body)
    builder.position_at_end(done)
    return builder.cttz(rest, ir.Constant(I1, 1))
