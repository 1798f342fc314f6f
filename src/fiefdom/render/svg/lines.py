"""The two lines with their kings: top to bottom is the order of play."""

from collections.abc import Sequence

from fiefdom.components.dominoes import Domino, domino
from fiefdom.game import Game
from fiefdom.game.board import LinePlace
from fiefdom.render.families import style_named, style_of
from fiefdom.render.svg.kingdom_drawing import UNIT, crown_piece, terrain_piece
from fiefdom.render.svg.pen import DISPLAY, INK, Pen, box, group, path

COLUMN = 153
HEADING = 34
DOMINO_WIDTH, DOMINO_HEIGHT = 106, 53
NUMBER_WIDTH = 26
KING = 40
DONE = 0.42


def lines_height(size: int) -> int:
    """The height of lines with that many dominoes."""
    return HEADING + size * _pitch(size)


def _pitch(size: int) -> int:
    return 67 if size <= 4 else 60


def draw_domino(pen: Pen, printed: Domino) -> str:
    """A loose domino, 200 units wide, top left at (0, 0)."""
    style = style_named(printed.box)
    parts = []
    for place, (half, resource) in enumerate(zip(printed.halves, printed.resources, strict=True)):
        x = place * UNIT
        cell = (3 * printed.number + place, printed.number + place)
        parts.append(pen.piece(terrain_piece(half.terrain, cell, craters=half.craters, style=style), x, 0, UNIT))
        if half.crowns:
            parts.append(crown_piece(pen, half.crowns, x, 0, style))
        if resource:
            parts.append(pen.piece(resource, x + 40, 40, 52))
    dusk = '<path d="M0 0h200v100H0z" opacity=".08"/>' if pen.is_dark else ""
    fold = path("M100 0V100", INK, 2, opacity=0.45)
    return pen.rounded("".join(parts) + dusk, 0, 0, 200, 100, 9) + fold + pen.piece("domino-outline", 0, 0, 200, 100)


def draw_lines(pen: Pen, game: Game, *, show_legal: bool = False) -> str:
    """Both lines side by side, or only the first one in the opening, top left at (0, 0)."""
    acting = len(game.line) if game.is_over else game.turn
    can_claim = show_legal and game.awaits in ("claim", "pair")
    free = pen.say("free-count", number=sum(place.seat is None for place in game.next_line))
    if not game.line:
        return _line(pen, pen.say("first-line"), free, game.next_line, game, can_claim=can_claim)
    ended = "terminal-line-undrawn" if game.awaits_chance else "picture-last-round"
    after = pen.text(pen.say(ended), 0, 14, 13, colour="text-2")
    if game.next_line:
        after = _line(pen, pen.say("next-line"), free, game.next_line, game, can_claim=can_claim)
    now = _line(pen, pen.say("this-line"), pen.say("picture-order"), game.line, game, acting=acting)
    return now + group(after, x=COLUMN + 14)


def _line(
    pen: Pen, title: str, note: str, places: Sequence[LinePlace], game: Game, *,
    acting: int | None = None, can_claim: bool = False,
) -> str:  # fmt: skip
    heading = pen.text(title, 0, 14, 13, weight=600)
    heading += pen.text(note, COLUMN, 14, 12, colour="text-2", anchor="end") + pen.rule(0, 23, COLUMN)
    parts = [heading]
    for number, place in enumerate(places):
        y = HEADING + number * _pitch(game.rules.line_size)
        is_done = acting is not None and number < acting
        is_now = number == acting and game.to_move is not None
        is_free = can_claim and place.seat is None
        drawn = _place(pen, place, game, is_done=is_done, is_now=is_now, is_free=is_free)
        parts.append(group(drawn, y=y, opacity=DONE if is_done else 1))
    return "\n".join(parts)


def _place(pen: Pen, place: LinePlace, game: Game, *, is_done: bool, is_now: bool, is_free: bool) -> str:
    printed = domino(place.domino)
    parts = []
    if is_now:
        parts.append(box(-3, -4, COLUMN + 3, DOMINO_HEIGHT + 8, 8, fill=pen.theme["turn"],
                         stroke=pen.theme["rule-strong"], stroke_width=1.5))  # fmt: skip
    if is_free:
        parts.append(box(-1, -4, COLUMN - 12, DOMINO_HEIGHT + 8, 8, fill=pen.theme["mark-legal-fill"],
                         stroke=pen.theme["mark-legal"], stroke_width=2, dashes="5 4"))  # fmt: skip
    label = str(printed.number) if len(game.rules.box_names) == 1 else place.domino
    parts.append(pen.text(label, NUMBER_WIDTH / 2 - 1, 31, 13 if len(label) < 3 else 11, weight=600, anchor="middle",
                          font=DISPLAY, colour="turn-text" if is_now else "text-2"))  # fmt: skip
    parts.append(group(draw_domino(pen, printed), x=NUMBER_WIDTH, scale=DOMINO_WIDTH / 200))
    if place.seat is not None and not is_done:
        # Never cover a crown: beside two or more, the king is placed lower.
        y = 16 if printed.right.crowns > 1 else 4
        x = NUMBER_WIDTH + DOMINO_WIDTH - KING * 2 / 3
        parts.append(
            pen.loose(pen.piece(f"{style_of(game.rules).king}-{place.seat + 1}", x, y, KING, seats=(place.seat,)))
        )
    return "".join(parts)
