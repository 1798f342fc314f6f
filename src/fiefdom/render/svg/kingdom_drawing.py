"""A kingdom, layer by layer from the bottom up, with 100 units per square."""

from collections.abc import Iterable, Mapping
from dataclasses import dataclass, field
from itertools import islice

from fiefdom.components.buildings import building
from fiefdom.game import Cell, Kingdom, Square
from fiefdom.render.families import FamilyStyle
from fiefdom.render.svg.pen import INK, Pen, box, group, number, path

UNIT = 100
# Below this many pixels per square, pieces are drawn in their simplified, larger form.
SMALL = 36
# How many drawings there are of a terrain, the most common one first.
VARIANTS = {
    "wheat": (1, 2, 3), "forest": (1, 2, 3), "lake": (1, 3, 2), "grassland": (1, 4, 2), "swamp": (1, 2, 3),
    "mine": (1, 2, 3), "town": (1, 2), "desert": (1, 2, 3), "jungle": (1, 2, 3), "quarry": (1, 2, 3),
}  # fmt: skip


@dataclass(frozen=True, slots=True)
class Viewport:
    """Which part of a kingdom is shown, and how: its cells, whether small, its family's style, and marks on cells."""

    columns: range
    rows: range
    is_small: bool
    style: FamilyStyle
    has_ground: bool = False
    marks: Mapping[Cell, str] = field(default_factory=dict)
    last: frozenset[Cell] = frozenset()

    @property
    def width(self) -> int:
        return len(self.columns) * UNIT

    @property
    def height(self) -> int:
        return len(self.rows) * UNIT

    def corner(self, cell: Cell) -> tuple[int, int]:
        """The top left of a cell."""
        return (cell[0] - self.columns.start) * UNIT, (cell[1] - self.rows.start) * UNIT

    def shows(self, cell: Cell) -> bool:
        return cell[0] in self.columns and cell[1] in self.rows


def window(kingdom: Kingdom, cells: Iterable[Cell] = ()) -> tuple[range, range]:
    """The columns and rows that contain a kingdom and the given cells."""
    cells = list(cells)
    return _widened(kingdom.columns, [cell[0] for cell in cells]), _widened(kingdom.rows, [cell[1] for cell in cells])


def _widened(span: range, numbers: list[int]) -> range:
    return range(min([span.start, *numbers]), max([span.stop - 1, *numbers]) + 1)


def terrain_piece(terrain: str, cell: Cell, *, craters: int = 0, style: FamilyStyle | None = None) -> str:
    """The drawing of a terrain on this cell: always the same one, so that a square never changes its appearance."""
    if terrain == "volcano":
        return f"volcano-{craters or 1}"
    variants = (style.drawings if style else {}).get(terrain, VARIANTS[terrain])
    column, row = cell
    return f"{terrain}-{variants[abs(7 * column + 13 * row + 3 * column * row) % len(variants)]}"


def draw_kingdom(pen: Pen, kingdom: Kingdom, view: Viewport) -> str:
    """The kingdom in its view, top left at (0, 0)."""
    layers = [
        *(_empty_cells(pen, kingdom, view) if view.has_ground else ()),
        *_terrains(pen, kingdom, view),
        _borders(kingdom, view),
        *_outlines(kingdom, view),
        _start(pen, kingdom, view),
        *_buildings(pen, kingdom, view),
        *_crowns(pen, kingdom, view),
        *_standing(pen, kingdom, view),
        _dusk(pen, kingdom, view),
        *_veils(pen, kingdom, view),
        *(_mark(pen, "mark-last", cell, view) for cell in sorted(view.last) if view.shows(cell)),
        *(_mark(pen, mark, cell, view) for cell, mark in view.marks.items() if view.shows(cell)),
    ]
    return "\n".join(layer for layer in layers if layer)


