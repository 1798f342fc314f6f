"""The score sheet of one kingdom, as if the game ended now."""

from typing import Any

from naive.form import Form
from naive.kingdom import (
    CASTLE,
    Cell,
    Kingdom,
    Square,
    edge_neighbours,
    eight_neighbours,
    territories,
)
from naive.tables import BUILDINGS, CAVEMEN, TOTEMS

Sheet = dict[str, Any]


def crowns_on(square: Square) -> int:
    """Printed crowns or fires, the token (O7) and the building's crowns (Q13)."""
    crowns = square.crowns + square.token
    if square.building is not None:
        crowns += BUILDINGS[square.building].crowns
    return crowns


def territory_rows(squares: dict[Cell, Square]) -> list[tuple[str, int, int, int]]:
    """C11: terrain, squares, crowns and points of every territory except volcanoes (O3)."""
    rows = []
    for territory in territories(squares):
        terrain = squares[min(territory)].terrain
        if terrain == "volcano":
            continue
        size = len(territory)
        crowns = sum(crowns_on(squares[cell]) for cell in territory)
        rows.append((terrain, size, crowns, size * crowns))
    return sorted(rows)


def largest_territory(squares: dict[Cell, Square]) -> int:
    """C12, O3: squares of the largest territory, 0 in an empty kingdom."""
    return max((size for _, size, _, _ in territory_rows(squares)), default=0)


def all_crowns(squares: dict[Cell, Square]) -> int:
    """C12: the crowns of the kingdom, including those of buildings and tokens but not the queen's."""
    return sum(crowns_on(square) for square in squares.values())


def building_points(kingdom: Kingdom, name: str) -> int:
    """Q14."""
    building = BUILDINGS[name]
    if building.points_per == "":
        return building.points
    if building.points_per == "tower":
        count = kingdom.towers
    elif building.points_per == "knight":
        count = kingdom.knights_owned()
    else:
        count = sum(row[0] == building.points_per for row in territory_rows(kingdom.squares))
    return building.points + building.points_each * count


def caveman_points(squares: dict[Cell, Square], cell: Cell) -> int:
    """O16: for the hunter or gatherer on the cell."""
    caveman = CAVEMEN[str(squares[cell].caveman)]
    around = [squares[neighbour] for neighbour in eight_neighbours(cell) if neighbour in squares]
    if caveman.counts == "resource":
        count = sum(square.resource is not None for square in around)
    elif caveman.counts == "fire":
        count = sum(square.crowns + square.token for square in around)
    elif caveman.counts == "caveman":
        count = sum(square.caveman is not None for square in around)
    else:
        count = sum(square.resource == caveman.counts for square in around)
    return caveman.points_each * count


def strength_at(squares: dict[Cell, Square], cell: Cell) -> int:
    """The strength of the warrior on the cell, 0 without one."""
    if cell not in squares or squares[cell].caveman is None:
        return 0
    return CAVEMEN[str(squares[cell].caveman)].strength


def caveman_rows(squares: dict[Cell, Square]) -> list[tuple[str, Cell, int]]:
    """O16: every hunter and gatherer."""
    return sorted(
        (square.caveman, cell, caveman_points(squares, cell))
        for cell, square in squares.items()
        if square.caveman is not None and strength_at(squares, cell) == 0
    )


def horde_rows(squares: dict[Cell, Square]) -> list[tuple[int, int, int]]:
    """O17: warriors, strength and points of every horde."""
    rows = []
    waiting = {cell for cell in squares if strength_at(squares, cell) > 0}
    while waiting:
        horde = [waiting.pop()]
        for cell in horde:  # grows during the iteration
            for neighbour in edge_neighbours(cell):
                if neighbour in waiting:
                    waiting.remove(neighbour)
                    horde.append(neighbour)
        strength = sum(strength_at(squares, cell) for cell in horde)
        rows.append((len(horde), strength, len(horde) * strength))
    return sorted(rows)


def is_middle_kingdom(kingdom: Kingdom) -> bool:
    """V2."""
    reach = kingdom.side // 2
    return all(abs(column - CASTLE[0]) <= reach and abs(row - CASTLE[1]) <= reach for column, row in kingdom.squares)


def score_sheet(form: Form, kingdom: Kingdom, hosts_queen: bool, totems: list[str]) -> Sheet:
    """Every part of the total; parts the game does not have are 0 or empty."""
    squares = kingdom.squares
    sheet: Sheet = {
        "territories": territory_rows(squares),
        "queen": largest_territory(squares) if hosts_queen else 0,  # Q15
        "coins": kingdom.coins // 3 if form.is_royal else 0,  # Q13
        "buildings": sorted((name, building_points(kingdom, name)) for name in kingdom.buildings()),
        "resources": 0,
        "totems": sorted((resource, TOTEMS[resource].points) for resource in totems),  # O10
        "cavemen": caveman_rows(squares),
        "hordes": horde_rows(squares),
        "middle_kingdom": 10 if form.middle_kingdom and is_middle_kingdom(kingdom) else 0,  # V2
        "harmony": 5 if form.harmony and kingdom.discards == 0 else 0,  # V3
    }
    if form.game == "totem":  # O10; O15: in the tribe they score nothing by themselves
        sheet["resources"] = sum(square.resource is not None for square in squares.values())
    sheet["total"] = sheet_total(sheet)
    return sheet


def sheet_total(sheet: Sheet) -> int:
    """The sum of all parts: numbers as they are, lists by the last entry of each row."""
    total = 0
    for part, value in sheet.items():
        if part == "total":
            continue
        total += value if isinstance(value, int) else sum(row[-1] for row in value)
    return total
