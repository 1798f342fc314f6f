"""Kingdoms drawn as text and written into the state of a game.

A drawing has one word for each cell; rows end with a line break or a slash. `C` (or `H`) is the start tile, `..` an
empty cell, `W1` wheat with a crown, `V2` a volcano with two craters, `G*` grassland with its resource on it.

    W0 W1 ..
    .. C  F0
"""

from collections.abc import Collection, Mapping
from typing import Any, NamedTuple

import numpy as np

from fiefdom.components.buildings import buildings as all_buildings
from fiefdom.components.cavemen import cavemen as all_cavemen
from fiefdom.components.terrains import KINGDOM_TERRAINS, ORIGINS_TERRAINS
from fiefdom.engine import layout
from fiefdom.engine.families.origins.fields import CAVEMAN, RESOURCE, TOKEN
from fiefdom.engine.families.queendomino.fields import BUILT, KNIGHT
from fiefdom.engine.layout import Layout
from fiefdom.engine.setup import layout_for
from fiefdom.game import Cell, Game
from fiefdom.rules import Rules

START_TILES = ("C", "H")
KINGDOM_LETTERS = dict(zip("WFLGSMT", KINGDOM_TERRAINS, strict=True))
ORIGINS_LETTERS = dict(zip("DGLJQV", ORIGINS_TERRAINS, strict=True))
BUILDING_KINDS = tuple(building.id for building in all_buildings())
CAVEMAN_KINDS = tuple(caveman.id for caveman in all_cavemen())


class Drawn(NamedTuple):
    """One square of a drawing; `number` is its crowns, fires or craters."""

    letter: str
    number: int
    has_resource: bool


def read_grid(grid: str) -> dict[Cell, Drawn]:
    """All squares of a drawing except the start tile, which must be there and is (0, 0)."""
    rows = [row.split() for row in grid.strip().replace("/", "\n").splitlines()]
    words = {(x, y): word for y, row in enumerate(rows) for x, word in enumerate(row)}
    ((left, top),) = [cell for cell, word in words.items() if word in START_TILES]
    return {
        (x - left, y - top): Drawn(word[0], int(word[1:].strip("*") or 0), word.endswith("*"))
        for (x, y), word in words.items()
        if word not in START_TILES and word.strip(".")
    }


def furnish(
    game: Game,
    number: int,
    grid: str,
    *,
    discards: int = 0,
    coins: int = 0,
    knights: int = 0,
    towers: int = 0,
    knights_at: Collection[Cell] = (),
    buildings: Mapping[Cell, str] | None = None,
    tokens: Mapping[Cell, int] | None = None,
    cavemen: Mapping[Cell, str] | None = None,
) -> None:
    """Replace a kingdom of a game by the drawing.

    `coins`, `knights` (in the reserve) and `towers` are set as given: buildings add none of their own.
    """
    state = _changing(game)
    state.kingdom[number] = np.zeros((), state.kingdom.dtype)
    writer = _Writer(game.rules, state.kingdom[number], read_grid(grid))
    writer.kingdom.discards = discards
    if game.rules.has_buildings:
        writer.kingdom.coins = coins
        writer.kingdom.knights = knights
        writer.kingdom.knights_placed = len(knights_at)
        writer.kingdom.towers = towers
    for cell in knights_at:
        writer.mark(KNIGHT, cell)
    for cell, building in (buildings or {}).items():
        writer.build(cell, building)
        _take_from_the_stack(state, "hidden_building", BUILDING_KINDS.index(building))
    for cell, fires in (tokens or {}).items():
        writer.mark(TOKEN, cell)
        writer.crown(cell, fires)
    for cell, caveman in (cavemen or {}).items():
        writer.mark(CAVEMAN, cell)
        writer.number(cell, CAVEMAN_KINDS.index(caveman))
        _take_from_the_stack(state, "hidden_caveman", CAVEMAN_KINDS.index(caveman))


