"""PettingZoo environments, one module per game: `from fiefdom.envs.pettingzoo import kingdomino_v0`. Extra: `envs`.

Importing them registers them with PettingZoo, so `pettingzoo.make("aec", "fiefdom/kingdomino_v0")` finds them too.
"""

from fiefdom.envs.pettingzoo import kingdomino_v0, origins_v0, queendomino_v0, royal_wedding_v0
from fiefdom.envs.pettingzoo.base import register_all

__all__ = ["kingdomino_v0", "origins_v0", "queendomino_v0", "royal_wedding_v0"]

register_all(kingdomino_v0, origins_v0, queendomino_v0, royal_wedding_v0)
