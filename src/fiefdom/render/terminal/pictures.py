"""Pictures of a game in a terminal, as renderables of Rich: pure functions, nothing is printed.

::

    table_view      the whole table: scores, lines, board, one kingdom large, the others small
    kingdom_panel   one kingdom with its coordinates
    sheet_table     the score sheet like a printed pad; sheet_details for one kingdom line by line
    legend          what the signs mean

Every picture says everything without colour, and in ASCII if `unicode` is off. Names are those of the seats; seats and
kingdoms are counted from 1 in what is shown, from 0 in the arguments. The words are those of `language`.
"""

from collections.abc import Mapping, Sequence

from rich.text import Text

from fiefdom.components.terrains import KINGDOM_TERRAINS, ORIGINS_TERRAINS
from fiefdom.game import Cell, Game, Kingdom
from fiefdom.render.terminal.blocks import Block
from fiefdom.render.terminal.fitting import choose_layout, table_block
from fiefdom.render.terminal.kingdom_block import fitting, large_kingdom
from fiefdom.render.terminal.names import kingdom_name, purse_text
from fiefdom.render.terminal.sheet_blocks import ranking_text, sheet_details, sheet_table, verdict
from fiefdom.render.terminal.signs import Look, domino_text, letter, short
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
    language: str = "en",
    seat: int | None = None,
    marks: Mapping[Cell, str] | None = None,
) -> Text:
    """The whole table as `seat` sees it (without one, the seat to move).

    At most `width` columns from 80 on. Within `height` rows, if it is given, as far as that is possible: squares get
    larger where there is room, and the other kingdoms are left out where there is none. `marks` are words in cells of
    the large kingdom: up to two signs on a square, up to four on an empty cell.
    """
    look = Look(colour, unicode, language)
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
    language: str = "en",
    points: int | None = None,
    marks: Mapping[Cell, str] | None = None,
) -> Text:
    """One kingdom with its name, its coordinates and what it owns."""
    look = Look(colour, unicode, language)
    title = f"{kingdom.number + 1} {kingdom_name(kingdom.number, rules, names, look.say)}"
    title += "" if points is None else f", {look.say('terminal-count-points', number=points)}"
    title += f", {purse_text(kingdom, look.say)}" if rules.has_buildings else ""
    size = fitting(rules, kingdom, marks or {}, width, None if height is None else height - 1)
    drawing = large_kingdom(kingdom, rules, look, marks, size)
    return Block.of(Text(title, look.strong)).above(drawing).text()


def legend(rules: Rules, colour: bool = True, *, unicode: bool = True, language: str = "en") -> Text:
    """What the signs mean in this game."""
    look = Look(colour, unicode, language)
    terrains = ORIGINS_TERRAINS if rules.is_origins else KINGDOM_TERRAINS[: None if rules.has_buildings else -1]
    text = Text(" ").join(
        Text.assemble((f" {letter(terrain)} ", look.terrain(terrain)), f"{look.say(f'terrain-{terrain}')} ")
        for terrain in terrains
    )
    return text.append(f"\n{'; '.join(_signs(rules, look))}")


def _signs(rules: Rules, look: Look) -> list[str]:
    say = look.say
    if rules.is_origins:
        signs = [f"{look.castle}1 {say('terminal-sign-hut')}", f"{look.fire} {say('terminal-sign-fire')}"]
        signs.append(f"V2 {say('terminal-sign-volcano')}")
    else:
        signs = [f"{look.castle}1 {say('terminal-sign-castle')}", f"{look.crown} {say('terminal-sign-crown')}"]
    if rules.has_buildings:
        signs += [f"{look.knight} {say('square-knight')}", f"{look.tower} {say('terminal-sign-tower')}"]
        signs.append(f"{say('terminal-coins-short', number=7)} {say('terminal-count-coins', number=7)}")
        signs.append(f"{short('statue', look)} {say('building-statue')} ...")
    if rules.has_resources:
        signs.append(f"{short('mammoth', look)} {say('resource-mammoth')} ...")
    if rules.has_cavemen:
        signs.append(f"{short('hunter', look).upper()} {say('caveman-hunter')} ...")
    small = "terminal-sign-small-fires" if rules.is_origins else "terminal-sign-small-crowns"
    return [*signs, say(small), f"+ {say('terminal-sign-piece')}"]
