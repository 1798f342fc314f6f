"""Kingdomino: only territories count."""

from typing import Any

from fiefdom.bots.kernels.hooks import chance_is_left, is_short, other_points
from fiefdom.bots.kernels.policy import weigh_steps
from fiefdom.engine.traits import layout_of_dtype


def _no_points(state: Any, number: int, domino: int) -> int:
    return 0


def _no_steps(state: Any, number: int, workspace: Any, weights: Any) -> int:
    return 0


def _only_lines(state: Any) -> bool:
    return False


def _is_small(state: Any) -> bool:
    return bool(layout_of_dtype(state.dtype).side == 5)


other_points.register("kingdomino", _no_points)
weigh_steps.register("kingdomino", _no_steps)
chance_is_left.register("kingdomino", _only_lines)
is_short.register("kingdomino", _is_small)
