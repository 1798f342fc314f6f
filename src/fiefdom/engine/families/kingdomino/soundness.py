"""Whether a state's numbers are consistent (see `engine.soundness`)."""

from typing import Any

from fiefdom.engine.layout import CLAIM, DRAW_KING, LAY_LINE, OVER, PLACE
from fiefdom.engine.soundness import BEFORE_CLAIM, box_is_sound, draft_is_sound, kingdoms_are_sound


def is_sound(state: Any) -> bool:
    """Check the draft and the kingdoms."""
    phase = state.phase
    if not (phase == CLAIM or phase == PLACE or phase == DRAW_KING or phase == LAY_LINE or phase == OVER):
        return False
    if state.kingdom_count != state.seats or not draft_is_sound(state, BEFORE_CLAIM):
        return False
    return box_is_sound(state.hidden[0], state.lines_left * state.line_size) and kingdoms_are_sound(state)
