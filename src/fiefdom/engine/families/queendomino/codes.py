"""Converts Queendomino's event codes to actions (see `engine.codes`)."""

from typing import Any

from fiefdom.engine.actions import first_action, pass_action
from fiefdom.engine.codes import NOWHERE, PASS_KIND, canvas_cell, common_action
from fiefdom.engine.families.queendomino.actions import site_action
from fiefdom.engine.families.queendomino.events import Build, Dragon, Site, Tax
from fiefdom.engine.families.queendomino.fields import BUILD, DRAGON, SITE, TAX
from fiefdom.events.event import kind_number, shifts
from fiefdom.events.fields import CELL

TAX_KIND, BUILD_KIND, SITE_KIND, DRAGON_KIND = map(kind_number, (Tax, Build, Site, Dragon))
BUILDING = shifts(Build)["building"]
# The squares of the knights follow their count.
FIRST = 8
SECOND = FIRST + CELL.bits

tax_action, build_action, dragon_action = map(first_action, ("tax", "build", "dragon"))


def action_of(state: Any, code: int, kind: int, ids: Any) -> Any:
    """The action that a code stands for in this position, or NOWHERE."""
    if kind == PASS_KIND:
        # The kind of move that is passed.
        step = code & 255
        awaited = TAX if step == TAX_KIND else BUILD if step == BUILD_KIND else DRAGON if step == DRAGON_KIND else -1
        return pass_action(state) if state.phase == awaited else NOWHERE
    if kind == TAX_KIND and state.phase == TAX:
        first = canvas_cell(state, code >> FIRST)
        second = canvas_cell(state, code >> SECOND)
        left = state.placed_left
        right = state.placed_right
        if code & 255 == 1:
            return tax_action(state) + (first == right) if first in (left, right) else NOWHERE
        is_both = (first == left and second == right) or (first == right and second == left)
        return tax_action(state) + 2 if is_both else NOWHERE
    if (kind == BUILD_KIND and state.phase == BUILD) or (kind == DRAGON_KIND and state.phase == DRAGON):
        space = (code & 255) - 1
        if state.space[space] != code >> BUILDING & 255:
            return NOWHERE
        return space + (build_action(state) if kind == BUILD_KIND else dragon_action(state))
    if kind == SITE_KIND and state.phase == SITE:
        cell = canvas_cell(state, code)
        return site_action(state) + cell if cell != NOWHERE else NOWHERE
    return common_action(state, code, kind, ids)
