"""The friendly objects: games, moves, kingdoms, score sheets, outcomes."""

from fiefdom.game.kingdoms import Kingdom, Square
from fiefdom.game.match import Match
from fiefdom.game.moves import (
    Build,
    BuildingTurned,
    CavemanTurned,
    Cell,
    Claim,
    ClaimPair,
    Discard,
    Dragon,
    Erupt,
    Event,
    Give,
    KingDrawn,
    LineLaid,
    Move,
    Pass,
    Pay,
    Place,
    Recruit,
    Reveal,
    Settle,
    Site,
    Tax,
)
from fiefdom.game.outcome import Outcome, Standing
from fiefdom.game.play import Game, Played
from fiefdom.game.sheets import ScoreSheet

__all__ = [
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
    "Game",
    "Give",
    "KingDrawn",
    "Kingdom",
    "LineLaid",
    "Match",
    "Move",
    "Outcome",
    "Pass",
    "Pay",
    "Place",
    "Played",
    "Recruit",
    "Reveal",
    "ScoreSheet",
    "Settle",
    "Site",
    "Square",
    "Standing",
    "Tax",
]
