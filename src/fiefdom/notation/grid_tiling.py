"""Which dominoes lie how in kingdoms that are drawn square by square."""

from collections import Counter
from collections.abc import Iterator, Mapping, Sequence

from fiefdom.components.dominoes import Domino, deck
from fiefdom.events.cells import Cell
from fiefdom.game.kingdom import Square
from fiefdom.game.position.validate_kingdom import loose_dominoes, neighbours
from fiefdom.game.position.value import LaidDomino, label_order
from fiefdom.notation.grid_doubts import Print, printed_half
from fiefdom.rules import Rules

Squares = Mapping[Cell, Square]
Kind = tuple[Print, Print]
# What is printed on a domino, and the cells of its left and right half.
Tile = tuple[Kind, Cell, Cell]
# Steps of the search for all kingdoms together: about two seconds.
MOST_STEPS = 100_000


def laid_dominoes(rules: Rules, kingdoms: Sequence[Squares]) -> list[tuple[LaidDomino, ...]] | int:
    """Dominoes of one box that lie as the kingdoms are drawn, and can have been placed one by one.

    If none are found, the number of the first kingdom that has none together with those before it.
    """
    search = _Search(rules, kingdoms)
    found = next(search.layouts(0), None)
    return search.reached if found is None else _labelled(search.dominoes, found)


class _Search:
    """Covers one kingdom after another, always the square that has the fewest possible partners."""

    def __init__(self, rules: Rules, kingdoms: Sequence[Squares]) -> None:
        self.dominoes: dict[Kind, list[Domino]] = {}
        for domino in deck(rules.box_names):
            self.dominoes.setdefault(_kind(domino), []).append(domino)
        self._left = Counter({kind: len(found) for kind, found in self.dominoes.items()})
        self._kingdoms = kingdoms
        self._steps = 0
        self.reached = 0

    def layouts(self, number: int) -> Iterator[list[list[Tile]]]:
        """All layouts of the kingdoms from this number on."""
        if number == len(self._kingdoms):
            yield []
            return
        self.reached = max(self.reached, number)
        prints = {cell: printed_half(square) for cell, square in self._kingdoms[number].items()}
        for tiles in self._tilings(prints, []):
            if self._can_be_placed(tiles):
                kept = list(tiles)
                for others in self.layouts(number + 1):
                    yield [kept, *others]

    def _tilings(self, prints: dict[Cell, Print], tiles: list[Tile]) -> Iterator[list[Tile]]:
        """All ways to cover the cells that are left."""
        self._steps += 1
        if self._steps > MOST_STEPS:
            return
        if not prints:
            yield tiles
            return
        for tile in min((self._partners(cell, prints) for cell in prints), key=len):
            kind, left, right = tile
            covered = prints.pop(left), prints.pop(right)
            self._left[kind] -= 1
            tiles.append(tile)
            yield from self._tilings(prints, tiles)
            tiles.pop()
            self._left[kind] += 1
            prints[left], prints[right] = covered

    def _partners(self, cell: Cell, prints: Mapping[Cell, Print]) -> list[Tile]:
        """The tiles that can cover a cell."""
        here, found = prints[cell], []
        for other in neighbours(cell):
            there = prints.get(other)
            if there is None:
                continue
            for tile in (((here, there), cell, other), ((there, here), other, cell)):
                if self._left[tile[0]] > 0:
                    found.append(tile)
                    break
        return found

    def _can_be_placed(self, tiles: Sequence[Tile]) -> bool:
        laid = [LaidDomino(self.dominoes[kind][0].label, left, right) for kind, left, right in tiles]
        return not loose_dominoes(laid)


def _labelled(dominoes: Mapping[Kind, Sequence[Domino]], layout: list[list[Tile]]) -> list[tuple[LaidDomino, ...]]:
    """Which dominoes they are: of those that look the same, one of the box of which least lies already."""
    boxes: Counter[str] = Counter()
    taken: set[str] = set()
    found = []
    for tiles in layout:
        laid = []
        for kind, left, right in tiles:
            free = [domino.label for domino in dominoes[kind] if domino.label not in taken]
            label = min(free, key=lambda each: (boxes[each[:1]], label_order(each)))
            taken.add(label)
            boxes[label[:1]] += 1
            laid.append(LaidDomino(label, left, right))
        found.append(tuple(laid))
    return found


def _kind(domino: Domino) -> Kind:
    left, right = ((half.terrain, half.crowns, half.craters) for half in domino.halves)
    return left, right
