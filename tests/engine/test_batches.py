"""Batches: many states at once equal one at a time, threads change nothing, and perft equals a plain recursion."""

from concurrent.futures import ThreadPoolExecutor
from typing import Any

import numpy as np
import pytest
from hypothesis import given
from hypothesis import strategies as st

from fiefdom import Game, Rules
from fiefdom.engine import batch
from fiefdom.engine.engine import Engine, engine_for, random_sources
from fiefdom.engine.random import stirred
from property_support.families import any_rules, each_flow, each_layout, examples, seeds
from property_support.playing import Source, decisions, mixed_batch


def one_by_one(states: Any) -> list[Any]:
    """Arrays with one state each."""
    return [states[index : index + 1].copy() for index in range(len(states))]


def first_or_zero(engine: Engine, states: Any, seed: int) -> list[int]:
    """A legal action of each state, or 0 if there is none."""
    source = Source(seed + 1)
    lists, counts = engine.legal_lists(states)
    return [
        int(actions[source.below(int(count))]) if count else 0 for actions, count in zip(lists, counts, strict=True)
    ]


@pytest.mark.interpreted
@pytest.mark.boundscheck
@each_layout
def test_a_batch_equals_its_states_one_by_one(rules: Rules) -> None:
    engine = engine_for(rules)
    states = mixed_batch(rules, seed=1, number=10)
    alone = one_by_one(states)
    actions = first_or_zero(engine, states, seed=2)
    outcomes = engine.draw(states, random_sources(3, 0, 10))
    assert outcomes.tolist() == [engine.draw(one, random_sources(3, index, 1))[0] for index, one in enumerate(alone)]
    assert engine.legal_masks(states).tolist() == [engine.legal_masks(one)[0].tolist() for one in alone]
    assert engine.signatures(states).tolist() == [engine.signatures(one)[0] for one in alone]
    assert engine.standings(states).tolist() == [engine.standings(one)[0].tolist() for one in alone]
    codes = engine.apply(states, actions)
    assert codes.tolist() == [engine.apply(one, [action])[0] for one, action in zip(alone, actions, strict=True)]
    assert states.tobytes() == b"".join(one.tobytes() for one in alone)
    codes = engine.reveal(states, outcomes)
    assert codes.tolist() == [engine.reveal(one, [outcome])[0] for one, outcome in zip(alone, outcomes, strict=True)]
    assert states.tobytes() == b"".join(one.tobytes() for one in alone)


@each_flow
def test_settling_and_playing_a_batch_equal_one_by_one(rules: Rules) -> None:
    engine = engine_for(rules)
    for name in ("settle_chance", "play_out"):
        states, randoms = mixed_batch(rules, seed=4, number=60), random_sources(5, 0, 60)
        alone = one_by_one(states)
        sources = [random_sources(5, index, 1) for index in range(60)]
        getattr(engine, name)(states, randoms)
        for one, source in zip(alone, sources, strict=True):
            getattr(engine, name)(one, source)
        assert states.tobytes() == b"".join(one.tobytes() for one in alone)
        assert randoms.tolist() == [int(source[0]) for source in sources]


