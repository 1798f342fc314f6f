"""Compiled replay of many records at once, with checks of legality and seats.

It does not explain why an event is impossible: `Record.game` does.
"""

from collections.abc import Sequence
from dataclasses import dataclass, replace
from functools import cache
from typing import Any

import numpy as np

from fiefdom.components.dominoes import deck
from fiefdom.engine import layout
from fiefdom.engine.codes import NOWHERE, action_of_code
from fiefdom.engine.compiled import compiled_twin, entry, inlined
from fiefdom.engine.draft import acting_seat
from fiefdom.engine.engine import Engine, engine_for
from fiefdom.engine.family import acting_kingdom, apply, can_happen, options, reveal
from fiefdom.engine.layout import OVER, is_chance
from fiefdom.engine.options import contains
from fiefdom.engine.registry import families
from fiefdom.engine.traits import layout_of_dtype, layout_of_type
from fiefdom.events.common import LineLaid
from fiefdom.events.event import KIND_BIT, MOST_KINDS, SEAT_BIT, kind_number
from fiefdom.events.fields import LABELS
from fiefdom.game.common_moves import COMMON_REVEALS
from fiefdom.notation import codes
from fiefdom.notation.records import Record
from fiefdom.rules import Rules

LINE = kind_number(LineLaid)
# The chance phase that each kind of reveal resolves, -1 for all other kinds.
ANSWERED = np.full(MOST_KINDS, -1)
for _coding in (*COMMON_REVEALS, *(coding for family in families() for coding in family.reveals)):
    ANSWERED[kind_number(_coding.kind)] = layout.phase_number(_coding.phase)


def box_of(state: Any) -> int:
    """The index of the next line's box among the boxes in play (W1)."""
    return int(state.box) if layout_of_dtype(state.dtype).family.boxes > 1 else 0


@compiled_twin(box_of)
def _box_of(state: Any) -> Any:
    if layout_of_type(state).family.boxes > 1:
        return lambda state: state.box
    return lambda state: 0


@inlined
def _happens(state: Any, code: int, kind: int, ids: Any) -> bool:
    """Apply an outcome of chance, if it is possible."""
    contents = code & codes.CONTENTS
    if ANSWERED[kind] != state.phase:
        return False
    if kind == LINE:
        if ids[48 * (contents >> 48)] != 48 * box_of(state):
            return False
        contents &= (1 << 48) - 1
    outcome = np.uint64(contents)
    if not can_happen(state, outcome):
        return False
    reveal(state, outcome)
    return True


@inlined
def _decided(state: Any, code: int, kind: int, ids: Any) -> bool:
    """Apply a move, if it is legal and this seat is to move."""
    action = action_of_code(state, code, kind, ids)
    if action == NOWHERE or acting_seat(state) != code >> SEAT_BIT & 7:
        return False
    if not contains(acting_kingdom(state), options(state), action):
        return False
    apply(state, action)
    return True


@entry
def replay_codes(states: Any, starts: Any, numbers: Any, ids: Any, replayed: Any) -> int:
    """Replay the numbers from starts[i] to starts[i + 1] in each state i; writes how many of them were possible.

    `ids` has the engine's number of each domino of all boxes, or -1. Returns how many states were replayed in full.
    """
    if len(starts) <= len(states) or len(replayed) < len(states) or len(ids) != len(LABELS):
        return 0
    whole = 0
    for index in range(len(states)):
        state = states[index]
        at = starts[index]
        while at < starts[index + 1]:
            code = numbers[at]
            kind = code >> KIND_BIT & MOST_KINDS - 1
            if state.phase == OVER:
                break
            if is_chance(state.phase):
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
    """How far records with the same rules could be replayed: final states, one per record."""

    states: Any
    lengths: Any  # how many events were possible
    totals: Any  # of each kingdom in the final states

    @property
    def are_over(self) -> Any:
        return self.states["phase"] == layout.OVER


def replay_records(records: Sequence[Record]) -> Replayed:
    """Replay records that all have the same rules. An impossible event ends the replay of its record."""
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
    return np.array([in_play.get(label, -1) for label in LABELS], np.int64)
