"""What a kingdom has beside its ground, by family: coins, knights, towers, buildings; resources, totems, cavemen.

Three questions have an answer for each family: which points come from elsewhere than the ground, which weights count,
and what a placement brings at once (taxes, a fire).
"""

from typing import Any

from fiefdom.bots.mind.desk import AROUND, SQUARES
from fiefdom.bots.mind.tables import (
    BUILDINGS,
    CAVEMEN,
    COINS,
    KNIGHTS,
    LEADS,
    RESOURCE_COUNTS,
    SETTLERS,
    SITES,
    TOWERS,
    VARIETY,
    building_table,
    caveman_table,
    coin_table,
    knight_table,
    resource_table,
    settler_table,
    site_table,
    totem_table,
    tower_table,
    variety_table,
)
from fiefdom.bots.mind.territories import territory_value
from fiefdom.engine.bits import Board, count, lowest, some, without_lowest
from fiefdom.engine.compiled import compiled_twin, inlined, kernel
from fiefdom.engine.families import KINGDOMINO, QUEENDOMINO
from fiefdom.engine.families.origins.fields import CAVEMAN, CAVEMAN_KINDS, DISCOVERY, RESOURCES, TOTEM, TRIBE
from fiefdom.engine.families.origins.scoring import all_caveman_points, caveman_kind, horde_points
from fiefdom.engine.families.origins.tables import (
    LEFT_CRATERS,
    LEFT_RESOURCE,
    ORIGINS_DOMINOES,
    RESOURCE_PLANE,
    RIGHT_CRATERS,
    RIGHT_RESOURCE,
    TOTEM_POINTS,
    VOLCANO_FIRES,
    VOLCANO_RANGE,
)
from fiefdom.engine.families.origins.totems import resource_count
from fiefdom.engine.families.origins.volcanoes import burning
from fiefdom.engine.families.queendomino.builders import free_sites
from fiefdom.engine.families.queendomino.fields import BUILDING_KINDS
from fiefdom.engine.families.queendomino.scoring import building_points
from fiefdom.engine.frame import around, load, single
from fiefdom.engine.kingdom import largest_territory, second_position
from fiefdom.engine.layout import OCCUPIED
from fiefdom.engine.tables import LEFT_TERRAIN, RIGHT_TERRAIN
from fiefdom.engine.traits import family, layout_of_type

NO_DOMINO = -1


# ------------------------------------------------------------------ Queendomino, Royal Wedding


def _wealth_points(state: Any, number: int, domino: int) -> int:
    kingdom = state.kingdom[number]
    points = kingdom.coins // 3
    for kind in range(BUILDING_KINDS):
        if kingdom.buildings[kind] > 0:
            points += kingdom.buildings[kind] * building_points(kingdom, kind)
    if state.queen == number:
        points += largest_territory(kingdom)
    return points


@inlined
def _coin_entry(kingdom: Any, stage: int, coins: int) -> int:
    return coin_table(kingdom) + stage * COINS + min(coins, COINS - 1)


@inlined
def _knight_entry(kingdom: Any, stage: int, knights: int) -> int:
    return knight_table(kingdom) + stage * KNIGHTS + min(knights, KNIGHTS - 1)


@kernel
def _tower_entry(state: Any, number: int, stage: int) -> int:
    """By how many towers this kingdom is ahead of the best other, and whether it hosts the queen."""
    most = 0
    for other in range(state.kingdom_count):
        if other != number:
            most = max(most, state.kingdom[other].towers)
    lead = min(3, max(-3, state.kingdom[number].towers - most)) + 3
    return tower_table(state) + stage * TOWERS + 2 * lead + (1 if state.queen == number else 0)


def _note_wealth(state: Any, number: int, desk: Any, stage: int, noted: int, domino: int) -> int:
    kingdom = state.kingdom[number]
    desk.active[noted] = _coin_entry(kingdom, stage, kingdom.coins)
    desk.active[noted + 1] = _knight_entry(kingdom, stage, kingdom.knights)
    desk.active[noted + 2] = _tower_entry(state, number, stage)
    desk.active[noted + 3] = site_table(kingdom) + stage * SITES + min(count(free_sites(kingdom)), SITES - 1)
    noted += 4
    for kind in range(BUILDING_KINDS):
        if kingdom.buildings[kind] > 0:
            entry = (stage * BUILDING_KINDS + kind) * BUILDINGS + min(kingdom.buildings[kind], BUILDINGS) - 1
            desk.active[noted] = building_table(kingdom) + entry
            noted += 1
    return noted


