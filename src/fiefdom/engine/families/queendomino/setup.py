"""The initial set-up of the pieces."""

from typing import Any

from fiefdom.components.buildings import (
    COINS_AT_THE_START,
    KNIGHTS_AT_THE_START,
    KNIGHTS_IN_THE_SUPPLY,
    TOWERS_IN_THE_SUPPLY,
)
from fiefdom.engine.families.queendomino.fields import TURN_BUILDING
from fiefdom.engine.families.queendomino.tables import BUILDING_COPIES
from fiefdom.engine.layout import NOBODY
from fiefdom.rules import Rules


def set_up(state: Any, rules: Rules) -> None:
    """Q3, Q4, W6: the first knights are taken from the supply."""
    state.phase = TURN_BUILDING
    state.wedding = len(rules.box_names) > 1
    state.teams = rules.teams
    state.queen = NOBODY
    state.dragon_home = 1
    state.knight_supply = KNIGHTS_IN_THE_SUPPLY - KNIGHTS_AT_THE_START * rules.kingdoms
    state.tower_supply = TOWERS_IN_THE_SUPPLY
    state.space[:] = NOBODY
    state.top = NOBODY
    state.chosen = NOBODY
    state.hidden_building[:] = BUILDING_COPIES
    state.hidden_buildings = BUILDING_COPIES.sum()
    for number in range(rules.kingdoms):
        state.kingdom[number].coins = COINS_AT_THE_START
        state.kingdom[number].knights = KNIGHTS_AT_THE_START
