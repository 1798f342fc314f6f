"""Queendomino's actions (see `engine.actions`).

    4A discard | 4A+1 pass | 4A+2 tax: left, right, both | 4A+5 build x6 | 4A+11 dragon x6 | 4A+17 site xA
               | 5A+17 claim x4 (Royal Wedding x8)

Spaces of the builders' board are numbered from the cheap end.
"""

from collections.abc import Mapping

from fiefdom.engine.actions import first_action
from fiefdom.engine.families.queendomino.fields import SPACES

# Offsets from the pass action, so that a step and its pass form one bit set.
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
    """The size of a game's action space; only Royal Wedding has lines of eight (W3)."""
    return starts["claim"] + 4 if game == "queendomino" else starts["end"]
