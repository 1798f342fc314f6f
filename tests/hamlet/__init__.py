"""Hamlet, an invented family of one game: Kingdomino with gardens.

After placing a domino, the player plants a garden on one of its two squares. At the end a garden scores a point if its
square has no crown. The whole family is defined in this folder; `register` adds it.
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
    # Kingdomino's fast path for whole rounds would skip the gardens.
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
    """Register the family, its game and its event."""
    register_family(FAMILY)
    register_game(GAME)
    register_event(Garden)


def unregister() -> None:
    """Remove them, so that other tests are not affected."""
    unregister_event(Garden)
    unregister_game("hamlet")
    unregister_family("hamlet")
