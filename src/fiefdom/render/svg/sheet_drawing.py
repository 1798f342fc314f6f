"""The score sheet, like the printed pad: one column per kingdom, best first."""

from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass
from typing import Protocol

from fiefdom.game import Kingdom, Outcome, ScoreSheet
from fiefdom.languages import Say, english
from fiefdom.render.families import Entry, FamilyStyle, scoring_terrains, style_of
from fiefdom.render.families.titles import option_name
from fiefdom.render.svg.captions import decision_text, kingdom_name
from fiefdom.render.svg.kingdom_drawing import UNIT, Viewport, draw_kingdom, start_tile, terrain_sample, window
from fiefdom.render.svg.pen import DISPLAY, Pen, box, group
from fiefdom.rules import Rules

MARGIN, LABELS, COLUMN, ROW = 26, 196, 168, 40
TITLE, FACES, TOTAL = 60, 176, 56
THUMBNAIL = 130


@dataclass(frozen=True, slots=True)
class PadLine:
    """A line of the pad: its picture, its name, and a kingdom's entry (calculation, points)."""

    draw: Callable[[Pen], str]
    name: str
    entry: Callable[[ScoreSheet, Say], Entry]


def pad_lines(rules: Rules, say: Say = english) -> Iterator[PadLine]:
    """The lines that the pad of this game has."""
    style = style_of(rules)
    for terrain in scoring_terrains(rules):
        yield PadLine(_tile(terrain_sample(terrain, style)), say(f"terrain-{terrain}-title"), _territories(terrain))
    for row in style.rows(rules):
        yield PadLine((_tile if row.is_tile else _token)(row.picture), say(row.key), row.brief)
    if rules.middle_kingdom:
        name = option_name("middle_kingdom", rules, say)
        yield PadLine(_start_tile(style), name, lambda sheet, say: ("", sheet.middle_kingdom or 0))
    if rules.harmony:
        yield PadLine(_laurel, option_name("harmony", rules, say), lambda sheet, say: ("", sheet.harmony or 0))


def _tile(piece: str) -> Callable[[Pen], str]:
    return lambda pen: pen.rounded(pen.piece(piece, 0, 0, 28), 0, 0, 28, 28, 5)


def _token(piece: str) -> Callable[[Pen], str]:
    return lambda pen: pen.loose(pen.piece(piece, 0, 0, 28))


def _start_tile(style: FamilyStyle) -> Callable[[Pen], str]:
    return lambda pen: pen.rounded(start_tile(pen, (0,), 0, 0, 28, style), 0, 0, 28, 28, 5)


def _laurel(pen: Pen) -> str:
    return pen.piece("icon-laurel", 0, 0, 28, colour=pen.theme["text"])


def _territories(terrain: str) -> Callable[[ScoreSheet, Say], Entry]:
    def entry(sheet: ScoreSheet, say: Say) -> Entry:
        mine = [each for each in sheet.territories if each.terrain == terrain and each.crowns]
        working = [f"{each.squares}×{each.crowns}" for each in sorted(mine, key=lambda each: -each.points)]
        return " + ".join(working), sum(each.points for each in mine)

    return entry


class Counted(Protocol):
    """Kingdoms with their scores: a game, or the kingdoms of a real table."""

    @property
    def rules(self) -> Rules: ...
    @property
    def kingdoms(self) -> Sequence[Kingdom]: ...
    @property
    def ranking(self) -> Outcome: ...
    @property
    def is_over(self) -> bool: ...
    def score_sheet(self, kingdom: int, /) -> ScoreSheet: ...


def sheet_size(game: Counted) -> tuple[int, int]:
    """The size that `draw_sheet` needs."""
    width = 2 * MARGIN + LABELS + COLUMN * max(len(game.kingdoms), 2)
    return width, TITLE + FACES + ROW * len(list(pad_lines(game.rules))) + TOTAL + MARGIN


