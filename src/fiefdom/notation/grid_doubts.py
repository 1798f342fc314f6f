"""Whether the dominoes of the box can lie as a kingdom is drawn.

These faults do not keep a kingdom from being scored: a square may have been painted wrongly, or copied from a game with
other dominoes.
"""

from collections import Counter
from collections.abc import Iterator, Mapping
from functools import lru_cache

from fiefdom.components.dominoes import deck
from fiefdom.events.cells import Cell
from fiefdom.game.kingdom import Square
from fiefdom.game.position.validate_kingdom import neighbours
from fiefdom.notation.grid import Drawings, letters_of
from fiefdom.notation.records import Fault
from fiefdom.notation.refusals import GridCode
from fiefdom.rules import Rules

# A half of a domino as printed: terrain, crowns or fires, craters.
Print = tuple[str, int, int]


@lru_cache(maxsize=8)
def _printed(boxes: tuple[str, ...]) -> tuple[Counter[Print], frozenset[tuple[Print, Print]]]:
    """How often each half is printed, and which halves are on one domino (both ways round)."""
    halves: Counter[Print] = Counter()
    pairs = set()
    for domino in deck(boxes):
        left, right = ((half.terrain, half.crowns, half.craters) for half in domino.halves)
        halves.update((left, right))
        pairs |= {(left, right), (right, left)}
    return halves, frozenset(pairs)


def doubts(drawings: Drawings) -> Iterator[Fault]:
    """Faults for squares that the box does not have, and for kingdoms that its dominoes cannot form."""
    halves, pairs = _printed(drawings.rules.box_names)
    squares = [square for drawing in drawings.kingdoms for square in drawing.squares.values()]
    for half, number in sorted(Counter(map(printed_half, squares)).items()):
        if number > halves[half]:
            name = _name(drawings.rules, half)
            yield Fault(drawings.kingdoms[-1].line, 1, GridCode.HALVES(square=name, number=number, most=halves[half]))
    for drawing in drawings.kingdoms:
        if len(drawing.squares) % 2 == 0 and not _is_covered(drawing.squares, pairs):
            yield Fault(drawing.line, 1, GridCode.NO_DOMINO())


def printed_half(square: Square) -> Print:
    """The half of a domino that a square shows, below what stands on it."""
    return square.terrain, 0 if square.token else square.crowns, square.craters


def _name(rules: Rules, half: Print) -> str:
    """A half as it is written in a grid: `W2`."""
    letter = next(letter for letter, terrain in letters_of(rules).items() if terrain == half[0])
    number = half[1] + half[2]
    return f"{letter.upper()}{number or ''}"


def _is_covered(squares: Mapping[Cell, Square], pairs: frozenset[tuple[Print, Print]]) -> bool:
    """Whether the squares are pairs of neighbours that are printed on one domino (a matching in a bipartite graph)."""
    partner: dict[Cell, Cell] = {}
    return all(_matched(cell, squares, pairs, partner, set()) for cell in squares if sum(cell) % 2 == 0) and len(
        squares
    ) == 2 * len(partner)


def _matched(
    cell: Cell,
    squares: Mapping[Cell, Square],
    pairs: frozenset[tuple[Print, Print]],
    partner: dict[Cell, Cell],
    tried: set[Cell],
) -> bool:
    """Find a partner for a cell, if need be by moving those of others."""
    for other in neighbours(cell):
        if (
            other not in squares
            or other in tried
            or (printed_half(squares[cell]), printed_half(squares[other])) not in pairs
        ):
            continue
        tried.add(other)
        if other not in partner or _matched(partner[other], squares, pairs, partner, tried):
            partner[other] = cell
            return True
    return False
