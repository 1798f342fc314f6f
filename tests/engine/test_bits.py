"""Bit functions: the compiled ones, in both widths and with or without bit deposit, agree with Python's integers."""

from collections.abc import Callable
from typing import Any

import numpy as np
import pytest
from hypothesis import given
from hypothesis import strategies as st
from numba import config, njit

from fiefdom.engine import bits
from fiefdom.engine.bits import count, down, lowest, nth, some, up, without_lowest
from fiefdom.engine.families import kingdomino, queendomino
from fiefdom.engine.frame import add, around, beside, cell_of, load, position_of, remove, single, store, window
from fiefdom.engine.layout import layout
from property_support.families import examples

pytestmark = pytest.mark.skipif(bool(config.DISABLE_JIT), reason="compares compiled code with plain Python")

WORD, WIDE = 2**64 - 1, 2**128 - 1
words = st.integers(0, WORD) | st.sampled_from([0, 1, 2**63, WORD])
boards = st.integers(0, WIDE) | st.sampled_from([0, 1, WORD, 2**64, 2**127, WIDE])
steps = st.integers(0, 63)


def expected(one: int, other: int, by: int, full: int) -> list[int]:
    """The expected results of the kernels below, using Python's own integers."""
    least = (one & -one).bit_length() - 1
    return [
        one & other,
        one | other,
        ~one & full,
        one << by & full,
        one >> by,
        one & one - 1 if one else 0,
        one.bit_count(),
        least if one else -1,
        int(one != 0),
        int(one == other),
        int(one != other),
    ]


@njit
def narrow_kernel(one: Any, other: Any, by: int, found: Any) -> None:
    found[0] = one & other
    found[1] = one | other
    found[2] = ~one
    found[3] = up(one, by)
    found[4] = down(one, by)
    found[5] = without_lowest(one)
    found[6] = count(one)
    found[7] = lowest(one) if some(one) else -1
    found[8] = some(one)
    found[9] = one == other
    found[10] = one != other


@njit
def wide_kernel(kingdoms: Any, by: int, found: Any) -> None:
    """Planes 0 and 1 in, planes 2 to 9 and the numbers out."""
    kingdom = kingdoms[0]
    one, other = load(kingdom, 0), load(kingdom, 1)
    store(kingdom, 2, one & other)
    store(kingdom, 3, one | other)
    store(kingdom, 4, ~one)
    store(kingdom, 5, up(one, by))
    store(kingdom, 6, down(one, by))
    store(kingdom, 7, without_lowest(one))
    found[0] = count(one)
    found[1] = lowest(one) if some(one) else -1
    found[2] = some(one)
    found[3] = one == other
    found[4] = one != other
    both, either = one, one
    both &= other
    either |= other
    store(kingdom, 8, both)
    store(kingdom, 9, either)


def kingdom_with(*planes: int) -> Any:
    kingdoms = np.zeros(1, layout(queendomino.FAMILY, 7).kingdom)
    for number, board in enumerate(planes):
        kingdoms[0].board[number] = (board & WORD, board >> 64)
    return kingdoms


def plane(kingdoms: Any, number: int) -> int:
    low, high = kingdoms[0].board[number]
    return int(low) | int(high) << 64


@given(one=words, other=words, by=steps)
@examples(150)
def test_narrow_boards(one: int, other: int, by: int) -> None:
    found = np.zeros(11, np.uint64)
    narrow_kernel(np.uint64(one), np.uint64(other), by, found)
    assert found.tolist() == [value & WORD for value in expected(one, other, by, WORD)]


@given(one=boards, other=boards, by=steps)
@examples(150)
def test_wide_boards(one: int, other: int, by: int) -> None:
    kingdoms = kingdom_with(one, other)
    numbers = np.zeros(5, np.int64)
    wide_kernel(kingdoms, by, numbers)
    found = [plane(kingdoms, number) for number in range(2, 8)] + numbers.tolist()
    assert found == expected(one, other, by, WIDE)
    assert (plane(kingdoms, 8), plane(kingdoms, 9)) == (one & other, one | other)
    assert (plane(kingdoms, 0), plane(kingdoms, 1)) == (one, other)


