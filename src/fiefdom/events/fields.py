"""The types of event fields.

A type defines, in one place, whether a value is valid, its text and how to parse it, its JSON, its bits in the code of
an event, its arguments in messages, and the cells it affects.
"""

from collections.abc import Callable, Mapping, Sequence
from typing import Any

from fiefdom.components.buildings import builders_board_prices, buildings
from fiefdom.components.cavemen import cavemen
from fiefdom.components.dominoes import BOX_LETTERS, BOXES, DOMINOES_IN_A_BOX, deck, domino
from fiefdom.components.terrains import RESOURCES
from fiefdom.components.wording import nearest
from fiefdom.errors import InvalidArgument, TextError
from fiefdom.events.cells import Cell, cell_text, is_cell, is_whole, parse_cell
from fiefdom.events.refusals import EventCode
from fiefdom.reasons import Code

Words = Sequence[str]
Values = Mapping[str, Any]

MOST_SEATS = 8
# The greatest distance from the castle that can be written for a cell.
FARTHEST = 99
LABELS = tuple(each.label for each in deck(BOXES))
BUILDINGS = tuple(kind.id for kind in buildings())
CAVEMEN = tuple(kind.id for kind in cavemen())

_DOMINO_NUMBERS = {label: number for number, label in enumerate(LABELS)}
_BOX_OF_LETTER = {BOX_LETTERS[box]: number for number, box in enumerate(BOXES)}


def guesses(word: str, known: Sequence[str]) -> tuple[str, ...]:
    """Suggestions for an unknown word: the closest known word, or all of them if none is close."""
    guess = nearest(word, known)
    return (guess,) if guess else tuple(known)


def plain_text(value: Any) -> str:
    """Any value as text, even one that is not valid in an event."""
    if is_cell(value):
        return cell_text(value)
    return " ".join(map(plain_text, value)) if isinstance(value, tuple) else str(value)


class FieldType:
    """The type of a field. Methods require values that pass `accepts` unless they say otherwise."""

    # The minimum and maximum number of words in its text.
    fewest = most = 1
    bits = 8
    # Whether its word may also come after all others.
    may_come_last = False
    # The value used if it is missing in a query.
    blank: Any = ""

    def __init__(self, name: str) -> None:
        """`name` is used in messages."""
        self.name = name

    def accepts(self, value: object) -> bool:
        """Whether a value has the right type, whether or not such a piece exists."""
        return isinstance(value, str)

    def text(self, value: Any) -> str | None:
        """The canonical text of any value; None if it is omitted."""
        return plain_text(value)

    def takes(self, word: str) -> bool:
        """Whether a word belongs to this field, if the field is optional."""
        return True

    def read(self, words: Words) -> Any:
        """Parse lowercase words. Raises TextError if they are not a value of this type."""
        raise NotImplementedError

    def plain(self, value: Any) -> Any:
        """The value for JSON."""
        return value

    def of_plain(self, value: Any) -> Any:
        """The inverse of `plain`, for any JSON value with its lists converted to tuples."""
        return value

    def encode(self, value: Any) -> int:
        """The value as `bits` bits. Raises LookupError, TypeError or ValueError if it cannot be encoded."""
        raise NotImplementedError

    def decode(self, code: int) -> Any:
        """The inverse of `encode`."""
        raise NotImplementedError

    def wire(self, value: Any) -> Any:
        """The value in messages to the web page."""
        return value

    def log(self, name: str, value: Any) -> dict[str, str | int]:
        """The arguments of a log entry; ids are translated when the entry is formatted."""
        return {name: value}

    def told(self, name: str, value: Any) -> dict[str, str | int]:
        """The arguments of a sentence for users."""
        return {name: plain_text(value)}

    def cells(self, value: Any) -> tuple[Cell, ...]:
        """The cells of a kingdom that the value affects."""
        return ()

    def asked(self, name: str, values: Values) -> Any:
        """The value in a query, which may omit it."""
        return values.get(name) or self.blank


class KnownNameType(FieldType):
    """One of several names, encoded as its index among them."""

    def __init__(self, name: str, known: Callable[[], Sequence[str]]) -> None:
        super().__init__(name)
        self._known = known

    @property
    def known(self) -> tuple[str, ...]:
        """All names."""
        return tuple(self._known())

    def encode(self, value: Any) -> int:
        return self.known.index(value)

    def decode(self, code: int) -> str:
        return self.known[code]


