"""Fiefdom: the domino-kingdom family of board games in one engine.

The names below are loaded lazily, on first use, so `import fiefdom` stays cheap.
"""

from importlib import import_module
from typing import TYPE_CHECKING, Any

from fiefdom._version import __version__

if TYPE_CHECKING:
    from fiefdom.analysis import analyse
    from fiefdom.bots import Limit, bot
    from fiefdom.errors import FiefdomError, IllegalMove, NotAllowed, RulesError, TextError
    from fiefdom.game import Game, Match, Move, Position
    from fiefdom.notation import Record
    from fiefdom.reasons import Reason
    from fiefdom.rules import Rules

_HOMES = {
    "FiefdomError": "fiefdom.errors",
    "IllegalMove": "fiefdom.errors",
    "NotAllowed": "fiefdom.errors",
    "RulesError": "fiefdom.errors",
    "TextError": "fiefdom.errors",
    "Limit": "fiefdom.bots",
    "bot": "fiefdom.bots",
    "analyse": "fiefdom.analysis",
    "Game": "fiefdom.game",
    "Match": "fiefdom.game",
    "Move": "fiefdom.game",
    "Position": "fiefdom.game",
    "Reason": "fiefdom.reasons",
    "Record": "fiefdom.notation",
    "Rules": "fiefdom.rules",
}

__all__ = [
    "FiefdomError",
    "Game",
    "IllegalMove",
    "Limit",
    "Match",
    "Move",
    "NotAllowed",
    "Position",
    "Reason",
    "Record",
    "Rules",
    "RulesError",
    "TextError",
    "__version__",
    "analyse",
    "bot",
]


def __getattr__(name: str) -> Any:
    if name not in _HOMES:
        raise AttributeError(f"module 'fiefdom' has no attribute {name!r}")
    return getattr(import_module(_HOMES[name]), name)


def __dir__() -> list[str]:
    return __all__
