"""Which game is played, by how many, with which options."""

from fiefdom.rules.presets import PRESET_DESCRIPTIONS, PRESETS
from fiefdom.rules.value import Rules
from fiefdom.rules.words import GAMES, OPTIONS

__all__ = ["GAMES", "OPTIONS", "PRESETS", "PRESET_DESCRIPTIONS", "Rules"]
