"""One name for what each family does in its own way; compiled code picks by the type of the state."""

from collections.abc import Callable
from typing import Any

from fiefdom.engine import kingdomino, origins, queendomino, scoring
from fiefdom.engine.compiled import compiled_twin, inlined
from fiefdom.engine.draft import acting_seat
from fiefdom.engine.layout import QUEENDOMINO
from fiefdom.engine.options import Options
from fiefdom.engine.traits import family, layout_of_type

Three = tuple[Callable[..., Any], Callable[..., Any], Callable[..., Any]]

ACTIONS_IN_PLAY: Three = (kingdomino.actions_in_play, queendomino.actions_in_play, origins.actions_in_play)
OPTIONS: Three = (kingdomino.options, queendomino.options, origins.options)
APPLY: Three = (kingdomino.apply, queendomino.apply, origins.apply)
DRAW_CHANCE: Three = (kingdomino.draw_chance, queendomino.draw_chance, origins.draw_chance)
CAN_HAPPEN: Three = (kingdomino.can_happen, queendomino.can_happen, origins.can_happen)
REVEAL: Three = (kingdomino.reveal, queendomino.reveal, origins.reveal)
POINTS: Three = (scoring.kingdomino_points, scoring.queendomino_points, scoring.origins_points)


def kingdom_number(state: Any, seat: int) -> int:
    """The kingdom of a seat; W4: team-mates share one."""
    return seat >> state.teams if family(state) == QUEENDOMINO else seat


@compiled_twin(kingdom_number)
def _kingdom_number(state: Any, seat: Any) -> Any:
    if layout_of_type(state).family == QUEENDOMINO:
        return lambda state, seat: seat >> state.teams
    return lambda state, seat: seat


@inlined
def acting_kingdom(state: Any) -> Any:
    """The kingdom of the seat whose decision is awaited."""
    return state.kingdom[kingdom_number(state, acting_seat(state))]


def actions_in_play(state: Any) -> int:
    """One more than the largest action that can ever be legal in this game."""
    return int(ACTIONS_IN_PLAY[family(state)](state))


@compiled_twin(actions_in_play)
def _actions_in_play(state: Any) -> Any:
    return ACTIONS_IN_PLAY[layout_of_type(state).family]


def options(state: Any) -> Options:
    """The legal actions of the decision that is awaited."""
    found: Options = OPTIONS[family(state)](state)
    return found


@compiled_twin(options)
def _options(state: Any) -> Any:
    return OPTIONS[layout_of_type(state).family]


def apply(state: Any, action: int) -> None:
    """Carry out a legal action."""
    APPLY[family(state)](state, action)


@compiled_twin(apply)
def _apply(state: Any, action: Any) -> Any:
    return APPLY[layout_of_type(state).family]


def draw_chance(state: Any, random: Any) -> Any:
    """A random outcome of the chance event that is awaited."""
    return DRAW_CHANCE[family(state)](state, random)


@compiled_twin(draw_chance)
def _draw_chance(state: Any, random: Any) -> Any:
    return DRAW_CHANCE[layout_of_type(state).family]


def can_happen(state: Any, outcome: Any) -> bool:
    """Whether a number is a possible outcome of the chance event that is awaited."""
    return bool(CAN_HAPPEN[family(state)](state, outcome))


@compiled_twin(can_happen)
def _can_happen(state: Any, outcome: Any) -> Any:
    return CAN_HAPPEN[layout_of_type(state).family]


def reveal(state: Any, outcome: Any) -> None:
    """Carry out a possible outcome of the chance event that is awaited."""
    REVEAL[family(state)](state, outcome)


@compiled_twin(reveal)
def _reveal(state: Any, outcome: Any) -> Any:
    return REVEAL[layout_of_type(state).family]


def points(state: Any, number: int) -> int:
    """The total of a kingdom, as if the game ended now."""
    return int(POINTS[family(state)](state, number))


@compiled_twin(points)
def _points(state: Any, number: Any) -> Any:
    return POINTS[layout_of_type(state).family]