@each_layout
def test_two_threads_over_halves_equal_one(rules: Rules, games_factor: int) -> None:
    engine = engine_for(rules)
    number = 2000 * games_factor
    states, randoms = engine.new_states(number), random_sources(6, 0, number)
    threaded, sources = states.copy(), randoms.copy()
    decided = engine.play_out(states, randoms)
    halves = [slice(0, number // 2), slice(number // 2, number)]
    with ThreadPoolExecutor(2) as pool:
        parts = list(pool.map(lambda half: engine.play_out(threaded[half], sources[half]), halves))
    assert np.concatenate(parts).tolist() == decided.tolist()
    assert threaded.tobytes() == states.tobytes()
    assert sources.tolist() == randoms.tolist()


@each_layout
def test_streams_do_not_depend_on_the_batch(rules: Rules) -> None:
    """Game number n of a seed is the same in any batch that contains it."""
    engine = engine_for(rules)
    whole = engine.new_states(50)
    engine.play_out(whole, random_sources(7, 0, 50))
    part = engine.new_states(20)
    engine.play_out(part, random_sources(7, 30, 20))
    assert part.tobytes() == whole[30:].tobytes()


def recursion(game: Game, depth: int) -> int:
    """perft by definition: the number of sequences of this many decisions; copies have the same chance events."""
    if depth == 0:
        return 1
    found = 0
    for action in game.legal_actions:
        twin = game.copy()
        twin.push(action)
        found += recursion(twin, depth - 1)
    return found


def perft_of(game: Game, depth: int) -> int:
    return engine_for(game.rules).perft(game._states, game._random, depth)


@each_flow
def test_perft_equals_a_recursion_through_copies(rules: Rules) -> None:
    """From the last opening claim on, so that a line is laid between the decisions."""
    game = Game.new(rules, seed=3)
    for _ in decisions(game, seed=3, most=1 if rules.opening == "pairs" else sum(rules.kings) - 1):
        pass
    before = game.digest(), game._random.tolist()
    assert [perft_of(game, depth) for depth in range(4)] == [recursion(game, depth) for depth in range(4)]
    assert (game.digest(), game._random.tolist()) == before


def before_the_last_line(seed: int) -> Game:
    """A three-player game in which the last king of round 10 places next, after which the last line is laid."""
    game = Game.new("kingdomino(players=3)", seed=seed)
    for _ in decisions(game, seed, most=3 + 9 * 6 + 4):
        pass
    assert (game.round_number, game.awaits) == (10, "place")
    return game


def test_perft_deals_the_same_line_on_every_path() -> None:
    """The kingdoms are almost full, so few paths lead to the first placements of the line that chance lays."""
    checked = 0
    for game in map(before_the_last_line, range(60)):
        found = perft_of(game, 9)
        if len(game.legal_actions) > 1 and 200 < found < 400 and checked < 3:
            assert recursion(game, 9) == found
            checked += 1
    assert checked == 3


@given(rules=any_rules, seed=seeds, most=st.integers(0, 200))
@examples(15)
def test_perft_of_any_stage(rules: Rules, seed: int, most: int) -> None:
    game = Game.new(rules, seed=seed)
    for _ in decisions(game, seed, most):
        pass
    assert perft_of(game, 1) == len(game.legal_actions)
    assert perft_of(game, 2) == recursion(game, 2)


@pytest.mark.interpreted
@pytest.mark.boundscheck
@each_layout
def test_perft_of_the_opening(rules: Rules) -> None:
    """The first decisions are claims of free dominoes, one fewer each time (pairs: two, then one)."""
    game = Game.new(rules, seed=1)
    places = 2 if rules.opening == "pairs" else rules.line_size
    assert perft_of(game, 1) == places
    assert perft_of(game, 2) == places * (places - 1)


@each_layout
def test_perft_ends_with_the_game(rules: Rules) -> None:
    engine = engine_for(rules)
    states, randoms = engine.new_states(), random_sources(1, 0, 1)
    engine.play_out(states, randoms)
    assert [engine.perft(states, randoms, depth) for depth in (0, 1, 5)] == [1, 0, 0]


@each_layout
def test_signatures_see_every_word(rules: Rules) -> None:
    engine = engine_for(rules)
    states = mixed_batch(rules, seed=8, number=2)[:1]
    words = states.dtype.itemsize // 8
    changed = np.repeat(states, words)
    grid = changed.view(np.uint64).reshape(words, words)
    grid[np.arange(words), np.arange(words)] ^= np.uint64(1)
    found = {int(value) for value in engine.signatures(changed)} | {int(engine.signatures(states)[0])}
    assert len(found) == words + 1


@pytest.mark.interpreted
def test_a_signature_is_made_of_plain_integers() -> None:
    """The same on every machine: 64-bit products and shifts, no process hash; uncompiled the same as compiled."""
    rows = [[1, 2, 3], [0, 0, 0], [2**64 - 1, 2**63, 7]]
    folded = np.zeros(3, np.uint64)
    assert batch.fold(np.array(rows, np.uint64), folded) == batch.OK
    expected = []
    for row in rows:
        value = 0
        for word in row:
            value = stirred(value, word)
        expected.append(value)
    assert folded.tolist() == expected
    assert len(set(expected)) == 3


@each_layout
def test_states_of_an_engine_do_not_share_memory(rules: Rules) -> None:
    engine = engine_for(rules)
    states = engine.new_states(3)
    twin = engine.new_states(3)
    states["phase"] = 7
    assert (twin["phase"] != 7).all() and (engine.new_states()["phase"] != 7).all()
    states = mixed_batch(rules, seed=9, number=4)
    copied = states[1]
    row = states[1:2].copy()
    engine.play_out(states[2:3], random_sources(1, 0, 1))
    assert copied.tobytes() == row.tobytes()
    assert engine_for(rules) is engine