def _empty_cells(pen: Pen, kingdom: Kingdom, view: Viewport) -> Iterable[str]:
    for row in view.rows:
        for column in view.columns:
            if (column, row) not in kingdom.squares and (column, row) != (0, 0):
                x, y = view.corner((column, row))
                yield box(x + 4, y + 4, 92, 92, 10, fill=pen.theme["cell-empty"],
                          stroke=pen.theme["cell-line"], stroke_width=1.6, dashes="3 6")  # fmt: skip


def _terrains(pen: Pen, kingdom: Kingdom, view: Viewport) -> Iterable[str]:
    for cell, square in _in_order(kingdom):
        piece = terrain_piece(square.terrain, cell, craters=square.craters, style=view.style)
        yield pen.piece(piece, *view.corner(cell), UNIT)


def _in_order(kingdom: Kingdom) -> list[tuple[Cell, Square]]:
    return sorted(kingdom.squares.items(), key=lambda item: (item[0][1], item[0][0]))


def _borders(kingdom: Kingdom, view: Viewport) -> str:
    """Lines wherever neighbours differ or the kingdom ends, each drawn once."""
    terrain_at = {cell: square.terrain for cell, square in kingdom.squares.items()} | {(0, 0): "castle"}
    course = []
    for (column, row), terrain in sorted(terrain_at.items()):
        x, y = view.corner((column, row))
        if terrain_at.get((column + 1, row)) != terrain:
            course.append(f"M{x + UNIT} {y}v{UNIT}")
        if terrain_at.get((column, row + 1)) != terrain:
            course.append(f"M{x} {y + UNIT}h{UNIT}")
        if (column - 1, row) not in terrain_at:
            course.append(f"M{x} {y}v{UNIT}")
        if (column, row - 1) not in terrain_at:
            course.append(f"M{x} {y}h{UNIT}")
    return path("".join(course), INK, _border_width(view))


def _border_width(view: Viewport) -> float:
    return 6 if view.is_small else 3.6


def _outlines(kingdom: Kingdom, view: Viewport) -> Iterable[str]:
    """The dominoes that the kingdom is made of."""
    dominoes: dict[str, list[Cell]] = {}
    for cell, square in _in_order(kingdom):
        if square.domino:
            dominoes.setdefault(square.domino, []).append(cell)
    stroke, width = (f"{INK}4D", 3) if view.is_small else (f"{INK}61", 2)
    for first, *rest in dominoes.values():
        x, y = view.corner(first)
        across, down = view.corner(rest[0]) if rest else (x, y)
        yield box(x + 1.5, y + 1.5, across - x + 97, down - y + 97, 9, stroke=stroke, stroke_width=width)


def _start(pen: Pen, kingdom: Kingdom, view: Viewport) -> str:
    x, y = view.corner((0, 0))
    return start_tile(pen, kingdom.seats, x, y, UNIT, view.style) + box(
        x, y, UNIT, UNIT, stroke=INK, stroke_width=_border_width(view)
    )


def start_tile(pen: Pen, seats: tuple[int, ...], x: float, y: float, size: float, style: FamilyStyle) -> str:
    """A castle or hut; a team's castle carries both emblems."""
    if len(seats) == 1:
        return pen.piece(f"{style.start}-{seats[0] + 1}", x, y, size, seats=seats)
    emblems = [
        pen.piece(f"emblem-{seat + 1}", x + place * size, y + 0.53 * size, 0.18 * size, colour="#FBF3DF")
        for seat, place in zip(seats, (0.3, 0.52), strict=True)
    ]
    return pen.piece("castle-team", x, y, size, seats=seats) + "".join(emblems)


def _buildings(pen: Pen, kingdom: Kingdom, view: Viewport) -> Iterable[str]:
    for cell, square in _in_order(kingdom):
        if square.building:
            yield pen.piece(f"building-{square.building}{'-small' if view.is_small else ''}", *view.corner(cell), UNIT)


def _crowns(pen: Pen, kingdom: Kingdom, view: Viewport) -> Iterable[str]:
    for cell, square in _in_order(kingdom):
        if square.crowns and not square.token:
            yield crown_piece(pen, square.crowns, *view.corner(cell), view.style, view.is_small)


