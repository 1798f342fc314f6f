"""The fast way to read records, compiled: canonical text becomes numbers (see `notation.codes`).

Nothing here explains: what is not canonical is left to the lenient reader, which gives the same result where both give
one. The disk cache of compiled code looks at a function's own file, so everything that is compiled into `scan_records`
is in this one.
"""

from typing import Any

import numpy as np

from fiefdom.components.dominoes import BOXES, deck
from fiefdom.components.terrains import RESOURCES
from fiefdom.engine.compiled import entry, inlined, kernel
from fiefdom.engine.families.queendomino.fields import SPACES
from fiefdom.notation import codes
from fiefdom.notation.codes import BUILDINGS, CAVEMEN, KIND_BIT, SEAT_BIT, STEPS

# Columns of what is found out about each record; the totals of its result come last.
BLANKS, START, HEADER_END, IS_SAME, TAGS_END, END, FIRST_CODE, LAST_CODE, LINES, SEATS, RESULTS, RESULT = range(12)
COLUMNS = RESULT + 8
# Behind the text there must be so many zeros: no word and no number goes on in them.
PADDING = 64
NOWHERE = -1
IS_SYMMETRIC = np.array([domino.is_symmetric for domino in deck(BOXES)])


def _spelt(words: tuple[str, ...]) -> Any:
    """Words as rows of bytes, each ended by a zero."""
    rows = np.zeros((len(words), max(map(len, words)) + 1), np.uint8)
    for row, word in zip(rows, words, strict=True):
        row[: len(word)] = np.frombuffer(word.encode(), np.uint8)
    return rows


def _key(word: str) -> int:
    """What `_word` finds in the letters of a word."""
    return int.from_bytes(word.encode(), "little")


BUILDING_NAMES = _spelt(BUILDINGS)
CAVEMAN_NAMES = _spelt(CAVEMEN)
RESOURCE_NAMES = _spelt(RESOURCES)
STEP_NAMES = _spelt(STEPS)
FIEF = np.frombuffer(b"fief 1\n", np.uint8)
DATE_WORD = np.frombuffer(b"date ", np.uint8)
TAG_WORD = np.frombuffer(b"tag ", np.uint8)
RESULT_WORD = np.frombuffer(b"result ", np.uint8)
ROUND_WORD = np.frombuffer(b"round ", np.uint8)
PLACE_WORD = np.frombuffer(b"place ", np.uint8)
CLAIM_WORD = np.frombuffer(b"claim ", np.uint8)
END_WORD = np.frombuffer(b"end\n", np.uint8)
STACK_WORD = np.frombuffer(b" stack", np.uint8)
(
    _, KEY_PAIR, _, KEY_DISCARD, KEY_TAX, KEY_BUILD, KEY_SITE, KEY_DRAGON, KEY_ERUPT, KEY_GIVE,
    KEY_RECRUIT, KEY_PAY, KEY_SETTLE, KEY_PASS, KEY_KING, KEY_LINE, KEY_BUILDING, KEY_CAVEMAN,
) = (np.int64(_key(kind.word or kind.kind)) for kind in codes.KINDS)  # fmt: skip
NEWLINE, SPACE, SEMICOLON, STAR, ZERO, NINE, SMALL_A, SMALL_Z = (np.uint8(ord(sign)) for sign in "\n ;*09az")
LETTER_K, LETTER_Q, LETTER_O, NORTH, SOUTH, WEST, EAST, UNDERSCORE = (np.uint8(ord(sign)) for sign in "KQOnswe_")
LETTER_R, LETTER_U, QUOTE, BACKSLASH, HYPHEN = (np.uint8(ord(sign)) for sign in 'ru"\\-')


# ---------------------------------------------------------------------- text -> numbers

# A reader takes the place where something should begin and gives a value and the place after it, or NOWHERE.


@inlined
def _after(data: Any, at: int, word: Any) -> int:
    for index in range(len(word)):
        if data[at + index] != word[index]:
            return NOWHERE
    return at + len(word)


@inlined
def _is_digit(sign: Any) -> Any:
    return ZERO <= sign <= NINE


@inlined
def _number(data: Any, at: int) -> tuple[Any, int]:
    """A whole number without leading zeros, of at most six digits."""
    first = at
    value: Any = 0
    while _is_digit(data[at]) and at < first + 6:
        value = 10 * value + np.int64(data[at]) - 48
        at += 1
    if at == first or _is_digit(data[at]) or (data[first] == ZERO and at > first + 1):
        return 0, NOWHERE
    return value, at


