"""Converts event codes (see `fiefdom.notation.codes`) to actions, for replaying many records at once.

The position of each field in a code, and the number of each kind, are derived from the registered kinds of events. For
a family that registers no function of its own, only the common moves can be replayed.
"""

from typing import Any

from fiefdom.engine.actions import area, claim_action, discard_action
from fiefdom.engine.compiled import inlined, kernel
from fiefdom.engine.dispatch import family_hook
from fiefdom.engine.layout import PLACE
from fiefdom.engine.traits import canvas, side
from fiefdom.events.common import Claim, Discard, Pass, Place
from fiefdom.events.event import kind_number, shifts

NOWHERE = -1
CLAIM_KIND, PLACE_KIND, DISCARD_KIND, PASS_KIND = map(kind_number, (Claim, Place, Discard, Pass))
LEFT, RIGHT = shifts(Place)["left"], shifts(Place)["right"]


@inlined
def canvas_cell(state: Any, cell: int) -> Any:
    """The canvas cell for the cell in the lowest 16 bits of a code, or NOWHERE."""
    column = (cell & 255) - 128
    row = (cell >> 8 & 255) - 128
    middle = side(state) - 1
    if max(abs(column), abs(row)) > middle:
        return NOWHERE
    return (row + middle) * canvas(state) + column + middle


@kernel
def _place_action(state: Any, code: int, ids: Any) -> Any:
    if state.phase != PLACE or state.line[state.turn] != ids[code & 255]:
        return NOWHERE
    left = canvas_cell(state, code >> LEFT)
    right = canvas_cell(state, code >> RIGHT)
    if left == NOWHERE or right == NOWHERE:
        return NOWHERE
    # The planes of placements: the right half is to the right, below, to the left, above. Cells that wrap round to the
    # next row become a placement that leaves the canvas, which is never legal, so they need no separate check.
    step = right - left
    stride = canvas(state)
    plane = 0 if step == 1 else 1 if step == stride else 2 if step == -1 else 3 if step == -stride else NOWHERE
    return plane * area(state) + left if plane != NOWHERE else NOWHERE


@inlined
def common_action(state: Any, code: int, kind: int, ids: Any) -> Any:
    """The action for a placement, discard or claim, or NOWHERE."""
    if kind == PLACE_KIND:
        return _place_action(state, code, ids)
    if kind == DISCARD_KIND and state.phase == PLACE and state.line[state.turn] == ids[code & 255]:
        return discard_action(state)
    if kind == CLAIM_KIND:
        for index in range(state.next_count):
            if state.next_line[index] == ids[code & 255]:
                return claim_action(state) + index
    return NOWHERE


@family_hook
def action_of_code(state: Any, code: int, kind: int, ids: Any) -> Any:
    """The action that a code stands for in this position, or NOWHERE. `ids` are the engine's domino ids."""
    return common_action(state, code, kind, ids)
