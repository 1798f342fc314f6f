"""Queendomino and Royal Wedding: coins, knights, towers, sites and buildings."""

from typing import Any

import numpy as np

from fiefdom.bots.kernels.hooks import gain_at_once, is_unfinished, note_others, other_points
from fiefdom.bots.kernels.policy import value_after, weigh_steps
from fiefdom.bots.kernels.weight_tables import FamilyWeights, Tables, first_entry, register_weights
from fiefdom.engine.actions import pass_action
from fiefdom.engine.bits import Board, count, some
from fiefdom.engine.compiled import inlined, kernel
from fiefdom.engine.families.queendomino.actions import DRAGON_AFTER_PASS
from fiefdom.engine.families.queendomino.builders import free_sites, price_for
from fiefdom.engine.families.queendomino.fields import BUILDING_KINDS, DRAGON, SITE
from fiefdom.engine.families.queendomino.scoring import building_points
from fiefdom.engine.families.queendomino.tables import BUILDING_CROWNS, BUILDING_KNIGHTS, BUILDING_TOWERS
from fiefdom.engine.family import options
from fiefdom.engine.kingdom import largest_territory
from fiefdom.engine.options import write_list
from fiefdom.rules import Rules

COINS, KNIGHTS, TOWERS, SITES, BUILDINGS = 40, 8, 14, 8, 2
# For the dragon: how many squares a crown in a town counts for, and the value of what a buyer would find instead.
SQUARES_OF_A_TOWN, ANOTHER_BUILDING = 3, 4

coin_table = first_entry("coins")
knight_table = first_entry("knights")
tower_table = first_entry("towers")
site_table = first_entry("sites")
building_table = first_entry("buildings")


def _by_hand(rules: Rules, tables: Tables) -> None:
    """Coins buy, knights tax, towers win the queen."""
    stages = tables.to_come[:, None]
    tables.part("coins", COINS)[:] += stages * 0.5 * np.minimum(np.arange(COINS), 15)
    tables.part("knights", KNIGHTS)[:] += stages * 2.5 * np.minimum(np.arange(KNIGHTS), 4)
    tables.part("sites", SITES)[:] += stages * 1.5 * np.minimum(np.arange(SITES), 4)
    tables.part("towers", TOWERS // 2, 2)[:, :, 1] += (tables.to_come * 4)[:, None]


register_weights(
    "queendomino",
    FamilyWeights(
        {"coins": COINS, "knights": KNIGHTS, "towers": TOWERS, "sites": SITES, "buildings": BUILDING_KINDS * BUILDINGS},
        _by_hand,
    ),
)


# ------------------------------------------------------------------ what a kingdom has


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
    """How many towers this kingdom is ahead of the best other, and whether it hosts the queen."""
    most = 0
    for other in range(state.kingdom_count):
        if other != number:
            most = max(most, state.kingdom[other].towers)
    lead = min(3, max(-3, state.kingdom[number].towers - most)) + 3
    return tower_table(state) + stage * TOWERS + 2 * lead + (1 if state.queen == number else 0)


def _note_wealth(state: Any, number: int, workspace: Any, stage: int, noted: int, domino: int) -> int:
    kingdom = state.kingdom[number]
    workspace.active[noted] = _coin_entry(kingdom, stage, kingdom.coins)
    workspace.active[noted + 1] = _knight_entry(kingdom, stage, kingdom.knights)
    workspace.active[noted + 2] = _tower_entry(state, number, stage)
    workspace.active[noted + 3] = site_table(kingdom) + stage * SITES + min(count(free_sites(kingdom)), SITES - 1)
    noted += 4
    for kind in range(BUILDING_KINDS):
        if kingdom.buildings[kind] > 0:
            entry = (stage * BUILDING_KINDS + kind) * BUILDINGS + min(kingdom.buildings[kind], BUILDINGS) - 1
            workspace.active[noted] = building_table(kingdom) + entry
            noted += 1
    return noted


@inlined
def _purse(kingdom: Any, weights: Any, stage: int, coins: int, knights: int) -> float:
    held = coins // 3 + weights[_coin_entry(kingdom, stage, coins)]
    return held + weights[_knight_entry(kingdom, stage, knights)]


def _tax_value(
    kingdom: Any, workspace: Any, weights: Any, stage: int, empty: Board, domino: int,
    position: int, direction: int, left_size: int, right_size: int,
) -> float:  # fmt: skip
    """What the best use of knights on the new squares gains (Q6)."""
    knights = kingdom.knights
    if knights == 0:
        return 0.0
    coins = kingdom.coins
    without = _purse(kingdom, weights, stage, coins, knights)
    best = max(without, _purse(kingdom, weights, stage, coins + max(left_size, right_size), knights - 1))
    if knights > 1:
        best = max(best, _purse(kingdom, weights, stage, coins + left_size + right_size, knights - 2))
    return best - without


# ------------------------------------------------------------------ decisions


def _awaits_site(state: Any) -> bool:
    return state.phase == SITE


@kernel
def _worth_to_others(state: Any, number: int, space: int) -> float:
    """The most the building on a space is worth to a kingdom that could buy it, divided by the number of others."""
    kind = state.space[space]
    most = 0
    for other in range(state.kingdom_count):
        kingdom = state.kingdom[other]
        if other != number and some(free_sites(kingdom)) and price_for(state, other, space) <= kingdom.coins:
            worth = building_points(kingdom, kind) + BUILDING_KNIGHTS[kind] + BUILDING_TOWERS[kind]
            most = max(most, worth + SQUARES_OF_A_TOWN * BUILDING_CROWNS[kind])
    return max(0, most - ANOTHER_BUILDING) / (state.kingdom_count - 1)


def _weigh_building_steps(state: Any, number: int, workspace: Any, weights: Any) -> int:
    """Taxes, buildings, sites; burning a building with the dragon takes it from the others (Q11)."""
    found = write_list(state.kingdom[number], options(state), workspace.action)
    for index in range(found):
        value = value_after(state, number, workspace, weights, workspace.action[index])
        space = workspace.action[index] - pass_action(state) - DRAGON_AFTER_PASS
        if state.phase == DRAGON and space >= 0:
            value += _worth_to_others(state, number, space)
        workspace.value[index] = value
    return found


other_points.register("queendomino", _wealth_points)
note_others.register("queendomino", _note_wealth)
gain_at_once.register("queendomino", _tax_value)
is_unfinished.register("queendomino", _awaits_site)
weigh_steps.register("queendomino", _weigh_building_steps)
