"""Pictures of games as SVG text: pure functions, each of which returns a complete file.

A picture needs no script, style sheet or other external resource: it contains the pieces it shows, in the colours of
its theme, and a description in its `language`. Names may be any text; they are shortened and escaped. `zoom` scales the
size at which a viewer shows it. Every function raises TextError for an unknown theme.
"""

from collections.abc import Collection, Mapping, Sequence
from dataclasses import dataclass

from fiefdom.game import Cell, Game, Kingdom, Outcome, ScoreSheet
from fiefdom.game.board import LinePlace
from fiefdom.game.kingdom_scores import TableScores
from fiefdom.languages import Say
from fiefdom.render.families import style_of, style_of_kingdom
from fiefdom.render.families.titles import game_title
from fiefdom.render.svg.captions import kingdom_name, round_text, turn_text
from fiefdom.render.svg.geometry import TableGeometry
from fiefdom.render.svg.kingdom_drawing import SMALL, UNIT, Viewport, draw_coordinates, draw_kingdom, window
from fiefdom.render.svg.lines import COLUMN, draw_lines, lines_height
from fiefdom.render.svg.marks import last_turn_cells, legal_marks
from fiefdom.render.svg.pen import Pen, group
from fiefdom.render.svg.sheet_drawing import Counted, draw_sheet, sheet_size
from fiefdom.render.svg.table_drawing import Shown, Window, table_parts
from fiefdom.rules import Rules

__all__ = [
    "kingdom_name", "kingdom_svg", "last_turn_cells", "legal_marks", "line_svg", "scores_svg", "sheet_svg",
    "table_svg",
]  # fmt: skip

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
    language: str = "en",
) -> str:
    """One kingdom, its squares `square` pixels wide; below 36, pieces are drawn in their simplified, larger form.

    `last` are the squares of the last turn, `marks` those that may be chosen (see `last_turn_cells` and `legal_marks`).
    Without rules, the style is guessed from the squares; an empty kingdom is drawn with a castle.
    """
    pen = Pen(theme, language)
    style = style_of(rules) if rules else style_of_kingdom(kingdom)
    columns, rows = window(kingdom, marks or ())
    has_ground = "mark-legal" in (marks or {}).values()
    view = Viewport(columns, rows, square < SMALL, style, has_ground, marks or {}, frozenset(last))
    edge, scale = EDGE if coordinates else 0, square / UNIT
    drawn = group(draw_kingdom(pen, kingdom, view), scale=scale)
    if coordinates:
        drawn += draw_coordinates(pen, view, scale)
    width, height = view.width * scale + 2 * MARGIN + edge, view.height * scale + 2 * MARGIN + edge
    body = pen.map(0.5, 0.5, width - 1, height - 1) + group(drawn, x=MARGIN + edge, y=MARGIN + edge)
    title = pen.say("picture-kingdom-of", name=name) if name else pen.say("picture-kingdom", number=kingdom.number + 1)
    return pen.document(body, width, height, title=title, description=_described(kingdom, pen.say))


def line_svg(
    game: Game, *, theme: str = "light", show_legal: bool = False, zoom: float = 1, language: str = "en"
) -> str:
    """The current and the next line with the kings on them; `show_legal` marks what may be claimed."""
    pen = Pen(theme, language)
    width = 2 * MARGIN + COLUMN + (COLUMN + 14 if game.line else 0)
    height = 2 * MARGIN + lines_height(game.rules.line_size)
    drawn = draw_lines(pen, game, show_legal=show_legal)
    body = pen.sheet(1, 1, width - 2, height - 4) + group(drawn, x=MARGIN, y=MARGIN)
    return pen.document(
        body, width, height, title=pen.say("picture-lines"), description=_lines_described(game, pen.say), zoom=zoom
    )


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
    language: str = "en",
) -> str:
    """The whole table. Its size depends only on the rules and `coordinates`.

    `windows` fixes the columns and rows shown of each kingdom, so that it stays in place while it grows.
    """
    pen = Pen(theme, language)
    shown = Shown(names, mark_last, show_legal, coordinates, windows)
    body = "\n".join(group(part.draw(pen), x=part.x, y=part.y) for part in table_parts(game, shown))
    title = f"{game_title(game.rules, pen.say)}: {turn_text(game, names, pen.say)}"
    description = f"{round_text(game, pen.say)}. {_scores_described(game, names, pen.say)}"
    return pen.document(
        body, *TableGeometry(game.rules, coordinates).size, title=title, description=description, zoom=zoom
    )


def sheet_svg(
    game: Game, *, theme: str = "light", names: Sequence[str] = (), zoom: float = 1, language: str = "en"
) -> str:
    """The score sheet of all kingdoms, best first, as if the game ended now."""
    pen = Pen(theme, language)
    subtitle = f"{game_title(game.rules, pen.say)} · {round_text(game, pen.say)}"
    return _sheet_document(pen, game, names, subtitle, zoom)


@dataclass(frozen=True, slots=True)
class _Scored:
    """Kingdoms of a real table with their scores, to be drawn like a game."""

    scores: TableScores
    kingdoms: Sequence[Kingdom]
    is_over: bool = True

    @property
    def rules(self) -> Rules:
        return self.scores.rules

    @property
    def ranking(self) -> Outcome:
        return self.scores.ranking

    def score_sheet(self, kingdom: int) -> ScoreSheet:
        return self.scores.sheets[kingdom]


def scores_svg(
    scores: TableScores,
    kingdoms: Sequence[Kingdom],
    *,
    theme: str = "light",
    names: Sequence[str] = (),
    zoom: float = 1,
    language: str = "en",
) -> str:
    """The score sheet of kingdoms that were built on a real table; `names` are those of the kingdoms."""
    pen = Pen(theme, language)
    by_seat = [names[number] if number < len(names) else "" for number in map(scores.rules.kingdom_of, _seats(scores))]
    return _sheet_document(pen, _Scored(scores, kingdoms), by_seat, game_title(scores.rules, pen.say), zoom)


def _seats(scores: TableScores) -> range:
    return range(scores.rules.seats)


def _sheet_document(pen: Pen, game: Counted, names: Sequence[str], subtitle: str, zoom: float) -> str:
    return pen.document(
        draw_sheet(pen, game, names, subtitle),
        *sheet_size(game),
        title=pen.say("end-sheet"),
        description=_scores_described(game, names, pen.say),
        zoom=zoom,
    )


def _scores_described(game: Counted, names: Sequence[str], say: Say) -> str:
    scores = [
        say("seat-score", name=kingdom_name(game.rules, names, standing.kingdom, say)[:60], score=standing.total)
        for standing in game.ranking.ranking
    ]
    return "; ".join(scores) + "."


def _lines_described(game: Game, say: Say) -> str:
    lines = [("this-line", game.line), ("next-line", game.next_line)]
    told = [(say(key), ", ".join(_claimed(place, say) for place in line)) for key, line in lines if line]
    return " ".join(f"{title}: {places}." for title, places in told)


def _claimed(place: LinePlace, say: Say) -> str:
    if place.seat is None:
        return place.domino
    return f"{place.domino} ({say('seat-here', number=place.seat + 1)})"


def _described(kingdom: Kingdom, say: Say) -> str:
    terrains = [square.terrain for square in kingdom.squares.values()]
    counted = [f"{terrains.count(terrain)} {say(f'terrain-{terrain}')}" for terrain in dict.fromkeys(terrains)]
    squares = say("terminal-count-squares", number=len(terrains))
    return f"{squares}: {', '.join(counted)}." if counted else say("picture-nothing")
