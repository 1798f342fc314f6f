"""The memory of the engine, drawn: what a state is made of.

A state is one NumPy record, a batch is a 1-D array of them; copying is assignment. There are six layouts: three
families (kingdomino; queendomino with royal_wedding; origins) in two sizes of kingdom (5x5 and 7x7). Nothing in a
state says in which order hidden things will come: only which are still hidden.

A kingdom's boards lie in a moving frame. A domino reaches at most two cells beyond the box of the kingdom and never
leaves the N x N reach, so all cells that matter fit in a window of 7x7 (N = 5) or 9x9 (N = 7) cells; bit
`stride * row + column` of a board is the cell in that row and column of the window. When the box grows, all boards
shift together.

    canvas of side C = 2N - 1, castle at (N - 1, N - 1)       frame (frame_x, frame_y): canvas cell of bit 0

        . . . . . . . . .
        . . . . . . . . .         box      left <= x <= right, top <= y <= bottom: all squares so far
        . . . . . . . . .         window   from (frame_x, frame_y), as wide and high as the next domino may reach
        . . . a a . . . .
        . . . . H b . . .         H the castle, a and b the squares of two dominoes
        . . . . . b . . .
"""

from dataclasses import dataclass
from functools import cache
from typing import Any

import numpy as np
import numpy.typing as npt

Dtype = np.dtype[Any]
States = npt.NDArray[Any]

KINGDOMINO, QUEENDOMINO, ORIGINS = 0, 1, 2
FAMILY_NAMES = ("kingdomino", "queendomino", "origins")

# Planes of a kingdom's `board`, every family: LOW and HIGH are the two bits of a square's crowns (fires).
OCCUPIED, CASTLE, LOW, HIGH, TERRAIN = 0, 1, 2, 3, 4
# Queendomino: wheat forest lake grassland swamp mine town are planes 4..10; KIND: four planes, bits of the building.
TOWN, KNIGHT, BUILT = 10, 11, 12
# Origins: desert grassland lake jungle quarry volcano are planes 4..9; a resource's kind is its square's terrain;
# KIND: four planes, bits of the caveman's kind.
VOLCANO, TOKEN, RESOURCE, CAVEMAN = 9, 10, 11, 12
KIND = 13
PLANES = (10, 17, 17)

# What a state waits for: decisions first, then chance, then nothing.
CLAIM, PLACE, TAX, BUILD, SITE, DRAGON, PAIR, ERUPT, GIVE, RECRUIT, PAY, SETTLE = range(12)
DRAW_KING, LAY_LINE, TURN_BUILDING, TURN_CAVEMAN = 12, 13, 14, 15
FIRST_CHANCE, OVER = 12, 16
PHASE_NAMES = (
    "claim", "place", "tax", "build", "site", "dragon", "pair", "erupt", "give", "recruit", "pay", "settle",
    "draw_king", "lay_line", "turn_building", "turn_caveman", "over",
)  # fmt: skip

OPENING_DRAWN, OPENING_SNAKE, OPENING_PAIRS = 0, 1, 2
DISCOVERY, TOTEM, TRIBE = 0, 1, 2
SPACES, BUILDING_KINDS, CAVEMAN_KINDS, RESOURCES = 6, 16, 10, 4
NOBODY = -1


@dataclass(frozen=True, slots=True)
class Layout:
    """One of the six memory layouts: what compiled code is specialised on."""

    family: int
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
    def most_options(self) -> int:
        """A bound on the legal actions of one decision: a domino anywhere in the window, four ways round."""
        return 4 * (self.stride - 1) ** 2

    @property
    def scoring_terrains(self) -> int:
        """How many terrain planes can score (O3: never the volcanoes, the last plane)."""
        return (6, 7, 5)[self.family]

    @property
    def name(self) -> str:
        return f"{FAMILY_NAMES[self.family]} {self.side}x{self.side}"


def _record(fields: list[tuple[Any, ...]]) -> Dtype:
    """A record type whose fields are attributes, uncompiled too; 8-byte fields must come first."""
    return np.dtype((np.record, np.dtype(fields)))


def _kingdom(family: int, side: int) -> Dtype:
    words: tuple[int, ...] = (PLANES[family],) if side == 5 else (PLANES[family], 2)
    fields: list[tuple[Any, ...]] = [
        ("board", "u8", words),  # planes as above; 7x7: low word, high word
        ("left", "i4"),  # the box, canvas coordinates 0 .. C - 1
        ("right", "i4"),
        ("top", "i4"),
        ("bottom", "i4"),
        ("frame_x", "i4"),  # canvas cell of bit 0
        ("frame_y", "i4"),
        ("discards", "i4"),  # dominoes that could not be placed (C4)
    ]
    if family == QUEENDOMINO:
        fields += [
            ("coins", "i4"),
            ("knights", "i4"),  # in the reserve
            ("knights_placed", "i4"),  # standing in the kingdom
            ("towers", "i4"),
            ("buildings", "i4", (BUILDING_KINDS,)),  # how many of each kind
            ("spare", "i4"),  # always 0: keeps the record a multiple of 8 bytes
        ]
    else:
        fields += [("spare", "i4")]
    return _record(fields)


