"""Every game ends within its bound; playing out at random is the same as playing step by step."""

from typing import Any

import numpy as np
import pytest

from fiefdom import Rules
from fiefdom.engine import layout
from fiefdom.engine.engine import Engine, engine_for, random_sources
from property_support.families import each_flow, each_layout, each_rules
from property_support.playing import Source, is_over, mixed_batch, most_decisions, step


def step_by_step(engine: Engine, states: Any, randoms: Any) -> list[int]:
    """The definition of `play_out`: chance and uniform decisions, one after the other."""
    counts = []
    for index in range(len(states)):
        source = Source(int(randoms[index]))
        decisions = 0
        one = states[index : index + 1]
        while not is_over(one):
            decisions += step(engine, one, source)
        randoms[index] = source.value
        counts.append(decisions)
    return counts


def check_equal_play(engine: Engine, states: Any, randoms: Any) -> None:
    slow_states, slow_randoms = states.copy(), randoms.copy()
    expected = step_by_step(engine, slow_states, slow_randoms)
    assert engine.play_out(states, randoms).tolist() == expected
    assert states.tobytes() == slow_states.tobytes()
    assert randoms.tolist() == slow_randoms.tolist()


@each_rules
def test_every_game_ends_within_the_bound(rules: Rules, games_factor: int) -> None:
    engine = engine_for(rules)
    states, randoms = engine.new_states(100 * games_factor), random_sources(1, 0, 100 * games_factor)
    decisions = engine.play_out(states, randoms)
    assert (states["phase"] == layout.OVER).all()
    assert (states["lines_left"] == 0).all() and (states["round_number"] == rules.lines).all()
    kings = sum(rules.kings)
    opening = 2 if rules.opening == "pairs" else kings
    least = opening + kings * rules.lines + kings * (rules.lines - 1)
    assert least <= decisions.min() and decisions.max() <= most_decisions(rules)
    if rules.game == "kingdomino":
        assert (decisions == most_decisions(rules)).all()
    assert not engine.legal_masks(states).any()
    assert engine.play_out(states, randoms).tolist() == [0] * len(states)


@each_flow
def test_play_out_equals_stepping(rules: Rules, games_factor: int) -> None:
    engine = engine_for(rules)
    number = 4 * games_factor
    check_equal_play(engine, engine.new_states(number), random_sources(5, 0, number))


@each_flow
def test_play_out_equals_stepping_from_any_stage(rules: Rules) -> None:
    """From decisions, between two reveals, between two rounds: Kingdomino's fast path can also start in the middle."""
    states = mixed_batch(rules, seed=6, number=40)
    assert len(set(states["phase"].tolist())) > 3
    check_equal_play(engine_for(rules), states, random_sources(7, 0, len(states)))


@pytest.mark.interpreted
@pytest.mark.boundscheck
@each_layout
def test_play_out_equals_stepping_in_every_layout(rules: Rules) -> None:
    engine = engine_for(rules)
    check_equal_play(engine, engine.new_states(1), random_sources(8, 0, 1))


@pytest.mark.boundscheck
@each_layout
def test_play_out_with_the_weakest_random_sources(rules: Rules) -> None:
    """A source of 0 never changes, others have almost no bits: games still end."""
    engine = engine_for(rules)
    randoms = np.array([0, 1, 2**63, 2**64 - 1], np.uint64)
    check_equal_play(engine, engine.new_states(4), randoms)
