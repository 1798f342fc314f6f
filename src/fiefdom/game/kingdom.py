"""A kingdom as a value: its squares and the pieces on them, coins and reserve."""

from collections.abc import Mapping
from dataclasses import dataclass, field
from functools import lru_cache
from typing import Any

from fiefdom.engine import layout
from fiefdom.events.cells import Cell
from fiefdom.game.codec import Codec
from fiefdom.game.notebook import Drawn
from fiefdom.game.pieces.registry import pieces_of


@dataclass(frozen=True, slots=True)
class Square:
    """One square of a kingdom. `crowns` are printed crowns or, in Origins, fires, printed or from a token."""

    terrain: str
    crowns: int = 0
    domino: str | None = None
    craters: int = 0
    knight: bool = False
    building: str | None = None
    token: bool = False
    resource: str | None = None
    caveman: str | None = None


@dataclass(frozen=True, slots=True)
class Kingdom(Drawn):
    """A kingdom at one point in a game; `squares` excludes the castle, which is at (0, 0)."""

    number: int
    seats: tuple[int, ...]
    side: int
    squares: Mapping[Cell, Square] = field(default_factory=dict)
    discards: int = 0
    coins: int = 0
    knights: int = 0
    knights_placed: int = 0
    towers: int = 0
    has_queen: bool = False
    buildings: tuple[str, ...] = ()
    totems: tuple[str, ...] = ()

    @property
    def columns(self) -> range:
        """The columns that the kingdom covers, including the castle's."""
        return _span([cell[0] for cell in self.squares])

    @property
    def rows(self) -> range:
        """The rows that the kingdom covers, including the castle's."""
        return _span([cell[1] for cell in self.squares])


def _span(numbers: list[int]) -> range:
    return range(min([0, *numbers]), max([0, *numbers]) + 1)


def read_kingdom(codec: Codec, state: Any, number: int, laid: Mapping[Cell, tuple[str, int]]) -> Kingdom:
    """Read a kingdom from a state; `laid` maps cells to (domino, half), as far as known."""
    rules = codec.rules
    # NumPy reads a field of a record twice as fast by its name in brackets.
    kingdom = state["kingdom"][number]
    base = Kingdom(
        number=number,
        seats=rules.seats_of(number),
        side=rules.side,
        squares=_read_squares(codec, kingdom, laid),
        discards=int(kingdom["discards"]),
    )
    read: Kingdom = pieces_of(rules).kingdom(codec, state, base)
    return read


Laid = tuple[tuple[Cell, tuple[str, int]], ...]


def _read_squares(codec: Codec, kingdom: Any, laid: Mapping[Cell, tuple[str, int]]) -> dict[Cell, Square]:
    words = kingdom["board"].tolist()
    planes = words if codec.memory.side == 5 else [low | high << 64 for low, high in words]
    castle = codec.rules.side - 1
    corner = int(kingdom["frame_x"]) - castle, int(kingdom["frame_y"]) - castle
    return dict(_squares(codec, tuple(planes), corner, tuple(laid.items())))


@lru_cache(maxsize=1024)
def _squares(codec: Codec, planes: tuple[int, ...], corner: Cell, laid: Laid) -> tuple[tuple[Cell, Square], ...]:
    """Cached, because a decision changes at most one kingdom, so most kingdoms have been read before."""
    boards, dominoes = _Boards(codec, planes, corner), dict(laid)
    squares = []
    for position, terrain in boards.covered():
        cell = boards.cell(position)
        squares.append((cell, boards.square(position, terrain, dominoes.get(cell))))
    return tuple(squares)


class _Boards:
    """All boards of one kingdom as plain integers; a position is a bit of them."""

    def __init__(self, codec: Codec, planes: tuple[int, ...], corner: Cell) -> None:
        self.codec = codec
        self._pieces = pieces_of(codec.rules)
        self.terrains = codec.memory.family.terrains
        self.planes = planes
        self._corner = corner

    def cell(self, position: int) -> Cell:
        row, column = divmod(position, self.codec.memory.stride)
        return self._corner[0] + column, self._corner[1] + row

    def has(self, plane: int, position: int) -> bool:
        return plane < len(self.planes) and bool(self.planes[plane] >> position & 1)

    def covered(self) -> list[tuple[int, str]]:
        """The positions of all squares, ascending, and their terrains."""
        found = []
        for plane, terrain in enumerate(self.terrains, start=layout.TERRAIN):
            left = self.planes[plane]
            while left:
                lowest = left & -left
                found.append((lowest.bit_length() - 1, terrain))
                left ^= lowest
        return sorted(found)

    def square(self, position: int, terrain: str, laid: tuple[str, int] | None) -> Square:
        crowns = self.has(layout.LOW, position) + 2 * self.has(layout.HIGH, position)
        label, half = laid or (None, 0)
        read: Square = self._pieces.square(self.codec, self, position, Square(terrain, crowns, label), half)
        return read

    def kind(self, position: int, names: tuple[str, ...]) -> str:
        """The name of the kind of piece at a position."""
        return names[sum(self.has(layout.KIND + bit, position) << bit for bit in range(4))]
