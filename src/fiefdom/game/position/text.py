"""The canonical text of a position. The grammar is in docs/formats/positions.md; `fiefdom.notation` parses it."""

from collections.abc import Iterable, Iterator

from fiefdom.components.terrains import RESOURCES
from fiefdom.events.cells import cell_text
from fiefdom.game.board import LinePlace
from fiefdom.game.pieces.registry import pieces_of
from fiefdom.game.position.value import KingdomPosition, LaidDomino, Position
from fiefdom.rules import Rules


def position_text(position: Position) -> str:
    """The fields of a position on one line."""
    return " | ".join(_fields(position))


def _fields(position: Position) -> Iterator[str]:
    yield str(position.rules)
    yield _moment(position)
    yield from _named("line", map(_place, position.line))
    yield from _named("next", map(_place, position.next_line))
    yield from _named("gone", position.gone)
    yield from pieces_of(position.rules).fields(position)
    holders = dict(position.totems)
    yield from _named("totems", (f"{name}:{holders[name] + 1}" for name in RESOURCES if name in holders))
    yield from _named("cave", position.cave)
    yield from _named("lost", position.lost)
    for number, kingdom in enumerate(position.kingdoms, start=1):
        items = ", ".join(_items(position.rules, kingdom))
        yield f"kingdom {number}: {items}" if items else f"kingdom {number}:"


def _moment(position: Position) -> str:
    if position.is_over:
        return "over"
    if position.round_number == 0:
        return f"round 0 seat {(position.drawn or 0) + 1} {position.awaits}"
    words = [f"round {position.round_number} turn {position.turn + 1} {position.awaits}"]
    if position.building is not None:
        words.append(position.building)
    if position.caveman is not None:
        words += [position.caveman, str(position.payments_left), *position.paid]
    return " ".join(words)


def _named(name: str, values: Iterable[str]) -> list[str]:
    words = list(values)
    return [" ".join([name, *words])] if words else []


def _place(place: LinePlace) -> str:
    return place.domino if place.seat is None else f"{place.domino}:{place.seat + 1}"


def _items(rules: Rules, kingdom: KingdomPosition) -> Iterator[str]:
    yield from map(_laid, kingdom.dominoes)
    if kingdom.discards:
        yield f"discards {kingdom.discards}"
    yield from pieces_of(rules).items(rules, kingdom)
    yield from _named("knights", map(cell_text, kingdom.knights_at))
    yield from (f"{name} {cell_text(cell)}" for cell, name in kingdom.buildings)
    yield from _named("fires", (f"{cell_text(cell)}:{fires}" for cell, fires in kingdom.fires))
    yield from pieces_of(rules).spent(rules, kingdom)
    yield from (f"{name} {cell_text(cell)}" for cell, name in kingdom.cavemen)


def _laid(laid: LaidDomino) -> str:
    return f"{laid.domino} {cell_text(laid.left)} {cell_text(laid.right)}"
