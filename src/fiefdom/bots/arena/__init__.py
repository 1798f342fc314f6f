"""The arena: bots play each other on the same deals, and their strength is reported with confidence intervals.

    settings = Settings(Rules.parse("classic"), split_bots(["hard:simulations=1100,fg"]), seed=1)
    summary = summarise(settings, run(settings, games=400, jobs=2))

`plan` lists the games, `run` plays those that are not in a `Store` yet, `summarise` computes the statistics. Each can
be used on its own.
"""

from fiefdom.bots.arena.bot_lists import split_bots as split_bots
from fiefdom.bots.arena.estimates import Estimate as Estimate
from fiefdom.bots.arena.result_store import Store as Store
from fiefdom.bots.arena.results import Result as Result
from fiefdom.bots.arena.schedule import Pairing as Pairing
from fiefdom.bots.arena.schedule import Settings as Settings
from fiefdom.bots.arena.schedule import games_per_deal as games_per_deal
from fiefdom.bots.arena.schedule import plan as plan
from fiefdom.bots.arena.summary import BotSummary as BotSummary
from fiefdom.bots.arena.summary import Summary as Summary
from fiefdom.bots.arena.summary import summarise as summarise
from fiefdom.bots.arena.tournament import run as run

__all__ = [
    *("Estimate", "Pairing", "Result", "BotSummary", "Settings", "Store", "Summary"),
    *("games_per_deal", "plan", "run", "split_bots", "summarise"),
]
