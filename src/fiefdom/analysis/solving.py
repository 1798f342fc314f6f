"""Decisions that the bots can solve: their results, and how the game goes on if everybody plays by them."""

import numpy as np

from fiefdom.analysis.futures import LINE_LENGTH, Line, Policy
from fiefdom.bots.endgame import solve
from fiefdom.bots.exact import solve_end
from fiefdom.bots.kernels.playouts import ANY_CLAIM
from fiefdom.bots.solved import Solved
from fiefdom.engine.engine import copied
from fiefdom.engine.layout import CLAIM, OVER, States
from fiefdom.engine.random import new_source
from fiefdom.game.codec import codec_for
from fiefdom.game.moves import Move
from fiefdom.rules import Rules

# How many final positions of single kingdoms, and how many states of a whole game, are examined at most.
MOST_ENDS, MOST_STATES = 1_000_000, 20_000


def solve_decision(rules: Rules, states: States) -> Solved | None:
    """The results of every move in the first state if nothing is left to chance and they can be found, else None."""
    return solve_end(rules, states, MOST_ENDS) or solve(rules, states, MOST_STATES)


def follow(policy: Policy, states: States, action: int, claim: int) -> tuple[States, Line]:
    """The end of the game after a move of a solved decision if everybody plays by the solution, and the line to it.

    `claim` is the claim that belongs to the move, or ANY_CLAIM; the line begins after it. The policy decides what
    cannot be solved.
    """
    now, codec, engine = copied(states[:1]), codec_for(policy.rules), policy.engine
    seat = int(engine.acting_seat(now)[0])
    engine.apply(now, [action])
    moves: list[Move] = []
    seats: list[int] = []
    while True:
        # The last line may still have to be laid out; it is what is left.
        engine.settle_chance(now, new_source(0))
        if int(now["phase"][0]) == OVER:
            return now, Line(tuple(moves), tuple(seats))
        acting = int(engine.acting_seat(now)[0])
        if claim != ANY_CLAIM and acting == seat:
            at_claim = int(now["phase"][0]) == CLAIM
            chosen = claim if at_claim else _best(policy, now, claim)
            claim = ANY_CLAIM if at_claim else claim
        else:
            chosen = _best(policy, now, ANY_CLAIM)
            if len(moves) < LINE_LENGTH:
                moves.append(codec.move(now[0], chosen))
                seats.append(acting)
        engine.apply(now, [chosen])


def _best(policy: Policy, states: States, claim: int) -> int:
    """The best action of the acting kingdom; before a claim that is settled, the best one that goes with it."""
    legal = policy.engine.legal_actions(states)
    if len(legal) == 1:
        return legal[0]
    solved = solve_decision(policy.rules, states)
    if solved is None:
        return int(policy.choose(states, np.ones(1, np.bool_))[0])
    values = solved.values(int(policy.engine.acting_kingdom(states)[0]))
    if claim != ANY_CLAIM and (solved.claims == claim).any():
        values = np.where(solved.claims == claim, values, np.iinfo(np.int64).min)
    return int(solved.actions[values.argmax()])
