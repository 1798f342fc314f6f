"""What a family of games adds to thinking: each is a function with a default that fits every family.

A family that only adds decisions, pieces or points of its own is played without a word here: its ground is valued by
territories, its points by the engine, and its decisions are tried like any other. `kingdomino`, `queendomino` and
`origins` say what they know better; `policy` has two more hooks, for decisions.
"""

from typing import Any

from fiefdom.engine.bits import Board
from fiefdom.engine.dispatch import family_hook
from fiefdom.engine.family import points
from fiefdom.engine.kingdom import bonus_points, territory_points

NO_DOMINO = -1


@family_hook
def other_points(state: Any, number: int, domino: int) -> int:
    """Points that do not come from territories and bonuses, with the pieces of one more domino if one is given."""
    kingdom = state.kingdom[number]
    return points(state, number) - territory_points(kingdom) - bonus_points(state, kingdom)


@family_hook
def note_others(state: Any, number: int, workspace: Any, stage: int, noted: int, domino: int) -> int:
    """Append the entries for what a kingdom has beside its ground; returns how many are noted now."""
    return noted


@family_hook
def gain_at_once(
    kingdom: Any, workspace: Any, weights: Any, stage: int, empty: Board, domino: int,
    position: int, direction: int, left_size: int, right_size: int,
) -> float:  # fmt: skip
    """What a placement brings beside its squares: the best tax, the best fire."""
    return 0.0


@family_hook
def is_unfinished(state: Any) -> bool:
    """Whether the effect of a decision can be seen only after the next one of the same player.

    From Python also of a record array of states.
    """
    return False


@family_hook
def chance_is_left(state: Any) -> bool:
    """Whether chance can come between the decisions of a round when all lines are laid out. Called from Python."""
    return bool(state.next_count > 0)


@family_hook
def is_short(state: Any) -> bool:
    """Whether a game is quickly played to its end, so that a search need not stop before. Called from Python."""
    return False
