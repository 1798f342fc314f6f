"""The compiled entry point of the policy for many games at once, one decision in each."""

from typing import Any

from fiefdom.bots.kernels.policy import best_action
from fiefdom.engine.compiled import entry


@entry
def choose_best(states: Any, wanted: Any, workspaces: Any, weights: Any, actions: Any) -> None:
    """Write the action that the policy takes in each wanted state, all of which must await a decision."""
    workspace = workspaces[0]
    for index in range(len(states)):
        if wanted[index]:
            actions[index] = best_action(states[index], workspace, weights)
