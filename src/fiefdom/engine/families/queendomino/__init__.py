"""Queendomino and Royal Wedding: coins, knights, buildings, towers, queen and dragon."""

from fiefdom.components.terrains import KINGDOM_TERRAINS
from fiefdom.engine.codes import action_of_code
from fiefdom.engine.families.queendomino import actions, builders, codes, fields, flow, moves, scoring, setup, soundness
from fiefdom.engine.families.queendomino.tables import QUEENDOMINO_DOMINOES
from fiefdom.engine.registry import Family

FAMILY = Family(
    name="queendomino",
    terrains=KINGDOM_TERRAINS,
    scoring_terrains=len(KINGDOM_TERRAINS),
    dominoes=QUEENDOMINO_DOMINOES,
    boxes=2,
    sizes={5: (6, 8), 7: (4, 8)},
    piece_planes=fields.PIECE_PLANES,
    kingdom_fields=fields.KINGDOM_FIELDS,
    state_fields=fields.STATE_FIELDS,
    actions=actions.ACTIONS,
    action_count=actions.action_count,
    set_up=setup.set_up,
    kingdom_number=flow.kingdom_number,
    options=flow.options,
    apply=flow.apply,
    actions_in_play=flow.actions_in_play,
    draw_chance=flow.draw_chance,
    can_happen=flow.can_happen,
    reveal=flow.reveal,
    points=scoring.points,
    sheet=scoring.sheet,
    is_sound=soundness.is_sound,
    crown_tie_break=False,
    prices=builders.prices,
    moves=moves.MOVES,
    reveals=moves.REVEALS,
)
action_of_code.register(FAMILY.name, codes.action_of)
