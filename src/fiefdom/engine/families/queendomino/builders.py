"""The builders' board, buildings, towers, queen and dragon (Q4, Q8-Q12)."""

from typing import Any

from fiefdom.engine.bits import Board
from fiefdom.engine.compiled import anywhere, inlined, kernel
from fiefdom.engine.families.queendomino.fields import BUILT, SPACES, TOWN
from fiefdom.engine.families.queendomino.tables import BUILDING_CROWNS, BUILDING_KNIGHTS, BUILDING_TOWERS, PRICES
from fiefdom.engine.frame import add, load, single
from fiefdom.engine.kingdom import crown
from fiefdom.engine.layout import KIND, NOBODY


@inlined
def free_sites(kingdom: Any) -> Board:
    """Town squares without a building; a knight does not block a site (Q8)."""
    return load(kingdom, TOWN) & ~load(kingdom, BUILT)


@anywhere
def price_for(state: Any, number: int, space: int) -> int:
    """What a kingdom pays for the building on a space; the queen gives a discount of one coin (Q10)."""
    return max(0, PRICES[space] - (state.queen == number))


def prices(state: Any, number: int) -> list[int]:
    """What a kingdom pays now for each space of the builders' board, cheap end first."""
    return [int(price_for(state, number, space)) for space in range(SPACES)]


@kernel
def put_building(state: Any, number: int, position: int) -> None:
    """Put the building just bought on its site and apply its immediate effects (Q9)."""
    kingdom = state.kingdom[number]
    kind = state.chosen
    square = single(kingdom, position)
    add(kingdom, BUILT, square)
    for bit in range(4):
        if kind >> bit & 1:
            add(kingdom, KIND + bit, square)
    crown(kingdom, square, BUILDING_CROWNS[kind])
    kingdom.buildings[kind] += 1
    state.chosen = NOBODY
    knights = min(BUILDING_KNIGHTS[kind], state.knight_supply)
    state.knight_supply -= knights
    kingdom.knights += knights
    gain_towers(state, number, min(BUILDING_TOWERS[kind], state.tower_supply))


@kernel
def gain_towers(state: Any, number: int, towers: int) -> None:
    """Gain towers, and the queen if nobody has more towers now (Q10: a tie is enough)."""
    if towers == 0:
        return
    state.tower_supply -= towers
    state.kingdom[number].towers += towers
    for other in range(state.kingdom_count):
        if state.kingdom[other].towers > state.kingdom[number].towers:
            return
    state.queen = number


@inlined
def can_wake_dragon(state: Any, number: int) -> bool:
    """The conditions of Q11, except that there must be a building to burn."""
    return state.dragon_home == 1 and state.queen != number and state.kingdom[number].coins > 0


@kernel
def slide_buildings(state: Any) -> None:
    """Q12: slide the buildings toward the cheap end, keeping their order."""
    kept = 0
    for space in range(SPACES):
        kind = state.space[space]
        if kind != NOBODY:
            state.space[space] = NOBODY
            state.space[kept] = kind
            kept += 1


@kernel
def fill_spaces(state: Any) -> bool:
    """Fill empty spaces from the top of the stack, cheapest first; True if a new top must be turned up."""
    for space in range(SPACES):
        if state.space[space] == NOBODY:
            if state.top == NOBODY:
                return state.hidden_buildings > 0
            state.space[space] = state.top
            state.top = NOBODY
    return state.top == NOBODY and state.hidden_buildings > 0


@inlined
def turn_up_building(state: Any, kind: Any) -> None:
    """Turn a building up as the top of the stack (Q4)."""
    state.hidden_building[kind] -= 1
    state.hidden_buildings -= 1
    state.top = kind
