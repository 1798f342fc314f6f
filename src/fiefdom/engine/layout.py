"""The memory layout of states.

A state is a NumPy record and a batch is a 1-D array of them; assignment copies. There is a layout for each family and
kingdom size (5x5 and 7x7): the fields below and those that the family adds. A state does not contain the order in which
hidden components will appear, only which ones are still hidden.

A kingdom's boards are stored in a moving frame. A domino reaches at most two cells beyond the kingdom's bounding box,
and the kingdom must fit in N x N cells, so all relevant cells fit in a window of 7x7 (N = 5) or 9x9 (N = 7) cells; bit
`stride * row + column` of a board is the cell in that row and column of the window. When the box grows, all boards
shift together.

    canvas of side C = 2N - 1, castle at (N - 1, N - 1)       frame (frame_x, frame_y): canvas cell of bit 0

        . . . . . . . . .
        . . . . . . . . .         box      left <= x <= right, top <= y <= bottom: all squares so far
        . . . . . . . . .         window   from (frame_x, frame_y), as wide and high as the next domino can reach
        . . . a a . . . .
        . . . . H b . . .         H the castle, a and b the squares of two dominoes
        . . . . . b . . .
"""

from dataclasses import dataclass
from functools import cache
from typing import Any

import numpy as np
import numpy.typing as npt

from fiefdom.engine.compiled import anywhere
from fiefdom.engine.registry import Family, Field, families

Dtype = np.dtype[Any]
States = npt.NDArray[Any]

# Planes of a kingdom's `board` in every family. LOW and HIGH are the two bits of a square's crowns (fires); the
# terrains start at TERRAIN, followed by the family's pieces.
OCCUPIED, CASTLE, LOW, HIGH, TERRAIN = 0, 1, 2, 3, 4
# In families whose pieces have kinds: the first of four planes, the bits of the kind of the piece on a square.
KIND = 13

# What a state awaits: decisions first, then chance, then nothing. Observations and documentation use these numbers.
PHASE_NAMES = (
    "claim", "place", "tax", "build", "site", "dragon", "pair", "erupt", "give", "recruit", "pay", "settle",
    "draw_king", "lay_line", "turn_building", "turn_caveman", "over",
)  # fmt: skip
FIRST_CHANCE, OVER = 12, 16
CLAIM, PLACE, PAIR, DRAW_KING, LAY_LINE = map(PHASE_NAMES.index, ("claim", "place", "pair", "draw_king", "lay_line"))
# Phases added by families: decisions are numbered after OVER, chance events from ADDED_CHANCE on.
ADDED_CHANCE = 64
_ADDED: dict[str, int] = {}

OPENING_DRAWN, OPENING_SNAKE, OPENING_PAIRS = 0, 1, 2
NOBODY = -1


def decision_phase(name: str) -> int:
    """The number of the decision with this name; a new number if no family has used the name yet."""
    return _phase(name, OVER + 1)


def chance_phase(name: str) -> int:
    """The number of the chance event with this name; a new number if no family has used the name yet."""
    return _phase(name, ADDED_CHANCE)


def _phase(name: str, first: int) -> int:
    if name in PHASE_NAMES:
        return PHASE_NAMES.index(name)
    while first in _ADDED.values() and _ADDED.get(name) != first:
        first += 1
    return _ADDED.setdefault(name, first)


def phase_name(phase: int) -> str:
    """What a state in this phase awaits."""
    if phase < len(PHASE_NAMES):
        return PHASE_NAMES[phase]
    return next(name for name, number in _ADDED.items() if number == phase)


def phase_number(name: str) -> int:
    """The inverse of `phase_name`. Raises ValueError for an unknown name."""
    return _ADDED[name] if name in _ADDED else PHASE_NAMES.index(name)


def added_phases() -> tuple[tuple[str, int], ...]:
    """The names and numbers of the phases that families have added."""
    return tuple(_ADDED.items())


@anywhere
def is_decision(phase: Any) -> Any:
    """Whether a player decides next; for one phase or an array of them."""
    return (phase < FIRST_CHANCE) | ((phase > OVER) & (phase < ADDED_CHANCE))


@anywhere
def is_chance(phase: Any) -> Any:
    """Whether chance is awaited; for one phase or an array of them."""
    return ((phase >= FIRST_CHANCE) & (phase < OVER)) | (phase >= ADDED_CHANCE)


