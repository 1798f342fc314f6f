"""The first step of every turn: place the domino, or discard it if it fits nowhere (C3, C4)."""

from typing import Any

import numpy as np

from fiefdom.engine.actions import area, discard_action
from fiefdom.engine.bits import some
from fiefdom.engine.compiled import inlined
from fiefdom.engine.frame import position_of
from fiefdom.engine.kingdom import lay, placements
from fiefdom.engine.options import NO_CHOICES, Options, of_choices
from fiefdom.engine.traits import canvas


@inlined
def placement_options(kingdom: Any, domino: int) -> Options:
    """The legal placements, or the discard if there are none."""
    rightward, downward, leftward, upward = placements(kingdom, domino)
    if some(rightward | downward | leftward | upward):
        return rightward, downward, leftward, upward, 0, NO_CHOICES, 0
    return of_choices(kingdom, np.uint64(1), discard_action(kingdom))


@inlined
def place_or_discard(kingdom: Any, domino: int, action: int) -> None:
    """Carry out a placement or the discard."""
    if action == discard_action(kingdom):
        kingdom.discards += 1
        return
    direction = action // area(kingdom)
    lay(kingdom, domino, position_of(kingdom, action - direction * area(kingdom)), direction)


@inlined
def second_cell(kingdom: Any, cell: int, direction: int) -> int:
    """Canvas cell of the right half, from that of the left half."""
    steps = canvas(kingdom) if direction & 1 else 1
    return cell + steps if direction < 2 else cell - steps
