"""The whole table: every kingdom with name and score, the lines, the boards, what is left, and the log."""

from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import dataclass

from fiefdom.game import Cell, Game, Kingdom
from fiefdom.languages import Say
from fiefdom.render.families import style_of
from fiefdom.render.families.titles import game_title
from fiefdom.render.svg.boards import BOARD_HEIGHT, draw_board, has_board
from fiefdom.render.svg.captions import kingdom_name, options_text, round_text, turn_text
from fiefdom.render.svg.geometry import BAR, BOX, GAP, HEAD, PADDING, RAIL, TableGeometry
from fiefdom.render.svg.kingdom_drawing import SMALL, UNIT, Viewport, draw_coordinates, draw_kingdom, window
from fiefdom.render.svg.lines import draw_lines
from fiefdom.render.svg.marks import last_turn_cells, legal_marks
from fiefdom.render.svg.pen import DISPLAY, INK, Pen, box, group, number, path, shortened, width_of
from fiefdom.render.svg.rail import draw_box, draw_log, draw_standings, standings_height

Window = tuple[range, range]


@dataclass(frozen=True, slots=True)
class Part:
    """A part of the table that can be drawn by itself, with its top left at (0, 0)."""

    x: float
    y: float
    width: float
    height: float
    draw: Callable[[Pen], str]


@dataclass(frozen=True, slots=True)
class Shown:
    """The options of a picture of the table."""

    names: Sequence[str] = ()
    mark_last: bool = True
    show_legal: bool = False
    coordinates: bool = False
    windows: Sequence[Window] | None = None


def table_parts(game: Game, shown: Shown) -> Iterator[Part]:
    """The parts of the table, from bottom to top."""
    geometry = TableGeometry(game.rules, shown.coordinates)
    width, height = geometry.size
    yield Part(0, 0, width, height, lambda pen: _wood(pen, width, height))
    yield Part(0, 0, width, BAR + 1, lambda pen: _bar(pen, game, shown.names, width))
    if has_board(game.rules):
        yield _sheet(
            GAP, BAR + GAP, geometry.left_width, BOARD_HEIGHT + 2 * PADDING,
            lambda pen: group(draw_board(pen, game, geometry.left_width - 32, shown.names), x=16, y=PADDING + 2),
        )  # fmt: skip
    for kingdom in game.kingdoms:
        yield _kingdom_part(game, kingdom, geometry, shown)
    yield from _rail_parts(game, shown, geometry)


def _sheet(x: float, y: float, width: float, height: float, draw: Callable[[Pen], str]) -> Part:
    return Part(x, y, width, height + 3, lambda pen: pen.sheet(0, 0, width, height) + draw(pen))


def _kingdom_part(game: Game, kingdom: Kingdom, geometry: TableGeometry, shown: Shown) -> Part:
    is_now = game.to_move is not None and game.rules.kingdom_of(game.to_move) == kingdom.number
    marks = legal_marks(game) if is_now and shown.show_legal else {}
    last = last_turn_cells(game, kingdom.number) if shown.mark_last else frozenset()
    view = _view(game, kingdom, geometry, shown.windows, marks, last)
    return _sheet(
        *geometry.place(kingdom.number), *geometry.card,
        lambda pen: _card(pen, game, kingdom, view, geometry, shown.names, is_now=is_now),
    )  # fmt: skip


def _view(
    game: Game, kingdom: Kingdom, geometry: TableGeometry, windows: Sequence[Window] | None,
    marks: Mapping[Cell, str], last: frozenset[Cell],
) -> Viewport:  # fmt: skip
    columns, rows = windows[kingdom.number] if windows else window(kingdom, marks)
    is_small = _square_size(geometry, columns, rows) < SMALL
    return Viewport(columns, rows, is_small, style_of(game.rules), marks=marks, last=last)


def _square_size(geometry: TableGeometry, columns: range, rows: range) -> float:
    room = geometry.rules.side * geometry.square
    return min(geometry.square, room / len(columns), room / len(rows))


def _rail_parts(game: Game, shown: Shown, geometry: TableGeometry) -> Iterator[Part]:
    width, height = geometry.size
    x, y, bottom = width - RAIL - GAP, BAR + GAP, height - GAP
    if game.is_over:
        standings = standings_height(game.rules.kingdoms)
        yield _sheet(x, y, RAIL, standings, lambda pen: draw_standings(pen, game, shown.names))
        y += standings + GAP
    else:
        lines = geometry.lines
        yield _sheet(
            x, y, RAIL, lines, lambda pen: group(draw_lines(pen, game, show_legal=shown.show_legal), x=14, y=12)
        )
        y += lines + GAP
        yield _sheet(x, y, RAIL, BOX, lambda pen: group(draw_box(pen, game), x=14, y=11))
        y += BOX + GAP
    room = bottom - y
    yield _sheet(x, y, RAIL, room, lambda pen: group(draw_log(pen, game, shown.names, room), x=14, y=11))


# ---------------------------------------------------------------------- bar and ground


def _wood(pen: Pen, width: float, height: float) -> str:
    """The wooden planks of the table."""
    course = []
    for row, y in enumerate(range(0, int(height), 130)):
        course.append(f"M0 {y + 0.5}H{number(width)}")
        course += [f"M{x} {y}v130" for x in range(230 + 410 * (row % 3) - 200 * (row % 2), int(width), 900)]
    third = number(width / 3)
    heights = [row + y for row in range(0, int(height), 130) for y in (24, 43, 71, 92, 113)]
    grain = [f"M0 {y}c{third} -5 {number(width * 2 / 3)} 6 {number(width)} -1" for y in heights]
    return (
        box(0, 0, width, height, fill=pen.theme["table"])
        + path("".join(grain), pen.theme["table-2"], 2.2, opacity=0.55)
        + path("".join(course), "#000000", 1.4, opacity=0.16)
    )


