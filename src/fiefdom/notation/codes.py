"""Events as 64-bit integers: what happened, and whose decision it was.

    bits  0..49   the fields of the event, one after another, each with the number of bits of its type
    bits 50..57   the number of its kind
    bits 58..60   the seat that decided; 0 for chance

`notation.scanning` reads text into these numbers and `notation.replaying` replays them; here they become events again.
They are never written to disk: where the fields are depends on the kinds of events, and may change with them.
"""

from collections.abc import Callable
from typing import Any

from fiefdom.errors import InvalidArgument
from fiefdom.events.event import (
    KIND_BIT,
    MOST_KINDS,
    SEAT_BIT,
    Event,
    Reveal,
    kind_number,
    kind_numbered,
    schema,
    shifts,
)
from fiefdom.events.refusals import EventCode

CONTENTS = (1 << KIND_BIT) - 1


def encode(event: Event, seat: int | None) -> int:
    """The number of an event. Raises LookupError, TypeError or ValueError if its values are invalid."""
    contents = at = 0
    fits = 0 <= (seat or 0) < 8
    for name, type_ in schema(type(event)).items():
        part = type_.encode(getattr(event, name))
        fits = fits and 0 <= part < 1 << type_.bits
        contents |= part << at
        at += type_.bits
    if not fits:
        raise InvalidArgument(EventCode.UNRECORDABLE(event=str(event), seat=(seat or 0) + 1))
    return contents | kind_number(type(event)) << KIND_BIT | (seat or 0) << SEAT_BIT


def decode(code: int) -> Event:
    """The event that a number stands for."""
    kind = kind_of(code)
    if kind not in _DECODERS:
        _DECODERS[kind] = _decoder(kind)
    return _DECODERS[kind](code)


def kind_of(code: int) -> type[Event]:
    """The kind of event that a number stands for. Raises KeyError if there is none."""
    return kind_numbered(code >> KIND_BIT & MOST_KINDS - 1)


def seat_of(code: int) -> int | None:
    """The seat that decided, or None for chance."""
    return None if is_reveal(code) else code >> SEAT_BIT & 7


def is_reveal(code: int) -> bool:
    return issubclass(kind_of(code), Reveal)


_DECODERS: dict[type[Event], Callable[[int], Event]] = {}


def _decoder(kind: type[Event]) -> Callable[[int], Event]:
    parts = [(type_.decode, shifts(kind)[name], (1 << type_.bits) - 1) for name, type_ in schema(kind).items()]
    make: Any = kind

    def read(code: int) -> Event:
        event: Event = make(*[part(code >> at & mask) for part, at, mask in parts])
        return event

    return read
