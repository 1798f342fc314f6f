"""Dominoes and kingdoms as text: a letter a terrain, a star a crown, so that nothing depends on colour.

W** wheat with two crowns   W*k with a knight   T sta a town with a statue   V2 a volcano with two craters
G mam grassland with a mammoth   J HUN jungle with a hunter   @ the castle
"""

from collections.abc import Collection, Mapping

from rich.text import Text

from fiefdom.components.dominoes import Half, domino
from fiefdom.game import Cell, Kingdom, Square
from fiefdom.rules import Rules

CASTLE_STYLE = "bold black on white"
SIGNS = {
    "wheat": "W", "forest": "F", "lake": "L", "grassland": "G", "swamp": "S", "mine": "M", "town": "T",
    "desert": "D", "jungle": "J", "quarry": "Q", "volcano": "V",
}  # fmt: skip
STYLES = {
    "wheat": "black on yellow", "forest": "white on dark_green", "lake": "white on blue",
    "grassland": "black on green3", "swamp": "white on grey37", "mine": "white on grey11",
    "town": "black on light_salmon3", "desert": "black on wheat1", "jungle": "white on dark_green",
    "quarry": "black on grey70", "volcano": "white on red3",
}  # fmt: skip
# Names whose first three letters do not tell, or that share them with another.
SHORT_NAMES = {"travelling_palace": "pal", "great_inn": "inn", "tower_treasury": "ttr", "knight_treasury": "ktr"}


def cell_text(cell: Cell) -> str:
    """A cell as moves write it."""
    return f"({cell[0]},{cell[1]})"


def short(name: str) -> str:
    """Three letters for a building, resource or caveman."""
    return SHORT_NAMES.get(name, name[:3])


def half_text(half: Half) -> Text:
    """One half of a domino: terrain and crowns, or craters."""
    craters = str(half.craters) if half.craters else ""
    return Text(SIGNS[half.terrain] + "*" * half.crowns + craters, STYLES[half.terrain])


def domino_text(label: str) -> Text:
    """A domino: `K12 W|F*`."""
    found = domino(label)
    return Text.assemble(f"{label} ", half_text(found.left), "|", half_text(found.right))


def square_text(square: Square) -> str:
    """What is on one square; at most six signs."""
    text = SIGNS[square.terrain] + "*" * square.crowns + (str(square.craters) if square.craters else "")
    text += "k" if square.knight else ""
    piece = square.building or square.resource
    if square.caveman:
        return f"{text} {short(square.caveman).upper()}"
    return f"{text} {short(piece)}" if piece else text


def window(kingdom: Kingdom) -> tuple[range, range]:
    """The columns and rows that the next domino may reach: two beyond the kingdom, inside its N x N box (C2)."""
    return _reach(kingdom.columns, kingdom.side), _reach(kingdom.rows, kingdom.side)


def _reach(covered: range, side: int) -> range:
    last = covered.stop - 1
    return range(max(covered.start - 2, last - side + 1), min(last + 2, covered.start + side - 1) + 1)


def kingdom_text(
    rules: Rules,
    kingdom: Kingdom,
    spots: Mapping[Cell, str] | None = None,
    marked: Collection[Cell] = (),
) -> Text:
    """A kingdom with its coordinates.

    `spots` are words for empty cells, and widen the view to all cells in reach; `marked` squares get a `?`.
    """
    columns, rows = window(kingdom) if spots is not None else (kingdom.columns, kingdom.rows)
    width = 6 if rules.has_buildings or rules.has_resources else 4
    drawing = Text()
    drawing.append("    " + "".join(f" {column:<{width}} " for column in columns).rstrip(), "dim")
    for row in rows:
        drawing.append(f"\n{row:>3} ", "dim")
        for column in columns:
            drawing.append(_drawn(kingdom, (column, row), width, spots or {}, marked))
            drawing.append(" ")
        drawing.rstrip()
    return drawing


def _drawn(kingdom: Kingdom, cell: Cell, width: int, spots: Mapping[Cell, str], marked: Collection[Cell]) -> Text:
    mark = "?" if cell in marked else " "
    if cell == (0, 0):
        return Text(f" {'@':<{width}}", CASTLE_STYLE)
    if cell in kingdom.squares:
        square = kingdom.squares[cell]
        return Text(f"{mark}{square_text(square):<{width}}", STYLES[square.terrain])
    return Text(f" {spots.get(cell, '.'):<{width}}", "bold" if cell in spots else "dim")


def small_kingdom_text(kingdom: Kingdom, title: str) -> Text:
    """A kingdom without coordinates, three signs a square: terrain, crowns, and `+` where a piece stands."""
    drawing = Text(title, "bold")
    for row in kingdom.rows:
        drawing.append("\n")
        for column in kingdom.columns:
            drawing.append(_small(kingdom, (column, row)))
    return drawing


def _small(kingdom: Kingdom, cell: Cell) -> Text:
    if cell == (0, 0):
        return Text(" @  ", CASTLE_STYLE)
    if cell not in kingdom.squares:
        return Text(" .  ", "dim")
    square = kingdom.squares[cell]
    figure = str(square.crowns or square.craters or "")
    piece = "+" if square.knight or square.building or square.resource or square.caveman else ""
    return Text(f" {SIGNS[square.terrain]}{figure}{piece}".ljust(4), STYLES[square.terrain])


def legend(rules: Rules) -> str:
    """What the signs mean in this game."""
    from fiefdom.components.terrains import KINGDOM_TERRAINS, ORIGINS_TERRAINS

    terrains = ORIGINS_TERRAINS if rules.is_origins else KINGDOM_TERRAINS[: None if rules.has_buildings else -1]
    signs = [f"{SIGNS[terrain]} {terrain}" for terrain in terrains]
    signs += ["@ castle", "* crown"] if not rules.is_origins else ["@ hut", "* fire", "V2 two craters"]
    if rules.has_buildings:
        signs += ["k knight", "sta statue and so on"]
    if rules.has_resources:
        signs += ["mam mammoth and so on"]
    if rules.has_cavemen:
        signs += ["HUN hunter and so on"]
    return ", ".join(signs)
