"""The engine refuses inconsistent states; any state it accepts can be played to the end without harm."""

import random
from collections.abc import Callable
from typing import Any

import numpy as np
import pytest

from fiefdom import Rules
from fiefdom.engine import layout
from fiefdom.engine.engine import Engine, engine_for, random_sources
from property_support.families import INTERPRETED, each_flow, each_layout
from property_support.playing import mixed_batch

States = Any
RULE_FIELDS = {"mode", "line_size"}
DOORS: dict[str, Callable[[Engine, States], object]] = {
    "legal_lists": lambda engine, states: engine.legal_lists(states),
    "legal_masks": lambda engine, states: engine.legal_masks(states),
    "apply": lambda engine, states: engine.apply(states, [0] * len(states)),
    "reveal": lambda engine, states: engine.reveal(states, [0] * len(states)),
    "draw": lambda engine, states: engine.draw(states, random_sources(0, 0, len(states))),
    "settle_chance": lambda engine, states: engine.settle_chance(states, random_sources(0, 0, len(states))),
    "play_out": lambda engine, states: engine.play_out(states, random_sources(0, 0, len(states))),
    "totals": lambda engine, states: engine.totals(states),
    "standings": lambda engine, states: engine.standings(states),
    "ranking": lambda engine, states: engine.ranking(states),
    "sheet": lambda engine, states: engine.sheet(states, 0),
    "territories": lambda engine, states: engine.territories(states, 0),
    "prices": lambda engine, states: engine.prices(states, 0),
    "acting_seat": lambda engine, states: engine.acting_seat(states),
    "acting_kingdom": lambda engine, states: engine.acting_kingdom(states),
    "turn": lambda engine, states: engine.turn(states),
    "perft": lambda engine, states: engine.perft(states, random_sources(0, 0, len(states)), 1),
}


def reached(rules: Rules, seed: int) -> States:
    """States from throughout one random game."""
    return mixed_batch(rules, seed, 8 if INTERPRETED else 60)


def is_sound(engine: Engine, states: States) -> bool:
    try:
        engine.totals(states)
    except ValueError as refusal:
        assert "contradict each other" in str(refusal)
        return False
    return True


def garble(state: States, source: random.Random) -> None:
    """Change one to three numbers of a state: to nearby values, extreme values, or random bits."""
    for _ in range(source.randint(1, 3)):
        if source.random() < 0.3:
            words = state.view(np.uint64)
            words[source.randrange(len(words))] ^= np.uint64(1 << source.randrange(64))
        else:
            numbers = state.view(np.int32)
            at = source.randrange(len(numbers))
            near = int(numbers[at]) + source.choice((-2, -1, 1, 2))
            far = source.choice((-(2**31), -1, 0, 1, 3, 7, 15, 16, 48, 96, 2**31 - 1, source.getrandbits(31)))
            numbers[at] = np.array(source.choice((near, far))).astype(np.int32)


@pytest.mark.interpreted
@pytest.mark.boundscheck
@each_flow
def test_every_state_on_the_way_is_sound(rules: Rules) -> None:
    engine = engine_for(rules)
    number = 2 if INTERPRETED else 40
    states, randoms = engine.new_states(number), random_sources(11, 0, number)
    source = np.random.default_rng(5)
    while (states["phase"] != layout.OVER).any():
        engine.settle_chance(states, randoms)
        actions, counts = engine.legal_lists(states)
        picks = source.integers(0, np.maximum(counts, 1))
        engine.apply(states, actions[np.arange(number), picks])
    assert is_sound(engine, states)


@pytest.mark.boundscheck
@each_flow
def test_garbled_states_are_refused_or_play_on_unharmed(rules: Rules, games_factor: int) -> None:
    engine = engine_for(rules)
    source = random.Random(str(rules))
    refused = 0
    for seed in range(6 * games_factor):
        for start in reached(rules, seed):
            states = np.array([start], engine.dtype)
            garble(states, source)
            before = states.copy()
            if is_sound(engine, states):
                play_on(engine, states, seed)
            else:
                refused += 1
                check_refused_everywhere(engine, states)
                assert states.tobytes() == before.tobytes()
    assert refused > 0


def play_on(engine: Engine, states: States, seed: int) -> None:
    """Play to the end step by step, checking soundness throughout; and in one call."""
    whole = states.copy()
    engine.play_out(whole, random_sources(seed, 0, 1))
    assert whole[0]["phase"] == layout.OVER and is_sound(engine, whole)
    engine.sheet(whole, 0)
    randoms = random_sources(seed, 1, 1)
    for _ in range(2000):
        engine.settle_chance(states, randoms)
        actions, counts = engine.legal_lists(states)
        assert is_of_other_rules(engine, states) or engine.legal_masks(states).sum() == counts[0]
        if states[0]["phase"] == layout.OVER:
            return
        assert counts[0] > 0
        assert engine.apply(states, actions[:1, int(randoms[0]) % int(counts[0])])[0] == 0
    raise AssertionError("the game does not end")


def is_of_other_rules(engine: Engine, states: States) -> bool:
    """Whether garbling made it a state of another game: its masks do not fit here, and `legal_masks` reports it."""
    return any(states[field][0] != engine.new_states()[field][0] for field in RULE_FIELDS & {*engine.dtype.names})


def check_refused_everywhere(engine: Engine, states: States) -> None:
    for name, door in DOORS.items():
        with pytest.raises(ValueError, match="contradict each other"):
            door(engine, states)
            raise AssertionError(f"{name} took it")


@pytest.mark.boundscheck
@each_layout
def test_random_bytes_are_refused_by_every_door(rules: Rules) -> None:
    engine = engine_for(rules)
    source = np.random.default_rng(1)
    for _ in range(20):
        states = source.integers(0, 256, engine.dtype.itemsize, np.uint8).view(engine.dtype)
        check_refused_everywhere(engine, states)


@each_layout
@pytest.mark.parametrize("phase", range(-1, 18))
def test_an_empty_state_is_refused_in_every_phase(rules: Rules, phase: int) -> None:
    engine = engine_for(rules)
    states = np.zeros(1, engine.dtype)
    states["phase"] = phase
    check_refused_everywhere(engine, states)


@each_layout
def test_one_unsound_state_among_many_leaves_all_untouched(rules: Rules) -> None:
    engine = engine_for(rules)
    states = engine.new_states(5)
    states[3]["seats"] = 99
    before = states.copy()
    with pytest.raises(ValueError, match="contradict each other"):
        engine.play_out(states, random_sources(0, 0, 5))
    assert states.tobytes() == before.tobytes()
