"""A catalogue of all games with their player counts and options, described in words."""

from dataclasses import dataclass

from fiefdom.rules.checks import player_counts
from fiefdom.rules.games import GameDescription, described, games
from fiefdom.rules.words import OPTIONS

_EXPLANATIONS = {
    "middle_kingdom": "10 points more for a kingdom with its castle in the middle.",
    "harmony": "5 points more for a kingdom that never had to discard a domino.",
    "dynasty": "Three games in a row; the points add up.",
    "mighty_duel": "Two players use all 48 dominoes and build 7x7 kingdoms.",
    "teams": "Two players build one 7x7 kingdom together; 6 to 8 players.",
}
_TITLES = {
    "middle_kingdom": "Middle Kingdom",
    "harmony": "Harmony",
    "dynasty": "Dynasty",
    "mighty_duel": "Mighty Duel",
    "teams": "Teams",
}
_RULES = {"middle_kingdom": "V2", "harmony": "V3", "dynasty": "V1", "mighty_duel": "V4", "teams": "W4"}


@dataclass(frozen=True, slots=True)
class OptionFacts:
    """An option of a game: its word in the text of rules, its printed name, its rule and what it does."""

    word: str
    title: str
    rule: str
    explanation: str


@dataclass(frozen=True, slots=True)
class GameFacts:
    """A game: its word in the text of rules, its printed name, a summary, its player counts and options."""

    word: str
    title: str
    summary: str
    players: str
    options: tuple[OptionFacts, ...]


def catalogue() -> tuple[GameFacts, ...]:
    """All games, in the order of `games`."""
    return tuple(_game(described(name)) for name in games())


def _game(game: GameDescription) -> GameFacts:
    options = tuple(_option(game, word) for word in OPTIONS if word in game.options)
    return GameFacts(game.name, game.title, game.summary, _players(game.name), options)


def _players(game: str) -> str:
    alone, teams = player_counts(game, ()), player_counts(game, ("teams",))
    text = f"{alone[0]}-{alone[-1]}"
    return f"{text}, teams {teams[0]}-{teams[-1]}" if teams else text


def _option(game: GameDescription, word: str) -> OptionFacts:
    title = game.option_titles.get(word, _TITLES[word])
    explanation = game.option_explanations.get(word, _EXPLANATIONS[word])
    return OptionFacts(word, title, _RULES[word], explanation)
