"""The records that make up states: aligned, readable without compilation, and fully documented."""

import inspect
import re
from typing import Any

import numpy as np
import pytest

from fiefdom import Rules
from fiefdom.engine import layout
from fiefdom.engine.engine import engine_for
from fiefdom.engine.families.origins import fields as origins
from fiefdom.engine.families.origins.fields import ERUPT, GIVE, PAY, SETTLE
from fiefdom.engine.families.queendomino import fields as queendomino
from fiefdom.engine.families.queendomino.fields import SITE, TAX
from fiefdom.engine.layout import Layout, all_layouts
from fiefdom.engine.setup import initial_state, layout_for
from property_support.families import ONE_OF_EACH_LAYOUT, each_flow, each_rules
from property_support.playing import mixed_batch

every_layout = pytest.mark.parametrize("memory", all_layouts(), ids=lambda one: one.name)


def fields_of(dtype: Any) -> dict[str, tuple[Any, int]]:
    return {name: (dtype.fields[name][0], dtype.fields[name][1]) for name in dtype.names}


def records(memory: Layout) -> tuple[Any, Any]:
    return memory.state, memory.kingdom


@every_layout
def test_field_names_do_not_hide_what_a_record_has(memory: Layout) -> None:
    """Uncompiled, `state.field` is an attribute of np.record: an existing attribute of that name would win."""
    taken = set(dir(np.record))
    for dtype in records(memory):
        assert taken.isdisjoint(dtype.names)


@every_layout
def test_records_are_aligned_without_padding(memory: Layout) -> None:
    for dtype in records(memory):
        assert dtype.itemsize % 8 == 0
        end = 0
        for field, offset in fields_of(dtype).values():
            base = field.base
            size = 8 if base.names else base.itemsize
            assert offset % size == 0
            assert offset == end, "a gap would hold bytes that no field sets"
            end = offset + field.itemsize
        assert end == dtype.itemsize


@every_layout
def test_numbers_are_whole_words(memory: Layout) -> None:
    """Narrow integers would overflow when uncompiled."""
    for dtype in records(memory):
        for field, _ in fields_of(dtype).values():
            assert field.base.names or field.base in (np.dtype("i4"), np.dtype("u8"))


@every_layout
def test_the_board_comes_first_and_holds_the_window(memory: Layout) -> None:
    """Compiled code expects the planes at the start of a kingdom; a window of N + 2 cells fits with a guard column."""
    assert memory.kingdom.names[0] == "board" and memory.kingdom.fields["board"][1] == 0
    window = memory.side + 2
    assert memory.stride == window + 1
    assert memory.stride * (window - 1) + window <= (64 if memory.side == 5 else 128)
    assert memory.canvas == 2 * memory.side - 1


@every_layout
def test_records_are_attributes_uncompiled(memory: Layout) -> None:
    state = np.zeros(1, memory.state)[0]
    for name in memory.state.names:
        assert getattr(state, name) is not None
    state.phase = 3
    state.kingdom[1].discards = 7
    assert state["phase"] == 3 and state["kingdom"][1]["discards"] == 7


def test_every_field_has_its_comment() -> None:
    """The modules document the memory layout: every field needs a comment."""
    source = "".join(map(inspect.getsource, (layout, queendomino, origins)))
    explained = set(re.findall(r'^\s*\("(\w+)",[^#\n]*\),  # \S', source, re.MULTILINE))
    # Related fields, explained once at the first of them.
    together = {"right": "left", "top": "left", "bottom": "left", "frame_y": "frame_x", "placed_right": "placed_left"}
    together |= {"hidden_cavemen": "hidden_caveman", "cave_count": "cave", "volcano_craters": "volcano_cell"}
    own_words = {"kingdom", "coins", "towers", "knight_supply", "tower_supply", "kingdom_count", "payments_left"}
    own_words |= {"spare", "middle_kingdom", "harmony"}
    for memory in all_layouts():
        for dtype in records(memory):
            for name in dtype.names:
                assert together.get(name, name) in explained | own_words, name
    for name in own_words | set(together):
        assert re.search(rf'\("{name}", ', source), f"{name} is no field any more"


def test_the_drawing_names_what_it_draws() -> None:
    text = inspect.getdoc(layout) or ""
    for word in ("left", "right", "top", "bottom", "frame_x", "frame_y", "stride", "canvas", "castle"):
        assert word in text


def test_six_layouts_of_their_own() -> None:
    memories = all_layouts()
    assert len({memory.name for memory in memories}) == 6
    assert len({str(memory.state) for memory in memories}) == 6
    assert {layout_for(rules).name for rules in ONE_OF_EACH_LAYOUT} == {memory.name for memory in memories}


@each_rules
def test_every_game_fits_its_layout(rules: Rules) -> None:
    memory = layout_for(rules)
    assert memory.side == rules.side
    assert rules.kingdoms <= memory.kingdoms
    assert sum(rules.kings) <= memory.kings and rules.line_size <= memory.kings
    state = initial_state(rules)[0]
    assert state.kingdom_count == rules.kingdoms and state.seats == rules.seats
    assert state.undrawn_kings == sum(rules.kings) == int(state.undrawn.sum())
    assert engine_for(rules).action_count > 4 * memory.canvas**2


@every_layout
def test_what_no_rules_use_stays_zero(memory: Layout) -> None:
    """Spare words and unused kingdoms must not make equal positions differ."""
    for rules in ONE_OF_EACH_LAYOUT:
        if layout_for(rules).name == memory.name:
            state = initial_state(rules)[0]
            unused = state.kingdom[rules.kingdoms :]
            assert unused.tobytes() == bytes(unused.nbytes)
            if "spare" in memory.state.names:
                assert state.spare == 0


# Fields that are meaningful only while a certain decision is pending, and are at rest otherwise.
SCRATCH = {
    "placed_left": (TAX,),
    "placed_right": (TAX,),
    "chosen": (SITE,),
    "volcano_cell": (ERUPT,),
    "volcano_craters": (ERUPT,),
    "given_totem": (GIVE,),
    "receivers": (GIVE,),
    "recruit": (PAY, SETTLE),
    "payments_left": (PAY, SETTLE),
    "paid": (PAY, SETTLE),
}


@each_flow
def test_equal_positions_are_equal_bytes(rules: Rules) -> None:
    """No stale data: scratch fields return to their initial values, unused places of lines are zero."""
    start = initial_state(rules)[0]
    for state in mixed_batch(rules, seed=3, number=200):
        for name, phases in SCRATCH.items():
            if name in state.dtype.names and state.phase not in phases:
                assert state[name] == start[name], name
        if state.round_number > 0:
            assert state.drawn == layout.NOBODY and state.undrawn_kings == 0
        for name in ("next_line", "next_king"):
            assert not state[name][state.next_count :].any()
        for name in ("line", "line_king"):
            assert not state[name][state.turns :].any()
        assert not state.undrawn[rules.seats :].any()
        unused = state.kingdom[rules.kingdoms :]
        assert unused.tobytes() == bytes(unused.nbytes)
