"""The value of a kingdom's squares: its territories, the space left, and the dominoes still hidden.

`survey` lists the territories once, and `price_territories` values each of them; then each placement is valued in one
pass over that list: territories that the new squares touch are merged or valued again, the others are as they were.
"""

from typing import Any

import numpy as np

from fiefdom.bots.kernels.weight_tables import (
    ENDS,
    HOLES,
    LAST_STAGE,
    TRENDS,
    access_table,
    corner_table,
    crown_cap,
    open_cap,
    size_cap,
    space_table,
    standing_table,
    territory_table,
    trend_table,
)
from fiefdom.bots.kernels.workspace import AROUND, F64, I64, SQUARES, unseen_dominoes
from fiefdom.engine.bits import Board, count, down, lowest, some, up
from fiefdom.engine.compiled import compiled_twin, inlined, kernel
from fiefdom.engine.frame import beside, corner, load, single, store, window
from fiefdom.engine.kingdom import crowns_on, flood, is_centred, second_position
from fiefdom.engine.layout import CASTLE, OCCUPIED, TERRAIN
from fiefdom.engine.tables import LEFT_CROWNS, LEFT_TERRAIN, RIGHT_CROWNS, RIGHT_TERRAIN
from fiefdom.engine.traits import domino_table, layout_of_dtype, layout_of_type, scoring_terrains, side, stride

CENTRED_POINTS: Any = I64(10)
HARMONY_POINTS: Any = I64(5)
# A trend counts at most this many squares and open cells of a territory.
TREND_SQUARES, TREND_OPEN = 6, 3
MIRRORED = np.array([0, 4, 2, 6, 1, 5, 3, 7], np.int64)


@inlined
def dominoes_taken(kingdom: Any) -> int:
    """How many dominoes were placed or discarded."""
    return count(load(kingdom, OCCUPIED)) // 2 + kingdom.discards


