"""Events: player decisions and chance outcomes. Each kind declares its fields once."""

from fiefdom.events.cells import Cell, cell_text, is_cell, is_whole, parse_cell
from fiefdom.events.coding import MoveCoding, RevealCoding
from fiefdom.events.common import STEP, Claim, Discard, KingDrawn, LineLaid, Pass, Place
from fiefdom.events.event import Event, Move, Reveal, register_event, unregister_event
from fiefdom.events.reading import parse_event

__all__ = [
    "STEP",
    "Cell",
    "Claim",
    "Discard",
    "Event",
    "KingDrawn",
    "LineLaid",
    "Move",
    "MoveCoding",
    "Pass",
    "Place",
    "Reveal",
    "RevealCoding",
    "cell_text",
    "is_cell",
    "is_whole",
    "parse_cell",
    "parse_event",
    "register_event",
    "unregister_event",
]
