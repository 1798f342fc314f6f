"""The smallest parts of canonical text for compiled code: words, numbers, dominoes, cells.

A reader takes the place where something should begin and returns a value and the place after it, or NOWHERE.
"""

from typing import Any

import numpy as np

from fiefdom.engine.bits import lowest
from fiefdom.engine.compiled import inlined
from fiefdom.notation.scanning_tables import PACKED

NOWHERE = -1
NEWLINE, SPACE, SEMICOLON, STAR, ZERO, NINE, SMALL_A, SMALL_Z = (np.uint8(ord(sign)) for sign in "\n ;*09az")
LETTER_K, LETTER_Q, LETTER_O, NORTH, SOUTH, WEST, EAST, UNDERSCORE = (np.uint8(ord(sign)) for sign in "KQOnswe_")
# Set in every byte that is a letter or an underscore.
LETTER_BITS = np.uint64(0x4040404040404040)
LETTER_R, LETTER_U, QUOTE, BACKSLASH, HYPHEN = (np.uint8(ord(sign)) for sign in 'ru"\\-')


@inlined
def after_word(data: Any, at: int, word: Any) -> int:
    for index in range(len(word)):
        if data[at + index] != word[index]:
            return NOWHERE
    return at + len(word)


@inlined
def is_digit(sign: Any) -> Any:
    return ZERO <= sign <= NINE


@inlined
def number_at(data: Any, at: int) -> tuple[Any, int]:
    """An integer without leading zeros, of at most six digits."""
    first = at
    value: Any = 0
    while is_digit(data[at]) and at < first + 6:
        value = 10 * value + np.int64(data[at]) - 48
        at += 1
    if at == first or is_digit(data[at]) or (data[first] == ZERO and at > first + 1):
        return 0, NOWHERE
    return value, at


@inlined
def packed_at(data: Any, at: int) -> tuple[Any, int]:
    """Up to eight letters and underscores, packed, and how many there are; what precedes `@` in ASCII ends them."""
    signs = np.uint64(0)
    for place in range(PACKED):
        signs |= np.uint64(data[at + place]) << np.uint64(8 * place)
    ends = ~signs & LETTER_BITS
    if ends == 0:
        return np.int64(signs), PACKED
    first_end = ends & (~ends + np.uint64(1))
    return np.int64(signs & (first_end >> np.uint64(6)) - np.uint64(1)), lowest(ends) >> 3


@inlined
def word_at(data: Any, at: int) -> tuple[Any, int]:
    """At most eight small letters, packed, and the place after the space that follows."""
    key, length = packed_at(data, at)
    return (key, at + length + 1) if data[at + length] == SPACE else (key, NOWHERE)


@inlined
def small_at(data: Any, at: int) -> tuple[Any, int]:
    """A number from 1 to 99. The caller checks what follows; it never accepts a third digit."""
    value = np.int64(data[at]) - 48
    if value < 1 or value > 9:
        return 0, NOWHERE
    digit = np.int64(data[at + 1]) - 48
    if digit < 0 or digit > 9:
        return value, at + 1
    return 10 * value + digit, at + 2


@inlined
def domino_at(data: Any, at: int) -> tuple[int, int]:
    letter = data[at]
    box = 0 if letter == LETTER_K else 1 if letter == LETTER_Q else 2 if letter == LETTER_O else NOWHERE
    number, after = small_at(data, at + 1)
    if box == NOWHERE or after == NOWHERE or number > 48:
        return 0, NOWHERE
    return 48 * box + number - 1, after


@inlined
def cell_at(data: Any, at: int) -> tuple[int, int]:
    """A cell in compass notation, as 16 bits."""
    if data[at] == ZERO:
        return 128 | 128 << 8, at + 1
    column = 128
    row = 128
    after = NOWHERE
    if data[at] == NORTH or data[at] == SOUTH:
        steps, after = small_at(data, at + 1)
        row += -steps if data[at] == NORTH else steps
        if after == NOWHERE or not (data[after] == WEST or data[after] == EAST):
            return column | row << 8, after
        at = after
    if data[at] == WEST or data[at] == EAST:
        steps, after = small_at(data, at + 1)
        column += -steps if data[at] == WEST else steps
    return column | row << 8, after


@inlined
def is_in_name(sign: Any) -> Any:
    return SMALL_A <= sign <= SMALL_Z or sign == UNDERSCORE


@inlined
def next_at(data: Any, at: int) -> int:
    """The place after a single space."""
    return at + 1 if at != NOWHERE and data[at] == SPACE else NOWHERE