@given(one=boards, other=boards)
@examples(50)
def test_the_plain_twins_mean_the_same(one: int, other: int) -> None:
    assert bits._python_count(one) == one.bit_count()
    assert bits._python_some(one) == (one != 0)
    assert bits._python_up(one, 5) == one << 5 and bits._python_down(one, 5) == one >> 5
    if one:
        positions = [place for place in range(128) if one >> place & 1]
        assert bits._python_lowest(one) == positions[0]
        assert bits._python_without_lowest(one) == one - (1 << positions[0])
        assert [bits._python_nth(one, index) for index in range(len(positions))] == positions


def fresh_nth() -> tuple[Callable[..., Any], Callable[..., Any]]:
    """Kernels compiled at their first call, with the value that `HAS_DEPOSIT` has then."""

    @njit
    def narrow(board: Any, found: Any) -> int:
        for index in range(count(board)):
            found[index] = nth(board, index)
        return count(board)

    @njit
    def wide(kingdoms: Any, found: Any) -> int:
        board = load(kingdoms[0], 0)
        for index in range(count(board)):
            found[index] = nth(board, index)
        return count(board)

    return narrow, wide


@pytest.mark.parametrize("deposit", [True, False], ids=["deposit", "loop"])
def test_nth_with_and_without_bit_deposit(deposit: bool, monkeypatch: pytest.MonkeyPatch) -> None:
    if deposit and not bits.HAS_DEPOSIT:
        pytest.skip("this processor has no bit deposit")
    monkeypatch.setattr(bits, "HAS_DEPOSIT", deposit)
    narrow, wide = fresh_nth()
    random = np.random.default_rng(1)
    samples = [0, 1, 2**63, WORD, 2**64, 2**127, WIDE, 0b1011 << 62]
    samples += [int.from_bytes(random.bytes(16), "little") for _ in range(200)]
    found = np.zeros(128, np.int64)
    for board in samples:
        positions = [place for place in range(128) if board >> place & 1]
        number = wide(kingdom_with(board), found)
        assert found[:number].tolist() == positions
        low = [place for place in positions if place < 64]
        number = narrow(np.uint64(board & WORD), found)
        assert found[:number].tolist() == low
    for kernel in (narrow, wide):
        (code,) = kernel.inspect_llvm().values()  # type: ignore[attr-defined]
        assert ("pdep" in code) == deposit


@njit
def frame_kernel(kingdoms: Any, at: int, found: Any) -> None:
    kingdom = kingdoms[0]
    square = single(kingdom, at)
    store(kingdom, 2, beside(kingdom, square))
    store(kingdom, 3, around(kingdom, square))
    store(kingdom, 4, window(kingdom))
    add(kingdom, 5, square)
    remove(kingdom, 6, square)
    found[0] = cell_of(kingdom, at)
    found[1] = position_of(kingdom, found[0])


@pytest.mark.parametrize("side", [5, 7])
def test_squares_of_a_frame(side: int) -> None:
    """The neighbours, window and canvas cell of every square that a window can have."""
    memory = layout(kingdomino.FAMILY, side)
    stride = memory.stride
    for row in range(1, stride - 2):
        for column in range(1, stride - 2):
            kingdoms = np.zeros(1, memory.kingdom)
            kingdom = kingdoms[0]
            kingdom.left = kingdom.right = kingdom.top = kingdom.bottom = side - 1
            kingdom.frame_x = kingdom.frame_y = side - 3
            kingdoms["board"][0, 6] = WORD
            found = np.zeros(2, np.int64)
            frame_kernel(kingdoms, row * stride + column, found)
            check_frame(kingdoms, row, column, memory.stride, found, memory.canvas)


def check_frame(kingdoms: Any, row: int, column: int, stride: int, found: Any, canvas: int) -> None:
    def board(number: int) -> int:
        words = kingdoms["board"][0, number]
        return int(words) if words.ndim == 0 else int(words[0]) | int(words[1]) << 64

    def squares(cells: set[tuple[int, int]]) -> int:
        return sum(1 << stride * along + across for across, along in cells)

    near = {(column + 1, row), (column - 1, row), (column, row + 1), (column, row - 1)}
    block = {(column + across, row + along) for across in (-1, 0, 1) for along in (-1, 0, 1)}
    full = WORD if stride == 8 else WIDE
    assert board(2) == squares(near)
    assert board(3) == squares(block)
    # A lone castle: the next domino reaches two cells away, in every direction.
    assert board(4) == squares({(across, along) for across in range(5) for along in range(5)})
    assert board(5) == squares({(column, row)})
    assert board(6) == full - squares({(column, row)})
    first = canvas // 2 - 2
    assert found.tolist() == [(first + row) * canvas + first + column, row * stride + column]
