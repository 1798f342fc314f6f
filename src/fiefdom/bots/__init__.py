"""Bots for every game.

>>> import fiefdom
>>> game = fiefdom.Game.new("kingdomino(players=2)", seed=7)
>>> game.push(fiefdom.bot("greedy").play(game))
Claim(domino='K48')

"""

from fiefdom.bots.protocol import Bot as Bot
from fiefdom.bots.protocol import Limit as Limit
from fiefdom.bots.protocol import View as View
from fiefdom.bots.registry import bot as bot
from fiefdom.bots.registry import names as names

__all__ = ["Bot", "Limit", "View", "bot", "names"]
