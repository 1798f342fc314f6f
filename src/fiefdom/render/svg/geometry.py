"""The layout of the table. It depends only on the rules, so that nothing moves in an animation."""

import math
from dataclasses import dataclass

from fiefdom.render.families import style_of
from fiefdom.render.svg.boards import BOARD_HEIGHT, has_board
from fiefdom.render.svg.lines import lines_height
from fiefdom.rules import Rules

GAP, BAR, RAIL = 16, 52, 348
PADDING, HEAD, GOODS, EDGE = 12, 56, 28, 20
BOX, LOG_LINE, LEAST_LOG = 104, 26, 3
MAP_MARGIN = 12
# Pixels per square, by the side of a kingdom: (largest number of kingdoms, pixels).
SQUARE_SIZES = {5: ((2, 84), (3, 76), (4, 64), (8, 48)), 7: ((2, 60), (4, 44), (8, 36))}


@dataclass(frozen=True, slots=True)
class TableGeometry:
    """Kingdoms in one or two rows at the left, under the bar and the game's board; the rail at the right."""

    rules: Rules
    has_coordinates: bool = False

    @property
    def square(self) -> int:
        return next(size for most, size in SQUARE_SIZES[self.rules.side] if self.rules.kingdoms <= most)

    @property
    def edge(self) -> int:
        """The space for coordinates above and to the left of a map."""
        return EDGE if self.has_coordinates else 0

    @property
    def map_size(self) -> int:
        return self.rules.side * self.square + 2 * MAP_MARGIN + self.edge

    @property
    def goods(self) -> int:
        """The space for what a kingdom owns, between its heading and its map."""
        return GOODS if any(part.goods for part in style_of(self.rules).parts(self.rules)) else 0

    @property
    def card(self) -> tuple[int, int]:
        """Width and height of a kingdom's sheet."""
        return self.map_size + 2 * PADDING, HEAD + self.goods + self.map_size + PADDING

    @property
    def columns(self) -> int:
        kingdoms = self.rules.kingdoms
        return kingdoms if kingdoms <= 3 else math.ceil(kingdoms / 2)

    @property
    def left_width(self) -> int:
        return self.columns * (self.card[0] + GAP) - GAP

    @property
    def board(self) -> int:
        """The height of the game's board with the gap below it; 0 without a board."""
        return BOARD_HEIGHT + 2 * PADDING + GAP if has_board(self.rules) else 0

    @property
    def lines(self) -> int:
        """The height of the sheet with the lines."""
        return lines_height(self.rules.line_size) + 26

    @property
    def size(self) -> tuple[int, int]:
        """Width and height of the table."""
        rows = math.ceil(self.rules.kingdoms / self.columns)
        kingdoms = self.board + rows * (self.card[1] + GAP) - GAP
        rail = self.lines + GAP + BOX + GAP + 44 + LEAST_LOG * LOG_LINE
        return self.left_width + RAIL + 3 * GAP, BAR + 2 * GAP + max(kingdoms, rail)

    def place(self, kingdom: int) -> tuple[int, int]:
        """The top left of a kingdom's sheet."""
        row, column = divmod(kingdom, self.columns)
        return GAP + column * (self.card[0] + GAP), BAR + GAP + self.board + row * (self.card[1] + GAP)
