"""A game as an animation: one frame per turn; only the parts that changed are drawn again."""

from collections.abc import Callable, Iterator, Sequence
from typing import TYPE_CHECKING

from fiefdom.game import Game
from fiefdom.game.game import TOLD
from fiefdom.render.raster import blank, gif, image, in_colours_of
from fiefdom.render.svg.geometry import TableGeometry
from fiefdom.render.svg.kingdom_drawing import window
from fiefdom.render.svg.pen import Pen
from fiefdom.render.svg.table_drawing import Part, Shown, table_parts

if TYPE_CHECKING:
    from PIL.Image import Image

PACE, HOLD, WIDTH = 900, 5000, 960


def moments(game: Game) -> Iterator[Game]:
    """The game now and before every turn, latest first. It is always the same object: use it before the next one."""
    past = game.copy()
    yield past
    for played in reversed(game.history):
        if played.seat is not None or game.chance == TOLD:
            past.undo()
        is_new_turn = past.awaits in ("place", "pair") or (past.awaits == "claim" and past.round_number == 0)
        if played.seat is not None and is_new_turn:
            yield past


def film(
    game: Game,
    *,
    theme: str = "light",
    language: str = "en",
    names: Sequence[str] = (),
    width: int = WIDTH,
    pace: int = PACE,
    hold: int = HOLD,
    progress: Callable[[int], object] = lambda number: None,
) -> bytes:
    """A GIF of the game from its first decision on, `width` pixels wide.

    Each turn is shown for `pace` milliseconds, the last frame for `hold`; `progress` is called after every
    frame. Raises MissingPackage without the extra `pictures`.
    """
    shown = Shown(names, windows=[window(kingdom) for kingdom in game.kingdoms])
    size = TableGeometry(game.rules).size
    zoom = width / size[0]
    drawn: dict[str, Image] = {}
    frames: list[Image] = []
    for moment in moments(game):
        frame, drawn = _frame(list(table_parts(moment, shown)), size, zoom, (theme, language), drawn)
        frames.append(in_colours_of(frames[0], frame) if frames else in_colours_of(None, frame))
        progress(1)
    return gif(frames[::-1], [pace] * (len(frames) - 1) + [hold])


def _frame(
    parts: Sequence[Part], size: tuple[int, int], zoom: float, style: tuple[str, str], known: dict[str, "Image"]
) -> tuple["Image", dict[str, "Image"]]:
    """A frame composed of its parts, and the parts by their SVG text; known parts are not drawn again."""
    frame = blank(round(size[0] * zoom), round(size[1] * zoom))
    drawn: dict[str, Image] = {}
    for part in parts:
        pen = Pen(*style)
        svg = pen.document(part.draw(pen), part.width, part.height, title="")
        drawn[svg] = known[svg] if svg in known else image(svg, zoom=zoom)
        frame.alpha_composite(drawn[svg], (round(part.x * zoom), round(part.y * zoom)))
    return frame, drawn
