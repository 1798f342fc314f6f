"""Self-play with the policy, and the update of the weights after each game."""

from typing import Any

import numpy as np

from fiefdom.bots.kernels.playouts import seed_streams, settle_one_chance
from fiefdom.bots.kernels.policy import acting_number, best_of, note_features, place_entry, weigh
from fiefdom.bots.kernels.territories import dominoes_taken, stage_of
from fiefdom.bots.kernels.weight_tables import (
    LAST_STAGE,
    TRENDS,
    trend_table,
)
from fiefdom.bots.kernels.workspace import F64, MOST_FEATURES, PLAYED
from fiefdom.engine.actions import claim_action
from fiefdom.engine.compiled import entry, kernel
from fiefdom.engine.family import apply, points
from fiefdom.engine.layout import CLAIM, OVER, is_chance, is_decision

MOST_MOMENTS = 400
SHARE_OF_PLACES = 0.05


def moment_type() -> np.dtype[Any]:
    """A moment to learn from: the entries that made up V after a turn, or the predicted value of a claim."""
    fields: list[tuple[Any, ...]] = [
        ("active", "i4", (MOST_FEATURES,)),
        ("noted", "i4"),
        ("kingdom", "i4"),
        ("stage", "i4"),
        ("place", "i4"),  # the entry of the place that was claimed, or -1
        ("trend", "f8", (TRENDS,)),
        ("value", "f8"),  # points at that time, or the predicted value of the claim
    ]
    return np.dtype((np.record, np.dtype(fields, align=True)))


@kernel
def _remember_turn(state: Any, number: int, workspace: Any, moment: Any) -> None:
    kingdom = state.kingdom[number]
    noted = note_features(state, number, workspace)
    for index in range(noted):
        moment.active[index] = workspace.active[index]
    for index in range(TRENDS):
        moment.trend[index] = workspace.trend[index]
    moment.noted = noted
    moment.kingdom = number
    moment.stage = stage_of(workspace, dominoes_taken(kingdom))
    moment.place = -1
    moment.value = points(state, number)


@kernel
def _learn_from_turn(kingdom: Any, moment: Any, weights: Any, visits: Any, target: float, rate: float) -> float:
    """Move V of a moment towards a target; returns the previous V."""
    start = trend_table(kingdom) + moment.stage * TRENDS
    value, weight = moment.value, F64(moment.noted)
    for index in range(moment.noted):
        value += weights[moment.active[index]]
    for index in range(TRENDS):
        value += weights[start + index] * moment.trend[index]
        weight += moment.trend[index] * moment.trend[index]
    step = np.float32(rate * (target - value) / weight)
    for index in range(moment.noted):
        weights[moment.active[index]] += step
        visits[moment.active[index]] += 1
    for index in range(TRENDS):
        weights[start + index] += step * np.float32(moment.trend[index])
        visits[start + index] += 1
    return value


@kernel
def _learn_from_game(
    state: Any, moments: Any, found: int, weights: Any, visits: Any, finals: Any, rate: float, report: Any
) -> None:
    for index in range(found):
        moment = moments[index]
        number = moment.kingdom
        if moment.place >= 0:
            weights[moment.place] += np.float32(rate * SHARE_OF_PLACES * (finals[number] - moment.value))
            visits[moment.place] += 1
        else:
            value = _learn_from_turn(state.kingdom[0], moment, weights, visits, finals[number], rate)
            report[1] += (finals[number] - value) ** 2
            report[2] += 1


@kernel
def _play_and_remember(state: Any, workspace: Any, weights: Any, streams: Any, moments: Any) -> int:
    """Play a game by the policy; returns the number of moments."""
    found = 0
    while state.phase != OVER:
        if is_chance(state.phase):
            settle_one_chance(state, streams)
            continue
        number, turn, round_number = acting_number(state), state.turn, state.round_number
        options_found = weigh(state, workspace, weights)
        best = best_of(workspace, options_found)
        action = workspace.action[best]
        if state.phase == CLAIM and options_found > 1 and found < MOST_MOMENTS:
            stage = stage_of(workspace, dominoes_taken(state.kingdom[number]) + 1)
            moment = moments[found]
            moment.place = place_entry(state, stage, action - claim_action(state))
            moment.kingdom = number
            moment.value = workspace.value[best]
            found += 1
        apply(state, action)
        turn_is_over = state.turn != turn or state.round_number != round_number or not is_decision(state.phase)
        if round_number > 0 and turn_is_over and found < MOST_MOMENTS:
            _remember_turn(state, number, workspace, moments[found])
            if moments[found].stage < LAST_STAGE:
                found += 1
    return found


@entry
def learn(
    start: Any, workspaces: Any, weights: Any, visits: Any, moments: Any,
    seed: Any, games: int, rate: float, report: Any,
) -> None:  # fmt: skip
    """Play games from a starting state and update the weights after each; counts how often each was updated.

    Adds to `report`: points, squared errors, moments.
    """
    workspace = workspaces[0]
    streams, finals = workspace.streams, workspace.finals
    for game in range(games):
        seed_streams(streams, seed, game)
        workspace.state[PLAYED] = start[0]
        state = workspace.state[PLAYED]
        found = _play_and_remember(state, workspace, weights, streams, moments)
        for number in range(state.kingdom_count):
            finals[number] = points(state, number)
            report[0] += finals[number] / state.kingdom_count
        _learn_from_game(state, moments, found, weights, visits, finals, rate, report)
