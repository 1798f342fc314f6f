"""Kinds of events: each declares its fields once, and everything else is derived from their types."""

from collections.abc import Iterator
from dataclasses import dataclass
from typing import Annotated, Any

import pytest

from fiefdom.errors import InvalidArgument, TextError
from fiefdom.events import Cell, Event, Move, Reveal, parse_event, register_event, unregister_event
from fiefdom.events.event import KIND_BIT, asked, event_kinds, kind_named, kind_number, schema, shifts
from fiefdom.events.fields import CELL, CELLS, DOMINO, DOMINOES, SEAT, FieldType
from fiefdom.game import moves
from fiefdom.notation import codes

# The number of a kind, an event of it, and what is derived: log arguments, sentence arguments, cells.
KNOWN: tuple[tuple[Event, dict[str, Any], dict[str, Any], list[Cell]], ...] = (
    (moves.Claim("K12"), {"domino": 12}, {"domino": "K12"}, []),
    (moves.ClaimPair(("O3", "O20")), {"first": 3, "second": 20}, {"dominoes": "O3 O20"}, []),
    (moves.Place("K20", (1, 0), (1, -1)), {"domino": 20}, {"domino": "K20", "cells": "e1 n1e1"}, [(1, 0), (1, -1)]),
    (moves.Discard("K12"), {"domino": 12}, {"domino": "K12"}, []),
    (moves.Tax(((1, 0), (1, -1))), {"knights": 2}, {"cells": "e1 n1e1"}, [(1, 0), (1, -1)]),
    (moves.Build(3, "statue"), {"space": 3, "building": "statue"}, {"space": 3, "building": "statue"}, []),
    (moves.Site((0, 1)), {}, {"cells": "s1"}, [(0, 1)]),
    (moves.Dragon(6, "statue"), {"space": 6, "building": "statue"}, {"space": 6, "building": "statue"}, []),
    (moves.Erupt((0, 1)), {}, {"cells": "s1"}, [(0, 1)]),
    (moves.Give("fish", 2), {"resource": "fish", "kingdom": 2}, {"resource": "fish", "kingdom": 3}, []),
    (
        moves.Recruit("hunter", "cave"),
        {"caveman": "hunter", "source": "cave"},
        {"caveman": "hunter", "source": "cave"},
        [],
    ),
    (moves.Pay((0, 1)), {}, {"cells": "s1"}, [(0, 1)]),
    (moves.Settle((0, 1)), {}, {"cells": "s1"}, [(0, 1)]),
    (moves.Pass("tax"), {"step": "tax"}, {"step": "tax"}, []),
    (moves.KingDrawn(1), {"seat": 1}, {"seat": 2}, []),
    (moves.LineLaid(("K3", "K17")), {"dominoes": "3 17"}, {"dominoes": "K3 K17"}, []),
    (moves.BuildingTurned("statue"), {"building": "statue"}, {"building": "statue"}, []),
    (moves.CavemanTurned("hunter"), {"caveman": "hunter"}, {"caveman": "hunter"}, []),
)


@dataclass(frozen=True, slots=True)
class Swap(Move):
    """An invented kind."""

    kind = "swap"
    example = "swap K12 e1 n1"
    is_optional = True
    domino: Annotated[str, DOMINO]
    squares: Annotated[tuple[Cell, ...], CELLS]


@pytest.fixture
def swap() -> Iterator[type[Event]]:
    yield register_event(Swap)
    unregister_event(Swap)


def test_the_kinds_of_the_boxes_keep_their_numbers() -> None:
    assert event_kinds() == (*moves.MOVES, *moves.REVEALS) == tuple(type(event) for event, *_ in KNOWN)
    assert [kind_number(kind) for kind in event_kinds()] == list(range(18))


@pytest.mark.parametrize(("event", "log", "arguments", "cells"), KNOWN, ids=lambda part: getattr(part, "kind", ""))
def test_what_follows_from_the_fields(
    event: Event, log: dict[str, Any], arguments: dict[str, Any], cells: list[Cell]
) -> None:
    assert event.is_valid and event.canonical() == event
    assert (event.log_arguments(), event.arguments(), list(event.cells)) == (log, arguments, cells)
    seat = None if isinstance(event, Reveal) else 7
    code = codes.encode(event, seat)
    assert 0 <= code < 1 << 63 and codes.decode(code) == event and codes.seat_of(code) == seat
    assert kind_named(event.kind) is type(event) and parse_event(type(event).example).kind == event.kind


@pytest.mark.parametrize("kind", event_kinds(), ids=lambda kind: kind.kind)
def test_what_a_question_leaves_out_is_blank(kind: type[Event]) -> None:
    event = asked(kind, {})
    assert event.is_valid and type(event) is kind
    first = next((known for known, *_ in KNOWN if type(known) is kind), None)
    assert first is not None and asked(kind, dict(first.contents())) == first


@pytest.mark.parametrize("kind", event_kinds(), ids=lambda kind: kind.kind)
def test_anything_can_be_put_in_an_event_and_is_told(kind: type[Event]) -> None:
    event = kind(*[None for _ in schema(kind)])
    assert not event.is_valid and str(event).startswith(kind.word or kind.kind)


def test_fields_lie_one_after_the_other() -> None:
    assert shifts(moves.Place) == {"domino": 0, "left": DOMINO.bits, "right": DOMINO.bits + CELL.bits}
    assert all(sum(type_.bits for type_ in schema(kind).values()) <= KIND_BIT for kind in event_kinds())


def test_a_kind_can_be_added(swap: type[Event]) -> None:
    event = Swap("K12", ((1, 0), (0, -1)))
    assert kind_number(swap) == 18
    assert parse_event("SWAP k12 at e1 and (0, -1)") == event and str(event) == "swap K12 e1 n1"
    assert codes.decode(codes.encode(event, 2)) == event and event.cells == event.squares
    assert parse_event("pass swap") == moves.Pass("swap")
    assert codes.decode(codes.encode(moves.Pass("swap"), 0)) == moves.Pass("swap")
    for text in ("swap K12", "swap K12 e1 e2 e3"):
        with pytest.raises(TextError, match="write it as in `swap K12 e1 n1`"):
            parse_event(text)


def test_a_kind_that_was_forgotten_is_not_read() -> None:
    with pytest.raises(TextError, match="swap"):
        parse_event("swap K12 e1")
    with pytest.raises(KeyError):
        codes.encode(Swap("K12", ((1, 0),)), 0)


def test_kinds_that_do_not_fit_are_refused() -> None:
    def kind(name: str, *types: FieldType) -> type[Event]:
        fields = {f"field{index}": Annotated[Any, type_] for index, type_ in enumerate(types)}
        return dataclass(frozen=True)(type("Made", (Move,), {"kind": name, "__annotations__": fields}))

    with pytest.raises(ValueError, match="'claim'"):
        register_event(kind("claim", SEAT))
    with pytest.raises(ValueError, match="does not fit"):
        register_event(kind("many", DOMINOES, SEAT))
    with pytest.raises(ValueError, match="number 3"):
        register_event(kind("other", SEAT), 3)
    untyped = dataclass(frozen=True)(type("Untyped", (Move,), {"kind": "untyped", "__annotations__": {"cell": int}}))
    with pytest.raises(TypeError, match="no type of field"):
        register_event(untyped)
    assert len(event_kinds()) == 18


def test_numbers_that_need_too_many_bits_are_refused() -> None:
    with pytest.raises(InvalidArgument):
        codes.encode(moves.KingDrawn(256), None)
    with pytest.raises(InvalidArgument):
        codes.encode(moves.Give("fish", -1), 0)
