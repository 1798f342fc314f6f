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


def by_trying(rules: Rules, states: States) -> tuple[tuple[int, ...], ...]:
    """Total, largest territory and crowns of each kingdom in the end if everyone takes the first of the best moves."""
    engine = engine_for(rules)
    if states[0].phase >= FIRST_CHANCE:
        criteria = 3 if engine.layout.family.crown_tie_break else 2
        return tuple(tuple(row[:criteria]) for row in engine.standings(states)[0].tolist())
    kingdom = bots.View(rules, states).kingdom
    ends = []
    for action in engine.legal_actions(states):
        following = states.copy()
        engine.apply(following, [action])
        ends.append(by_trying(rules, following))
    return max(ends, key=lambda end: (win(end, kingdom), lead(end, kingdom)))


def best_other(end: tuple[tuple[int, ...], ...], kingdom: int) -> tuple[int, ...]:
    return max(row for number, row in enumerate(end) if number != kingdom)


def win(end: tuple[tuple[int, ...], ...], kingdom: int) -> int:
    """2 for a win, 1 for a shared one, 0 for a loss."""
    other = best_other(end, kingdom)
    return 2 if end[kingdom] > other else int(end[kingdom] == other)


def lead(end: tuple[tuple[int, ...], ...], kingdom: int) -> int:
    return end[kingdom][0] - best_other(end, kingdom)[0]


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
            for index, action in enumerate(solved.actions):
                following = states.copy()
                engine_for(rules).apply(following, [int(action)])
                end = by_trying(rules, following)
                assert solved.points[0, index].tolist() == [row[0] for row in end]
                for kingdom in range(rules.kingdoms):
                    assert solved.wins(kingdom)[0, index] == win(end, kingdom)
    assert compared >= 8


def test_it_gives_up_where_lines_are_still_to_come() -> None:
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
        expected = [lead(tuple((int(total),) for total in points), kingdom) for points in solved.points[0]]
        assert solved.leads(kingdom)[0].tolist() == expected
