"""The functions that every family implements, dispatched on the record's family."""

from collections.abc import Callable
from typing import Any

from fiefdom.engine.compiled import inlined
from fiefdom.engine.dispatch import dispatched
from fiefdom.engine.draft import acting_seat
from fiefdom.engine.options import Options

kingdom_number: Callable[[Any, Any], Any] = dispatched("kingdom_number", "The kingdom of a seat.")
actions_in_play: Callable[[Any], int] = dispatched(
    "actions_in_play", "One more than the largest action that can ever be legal in this game."
)
options: Callable[[Any], Options] = dispatched("options", "The legal actions of the decision that is awaited.")
apply: Callable[[Any, Any], None] = dispatched("apply", "Carry out a legal action.")
draw_chance: Callable[[Any, Any], Any] = dispatched(
    "draw_chance", "A random outcome of the chance event that is awaited."
)
can_happen: Callable[[Any, Any], bool] = dispatched(
    "can_happen", "Whether a number is a possible outcome of the chance event that is awaited."
)
reveal: Callable[[Any, Any], None] = dispatched(
    "reveal", "Carry out a possible outcome of the chance event that is awaited."
)
points: Callable[[Any, Any], int] = dispatched("points", "The total of a kingdom, as if the game ended now.")
sheet: Callable[[Any, Any, Any, Any], int] = dispatched(
    "sheet", "Write the rows of a kingdom's score sheet and the territory of each canvas cell; returns how many rows."
)
is_sound: Callable[[Any], bool] = dispatched("is_sound", "Whether a state can be played on safely.")
play_rounds: Callable[[Any, Any], int] = dispatched(
    "play_rounds",
    "Play to the end of the game by a faster method if there is one; returns the number of decisions made, or 0.",
)


@inlined
def acting_kingdom(state: Any) -> Any:
    """The kingdom of the seat whose decision is awaited."""
    return state.kingdom[kingdom_number(state, acting_seat(state))]
