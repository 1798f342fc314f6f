"""Events as whole numbers of 64 bits: what happened, and whose decision it was.

    bits  0..49   what the event holds (see `_CODERS`)
    bits 50..54   its kind, by its place in KINDS
    bits 55..57   the seat that decided; 0 for chance

A cell is 16 bits: column + 128, then row + 128. A domino is 8 bits: 48 times its box, plus its number - 1.
`notation.scanning` reads text into these numbers and replays them; here they become events again.
"""

from collections.abc import Callable
from typing import Any

from fiefdom.components.buildings import buildings
from fiefdom.components.cavemen import cavemen
from fiefdom.components.dominoes import BOX_LETTERS, BOXES, DOMINOES_IN_A_BOX, deck
from fiefdom.components.terrains import RESOURCES
from fiefdom.errors import InvalidArgument
from fiefdom.game import moves
from fiefdom.game.moves import Cell, Event, Reveal, cell_text
from fiefdom.notation.refusals import EventCode

KINDS: tuple[type[Event], ...] = (*moves.MOVES, *moves.REVEALS)
(
    CLAIM, CLAIM_PAIR, PLACED, DISCARD, TAXED, BUILT, SITED, BURNT, ERUPTED, GIVEN, RECRUITED, PAID, SETTLED, PASSED,
    KING, LINE, BUILDING, CAVEMAN,
) = range(len(KINDS))  # fmt: skip
STEPS = ("tax", "build", "dragon", "recruit")
SOURCES = ("cave", "stack")
LABELS = tuple(domino.label for domino in deck(BOXES))
BUILDINGS = tuple(kind.id for kind in buildings())
CAVEMEN = tuple(kind.id for kind in cavemen())
KIND_BIT, SEAT_BIT = 50, 55
CONTENTS = (1 << KIND_BIT) - 1
# How far from the castle a cell can be written.
FARTHEST = 99

_DOMINO_NUMBERS = {label: number for number, label in enumerate(LABELS)}
_KIND_NUMBERS = {kind: number for number, kind in enumerate(KINDS)}
_BOX_OF_LETTER = {BOX_LETTERS[box]: number for number, box in enumerate(BOXES)}


def encode(event: Event, seat: int | None) -> int:
    """The number of an event. Raises LookupError, TypeError or ValueError for one that holds nonsense."""
    kind = _KIND_NUMBERS[type(event)]
    contents = _CODERS[type(event)][0](event)
    if not (0 <= contents <= CONTENTS and 0 <= (seat or 0) < 8):
        raise InvalidArgument(EventCode.UNRECORDABLE(event=str(event), seat=(seat or 0) + 1))
    return contents | kind << KIND_BIT | (seat or 0) << SEAT_BIT


def decode(code: int) -> Event:
    """The event that a number stands for."""
    return _CODERS[KINDS[code >> KIND_BIT & 31]][1](code & CONTENTS)


def seat_of(code: int) -> int | None:
    """The seat that decided, or None for chance."""
    return None if is_reveal(code) else code >> SEAT_BIT & 7


def is_reveal(code: int) -> bool:
    return issubclass(KINDS[code >> KIND_BIT & 31], Reveal)


def _cell_code(cell: Cell) -> int:
    column, row = cell
    if max(abs(column), abs(row)) > FARTHEST:
        raise InvalidArgument(EventCode.FAR(cell=cell_text(cell)))
    return column + 128 | row + 128 << 8


def _cell(code: int) -> Cell:
    return (code & 255) - 128, (code >> 8 & 255) - 128


def _line_code(event: Any) -> int:
    boxes = {_BOX_OF_LETTER[label[0]] for label in event.dominoes}
    (box,) = boxes
    return sum(1 << _DOMINO_NUMBERS[label] % DOMINOES_IN_A_BOX for label in event.dominoes) | box << DOMINOES_IN_A_BOX


def _line(code: int) -> Event:
    first = DOMINOES_IN_A_BOX * (code >> DOMINOES_IN_A_BOX)
    numbers = (number for number in range(DOMINOES_IN_A_BOX) if code >> number & 1)
    return moves.LineLaid(tuple(LABELS[first + number] for number in numbers))


def _tax(code: int) -> Event:
    cells = (_cell(code >> 8), _cell(code >> 24))
    return moves.Tax(cells[: code & 3])


def _tax_code(event: Any) -> int:
    first, *rest = map(_cell_code, event.squares)
    return len(event.squares) | first << 8 | (rest[0] if rest else 0) << 24


def _on_a_cell(kind: Any) -> tuple[Callable[[Any], int], Callable[[int], Event]]:
    return lambda event: _cell_code(event.square) << 8, lambda code: kind(_cell(code >> 8))


def _on_a_domino(kind: Any) -> tuple[Callable[[Any], int], Callable[[int], Event]]:
    return lambda event: _DOMINO_NUMBERS[event.domino], lambda code: kind(LABELS[code])


def _on_a_space(kind: Any) -> tuple[Callable[[Any], int], Callable[[int], Event]]:
    return (
        lambda event: event.space | BUILDINGS.index(event.building) << 8,
        lambda code: kind(code & 255, BUILDINGS[code >> 8]),
    )


_CODERS: dict[type[Event], tuple[Callable[[Any], int], Callable[[int], Event]]] = {
    moves.Claim: _on_a_domino(moves.Claim),
    moves.ClaimPair: (
        lambda event: _DOMINO_NUMBERS[event.dominoes[0]] | _DOMINO_NUMBERS[event.dominoes[1]] << 8,
        lambda code: moves.ClaimPair((LABELS[code & 255], LABELS[code >> 8])),
    ),
    moves.Place: (
        lambda event: _DOMINO_NUMBERS[event.domino] | _cell_code(event.left) << 8 | _cell_code(event.right) << 24,
        lambda code: moves.Place(LABELS[code & 255], _cell(code >> 8), _cell(code >> 24)),
    ),
    moves.Discard: _on_a_domino(moves.Discard),
    moves.Tax: (_tax_code, _tax),
    moves.Build: _on_a_space(moves.Build),
    moves.Site: _on_a_cell(moves.Site),
    moves.Dragon: _on_a_space(moves.Dragon),
    moves.Erupt: _on_a_cell(moves.Erupt),
    moves.Give: (
        lambda event: RESOURCES.index(event.resource) | event.kingdom << 8,
        lambda code: moves.Give(RESOURCES[code & 255], code >> 8),
    ),
    moves.Recruit: (
        lambda event: CAVEMEN.index(event.caveman) | SOURCES.index(event.source) << 8,
        lambda code: moves.Recruit(CAVEMEN[code & 255], SOURCES[code >> 8]),  # type: ignore[arg-type]
    ),
    moves.Pay: _on_a_cell(moves.Pay),
    moves.Settle: _on_a_cell(moves.Settle),
    moves.Pass: (lambda event: STEPS.index(event.step), lambda code: moves.Pass(STEPS[code])),  # type: ignore[arg-type]
    moves.KingDrawn: (lambda event: int(event.seat), moves.KingDrawn),
    moves.LineLaid: (_line_code, _line),
    moves.BuildingTurned: (
        lambda event: BUILDINGS.index(event.building),
        lambda code: moves.BuildingTurned(BUILDINGS[code]),
    ),
    moves.CavemanTurned: (lambda event: CAVEMEN.index(event.caveman), lambda code: moves.CavemanTurned(CAVEMEN[code])),
}
