"""The last decisions are solved exactly, as by exhaustive search, and only when nothing is hidden."""

import numpy as np
import pytest

from fiefdom import bots
from fiefdom.bots.endgame import solve
from fiefdom.engine.engine import engine_for, random_sources
from fiefdom.engine.layout import FIRST_CHANCE, States
from fiefdom.rules import Rules

GAMES = (
    "kingdomino(players=4, middle_kingdom, harmony)",
    "kingdomino(players=2)",
    "queendomino(players=3)",
    "royal_wedding(players=6, teams)",
    "totem(players=4)",
    "tribe(players=2)",
)


def last_states(rules: Rules, seed: int) -> list[States]:
    """The states of the last round of a random game in which a decision is pending."""
    engine = engine_for(rules)
    states, chance = engine.new_states(), random_sources(seed, 0, 1)
    choice = np.random.default_rng(seed)
    found = []
    engine.settle_chance(states, chance)
    while states[0].phase < FIRST_CHANCE:
        if states[0].next_count == 0:
            found.append(states.copy())
        engine.apply(states, [int(choice.choice(engine.legal_actions(states)))])
        engine.settle_chance(states, chance)
    return found


def by_trying(rules: Rules, states: States) -> tuple[int, ...]:
    """The final points of all kingdoms if everyone maximises their lead, taking the first of equal moves."""
    engine = engine_for(rules)
    if states[0].phase >= FIRST_CHANCE:
        return tuple(int(total) for total in engine.totals(states)[0])
    kingdom = bots.View(rules, states).kingdom
    ends = []
    for action in engine.legal_actions(states):
        following = states.copy()
        engine.apply(following, [action])
        ends.append(by_trying(rules, following))
    return max(ends, key=lambda end: lead(end, kingdom))


def lead(end: tuple[int, ...], kingdom: int) -> int:
    return end[kingdom] - max(points for number, points in enumerate(end) if number != kingdom)


@pytest.mark.parametrize("text", GAMES)
def test_it_agrees_with_trying_everything(text: str) -> None:
    rules = Rules.parse(text)
    compared = 0
    for seed in range(8):
        for states in last_states(rules, seed)[-4:]:
            solved = solve(rules, states, most=400)
            if solved is None:
                continue
            compared += 1
            for action, points in zip(solved.actions, solved.points, strict=True):
                following = states.copy()
                engine_for(rules).apply(following, [int(action)])
                assert tuple(points) == by_trying(rules, following)
    assert compared >= 8


def test_it_gives_up_where_dominoes_are_still_to_be_claimed() -> None:
    rules = Rules.parse("kingdomino(players=2)")
    engine = engine_for(rules)
    states = engine.new_states()
    assert solve(rules, states) is None
    engine.settle_chance(states, random_sources(1, 0, 1))
    assert solve(rules, states) is None


def test_it_gives_up_where_there_is_too_much_to_look_at() -> None:
    rules = Rules.parse("queendomino(players=3)")
    states = max(
        (state for seed in range(4) for state in last_states(rules, seed)), key=lambda state: _size(rules, state)
    )
    assert solve(rules, states, most=2) is None
    assert solve(rules, states, most=200_000) is not None


def _size(rules: Rules, states: States) -> int:
    return len(engine_for(rules).legal_actions(states))


def test_it_leaves_the_state_alone() -> None:
    rules = Rules.parse("totem(players=4)")
    states = last_states(rules, 1)[0]
    before = states.tobytes()
    assert solve(rules, states) is not None
    assert states.tobytes() == before


def test_leads_are_own_points_less_those_of_the_best_other() -> None:
    rules = Rules.parse("kingdomino(players=4)")
    states = last_states(rules, 2)[-1]
    solved = solve(rules, states)
    assert solved is not None
    for kingdom in range(4):
        expected = [lead(tuple(points), kingdom) for points in solved.points]
        assert solved.leads(kingdom).tolist() == expected
