"""The rail on the right of the table: standings, what is left in the box, and the log."""

from collections.abc import Iterator, Sequence
from itertools import islice

from fiefdom.components.dominoes import domino
from fiefdom.game import Game
from fiefdom.languages import Say
from fiefdom.render.families import style_of, terrains
from fiefdom.render.svg.captions import decision_text, event_text, kingdom_name, short_name
from fiefdom.render.svg.geometry import LOG_LINE, RAIL
from fiefdom.render.svg.kingdom_drawing import terrain_sample
from fiefdom.render.svg.pen import DISPLAY, Pen, shortened

STANDING = 44


def standings_height(kingdoms: int) -> int:
    """The height of `draw_standings`."""
    return 52 + STANDING * kingdoms


def draw_standings(pen: Pen, game: Game, names: Sequence[str]) -> str:
    note = decision_text(game.ranking, game.rules, pen.say)
    parts = [pen.text(pen.say("picture-standing"), 14, 26, 15, weight=700, font=DISPLAY)]
    parts.append(pen.text(note, RAIL - 14, 26, 12, colour="text-2", anchor="end") if note else "")
    for row, standing in enumerate(game.ranking.ranking):
        y = 44 + STANDING * row
        parts.append(pen.rule(14, y - 3, RAIL - 28))
        parts.append(pen.text(str(standing.place), 24, y + 25, 17, weight=700, font=DISPLAY, anchor="middle"))
        parts.append(pen.discs(standing.seats, 42, y + 4, 30))
        start = 42 + 30 + 22 * (len(standing.seats) - 1) + 10
        title = kingdom_name(game.rules, names, standing.kingdom, pen.say)
        parts.append(pen.text(title, start, y + 25, 15, weight=600, room=RAIL - start - 64))
        parts.append(pen.text(str(standing.total), RAIL - 16, y + 26, 22, weight=700, font=DISPLAY, anchor="end"))
    return "".join(parts)


def draw_box(pen: Pen, game: Game) -> str:
    rules, style, shown = game.rules, style_of(game.rules), terrains(game.rules)
    halves = [half for label in game.hidden.dominoes for half in domino(label).halves]
    title = pen.say("box-left" if len(rules.box_names) == 1 else "picture-boxes-left")
    note = pen.say(f"box-count-{style.crowns}", number=len(halves) // 2)
    parts = [pen.text(title, 0, 13, 13, colour="text-2", weight=600)]
    parts.append(pen.text(note, RAIL - 28, 13, 12, colour="text-2", anchor="end"))
    step = (RAIL - 28) / len(shown)
    for place, terrain in enumerate(shown):
        middle = (place + 0.5) * step
        mine = [half for half in halves if half.terrain == terrain]
        parts.append(pen.rounded(pen.piece(terrain_sample(terrain, style), 0, 0, 34), middle - 17, 22, 34, 34, 5))
        parts.append(pen.text(str(len(mine)), middle, 70, 13, weight=600, anchor="middle"))
        parts.append(pen.loose(pen.piece(style.crown, middle - 13, 74, 11)))
        parts.append(pen.text(str(sum(half.crowns for half in mine)), middle + 2, 84, 12, colour="text-2", weight=600))
    return "".join(parts)


def draw_log(pen: Pen, game: Game, names: Sequence[str], room: float) -> str:
    parts = [pen.text(pen.say("log"), 0, 13, 13, colour="text-2", weight=600)]
    parts.append(pen.text(pen.say("log-newest"), RAIL - 28, 13, 12, colour="text-2", anchor="end"))
    shown = list(islice(_told(game, names, pen.say), int((room - 36) // LOG_LINE)))
    if not shown:
        parts.append(pen.text(pen.say("picture-no-moves"), 0, 42, 13, colour="text-2"))
    for row, (seat, text) in enumerate(shown):
        y = 24 + row * LOG_LINE
        parts.append(pen.rule(0, y, RAIL - 28))
        parts.append(pen.disc(seat, 0, y + 3, 20))
        parts.append(pen.text(text, 28, y + 17, 13, room=RAIL - 60))
    return "".join(parts)


def _told(game: Game, names: Sequence[str], say: Say) -> Iterator[tuple[int, str]]:
    """Who did what, the latest first."""
    for played in reversed(game.history):
        if played.seat is not None:
            text = event_text(played.event, shortened(short_name(names, played.seat, say), 10), say)
            if text:
                yield played.seat, text
