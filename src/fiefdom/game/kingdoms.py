"""A kingdom as people see it: squares and what stands on them, purse and reserve."""

from collections.abc import Mapping
from dataclasses import dataclass, field, replace
from typing import Any

from fiefdom.components.dominoes import domino as domino_by_label
from fiefdom.components.terrains import KINGDOM_TERRAINS, ORIGINS_TERRAINS, RESOURCE_OF_TERRAIN
from fiefdom.engine import layout
from fiefdom.game.codec import Codec
from fiefdom.game.moves import Cell


@dataclass(frozen=True, slots=True)
class Square:
    """One square of a kingdom. `crowns` are printed crowns, or in Origins fires, printed or of a token."""

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
class Kingdom:
    """One kingdom at one moment; all squares but the castle, which is at (0, 0)."""

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
        """The columns that the kingdom covers, the castle's included."""
        return _span([cell[0] for cell in self.squares])

    @property
    def rows(self) -> range:
        """The rows that the kingdom covers, the castle's included."""
        return _span([cell[1] for cell in self.squares])


def _span(numbers: list[int]) -> range:
    return range(min([0, *numbers]), max([0, *numbers]) + 1)


def board_cells(codec: Codec, kingdom: Any, plane: int) -> list[Cell]:
    """The cells of one board, in (row, column) order."""
    memory = codec.memory
    words = kingdom.board[plane]
    bits = int(words) if memory.side == 5 else int(words[0]) | int(words[1]) << 64
    cells = []
    while bits:
        position = (bits & -bits).bit_length() - 1
        row, column = divmod(position, memory.stride)
        cells.append(codec.cell((int(kingdom.frame_y) + row) * memory.canvas + int(kingdom.frame_x) + column))
        bits &= bits - 1
    return cells


def read_kingdom(codec: Codec, state: Any, number: int, laid: Mapping[Cell, tuple[str, int]]) -> Kingdom:
    """A kingdom of a state; `laid` says which domino (label, half) lies on a cell, as far as that is known."""
    rules = codec.rules
    kingdom = state.kingdom[number]
    base = Kingdom(
        number=number,
        seats=rules.seats_of(number),
        side=rules.side,
        squares=_read_squares(codec, kingdom, laid),
        discards=int(kingdom.discards),
        totems=_totems(codec, state, number),
    )
    if codec.memory.family != layout.QUEENDOMINO:
        return base
    copies = zip(codec.buildings, kingdom.buildings, strict=True)
    return replace(
        base,
        coins=int(kingdom.coins),
        knights=int(kingdom.knights),
        knights_placed=int(kingdom.knights_placed),
        towers=int(kingdom.towers),
        has_queen=bool(state.queen == number),
        buildings=tuple(name for name, number in copies for _ in range(number)),
    )


def _totems(codec: Codec, state: Any, number: int) -> tuple[str, ...]:
    if not codec.rules.has_totems:
        return ()
    names = RESOURCE_OF_TERRAIN.values()
    return tuple(name for name, holder in zip(names, state.totem, strict=True) if holder == number)


def _read_squares(codec: Codec, kingdom: Any, laid: Mapping[Cell, tuple[str, int]]) -> dict[Cell, Square]:
    boards = _Boards(codec, kingdom)
    squares = {}
    for index, terrain in enumerate(boards.terrains):
        for cell in board_cells(codec, kingdom, layout.TERRAIN + index):
            squares[cell] = boards.square(cell, terrain, laid.get(cell))
    return dict(sorted(squares.items(), key=lambda item: (item[0][1], item[0][0])))


class _Boards:
    """All boards of one kingdom as sets of cells."""

    def __init__(self, codec: Codec, kingdom: Any) -> None:
        self.codec = codec
        family = codec.memory.family
        self.is_origins = family == layout.ORIGINS
        self.terrains = ORIGINS_TERRAINS if self.is_origins else KINGDOM_TERRAINS[: 7 if family else 6]
        self.planes = [
            frozenset(board_cells(codec, kingdom, plane))
            for plane in range(layout.PLANES[codec.memory.family])
        ]

    def has(self, plane: int, cell: Cell) -> bool:
        return plane < len(self.planes) and cell in self.planes[plane]

    def square(self, cell: Cell, terrain: str, laid: tuple[str, int] | None) -> Square:
        crowns = self.has(layout.LOW, cell) + 2 * self.has(layout.HIGH, cell)
        label = laid[0] if laid else None
        if self.is_origins:
            return self._origins_square(cell, terrain, crowns, laid)
        building = self._kind(cell, self.codec.buildings) if self.has(layout.BUILT, cell) else None
        # No town square has printed crowns: what is there belongs to the building.
        printed = 0 if terrain == "town" else crowns
        return Square(terrain, printed, label, knight=self.has(layout.KNIGHT, cell), building=building)

    def _origins_square(self, cell: Cell, terrain: str, fires: int, laid: tuple[str, int] | None) -> Square:
        return Square(
            terrain,
            fires,
            domino=laid[0] if laid else None,
            craters=domino_by_label(laid[0]).halves[laid[1]].craters if laid else 0,
            token=self.has(layout.TOKEN, cell),
            resource=RESOURCE_OF_TERRAIN[terrain] if self.has(layout.RESOURCE, cell) else None,
            caveman=self._kind(cell, self.codec.cavemen) if self.has(layout.CAVEMAN, cell) else None,
        )

    def _kind(self, cell: Cell, names: tuple[str, ...]) -> str:
        return names[sum(self.has(layout.KIND + bit, cell) << bit for bit in range(4))]
