"""Origins: fires, resources, totems and cavemen."""

from typing import Any

import numpy as np

from fiefdom.bots.kernels.hooks import NO_DOMINO, chance_is_left, gain_at_once, is_unfinished, note_others, other_points
from fiefdom.bots.kernels.policy import (
    holding_value,
    other_value,
    quick_value,
    survey_for_next,
    value_after,
    weigh_steps,
)
from fiefdom.bots.kernels.territories import dominoes_taken, stage_of, territory_value
from fiefdom.bots.kernels.weight_tables import FamilyWeights, Tables, first_entry, register_weights
from fiefdom.bots.kernels.workspace import AROUND, I64, SQUARES
from fiefdom.engine.bits import Board, count, lowest, some, without_lowest
from fiefdom.engine.compiled import kernel
from fiefdom.engine.families.origins.actions import give_action, pair_action
from fiefdom.engine.families.origins.fields import (
    CAVEMAN,
    CAVEMAN_KINDS,
    DISCOVERY,
    GIVE,
    PAY,
    RESOURCES,
    SETTLE,
    TOTEM,
    TRIBE,
)
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
from fiefdom.engine.family import options, points
from fiefdom.engine.frame import around, load, single
from fiefdom.engine.kingdom import second_position
from fiefdom.engine.layout import NOBODY, OCCUPIED, PAIR
from fiefdom.engine.options import write_list
from fiefdom.engine.tables import LEFT_TERRAIN, RIGHT_TERRAIN
from fiefdom.rules import Rules

RESOURCE_COUNTS, VARIETY, LEADS, CAVEMEN, SETTLERS = 8, 5, 10, 4, 8

resource_table = first_entry("resources")
variety_table = first_entry("variety")
totem_table = first_entry("totems")
caveman_table = first_entry("cavemen")
settler_table = first_entry("settlers")


def _by_hand(rules: Rules, tables: Tables) -> None:
    """Resources of many kinds pay for any caveman."""
    if rules.has_cavemen:
        tables.part("variety", VARIETY)[:] += tables.to_come[:, None] * np.array([0, 1, 4, 6, 8])


register_weights(
    "origins",
    FamilyWeights(
        {
            "resources": RESOURCES * RESOURCE_COUNTS,
            "variety": VARIETY,
            "totems": RESOURCES * LEADS,
            "cavemen": CAVEMAN_KINDS * CAVEMEN,
            "settlers": SETTLERS,
        },
        _by_hand,
    ),
)


def _cavemen_turn_up(state: Any) -> bool:
    return bool(state.next_count > 0 and state.mode == TRIBE)


# ------------------------------------------------------------------ what a kingdom has


@kernel
def _stock_after(kingdom: Any, resource: int, domino: int) -> int:
    """How many pieces of a resource a kingdom has, including those that a domino would add (O8)."""
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


def _note_tribe(state: Any, number: int, workspace: Any, stage: int, noted: int, domino: int) -> int:
    if state.mode == DISCOVERY:
        return noted
    kingdom = state.kingdom[number]
    kinds = 0
    for resource in range(RESOURCES):
        stock = _stock_after(kingdom, resource, domino)
        kinds += stock > 0
        entry = (stage * RESOURCES + resource) * RESOURCE_COUNTS + min(stock, RESOURCE_COUNTS - 1)
        workspace.active[noted] = resource_table(kingdom) + entry
        noted += 1
        if state.mode == TOTEM:
            lead = min(2, max(-2, stock - _most_of_others(state, number, resource))) + 2
            held = 1 if state.totem[resource] == number else 0
            workspace.active[noted] = totem_table(kingdom) + (stage * RESOURCES + resource) * LEADS + 2 * lead + held
            noted += 1
    if state.mode == TRIBE:
        workspace.active[noted] = variety_table(kingdom) + stage * VARIETY + kinds
        noted = _note_cavemen(kingdom, workspace, stage, noted + 1)
    return noted


