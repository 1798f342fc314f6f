"""Queendomino and Royal Wedding in observations: knights, buildings, coins, the queen and the builders' board."""

from collections.abc import Iterator
from typing import Any

import numpy as np

from fiefdom.components.buildings import buildings
from fiefdom.engine.actions import area
from fiefdom.engine.bits import some
from fiefdom.engine.compiled import inlined
from fiefdom.engine.draft import acting_seat
from fiefdom.engine.families.queendomino.actions import site_action
from fiefdom.engine.families.queendomino.fields import (
    BUILDING_KINDS,
    BUILT,
    KNIGHT,
    SITE,
    SPACES,
    TAX,
    TURN_BUILDING,
)
from fiefdom.engine.family import apply, kingdom_number
from fiefdom.engine.frame import load
from fiefdom.engine.layout import OVER, PLACE
from fiefdom.envs.kernels.description import LARGEST, ObservedFamily, Part, codes, describe
from fiefdom.envs.kernels.encoding import (
    NO_CELL,
    boxes,
    decide,
    encode_cells,
    encode_domino,
    encode_more_numbers,
    encode_numbers,
    encode_pieces,
    encoding_size,
    kind_on,
    placed_cells,
)
from fiefdom.envs.kernels.fields import clipped
from fiefdom.envs.kernels.memory import clear, put
from fiefdom.envs.kernels.observe import rank_or_none, write_focus, write_table
from fiefdom.rules import Rules

BUILDINGS = tuple(building.id for building in buildings())
LEFT_FOCUS, RIGHT_FOCUS = 1, 2


def table_parts(rules: Rules) -> Iterator[Part]:
    """The queen, the dragon, the supplies and the builders' board, as `write_builders` writes them."""
    kinds = len(BUILDINGS)
    yield "queen", (), rules.kingdoms, "who hosts her: 1 the observer's kingdom, 2 the next ...; 0 nobody"
    yield "dragon", (), 1, "1 while the dragon is in its cave"
    yield "knight supply", (), LARGEST, "knights left in the supply"
    yield "tower supply", (), LARGEST, "towers left in the supply"
    yield "box", (), 1, "the box that the next line comes from"
    yield "chosen", (), kinds, "the building that was bought and has no site yet; 0 none"
    yield "top", (), kinds, "the building on top of the stack; 0 none"
    yield "spaces", (SPACES,), kinds, "the building on each space, the cheap end first; 0 none"
    yield "hidden buildings count", (), LARGEST, "buildings below the top of the stack"
    yield "hidden buildings", (kinds,), LARGEST, "how many of each kind, in the order of the building codes"


describe(
    "queendomino",
    ObservedFamily(
        crowns_of="of the square and of the building on it",
        planes=(
            ("knight", 1, "1 where a knight stands"),
            ("building", len(BUILDINGS), "0 none, " + codes(1, BUILDINGS)),
        ),
        numbers=(
            ("coins", "coins; 255 stands for all above as well"),
            ("knights", "knights in reserve"),
            ("knights placed", "knights that stand on squares"),
            ("towers", "towers"),
        ),
        focus=(RIGHT_FOCUS, "squares that a knight may be sent to: 1 the left half, 2 the right half"),
        table=table_parts,
        highest_phase=OVER,
        fixed=("wedding", "teams"),
        smallest_game="queendomino",
        masks_by_four=True,
        can_be_turned=True,
        half_action=("tax", TAX),
        most_decisions={"queendomino": 6, "royal_wedding": 6},
        chance={TURN_BUILDING: ("hidden_building", BUILDINGS)},
    ),
)


def one_or_both(state: Any) -> Any:
    """Royal Wedding is played with both boxes."""
    return 1 + state.wedding


def knight_and_building(kingdom: Any, square: Any, encoding: Any, at: int) -> None:
    """Write the knight and the building on a square."""
    put(encoding, at, 1 if some(load(kingdom, KNIGHT) & square) else 0)
    put(encoding, at + area(kingdom), kind_on(kingdom, square) + 1 if some(load(kingdom, BUILT) & square) else 0)


def encode_riches(kingdom: Any, encoding: Any, at: int) -> None:
    """Write coins, knights and towers."""
    put(encoding, at, clipped(kingdom.coins))
    put(encoding, at + 1, clipped(kingdom.knights))
    put(encoding, at + 2, clipped(kingdom.knights_placed))
    put(encoding, at + 3, clipped(kingdom.towers))


@inlined
def touched_cells(state: Any, action: int) -> Any:
    """The cells that a legal action changes, or NO_CELL."""
    if state.phase == PLACE:
        return placed_cells(state, action)
    if state.phase == TAX:
        return np.int64(state.placed_left), np.int64(state.placed_right)
    return (action - site_action(state) if state.phase == SITE else NO_CELL), NO_CELL


def decide_and_pay(state: Any, encoding: Any, start: int, action: int) -> None:
    """Apply a legal action and write the squares it changes and what its kingdom then owns."""
    number = kingdom_number(state, acting_seat(state))
    kingdom = state.kingdom[number]
    start += number * encoding_size(state)
    first, second = touched_cells(state, action)
    is_placement = state.phase == PLACE
    domino = state.line[state.turn]
    apply(state, action)
    if is_placement and first != NO_CELL:
        encode_domino(kingdom, encoding, start, domino, first, second)
    else:
        encode_cells(kingdom, encoding, start, first, second)
    encode_numbers(kingdom, encoding, start)


def write_taxed_squares(state: Any, row: Any, at: int) -> Any:
    """The squares that knights may be sent to."""
    clear(row, at, area(state))
    if state.phase == TAX:
        put(row, at + state.placed_left, LEFT_FOCUS)
        put(row, at + state.placed_right, RIGHT_FOCUS)
    return at + area(state)


def write_builders(state: Any, own: int, row: Any, at: int) -> Any:
    """What `table_parts` lists."""
    put(row, at, rank_or_none(state.queen, own, state.kingdom_count))
    put(row, at + 1, state.dragon_home)
    put(row, at + 2, clipped(state.knight_supply))
    put(row, at + 3, clipped(state.tower_supply))
    put(row, at + 4, state.box)
    put(row, at + 5, state.chosen + 1)
    put(row, at + 6, state.top + 1)
    at += 7
    for space in range(SPACES):
        put(row, at + space, state.space[space] + 1)
    at += SPACES
    put(row, at, clipped(state.hidden_buildings))
    for kind in range(BUILDING_KINDS):
        put(row, at + 1 + kind, clipped(state.hidden_building[kind]))
    return at + 1 + BUILDING_KINDS


boxes.register("queendomino", one_or_both)
encode_pieces.register("queendomino", knight_and_building)
encode_more_numbers.register("queendomino", encode_riches)
decide.register("queendomino", decide_and_pay)
write_focus.register("queendomino", write_taxed_squares)
write_table.register("queendomino", write_builders)
