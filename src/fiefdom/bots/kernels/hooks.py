"""What a family of games can add to the evaluation: functions with defaults that work for every family.

A family needs none of them: its squares are valued by `territories`, its points come from the engine, and its decisions
are tried like any other. `kingdomino`, `queendomino` and `origins` override what they can do better; `policy` has two
more hooks, for decisions.
"""

from typing import Any

from fiefdom.engine.bits import Board
from fiefdom.engine.dispatch import family_hook
from fiefdom.engine.family import points
from fiefdom.engine.kingdom import bonus_points, territory_points

NO_DOMINO = -1


@family_hook
def other_points(state: Any, number: int, domino: int) -> int:
    """Points other than those from territories and bonuses, including the pieces of one more domino if one is given."""
    kingdom = state.kingdom[number]
    return points(state, number) - territory_points(kingdom) - bonus_points(state, kingdom)


@family_hook
def note_others(state: Any, number: int, workspace: Any, stage: int, noted: int, domino: int) -> int:
    """Append the entries for what a kingdom has besides its squares; returns how many are noted now."""
    return noted


@family_hook
def gain_at_once(
    kingdom: Any, workspace: Any, weights: Any, stage: int, empty: Board, domino: int,
    position: int, direction: int, left_size: int, right_size: int,
) -> float:  # fmt: skip
    """What a placement gains besides its squares, such as the best tax or the best fire."""
    return 0.0


@family_hook
def is_unfinished(state: Any) -> bool:
    """Whether the effect of a decision shows only after the same player's next decision.

    When called from Python, the argument may also be a record array of states.
    """
    return False


@family_hook
def chance_is_left(state: Any) -> bool:
    """Whether chance events can still come up within a round once all lines are laid out. Called from Python."""
    return bool(state.next_count > 0)


@family_hook
def is_short(state: Any) -> bool:
    """Whether a game can be played to the end quickly, so that a search need not stop earlier. Called from Python."""
    return False
