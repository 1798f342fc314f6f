"""Search: the same result for the same seed, always a move, and the last placements solved."""

from itertools import pairwise
from math import inf

import numpy as np
import pytest

from fiefdom import Game, bots
from fiefdom.bots import clock
from fiefdom.bots.candidates import rank
from fiefdom.bots.kernels.entry_points import PLAY_ON, think
from fiefdom.bots.kernels.workspace import new_workspace
from fiefdom.bots.search import Plan, search
from fiefdom.bots.weights import undenied, weights_for
from fiefdom.engine.engine import engine_for
from fiefdom.engine.layout import FIRST_CHANCE, OVER, States
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


def test_decisions_with_few_moves_take_their_share_of_the_limit() -> None:
    shares = {}
    for decisions in range(9, 60):
        view = bots.View(FOUR, after(FOUR, decisions))
        tried = search(view, weights_for(FOUR), new_source(1), bots.Limit(simulations=3_200), Plan())
        if tried.belief and len(tried) > 1:
            shares[len(tried)] = int(tried.simulations.sum()) / 3_200
    assert min(shares) < 16 < max(shares)
    assert all(0.8 * min(1, moves / 16) <= share <= min(1, moves / 16) for moves, share in shares.items())


def test_an_answer_is_always_there_and_more_time_means_more_simulations() -> None:
    view = bots.View(FOUR, after(FOUR, 12))
    spent = []
    for seconds in (1e-6, 0.3):
        tried = search(view, weights_for(FOUR), new_source(1), bots.Limit(seconds=seconds), Plan())
        assert tried.best in view.legal
        spent.append(int(tried.simulations.sum()))
    # Every stage is run at least once: 32, 16, 8, 4 and 2 moves.
    assert spent[0] == 62 < spent[1]


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


# `place K31 n2e1 n2` and `claim K21` win by 2; by V alone, `place K31 s1w1 s1w2` and `claim K10` look better.
LAST_CLAIMS = (
    "kingdomino(players=2) | round 5 turn 3 place | line K12:2 K24:1 K31:2 K43:1 | next K10 K11:2 K21 K28:1 | "
    "kingdom 1: K2 e1 e2, K5 w2 w1, K8 s1 s2, K13 n1e1 n1, K14 n1e2 n2e2, K19 n2e1 n2, K24 s1w2 s2w2, K27 n1w1 n1w2, "
    "K45 s1e1 s1e2 | kingdom 2: K3 w2 w1, K7 n2e2 n1e2, K12 n2w2 n2w1, K15 s1e1 s2e1, K20 e1 e2, K23 n1e1 n1, "
    "K37 s1 s2, K42 s1e2 s2e2, K46 n1w2 n1w1"
)


@pytest.mark.parametrize("name", ["search", "hard", "expert"])
def test_a_foreseen_end_counts_more_than_the_evaluation(name: str) -> None:
    game, bot = Game.from_position(LAST_CLAIMS), bots.bot(name)
    for expected in ("place K31 n2e1 n2", "claim K21"):
        move = bot.play(game, bots.Limit(simulations=200), seed=1)
        assert str(move) == expected
        game.push(move)


@pytest.mark.parametrize("rules", [FOUR, TWO, Rules.parse("totem(players=2)")], ids=str)
def test_simulations_take_the_moves_of_the_policy_once_nothing_is_hidden(rules: Rules) -> None:
    """Dominoes are weighed when they are claimed and placed there: the same as weighing them again."""
    engine, weights = engine_for(rules), undenied(weights_for(rules))
    states, decisions = after(rules, 0), 0
    while states[0].lines_left > 0 or states[0].next_count == 0:
        decisions += 1
        states = after(rules, decisions)
    moves = rank(bots.View(rules, states), new_workspace(rules), weights, joint=False).moves
    found = np.zeros((len(moves), 1, 2))
    think(states, new_workspace(rules), weights, weights, moves, PLAY_ON, np.uint64(1), 0, 1_000, found)
    kingdom = bots.View(rules, states).kingdom
    for move, (points, _) in zip(moves, found[:, 0], strict=True):
        following = states.copy()
        engine.apply(following, [int(move.action)])
        while following[0].phase < FIRST_CHANCE:
            best = rank(bots.View(rules, following), new_workspace(rules), weights, joint=False).best
            engine.apply(following, [best])
        assert following[0].phase == OVER and engine.totals(following)[0, kingdom] == points


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
