"""Pictures of a game in a terminal, as Rich renderables: pure functions, nothing is printed.

::

    table_view      the whole table: scores, lines, board, one kingdom large, the others small
    kingdom_panel   one kingdom with its coordinates
    sheet_table     the score sheet like a printed pad; sheet_details for one kingdom line by line
    legend          what the symbols mean

No information depends on colour, and pictures are in ASCII if `unicode` is off. Names are those of the seats; seats and
kingdoms are counted from 1 in what is shown, from 0 in the arguments. Text is in `language`.
"""

from collections.abc import Mapping, Sequence

from rich.text import Text

from fiefdom.game import Cell, Game, Kingdom
from fiefdom.render.families import style_of, terrains
from fiefdom.render.terminal.blocks import Block
from fiefdom.render.terminal.fitting import choose_layout, table_block
from fiefdom.render.terminal.kingdom_block import fitting, large_kingdom
from fiefdom.render.terminal.names import kingdom_name
from fiefdom.render.terminal.sheet_blocks import ranking_text, sheet_details, sheet_table, verdict
from fiefdom.render.terminal.signs import Look, domino_text, letter
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

    It is at most `width` columns wide, if that is at least 80, and fits within `height` rows, if given and possible:
    squares are drawn larger if there is space, and the other kingdoms are left out if there is none. `marks` are labels
    in cells of the large kingdom: up to two characters on a square, up to four on an empty cell.
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
    purse = style_of(rules).purse(rules, kingdom, look.say)
    title += f", {purse}" if purse else ""
    size = fitting(rules, kingdom, marks or {}, width, None if height is None else height - 1)
    drawing = large_kingdom(kingdom, rules, look, marks, size)
    return Block.of(Text(title, look.strong)).above(drawing).text()


def legend(rules: Rules, colour: bool = True, *, unicode: bool = True, language: str = "en") -> Text:
    """The meaning of the symbols in this game."""
    look = Look(colour, unicode, language)
    text = Text(" ").join(
        Text.assemble((f" {letter(terrain)} ", look.terrain(terrain)), f"{look.say(f'terrain-{terrain}')} ")
        for terrain in terrains(rules)
    )
    return text.append(f"\n{'; '.join(_signs(rules, look))}")


def _signs(rules: Rules, look: Look) -> list[str]:
    say, style = look.say, style_of(rules)
    crown = say(f"terminal-sign-{style.crowns.removesuffix('s')}")
    signs = [f"{look.castle}1 {say(f'terminal-sign-{style.start}')}", f"{look.sign(style.crown_sign)} {crown}"]
    signs += style.signs(look)
    signs += [sign for part in style.parts(rules) for sign in part.signs(look)]
    return [*signs, say(f"terminal-sign-small-{style.crowns}"), f"+ {say('terminal-sign-piece')}"]