@inlined
def _purse(kingdom: Any, weights: Any, stage: int, coins: int, knights: int) -> float:
    held = coins // 3 + weights[_coin_entry(kingdom, stage, coins)]
    return held + weights[_knight_entry(kingdom, stage, knights)]


def _tax_value(
    kingdom: Any, desk: Any, weights: Any, stage: int, empty: Board, domino: int,
    position: int, direction: int, left_size: int, right_size: int,
) -> float:  # fmt: skip
    """What the best use of knights on the new squares brings (Q6)."""
    knights = kingdom.knights
    if knights == 0:
        return 0.0
    coins = kingdom.coins
    without = _purse(kingdom, weights, stage, coins, knights)
    best = max(without, _purse(kingdom, weights, stage, coins + max(left_size, right_size), knights - 1))
    if knights > 1:
        best = max(best, _purse(kingdom, weights, stage, coins + left_size + right_size, knights - 2))
    return best - without


# ------------------------------------------------------------------ Origins


@kernel
def _stock_after(kingdom: Any, resource: int, domino: int) -> int:
    """Pieces of a resource with those that a domino would bring (O8)."""
    found = resource_count(kingdom, resource)
    if domino != NO_DOMINO:
        row = ORIGINS_DOMINOES[domino]
        if row[LEFT_RESOURCE] and row[LEFT_TERRAIN] == RESOURCE_PLANE[resource]:
            found += 1
        if row[RIGHT_RESOURCE] and row[RIGHT_TERRAIN] == RESOURCE_PLANE[resource]:
            found += 1
    return found


@kernel
def _most_of_others(state: Any, number: int, resource: int) -> int:
    most = 0
    for other in range(state.kingdom_count):
        if other != number:
            most = max(most, resource_count(state.kingdom[other], resource))
    return most


def _tribal_points(state: Any, number: int, domino: int) -> int:
    kingdom = state.kingdom[number]
    points = 0
    if state.mode == TOTEM:
        for resource in range(RESOURCES):
            stock = _stock_after(kingdom, resource, domino)
            points += stock
            if state.totem[resource] == number or stock > _most_of_others(state, number, resource):
                points += TOTEM_POINTS[resource]
    elif state.mode == TRIBE:
        points = all_caveman_points(kingdom) + horde_points(kingdom)
    return points


def _note_tribe(state: Any, number: int, desk: Any, stage: int, noted: int, domino: int) -> int:
    if state.mode == DISCOVERY:
        return noted
    kingdom = state.kingdom[number]
    kinds = 0
    for resource in range(RESOURCES):
        stock = _stock_after(kingdom, resource, domino)
        kinds += stock > 0
        entry = (stage * RESOURCES + resource) * RESOURCE_COUNTS + min(stock, RESOURCE_COUNTS - 1)
        desk.active[noted] = resource_table(kingdom) + entry
        noted += 1
        if state.mode == TOTEM:
            lead = min(2, max(-2, stock - _most_of_others(state, number, resource))) + 2
            held = 1 if state.totem[resource] == number else 0
            desk.active[noted] = totem_table(kingdom) + (stage * RESOURCES + resource) * LEADS + 2 * lead + held
            noted += 1
    if state.mode == TRIBE:
        desk.active[noted] = variety_table(kingdom) + stage * VARIETY + kinds
        noted = _note_cavemen(kingdom, desk, stage, noted + 1)
    return noted


@kernel
def _note_cavemen(kingdom: Any, desk: Any, stage: int, noted: int) -> int:
    cavemen = load(kingdom, CAVEMAN)
    desk.active[noted] = settler_table(kingdom) + stage * SETTLERS + min(count(cavemen), SETTLERS - 1)
    noted += 1
    met = 0
    while some(cavemen):
        kind = caveman_kind(kingdom, single(kingdom, lowest(cavemen)))
        # The first of a kind, the second and the third have entries of their own.
        earlier = met >> 2 * kind & 3
        desk.active[noted] = caveman_table(kingdom) + (stage * CAVEMAN_KINDS + kind) * CAVEMEN + earlier
        noted += 1
        if earlier < CAVEMEN - 1:
            met += 1 << 2 * kind
        cavemen = without_lowest(cavemen)
    return noted