class NameType(KnownNameType):
    """A name of one or more words."""

    def __init__(self, name: str, known: Callable[[], Sequence[str]], code: Code, most: int = 1) -> None:
        """`code` takes `text` and `choices`."""
        super().__init__(name, known)
        self._code, self.most = code, most

    def read(self, words: Words) -> str:
        name = "_".join(words).replace("-", "_")
        if name not in self.known:
            raise TextError(self._code(text=name, choices=guesses(name, self.known)))
        return name


class DefaultNameType(KnownNameType):
    """An optional name: the first one is the default and is omitted in text."""

    fewest = 0

    @property
    def default(self) -> str:
        return self.known[0]

    def text(self, value: Any) -> str | None:
        return None if value == self.default else plain_text(value)

    def takes(self, word: str) -> bool:
        return word in self.known

    def read(self, words: Words) -> str:
        return words[0] if words else self.default

    def told(self, name: str, value: Any) -> dict[str, str | int]:
        return {name: value}

    def asked(self, name: str, values: Values) -> Any:
        return values.get(name) or self.default


class NumberType(FieldType):
    """An integer that counts from 1 for users and from `first` in events."""

    blank = 0

    def __init__(self, name: str, code: Code, most_number: int, first: int = 1) -> None:
        """`code` takes `text` and `most`."""
        super().__init__(name)
        self._code, self.most_number, self.first = code, most_number, first

    def accepts(self, value: object) -> bool:
        return is_whole(value)

    def _counted(self, value: Any) -> Any:
        """The value counted from 1; a value that is not an integer is returned unchanged."""
        return value + 1 - self.first if is_whole(value) else value

    def text(self, value: Any) -> str:
        return plain_text(self._counted(value))

    def read(self, words: Words) -> int:
        word = words[0]
        if not (word.isascii() and word.isdigit() and len(word) < 3 and 1 <= int(word) <= self.most_number):
            raise TextError(self._code(text=word, most=self.most_number))
        return int(word) - 1 + self.first

    def plain(self, value: Any) -> Any:
        return self._counted(value)

    def of_plain(self, value: Any) -> Any:
        return value - 1 + self.first if is_whole(value) else value

    def encode(self, value: Any) -> int:
        return int(value)

    def decode(self, code: int) -> int:
        return code

    def told(self, name: str, value: Any) -> dict[str, str | int]:
        return {name: self._counted(value)}


class SpaceType(NumberType):
    """A number that may come before or after the name of what is there: `3 statue` or `statue 3`."""

    may_come_last = True


class DominoType(FieldType):
    """A domino by its label."""

    def read(self, words: Words) -> str:
        return domino(words[0].upper()).label

    def encode(self, value: Any) -> int:
        return _DOMINO_NUMBERS[value]

    def decode(self, code: int) -> str:
        return LABELS[code]

    def log(self, name: str, value: Any) -> dict[str, str | int]:
        return {name: domino(value).number}


class DominoesType(FieldType):
    """Dominoes of one box, ascending (C5); encoded as a bit set of numbers and the box."""

    bits = DOMINOES_IN_A_BOX + 2

    def __init__(self, name: str, fewest: int, most: int) -> None:
        super().__init__(name)
        self.fewest, self.most = fewest, most

    def accepts(self, value: object) -> bool:
        return isinstance(value, tuple) and all(isinstance(label, str) for label in value)

    def read(self, words: Words) -> tuple[str, ...]:
        return ordered([DOMINO.read([word]) for word in words])

    def plain(self, value: Any) -> Any:
        return list(value)

    def encode(self, value: Any) -> int:
        (box,) = {_BOX_OF_LETTER[label[0]] for label in value}
        return sum(1 << _DOMINO_NUMBERS[label] % DOMINOES_IN_A_BOX for label in value) | box << DOMINOES_IN_A_BOX

    def decode(self, code: int) -> tuple[str, ...]:
        first = DOMINOES_IN_A_BOX * (code >> DOMINOES_IN_A_BOX)
        return tuple(LABELS[first + number] for number in range(DOMINOES_IN_A_BOX) if code >> number & 1)

    def wire(self, value: Any) -> Any:
        return list(value)

    def log(self, name: str, value: Any) -> dict[str, str | int]:
        return {name: " ".join(str(domino(label).number) for label in value)}

    def asked(self, name: str, values: Values) -> tuple[str, ...]:
        found = tuple(values.get(name, ()))[: self.most]
        return (*found, *[""] * (self.fewest - len(found)))


