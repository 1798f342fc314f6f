"""Origins (Discovery, Totem and Tribe) for PettingZoo."""

from typing import Any, ClassVar

from fiefdom.envs.pettingzoo.base import FamilyEnvironment, GuardedEnvironment
from fiefdom.rules import Rules

__all__ = ["env", "raw_env"]


class raw_env(FamilyEnvironment):
    """The environment without PettingZoo's wrappers: an illegal action raises IllegalMove."""

    metadata: ClassVar[dict[str, Any]] = FamilyEnvironment.metadata | {"name": "origins_v0", "is_parallelizable": False}
    games: ClassVar[tuple[str, ...]] = ("discovery", "totem", "tribe")
    default_rules: ClassVar[str] = "tribe(players=4)"


def env(rules: Rules | str | None = None, render_mode: str | None = None, reward: str = "win") -> Any:
    """The environment, wrapped like PettingZoo's own: an illegal action ends the game with a reward of -1."""
    return GuardedEnvironment(raw_env(rules, render_mode, reward))