def _fire_value(
    kingdom: Any, desk: Any, weights: Any, stage: int, empty: Board, domino: int,
    position: int, direction: int, left_size: int, right_size: int,
) -> float:  # fmt: skip
    """What the eruption of a volcano brings to the best territory in its reach (O4)."""
    row = ORIGINS_DOMINOES[domino]
    if row[LEFT_CRATERS] == 0 and row[RIGHT_CRATERS] == 0:
        return 0.0
    craters = max(row[LEFT_CRATERS], row[RIGHT_CRATERS])
    volcano = position if row[LEFT_CRATERS] > 0 else second_position(kingdom, position, direction)
    reach = single(kingdom, volcano)
    for _ in range(VOLCANO_RANGE[craters]):
        reach = around(kingdom, reach)
    targets = reach & load(kingdom, OCCUPIED) & ~burning(kingdom)
    best = 0.0
    for index in range(desk.territories):
        if some(load(desk.territory[index], SQUARES) & targets):
            terrain, size, crowns = desk.terrain[index], desk.squares[index], desk.crowns[index]
            opening = count(load(desk.territory[index], AROUND) & empty)
            hotter = crowns + VOLCANO_FIRES[craters]
            after = territory_value(kingdom, desk, weights, stage, terrain, size, hotter, opening)
            best = max(best, after - territory_value(kingdom, desk, weights, stage, terrain, size, crowns, opening))
    return best


# ------------------------------------------------------------------ one name for all


def other_points(state: Any, number: int, domino: int) -> int:
    """Points that do not come from territories and bonuses, with the resources of one more domino if one is given."""
    if family(state) == KINGDOMINO:
        return 0
    return int((_wealth_points if family(state) == QUEENDOMINO else _tribal_points)(state, number, domino))


@compiled_twin(other_points)
def _other_points(state: Any, number: Any, domino: Any) -> Any:
    if layout_of_type(state).family.number == KINGDOMINO:
        return lambda state, number, domino: 0
    return _wealth_points if layout_of_type(state).family.number == QUEENDOMINO else _tribal_points


def note_others(state: Any, number: int, desk: Any, stage: int, noted: int, domino: int) -> int:
    """Append the entries for what a kingdom has beside its ground; returns how many are noted now."""
    if family(state) == KINGDOMINO:
        return noted
    note = _note_wealth if family(state) == QUEENDOMINO else _note_tribe
    return int(note(state, number, desk, stage, noted, domino))


@compiled_twin(note_others)
def _note_others(state: Any, number: Any, desk: Any, stage: Any, noted: Any, domino: Any) -> Any:
    if layout_of_type(state).family.number == KINGDOMINO:
        return lambda state, number, desk, stage, noted, domino: noted
    return _note_wealth if layout_of_type(state).family.number == QUEENDOMINO else _note_tribe


def gain_at_once(
    kingdom: Any, desk: Any, weights: Any, stage: int, empty: Board, domino: int,
    position: int, direction: int, left_size: int, right_size: int,
) -> float:  # fmt: skip
    """What a placement brings beside its squares: the best tax, or the best fire."""
    if family(kingdom) == KINGDOMINO:
        return 0.0
    gain = _tax_value if family(kingdom) == QUEENDOMINO else _fire_value
    return float(gain(kingdom, desk, weights, stage, empty, domino, position, direction, left_size, right_size))


@compiled_twin(gain_at_once)
def _gain_at_once(
    kingdom: Any, desk: Any, weights: Any, stage: Any, empty: Any, domino: Any,
    position: Any, direction: Any, left_size: Any, right_size: Any,
) -> Any:  # fmt: skip
    memory = layout_of_type(kingdom)
    if memory.family.number == KINGDOMINO:
        return lambda kingdom, desk, weights, stage, empty, domino, position, direction, left_size, right_size: 0.0
    return _tax_value if memory.family.number == QUEENDOMINO else _fire_value
