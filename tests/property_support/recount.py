"""Scores counted a second time, slowly, from the squares in `game.kingdoms`."""

from collections import Counter
from collections.abc import Iterable

from fiefdom import Game
from fiefdom.components.buildings import building
from fiefdom.components.cavemen import caveman
from fiefdom.components.totems import totems
from fiefdom.game import Cell, Kingdom, Square

Line = tuple[str, int, int, int]


def beside(cell: Cell) -> set[Cell]:
    """The four cells that share an edge."""
    column, row = cell
    return {(column + 1, row), (column - 1, row), (column, row + 1), (column, row - 1)}


def around(cell: Cell) -> set[Cell]:
    """The eight cells around."""
    column, row = cell
    steps = (-1, 0, 1)
    return {(column + across, row + along) for across in steps for along in steps} - {cell}


def groups(cells: Iterable[Cell]) -> list[set[Cell]]:
    """Groups of cells connected by edges (C10)."""
    left = set(cells)
    found = []
    while left:
        group = {left.pop()}
        edge = set(group)
        while edge:
            edge = {near for cell in edge for near in beside(cell) & left}
            left -= edge
            group |= edge
        found.append(group)
    return found


def territory_of(kingdom: Kingdom, cell: Cell) -> set[Cell]:
    """The territory that a square belongs to."""
    terrain = kingdom.squares[cell].terrain
    same = [other for other, square in kingdom.squares.items() if square.terrain == terrain]
    return next(group for group in groups(same) if cell in group)


def crowns_of(square: Square) -> int:
    """Crowns of a square, including those of its building."""
    return square.crowns + (building(square.building).crowns if square.building else 0)


def territories(kingdom: Kingdom) -> list[Line]:
    """Terrain, squares, crowns and points of every territory that can score (C11, O3)."""
    lines = []
    for terrain in {square.terrain for square in kingdom.squares.values()} - {"volcano"}:
        cells = [cell for cell, square in kingdom.squares.items() if square.terrain == terrain]
        for group in groups(cells):
            crowns = sum(crowns_of(kingdom.squares[cell]) for cell in group)
            lines.append((terrain, len(group), crowns, len(group) * crowns))
    return sorted(lines)


def largest_territory(kingdom: Kingdom) -> int:
    """Squares of the largest territory (C12)."""
    return max([line[1] for line in territories(kingdom)], default=0)


def building_points(kingdom: Kingdom, name: str) -> int:
    """Q14."""
    kind = building(name)
    counts = Counter(line[0] for line in territories(kingdom))
    counts.update(tower=kingdom.towers, knight=kingdom.knights + kingdom.knights_placed)
    return kind.points + (counts[kind.points_per] * kind.points_each if kind.points_per else 0)


def caveman_points(kingdom: Kingdom, cell: Cell) -> int:
    """O16: what a hunter or gatherer scores from the squares around it."""
    kind = caveman(kingdom.squares[cell].caveman or "")
    found = 0
    for near in around(cell) & set(kingdom.squares):
        square = kingdom.squares[near]
        if kind.counts == "fire":
            found += square.crowns
        elif kind.counts == "caveman":
            found += square.caveman is not None
        elif kind.counts == "resource":
            found += square.resource is not None
        else:
            found += square.resource == kind.counts
    return found * kind.points_each


def horde_points(kingdom: Kingdom) -> list[tuple[int, int, int]]:
    """O17: warriors, strength and points of each horde."""
    strengths = {cell: caveman(square.caveman).strength for cell, square in kingdom.squares.items() if square.caveman}
    hordes = []
    for group in groups(cell for cell, strength in strengths.items() if strength):
        strength = sum(strengths[cell] for cell in group)
        hordes.append((len(group), strength, len(group) * strength))
    return sorted(hordes)


def settled(kingdom: Kingdom) -> list[tuple[str, Cell, int]]:
    """Every hunter and gatherer with its square and points."""
    return sorted(
        (square.caveman, cell, caveman_points(kingdom, cell))
        for cell, square in kingdom.squares.items()
        if square.caveman and not caveman(square.caveman).is_warrior
    )


def is_centred(kingdom: Kingdom) -> bool:
    """V2."""
    reach = kingdom.side // 2
    return all(abs(column) <= reach and abs(row) <= reach for column, row in kingdom.squares)


def total(game: Game, kingdom: Kingdom) -> int:
    """All points of a kingdom, as if the game ended now."""
    rules = game.rules
    points = sum(line[3] for line in territories(kingdom))
    points += 10 * (rules.middle_kingdom and is_centred(kingdom))
    points += 5 * (rules.harmony and kingdom.discards == 0)
    if rules.has_buildings:
        points += kingdom.coins // 3 + sum(building_points(kingdom, name) for name in kingdom.buildings)
        points += largest_territory(kingdom) if kingdom.has_queen else 0
    if rules.has_totems:
        points += sum(square.resource is not None for square in kingdom.squares.values())
        points += sum(totem.points for totem in totems() if totem.resource in kingdom.totems)
    if rules.has_cavemen:
        points += sum(line[2] for line in settled(kingdom) + horde_points(kingdom))
    return points
