"""Replays records, compiled: many at once, legality, seats and all.

Nothing here explains why an event cannot happen: `Record.game` does. The disk cache of compiled code looks at a
function's own file, so what is compiled into `replay_codes` is in this one or in the engine.
"""

from collections.abc import Sequence
from dataclasses import dataclass, replace
from functools import cache
from typing import Any

import numpy as np

from fiefdom.components.dominoes import deck
from fiefdom.engine import layout
from fiefdom.engine.actions import action_starts, area, claim_action, discard_action, pass_action
from fiefdom.engine.compiled import compiled_twin, entry, inlined, kernel
from fiefdom.engine.draft import acting_seat
from fiefdom.engine.engine import Engine, engine_for
from fiefdom.engine.families import QUEENDOMINO
from fiefdom.engine.families.origins.fields import ERUPT, GIVE, PAY, RECRUIT, SETTLE, TURN_CAVEMAN
from fiefdom.engine.families.queendomino.fields import BUILD, DRAGON, SITE, TAX, TURN_BUILDING
from fiefdom.engine.family import acting_kingdom, apply, can_happen, options, reveal
from fiefdom.engine.layout import DRAW_KING, FIRST_CHANCE, LAY_LINE, OVER, PAIR, PLACE
from fiefdom.engine.options import contains
from fiefdom.engine.traits import canvas, family, layout_constant, layout_of_type, side
from fiefdom.notation import codes
from fiefdom.notation.codes import (
    BUILDING,
    BUILT,
    BURNT,
    CAVEMAN,
    CAVEMEN,
    CLAIM,
    CLAIM_PAIR,
    DISCARD,
    ERUPTED,
    GIVEN,
    KIND_BIT,
    KING,
    LINE,
    PAID,
    PASSED,
    PLACED,
    RECRUITED,
    SEAT_BIT,
    SETTLED,
    SITED,
    TAXED,
)
from fiefdom.notation.records import Record
from fiefdom.rules import Rules

NOWHERE = -1


def _first(kind: str) -> Any:
    return layout_constant(lambda layout: action_starts(layout).get(kind, 0))


pair_action, tax_action, build_action, dragon_action = map(_first, ("claim_pair", "tax", "build", "dragon"))
site_action, erupt_action, pay_action, settle_action = map(_first, ("site", "erupt", "pay", "settle"))
give_action, recruit_action = map(_first, ("give", "recruit"))
STACK_ACTIONS = len(CAVEMEN)


@inlined
def _canvas_cell(state: Any, cell: int) -> Any:
    """A cell of 16 bits on the canvas, or NOWHERE."""
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
    left = _canvas_cell(state, code >> 8)
    right = _canvas_cell(state, code >> 24)
    if left == NOWHERE or right == NOWHERE:
        return NOWHERE
    # The planes of placements: the right half lies to the right, below, to the left, above. No canvas is wide enough
    # for two halves at the ends of neighbouring rows to be legal, so that steps need no check of their own.
    step = right - left
    stride = canvas(state)
    plane = 0 if step == 1 else 1 if step == stride else 2 if step == -1 else 3 if step == -stride else NOWHERE
    return plane * area(state) + left if plane != NOWHERE else NOWHERE


@inlined
def _common_action(state: Any, code: int, kind: int, ids: Any) -> Any:
    """The action of a placement, a discard or a claim."""
    if kind == PLACED:
        return _place_action(state, code, ids)
    if kind == DISCARD and state.phase == PLACE and state.line[state.turn] == ids[code & 255]:
        return discard_action(state)
    if kind == CLAIM:
        for index in range(state.next_count):
            if state.next_line[index] == ids[code & 255]:
                return claim_action(state) + index
    return NOWHERE


def _queendomino_action(state: Any, code: int, kind: int, ids: Any) -> Any:
    if kind == PASSED:
        step = code & 3
        awaited = TAX if step == 0 else BUILD if step == 1 else DRAGON
        return pass_action(state) if state.phase == awaited and step < 3 else NOWHERE
    if kind == TAXED and state.phase == TAX:
        first = _canvas_cell(state, code >> 8)
        second = _canvas_cell(state, code >> 24)
        left = state.placed_left
        right = state.placed_right
        if code & 3 == 1:
            return tax_action(state) + (first == right) if first in (left, right) else NOWHERE
        is_both = (first == left and second == right) or (first == right and second == left)
        return tax_action(state) + 2 if is_both else NOWHERE
    if (kind == BUILT and state.phase == BUILD) or (kind == BURNT and state.phase == DRAGON):
        space = (code & 255) - 1
        if state.space[space] != code >> 8 & 255:
            return NOWHERE
        return space + (build_action(state) if kind == BUILT else dragon_action(state))
    if kind == SITED and state.phase == SITE:
        cell = _canvas_cell(state, code >> 8)
        return site_action(state) + cell if cell != NOWHERE else NOWHERE
    return _common_action(state, code, kind, ids)


