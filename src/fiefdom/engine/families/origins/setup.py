"""The initial set-up of the pieces."""

from typing import Any

from fiefdom.engine.families.origins.fields import DISCOVERY, TOTEM, TRIBE, TURN_CAVEMAN
from fiefdom.engine.families.origins.tables import CAVEMAN_COPIES
from fiefdom.engine.layout import NOBODY
from fiefdom.rules import Rules

MODES = {"discovery": DISCOVERY, "totem": TOTEM, "tribe": TRIBE}


def set_up(state: Any, rules: Rules) -> None:
    """O9, O11."""
    state.mode = MODES[rules.game]
    state.totem[:] = NOBODY
    state.recruit = NOBODY
    if rules.has_cavemen:
        state.phase = TURN_CAVEMAN
        state.hidden_caveman[:] = CAVEMAN_COPIES
        state.hidden_cavemen = CAVEMAN_COPIES.sum()
