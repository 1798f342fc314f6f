"""The high-level interface: games, moves, kingdoms, score sheets, outcomes."""

import fiefdom.game.pieces  # noqa: F401 - what each family knows is registered
from fiefdom.game.game import Game
from fiefdom.game.kingdom import Kingdom, Square
from fiefdom.game.kingdom_scores import TableScores, score_kingdoms
from fiefdom.game.legal_moves import LegalMoves
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
from fiefdom.game.position.value import KingdomPosition, LaidDomino, Position
from fiefdom.game.readable import Played
from fiefdom.game.sheet import ScoreSheet

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
    "KingdomPosition",
    "LaidDomino",
    "LegalMoves",
    "LineLaid",
    "Match",
    "Move",
    "Outcome",
    "Pass",
    "Pay",
    "Place",
    "Played",
    "Position",
    "Recruit",
    "Reveal",
    "ScoreSheet",
    "Settle",
    "Site",
    "Square",
    "Standing",
    "TableScores",
    "Tax",
    "score_kingdoms",
]