@inlined
def _word(data: Any, at: int) -> tuple[Any, int]:
    """At most eight small letters, packed, and the place after the space that follows."""
    key = np.int64(0)
    shift = np.int64(0)
    while SMALL_A <= data[at] <= SMALL_Z and shift < 64:
        key |= np.int64(data[at]) << shift
        shift += 8
        at += 1
    return (key, at + 1) if data[at] == SPACE else (key, NOWHERE)


@inlined
def _small(data: Any, at: int) -> tuple[Any, int]:
    """A number from 1 to 99. What follows is for the caller to see: another digit is nothing that it waits for."""
    value = np.int64(data[at]) - 48
    if value < 1 or value > 9:
        return 0, NOWHERE
    digit = np.int64(data[at + 1]) - 48
    if digit < 0 or digit > 9:
        return value, at + 1
    return 10 * value + digit, at + 2


@inlined
def _domino(data: Any, at: int) -> tuple[int, int]:
    letter = data[at]
    box = 0 if letter == LETTER_K else 1 if letter == LETTER_Q else 2 if letter == LETTER_O else NOWHERE
    number, after = _small(data, at + 1)
    if box == NOWHERE or after == NOWHERE or number > 48:
        return 0, NOWHERE
    return 48 * box + number - 1, after


@inlined
def _cell(data: Any, at: int) -> tuple[int, int]:
    """A cell by compass, as 16 bits."""
    if data[at] == ZERO:
        return 128 | 128 << 8, at + 1
    column = 128
    row = 128
    after = NOWHERE
    if data[at] == NORTH or data[at] == SOUTH:
        steps, after = _small(data, at + 1)
        row += -steps if data[at] == NORTH else steps
        if after == NOWHERE or not (data[after] == WEST or data[after] == EAST):
            return column | row << 8, after
        at = after
    if data[at] == WEST or data[at] == EAST:
        steps, after = _small(data, at + 1)
        column += -steps if data[at] == WEST else steps
    return column | row << 8, after


@kernel
def _name(data: Any, at: int, names: Any) -> tuple[int, int]:
    """One of the names, by its place among them."""
    for index in range(len(names)):
        name = names[index]
        length = 0
        while name[length] != 0 and data[at + length] == name[length]:
            length += 1
        if name[length] == 0:
            sign = data[at + length]
            if not (SMALL_A <= sign <= SMALL_Z or sign == UNDERSCORE):
                return index, at + length
    return 0, NOWHERE


@inlined
def _next(data: Any, at: int) -> int:
    """The place after a single space."""
    return at + 1 if at != NOWHERE and data[at] == SPACE else NOWHERE


@inlined
def _placement(data: Any, at: int) -> tuple[int, int]:
    domino, at = _domino(data, at)
    at = _next(data, at)
    if at == NOWHERE:
        return 0, NOWHERE
    left, at = _cell(data, at)
    at = _next(data, at)
    if at == NOWHERE:
        return 0, NOWHERE
    right, at = _cell(data, at)
    # D1: of two equal halves the one further up, then further left, is named first; the cells' bits compare so.
    if IS_SYMMETRIC[domino] and right < left:
        return 0, NOWHERE
    return codes.PLACED << KIND_BIT | domino | left << 8 | right << 24, at


@inlined
def _move(data: Any, at: int) -> tuple[int, int]:
    """Any move; the two most frequent first."""
    after = _after(data, at, PLACE_WORD)
    if after != NOWHERE:
        return _placement(data, after)
    after = _after(data, at, CLAIM_WORD)
    if after != NOWHERE:
        value, at = _domino(data, after)
        return codes.CLAIM << KIND_BIT | value, at
    return _other_move(data, at)


@kernel
def _other_move(data: Any, at: int) -> tuple[int, int]:
    key, at = _word(data, at)
    if at == NOWHERE:
        return 0, NOWHERE
    if key == KEY_PASS:
        value, at = _name(data, at, STEP_NAMES)
        return codes.PASSED << KIND_BIT | value, at
    if key == KEY_DISCARD:
        value, at = _domino(data, at)
        return codes.DISCARD << KIND_BIT | value, at
    if key == KEY_TAX:
        return _taxes(data, at)
    if key in (KEY_BUILD, KEY_DRAGON):
        space, at = _small(data, at)
        at = _next(data, at)
        if at == NOWHERE or space > SPACES:
            return 0, NOWHERE
        value, at = _name(data, at, BUILDING_NAMES)
        return (codes.BUILT if key == KEY_BUILD else codes.BURNT) << KIND_BIT | space | value << 8, at
    if key == KEY_RECRUIT:
        value, at = _name(data, at, CAVEMAN_NAMES)
        after = _after(data, at, STACK_WORD) if at != NOWHERE else NOWHERE
        from_stack = after != NOWHERE
        return codes.RECRUITED << KIND_BIT | value | from_stack << 8, after if from_stack else at
    return _rare_move(data, at, key)


