"""The last rounds of games with independent kingdoms are solved exactly, as by trying everything."""

from collections.abc import Iterator

import numpy as np
import pytest

from fiefdom import Game, bots
from fiefdom.bots.endgame import solve
from fiefdom.bots.exact import solve_end
from fiefdom.bots.solved import Solved, results_of, values
from fiefdom.engine.engine import engine_for
from fiefdom.engine.layout import CLAIM, LAY_LINE, OVER, States
from fiefdom.engine.random import new_source
from fiefdom.rules import Rules
from property_support.families import INTERPRETED

EVERYTHING = 10**7
# Interpreted code tries a few positions only.
SEEDS, STATES = (2, 1_000) if INTERPRETED else (8, 30_000)
OF_TWO = (
    "kingdomino(players=2, middle_kingdom, harmony)",
    "kingdomino(players=2, mighty_duel)",
    "discovery(players=2)",
)
OF_MORE = ("kingdomino(players=3, harmony)", "kingdomino(players=4)", "discovery(players=4, middle_kingdom, harmony)")


def late_states(rules: Rules, seed: int, lines_left: int) -> list[States]:
    """The states of a game with a choice to make and so many lines to come; every second game is played sensibly."""
    game, found = Game.new(rules, seed), []
    source, bot = new_source(seed), bots.bot("normal" if seed % 2 else "random")
    while not game.is_over:
        view = bots.View.of(game)
        if len(view.legal) > 1 and view.states[0].lines_left == lines_left and view.states[0].round_number > 0:
            found.append(view.states)
        game.push(bot.choose(view, view.legal, source))
    return found


def worth(rules: Rules, states: States, solved: Solved) -> dict[int, int]:
    """What each action is worth to the acting kingdom with the best claim that can follow it."""
    kingdom = bots.View(rules, states).kingdom
    found: dict[int, int] = {}
    worths = values(solved.results[0], np.full(len(solved.actions), kingdom))
    for action, value in zip(solved.actions.tolist(), worths.tolist(), strict=True):
        found[action] = max(value, found.get(action, value))
    return found


@pytest.mark.parametrize("text", OF_TWO)
def test_last_claims_of_two_agree_with_the_whole_tree(text: str) -> None:
    rules = Rules.parse(text)
    compared = {False: 0, True: 0}
    for seed in range(SEEDS):
        for states in late_states(rules, seed, lines_left=0):
            tried = solve(rules, states, STATES)
            if tried is not None:
                solved = solve_end(rules, states, EVERYTHING)
                assert solved is not None
                assert worth(rules, states, solved) == worth(rules, states, tried)
                compared[bool(states[0].next_count)] += 1
    assert compared[False] >= SEEDS // 2 and compared[True] >= 2 * SEEDS


def alone(rules: Rules, states: States, kingdom: int) -> int:
    """The best result of a kingdom that has made all its claims: what the others do does not matter."""
    engine = engine_for(rules)
    if states[0].phase == OVER:
        return int(results_of(engine, states)[0, kingdom])
    own = bots.View(rules, states).kingdom == kingdom
    found = []
    for action in engine.legal_actions(states)[: None if own else 1]:
        following = states.copy()
        engine.apply(following, [action])
        found.append(alone(rules, following, kingdom))
    return max(found)


def after_turn(rules: Rules, states: States) -> Iterator[tuple[int, States]]:
    """All states in which this turn is over, each with the place that was claimed."""
    engine = engine_for(rules)
    for action in engine.legal_actions(states):
        following = states.copy()
        engine.apply(following, [action])
        if states[0].phase == CLAIM:
            yield action, following
        else:
            yield from after_turn(rules, following)


def by_claims(rules: Rules, states: States, hero: int | None) -> np.ndarray:
    """The final results if every kingdom has one king and never builds for fewer points than its dominoes allow.

    Everybody plays for the win, or only the hero, and all others for their own result.
    """
    if states[0].next_count == 0:
        return np.array([[alone(rules, states, number) for number in range(rules.kingdoms)]])
    kingdom = bots.View(rules, states).kingdom
    best: dict[int, tuple[int, States]] = {}
    for claim, following in after_turn(rules, states):
        result = alone(rules, following, kingdom)
        if claim not in best or result > best[claim][0]:
            best[claim] = result, following
    ends = [by_claims(rules, best[claim][1], hero) for claim in sorted(best)]
    worths = values(np.concatenate(ends), np.full(len(ends), kingdom))
    own = np.array([end[0, kingdom] for end in ends])
    return ends[int(np.argmax(worths if hero in (None, kingdom) else own))]


