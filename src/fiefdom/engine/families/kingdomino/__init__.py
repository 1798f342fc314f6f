"""Kingdomino: place, then claim."""

from fiefdom.engine.families.kingdomino import flow, playouts, scoring, soundness
from fiefdom.engine.families.kingdomino.tables import KINGDOMINO_DOMINOES, TERRAINS
from fiefdom.engine.registry import Family

FAMILY = Family(
    name="kingdomino",
    terrains=TERRAINS,
    scoring_terrains=len(TERRAINS),
    dominoes=KINGDOMINO_DOMINOES,
    sizes={5: (4, 4), 7: (2, 4)},
    actions=(("discard", 1), ("claim", 4)),
    options=flow.options,
    apply=flow.apply,
    actions_in_play=flow.actions_in_play,
    draw_chance=flow.draw_chance,
    can_happen=flow.can_happen,
    reveal=flow.reveal,
    points=scoring.points,
    sheet=scoring.sheet,
    is_sound=soundness.is_sound,
    play_rounds=playouts.play_rounds,
)
