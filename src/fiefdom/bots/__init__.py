"""Bots for every game: `named("search:ms=100").choose(view, legal, rng, budget)`."""

from fiefdom.bots.protocol import Bot as Bot
from fiefdom.bots.protocol import Budget as Budget
from fiefdom.bots.protocol import View as View
from fiefdom.bots.registry import named as named
from fiefdom.bots.registry import names as names

__all__ = ["Bot", "Budget", "View", "named", "names"]
