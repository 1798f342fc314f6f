"""Whether a state's numbers are consistent (see `engine.soundness`)."""

from typing import Any

import numpy as np

from fiefdom.engine.bits import count, some
from fiefdom.engine.compiled import kernel
from fiefdom.engine.draft import acting_seat
from fiefdom.engine.families.queendomino.fields import (
    BUILDING_KINDS,
    BUILT,
    DRAGON,
    KNIGHT,
    SITE,
    SPACES,
    TAX,
    TOWN,
    TURN_BUILDING,
)
from fiefdom.engine.families.queendomino.tables import BUILDING_COPIES
from fiefdom.engine.frame import load
from fiefdom.engine.layout import CASTLE, CLAIM, DRAW_KING, NOBODY, OCCUPIED, OVER
from fiefdom.engine.soundness import (
    AFTER_TURNS,
    BEFORE_CLAIM,
    box_is_sound,
    draft_is_sound,
    is_ground,
    kingdoms_are_sound,
    stands_within,
)

MOST_PIECES = 128


def is_sound(state: Any) -> bool:
    """Check the draft and the kingdoms, then buildings, knights, towers and the step of the turn."""
    if not (CLAIM <= state.phase <= DRAGON or DRAW_KING <= state.phase <= TURN_BUILDING or state.phase == OVER):
        return False
    if not (0 <= state.teams <= 1 and 0 <= state.wedding <= 1 and 0 <= state.box <= state.wedding):
        return False
    stage = AFTER_TURNS if state.phase == TURN_BUILDING else BEFORE_CLAIM
    if state.kingdom_count != (state.seats + state.teams) >> state.teams or not draft_is_sound(state, stage):
        return False
    # W1: the boxes alternate.
    later = state.lines_left // 2 if state.wedding else 0
    if not box_is_sound(state.hidden[state.box], (state.lines_left - later) * state.line_size):
        return False
    if not box_is_sound(state.hidden[1 - state.box], later * state.line_size):
        return False
    if not (kingdoms_are_sound(state) and _buildings_are_sound(state)):
        return False
    for number in range(state.kingdom_count):
        if not _realm_is_sound(state.kingdom[number]):
            return False
    if TAX <= state.phase <= SITE:
        return _queendomino_step_is_sound(state, state.kingdom[acting_seat(state) >> state.teams])
    return state.phase != TURN_BUILDING or state.hidden_buildings > 0


@kernel
def _realm_is_sound(kingdom: Any) -> bool:
    """Check the knights, towers and buildings of one kingdom."""
    ground = load(kingdom, OCCUPIED) & ~load(kingdom, CASTLE)
    if some(load(kingdom, KNIGHT) & ~ground) or not stands_within(kingdom, BUILT, load(kingdom, TOWN)):
        return False
    buildings = 0
    for kind in range(BUILDING_KINDS):
        buildings += kingdom.buildings[kind]
    if buildings != count(load(kingdom, BUILT)):
        return False
    return kingdom.knights >= 0 and kingdom.knights_placed >= 0 and kingdom.towers >= 0


@kernel
def _buildings_are_sound(state: Any) -> bool:
    """Check the builders' board, stack, supplies and queen, and that there are not too many buildings of a kind."""
    if not (NOBODY <= state.queen < state.kingdom_count and 0 <= state.dragon_home <= 1):
        return False
    if not (_supply_is_sound(state) and state.knight_supply >= 0 and state.tower_supply >= 0):
        return False
    hidden = 0
    for kind in range(BUILDING_KINDS):
        copies = state.hidden_building[kind] + (state.top == kind) + (state.chosen == kind)
        for space in range(SPACES):
            copies += state.space[space] == kind
        for number in range(state.kingdom_count):
            built = state.kingdom[number].buildings[kind]
            if not 0 <= built <= BUILDING_COPIES[kind]:
                return False
            copies += built
        if state.hidden_building[kind] < 0 or copies > BUILDING_COPIES[kind]:
            return False
        hidden += state.hidden_building[kind]
    for space in range(SPACES):
        if not NOBODY <= state.space[space] < BUILDING_KINDS:
            return False
    on_top = NOBODY <= state.top < BUILDING_KINDS and NOBODY <= state.chosen < BUILDING_KINDS
    return on_top and hidden == state.hidden_buildings


@kernel
def _supply_is_sound(state: Any) -> bool:
    """Check that there are not too many knights and towers in total."""
    pieces = np.int64(state.knight_supply) + state.tower_supply
    for number in range(state.kingdom_count):
        kingdom = state.kingdom[number]
        pieces += np.int64(kingdom.knights) + kingdom.knights_placed + kingdom.towers
    return pieces <= MOST_PIECES


@kernel
def _queendomino_step_is_sound(state: Any, kingdom: Any) -> bool:
    """Check the fields that TAX, BUILD and SITE rely on."""
    if state.phase == TAX:
        sent = is_ground(kingdom, state.placed_left) and is_ground(kingdom, state.placed_right)
        return kingdom.knights > 0 and sent
    if state.phase == SITE and state.chosen == NOBODY:
        return False
    return some(load(kingdom, TOWN) & ~load(kingdom, BUILT))
