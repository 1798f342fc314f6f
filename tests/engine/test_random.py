"""Random sources: the same numbers in Python, NumPy and compiled code, and fair ones."""

from typing import Any

import numpy as np
import pytest
from hypothesis import given
from hypothesis import strategies as st
from numba import config, njit

from fiefdom import Rules
from fiefdom.engine import layout
from fiefdom.engine.engine import engine_for, random_sources
from fiefdom.engine.random import below, following, mixed, new_source, scaled
from property_support.families import examples
from property_support.playing import Source

words = st.integers(0, 2**64 - 1)
bounds = st.integers(1, 2**31 - 1)
compiled_only = pytest.mark.skipif(bool(config.DISABLE_JIT), reason="compares compiled code with plain Python")


def splitmix64(value: int) -> int:
    """Its finaliser, in plain integers."""
    value = (value ^ value >> 30) * 0xBF58_476D_1CE4_E5B9 % 2**64
    value = (value ^ value >> 27) * 0x94D0_49BB_1331_11EB % 2**64
    return value ^ value >> 31


@pytest.mark.interpreted
@given(seed=st.integers(-(2**64), 2**64), first=st.integers(0, 2**40), number=st.integers(0, 20))
@examples(100)
def test_random_sources_are_splitmix64_of_seed_and_stream(seed: int, first: int, number: int) -> None:
    golden, spread = 0x9E37_79B9_7F4A_7C15, 0xD134_2543_DE82_EF95
    counters = [(seed + (first + index) * spread + golden) % 2**64 for index in range(number)]
    assert random_sources(seed, first, number).tolist() == [splitmix64(counter) or golden for counter in counters]
    assert random_sources(seed, first, number).dtype == np.uint64
    assert [mixed(seed, first + index) for index in range(number)] == random_sources(seed, first, number).tolist()


@given(seed=st.integers(0, 2**63), index=st.integers(0, 2**40))
@examples(100)
def test_no_source_is_zero_and_neighbours_differ(seed: int, index: int) -> None:
    near = [mixed(seed, index), mixed(seed + 1, index), mixed(seed, index + 1)]
    assert 0 not in near and len(set(near)) == 3
    assert new_source(seed, index).tolist() == [near[0]]


def test_the_seed_that_would_give_zero_does_not() -> None:
    """splitmix64 is a bijection, so exactly one seed leads to 0: the one whose counter becomes 0."""
    seed = -0x9E37_79B9_7F4A_7C15
    assert mixed(seed, 0) != 0
    assert random_sources(seed, 0, 1).tolist() == [mixed(seed, 0)]


@given(value=words, bound=bounds)
@examples(200)
def test_one_step_is_xorshift_star(value: int, bound: int) -> None:
    source = Source(value)
    expected = source.below(bound)
    assert following(value) == source.value
    assert scaled(following(value), bound) == expected < bound


@njit
def _compiled_words(values: Any, bounds: Any, nexts: Any, drawn: Any) -> None:
    for index in range(len(values)):
        nexts[index] = following(values[index])
        drawn[index] = below(values[index : index + 1], bounds[index])


@compiled_only
@given(pairs=st.lists(st.tuples(words, bounds), min_size=1, max_size=50))
@examples(50)
def test_compiled_words_equal_plain_ones(pairs: list[tuple[int, int]]) -> None:
    values = np.array([value for value, _ in pairs], np.uint64)
    limits = np.array([bound for _, bound in pairs], np.int64)
    nexts = np.zeros_like(values)
    drawn = np.zeros_like(limits)
    _compiled_words(values, limits, nexts, drawn)
    sources = [Source(value) for value, _ in pairs]
    expected = [source.below(bound) for source, (_, bound) in zip(sources, pairs, strict=True)]
    assert drawn.tolist() == expected
    assert nexts.tolist() == values.tolist() == [source.value for source in sources]


@pytest.mark.interpreted
def test_below_advances_its_source_once() -> None:
    plain = getattr(below, "py_func", below)
    random = np.array([12345], np.uint64)
    source = Source(12345)
    for bound in (1, 2, 3, 48, 2**31 - 1):
        assert plain(random, bound) == source.below(bound)
        assert int(random[0]) == source.value


def test_draws_are_fair() -> None:
    """Each of the 48 dominoes is in the first line about equally often (4 of 48; five standard deviations)."""
    engine = engine_for(Rules.parse("kingdomino(players=4)"))
    number = 12_000
    outcomes = engine.draw(engine.new_states(number), random_sources(3, 0, number))
    tally = [int((outcomes >> np.uint64(bit) & np.uint64(1)).sum()) for bit in range(64)]
    assert sum(tally) == 4 * number and not any(tally[48:])
    assert all(abs(found - number / 12) < 5 * (number * 11 / 144) ** 0.5 for found in tally[:48])


def test_drawn_kings_are_fair() -> None:
    """W4: the seventh of seven players has two kings, so is drawn twice as often."""
    engine = engine_for(Rules.parse("royal_wedding(players=7, teams)"))
    number = 8_000
    states, randoms = engine.new_states(number), random_sources(4, 0, number)
    while (states["phase"] != layout.DRAW_KING).any():
        engine.reveal(states, engine.draw(states, randoms))
    tally = np.bincount(engine.draw(states, randoms).astype(np.int64))
    expected = np.array([1, 1, 1, 1, 1, 1, 2]) * number / 8
    assert (abs(tally - expected) < 5 * expected**0.5).all()
