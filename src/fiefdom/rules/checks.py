"""Which combinations of game, players and options exist, and the sentence for one that does not.

Printing, parsing and `Rules.all` ask here.
"""

from collections.abc import Collection, Mapping
from typing import TypeVar

from fiefdom.rules.games import GameDescription, described
from fiefdom.rules.words import OPTIONS

Fact = TypeVar("Fact")

# Options that belong to one game, and what is said of them elsewhere.
_BELONGS = {
    "mighty_duel": "Mighty Duel is a way to play Kingdomino only (V4)",
    "teams": "Teams belong to Royal Wedding only (W4)",
}
_WHO_PLAYS_WITH = {
    "mighty_duel": "Mighty Duel is for two players only (V4)",
    "teams": "Teams are for 6 to 8 players (W4)",
}
_DEFAULT_PLAYERS_WITH = {"mighty_duel": 2, "teams": 8}


def player_counts(game: str, options: Collection[str]) -> range:
    """How many may play this game with these options; empty if the options do not belong to the game."""
    description = described(game)
    if any(option not in description.options for option in options):
        return range(0)
    return _of_option(description.players_with, options, description.players)


def default_players(game: str, options: Collection[str]) -> int:
    """How many play when nobody says so."""
    return _of_option(_DEFAULT_PLAYERS_WITH, options, described(game).default_players)


def _of_option(facts: Mapping[str, Fact], options: Collection[str], otherwise: Fact) -> Fact:
    """What an option decides, if one of these does."""
    return next((facts[option] for option in OPTIONS if option in options and option in facts), otherwise)


def refusal(game: str, players: int, options: Collection[str], written: str) -> str | None:
    """Why these rules are not to be had, as a sentence that quotes `written` and names the rule, or None."""
    if players in player_counts(game, options):
        return None
    description = described(game)
    for option in OPTIONS:
        if option in options and option not in description.options:
            reason = _BELONGS.get(option, f"{option} is no option of {description.title}")
            return f"{reason}: {written} is {description.title}."
    return f"{_who_plays(description, players, options)}: {written} has {number_text(players)}."


def _who_plays(game: GameDescription, players: int, options: Collection[str]) -> str:
    with_option = _of_option(_WHO_PLAYS_WITH, options, "")
    if with_option:
        return with_option
    most = f"{game.title} is for {_span(game.players)} players"
    teams = game.players_with.get("teams")
    if teams is None:
        return f"{most} ({game.player_rule})"
    if players in teams:
        only = " or ".join(str(number) for number in teams if number not in game.players)
        return f"{game.title} with {only} players is played in teams (W4), so add teams"
    return f"{most}, or {teams[0]} to {teams[-1]} in teams ({game.player_rule})"


def _span(numbers: range) -> str:
    return f"{numbers[0]} to {numbers[-1]}" if len(numbers) > 1 else str(numbers[0])


def number_text(players: int) -> str:
    """The number in digits, or in words when it is beyond all measure."""
    if abs(players) <= 10**6:
        return str(players)
    return "more than a million" if players > 0 else "less than nobody"
