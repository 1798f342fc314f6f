"""The fast, compiled reader of records: it turns canonical text into numbers (see `notation.codes`).

It reports no faults: text that is not canonical is left to the lenient reader, which gives the same result for all text
that both can read.
"""

from typing import Any

import numpy as np

from fiefdom.components.dominoes import BOXES, deck
from fiefdom.engine.compiled import entry, inlined, kernel
from fiefdom.events.common import Claim, LineLaid, Place
from fiefdom.events.event import KIND_BIT, SEAT_BIT, kind_number, shifts
from fiefdom.events.fields import DOMINOES
from fiefdom.notation.scanning_signs import (
    BACKSLASH,
    HYPHEN,
    LETTER_R,
    LETTER_U,
    NEWLINE,
    NOWHERE,
    QUOTE,
    SEMICOLON,
    SMALL_A,
    SMALL_Z,
    SOUTH,
    SPACE,
    STAR,
    UNDERSCORE,
    after_word,
    cell_at,
    domino_at,
    is_digit,
    is_in_name,
    next_at,
    number_at,
    packed_at,
    small_at,
    word_at,
)
from fiefdom.notation.scanning_tables import (
    CELL_FORM,
    CELLS_FORM,
    DEFAULT_FORM,
    DOMINO_FORM,
    FEWEST,
    FIELD_COUNTS,
    FIELDS,
    FIRST_VALUE,
    FORM,
    IS_REVEAL,
    KEYS,
    KIND_CODES,
    LARGEST,
    MOST,
    NAME_COUNTS,
    NAME_FORM,
    NAME_KEYS,
    NAME_VALUES,
    NAMED,
    NAMES,
    NUMBER_FORM,
    SHIFT,
)

# Columns of the table of records; the totals of the result come last.
BLANKS, START, HEADER_END, IS_SAME, TAGS_END, END, FIRST_CODE, LAST_CODE, LINES, SEATS, RESULTS, RESULT = range(12)
COLUMNS = RESULT + 8
# The text must be followed by this many zero bytes, at which every word and number ends.
PADDING = 64
IS_SYMMETRIC = np.array([domino.is_symmetric for domino in deck(BOXES)])


FIEF = np.frombuffer(b"fief 1\n", np.uint8)
DATE_WORD = np.frombuffer(b"date ", np.uint8)
TAG_WORD = np.frombuffer(b"tag ", np.uint8)
RESULT_WORD = np.frombuffer(b"result ", np.uint8)
ROUND_WORD = np.frombuffer(b"round ", np.uint8)
PLACE_WORD = np.frombuffer(b"place ", np.uint8)
CLAIM_WORD = np.frombuffer(b"claim ", np.uint8)
LINE_WORD = np.frombuffer(b"line ", np.uint8)
END_WORD = np.frombuffer(b"end\n", np.uint8)
LEFT, RIGHT = shifts(Place)["left"], shifts(Place)["right"]
CLAIM_CODE, PLACE_CODE, LINE_CODE = (kind_number(kind) << KIND_BIT for kind in (Claim, Place, LineLaid))
FEWEST_DOMINOES, MOST_DOMINOES = DOMINOES.fewest, DOMINOES.most


# ---------------------------------------------------------------------- text -> numbers

# A reader takes the place where something should begin and returns a value and the place after it, or NOWHERE.


@kernel
def _name(data: Any, at: int, table: int) -> tuple[Any, int]:
    """One of the names in a table, as its number."""
    key, packed = packed_at(data, at)
    for index in range(NAME_COUNTS[table]):
        if NAME_KEYS[table, index] == key:
            length = packed
            while NAMES[table, index, length] != 0 and data[at + length] == NAMES[table, index, length]:
                length += 1
            if NAMES[table, index, length] == 0 and not is_in_name(data[at + length]):
                return NAME_VALUES[table, index], at + length
    return np.int64(0), NOWHERE


@inlined
def _placement(data: Any, at: int) -> tuple[int, int]:
    domino, at = domino_at(data, at)
    at = next_at(data, at)
    if at == NOWHERE:
        return 0, NOWHERE
    left, at = cell_at(data, at)
    at = next_at(data, at)
    if at == NOWHERE:
        return 0, NOWHERE
    right, at = cell_at(data, at)
    # D1: of two equal halves the upper one, or else the left one, is named first; the bits of cells sort that way.
    if IS_SYMMETRIC[domino] and right < left:
        return 0, NOWHERE
    return PLACE_CODE | domino | left << LEFT | right << RIGHT, at