@inlined
def stage_of(workspace: Any, taken: int) -> int:
    """The stage of a kingdom: LAST_STAGE when it has all its dominoes."""
    return min(LAST_STAGE, taken * LAST_STAGE // workspace.dominoes)


@kernel
def survey(kingdom: Any, workspace: Any) -> None:
    """List the territories of a kingdom in the workspace."""
    found = 0
    for terrain in range(scoring_terrains(kingdom)):
        ground = load(kingdom, TERRAIN + terrain)
        while some(ground):
            squares = flood(kingdom, single(kingdom, lowest(ground)), ground)
            store(workspace.territory[found], AROUND, beside(kingdom, squares))
            store(workspace.territory[found], SQUARES, squares)
            workspace.terrain[found] = terrain
            workspace.squares[found] = count(squares)
            workspace.crowns[found] = crowns_on(kingdom, squares)
            ground &= ~squares
            found += 1
    workspace.territories = found


@kernel
def room_left(kingdom: Any, centred: bool) -> Board:
    """The empty cells that can be filled: in the centred box while the kingdom stays within it, else in the window."""
    if not centred:
        return window(kingdom) & ~load(kingdom, OCCUPIED)
    first = side(kingdom) - 1 - side(kingdom) // 2
    top, left = max(0, first - kingdom.frame_y), max(0, first - kingdom.frame_x)
    bottom = min(stride(kingdom) - 1, first + side(kingdom) - kingdom.frame_y)
    right = min(stride(kingdom) - 1, first + side(kingdom) - kingdom.frame_x)
    box = corner(kingdom, bottom, right) & ~(corner(kingdom, top, right) | corner(kingdom, bottom, left))
    return box & ~load(kingdom, OCCUPIED)


# ------------------------------------------------------------------ entries of the weight tables


@inlined
def territory_entry(kingdom: Any, stage: int, terrain: int, size: int, crowns: int, opening: int) -> int:
    entry = (stage * scoring_terrains(kingdom) + terrain) * size_cap(kingdom) + min(size, size_cap(kingdom)) - 1
    entry = entry * crown_cap(kingdom) + min(crowns, crown_cap(kingdom) - 1)
    return territory_table(kingdom) + entry * open_cap(kingdom) + min(opening, open_cap(kingdom) - 1)


@inlined
def either_not_both(one: Board, other: Board) -> Board:
    return (one | other) & ~(one & other)


@kernel
def space_entry(kingdom: Any, stage: int, empty: Board) -> int:
    row = stride(kingdom)
    right, left, below, above = up(empty, 1), down(empty, 1), up(empty, row), down(empty, row)
    beyond_one = (right & left) | (below & above)
    across = either_not_both(right, left)
    along = either_not_both(below, above)
    holes = count(empty & ~(across | along | beyond_one))
    ends = count(empty & either_not_both(across, along) & ~beyond_one)
    return space_table(kingdom) + (stage * HOLES + min(holes, HOLES - 1)) * ENDS + min(ends, ENDS - 1)


@inlined
def access_entry(kingdom: Any, stage: int, empty: Board, terrains: int) -> int:
    every = (1 << scoring_terrains(kingdom)) - 1
    if some(beside(kingdom, load(kingdom, CASTLE)) & empty):
        terrains = every
    return access_table(kingdom) + stage * (every + 1) + terrains


@inlined
def standing_entry(kingdom: Any, stage: int, discards: int, centred: bool) -> int:
    return standing_table(kingdom) + stage * 6 + 2 * min(discards, 2) + (0 if centred else 1)


@kernel
def corner_entries(kingdom: Any, stage: int, empty: Board) -> tuple[int, int, int, int]:
    """The four 3x3 corner blocks of a centred 5x5 kingdom, each seen from its corner."""
    board = down(empty, (2 - kingdom.frame_y) * 8 + 2 - kingdom.frame_x)
    first, second, third = I64(board) & 31, I64(down(board, 8)) & 31, I64(down(board, 16)) & 31
    fourth, fifth = I64(down(board, 24)) & 31, I64(down(board, 32)) & 31
    start = corner_table(kingdom) + stage * 256
    left_middle, right_middle = (third & 3) << 6, (MIRRORED[third >> 2] & 3) << 6
    return (
        start + (first & 7 | (second & 7) << 3 | left_middle),
        start + (MIRRORED[first >> 2] | MIRRORED[second >> 2] << 3 | right_middle),
        start + (fifth & 7 | (fourth & 7) << 3 | left_middle),
        start + (MIRRORED[fifth >> 2] | MIRRORED[fourth >> 2] << 3 | right_middle),
    )


def corners_value(kingdom: Any, weights: Any, stage: int, empty: Board) -> float:
    """The value of the shape of the empty corners; 0 in 7x7 kingdoms."""
    if layout_of_dtype(kingdom.dtype).side != 5:
        return 0.0
    return float(sum(weights[entry] for entry in corner_entries(kingdom, stage, empty)))


@compiled_twin(corners_value)
def _corners_value(kingdom: Any, weights: Any, stage: Any, empty: Any) -> Any:
    if layout_of_type(kingdom).side != 5:
        return lambda kingdom, weights, stage, empty: 0.0

    def compiled(kingdom: Any, weights: Any, stage: Any, empty: Any) -> Any:
        one, two, three, four = corner_entries(kingdom, stage, empty)
        return F64(weights[one] + weights[two] + weights[three] + weights[four])

    return compiled


def note_corners(kingdom: Any, active: Any, noted: int, stage: int, empty: Board) -> int:
    """Append the corner entries; returns how many are noted now."""
    if layout_of_dtype(kingdom.dtype).side != 5:
        return noted
    active[noted : noted + 4] = corner_entries(kingdom, stage, empty)
    return noted + 4


@compiled_twin(note_corners)
def _note_corners(kingdom: Any, active: Any, noted: Any, stage: Any, empty: Any) -> Any:
    if layout_of_type(kingdom).side != 5:
        return lambda kingdom, active, noted, stage, empty: noted

    def compiled(kingdom: Any, active: Any, noted: Any, stage: Any, empty: Any) -> Any:
        active[noted], active[noted + 1], active[noted + 2], active[noted + 3] = corner_entries(kingdom, stage, empty)
        return noted + 4

    return compiled


# ------------------------------------------------------------------ what is still hidden


def unseen_masks(state: Any) -> Any:
    """The family's bit sets of dominoes that have squares and crowns of a terrain."""
    return unseen_dominoes(layout_of_dtype(state.dtype).family)


@compiled_twin(unseen_masks)
def _unseen_masks(state: Any) -> Any:
    masks = unseen_dominoes(layout_of_type(state).family)
    return lambda state: masks


@kernel
def look_at_hidden(state: Any, workspace: Any) -> None:
    """Write how frequent squares and crowns of each terrain are among the hidden dominoes, relative to a full box."""
    masks = unseen_masks(state)
    dominoes = 0
    news = False
    for box in range(len(state.hidden)):
        dominoes += count(state.hidden[box])
        news = news or workspace.hidden[box] != state.hidden[box]
        workspace.hidden[box] = state.hidden[box]
    if not news:
        return
    for terrain in range(scoring_terrains(state)):
        squares = 0
        crowns = 0
        for box in range(len(state.hidden)):
            hidden = state.hidden[box]
            squares += count(hidden & masks[box, terrain, 0]) + count(hidden & masks[box, terrain, 1])
            for column in range(2, 8):
                crowns += count(hidden & masks[box, terrain, column])
        workspace.crown_trend[terrain] = _trend(
            crowns, dominoes, workspace.full_crowns[terrain], workspace.full_dominoes
        )
        workspace.square_trend[terrain] = _trend(
            squares, dominoes, workspace.full_squares[terrain], workspace.full_dominoes
        )


@inlined
def _trend(found: int, dominoes: int, full: float, full_dominoes: float) -> float:
    if full == 0.0:
        return 0.0
    if dominoes == 0:
        return -1.0
    return found / dominoes * full_dominoes / full - 1.0


# ------------------------------------------------------------------ values


@kernel
def note_ground(kingdom: Any, workspace: Any, stage: int, discards: int) -> int:
    """Write the entries that describe a surveyed kingdom, and its trend; returns the number of entries."""
    centred = is_centred(kingdom)
    empty = room_left(kingdom, centred)
    terrains = 0
    bare, crowned, reach = 0.0, 0.0, 0.0
    for index in range(workspace.territories):
        terrain, size, crowns = workspace.terrain[index], workspace.squares[index], workspace.crowns[index]
        opening = count(load(workspace.territory[index], AROUND) & empty)
        if opening > 0:
            terrains |= 1 << terrain
            squares = min(size, TREND_SQUARES) * workspace.crown_trend[terrain]
            if crowns == 0:
                bare += squares
            else:
                crowned += squares
                reach += crowns * min(opening, TREND_OPEN) * workspace.square_trend[terrain]
        workspace.active[index] = territory_entry(kingdom, stage, terrain, size, crowns, opening)
    workspace.trend[0], workspace.trend[1], workspace.trend[2] = bare, crowned, reach
    noted = workspace.territories
    workspace.active[noted] = space_entry(kingdom, stage, empty)
    workspace.active[noted + 1] = access_entry(kingdom, stage, empty, terrains)
    workspace.active[noted + 2] = standing_entry(kingdom, stage, discards, centred)
    return note_corners(kingdom, workspace.active, noted + 3, stage, empty) if centred else noted + 3


@inlined
def sum_up(kingdom: Any, workspace: Any, weights: Any, stage: int, noted: int) -> float:
    """The sum of the weights of all noted entries and of the trend."""
    start = trend_table(kingdom) + stage * TRENDS
    value = 0.0
    for index in range(TRENDS):
        value += weights[start + index] * workspace.trend[index]
    for index in range(noted):
        value += weights[workspace.active[index]]
    return value


@inlined
def territory_value(
    kingdom: Any, workspace: Any, weights: Any, stage: int, terrain: int, size: int, crowns: int, opening: int
) -> float:
    value = size * crowns + weights[territory_entry(kingdom, stage, terrain, size, crowns, opening)]
    if opening > 0:
        start = trend_table(kingdom) + stage * TRENDS
        squares = min(size, TREND_SQUARES) * workspace.crown_trend[terrain]
        if crowns == 0:
            value += weights[start] * squares
        else:
            value += weights[start + 1] * squares
            value += weights[start + 2] * crowns * min(opening, TREND_OPEN) * workspace.square_trend[terrain]
    return value


@kernel
def price_territories(kingdom: Any, workspace: Any, weights: Any, stage: int) -> None:
    """Write what each territory of a surveyed kingdom is worth at a stage if the next domino does not touch it."""
    empty = room_left(kingdom, is_centred(kingdom))
    for index in range(workspace.territories):
        terrain, size, crowns = workspace.terrain[index], workspace.squares[index], workspace.crowns[index]
        opening = count(load(workspace.territory[index], AROUND) & empty)
        workspace.growing[index] = (1 if opening > 0 else 0) << terrain
        workspace.worth[index] = territory_value(kingdom, workspace, weights, stage, terrain, size, crowns, opening)


@kernel
def placement_value(
    state: Any, kingdom: Any, workspace: Any, weights: Any, stage: int, empty: Board, centred: bool,
    domino: int, position: int, direction: int,
) -> tuple[float, int, int]:  # fmt: skip
    """The value of a priced kingdom with one more domino, and the sizes of the territories of its two halves."""
    table = domino_table(kingdom)
    left, right = table[domino, LEFT_TERRAIN] - TERRAIN, table[domino, RIGHT_TERRAIN] - TERRAIN
    left_square = single(kingdom, position)
    right_square = single(kingdom, second_position(kingdom, position, direction))
    both = left_square | right_square
    room = empty & ~both
    left_around, right_around = beside(kingdom, left_square), beside(kingdom, right_square)
    left_size, right_size, left_crowns, right_crowns = 1, 1, table[domino, LEFT_CROWNS], table[domino, RIGHT_CROWNS]
    same = left == right
    if same:
        left_square = both
        left_around |= right_around
        left_size, left_crowns = 2, left_crowns + right_crowns
    value = 0.0
    terrains = 0
    for index in range(workspace.territories):
        around = load(workspace.territory[index], AROUND)
        if not some(around & both):
            terrains |= workspace.growing[index]
            value += workspace.worth[index]
            continue
        terrain, size, crowns = workspace.terrain[index], workspace.squares[index], workspace.crowns[index]
        if terrain == left and some(around & left_square):
            left_around |= around
            left_size += size
            left_crowns += crowns
        elif terrain == right and not same and some(around & right_square):
            right_around |= around
            right_size += size
            right_crowns += crowns
        else:
            opening = count(around & room)
            terrains |= (1 if opening > 0 else 0) << terrain
            value += territory_value(kingdom, workspace, weights, stage, terrain, size, crowns, opening)
    if left < scoring_terrains(kingdom):
        opening = count(left_around & room)
        terrains |= (1 if opening > 0 else 0) << left
        value += territory_value(kingdom, workspace, weights, stage, left, left_size, left_crowns, opening)
    if not same and right < scoring_terrains(kingdom):
        opening = count(right_around & room)
        terrains |= (1 if opening > 0 else 0) << right
        value += territory_value(kingdom, workspace, weights, stage, right, right_size, right_crowns, opening)
    centred = centred and not some(both & ~empty)
    if centred:
        value += CENTRED_POINTS * state.middle_kingdom + corners_value(kingdom, weights, stage, room)
    if kingdom.discards == 0:
        value += HARMONY_POINTS * state.harmony
    value += weights[space_entry(kingdom, stage, room)] + weights[access_entry(kingdom, stage, room, terrains)]
    value += weights[standing_entry(kingdom, stage, kingdom.discards, centred)]
    return value, left_size, left_size if same else right_size
