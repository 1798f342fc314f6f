"""Playouts from a state: by the policy or at random, to the end or for some rounds, and their outcome."""

from typing import Any

import numpy as np

from fiefdom.bots.kernels.policy import (
    acting_number,
    best_action,
    evaluate,
    forget_held,
    holding_value,
    place_entry,
    quick_action,
    survey_for_next,
    weigh,
    weigh_claims,
)
from fiefdom.bots.kernels.territories import look_at_hidden
from fiefdom.bots.kernels.workspace import F64, I64, PLAYED, TURN, U64
from fiefdom.engine.compiled import inlined, kernel
from fiefdom.engine.draft import acting_seat
from fiefdom.engine.family import acting_kingdom, apply, draw_chance, kingdom_number, options, points, reveal
from fiefdom.engine.layout import CLAIM, LAY_LINE, OVER, PLACE, is_chance, is_decision
from fiefdom.engine.options import draw
from fiefdom.engine.random import stirred

ANY_CLAIM = -1


@inlined
def seed_streams(streams: Any, seed: Any, simulation: Any) -> None:
    """Seed two sources: lines have their own, so that they stay the same whatever else is drawn in between."""
    start = stirred(seed, U64(simulation))
    streams[0] = start | U64(1)
    streams[1] = stirred(start, U64(1)) | U64(1)


@inlined
def settle_one_chance(state: Any, streams: Any) -> None:
    source = streams[0:1] if state.phase == LAY_LINE else streams[1:2]
    reveal(state, draw_chance(state, source))


@kernel
def play_to_claim(state: Any, workspace: Any, weights: Any, seat: int) -> bool:
    """Let the policy play a seat's turn up to its claim; False if it makes none."""
    turn, round_number = state.turn, state.round_number
    while is_decision(state.phase) and state.turn == turn and state.round_number == round_number:
        if state.phase == CLAIM:
            return acting_seat(state) == seat
        apply(state, best_action(state, workspace, weights))
    return False


@kernel
def play_on(
    state: Any, number: int, workspace: Any, weights: Any, rivals: Any, streams: Any, last_round: int, by_policy: bool
) -> bool:
    """Play to the end, or to the start of a later round in which dominoes can still be claimed; True at the end.

    One kingdom plays by `weights`, all others by `rivals`.
    """
    while state.phase != OVER:
        if is_chance(state.phase):
            settle_one_chance(state, streams)
        elif state.round_number > last_round and state.phase == PLACE and state.turn == 0 and state.next_count > 0:
            return False
        elif by_policy:
            apply(state, quick_action(state, workspace, weights if acting_number(state) == number else rivals))
        else:
            apply(state, draw(acting_kingdom(state), options(state), streams[1:2]))
    return True


@kernel
def expected_points(state: Any, number: int, workspace: Any, weights: Any) -> float:
    """V at the start of a round, including the dominoes claimed in the current line."""
    now = evaluate(state, number, workspace, weights)
    value = now
    kingdom = state.kingdom[number]
    stage = survey_for_next(kingdom, workspace, weights)
    for turn in range(state.turn, state.turns):
        if kingdom_number(state, state.line_king[turn]) == number:
            value += holding_value(state, number, workspace, weights, I64(state.line[turn]), stage) - now
            value += weights[place_entry(kingdom, stage, turn)]
    return value


@kernel
def outcome(state: Any, number: int, workspace: Any, weights: Any, ended: bool) -> tuple[float, float]:
    """The points of a kingdom and those of the best other, or the expected points before the end."""
    if not ended:
        look_at_hidden(state, workspace)
    own, best = 0.0, -np.inf
    for other in range(state.kingdom_count):
        value = F64(points(state, other)) if ended else expected_points(state, other, workspace, weights)
        if other == number:
            own = value
        else:
            best = max(best, value)
    return own, best


@kernel
def try_move(
    state: Any, workspace: Any, weights: Any, rivals: Any, streams: Any,
    first: int, claim: int, last_round: int, by_policy: bool,
) -> tuple[float, float]:  # fmt: skip
    """The outcome of one playout after an action (and a claim later in the same turn)."""
    number, seat = acting_number(state), acting_seat(state)
    workspace.state[PLAYED] = state
    played = workspace.state[PLAYED]
    forget_held(played, workspace)
    apply(played, first)
    if claim != ANY_CLAIM and play_to_claim(played, workspace, weights, seat):
        apply(played, claim)
    ended = play_on(played, number, workspace, weights, rivals, streams, last_round, by_policy)
    return outcome(played, number, workspace, weights, ended)


@kernel
def rank_turns(state: Any, workspace: Any, weights: Any, moves: Any) -> int:
    """Write every placement with every claim that may follow it and the resulting V; returns the number of moves.

    In the last round V is exact: a kingdom that still has a domino to place is valued with its best placement.
    """
    seat, number = acting_seat(state), acting_number(state)
    placements = weigh(state, workspace, weights)
    tried = workspace.tried
    for index in range(placements):
        tried[index] = workspace.action[index]
    found = 0
    for index in range(placements):
        workspace.state[TURN] = state
        turn = workspace.state[TURN]
        apply(turn, tried[index])
        if play_to_claim(turn, workspace, weights, seat):
            look_at_hidden(turn, workspace)
            for option in range(weigh_claims(turn, number, workspace, weights)):
                moves[found].action = tried[index]
                moves[found].claim = workspace.action[option]
                moves[found].value = workspace.value[option]
                found += 1
        else:
            moves[found].action = tried[index]
            moves[found].claim = ANY_CLAIM
            moves[found].value = expected_points(turn, number, workspace, weights)
            found += 1
    return found