@pytest.mark.parametrize("text", OF_MORE)
def test_last_claims_of_more_agree_with_trying_all_claims(text: str) -> None:
    rules = Rules.parse(text)
    for seed in range(1 if INTERPRETED else 3):
        for states in [states for states in late_states(rules, seed, lines_left=0) if states[0].next_count][-5:]:
            solved = solve_end(rules, states, EVERYTHING)
            assert solved is not None
            kingdom = bots.View(rules, states).kingdom
            claims = solved.actions if states[0].phase == CLAIM else solved.claims
            most = {claim: solved.results[0, claims == claim, kingdom].max() for claim in set(claims.tolist())}
            full = [row[kingdom] == most[claim] for row, claim in zip(solved.results[0], claims.tolist(), strict=True)]
            for model, selfish in enumerate((False, True)):
                found = values(solved.results[model, full], np.full(sum(full), kingdom))
                ends = by_claims(rules, states, kingdom if selfish else None)
                assert found.max() == values(ends, np.full(1, kingdom))[0]


class TooMany(Exception):
    """A tree is too large to be tried."""


def by_trying(rules: Rules, states: States, left: list[int]) -> np.ndarray:
    """The final results if everyone takes the first of their best moves; the last line is what is left."""
    engine = engine_for(rules)
    left[0] -= 1
    if left[0] < 0:
        raise TooMany
    if states[0].phase == OVER:
        return results_of(engine, states)
    following = states.copy()
    if states[0].phase == LAY_LINE:
        engine.reveal(following, states[0].hidden)
        return by_trying(rules, following, left)
    ends = []
    for action in engine.legal_actions(states):
        following = states.copy()
        engine.apply(following, [action])
        ends.append(by_trying(rules, following, left))
    kingdom = bots.View(rules, states).kingdom
    return ends[int(np.argmax(values(np.concatenate(ends), np.full(len(ends), kingdom))))]


@pytest.mark.parametrize("text", ["kingdomino(players=4, harmony)", "discovery(players=4)"])
def test_the_round_before_agrees_with_trying_everything(text: str) -> None:
    """The last kings of that round, in kingdoms with little room: other trees are far too large."""
    rules = Rules.parse(text)
    compared = 0
    for seed in range(0, 40, 2):
        for states in late_states(rules, seed, lines_left=1)[-1:]:
            try:
                end = by_trying(rules, states, [300 if INTERPRETED else 1_500])
            except TooMany:
                continue
            solved = solve_end(rules, states, EVERYTHING)
            assert solved is not None
            kingdom = np.full(1, bots.View(rules, states).kingdom)
            assert max(worth(rules, states, solved).values()) == values(end, kingdom)[0]
            compared += 1
    assert compared >= (1 if INTERPRETED else 2)


def test_the_win_comes_before_the_lead_and_tie_breaks_decide() -> None:
    """A shared lead of 0 is a win or a loss by the largest territory or the crowns (C12)."""
    decided = 0
    rules = Rules.parse("kingdomino(players=2)")
    for seed in range(40):
        for states in late_states(rules, seed, lines_left=0):
            solved = solve_end(rules, states, EVERYTHING)
            assert solved is not None
            for kingdom in range(2):
                assert solved.exact
                wins, leads = solved.wins(kingdom)[0], solved.leads(kingdom)[0]
                assert (wins[leads > 0] == 2).all() and (wins[leads < 0] == 0).all()
                decided += int((wins[leads == 0] != 1).any())
    assert decided > 0


@pytest.mark.parametrize("text", ["totem(players=4)", "tribe(players=2)"])
def test_kingdoms_that_share_something_are_left_to_the_whole_tree(text: str) -> None:
    rules = Rules.parse(text)
    assert all(solve_end(rules, states, EVERYTHING) is None for states in late_states(rules, 1, lines_left=0))


def test_it_gives_up_while_the_last_line_is_unknown() -> None:
    for text, lines in (("kingdomino(players=2)", 1), ("kingdomino(players=3)", 1), ("kingdomino(players=4)", 2)):
        rules = Rules.parse(text)
        assert all(solve_end(rules, states, EVERYTHING) is None for states in late_states(rules, 1, lines))
    rules = Rules.parse("kingdomino(players=4)")
    assert solve_end(rules, engine_for(rules).new_states(), EVERYTHING) is None


def test_it_gives_up_where_there_is_too_much_to_examine() -> None:
    rules = Rules.parse("kingdomino(players=4)")
    states = late_states(rules, 1, lines_left=1)[0]
    assert solve_end(rules, states, 0) is None
    assert solve_end(rules, states, 50) is None
    before = states.tobytes()
    assert solve_end(rules, states, EVERYTHING) is not None
    assert states.tobytes() == before
