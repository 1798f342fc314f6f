"""The state before anything has happened, for every set of rules."""

from typing import Any

import numpy as np

from fiefdom.components.buildings import (
    COINS_AT_THE_START,
    KNIGHTS_AT_THE_START,
    KNIGHTS_IN_THE_SUPPLY,
    TOWERS_IN_THE_SUPPLY,
)
from fiefdom.engine.layout import (
    CASTLE,
    DISCOVERY,
    KINGDOMINO,
    LAY_LINE,
    NOBODY,
    OCCUPIED,
    OPENING_DRAWN,
    OPENING_PAIRS,
    OPENING_SNAKE,
    ORIGINS,
    QUEENDOMINO,
    TOTEM,
    TRIBE,
    TURN_BUILDING,
    TURN_CAVEMAN,
    Layout,
    States,
    layout,
)
from fiefdom.engine.tables import BUILDING_COPIES, CAVEMAN_COPIES
from fiefdom.rules import Rules

FULL_BOX = (1 << 48) - 1
OPENINGS = {"drawn": OPENING_DRAWN, "snake": OPENING_SNAKE, "pairs": OPENING_PAIRS}
MODES = {"discovery": DISCOVERY, "totem": TOTEM, "tribe": TRIBE}


def layout_for(rules: Rules) -> Layout:
    """The memory layout of a game."""
    family = ORIGINS if rules.is_origins else QUEENDOMINO if rules.has_buildings else KINGDOMINO
    return layout(family, rules.side)


def initial_state(rules: Rules) -> States:
    """One state in an array of length 1, before the first chance event."""
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
    if memory.family == QUEENDOMINO:
        _set_up_queendomino(state, rules)
    elif memory.family == ORIGINS:
        _set_up_origins(state, rules)
    return states


def _found(memory: Layout, kingdom: Any) -> None:
    """A castle alone, in the middle of its canvas."""
    middle = memory.side - 1
    kingdom.left = kingdom.right = kingdom.top = kingdom.bottom = middle
    kingdom.frame_x = kingdom.frame_y = middle - 2
    castle = 1 << 2 * memory.stride + 2
    for plane in (OCCUPIED, CASTLE):
        kingdom.board[plane] = castle if memory.side == 5 else (castle, 0)


def _set_up_queendomino(state: Any, rules: Rules) -> None:
    """Q3, Q4, W6: the first knights come out of the supply."""
    state.phase = TURN_BUILDING
    state.wedding = len(rules.box_names) > 1
    state.teams = rules.teams
    state.queen = NOBODY
    state.dragon_home = 1
    state.knight_supply = KNIGHTS_IN_THE_SUPPLY - KNIGHTS_AT_THE_START * rules.kingdoms
    state.tower_supply = TOWERS_IN_THE_SUPPLY
    state.space[:] = NOBODY
    state.top = NOBODY
    state.chosen = NOBODY
    state.hidden_building[:] = BUILDING_COPIES
    state.hidden_buildings = BUILDING_COPIES.sum()
    for number in range(rules.kingdoms):
        state.kingdom[number].coins = COINS_AT_THE_START
        state.kingdom[number].knights = KNIGHTS_AT_THE_START


def _set_up_origins(state: Any, rules: Rules) -> None:
    """O9, O11."""
    state.mode = MODES[rules.game]
    state.totem[:] = NOBODY
    state.recruit = NOBODY
    if rules.has_cavemen:
        state.phase = TURN_CAVEMAN
        state.hidden_caveman[:] = CAVEMAN_COPIES
        state.hidden_cavemen = CAVEMAN_COPIES.sum()
