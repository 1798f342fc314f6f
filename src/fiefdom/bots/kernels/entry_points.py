"""The compiled entry point of the bots' search."""

from typing import Any

import numpy as np

from fiefdom.bots.kernels.playouts import ANY_CLAIM, rank_turns, seed_streams, try_move
from fiefdom.bots.kernels.policy import weigh
from fiefdom.engine.compiled import entry
from fiefdom.engine.layout import PLACE

# The questions that `think` answers.
RANK_ACTIONS, RANK_TURNS, PLAY_ON, PLAY_RANDOMLY = range(4)


def move_type() -> np.dtype[Any]:
    """A move: an action, the claim made later in the same turn (or ANY_CLAIM), and the resulting V."""
    return np.dtype((np.record, np.dtype([("action", "i8"), ("claim", "i8"), ("value", "f8")])))


# One entry point for two questions: they share nearly all their code, which would otherwise be compiled twice.
@entry
def think(
    states: Any, workspaces: Any, weights: Any, rivals: Any, moves: Any, question: int, seed: Any,
    first: int, last_round: int, found: Any,
) -> int:  # fmt: skip
    """Rank the moves of the first state's decision, or simulate given moves; arrays must match in shape.

    RANK_ACTIONS, RANK_TURNS   writes `moves` and returns how many. Turns: placements with the claim that follows
    PLAY_ON, PLAY_RANDOMLY     writes found[i, j]: own points and those of the best other after moves[i] in
                               simulation first + j, played by the policy or at random until after `last_round`;
                               chance is the same for all moves. In every second simulation the others play by the
                               weights `rivals`
    """
    state, workspace = states[0], workspaces[0]
    if question == RANK_TURNS and state.phase == PLACE:
        return rank_turns(state, workspace, weights, moves)
    if question <= RANK_TURNS:
        options = weigh(state, workspace, weights)
        for index in range(options):
            moves[index].action = workspace.action[index]
            moves[index].claim = ANY_CLAIM
            moves[index].value = workspace.value[index]
        return options
    streams = workspace.streams
    for simulation in range(found.shape[1]):
        others = rivals if (first + simulation) % 2 == 1 else weights
        for index in range(len(moves)):
            seed_streams(streams, seed, first + simulation)
            found[index, simulation, 0], found[index, simulation, 1] = try_move(
                state, workspace, weights, others, streams,
                moves[index].action, moves[index].claim, last_round, question == PLAY_ON,
            )  # fmt: skip
    return len(moves)
