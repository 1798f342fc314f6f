"""Hamlet, an invented family of one game: Kingdomino with gardens.

After placing a domino its player plants a garden on one of its two squares. At the end a garden is worth a point if its
square has no crown. Everything there is of it stands in this folder; `register` makes it known.
"""

from dataclasses import replace

from fiefdom.engine.families import kingdomino
from fiefdom.engine.registry import register as register_family
from fiefdom.engine.registry import unregister as unregister_family
from fiefdom.events import register_event, unregister_event
from fiefdom.rules import GameDescription, register_game, unregister_game
from fiefdom.rules.games import four, twelve
from hamlet import flow, moves, scoring
from hamlet.events import Garden

FAMILY = replace(
    kingdomino.FAMILY,
    name="hamlet",
    sizes={5: (4, 4)},
    piece_planes=1,
    state_fields=(("placed_left", "i4"), ("placed_right", "i4")),
    actions=(("discard", 1), ("claim", 4), ("garden", 2)),
    options=flow.options,
    apply=flow.apply,
    actions_in_play=flow.actions_in_play,
    points=scoring.points,
    sheet=scoring.sheet,
    is_sound=flow.is_sound,
    # Whole rounds of Kingdomino would leave the gardens out.
    play_rounds=flow.step_by_step,
    moves=moves.MOVES,
)
GAME = GameDescription(
    name="hamlet",
    title="Hamlet",
    family="hamlet",
    summary="Kingdomino with a garden for every domino.",
    boxes=("kingdomino",),
    player_rule="K1",
    options=("middle_kingdom", "harmony"),
    side=lambda rules: 5,
    line_size=four,
    lines=twelve,
)


def register() -> None:
    """Make the family, its game and its event known."""
    register_family(FAMILY)
    register_game(GAME)
    register_event(Garden)


def unregister() -> None:
    """Forget them, for the sake of other tests."""
    unregister_event(Garden)
    unregister_game("hamlet")
    unregister_family("hamlet")
