"""Whether a state's numbers are consistent (see `engine.soundness`)."""

from typing import Any

from fiefdom.engine.bits import count, some
from fiefdom.engine.compiled import kernel
from fiefdom.engine.draft import acting_seat
from fiefdom.engine.families.origins.fields import (
    CAVEMAN,
    CAVEMAN_KINDS,
    DISCOVERY,
    ERUPT,
    GIVE,
    PAY,
    RECRUIT,
    RESOURCE,
    RESOURCES,
    SETTLE,
    TOKEN,
    TOTEM,
    TRIBE,
    TURN_CAVEMAN,
)
from fiefdom.engine.families.origins.tables import CAVEMAN_COPIES
from fiefdom.engine.families.origins.totems import resource_count
from fiefdom.engine.families.origins.tribe import CAVE_SPACES, cave_has_room, free_squares
from fiefdom.engine.families.origins.volcanoes import burning, eruption_targets
from fiefdom.engine.frame import load
from fiefdom.engine.layout import CASTLE, CLAIM, KIND, LAY_LINE, NOBODY, OCCUPIED, OVER, PAIR, PLACE
from fiefdom.engine.soundness import (
    AFTER_CLAIM,
    AFTER_LINE,
    BEFORE_CLAIM,
    box_is_sound,
    draft_is_sound,
    is_ground,
    kingdoms_are_sound,
    stands_within,
)

ALL_CAVEMEN = int(CAVEMAN_COPIES.sum())


def is_sound(state: Any) -> bool:
    """Check the draft and the kingdoms, then cavemen, totems, fires and the step of the turn."""
    phase = state.phase
    if not (CLAIM <= phase <= PLACE or PAIR <= phase <= LAY_LINE or TURN_CAVEMAN <= phase <= OVER):
        return False
    if not DISCOVERY <= state.mode <= TRIBE or (state.phase == GIVE and state.mode != TOTEM):
        return False
    if state.mode != TRIBE and (RECRUIT <= state.phase <= SETTLE or state.phase == TURN_CAVEMAN):
        return False
    stage = AFTER_CLAIM if RECRUIT <= phase <= SETTLE else AFTER_LINE if phase == TURN_CAVEMAN else BEFORE_CLAIM
    if state.kingdom_count != state.seats or not draft_is_sound(state, stage):
        return False
    if not (box_is_sound(state.hidden[0], state.lines_left * state.line_size) and kingdoms_are_sound(state)):
        return False
    if not (_cavemen_are_sound(state) and _totems_are_sound(state)):
        return False
    for number in range(state.kingdom_count):
        if not _land_is_sound(state.kingdom[number]):
            return False
    if ERUPT <= state.phase <= SETTLE:
        return _origins_step_is_sound(state, state.kingdom[acting_seat(state)])
    return state.phase != TURN_CAVEMAN or cave_has_room(state)


@kernel
def _land_is_sound(kingdom: Any) -> bool:
    """Check the fires, resources and cavemen of one kingdom: never two on the same square."""
    ground = load(kingdom, OCCUPIED) & ~load(kingdom, CASTLE)
    fires, resources, cavemen = burning(kingdom), load(kingdom, RESOURCE), load(kingdom, CAVEMAN)
    if not stands_within(kingdom, CAVEMAN, ground) or some(resources & ~ground | load(kingdom, TOKEN) & ~fires):
        return False
    # The invalid kinds, 10 (CAVEMAN_KINDS) to 15: those with bit 3 and also bit 1 or bit 2 set.
    no_kind = load(kingdom, KIND + 3) & (load(kingdom, KIND + 1) | load(kingdom, KIND + 2))
    return not some(fires & resources | fires & cavemen | resources & cavemen | no_kind)


@kernel
def _cavemen_are_sound(state: Any) -> bool:
    """Check the cavemen in the cave, the stack and the kingdoms, and that there are not too many in total."""
    if not (NOBODY <= state.recruit < CAVEMAN_KINDS and 0 <= state.cave_count <= CAVE_SPACES):
        return False
    face_up = 0
    face_down = 0
    for kind in range(CAVEMAN_KINDS):
        if not (0 <= state.cave[kind] <= CAVE_SPACES and 0 <= state.hidden_caveman[kind] <= CAVEMAN_COPIES[kind]):
            return False
        face_up += state.cave[kind]
        face_down += state.hidden_caveman[kind]
    settled = 0
    for number in range(state.kingdom_count):
        settled += count(load(state.kingdom[number], CAVEMAN))
    if face_up != state.cave_count or face_down != state.hidden_cavemen:
        return False
    return face_up + face_down + settled + (state.recruit != NOBODY) <= ALL_CAVEMEN


@kernel
def _totems_are_sound(state: Any) -> bool:
    """Check the holders of the totems."""
    for resource in range(RESOURCES):
        if not NOBODY <= state.totem[resource] < state.kingdom_count:
            return False
    return True


@kernel
def _origins_step_is_sound(state: Any, kingdom: Any) -> bool:
    """Check the fields that ERUPT, GIVE, PAY and SETTLE rely on."""
    if state.phase == ERUPT:
        if not (1 <= state.volcano_craters <= 3 and is_ground(kingdom, state.volcano_cell)):
            return False
        return some(eruption_targets(state, kingdom))
    if state.phase == GIVE:
        return 0 <= state.given_totem < RESOURCES and 0 < state.receivers < 1 << state.kingdom_count
    if state.phase == RECRUIT:
        return True
    if state.recruit == NOBODY or not 0 <= state.paid < 1 << RESOURCES:
        return False
    if state.phase == SETTLE:
        return some(free_squares(kingdom))
    unpaid = 0
    for resource in range(RESOURCES):
        unpaid += state.paid >> resource & 1 == 0 and resource_count(kingdom, resource) > 0
    return state.phase == PAY and 1 <= state.payments_left <= unpaid