@kernel
def _taxes(data: Any, at: int) -> tuple[int, int]:
    first, at = _cell(data, at)
    if at == NOWHERE or data[at] != SPACE or data[at + 1] < ZERO:
        return codes.TAXED << KIND_BIT | 1 | first << 8, at
    second, after = _cell(data, at + 1)
    return codes.TAXED << KIND_BIT | 2 | first << 8 | second << 24, after


@kernel
def _rare_move(data: Any, at: int, key: int) -> tuple[int, int]:
    if key == KEY_GIVE:
        value, at = _name(data, at, RESOURCE_NAMES)
        at = _next(data, at)
        if at == NOWHERE:
            return 0, NOWHERE
        number, at = _small(data, at)
        if at == NOWHERE or number > 8:
            return 0, NOWHERE
        return codes.GIVEN << KIND_BIT | value | number - 1 << 8, at
    if key == KEY_PAIR:
        first, at = _domino(data, at)
        at = _next(data, at)
        if at == NOWHERE:
            return 0, NOWHERE
        second, at = _domino(data, at)
        if first // 48 != second // 48 or first >= second:
            return 0, NOWHERE
        return codes.CLAIM_PAIR << KIND_BIT | first | second << 8, at
    if key == KEY_SITE:
        kind = codes.SITED
    elif key == KEY_ERUPT:
        kind = codes.ERUPTED
    elif key == KEY_PAY:
        kind = codes.PAID
    elif key == KEY_SETTLE:
        kind = codes.SETTLED
    else:
        return 0, NOWHERE
    cell, at = _cell(data, at)
    return kind << KIND_BIT | cell << 8, at


@kernel
def _reveal(data: Any, at: int) -> tuple[Any, int]:
    key, at = _word(data, at)
    if at == NOWHERE:
        return 0, NOWHERE
    if key == KEY_KING:
        seat, at = _small(data, at)
        return (codes.KING << KIND_BIT | seat - 1, at) if seat <= 8 else (0, NOWHERE)
    if key == KEY_BUILDING:
        value, at = _name(data, at, BUILDING_NAMES)
        return codes.BUILDING << KIND_BIT | value, at
    if key == KEY_CAVEMAN:
        value, at = _name(data, at, CAVEMAN_NAMES)
        return codes.CAVEMAN << KIND_BIT | value, at
    if key != KEY_LINE:
        return 0, NOWHERE
    last, at = _domino(data, at)
    if at == NOWHERE:
        return 0, NOWHERE
    line = np.int64(1) << last % 48 | last // 48 << 48
    length = 1
    while data[at] == SPACE:
        domino, at = _domino(data, at + 1)
        length += 1
        if at == NOWHERE or domino // 48 != last // 48 or domino <= last or length > 8:
            return 0, NOWHERE
        line |= np.int64(1) << domino % 48
        last = domino
    return codes.LINE << KIND_BIT | line, at


@kernel
def _tag(data: Any, at: int, previous: int) -> int:
    """A plain tag line, whose name begins here: after the previous one by name, nothing escaped; where it ends."""
    if previous != NOWHERE and not _precedes(data, previous, at):
        return NOWHERE
    first = at
    while SMALL_A <= data[at] <= SMALL_Z or (at > first and (_is_digit(data[at]) or data[at] == UNDERSCORE)):
        at += 1
    if at == first or at > first + 40 or data[at] != SPACE or data[at + 1] != QUOTE:
        return NOWHERE
    if _after(data, first, DATE_WORD) != NOWHERE:
        return NOWHERE
    at += 2
    while data[at] != QUOTE:
        if data[at] == BACKSLASH or data[at] == NEWLINE or data[at] == 0:
            return NOWHERE
        at += 1
    return at + 2 if data[at + 1] == NEWLINE else NOWHERE


@inlined
def _precedes(data: Any, name: int, other: int) -> Any:
    """Whether a tag's name comes before another: the space behind it comes before all signs of names."""
    while data[name] == data[other] and data[name] != SPACE:
        name += 1
        other += 1
    return data[name] < data[other]


@inlined
def _date(data: Any, at: int) -> int:
    """The place after a date's line."""
    for index in range(10):
        if index == 4 or index == 7:
            if data[at + index] != HYPHEN:
                return NOWHERE
        elif not _is_digit(data[at + index]):
            return NOWHERE
    return at + 11 if data[at + 10] == NEWLINE else NOWHERE


