"""Squares, placement and territories of one kingdom."""

from dataclasses import dataclass, field

from naive.tables import Domino

Cell = tuple[int, int]  # (column, row), rows grow downward

CASTLE: Cell = (0, 0)


@dataclass
class Square:
    """A placed square and everything on it."""

    terrain: str
    crowns: int = 0  # printed crowns, in Origins printed fires
    craters: int = 0
    token: int = 0  # fires of the token, 0 without one
    knight: bool = False
    building: str | None = None
    resource: str | None = None
    caveman: str | None = None


@dataclass
class Kingdom:
    side: int
    squares: dict[Cell, Square] = field(default_factory=dict)  # the castle is not among them
    discards: int = 0
    coins: int = 0
    knights: int = 0  # in the reserve
    towers: int = 0

    def knights_placed(self) -> int:
        return sum(square.knight for square in self.squares.values())

    def knights_owned(self) -> int:
        """Q7, Q14: reserve and kingdom."""
        return self.knights + self.knights_placed()

    def buildings(self) -> list[str]:
        return [square.building for square in self.squares.values() if square.building is not None]

    def count_resource(self, resource: str) -> int:
        return sum(square.resource == resource for square in self.squares.values())


def edge_neighbours(cell: Cell) -> list[Cell]:
    column, row = cell
    return [(column, row - 1), (column + 1, row), (column, row + 1), (column - 1, row)]


def eight_neighbours(cell: Cell) -> list[Cell]:
    column, row = cell
    around = [(column + across, row + down) for down in (-1, 0, 1) for across in (-1, 0, 1)]
    return [neighbour for neighbour in around if neighbour != cell]


def distance(one: Cell, other: Cell) -> int:
    """O4: king's moves."""
    return max(abs(one[0] - other[0]), abs(one[1] - other[1]))


def fits(cells: list[Cell], side: int) -> bool:
    """C2: the cells and the castle lie in some box of that side."""
    columns = [column for column, _ in [CASTLE, *cells]]
    rows = [row for _, row in [CASTLE, *cells]]
    return max(columns) - min(columns) < side and max(rows) - min(rows) < side


def touches(kingdom: Kingdom, cell: Cell, terrain: str) -> bool:
    """C3: shares an edge with the castle, or with a placed square of the same terrain."""
    for neighbour in edge_neighbours(cell):
        if neighbour == CASTLE:
            return True
        if neighbour in kingdom.squares and kingdom.squares[neighbour].terrain == terrain:
            return True
    return False


def is_empty(kingdom: Kingdom, cell: Cell) -> bool:
    return cell != CASTLE and cell not in kingdom.squares


def can_place(kingdom: Kingdom, domino: Domino, left: Cell, right: Cell) -> bool:
    """C3, for two cells that share an edge."""
    if not (is_empty(kingdom, left) and is_empty(kingdom, right)):
        return False
    if not (touches(kingdom, left, domino.left.terrain) or touches(kingdom, right, domino.right.terrain)):
        return False
    return fits([*kingdom.squares, left, right], kingdom.side)


def placements(kingdom: Kingdom, domino: Domino) -> list[tuple[Cell, Cell]]:
    """D1: every legal pair of cells for the left and the right half, each placement once."""
    span = range(-kingdom.side + 1, kingdom.side)  # C2: no square is farther from the castle
    found = []
    for left in [(column, row) for row in span for column in span]:
        for right in edge_neighbours(left):
            # D1: with equal halves only the order by row, then column, is listed
            if domino.left == domino.right and (right[1], right[0]) < (left[1], left[0]):
                continue
            if can_place(kingdom, domino, left, right):
                found.append((left, right))
    return found


def territory_at(squares: dict[Cell, Square], start: Cell) -> set[Cell]:
    """C10: the cells connected to the start by edges, across squares of its terrain."""
    terrain = squares[start].terrain
    found = {start}
    waiting = [start]
    while waiting:
        for neighbour in edge_neighbours(waiting.pop()):
            if neighbour in squares and neighbour not in found and squares[neighbour].terrain == terrain:
                found.add(neighbour)
                waiting.append(neighbour)
    return found


def territories(squares: dict[Cell, Square]) -> list[set[Cell]]:
    """C10: every territory once."""
    found: list[set[Cell]] = []
    for cell in squares:
        if not any(cell in territory for territory in found):
            found.append(territory_at(squares, cell))
    return found