def _changing(game: Game) -> Any:
    """The state of a game, for writing: everything cached from it is discarded."""
    game._derived.clear()
    return game._states[0]


def _take_from_the_stack(state: Any, field: str, kind: int) -> None:
    """A piece in a kingdom is no longer hidden; if all copies are out, one leaves the builders' board."""
    if state[field][kind] == 0:
        state.space[state.space == kind] = layout.NOBODY
        state.top = layout.NOBODY if state.top == kind else state.top
        return
    state[field][kind] -= 1
    state[{"hidden_building": "hidden_buildings", "hidden_caveman": "hidden_cavemen"}[field]] -= 1


def set_table(game: Game, **fields: Any) -> None:
    """Set fields of the state that belong to no kingdom, such as `queen=1` (see `fiefdom.engine.layout`)."""
    state = _changing(game)
    for name, value in fields.items():
        if isinstance(value, int):
            setattr(state, name, value)
        else:
            state[name][:] = value


class _Writer:
    """Writes squares into one kingdom's record, whose frame is set for the whole drawing at once."""

    def __init__(self, rules: Rules, kingdom: Any, squares: Mapping[Cell, Drawn]) -> None:
        self.memory: Layout = layout_for(rules)
        self.kingdom = kingdom
        self._lay_frame([(0, 0), *squares])
        for plane in (layout.OCCUPIED, layout.CASTLE):
            self.mark(plane, (0, 0))
        terrains = ORIGINS_LETTERS if rules.is_origins else KINGDOM_LETTERS
        for cell, drawn in squares.items():
            self._draw(cell, drawn, list(terrains).index(drawn.letter))

    def _lay_frame(self, cells: Collection[Cell]) -> None:
        middle, side = self.memory.side - 1, self.memory.side
        kingdom = self.kingdom
        kingdom.left, kingdom.right = (middle + edge(cell[0] for cell in cells) for edge in (min, max))
        kingdom.top, kingdom.bottom = (middle + edge(cell[1] for cell in cells) for edge in (min, max))
        assert kingdom.right - kingdom.left < side and kingdom.bottom - kingdom.top < side, "C2"
        kingdom.frame_x = max(kingdom.right - side + 1, kingdom.left - 2)
        kingdom.frame_y = max(kingdom.bottom - side + 1, kingdom.top - 2)

    def _draw(self, cell: Cell, drawn: Drawn, terrain: int) -> None:
        self.mark(layout.OCCUPIED, cell)
        self.mark(layout.TERRAIN + terrain, cell)
        if drawn.letter != "V":
            self.crown(cell, drawn.number)
        if drawn.has_resource:
            assert drawn.letter in "GLJQ" and not drawn.number, "O8"
            self.mark(RESOURCE, cell)

    def mark(self, plane: int, cell: Cell) -> None:
        """Set one square in a bit plane."""
        middle = self.memory.side - 1
        column, row = cell[0] + middle - self.kingdom.frame_x, cell[1] + middle - self.kingdom.frame_y
        high, bit = divmod(int(row * self.memory.stride + column), 64)
        if self.memory.side == 5:
            self.kingdom.board[plane] |= 1 << bit
        else:
            self.kingdom.board[plane][high] |= 1 << bit

    def crown(self, cell: Cell, crowns: int) -> None:
        """Give a square its crowns or fires."""
        if crowns & 1:
            self.mark(layout.LOW, cell)
        if crowns & 2:
            self.mark(layout.HIGH, cell)

    def number(self, cell: Cell, kind: int) -> None:
        """Write the kind of a building or caveman on a square."""
        for bit in range(4):
            if kind >> bit & 1:
                self.mark(layout.KIND + bit, cell)

    def build(self, cell: Cell, building: str) -> None:
        """Put a building on a square, with its crowns but nothing else that it provides."""
        kind = BUILDING_KINDS.index(building)
        self.mark(BUILT, cell)
        self.number(cell, kind)
        self.crown(cell, all_buildings()[kind].crowns)
        self.kingdom.buildings[kind] += 1
