"""The initial state for every set of rules."""

from typing import Any

import numpy as np

from fiefdom.engine.layout import (
    CASTLE,
    LAY_LINE,
    NOBODY,
    OCCUPIED,
    OPENING_DRAWN,
    OPENING_PAIRS,
    OPENING_SNAKE,
    Layout,
    States,
    layout,
)
from fiefdom.engine.registry import family_named
from fiefdom.rules import Rules

FULL_BOX = (1 << 48) - 1
OPENINGS = {"drawn": OPENING_DRAWN, "snake": OPENING_SNAKE, "pairs": OPENING_PAIRS}


def layout_for(rules: Rules) -> Layout:
    """The memory layout of a game."""
    return layout(family_named(rules.family), rules.side)


def initial_state(rules: Rules) -> States:
    """The state before the first chance event, in an array of length 1."""
    memory = layout_for(rules)
    states = np.zeros(1, memory.state)
    state = states[0]
    state.hidden[: len(rules.box_names)] = FULL_BOX
    state.phase = LAY_LINE
    state.seats = rules.seats
    state.kingdom_count = rules.kingdoms
    state.line_size = rules.line_size
    state.lines_left = rules.lines
    state.opening = OPENINGS[rules.opening]
    state.middle_kingdom = rules.middle_kingdom
    state.harmony = rules.harmony
    state.round_number = -1
    state.drawn = NOBODY
    state.undrawn[: rules.seats] = rules.kings
    state.undrawn_kings = sum(rules.kings)
    for number in range(rules.kingdoms):
        _found(memory, state.kingdom[number])
    memory.family.set_up(state, rules)
    return states


def _found(memory: Layout, kingdom: Any) -> None:
    """Set up a kingdom with only its castle, in the middle of the canvas."""
    middle = memory.side - 1
    kingdom.left = kingdom.right = kingdom.top = kingdom.bottom = middle
    kingdom.frame_x = kingdom.frame_y = middle - 2
    castle = 1 << 2 * memory.stride + 2
    for plane in (OCCUPIED, CASTLE):
        kingdom.board[plane] = castle if memory.side == 5 else (castle, 0)