def draw_sheet(pen: Pen, game: Counted, names: Sequence[str], subtitle: str) -> str:
    """The pad, top left at (0, 0)."""
    width, height = sheet_size(game)
    order = game.ranking.ranking
    rows = list(pad_lines(game.rules, pen.say))
    parts = [pen.sheet(1, 1, width - 2, height - 4), _heading(pen, game, width, subtitle)]
    for place, standing in enumerate(order):
        x = MARGIN + LABELS + place * COLUMN
        if standing.place == 1:
            parts.append(
                box(x, TITLE - 4, COLUMN, height - TITLE - MARGIN + 8, 6, fill=pen.theme["turn"], opacity=0.24)
            )
        parts.append(group(_face(pen, game, standing.kingdom, names), x=x, y=TITLE))
    for number, row in enumerate(rows):
        y = TITLE + FACES + number * ROW
        parts.append(pen.rule(MARGIN, y, width - 2 * MARGIN))
        parts.append(group(row.draw(pen), x=MARGIN + 2, y=y + 6))
        parts.append(pen.text(row.name, MARGIN + 40, y + 25, 15, weight=500, room=LABELS - 40))
        for place, standing in enumerate(order):
            entry = row.entry(game.score_sheet(standing.kingdom), pen.say)
            parts.append(_entry(pen, entry, MARGIN + LABELS + (place + 1) * COLUMN - 12, y + 25))
    parts.append(_totals(pen, game, width, TITLE + FACES + ROW * len(rows)))
    return "\n".join(part for part in parts if part)


def _heading(pen: Pen, game: Counted, width: float, subtitle: str) -> str:
    note = decision_text(game.ranking, game.rules, pen.say) if game.is_over else pen.say("picture-as-if")
    parts = [pen.text(pen.say("end-sheet"), MARGIN, 40, 22, weight=700, font=DISPLAY)]
    parts.append(pen.text(subtitle, MARGIN + 150, 40, 13, colour="text-2", room=width - 2 * MARGIN - 150))
    return "".join(parts) + (
        pen.text(note, MARGIN, TITLE + FACES - 14, 12, colour="text-2", room=LABELS - 8) if note else ""
    )


def _face(pen: Pen, game: Counted, number: int, names: Sequence[str]) -> str:
    """The heading of a column: the kingdom, small, and its owner."""
    kingdom = game.kingdoms[number]
    columns, rows = window(kingdom)
    scale = THUMBNAIL / (UNIT * game.rules.side)
    view = Viewport(columns, rows, is_small=True, style=style_of(game.rules))
    x, y = COLUMN - 12 - view.width * scale, 4 + THUMBNAIL - view.height * scale
    title = kingdom_name(game.rules, names, number, pen.say)
    discs = 26 * (1 + 0.74 * (len(kingdom.seats) - 1))
    return (
        group(draw_kingdom(pen, kingdom, view), x=x, y=y, scale=scale)
        + pen.discs(kingdom.seats, 10, THUMBNAIL + 12, 26)
        + pen.text(title, COLUMN - 12, THUMBNAIL + 30, 15, weight=600, anchor="end", room=COLUMN - 30 - discs)
    )


def _entry(pen: Pen, entry: Entry, x: float, y: float) -> str:
    working, points = entry
    shown = pen.text(str(points), x, y, 15, anchor="end", colour="text" if points else "text-2")
    if working and points:
        shown += pen.text(working, x - 34, y, 12, anchor="end", colour="text-2", room=COLUMN - 56)
    return shown


def _totals(pen: Pen, game: Counted, width: float, y: float) -> str:
    parts = [box(MARGIN, y - 1, width - 2 * MARGIN, 2, fill=pen.theme["rule-strong"])]
    parts.append(pen.text(pen.say("sheet-total"), MARGIN + 2, y + 37, 24, weight=700, font=DISPLAY))
    for place, standing in enumerate(game.ranking.ranking):
        x = MARGIN + LABELS + (place + 1) * COLUMN - 12
        parts.append(pen.text(str(standing.total), x, y + 37, 24, weight=700, font=DISPLAY, anchor="end"))
    return "".join(parts)