def _bar(pen: Pen, game: Game, names: Sequence[str], width: float) -> str:
    theme = pen.theme
    parts = [box(0, 0, width, BAR, fill=theme["sheet"]), pen.rule(0, BAR + 0.5, width, "rule-strong")]
    parts.append(group(_logo(pen), x=GAP, y=12, scale=0.2))
    parts.append(pen.text("Fiefdom", 66, 33, 21, weight=700, font=DISPLAY))
    parts.append(path(f"M160 10V{BAR - 10}", theme["rule"]))
    subtitle, options = round_text(game, pen.say), options_text(game.rules, pen.say)
    sentence = shortened(turn_text(game, names, pen.say), 31)
    pill = width_of(sentence) * 16 + 56
    start = max(width / 2 - pill / 2, 176 + width_of(subtitle) * 12 + 20)
    parts.append(pen.text(game_title(game.rules, pen.say), 176, 24, 15, weight=600))
    parts.append(pen.text(subtitle, 176, 41, 12, colour="text-2", room=start - 190))
    if options:
        room = width - start - pill - 2 * GAP
        parts.append(pen.text(options, width - GAP, 32, 12, colour="text-2", anchor="end", room=room))
    parts.append(box(start, 8, pill, 36, 18, fill=theme["turn"]))
    seat = game.to_move if game.to_move is not None else game.ranking.ranking[0].seats[0]
    parts.append(pen.disc(seat, start + 4, 11, 30))
    parts.append(pen.text(sentence, start + 15 + pill / 2, 31, 15, colour="turn-text", weight=600, anchor="middle"))
    return "".join(parts)


def _logo(pen: Pen) -> str:
    halves = pen.piece("wheat-base", 4, 26, 96) + pen.piece("lake-base", 100, 26, 96)
    return halves + box(4, 26, 192, 96, 12, stroke=INK, stroke_width=7) + pen.piece("crown", 58, 8, 84)


# ---------------------------------------------------------------------- kingdoms


def _card(
    pen: Pen,
    game: Game,
    kingdom: Kingdom,
    view: Viewport,
    geometry: TableGeometry,
    names: Sequence[str],
    *,
    is_now: bool,
) -> str:
    width = geometry.card[0]
    parts = [box(7, 7, width - 14, HEAD - 10, 6, fill=pen.theme["turn"])] if is_now else []
    ink, soft = ("turn-text", "turn-text") if is_now else ("text", "text-2")
    discs = 36 * (1 + 0.74 * (len(kingdom.seats) - 1))
    room = width - 2 * PADDING - discs - 74
    parts.append(pen.discs(kingdom.seats, PADDING, 12, 36))
    title = kingdom_name(game.rules, names, kingdom.number, pen.say)
    parts.append(pen.text(title, PADDING + discs + 10, 28, 15, weight=600, room=room, colour=ink))
    parts.append(pen.text(_status(game, kingdom, pen.say), PADDING + discs + 10, 45, 12, colour=soft, room=room))
    score = str(game.scores[kingdom.number])
    parts.append(pen.text(score, width - PADDING - 4, 40, 26, weight=700, anchor="end", font=DISPLAY, colour=ink))
    if geometry.goods:
        parts.append(group(_goods(pen, game, kingdom, width), x=PADDING, y=HEAD))
    parts.append(group(_map(pen, kingdom, view, geometry), x=PADDING, y=HEAD + geometry.goods))
    return "".join(parts)


def _status(game: Game, kingdom: Kingdom, say: Say) -> str:
    if game.is_over:
        return say("picture-place", number=game.ranking.place_of(kingdom.number))
    dominoes = len(kingdom.squares) // 2
    if kingdom.discards:
        return say("picture-placed-discarded", placed=dominoes, discarded=kingdom.discards)
    return say("dominoes-placed", number=dominoes)


def _goods(pen: Pen, game: Game, kingdom: Kingdom, width: float) -> str:
    parts = []
    for place, (piece, count) in enumerate(style_of(game.rules).goods(game.rules, kingdom)):
        parts.append(pen.loose(pen.piece(piece, place * 54, 0, 20, seats=kingdom.seats[:1])))
        parts.append(pen.text(str(count), place * 54 + 25, 15, 13, weight=600))
    if kingdom.has_queen:
        parts.append(pen.loose(pen.piece("queen", width - 2 * PADDING - 28, -5, 28)))
    for place, totem in enumerate(reversed(kingdom.totems)):
        parts.append(pen.piece(f"totem-{totem}", width - 2 * PADDING - 25 - 27 * place, -2, 24))
    return "".join(parts)


def _map(pen: Pen, kingdom: Kingdom, view: Viewport, geometry: TableGeometry) -> str:
    size = geometry.map_size
    scale = _square_size(geometry, view.columns, view.rows) / UNIT
    x = geometry.edge + (size - geometry.edge - view.width * scale) / 2
    y = geometry.edge + (size - geometry.edge - view.height * scale) / 2
    drawn = group(draw_kingdom(pen, kingdom, view), scale=scale)
    if geometry.has_coordinates:
        drawn += draw_coordinates(pen, view, scale, 11)
    return pen.map(0, 0, size, size) + group(drawn, x=x, y=y)
