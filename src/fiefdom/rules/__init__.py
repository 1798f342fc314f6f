"""The rules of a game: which game, how many players, which options."""

from fiefdom.rules.games import GAMES, GameDescription, register_game, unregister_game
from fiefdom.rules.presets import PRESET_DESCRIPTIONS, PRESETS
from fiefdom.rules.value import Rules
from fiefdom.rules.words import OPTIONS

__all__ = [
    "GAMES",
    "OPTIONS",
    "PRESETS",
    "PRESET_DESCRIPTIONS",
    "GameDescription",
    "Rules",
    "register_game",
    "unregister_game",
]
