"""Which combinations of game, players and options exist, and the reason for one that does not.

The one place that knows player counts: printing, parsing and `Rules.all` ask here.
"""

from collections.abc import Collection

from fiefdom.reasons import Reason
from fiefdom.rules.refusals import RulesCode

# The rule that says how many may play.
_PLAYER_RULE = {"kingdomino": "K1", "queendomino": "Q1", "discovery": "O1", "totem": "O1", "tribe": "O1"}


def player_counts(game: str, options: Collection[str]) -> range:
    """How many may play this game with these options; empty if the options do not belong to the game."""
    if "mighty_duel" in options and game != "kingdomino":
        return range(0)
    if "teams" in options:
        return range(6, 9) if game == "royal_wedding" else range(0)
    if "mighty_duel" in options:
        return range(2, 3)
    return range(3, 7) if game == "royal_wedding" else range(2, 5)


def default_players(options: Collection[str]) -> int:
    """How many play when nobody says so."""
    if "mighty_duel" in options:
        return 2
    return 8 if "teams" in options else 4


def refusal(game: str, players: int, options: Collection[str], written: str) -> Reason | None:
    """Why these rules, as they were written, do not exist, or None if they do."""
    if players in player_counts(game, options):
        return None
    if "mighty_duel" in options and game != "kingdomino":
        return RulesCode.DUEL_GAME(rules=written, game=game)
    if "teams" in options and game != "royal_wedding":
        return RulesCode.TEAMS_GAME(rules=written, game=game)
    if "mighty_duel" in options:
        return RulesCode.DUEL_PLAYERS(rules=written)
    if "teams" in options:
        return RulesCode.TEAMS_PLAYERS(rules=written)
    if game != "royal_wedding":
        return RulesCode.PLAYERS(game=game, rules=written, cites=_PLAYER_RULE[game])
    return (RulesCode.WEDDING_TEAMS if players in (7, 8) else RulesCode.WEDDING_PLAYERS)(rules=written)


def number_text(players: int) -> str:
    """The number in digits; one beyond all measure is cut short."""
    return str(players) if abs(players) <= 10**6 else f"{'-' if players < 0 else ''}1000000..."
