"""The whole table on one screen: what goes where, and what is omitted if there is no space.

In a wide terminal the lines are to the right of the player's own kingdom, in a narrow one above it. Which of the two,
how large squares are and whether the other kingdoms are shown depends only on the game and the screen, never on the
position, so that nothing jumps during a game.
"""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass

from rich.text import Text

from fiefdom.game import Cell, Game
from fiefdom.render.families import style_of
from fiefdom.render.terminal import board_blocks as parts
from fiefdom.render.terminal.blocks import Block, flow, stack
from fiefdom.render.terminal.kingdom_block import MARGIN, SMALL, Size, large_kingdom, sizes, small_kingdom
from fiefdom.render.terminal.names import kingdom_name
from fiefdom.render.terminal.signs import Look

GAP = 3
HEAD = 2
# Where the other kingdoms go.
BESIDE, BELOW, NOWHERE = "beside", "below", "nowhere"


@dataclass(frozen=True, slots=True)
class ScreenLayout:
    """How a table is drawn on a screen: the columns for everything, for the own kingdom and for what is above it."""

    width: int
    own: int
    body: int
    is_rail: bool
    size: Size
    rivals: str


def choose_layout(game: Game, names: Sequence[str], width: int, height: int | None, look: Look) -> ScreenLayout:
    """The layout for a whole game. Without a height everything is shown, in squares of one row."""
    room = _Room(game, names, width, look)
    tries = [(rivals, size) for rivals in (BESIDE, BELOW, NOWHERE) for size in sizes(game.rules)]
    for rivals, size in tries if height is not None else [(BESIDE, room.normal), (BELOW, room.normal)]:
        if (rivals != BESIDE or room.has_room_beside) and (height is None or room.rows(rivals, size) <= height):
            return ScreenLayout(width, room.own, room.body if rivals == BESIDE else width, room.is_rail, size, rivals)
    return ScreenLayout(width, room.own, width, room.is_rail, room.normal, NOWHERE)


class _Room:
    """The most space that a game's table needs, in columns and rows."""

    def __init__(self, game: Game, names: Sequence[str], width: int, look: Look) -> None:
        rules = game.rules
        self.normal = sizes(rules)[1]
        self._reach = 9 if rules.side == 7 else 7
        self._rules = rules
        self._has_purse = bool(style_of(rules).purse(rules, game.kingdoms[0], look.say))
        self._width = width
        self.own = MARGIN + self._reach * self.normal.width
        line = parts.line_width(game, names, look)
        self.is_rail = self.own + GAP + line <= width
        self._lines = rules.line_size + 1
        titles = [
            len(kingdom_name(number, rules, names, look.say, is_short=True)) + len("1: , 100")
            for number in range(rules.kingdoms)
        ]
        self._rival = max(*titles, rules.side * SMALL)
        self.body = self.own + GAP + line if self.is_rail else max(self.own, 2 * line - parts.note_width(look) + GAP)
        self.has_room_beside = self.body + GAP + self._rival <= width
        self._extra = parts.extras(game, names, line if self.is_rail else self.body, look, self.is_rail).height

    def rows(self, rivals: str, size: Size) -> int:
        """The maximum height of the table."""
        own = 1 + self._reach * size.height + self._has_purse
        if self.is_rail:
            body = max(own, 2 * self._lines + (self._extra + 2 if self._extra else 0))
        else:
            body = own + self._lines + self._extra
        others, high = self._rules.kingdoms - 1, self._rules.side + 1
        if rivals == BESIDE:
            return HEAD + max(body, others * high + others - 1)
        in_a_row = max(1, (self._width + GAP) // (self._rival + GAP))
        return HEAD + body + (-(-others // in_a_row) * high + 1 if rivals == BELOW else 0)


def table_block(
    game: Game,
    names: Sequence[str],
    layout: ScreenLayout,
    look: Look,
    seat: int | None = None,
    marks: Mapping[Cell, str] | None = None,
) -> Block:
    """The table as `seat` sees it, whose kingdom is drawn large with `marks` in its cells."""
    chosen = seat if seat is not None else game.to_move if game.to_move is not None else _best(game)
    own = game.rules.kingdom_of(chosen)
    kingdom = large_kingdom(game.kingdoms[own], game.rules, look, marks, layout.size)
    if purse := style_of(game.rules).purse(game.rules, game.kingdoms[own], look.say):
        kingdom = Block.of(Text(f" {purse}", look.strong)).above(kingdom)
    head = parts.heading(game, names, layout.width, look).above(parts.scores(game, names, layout.width, look))
    this, following = parts.this_line(game, names, look), parts.next_line(game, names, look)
    rivals = rival_blocks(game, names, look, own)
    if layout.is_rail:
        rail = parts.line_width(game, names, look)
        extra = parts.extras(game, names, rail, look, True)
        body = kingdom.widened(layout.own).beside(stack([this, following, extra], spaced=bool(extra.lines)), GAP)
    else:
        extra = parts.extras(game, names, layout.body, look, False)
        body = this.beside(following, GAP).above(extra, kingdom)
    if layout.rivals == BESIDE:
        body = body.beside(stack(rivals, spaced=True), GAP)
    elif layout.rivals == BELOW:
        body = body.above(Block.of(""), flow(rivals, layout.width, GAP))
    return head.above(body)


def rival_blocks(game: Game, names: Sequence[str], look: Look, own: int | None = None) -> list[Block]:
    """The other kingdoms (all of them without `own`), small, each below its name and points."""
    found = []
    for kingdom, points in zip(game.kingdoms, game.scores, strict=True):
        if kingdom.number != own:
            name = kingdom_name(kingdom.number, game.rules, names, look.say, is_short=True)
            title = Text.assemble((f"{kingdom.number + 1}: ", look.strong), f"{name}, ", (str(points), look.strong))
            found.append(Block.of(title).above(small_kingdom(kingdom, look)))
    return found


def _best(game: Game) -> int:
    return game.ranking.ranking[0].seats[0]
