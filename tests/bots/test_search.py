"""Search: the same result for the same seed, always a move, and the last placements solved."""

from itertools import pairwise
from math import inf

import numpy as np
import pytest

from fiefdom import bots
from fiefdom.bots import clock
from fiefdom.bots.candidates import rank
from fiefdom.bots.kernels.workspace import new_workspace
from fiefdom.bots.search import Plan, search
from fiefdom.bots.weights import weights_for
from fiefdom.engine.engine import engine_for
from fiefdom.engine.layout import FIRST_CHANCE, States
from fiefdom.engine.random import new_source, random_sources
from fiefdom.rules import Rules

BOTH = "middle_kingdom, harmony"
FOUR = Rules.parse(f"kingdomino(players=4, {BOTH})")
TWO = Rules.parse(f"kingdomino(players=2, {BOTH})")
TRIBE = Rules.parse("tribe(players=2)")


def after(rules: Rules, decisions: int, seed: int = 1) -> States:
    """A state after some random decisions."""
    engine = engine_for(rules)
    states, chance, source = engine.new_states(), random_sources(seed, 0, 1), new_source(seed)
    engine.settle_chance(states, chance)
    for _ in range(decisions):
        view = bots.View(rules, states)
        engine.apply(states, [bots.bot("random").choose(view, view.legal, source)])
        engine.settle_chance(states, chance)
    return states


@pytest.mark.parametrize("rules", [FOUR, TRIBE], ids=str)
def test_the_same_seed_gives_the_same_thoughts_for_any_number_of_threads(rules: Rules) -> None:
    view = bots.View(rules, after(rules, 20))
    weights = weights_for(rules)
    thoughts = [
        search(view, weights, new_source(7), bots.Limit(simulations=300, threads=threads), Plan())
        for threads in (1, 2, 3, 1)
    ]
    for one, other in pairwise(thoughts):
        assert one.moves.tolist() == other.moves.tolist()
        assert one.means.tolist() == other.means.tolist()
    other_seed = search(view, weights, new_source(8), bots.Limit(simulations=300), Plan())
    assert other_seed.means.tolist() != thoughts[0].means.tolist()


def test_simulations_are_spent_on_the_moves_that_stay() -> None:
    tried = search(
        bots.View(FOUR, after(FOUR, 30)), weights_for(FOUR), new_source(1), bots.Limit(simulations=800), Plan(width=8)
    )
    spent = tried.simulations[:8]
    assert 500 <= spent.sum() <= 800
    assert spent[0] == spent.max() > spent[-1] > 0
    assert not tried.simulations[8:].any()


def test_an_answer_is_always_there_and_more_time_means_more_simulations() -> None:
    view = bots.View(FOUR, after(FOUR, 12))
    spent = []
    for seconds in (1e-6, 0.3):
        tried = search(view, weights_for(FOUR), new_source(1), bots.Limit(seconds=seconds), Plan())
        assert tried.best in view.legal
        spent.append(int(tried.simulations.sum()))
    # Every stage is run at least once: 16, 8, 4 and 2 moves.
    assert spent[0] == 30 < spent[1]


def test_a_busy_machine_does_not_make_a_thread_think_less() -> None:
    assert clock.Clock(bots.Limit(simulations=5)).left() == inf
    fast, slow = clock.Clock(bots.Limit(seconds=1e3)), clock.Clock(bots.Limit(seconds=1e3, threads=2))
    fast._wall = slow._wall = clock.perf_counter() - 900
    assert 600 < fast.left() <= 700 and slow.left() < 101


def test_thinking_leaves_the_state_alone() -> None:
    states = after(FOUR, 30)
    before = states.tobytes()
    view = bots.View(FOUR, states)
    for name in bots.names():
        bots.bot(name).choose(view, view.legal, new_source(1), bots.Limit(simulations=20))
    assert states.tobytes() == before


def best_end(rules: Rules, states: States, kingdom: int) -> int:
    """The most points a kingdom can still score; what the others do does not matter."""
    engine = engine_for(rules)
    if states[0].phase >= FIRST_CHANCE:
        return int(engine.totals(states)[0, kingdom])
    own = bots.View(rules, states).kingdom == kingdom
    found = []
    for action in engine.legal_actions(states)[: None if own else 1]:
        following = states.copy()
        engine.apply(following, [action])
        found.append(best_end(rules, following, kingdom))
    return max(found)


@pytest.mark.parametrize("rules", [FOUR, TWO], ids=str)
def test_the_last_round_is_solved(rules: Rules) -> None:
    engine = engine_for(rules)
    hard = bots.bot("hard")
    for seed in range(6):
        states, decisions = after(rules, 0, seed), 0
        while states[0].next_count > 0 or states[0].round_number == 0:
            decisions += 1
            states = after(rules, decisions, seed)
        while states[0].phase < FIRST_CHANCE:
            view = bots.View(rules, states)
            kingdom, most = view.kingdom, best_end(rules, states, view.kingdom)
            engine.apply(states, [hard.choose(view, view.legal, new_source(1))])
            assert best_end(rules, states, kingdom) == most


def test_value_of_a_placement_is_the_value_of_the_kingdom_after_it() -> None:
    """The value of a placement is computed without making it; at the end it is the points themselves."""
    rules = FOUR
    engine, weights = engine_for(rules), np.zeros_like(weights_for(rules))
    weights.flags.writeable = False
    for decisions in range(9, 90, 8):
        states = after(rules, decisions)
        view = bots.View(rules, states)
        tried = rank(view, new_workspace(rules), weights, joint=False)
        if engine.legal_actions(states)[0] >= 4 * 81:
            continue
        for move in tried.moves:
            following = states.copy()
            engine.apply(following, [int(move.action)])
            assert move.value == engine.totals(following)[0, view.kingdom]
