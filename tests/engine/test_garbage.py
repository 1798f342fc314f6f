"""Illegal actions and impossible outcomes return an error code and change nothing, not a byte, whatever the number."""

import random
from typing import Any

import numpy as np
import pytest
from hypothesis import given
from hypothesis import strategies as st

from fiefdom import Rules
from fiefdom.engine import batch, layout
from fiefdom.engine.batch import ILLEGAL, NOT_AWAITED, OK
from fiefdom.engine.engine import Engine, engine_for, random_sources
from fiefdom.engine.families.queendomino.fields import TURN_BUILDING
from property_support.arrays import Guarded
from property_support.families import INTERPRETED, any_rules, each_flow, each_layout, examples, seeds
from property_support.playing import awaits_chance, mixed_batch

LEAST, MOST = -(2**63), 2**63 - 1
EXTREMES = (LEAST, LEAST + 1, -(2**32), -(2**31), -1, 2**31, 2**32, 2**32 + 325, 2**62, MOST - 1, MOST)


def garbage_action(engine: Engine, legal: list[int], source: random.Random) -> int:
    """Numbers next to legal ones, at the ends of the action space, far outside, and legal ones with a high bit set."""
    kind = source.randrange(6)
    some = source.choice(legal) if legal else 0
    if kind == 0:
        return source.choice(EXTREMES)
    if kind == 1:
        return source.randint(LEAST, MOST)
    if kind == 2:
        return some + source.choice((-1, 1, 64, -64, 2**32, -(2**32), 2**40, LEAST))
    if kind == 3:
        return engine.action_count + source.randint(-2, 5)
    return source.randrange(engine.action_count) if kind == 4 else some


def garbage_outcome(state: Any, source: random.Random) -> int:
    """Lines too long, too short or already revealed, kinds and seats that do not exist, any 64 bits."""
    hidden = int(state.hidden[0]) | int(state.hidden[-1])
    bits = [bit for bit in range(64) if hidden >> bit & 1]
    kind = source.randrange(5)
    if kind == 0:
        return source.choice((0, 1, 2**48, 2**63, 2**64 - 1, 2**64 - 2))
    if kind == 1:
        return source.getrandbits(64)
    if kind == 2:
        wanted = min(len(bits), int(state.line_size) + source.randint(-1, 1))
        return sum(1 << bit for bit in source.sample(bits, wanted))
    if kind == 3:
        return sum(1 << bit for bit in source.sample(range(64), int(state.line_size)))
    return source.randrange(20) + source.choice((0, 0, 2**32, 2**63))


def expected_code(engine: Engine, states: Any, index: int, action: int) -> int:
    if not layout.is_decision(states[index].phase):
        return NOT_AWAITED
    return OK if action in engine.legal_actions(states[index : index + 1]) else ILLEGAL


def check_actions(engine: Engine, before: Any, seed: int, through_engine: bool) -> int:
    """Apply invalid and legal actions side by side; returns how many were refused."""
    source = random.Random(seed)
    lists = [engine.legal_actions(before[index : index + 1]) for index in range(len(before))]
    actions = [garbage_action(engine, legal, source) for legal in lists]
    actions = [max(LEAST, min(MOST, action)) for action in actions]
    expected = [expected_code(engine, before, index, action) for index, action in enumerate(actions)]
    states = Guarded.holding(before)
    if through_engine:
        codes = engine.apply(states.array, actions)
    else:
        given_actions = Guarded.holding(np.array(actions, np.int64))
        codes = Guarded((len(actions),), np.int64, -9).array
        assert batch.apply_actions(states.array, given_actions.array, codes) == OK
        assert given_actions.array.tolist() == actions and given_actions.is_intact
    assert codes.tolist() == expected
    assert states.is_intact
    for index, code in enumerate(expected):
        if code == OK:
            alone = before[index : index + 1].copy()
            assert engine.apply(alone, [actions[index]]).tolist() == [OK]
            assert states.array[index].tobytes() == alone[0].tobytes() != before[index].tobytes()
        else:
            assert states.array[index].tobytes() == before[index].tobytes()
    return sum(code != OK for code in expected)


@each_flow
@pytest.mark.parametrize("through_engine", [True, False], ids=["engine", "compiled"])
def test_garbage_actions_change_nothing(rules: Rules, through_engine: bool, games_factor: int) -> None:
    before = mixed_batch(rules, seed=1, number=150)
    for seed in range(3 * games_factor):
        assert check_actions(engine_for(rules), before, seed, through_engine) > 50


