"""Queendomino's actions (see `engine.actions`)."""

from collections.abc import Mapping

from fiefdom.engine.actions import first_action
from fiefdom.engine.families.queendomino.fields import SPACES

# Distances from the pass, so that a step and its pass form one bit set.
TAX_AFTER_PASS, BUILD_AFTER_PASS, DRAGON_AFTER_PASS = 1, 4, 10

ACTIONS: tuple[tuple[str, int | None], ...] = (
    ("discard", 1),
    ("pass", 1),
    ("tax", 3),
    ("build", SPACES),
    ("dragon", SPACES),
    ("site", None),
    ("claim", 8),
)

site_action = first_action("site")


def action_count(game: str, starts: Mapping[str, int]) -> int:
    """Only Royal Wedding has lines of eight (W3)."""
    return starts["claim"] + 4 if game == "queendomino" else starts["end"]