def _origins_action(state: Any, code: int, kind: int, ids: Any) -> Any:
    phase = state.phase
    if kind == PASSED:
        return pass_action(state) if phase == RECRUIT and code & 3 == 3 else NOWHERE
    if kind == GIVEN and phase == GIVE and state.given_totem == code & 255:
        return give_action(state) + (code >> 8 & 255)
    if kind == RECRUITED and phase == RECRUIT:
        return recruit_action(state) + (code & 255) + STACK_ACTIONS * (code >> 8 & 1)
    if kind == CLAIM_PAIR and phase == PAIR:
        for inner in range(2):
            if state.next_line[inner] == ids[code & 255] and state.next_line[3 - inner] == ids[code >> 8 & 255]:
                return pair_action(state) + inner
    cell = _canvas_cell(state, code >> 8)
    if cell != NOWHERE:
        if kind == ERUPTED and phase == ERUPT:
            return erupt_action(state) + cell
        if kind == PAID and phase == PAY:
            return pay_action(state) + cell
        if kind == SETTLED and phase == SETTLE:
            return settle_action(state) + cell
    return _common_action(state, code, kind, ids)


def _kingdomino_action(state: Any, code: int, kind: int, ids: Any) -> Any:
    return _common_action(state, code, kind, ids)


ACTIONS = (_kingdomino_action, _queendomino_action, _origins_action)


def action_of(state: Any, code: int, kind: int, ids: Any) -> Any:
    """The action that a number stands for in this position, or NOWHERE."""
    return ACTIONS[family(state)](state, code, kind, ids)


@compiled_twin(action_of)
def _action_of(state: Any, code: Any, kind: Any, ids: Any) -> Any:
    return ACTIONS[layout_of_type(state).family.number]


def box_of(state: Any) -> int:
    """The place of the next line's box among the boxes in play (W1)."""
    return int(state.box) if family(state) == QUEENDOMINO else 0


@compiled_twin(box_of)
def _box_of(state: Any) -> Any:
    if layout_of_type(state).family.number == QUEENDOMINO:
        return lambda state: state.box
    return lambda state: 0


@inlined
def _happens(state: Any, code: int, kind: int, ids: Any) -> bool:
    """Carry out an outcome of chance, if it can happen."""
    phase = state.phase
    contents = code & codes.CONTENTS
    if kind == LINE:
        if phase != LAY_LINE or ids[48 * (contents >> 48)] != 48 * box_of(state):
            return False
        contents &= (1 << 48) - 1
    elif not (
        (kind == KING and phase == DRAW_KING)
        or (kind == BUILDING and phase == TURN_BUILDING)
        or (kind == CAVEMAN and phase == TURN_CAVEMAN)
    ):
        return False
    outcome = np.uint64(contents)
    if not can_happen(state, outcome):
        return False
    reveal(state, outcome)
    return True


@inlined
def _decided(state: Any, code: int, kind: int, ids: Any) -> bool:
    """Carry out a move, if it is legal and this seat's."""
    action = action_of(state, code, kind, ids)
    if action == NOWHERE or acting_seat(state) != code >> SEAT_BIT & 7:
        return False
    if not contains(acting_kingdom(state), options(state), action):
        return False
    apply(state, action)
    return True


@entry
def replay_codes(states: Any, starts: Any, numbers: Any, ids: Any, replayed: Any) -> int:
    """Replay the numbers from starts[i] to starts[i + 1] in each state i; writes how many of them could happen.

    `ids` has the engine's number of each domino of all boxes, or -1. Returns how many states were replayed in full.
    """
    if len(starts) <= len(states) or len(replayed) < len(states) or len(ids) != len(codes.LABELS):
        return 0
    whole = 0
    for index in range(len(states)):
        state = states[index]
        at = starts[index]
        while at < starts[index + 1]:
            code = numbers[at]
            kind = code >> KIND_BIT & 31
            if state.phase >= OVER:
                break
            if state.phase >= FIRST_CHANCE:
                if not _happens(state, code, kind, ids):
                    break
            elif not _decided(state, code, kind, ids):
                break
            at += 1
        replayed[index] = at - starts[index]
        whole += at == starts[index + 1]
    return whole


@dataclass(frozen=True, slots=True)
class Replayed:
    """How far records of the same rules could be replayed: final states, one a record."""

    states: Any
    lengths: Any  # how many events could happen
    totals: Any  # of each kingdom in the final states

    @property
    def are_over(self) -> Any:
        return self.states["phase"] == layout.OVER


def replay_records(records: Sequence[Record]) -> Replayed:
    """Replay records that all have the same rules. An event that cannot happen ends its record's replay."""
    rules = replace(records[0].rules, dynasty=False)
    engine: Engine = engine_for(rules)
    states = engine.new_states(len(records))
    starts = np.zeros(len(records) + 1, np.int64)
    np.cumsum([len(record.codes) for record in records], out=starts[1:])
    numbers = np.concatenate([record.codes for record in records])
    lengths = np.zeros(len(records), np.int64)
    replay_codes(states, starts, numbers, domino_ids(rules), lengths)
    return Replayed(states, lengths, engine.totals(states))


@cache
def domino_ids(rules: Rules) -> Any:
    """The engine's number of every domino in these rules, -1 where it is not in play."""
    in_play = {domino.label: number for number, domino in enumerate(deck(rules.box_names))}
    return np.array([in_play.get(label, -1) for label in codes.LABELS], np.int64)
