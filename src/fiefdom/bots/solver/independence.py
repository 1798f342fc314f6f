"""In which games kingdoms have nothing in common but the dominoes that they claim."""

from typing import Any

from fiefdom.engine.dispatch import family_hook
from fiefdom.engine.families.origins.fields import DISCOVERY


@family_hook
def kingdoms_are_independent(state: Any) -> bool:
    """Whether a kingdom's points depend only on its own dominoes and decisions. Called from Python.

    If so, all seats must have a kingdom of their own, and nothing but lines may be left to chance.
    """
    return False


def _always(state: Any) -> bool:
    return True


def _in_discovery(state: Any) -> bool:
    return bool(state.mode == DISCOVERY)


kingdoms_are_independent.register("kingdomino", _always)
kingdoms_are_independent.register("origins", _in_discovery)
