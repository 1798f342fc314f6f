"""Which combinations of game, players and options exist, and the sentence for one that does not.

The one place that knows player counts: printing, parsing and `Rules.all` ask here.
"""

from collections.abc import Collection

from fiefdom.rules.words import GAME_TITLES

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


def refusal(game: str, players: int, options: Collection[str], written: str) -> str | None:
    """Why these rules are not to be had, as a sentence that quotes `written` and names the rule, or None."""
    if players in player_counts(game, options):
        return None
    if "mighty_duel" in options and game != "kingdomino":
        return f"Mighty Duel is a way to play Kingdomino only (V4): {written} is {GAME_TITLES[game]}."
    if "teams" in options and game != "royal_wedding":
        return f"Teams belong to Royal Wedding only (W4): {written} is {GAME_TITLES[game]}."
    return f"{_who_plays(game, players, options)}: {written} has {number_text(players)}."


def _who_plays(game: str, players: int, options: Collection[str]) -> str:
    if "mighty_duel" in options:
        return "Mighty Duel is for two players only (V4)"
    if "teams" in options:
        return "Teams are for 6 to 8 players (W4)"
    if game != "royal_wedding":
        return f"{GAME_TITLES[game]} is for 2 to 4 players ({_PLAYER_RULE[game]})"
    if players in (7, 8):
        return "Royal Wedding with 7 or 8 players is played in teams (W4), so add teams"
    return "Royal Wedding is for 3 to 6 players, or 6 to 8 in teams (W2, W3, W4)"


def number_text(players: int) -> str:
    """The number in digits, or in words when it is beyond all measure."""
    if abs(players) <= 10**6:
        return str(players)
    return "more than a million" if players > 0 else "less than nobody"