def crown_piece(pen: Pen, crowns: int, x: float, y: float, style: FamilyStyle, is_small: bool = False) -> str:
    """The chip of printed crowns or fires in a square of 100 units."""
    return pen.piece(f"{style.crowns}-{crowns}{'-small' if is_small else ''}", x, y, UNIT)


def _standing(pen: Pen, kingdom: Kingdom, view: Viewport) -> Iterable[str]:
    towers = _towers(kingdom)
    for cell, square in _in_order(kingdom):
        x, y = view.corner(cell)
        if square.resource:
            inset, size = (22, 56) if view.is_small else (40, 54)
            yield pen.piece(square.resource, x + inset, y + inset - (0 if view.is_small else 2), size)
        if square.caveman:
            yield pen.piece(f"caveman-{square.caveman}", x + 8, y + 8, 84)
        if square.token:
            yield pen.piece(f"fire-token-{square.crowns}", x + 19, y + 19, 62)
        if not view.is_small:
            yield from (pen.piece("tower", x + 66 - 24 * place, y + 4, 30) for place in range(towers.get(cell, 0)))
        if square.knight:
            yield pen.piece("knight", x + 44, y + 40, 52, seats=kingdom.seats[:1])


def _towers(kingdom: Kingdom) -> dict[Cell, int]:
    """How many towers to draw on each building: those it came with, if the kingdom still has them."""
    sites = [cell for cell, square in _in_order(kingdom) if square.building]
    brought = (cell for cell in sites for _ in range(building(kingdom.squares[cell].building or "").towers))
    counted: dict[Cell, int] = {}
    for cell in islice(brought, kingdom.towers):
        counted[cell] = counted.get(cell, 0) + 1
    return counted


def _dusk(pen: Pen, kingdom: Kingdom, view: Viewport) -> str:
    """In the dark theme, darken the print a little, cell by cell, because a kingdom is not a rectangle."""
    if not pen.is_dark:
        return ""
    corners = [view.corner(cell) for cell in sorted({*kingdom.squares, (0, 0)})]
    course = "".join(f"M{number(x)} {number(y)}h{UNIT}v{UNIT}h-{UNIT}z" for x, y in corners)
    return f'<path d="{course}" opacity=".08"/>'


def _veils(pen: Pen, kingdom: Kingdom, view: Viewport) -> Iterable[str]:
    """During an eruption, fade all squares but the volcano and those where fire may land."""
    if "mark-target" in view.marks.values():
        for cell in sorted({*kingdom.squares, (0, 0)} - {*view.marks, *view.last}):
            yield _mark(pen, "mark-veil", cell, view)


def _mark(pen: Pen, mark: str, cell: Cell, view: Viewport) -> str:
    return pen.piece(mark, *view.corner(cell), UNIT)


def draw_coordinates(pen: Pen, view: Viewport, scale: float, size: float = 13) -> str:
    """Compass names along the top and the left edge of a view drawn at this scale with its top left at (0, 0)."""
    columns = [
        pen.text(edge_name(column, "w", "e"), (place + 0.5) * UNIT * scale, -8, size, colour="text-3", anchor="middle")
        for place, column in enumerate(view.columns)
    ]
    rows = [
        pen.text(
            edge_name(row, "n", "s"), -8, (place + 0.5) * UNIT * scale + size / 3, size, colour="text-3", anchor="end"
        )
        for place, row in enumerate(view.rows)
    ]
    return group("".join(columns + rows))


def edge_name(number: int, before: str, after: str) -> str:
    """A column or row by its distance from the castle: `w2`, `0`, `e1`."""
    return "0" if number == 0 else f"{before if number < 0 else after}{abs(number)}"


def terrain_sample(terrain: str, style: FamilyStyle) -> str:
    """The drawing for a terrain in general, not for a particular square."""
    return f"{terrain}-{style.drawings.get(terrain, (1,))[0]}"
