"""Volcanoes and fire (O3-O6)."""

from typing import Any

from fiefdom.engine.bits import Board
from fiefdom.engine.compiled import inlined, kernel
from fiefdom.engine.families.origins.fields import CAVEMAN, RESOURCE, TOKEN, VOLCANO
from fiefdom.engine.families.origins.tables import VOLCANO_FIRES, VOLCANO_RANGE
from fiefdom.engine.frame import add, around, load, position_of, remove, single, window
from fiefdom.engine.kingdom import crown
from fiefdom.engine.layout import CASTLE, HIGH, KIND, LOW, OCCUPIED


@inlined
def burning(kingdom: Any) -> Board:
    """The squares with fire, printed or from a token."""
    return load(kingdom, LOW) | load(kingdom, HIGH)


@kernel
def eruption_targets(state: Any, kingdom: Any) -> Board:
    """Where the fire from the volcano just placed may land (O4, O5)."""
    reach = single(kingdom, position_of(kingdom, state.volcano_cell))
    room = window(kingdom)
    for _ in range(VOLCANO_RANGE[state.volcano_craters]):
        reach = around(kingdom, reach) & room
    closed = load(kingdom, CASTLE) | load(kingdom, VOLCANO) | burning(kingdom)
    return reach & load(kingdom, OCCUPIED) & ~closed


@kernel
def set_fire(state: Any, kingdom: Any, position: int) -> None:
    """Put a fire token on a square and destroy what is there (O6)."""
    square = single(kingdom, position)
    crown(kingdom, square, VOLCANO_FIRES[state.volcano_craters])
    add(kingdom, TOKEN, square)
    remove(kingdom, RESOURCE, square)
    remove(kingdom, CAVEMAN, square)
    for bit in range(4):
        remove(kingdom, KIND + bit, square)
    state.volcano_cell = 0
    state.volcano_craters = 0