@dataclass(frozen=True, slots=True)
class Layout:
    """A memory layout; compiled code is specialised for each."""

    family: Family
    side: int
    kingdoms: int
    kings: int
    state: Dtype
    kingdom: Dtype

    @property
    def stride(self) -> int:
        """Bits from one row of a frame to the next."""
        return 8 if self.side == 5 else 10

    @property
    def canvas(self) -> int:
        return 2 * self.side - 1

    @property
    def planes(self) -> int:
        """How many boards a kingdom has."""
        return _planes(self.family)

    @property
    def most_options(self) -> int:
        """An upper bound on the legal actions of one decision: a domino anywhere in the window, in four directions."""
        return 4 * (self.stride - 1) ** 2

    @property
    def name(self) -> str:
        return f"{self.family.name} {self.side}x{self.side}"


def _record(fields: list[Field]) -> Dtype:
    """A record type whose fields are attributes even without compilation; 8-byte fields must come first."""
    size = sum(np.dtype(field[1]).itemsize * int(np.prod(field[2:] or 1)) for field in fields)
    if size % 8:
        fields.append(("spare", "i4"))  # always 0: keeps the record a multiple of 8 bytes
    return np.dtype((np.record, np.dtype(fields)))


def _planes(family: Family) -> int:
    return TERRAIN + len(family.terrains) + family.piece_planes


def _kingdom(family: Family, side: int) -> Dtype:
    words: tuple[int, ...] = (_planes(family),) if side == 5 else (_planes(family), 2)
    fields: list[Field] = [
        ("board", "u8", words),  # planes as above; 7x7: low word, high word
        ("left", "i4"),  # the box, canvas coordinates 0 .. C - 1
        ("right", "i4"),
        ("top", "i4"),
        ("bottom", "i4"),
        ("frame_x", "i4"),  # canvas cell of bit 0
        ("frame_y", "i4"),
        ("discards", "i4"),  # dominoes that could not be placed (C4)
    ]
    return _record([*fields, *family.kingdom_fields])


def _state(family: Family, kingdoms: int, kings: int, kingdom: Dtype) -> Dtype:
    fields: list[Field] = [
        ("hidden", "u8", (family.boxes,)),  # dominoes not revealed yet, by box: bit = number - 1
        ("kingdom", kingdom, (kingdoms,)),
        ("phase", "i4"),  # what is awaited: CLAIM .. OVER
        ("seats", "i4"),  # players, 2..8
        ("kingdom_count", "i4"),
        ("line_size", "i4"),  # dominoes in a line
        ("lines_left", "i4"),  # lines not laid out yet
        ("opening", "i4"),  # OPENING_DRAWN, OPENING_SNAKE (Q2) or OPENING_PAIRS (O2)
        ("middle_kingdom", "i4"),  # 1 when V2 is played
        ("harmony", "i4"),  # 1 when V3 is played
        ("round_number", "i4"),  # -1 set-up, 0 opening claims, then 1 ..
        ("turn", "i4"),  # index in `line` of the acting king
        ("turns", "i4"),  # claimed dominoes in `line`
        ("next_count", "i4"),  # dominoes in `next_line`; 0 in the last round
        ("drawn", "i4"),  # opening: the seat whose king was drawn
        ("undrawn_kings", "i4"),  # opening: sum of `undrawn`
        ("undrawn", "i4", (kings,)),  # opening: kings of each seat that are not drawn yet
        ("line", "i4", (kings,)),  # current line: domino ids, ascending, claimed ones only
        ("line_king", "i4", (kings,)),  # seat of the king on each
        ("next_line", "i4", (kings,)),  # next line: domino ids, ascending
        ("next_king", "i4", (kings,)),  # seat of the king on each, or NOBODY
    ]
    return _record([*fields, *family.state_fields])


@cache
def layout(family: Family, side: int) -> Layout:
    """The layout for a family and kingdom size, with room for the maximum number of kingdoms and kings."""
    kingdoms, kings = family.sizes[side]
    kingdom = _kingdom(family, side)
    return Layout(family, side, kingdoms, kings, _state(family, kingdoms, kings, kingdom), kingdom)


def all_layouts() -> tuple[Layout, ...]:
    """The layouts of all families, in order of registration."""
    return tuple(layout(family, side) for family in families() for side in family.sizes)