@pytest.mark.interpreted
@pytest.mark.boundscheck
@each_layout
def test_garbage_actions_in_every_layout(rules: Rules) -> None:
    before = mixed_batch(rules, seed=2, number=20)
    check_actions(engine_for(rules), before, seed=3, through_engine=True)


@pytest.mark.interpreted
@pytest.mark.boundscheck
@each_layout
def test_no_number_outside_the_action_space_is_taken(rules: Rules) -> None:
    engine = engine_for(rules)
    before = mixed_batch(rules, seed=4, number=12 if INTERPRETED else 120)
    for action in (*EXTREMES, -2, engine.action_count, engine.action_count + 1, engine.action_count + 63):
        states = before.copy()
        codes = engine.apply(states, np.full(len(states), action))
        assert OK not in codes.tolist()
        assert states.tobytes() == before.tobytes()


def possible(state: Any, outcome: int, rules: Rules) -> bool:
    """Whether an outcome is possible, judged from the state's fields alone (C5, C6, Q4, O11)."""
    if state.phase == layout.LAY_LINE:
        box = int(state.box) if rules.has_buildings else 0
        return outcome.bit_count() == state.line_size and outcome & ~int(state.hidden[box]) == 0
    if state.phase == layout.DRAW_KING:
        return outcome < rules.seats and bool(state.undrawn[outcome] > 0)
    if state.phase == TURN_BUILDING:
        return outcome < 16 and bool(state.hidden_building[outcome] > 0)
    return outcome < 10 and bool(state.hidden_caveman[outcome] > 0)


def check_outcomes(engine: Engine, before: Any, seed: int, through_engine: bool) -> int:
    """Apply invalid and possible outcomes side by side; returns how many were refused."""
    source = random.Random(seed)
    outcomes = [garbage_outcome(state, source) for state in before]
    expected = []
    for state, outcome in zip(before, outcomes, strict=True):
        if not awaits_chance(state):
            expected.append(NOT_AWAITED)
        else:
            expected.append(OK if possible(state, outcome, engine.rules) else ILLEGAL)
    states = Guarded.holding(before)
    given_outcomes = np.array(outcomes, np.uint64)
    if through_engine:
        codes = engine.reveal(states.array, given_outcomes)
    else:
        codes = Guarded((len(outcomes),), np.int64, -9).array
        assert batch.reveal_outcomes(states.array, given_outcomes, codes) == OK
    assert codes.tolist() == expected
    assert states.is_intact
    for index, code in enumerate(expected):
        assert (states.array[index].tobytes() == before[index].tobytes()) == (code != OK)
    return sum(code != OK for code in expected)


@each_flow
@pytest.mark.parametrize("through_engine", [True, False], ids=["engine", "compiled"])
def test_impossible_outcomes_change_nothing(rules: Rules, through_engine: bool, games_factor: int) -> None:
    stages = mixed_batch(rules, seed=5, number=300)
    chance = np.array([awaits_chance(state) for state in stages])
    before = np.concatenate([stages[chance], stages[~chance][:20]])
    assert chance.sum() >= 12
    for seed in range(5 * games_factor):
        assert check_outcomes(engine_for(rules), before, seed, through_engine) > len(before) // 3


@pytest.mark.interpreted
@pytest.mark.boundscheck
@each_layout
def test_impossible_outcomes_in_every_layout(rules: Rules) -> None:
    check_outcomes(engine_for(rules), mixed_batch(rules, seed=6, number=40), seed=7, through_engine=True)


@given(rules=any_rules, seed=seeds, numbers=st.lists(st.integers(LEAST, MOST), min_size=8, max_size=8))
@examples(40)
def test_any_numbers_leave_games_legal(rules: Rules, seed: int, numbers: list[int]) -> None:
    """Whatever was refused or accepted, the games can be played to the end."""
    engine = engine_for(rules)
    states = mixed_batch(rules, seed % 7, 8)
    engine.apply(states, numbers)
    engine.reveal(states, numbers)
    engine.play_out(states, random_sources(seed, 0, 8))
    assert (states["phase"] == layout.OVER).all()


@each_layout
def test_draw_leaves_states_alone_and_gives_what_may_happen(rules: Rules) -> None:
    engine = engine_for(rules)
    states = mixed_batch(rules, seed=8, number=100)
    before = states.tobytes()
    outcomes = engine.draw(states, random_sources(9, 0, 100))
    assert states.tobytes() == before
    for state, outcome in zip(states, outcomes, strict=True):
        if awaits_chance(state):
            assert possible(state, int(outcome), rules)
        else:
            assert outcome == 0
