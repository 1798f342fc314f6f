"""The base classes of events, and the registry of their kinds.

A kind of event is a frozen dataclass whose fields are annotated with their types (see `fields`). Everything else is
derived from this declaration: text, JSON, binary code and message arguments.

>>> from typing import Annotated
>>> from fiefdom.events.fields import CELL
>>> @dataclass(frozen=True, slots=True)
... class Dig(Move):
...     kind = "dig"
...     square: Annotated[Cell, CELL]
>>> str(Dig((1, -2))), Dig((1, -2)).cells
('dig n2e1', ((1, -2),))

"""

from collections.abc import Iterator, Mapping
from dataclasses import dataclass, fields
from typing import Any, ClassVar, TypeVar, get_type_hints

from fiefdom.events.cells import Cell
from fiefdom.events.fields import FieldType

# An event as a 64-bit code: the contents, the number of its kind, the seat that decided (0 for chance).
KIND_BIT, SEAT_BIT = 50, 58
MOST_KINDS = 1 << SEAT_BIT - KIND_BIT

Kind = TypeVar("Kind", bound="type[Event]")


@dataclass(frozen=True, slots=True)
class Event:
    """Something that happened in a game: a `Move` or a `Reveal`. `str` gives its one canonical text."""

    kind: ClassVar[str] = ""
    # The first word of its text, if different from the kind.
    word: ClassVar[str] = ""
    # An example of its text, for messages.
    example: ClassVar[str] = ""

    def as_tuple(self) -> tuple[Any, ...]:
        """The kind and the contents as plain values, for comparing and storing."""
        return (self.kind, *(value for _, value in self.contents()))

    def contents(self) -> Iterator[tuple[str, Any]]:
        """The fields as (name, value) pairs."""
        return ((field.name, getattr(self, field.name)) for field in fields(self))

    def typed(self) -> Iterator[tuple[str, FieldType, Any]]:
        """The fields as (name, type, value) triples."""
        return ((name, type_, getattr(self, name)) for name, type_ in schema(type(self)).items())

    def canonical(self) -> "Event":
        """The same event in its canonical form."""
        return self

    @property
    def is_valid(self) -> bool:
        """Whether all values have the right types; the constructor does not check them."""
        return all(type_.accepts(value) for _, type_, value in self.typed())

    @property
    def cells(self) -> tuple[Cell, ...]:
        """The cells of a kingdom that the event affects."""
        return tuple(cell for _, type_, value in self.typed() for cell in type_.cells(value))

    def plain(self) -> dict[str, Any]:
        """The contents as JSON values; seats and kingdoms are numbered from 1."""
        return {name: type_.plain(value) for name, type_, value in self.typed()}

    def log_arguments(self) -> dict[str, str | int]:
        """The arguments of a log entry about the event."""
        return {key: part for name, type_, value in self.typed() for key, part in type_.log(name, value).items()}

    def arguments(self) -> dict[str, str | int]:
        """The arguments of a sentence about the event; all cells form one argument."""
        found: dict[str, str | int] = {}
        for name, type_, value in self.typed():
            for key, part in type_.told(name, value).items():
                found[key] = f"{found[key]} {part}" if key in found else part
        return found

    def __str__(self) -> str:
        parts = [self.word or self.kind]
        for name, type_ in schema(type(self)).items():
            text = type_.text(getattr(self, name))
            if text is not None:
                parts.append(text)
        return " ".join(parts)


@dataclass(frozen=True, slots=True)
class Move(Event):
    """A player's decision.

    >>> from fiefdom.game import Place
    >>> move = Place("K20", left=(1, 0), right=(1, -1))
    >>> str(move), move.cells
    ('place K20 e1 n1e1', ((1, 0), (1, -1)))

    """

    # Whether the player may pass instead.
    is_optional: ClassVar[bool] = False


@dataclass(frozen=True, slots=True)
class Reveal(Event):
    """A chance outcome (D6)."""


_SCHEMAS: dict[type[Event], Mapping[str, FieldType]] = {}


def schema(kind: type[Event]) -> Mapping[str, FieldType]:
    """The fields of a kind of event and their types, in order. Raises TypeError for a field without a type."""
    found = _SCHEMAS.get(kind)
    if found is None:
        hints = get_type_hints(kind, include_extras=True)
        found = {field.name: _type_of(kind, field.name, hints[field.name]) for field in fields(kind)}
        _SCHEMAS[kind] = found
    return found


def _type_of(kind: type[Event], name: str, hint: Any) -> FieldType:
    for part in getattr(hint, "__metadata__", ()):
        if isinstance(part, FieldType):
            return part
    raise TypeError(f"{kind.__name__}.{name} has no type of field: write Annotated[..., CELL] or the like")


def shifts(kind: type[Event]) -> Mapping[str, int]:
    """The lowest bit of each field in the code of an event."""
    found, at = {}, 0
    for name, type_ in schema(kind).items():
        found[name] = at
        at += type_.bits
    return found


def asked(kind: type[Event], values: Mapping[str, Any]) -> Event:
    """Build an event from the values of a query; missing values are blank."""
    return kind(*(type_.asked(name, values) for name, type_ in schema(kind).items()))


# ---------------------------------------------------------------------- the registry of kinds

_KINDS: dict[int, type[Event]] = {}
_NUMBERS: dict[type[Event], int] = {}
_BY_WORD: dict[str, type[Event]] = {}


def register_event(kind: Kind, number: int | None = None) -> Kind:
    """Register a kind of event, so that it can be read, written and stored. Returns the kind.

    `number` defaults to one more than the highest registered number. Raises ValueError if another kind has the number
    or the word, if the fields need more than 50 bits, or if the number is 256 or more.
    """
    if number is None:
        number = max(_KINDS, default=-1) + 1
    if _KINDS.get(number, kind) is not kind or _BY_WORD.get(_word(kind), kind) is not kind:
        raise ValueError(f"an event with the word {_word(kind)!r} or the number {number} is already registered")
    if sum(type_.bits for type_ in schema(kind).values()) > KIND_BIT or number >= MOST_KINDS:
        raise ValueError(f"{_word(kind)!r} does not fit in the code of an event")
    _KINDS[number], _NUMBERS[kind], _BY_WORD[_word(kind)] = kind, number, kind
    return kind


def unregister_event(kind: type[Event]) -> None:
    """Remove a registered kind. Raises KeyError if it is not registered."""
    del _KINDS[_NUMBERS.pop(kind)], _BY_WORD[_word(kind)]


def event_kinds() -> tuple[type[Event], ...]:
    """All kinds in order of their numbers."""
    return tuple(kind for _, kind in sorted(_KINDS.items()))


def kind_number(kind: type[Event]) -> int:
    """The number of a kind. Raises KeyError if it is not registered."""
    return _NUMBERS[kind]


def kind_numbered(number: int) -> type[Event]:
    """The kind with this number. Raises KeyError if there is none."""
    return _KINDS[number]


def kind_called(word: str) -> type[Event] | None:
    """The kind whose text begins with this word, or None."""
    return _BY_WORD.get(word)


def kind_named(name: str) -> type[Event]:
    """The kind with this name. Raises KeyError if there is none."""
    return {kind.kind: kind for kind in _KINDS.values()}[name]


def event_words() -> tuple[str, ...]:
    """The words that event texts begin with."""
    return tuple(map(_word, event_kinds()))


def _word(kind: type[Event]) -> str:
    return kind.word or kind.kind
