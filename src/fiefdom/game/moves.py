"""All kinds of events of the built-in games: player decisions and chance outcomes.

Cells are (column, row) with the castle at (0, 0); columns increase to the right, rows downward. They do not change as
a kingdom grows. Dominoes are named by box letter and number (`K12`); seats and kingdoms are numbered from 0, spaces of
the builders' board from 1.

The text of an event, `str(event)`, is shown to users and stored in records: it gives cells as compass directions from
the castle (`n2e1`) and numbers seats and kingdoms from 1.
"""

from fiefdom.engine.families.origins.events import CavemanTurned, ClaimPair, Erupt, Give, Pay, Recruit, Settle
from fiefdom.engine.families.queendomino.events import Build, BuildingTurned, Dragon, Site, Tax
from fiefdom.events.cells import Cell, cell_text
from fiefdom.events.common import Claim, Discard, KingDrawn, LineLaid, Pass, Place
from fiefdom.events.event import Event, Move, Reveal

MOVES: tuple[type[Move], ...] = (
    Claim, ClaimPair, Place, Discard, Tax, Build, Site, Dragon, Erupt, Give, Recruit, Pay, Settle, Pass,
)  # fmt: skip
REVEALS: tuple[type[Reveal], ...] = (KingDrawn, LineLaid, BuildingTurned, CavemanTurned)

__all__ = [
    "MOVES",
    "REVEALS",
    "Build",
    "BuildingTurned",
    "CavemanTurned",
    "Cell",
    "Claim",
    "ClaimPair",
    "Discard",
    "Dragon",
    "Erupt",
    "Event",
    "Give",
    "KingDrawn",
    "LineLaid",
    "Move",
    "Pass",
    "Pay",
    "Place",
    "Recruit",
    "Reveal",
    "Settle",
    "Site",
    "Tax",
    "cell_text",
]