@inlined
def _move(data: Any, at: int) -> tuple[int, int]:
    """Any move; the two most frequent first."""
    after = after_word(data, at, PLACE_WORD)
    if after != NOWHERE:
        return _placement(data, after)
    after = after_word(data, at, CLAIM_WORD)
    if after != NOWHERE:
        value, at = domino_at(data, after)
        return CLAIM_CODE | value, at
    return _event(data, at, False)


@inlined
def _reveal(data: Any, at: int) -> tuple[Any, int]:
    """Any reveal; lines, the most frequent, first."""
    after = after_word(data, at, LINE_WORD)
    if after == NOWHERE:
        return _event(data, at, True)
    line, at = _dominoes(data, after, FEWEST_DOMINOES, MOST_DOMINOES)
    return LINE_CODE | line, at


@kernel
def _event(data: Any, at: int, is_chance: bool) -> tuple[Any, int]:
    """Any event except placements, whose halves have an order."""
    key, at = word_at(data, at)
    if at == NOWHERE:
        return np.int64(0), NOWHERE
    for index in range(len(KEYS)):
        if KEYS[index] == key and IS_REVEAL[index] == is_chance:
            return _fields(data, at, index)
    return np.int64(0), NOWHERE


@kernel
def _fields(data: Any, at: int, index: int) -> tuple[Any, int]:
    code = np.int64(KIND_CODES[index])
    for number in range(FIELD_COUNTS[index]):
        if FIELDS[index, number, FORM] == DEFAULT_FORM:
            value, at = _default_name(data, at, FIELDS[index, number, NAMED])
        else:
            if number > 0:
                at = next_at(data, at)
            if at == NOWHERE:
                return code, NOWHERE
            value, at = _field(data, at, index, number)
        if at == NOWHERE:
            return code, NOWHERE
        code |= value << FIELDS[index, number, SHIFT]
    return code, at


@inlined
def _field(data: Any, at: int, index: int, number: int) -> tuple[Any, int]:
    form = FIELDS[index, number, FORM]
    if form == NAME_FORM:
        return _name(data, at, FIELDS[index, number, NAMED])
    value = np.int64(0)
    if form == CELL_FORM:
        cell, at = cell_at(data, at)
        value |= cell
    elif form == DOMINO_FORM:
        domino, at = domino_at(data, at)
        value |= domino
    elif form == NUMBER_FORM:
        counted, at = small_at(data, at)
        if counted > FIELDS[index, number, LARGEST]:
            return value, NOWHERE
        value |= counted - 1 + FIELDS[index, number, FIRST_VALUE]
    elif form == CELLS_FORM:
        return _cells(data, at, FIELDS[index, number, MOST])
    else:
        return _dominoes(data, at, FIELDS[index, number, FEWEST], FIELDS[index, number, MOST])
    return value, at


@inlined
def _default_name(data: Any, at: int, table: int) -> tuple[Any, int]:
    """A name other than the first, or nothing: the first is not written."""
    if data[at] != SPACE:
        return np.int64(0), at
    name, after = _name(data, at + 1, table)
    return (name, after) if name > 0 else (np.int64(0), NOWHERE)


@kernel
def _cells(data: Any, at: int, most: int) -> tuple[Any, int]:
    """The number of cells, and the cells."""
    value = np.int64(0)
    length = 0
    while True:
        cell, at = cell_at(data, at)
        if at == NOWHERE:
            return value, NOWHERE
        value |= np.int64(cell) << 8 + 16 * length
        length += 1
        if data[at] != SPACE or length == most:
            break
        at += 1
    return value | length, at


@kernel
def _dominoes(data: Any, at: int, fewest: int, most: int) -> tuple[Any, int]:
    """Dominoes of one box, ascending: a set of their numbers, and the box."""
    last, at = domino_at(data, at)
    if at == NOWHERE:
        return np.int64(0), NOWHERE
    line = np.int64(1) << last % 48 | last // 48 << 48
    length = 1
    while data[at] == SPACE:
        domino, at = domino_at(data, at + 1)
        length += 1
        if at == NOWHERE or domino // 48 != last // 48 or domino <= last or length > most:
            return line, NOWHERE
        line |= np.int64(1) << domino % 48
        last = domino
    return (line, at) if length >= fewest else (line, NOWHERE)


