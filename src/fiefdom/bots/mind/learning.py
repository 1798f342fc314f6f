"""Self-play of the policy with itself, and the correction of the weights after each game."""

from typing import Any

import numpy as np

from fiefdom.bots.mind.desk import F64, MOST_FEATURES, PLAYED
from fiefdom.bots.mind.playing import seed_streams, settle_one_chance
from fiefdom.bots.mind.policy import acting_number, best_of, note_features, weigh
from fiefdom.bots.mind.tables import LAST_STAGE, PLACES, TRENDS, place_table, trend_table
from fiefdom.bots.mind.territories import dominoes_taken, stage_of
from fiefdom.engine.actions import claim_action
from fiefdom.engine.compiled import entry, kernel
from fiefdom.engine.family import apply, points
from fiefdom.engine.layout import CLAIM, FIRST_CHANCE, OVER

MOST_MOMENTS, MOST_KINGDOMS = 400, 6
SHARE_OF_PLACES = 0.05


def moment_type() -> np.dtype[Any]:
    """A moment to learn from: the entries that made up V after a turn, or the value that a claim promised."""
    fields: list[tuple[Any, ...]] = [
        ("active", "i4", (MOST_FEATURES,)),
        ("noted", "i4"),
        ("kingdom", "i4"),
        ("stage", "i4"),
        ("place", "i4"),  # the entry of the place that was claimed, or -1
        ("trend", "f8", (TRENDS,)),
        ("value", "f8"),  # points at that time, or the value that the claim promised
    ]
    return np.dtype((np.record, np.dtype(fields, align=True)))


@kernel
def _remember_turn(state: Any, number: int, desk: Any, moment: Any) -> None:
    kingdom = state.kingdom[number]
    noted = note_features(state, number, desk)
    for index in range(noted):
        moment.active[index] = desk.active[index]
    for index in range(TRENDS):
        moment.trend[index] = desk.trend[index]
    moment.noted = noted
    moment.kingdom = number
    moment.stage = stage_of(desk, dominoes_taken(kingdom))
    moment.place = -1
    moment.value = points(state, number)


@kernel
def _learn_from_turn(kingdom: Any, moment: Any, weights: Any, visits: Any, final: float, rate: float) -> float:
    """Move V of a moment towards the points it came to; returns the square of its error."""
    start = trend_table(kingdom) + moment.stage * TRENDS
    value, weight = moment.value, F64(moment.noted)
    for index in range(moment.noted):
        value += weights[moment.active[index]]
    for index in range(TRENDS):
        value += weights[start + index] * moment.trend[index]
        weight += moment.trend[index] * moment.trend[index]
    error = final - value
    step = np.float32(rate * error / weight)
    for index in range(moment.noted):
        weights[moment.active[index]] += step
        visits[moment.active[index]] += 1
    for index in range(TRENDS):
        weights[start + index] += step * np.float32(moment.trend[index])
        visits[start + index] += 1
    return error * error


@kernel
def _play_and_remember(state: Any, desk: Any, weights: Any, streams: Any, moments: Any) -> int:
    """Play a game by the policy. Returns how many moments there are."""
    found = 0
    while state.phase != OVER:
        if state.phase >= FIRST_CHANCE:
            settle_one_chance(state, streams)
            continue
        number, turn, round_number = acting_number(state), state.turn, state.round_number
        options_found = weigh(state, desk, weights)
        best = best_of(desk, options_found)
        action = desk.action[best]
        if state.phase == CLAIM and options_found > 1 and found < MOST_MOMENTS:
            stage = stage_of(desk, dominoes_taken(state.kingdom[number]) + 1)
            moment = moments[found]
            moment.place = place_table(state) + stage * PLACES + action - claim_action(state)
            moment.kingdom = number
            moment.value = desk.value[best]
            found += 1
        apply(state, action)
        turn_is_over = state.turn != turn or state.round_number != round_number or state.phase >= FIRST_CHANCE
        if round_number > 0 and turn_is_over and found < MOST_MOMENTS:
            _remember_turn(state, number, desk, moments[found])
            if moments[found].stage < LAST_STAGE:
                found += 1
    return found


@entry
def learn(
    start: Any, desks: Any, weights: Any, visits: Any, moments: Any,
    seed: Any, games: int, rate: float, report: Any,
) -> None:  # fmt: skip
    """Play games from a start and correct the weights after each; counts how often each weight was corrected.

    Adds to report: points, squared errors, moments.
    """
    streams = np.empty(2, np.uint64)
    finals = np.empty(MOST_KINGDOMS)
    desk = desks[0]
    for game in range(games):
        seed_streams(streams, seed, game)
        desk.state[PLAYED] = start[0]
        state = desk.state[PLAYED]
        found = _play_and_remember(state, desk, weights, streams, moments)
        for number in range(state.kingdom_count):
            finals[number] = points(state, number)
            report[0] += finals[number] / state.kingdom_count
        for index in range(found):
            moment = moments[index]
            final = finals[moment.kingdom]
            if moment.place >= 0:
                weights[moment.place] += np.float32(rate * SHARE_OF_PLACES * (final - moment.value))
                visits[moment.place] += 1
            else:
                report[1] += _learn_from_turn(state.kingdom[0], moment, weights, visits, final, rate)
                report[2] += 1