@inlined
def _tags(data: Any, at: int, row: Any) -> int:
    """The place after the date and the tags, if they are plain."""
    after = _after(data, at, DATE_WORD)
    if after != NOWHERE:
        at = _date(data, after)
        row[LINES] += 1
    previous = NOWHERE
    while at != NOWHERE:
        name = _after(data, at, TAG_WORD)
        if name == NOWHERE:
            break
        at = _tag(data, name, previous)
        previous = name
        row[LINES] += 1
    return at


@inlined
def _results(data: Any, at: int, row: Any) -> int:
    """The place after the totals, where they end."""
    after = _after(data, at, RESULT_WORD)
    row[RESULTS] = 0
    if after == NOWHERE:
        return at
    row[LINES] += 1
    at = after - 1
    while data[at] == SPACE and row[RESULTS] < 8:
        total, at = _number(data, at + 1)
        if at == NOWHERE:
            return NOWHERE
        row[RESULT + row[RESULTS]] = total
        row[RESULTS] += 1
    return at + 1 if data[at] == NEWLINE else NOWHERE


@inlined
def _header(data: Any, at: int, row: Any) -> int:
    """The place after the header and its blank line. Rules and seats are left alone; their end is noted."""
    row[LINES] = 2
    # `rules` or `seat`; `result` and `round` are not skipped.
    while (data[at] == LETTER_R and data[at + 1] == LETTER_U) or data[at] == SOUTH:
        while data[at] != NEWLINE:
            if data[at] == 0:
                return NOWHERE
            at += 1
        at += 1
        row[LINES] += 1
    row[HEADER_END] = at
    at = _tags(data, at, row)
    row[TAGS_END] = at
    if at != NOWHERE:
        at = _results(data, at, row)
    return at + 1 if at != NOWHERE and data[at] == NEWLINE else NOWHERE


@inlined
def _turn(data: Any, at: int, found: Any, count: int) -> tuple[int, int]:
    """A line of one seat's moves; the number of events and the place of the line's end."""
    seat = np.int64(data[at]) - 48
    if seat < 1 or seat > 8:
        return count, NOWHERE
    at = _next(data, at + 1)
    while at != NOWHERE:
        code, at = _move(data, at)
        if at == NOWHERE:
            break
        found[count] = code | seat - 1 << SEAT_BIT
        count += 1
        if data[at] != SEMICOLON:
            break
        at = _next(data, at + 1)
    return count, at


@kernel
def _record(data: Any, at: int, found: Any, count: int, row: Any) -> tuple[int, int]:
    """The numbers of one record that begins here; the count after it and the place after its end, or NOWHERE."""
    row[START] = at
    row[FIRST_CODE] = count
    row[SEATS] = 0
    at = _after(data, at, FIEF)
    if at != NOWHERE:
        at = _header(data, at, row)
    while at != NOWHERE:
        sign = data[at]
        if sign == STAR:
            at = _next(data, at + 1)
            if at == NOWHERE:
                break
            code, at = _reveal(data, at)
            found[count] = code
            count += 1
        elif _is_digit(sign):
            row[SEATS] = max(row[SEATS], np.int64(sign) - 48)
            count, at = _turn(data, at, found, count)
        elif _after(data, at, ROUND_WORD) != NOWHERE:
            _, at = _number(data, at + len(ROUND_WORD))
        else:
            at = _after(data, at, END_WORD)
            row[END] = at
            row[LAST_CODE] = count
            row[LINES] += 1
            return count, at
        if at != NOWHERE:
            at = at + 1 if data[at] == NEWLINE else NOWHERE
            row[LINES] += 1
    return count, NOWHERE


@kernel
def _is_same(data: Any, row: Any, other: Any) -> bool:
    """Whether two records have the same rules and seats, letter by letter."""
    length = row[HEADER_END] - row[START]
    if other[HEADER_END] - other[START] != length:
        return False
    for index in range(length):  # noqa: SIM110
        if data[row[START] + index] != data[other[START] + index]:
            return False
    return True


@entry
def scan_records(data: Any, start: int, end: int, found: Any, table: Any) -> int:
    """Read canonical records from `start` on into `found` and `table`; returns how many there are before anything else.

    Blank lines before a record are counted. `data` ends with PADDING zeros; `found` needs room for one number for every
    eight bytes of text.
    """
    number = 0
    count = 0
    if end > len(data) - PADDING or len(found) < (end - start) // 8 + 8:
        return 0
    while number < len(table) and start < end:
        row = table[number]
        row[BLANKS] = 0
        while data[start] == NEWLINE:
            start += 1
            row[BLANKS] += 1
        count, start = _record(data, start, found, count, row)
        if start == NOWHERE:
            break
        row[IS_SAME] = number > 0 and _is_same(data, row, table[number - 1])
        number += 1
    return number