@kernel
def _tag(data: Any, at: int, previous: int) -> int:
    """The end of a plain tag line whose name begins here: sorted after the previous one, nothing escaped."""
    if previous != NOWHERE and not _precedes(data, previous, at):
        return NOWHERE
    first = at
    while SMALL_A <= data[at] <= SMALL_Z or (at > first and (is_digit(data[at]) or data[at] == UNDERSCORE)):
        at += 1
    if at == first or at > first + 40 or data[at] != SPACE or data[at + 1] != QUOTE:
        return NOWHERE
    if after_word(data, first, DATE_WORD) != NOWHERE:
        return NOWHERE
    at += 2
    while data[at] != QUOTE:
        if data[at] == BACKSLASH or data[at] == NEWLINE or data[at] == 0:
            return NOWHERE
        at += 1
    return at + 2 if data[at + 1] == NEWLINE else NOWHERE


@inlined
def _precedes(data: Any, name: int, other: int) -> Any:
    """Whether a tag's name sorts before another: the space after it sorts before all characters in names."""
    while data[name] == data[other] and data[name] != SPACE:
        name += 1
        other += 1
    return data[name] < data[other]


@inlined
def _date(data: Any, at: int) -> int:
    """The place after a date line."""
    for index in range(10):
        if index == 4 or index == 7:
            if data[at + index] != HYPHEN:
                return NOWHERE
        elif not is_digit(data[at + index]):
            return NOWHERE
    return at + 11 if data[at + 10] == NEWLINE else NOWHERE


@inlined
def _tags(data: Any, at: int, row: Any) -> int:
    """The place after the date and the tags, if they are plain."""
    after = after_word(data, at, DATE_WORD)
    if after != NOWHERE:
        at = _date(data, after)
        row[LINES] += 1
    previous = NOWHERE
    while at != NOWHERE:
        name = after_word(data, at, TAG_WORD)
        if name == NOWHERE:
            break
        at = _tag(data, name, previous)
        previous = name
        row[LINES] += 1
    return at


@inlined
def _results(data: Any, at: int, row: Any) -> int:
    """The place after the totals, where they end."""
    after = after_word(data, at, RESULT_WORD)
    row[RESULTS] = 0
    if after == NOWHERE:
        return at
    row[LINES] += 1
    at = after - 1
    while data[at] == SPACE and row[RESULTS] < 8:
        total, at = number_at(data, at + 1)
        if at == NOWHERE:
            return NOWHERE
        row[RESULT + row[RESULTS]] = total
        row[RESULTS] += 1
    return at + 1 if data[at] == NEWLINE else NOWHERE


@inlined
def _header(data: Any, at: int, row: Any) -> int:
    """The place after the header and its blank line. Rules and seats are not read, only where they end."""
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
    at = next_at(data, at + 1)
    while at != NOWHERE:
        code, at = _move(data, at)
        if at == NOWHERE:
            break
        found[count] = code | seat - 1 << SEAT_BIT
        count += 1
        if data[at] != SEMICOLON:
            break
        at = next_at(data, at + 1)
    return count, at


@kernel
def _record(data: Any, at: int, found: Any, count: int, row: Any) -> tuple[int, int]:
    """Read one record that begins here; returns the count of numbers so far and the place after it, or NOWHERE."""
    row[START] = at
    row[FIRST_CODE] = count
    row[SEATS] = 0
    at = after_word(data, at, FIEF)
    if at != NOWHERE:
        at = _header(data, at, row)
    while at != NOWHERE:
        sign = data[at]
        if sign == STAR:
            at = next_at(data, at + 1)
            if at == NOWHERE:
                break
            code, at = _reveal(data, at)
            found[count] = code
            count += 1
        elif is_digit(sign):
            row[SEATS] = max(row[SEATS], np.int64(sign) - 48)
            count, at = _turn(data, at, found, count)
        elif after_word(data, at, ROUND_WORD) != NOWHERE:
            _, at = number_at(data, at + len(ROUND_WORD))
        else:
            at = after_word(data, at, END_WORD)
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
    """Whether the rules and seats of two records are the same text."""
    length = row[HEADER_END] - row[START]
    if other[HEADER_END] - other[START] != length:
        return False
    for index in range(length):  # noqa: SIM110
        if data[row[START] + index] != data[other[START] + index]:
            return False
    return True


@entry
def scan_records(data: Any, start: int, end: int, found: Any, table: Any) -> int:
    """Read canonical records from `start` into `found` and `table`, up to any other text; returns how many.

    Blank lines before a record are counted. `data` ends with PADDING zeros; `found` needs space for one number per
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
