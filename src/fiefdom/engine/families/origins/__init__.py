"""Origins: volcanoes, fire, resources, totems and cavemen. Its games are Discovery, Totem and Tribe."""

from fiefdom.components.terrains import ORIGINS_TERRAINS
from fiefdom.engine.codes import action_of_code
from fiefdom.engine.families.origins import actions, codes, fields, flow, moves, scoring, setup, sheet, soundness
from fiefdom.engine.families.origins.tables import ORIGINS_DOMINOES
from fiefdom.engine.registry import Family

FAMILY = Family(
    name="origins",
    terrains=ORIGINS_TERRAINS,
    # O3: all but the volcano, which is last.
    scoring_terrains=len(ORIGINS_TERRAINS) - 1,
    dominoes=ORIGINS_DOMINOES,
    sizes={5: (4, 4), 7: (2, 4)},
    piece_planes=fields.PIECE_PLANES,
    state_fields=fields.STATE_FIELDS,
    actions=actions.ACTIONS,
    action_count=actions.action_count,
    set_up=setup.set_up,
    options=flow.options,
    apply=flow.apply,
    actions_in_play=flow.actions_in_play,
    draw_chance=flow.draw_chance,
    can_happen=flow.can_happen,
    reveal=flow.reveal,
    points=scoring.points,
    sheet=sheet.sheet,
    is_sound=soundness.is_sound,
    moves=moves.MOVES,
    reveals=moves.REVEALS,
)
action_of_code.register(FAMILY.name, codes.action_of)
