"""Pictures of games as SVG text: pure functions, each a file of its own.

A picture needs no script, no style sheet and nothing from outside: it carries the pieces it shows, in the colours of
its theme, and says in words what it shows. Names may be any text; they are shortened and escaped. `zoom` scales the
size a viewer shows it in. Every function raises TextError for an unknown theme.
"""

from collections.abc import Collection, Mapping, Sequence

from fiefdom.game import Cell, Game, Kingdom
from fiefdom.render.svg.captions import GAME_TITLES, kingdom_name, round_text, turn_text
from fiefdom.render.svg.geometry import Layout
from fiefdom.render.svg.kingdom_drawing import SMALL, UNIT, View, draw_coordinates, draw_kingdom, is_origins, window
from fiefdom.render.svg.lines import COLUMN, draw_lines, lines_height
from fiefdom.render.svg.marks import last_cells, legal_marks
from fiefdom.render.svg.pen import Pen, group
from fiefdom.render.svg.sheet_drawing import draw_sheet, sheet_size
from fiefdom.render.svg.table_drawing import Shown, Window, table_parts
from fiefdom.rules import Rules

__all__ = ["kingdom_name", "kingdom_svg", "last_cells", "legal_marks", "line_svg", "sheet_svg", "table_svg"]

MARGIN, EDGE = 16, 22


def kingdom_svg(
    kingdom: Kingdom,
    rules: Rules | None = None,
    *,
    theme: str = "light",
    square: float = 80,
    coordinates: bool = False,
    last: Collection[Cell] = (),
    marks: Mapping[Cell, str] | None = None,
    name: str = "",
) -> str:
    """One kingdom, its squares `square` pixels wide; under 36 they are drawn in their plain, larger form.

    `last` are squares of the last move, `marks` those that may be chosen (see `last_cells` and `legal_marks`).
    Without rules, squares tell whether the kingdom is of Origins; with none, it is taken for a castle's.
    """
    pen = Pen(theme)
    stone_age = rules.is_origins if rules else is_origins(kingdom)
    columns, rows = window(kingdom, marks or ())
    has_ground = "mark-legal" in (marks or {}).values()
    view = View(columns, rows, square < SMALL, stone_age, has_ground, marks or {}, frozenset(last))
    edge, scale = EDGE if coordinates else 0, square / UNIT
    drawn = group(draw_kingdom(pen, kingdom, view), scale=scale)
    if coordinates:
        drawn += draw_coordinates(pen, view, scale)
    width, height = view.width * scale + 2 * MARGIN + edge, view.height * scale + 2 * MARGIN + edge
    body = pen.map(0.5, 0.5, width - 1, height - 1) + group(drawn, x=MARGIN + edge, y=MARGIN + edge)
    title = f"Kingdom of {name}" if name else f"Kingdom {kingdom.number + 1}"
    return pen.document(body, width, height, title=title, description=_described(kingdom))


def line_svg(game: Game, *, theme: str = "light", show_legal: bool = False, zoom: float = 1) -> str:
    """The current and the next line with the kings on them; `show_legal` marks what may be claimed."""
    pen = Pen(theme)
    width = 2 * MARGIN + COLUMN + (COLUMN + 14 if game.line else 0)
    height = 2 * MARGIN + lines_height(game.rules.line_size)
    drawn = draw_lines(pen, game, show_legal=show_legal)
    body = pen.sheet(1, 1, width - 2, height - 4) + group(drawn, x=MARGIN, y=MARGIN)
    return pen.document(body, width, height, title="The lines", description=_lines_described(game), zoom=zoom)


def table_svg(
    game: Game,
    *,
    theme: str = "light",
    names: Sequence[str] = (),
    mark_last: bool = True,
    show_legal: bool = False,
    coordinates: bool = False,
    windows: Sequence[Window] | None = None,
    zoom: float = 1,
) -> str:
    """The whole table. Its size depends on the rules and `coordinates` alone.

    `windows` fixes the columns and rows shown of each kingdom, so that it stays in place while it grows.
    """
    pen = Pen(theme)
    shown = Shown(names, mark_last, show_legal, coordinates, windows)
    body = "\n".join(group(part.draw(pen), x=part.x, y=part.y) for part in table_parts(game, shown))
    title = f"{GAME_TITLES[game.rules.game]}: {turn_text(game, names)}"
    description = f"{round_text(game)}. {_scores_described(game, names)}"
    return pen.document(body, *Layout(game.rules, coordinates).size, title=title, description=description, zoom=zoom)


def sheet_svg(game: Game, *, theme: str = "light", names: Sequence[str] = (), zoom: float = 1) -> str:
    """The score sheet of all kingdoms, best first, as if the game ended now."""
    pen = Pen(theme)
    body = draw_sheet(pen, game, names)
    return pen.document(
        body, *sheet_size(game), title="Score sheet", description=_scores_described(game, names), zoom=zoom
    )


def _scores_described(game: Game, names: Sequence[str]) -> str:
    scores = [
        f"{kingdom_name(game.rules, names, standing.kingdom)[:60]}: {standing.total} points"
        for standing in game.ranking.ranking
    ]
    return "; ".join(scores) + "."


def _lines_described(game: Game) -> str:
    def told(title: str, line: Sequence[object]) -> str:
        return f"{title}: {', '.join(str(place) for place in line)}." if line else ""

    current = [_claimed(place.domino, place.seat) for place in game.line]
    following = [_claimed(place.domino, place.seat) for place in game.next_line]
    return " ".join(filter(None, [told("This line", current), told("Next line", following)]))


def _claimed(domino: str, seat: int | None) -> str:
    return domino if seat is None else f"{domino} (seat {seat + 1})"


def _described(kingdom: Kingdom) -> str:
    terrains = [square.terrain for square in kingdom.squares.values()]
    counted = [f"{terrains.count(terrain)} {terrain}" for terrain in dict.fromkeys(terrains)]
    return f"{len(terrains)} squares: {', '.join(counted)}." if counted else "Nothing but the start tile yet."
