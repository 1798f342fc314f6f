"""A kingdom in a terminal, large with its coordinates or small.

::

          w1      ·       e1
     n1   ·       W♛      W          wheat with a crown
          ⌂1      T♞ sta  ·          castle of seat 1, a town with a knight and a statue
     s1   V2      G mam   J HUN      two craters, a mammoth, a hunter
"""

from collections.abc import Callable, Iterable, Mapping
from dataclasses import dataclass

from rich.text import Text

from fiefdom.components.buildings import building
from fiefdom.game.kingdom import Kingdom, Square
from fiefdom.game.moves import Cell
from fiefdom.render.families import style_of
from fiefdom.render.terminal.blocks import Block
from fiefdom.render.terminal.signs import Look, letter, middling, short
from fiefdom.rules import Rules

MARGIN = 4
MARK = 2
SMALL = 3


@dataclass(frozen=True, slots=True)
class Size:
    """Columns and rows of the terminal per square."""

    width: int
    height: int


def sizes(rules: Rules) -> tuple[Size, Size]:
    """The sizes in which squares can be drawn, largest first. Games with pieces on squares need more space."""
    width = MARK + 4 + max((part.width for part in style_of(rules).parts(rules)), default=0)
    return Size(width, 2), Size(width, 1)


def fitting(rules: Rules, kingdom: Kingdom, marks: Mapping[Cell, str], width: int, height: int | None) -> Size:
    """The largest size in which the kingdom fits; the smallest one if none does."""
    large, normal = sizes(rules)
    columns, rows = window(kingdom, marks)
    needed = (MARGIN + len(columns) * large.width, 1 + len(rows) * large.height)
    return large if height is not None and needed[0] <= width and needed[1] <= height else normal


def window(kingdom: Kingdom, marks: Iterable[Cell] = ()) -> tuple[range, range]:
    """The columns and rows of the kingdom and of all marked cells."""
    cells = [*kingdom.squares, *marks, (0, 0)]
    columns, rows = [cell[0] for cell in cells], [cell[1] for cell in cells]
    return range(min(columns), max(columns) + 1), range(min(rows), max(rows) + 1)


def large_kingdom(
    kingdom: Kingdom, rules: Rules, look: Look, marks: Mapping[Cell, str] | None = None, size: Size | None = None
) -> Block:
    """A kingdom with its coordinates along the edges.

    `marks` are labels in cells: up to two characters on a square, more on an empty cell. The picture covers the kingdom
    and the marked cells.
    """
    marks, size = marks or {}, size or sizes(rules)[1]
    columns, rows = window(kingdom, marks)
    lines = [Text(" " * MARGIN + "".join(f"{'':{MARK}}{_across(column):<{size.width - MARK}}" for column in columns))]
    lines[0].stylize(look.faint)
    for row in rows:
        cells = [_cell(kingdom, (column, row), rules, look, marks.get((column, row), ""), size) for column in columns]
        for number in range(size.height):
            label = Text(f" {_down(row) if number == 0 else '':<{MARGIN - 1}}", look.faint)
            lines.append(Text.assemble(label, *(cell[number] for cell in cells)))
    return Block(tuple(lines))


def _across(column: int) -> str:
    return f"w{-column}" if column < 0 else f"e{column}" if column else ""


def _down(row: int) -> str:
    return f"n{-row}" if row < 0 else f"s{row}" if row else ""


def _cell(kingdom: Kingdom, cell: Cell, rules: Rules, look: Look, mark: str, size: Size) -> list[Text]:
    square = kingdom.squares.get(cell)
    if cell == (0, 0):
        return _painted(f"{'':{MARK}}{_castle(kingdom, look)}", "", look.seat(kingdom.seats[0]), size)
    if square is None:
        text, style = (mark, look.strong) if mark else (look.empty, look.faint)
        return _painted(f"{'':{MARK}}{text}", "", style, size)
    first = f"{mark[:MARK]:>{MARK}}{square_text(square, rules, look)}"
    if size.height == 1:
        return _painted(first + _piece(square, short, look), "", look.terrain(square.terrain), size)
    towers = look.tower * building(square.building).towers if square.building else ""
    return _painted(first + towers, _piece(square, middling, look), look.terrain(square.terrain), size)


def _painted(first: str, second: str, style: str, size: Size) -> list[Text]:
    return [Text(f"{line[: size.width]:<{size.width}}", style) for line in (first, second)[: size.height]]


def _castle(kingdom: Kingdom, look: Look) -> str:
    return look.castle + "+".join(str(seat + 1) for seat in kingdom.seats)


def square_text(square: Square, rules: Rules, look: Look) -> str:
    """A square without its piece: terrain, crowns, fires or craters, knight."""
    sign = look.sign(style_of(rules).crown_sign)
    craters = str(square.craters or "")
    return letter(square.terrain) + sign * square.crowns + craters + (look.knight if square.knight else "")


def _piece(square: Square, name: Callable[[str, Look], str], look: Look) -> str:
    """The piece on a square, after a space; cavemen are written in capitals."""
    if square.caveman:
        return f" {name(square.caveman, look).upper()}"
    piece = square.building or square.resource
    return f" {name(piece, look)}" if piece else ""


def small_kingdom(kingdom: Kingdom, look: Look) -> Block:
    """A kingdom without coordinates, three characters per square: terrain, number of crowns, `+` for a piece."""
    return Block(
        tuple(
            Text.assemble(*(_small_cell(kingdom, (column, row), look) for column in kingdom.columns))
            for row in kingdom.rows
        )
    )


def _small_cell(kingdom: Kingdom, cell: Cell, look: Look) -> Text:
    if cell == (0, 0):
        seats = "".join(str(seat + 1) for seat in kingdom.seats)
        return Text(f"{look.castle}{seats}".ljust(SMALL)[:SMALL], look.seat(kingdom.seats[0]))
    square = kingdom.squares.get(cell)
    if square is None:
        return Text(look.empty.ljust(SMALL), look.faint)
    figure = str(square.crowns or square.craters or "")
    has_piece = square.knight or square.building or square.resource or square.caveman
    return Text(
        f"{letter(square.terrain)}{figure}{'+' if has_piece else ''}".ljust(SMALL), look.terrain(square.terrain)
    )
