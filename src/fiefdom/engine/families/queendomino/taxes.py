"""Knights and taxes (Q6, Q7)."""

from typing import Any

from fiefdom.engine.bits import count, some
from fiefdom.engine.compiled import kernel
from fiefdom.engine.families.queendomino.fields import BUILDING_KINDS, KNIGHT
from fiefdom.engine.families.queendomino.tables import BUILDING_TAX_PER, PER_KNIGHT, PER_TOWER
from fiefdom.engine.frame import add, load, position_of, single
from fiefdom.engine.kingdom import flood
from fiefdom.engine.layout import TERRAIN
from fiefdom.engine.traits import scoring_terrains


@kernel
def send_knights(state: Any, kingdom: Any, squares: int) -> None:
    """Send knights to the squares just placed and collect taxes; `squares`: bit 0 left half, bit 1 right half."""
    if squares & 1:
        send_knight(kingdom, state.placed_left)
    if squares & 2:
        send_knight(kingdom, state.placed_right)
    kingdom.coins += tax_abilities(kingdom)


@kernel
def send_knight(kingdom: Any, cell: int) -> None:
    """Move one knight from the reserve to a square for good; it brings a coin for every square of its territory."""
    square = single(kingdom, position_of(kingdom, cell))
    for plane in range(TERRAIN, TERRAIN + scoring_terrains(kingdom)):
        ground = load(kingdom, plane)
        if some(ground & square):
            kingdom.coins += count(flood(kingdom, square, ground))
    add(kingdom, KNIGHT, square)
    kingdom.knights -= 1
    kingdom.knights_placed += 1


@kernel
def tax_abilities(kingdom: Any) -> int:
    """Q7: the extra coins, paid once in a turn in which at least one knight is sent."""
    coins = 0
    for kind in range(BUILDING_KINDS):
        if BUILDING_TAX_PER[kind] == PER_KNIGHT:
            coins += kingdom.buildings[kind] * (kingdom.knights + kingdom.knights_placed)
        elif BUILDING_TAX_PER[kind] == PER_TOWER:
            coins += kingdom.buildings[kind] * kingdom.towers
    return coins
