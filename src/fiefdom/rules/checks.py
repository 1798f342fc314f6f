"""Which combinations of game, players and options are legal, and why others are not.

Used by `Rules`, the parser and the catalogue.
"""

from collections.abc import Collection, Mapping
from typing import TypeVar

from fiefdom.reasons import Reason
from fiefdom.rules.games import GameDescription, described
from fiefdom.rules.refusals import RulesCode
from fiefdom.rules.words import OPTIONS

Fact = TypeVar("Fact")

# Options that belong to one game, and why they are refused in other games or with other numbers of players.
_BELONGS = {"mighty_duel": RulesCode.DUEL_GAME, "teams": RulesCode.TEAMS_GAME}
_PLAYERS_WITH: dict[str, RulesCode | None] = {
    "mighty_duel": RulesCode.DUEL_PLAYERS,
    "teams": RulesCode.TEAMS_PLAYERS,
}
_DEFAULT_PLAYERS_WITH = {"mighty_duel": 2, "teams": 8}


def player_counts(game: str, options: Collection[str]) -> range:
    """The possible numbers of players of a game with these options; empty if it does not have them all."""
    description = described(game)
    if any(option not in description.options for option in options):
        return range(0)
    return _of_option(description.players_with, options, description.players)


def default_players(game: str, options: Collection[str]) -> int:
    """The number of players if none is given."""
    return _of_option(_DEFAULT_PLAYERS_WITH, options, described(game).default_players)


def _of_option(facts: Mapping[str, Fact], options: Collection[str], otherwise: Fact) -> Fact:
    """The entry of the first of these options that has one, else `otherwise`."""
    return next((facts[option] for option in OPTIONS if option in options and option in facts), otherwise)


def refusal(game: str, players: int, options: Collection[str], written: str) -> Reason | None:
    """Why these rules are illegal, or None if they are legal; `written` is their text for the message."""
    if players in player_counts(game, options):
        return None
    description = described(game)
    for option in OPTIONS:
        if option in options and option not in description.options:
            return _BELONGS.get(option, RulesCode.OPTION_GAME)(rules=written, game=game)
    with_option = _of_option(_PLAYERS_WITH, options, None)
    return with_option(rules=written) if with_option else _who_plays(description, players, written)


def _who_plays(game: GameDescription, players: int, written: str) -> Reason:
    span, teams = _span(game.players), game.players_with.get("teams")
    if teams is None:
        return RulesCode.PLAYERS(game=game.name, span=span, rules=written, cites=game.player_rule)
    if players in teams:
        return RulesCode.NEEDS_TEAMS(game=game.name, span=_span(range(game.players.stop, teams.stop)), rules=written)
    return RulesCode.PLAYERS_OR_TEAMS(
        game=game.name, span=span, teams=_span(teams), rules=written, cites=game.player_rule
    )


def _span(numbers: range) -> str:
    return f"{numbers[0]}–{numbers[-1]}" if len(numbers) > 1 else str(numbers[0])


def number_text(players: int) -> str:
    """The number in digits; a huge one is abbreviated."""
    return str(players) if abs(players) <= 10**6 else f"{'-' if players < 0 else ''}1000000..."
