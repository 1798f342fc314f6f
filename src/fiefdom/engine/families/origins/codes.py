"""Converts Origins' event codes to actions (see `engine.codes`)."""

from typing import Any

import numpy as np

from fiefdom.components.dominoes import DOMINOES_IN_A_BOX
from fiefdom.engine.actions import first_action, pass_action
from fiefdom.engine.codes import NOWHERE, PASS_KIND, canvas_cell, common_action
from fiefdom.engine.families.origins.actions import erupt_action, give_action, pair_action, pay_action, settle_action
from fiefdom.engine.families.origins.events import ClaimPair, Erupt, Give, Pay, Recruit, Settle
from fiefdom.engine.families.origins.fields import CAVEMAN_KINDS, ERUPT, GIVE, PAY, RECRUIT, SETTLE
from fiefdom.engine.layout import PAIR
from fiefdom.events.event import kind_number, shifts

PAIR_KIND, ERUPT_KIND, GIVE_KIND, RECRUIT_KIND, PAY_KIND, SETTLE_KIND = map(
    kind_number, (ClaimPair, Erupt, Give, Recruit, Pay, Settle)
)
ONE = np.int64(1)
RECEIVER, SOURCE = shifts(Give)["kingdom"], shifts(Recruit)["source"]

recruit_action = first_action("recruit")


def action_of(state: Any, code: int, kind: int, ids: Any) -> Any:
    """The action that a code stands for in this position, or NOWHERE."""
    phase = state.phase
    if kind == PASS_KIND:
        return pass_action(state) if phase == RECRUIT and code & 255 == RECRUIT_KIND else NOWHERE
    if kind == GIVE_KIND and phase == GIVE and state.given_totem == code & 255:
        return give_action(state) + (code >> RECEIVER & 255)
    if kind == RECRUIT_KIND and phase == RECRUIT:
        return recruit_action(state) + (code & 255) + CAVEMAN_KINDS * (code >> SOURCE & 1)
    if kind == PAIR_KIND and phase == PAIR:
        # A bit set of numbers and their box; the box is in play if its first domino has id 0.
        box = code >> DOMINOES_IN_A_BOX & 3
        for inner in range(2):
            # Fields have 32 bits, which is too few for the shift without compilation.
            both = ONE << np.int64(state.next_line[inner]) | ONE << np.int64(state.next_line[3 - inner])
            if ids[DOMINOES_IN_A_BOX * box] == 0 and code & (1 << DOMINOES_IN_A_BOX) - 1 == both:
                return pair_action(state) + inner
    cell = canvas_cell(state, code)
    if cell != NOWHERE:
        if kind == ERUPT_KIND and phase == ERUPT:
            return erupt_action(state) + cell
        if kind == PAY_KIND and phase == PAY:
            return pay_action(state) + cell
        if kind == SETTLE_KIND and phase == SETTLE:
            return settle_action(state) + cell
    return common_action(state, code, kind, ids)
