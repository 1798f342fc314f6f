"""Pictures of a game in a terminal, as renderables of Rich: pure functions, nothing is printed.

::

    table_view      the whole table: scores, lines, board, one kingdom large, the others small
    kingdom_panel   one kingdom with its coordinates
    sheet_table     the score sheet like a printed pad; sheet_details for one kingdom line by line
    legend          what the signs mean

Every picture says everything without colour, and in ASCII if `unicode` is off. Names are those of the seats; seats and
kingdoms are counted from 1 in what is shown, from 0 in the arguments.
"""

from collections.abc import Mapping, Sequence

from rich.text import Text

from fiefdom.components.terrains import KINGDOM_TERRAINS, ORIGINS_TERRAINS
from fiefdom.game import Cell, Game, Kingdom
from fiefdom.render.terminal_blocks import Block
from fiefdom.render.terminal_kingdom import fitting, large_kingdom
from fiefdom.render.terminal_layout import choose_layout, table_block
from fiefdom.render.terminal_sheets import ranking_text, sheet_details, sheet_table, verdict
from fiefdom.render.terminal_signs import Look, domino_text, letter
from fiefdom.render.terminal_words import counted, kingdom_name, purse_text
from fiefdom.rules import Rules

__all__ = [
    "Look",
    "domino_text",
    "kingdom_panel",
    "legend",
    "ranking_text",
    "sheet_details",
    "sheet_table",
    "table_view",
    "verdict",
]


def table_view(
    game: Game,
    names: Sequence[str] = (),
    width: int = 80,
    colour: bool = True,
    *,
    height: int | None = None,
    unicode: bool = True,
    seat: int | None = None,
    marks: Mapping[Cell, str] | None = None,
) -> Text:
    """The whole table as `seat` sees it (without one, the seat to move).

    At most `width` columns from 80 on. Within `height` rows, if it is given, as far as that is possible: squares get
    larger where there is room, and the other kingdoms are left out where there is none. `marks` are words in cells of
    the large kingdom: up to two signs on a square, up to four on an empty cell.
    """
    look = Look(colour, unicode)
    layout = choose_layout(game, names, width, height, look)
    return table_block(game, names, layout, look, seat, marks).text()


def kingdom_panel(
    kingdom: Kingdom,
    rules: Rules,
    names: Sequence[str] = (),
    width: int = 80,
    colour: bool = True,
    *,
    height: int | None = None,
    unicode: bool = True,
    points: int | None = None,
    marks: Mapping[Cell, str] | None = None,
) -> Text:
    """One kingdom with its name, its coordinates and what it owns."""
    look = Look(colour, unicode)
    title = f"{kingdom.number + 1} {kingdom_name(kingdom.number, rules, names)}"
    title += "" if points is None else f", {counted(points, 'point')}"
    title += f", {purse_text(kingdom)}" if rules.has_buildings else ""
    size = fitting(rules, kingdom, marks or {}, width, None if height is None else height - 1)
    drawing = large_kingdom(kingdom, rules, look, marks, size)
    return Block.of(Text(title, look.strong)).above(drawing).text()


def legend(rules: Rules, colour: bool = True, *, unicode: bool = True) -> Text:
    """What the signs mean in this game."""
    look = Look(colour, unicode)
    terrains = ORIGINS_TERRAINS if rules.is_origins else KINGDOM_TERRAINS[: None if rules.has_buildings else -1]
    text = Text(" ").join(
        Text.assemble((f" {letter(terrain)} ", look.terrain(terrain)), f"{terrain} ") for terrain in terrains
    )
    return text.append(f"\n{'; '.join(_signs(rules, look))}")


def _signs(rules: Rules, look: Look) -> list[str]:
    home, sign, name = ("hut", look.fire, "a fire") if rules.is_origins else ("castle", look.crown, "a crown")
    signs = [f"{look.castle}1 the {home} of seat 1", f"{sign} {name}"]
    if rules.is_origins:
        signs.append("V2 a volcano with two craters")
    if rules.has_buildings:
        signs += [f"{look.knight} a knight", f"{look.tower} a tower", "7c seven coins", "sta a statue and so on"]
    if rules.has_resources:
        signs.append("mam a mammoth and so on")
    if rules.has_cavemen:
        signs.append("HUN a hunter and so on")
    small = ["in small kingdoms: 2 two crowns", "+ something stands there"]
    if rules.is_origins:
        small[0] = "in small kingdoms: 2 two fires or craters"
    return [*signs, *small]