@kernel
def _note_cavemen(kingdom: Any, workspace: Any, stage: int, noted: int) -> int:
    cavemen = load(kingdom, CAVEMAN)
    workspace.active[noted] = settler_table(kingdom) + stage * SETTLERS + min(count(cavemen), SETTLERS - 1)
    noted += 1
    met = 0
    while some(cavemen):
        kind = caveman_kind(kingdom, single(kingdom, lowest(cavemen)))
        # The first, the second and the third of a kind have separate entries.
        earlier = met >> 2 * kind & 3
        workspace.active[noted] = caveman_table(kingdom) + (stage * CAVEMAN_KINDS + kind) * CAVEMEN + earlier
        noted += 1
        if earlier < CAVEMEN - 1:
            met += 1 << 2 * kind
        cavemen = without_lowest(cavemen)
    return noted


def _fire_value(
    kingdom: Any, workspace: Any, weights: Any, stage: int, empty: Board, domino: int,
    position: int, direction: int, left_size: int, right_size: int,
) -> float:  # fmt: skip
    """What the eruption of a volcano gains in the best territory within its reach (O4)."""
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
    for index in range(workspace.territories):
        if some(load(workspace.territory[index], SQUARES) & targets):
            terrain, size, crowns = workspace.terrain[index], workspace.squares[index], workspace.crowns[index]
            opening = count(load(workspace.territory[index], AROUND) & empty)
            hotter = crowns + VOLCANO_FIRES[craters]
            before = territory_value(kingdom, workspace, weights, stage, terrain, size, crowns, opening)
            after = territory_value(kingdom, workspace, weights, stage, terrain, size, hotter, opening)
            best = max(best, after - before)
    return best


# ------------------------------------------------------------------ decisions


def _awaits_price_or_square(state: Any) -> bool:
    return (state.phase == PAY) | (state.phase == SETTLE)


def _value_but_ground(state: Any, number: int, workspace: Any, weights: Any) -> float:
    """V without the territories, which paying and settling do not change."""
    stage = stage_of(workspace, dominoes_taken(state.kingdom[number]))
    return other_value(state, number, workspace, weights, stage, NO_DOMINO)


@kernel
def _weigh_pairs(state: Any, number: int, workspace: Any, weights: Any) -> int:
    """O2: the outer and the inner pair, each domino valued separately."""
    stage = survey_for_next(state.kingdom[number], workspace, weights)
    values = workspace.claim_value[number]
    for inner in range(2):
        one = holding_value(state, number, workspace, weights, I64(state.next_line[inner]), stage)
        values[inner] = one + holding_value(state, number, workspace, weights, I64(state.next_line[3 - inner]), stage)
    found = 0
    for inner in range(2):
        if state.next_king[inner] == NOBODY:
            workspace.action[found] = pair_action(state) + inner
            workspace.value[found] = values[inner]
            found += 1
    return found


def _weigh_tribal_steps(state: Any, number: int, workspace: Any, weights: Any) -> int:
    """Eruptions and recruits; a totem goes to the kingdom with the fewest points (O9)."""
    if state.phase == PAIR:
        return _weigh_pairs(state, number, workspace, weights)
    found = write_list(state.kingdom[number], options(state), workspace.action)
    for index in range(found):
        if state.phase == GIVE:
            workspace.value[index] = -points(state, workspace.action[index] - give_action(state))
        else:
            workspace.value[index] = value_after(state, number, workspace, weights, workspace.action[index])
    return found


chance_is_left.register("origins", _cavemen_turn_up)
other_points.register("origins", _tribal_points)
note_others.register("origins", _note_tribe)
gain_at_once.register("origins", _fire_value)
is_unfinished.register("origins", _awaits_price_or_square)
quick_value.register("origins", _value_but_ground)
weigh_steps.register("origins", _weigh_tribal_steps)