def ordered(labels: Sequence[str]) -> tuple[str, ...]:
    """Dominoes of one box, ascending (C5). Raises TextError if there are duplicates or several boxes."""
    found = sorted(set(labels), key=lambda label: int(label[1:]))
    if len(found) != len(labels) or len({label[0] for label in found}) > 1:
        raise TextError(EventCode.LINE(text=" ".join(labels)))
    return tuple(found)


class CellType(FieldType):
    """A cell; encoded as column + 128, then row + 128."""

    bits = 16
    blank = (0, 0)

    def accepts(self, value: object) -> bool:
        return is_cell(value)

    def read(self, words: Words) -> Cell:
        return parse_cell(words[0])

    def plain(self, value: Any) -> Any:
        return list(value)

    def encode(self, value: Any) -> int:
        column, row = value
        if max(abs(column), abs(row)) > FARTHEST:
            raise InvalidArgument(EventCode.FAR(cell=cell_text(value)))
        return int(column + 128 | row + 128 << 8)

    def decode(self, code: int) -> Cell:
        return (code & 255) - 128, (code >> 8) - 128

    def log(self, name: str, value: Any) -> dict[str, str | int]:
        return {}

    def told(self, name: str, value: Any) -> dict[str, str | int]:
        return {"cells": plain_text(value)}

    def cells(self, value: Any) -> tuple[Cell, ...]:
        return (value,)

    def asked(self, name: str, values: Values) -> Any:
        return values.get(name) or next(iter(values.get("squares", ())), self.blank)


class CellsType(FieldType):
    """One or more cells; encoded as their number, then the cells."""

    blank = ()

    def __init__(self, name: str, most: int) -> None:
        super().__init__(name)
        self.most = most
        self.bits = 8 + CellType.bits * most

    def accepts(self, value: object) -> bool:
        return isinstance(value, tuple) and all(map(is_cell, value))

    def read(self, words: Words) -> tuple[Cell, ...]:
        return tuple(map(parse_cell, words))

    def plain(self, value: Any) -> Any:
        return [list(cell) for cell in value]

    def encode(self, value: Any) -> int:
        if not value:
            raise ValueError("at least one cell is required")
        codes = enumerate(map(CELL.encode, value))
        return len(value) | sum(code << 8 + CELL.bits * place for place, code in codes)

    def decode(self, code: int) -> tuple[Cell, ...]:
        return tuple(CELL.decode(code >> 8 + CELL.bits * place & 0xFFFF) for place in range(code & 255))

    def log(self, name: str, value: Any) -> dict[str, str | int]:
        return {}

    def told(self, name: str, value: Any) -> dict[str, str | int]:
        return {"cells": plain_text(value)}

    def cells(self, value: Any) -> tuple[Cell, ...]:
        return tuple(value)

    def asked(self, name: str, values: Values) -> Any:
        return tuple(values.get(name, ()))


DOMINO = DominoType("domino")
DOMINOES = DominoesType("dominoes", 1, MOST_SEATS)
CELL = CellType("cell")
CELLS = CellsType("cells", 2)
SPACE = SpaceType("space", EventCode.SPACE, len(builders_board_prices()))
BUILDING = NameType("building", lambda: BUILDINGS, EventCode.BUILDING, most=9)
CAVEMAN = NameType("caveman", lambda: CAVEMEN, EventCode.CAVEMAN, most=9)
RESOURCE = NameType("resource", lambda: RESOURCES, EventCode.RESOURCE)
SOURCE = DefaultNameType("source", lambda: ("cave", "stack"))
KINGDOM = NumberType("kingdom", EventCode.KINGDOM, MOST_SEATS, first=0)
SEAT = NumberType("seat", EventCode.SEAT, MOST_SEATS, first=0)
