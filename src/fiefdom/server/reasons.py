"""The engine's reasons why a move is not legal, as keys with arguments that every language can word."""

from fiefdom.game.reason_keys import Reason, reason_for

__all__ = ["Reason", "reason_for"]
