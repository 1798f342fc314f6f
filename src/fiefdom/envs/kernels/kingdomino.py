"""Kingdomino in observations: only what all families have."""

from typing import Any

from fiefdom.engine.draft import acting_seat
from fiefdom.engine.family import apply, kingdom_number
from fiefdom.engine.layout import OVER, PLACE
from fiefdom.envs.kernels.description import ObservedFamily, describe
from fiefdom.envs.kernels.encoding import NO_CELL, decide, encode_domino, encode_numbers, encoding_size, placed_cells

describe("kingdomino", ObservedFamily(highest_phase=OVER, masks_by_four=True, can_be_turned=True))


def place_or_claim(state: Any, encoding: Any, start: int, action: int) -> None:
    """Apply a legal action and write the domino that it places."""
    number = kingdom_number(state, acting_seat(state))
    kingdom = state.kingdom[number]
    is_placement = state.phase == PLACE
    left, right = placed_cells(state, action) if is_placement else (NO_CELL, NO_CELL)
    domino = state.line[state.turn]
    apply(state, action)
    if left != NO_CELL:
        encode_domino(kingdom, encoding, start + number * encoding_size(state), domino, left, right)
    elif is_placement:
        encode_numbers(kingdom, encoding, start + number * encoding_size(state))


decide.register("kingdomino", place_or_claim)