def _state(family: int, kingdoms: int, kings: int, kingdom: Dtype) -> Dtype:
    boxes = 2 if family == QUEENDOMINO else 1
    fields: list[tuple[Any, ...]] = [
        ("hidden", "u8", (boxes,)),  # dominoes not seen yet, by box: bit = number - 1
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
        ("turn", "i4"),  # index in `line` of the king that acts
        ("turns", "i4"),  # claimed dominoes in `line`
        ("next_count", "i4"),  # dominoes in `next_line`; 0 in the last round
        ("drawn", "i4"),  # opening: the seat whose king was drawn
        ("undrawn_kings", "i4"),  # opening: sum of `undrawn`
        ("undrawn", "i4", (kings,)),  # opening: kings of each seat that do not stand yet
        ("line", "i4", (kings,)),  # current line: domino ids, ascending, claimed ones only
        ("line_king", "i4", (kings,)),  # seat of the king on each
        ("next_line", "i4", (kings,)),  # next line: domino ids, ascending
        ("next_king", "i4", (kings,)),  # seat of the king on each, or NOBODY
    ]
    fields += {KINGDOMINO: [], QUEENDOMINO: _QUEENDOMINO_FIELDS, ORIGINS: _ORIGINS_FIELDS}[family]
    size = sum(np.dtype(field[1]).itemsize * int(np.prod(field[2:] or 1)) for field in fields)
    if size % 8:
        fields.append(("spare", "i4"))  # always 0
    return _record(fields)


_QUEENDOMINO_FIELDS: list[tuple[Any, ...]] = [
    ("wedding", "i4"),  # 1 when both boxes are played (W1)
    ("teams", "i4"),  # 1 in teams: kingdom = seat >> teams (W4)
    ("box", "i4"),  # which box the next line comes from: index in `hidden`
    ("queen", "i4"),  # kingdom that hosts her, or NOBODY
    ("dragon_home", "i4"),  # 1 while the dragon is in its cave
    ("knight_supply", "i4"),
    ("tower_supply", "i4"),
    ("space", "i4", (SPACES,)),  # building kind on each space, cheap end first, or NOBODY
    ("top", "i4"),  # building kind on top of the stack, or NOBODY
    ("hidden_buildings", "i4"),  # sum of `hidden_building`
    ("hidden_building", "i4", (BUILDING_KINDS,)),  # copies of each kind below the top
    ("placed_left", "i4"),  # canvas cell of the left half just placed (TAX)
    ("placed_right", "i4"),
    ("chosen", "i4"),  # building kind that was bought and has no site yet (SITE)
]
_ORIGINS_FIELDS: list[tuple[Any, ...]] = [
    ("mode", "i4"),  # DISCOVERY, TOTEM or TRIBE
    ("volcano_cell", "i4"),  # canvas cell of the volcano that erupts (ERUPT)
    ("volcano_craters", "i4"),
    ("totem", "i4", (RESOURCES,)),  # kingdom that holds each totem, or NOBODY
    ("given_totem", "i4"),  # the resource whose totem is given away (GIVE)
    ("receivers", "i4"),  # bit set of the kingdoms that may receive it
    ("cave", "i4", (CAVEMAN_KINDS,)),  # face-up cavemen by kind
    ("cave_count", "i4"),
    ("hidden_cavemen", "i4"),  # sum of `hidden_caveman`
    ("hidden_caveman", "i4", (CAVEMAN_KINDS,)),  # the face-down stack by kind
    ("recruit", "i4"),  # caveman kind that is being recruited (PAY, SETTLE)
    ("payments_left", "i4"),
    ("paid", "i4"),  # bit set of the resources paid in this recruit
]

_SIZES = {
    (KINGDOMINO, 5): (4, 4), (KINGDOMINO, 7): (2, 4), (QUEENDOMINO, 5): (6, 8), (QUEENDOMINO, 7): (4, 8),
    (ORIGINS, 5): (4, 4), (ORIGINS, 7): (2, 4),
}  # fmt: skip


@cache
def layout(family: int, side: int) -> Layout:
    """The layout for a family and a size of kingdom, with room for its largest number of kingdoms and kings."""
    kingdoms, kings = _SIZES[family, side]
    kingdom = _kingdom(family, side)
    return Layout(family, side, kingdoms, kings, _state(family, kingdoms, kings, kingdom), kingdom)


def all_layouts() -> tuple[Layout, ...]:
    """All six, kingdomino first."""
    return tuple(layout(family, side) for family, side in _SIZES)
