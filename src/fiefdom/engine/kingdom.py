"""One kingdom: where a domino may be placed, placing it, and the territories."""

from typing import Any

import numpy as np

from fiefdom.engine.bits import Board, count, down, lowest, some, up
from fiefdom.engine.compiled import inlined, kernel
from fiefdom.engine.frame import add, beside, grow, load, nothing, single, window
from fiefdom.engine.layout import CASTLE, HIGH, LOW, OCCUPIED, TERRAIN
from fiefdom.engine.tables import LEFT_CROWNS, LEFT_TERRAIN, RIGHT_CROWNS, RIGHT_TERRAIN, SYMMETRIC
from fiefdom.engine.traits import domino_table, scoring_terrains, side, stride

# np.int64, because a plain constant as an argument would recompile the function for each value.
MIDDLE_KINGDOM_POINTS: Any = np.int64(10)
HARMONY_POINTS: Any = np.int64(5)

Four = tuple[Board, Board, Board, Board]


@inlined
def placements(kingdom: Any, domino: int) -> Four:
    """Legal cells of the left half for each direction of the right half: right, down, left, up (C2, C3, D1)."""
    table = domino_table(kingdom)
    row = stride(kingdom)
    empty = window(kingdom) & ~load(kingdom, OCCUPIED)
    castle = load(kingdom, CASTLE)
    left = beside(kingdom, load(kingdom, table[domino, LEFT_TERRAIN]) | castle) & empty
    right = beside(kingdom, load(kingdom, table[domino, RIGHT_TERRAIN]) | castle) & empty
    rightward = left & down(empty, 1) | empty & down(right, 1)
    downward = left & down(empty, row) | empty & down(right, row)
    if table[domino, SYMMETRIC]:
        return rightward, downward, nothing(kingdom), nothing(kingdom)
    leftward = left & up(empty, 1) | empty & up(right, 1)
    upward = left & up(empty, row) | empty & up(right, row)
    return rightward, downward, leftward, upward


@inlined
def second_position(kingdom: Any, position: int, direction: int) -> int:
    """Frame position of the right half."""
    steps = stride(kingdom) if direction & 1 else 1
    return position + steps if direction < 2 else position - steps


@inlined
def lay(kingdom: Any, domino: int, position: int, direction: int) -> None:
    """Place a domino: update terrains, crowns, box and frame. The placement must be legal."""
    table = domino_table(kingdom)
    row = stride(kingdom)
    other = second_position(kingdom, position, direction)
    left = single(kingdom, position)
    right = single(kingdom, other)
    add(kingdom, table[domino, LEFT_TERRAIN], left)
    add(kingdom, table[domino, RIGHT_TERRAIN], right)
    add(kingdom, OCCUPIED, left | right)
    crown(kingdom, left, table[domino, LEFT_CROWNS])
    crown(kingdom, right, table[domino, RIGHT_CROWNS])
    first, last = min(position, other), max(position, other)
    top, bottom = first // row, last // row
    grow(
        kingdom,
        kingdom.frame_x + first - top * row,
        kingdom.frame_y + top,
        kingdom.frame_x + last - bottom * row,
        kingdom.frame_y + bottom,
    )


@inlined
def crown(kingdom: Any, square: Board, crowns: int) -> None:
    """Give an uncrowned square its crowns (fires): 0 to 3."""
    if crowns & 1:
        add(kingdom, LOW, square)
    if crowns & 2:
        add(kingdom, HIGH, square)


@inlined
def crowns_on(kingdom: Any, squares: Board) -> int:
    """Crowns (fires) on a set of squares."""
    return count(squares & load(kingdom, LOW)) + 2 * count(squares & load(kingdom, HIGH))


@inlined
def flood(kingdom: Any, seed: Board, ground: Board) -> Board:
    """All squares of `ground` connected to `seed` by edges (C10)."""
    reached = seed
    wider = (reached | beside(kingdom, reached)) & ground
    while wider != reached:
        reached = wider
        wider = (reached | beside(kingdom, reached)) & ground
    return reached


@kernel
def territory_points(kingdom: Any) -> int:
    """The sum of squares x crowns over all territories (C11); territories without crowns are skipped."""
    points = 0
    crowned = load(kingdom, LOW) | load(kingdom, HIGH)
    for plane in range(TERRAIN, TERRAIN + scoring_terrains(kingdom)):
        ground = load(kingdom, plane)
        seeds = ground & crowned
        while some(seeds):
            territory = flood(kingdom, single(kingdom, lowest(seeds)), ground)
            points += count(territory) * crowns_on(kingdom, territory)
            seeds &= ~territory
    return points


@kernel
def largest_territory(kingdom: Any) -> int:
    """The number of squares in the largest territory, crowned or not (C12)."""
    largest = 0
    for plane in range(TERRAIN, TERRAIN + scoring_terrains(kingdom)):
        ground = load(kingdom, plane)
        while count(ground) > largest:
            territory = flood(kingdom, single(kingdom, lowest(ground)), ground)
            largest = max(largest, count(territory))
            ground &= ~territory
    return largest


@kernel
def territory_count(kingdom: Any, plane: int) -> int:
    """How many separate territories a terrain has (Q14)."""
    found = 0
    ground = load(kingdom, plane)
    while some(ground):
        ground &= ~flood(kingdom, single(kingdom, lowest(ground)), ground)
        found += 1
    return found


@kernel
def bonus_points(state: Any, kingdom: Any) -> int:
    """The points for Middle Kingdom (V2) and Harmony (V3), if these options are on."""
    points = 0
    if state.middle_kingdom and is_centred(kingdom):
        points += MIDDLE_KINGDOM_POINTS
    if state.harmony and kingdom.discards == 0:
        points += HARMONY_POINTS
    return points


@kernel
def is_centred(kingdom: Any) -> bool:
    """V2: no square lies more than N // 2 rows or columns away from the castle."""
    castle = side(kingdom) - 1
    reach = side(kingdom) // 2
    return (
        castle - kingdom.left <= reach
        and kingdom.right - castle <= reach
        and castle - kingdom.top <= reach
        and kingdom.bottom - castle <= reach
    )
