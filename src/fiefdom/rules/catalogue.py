"""What there is to play, in words: every game with its players and options."""

from dataclasses import dataclass
from functools import cache

from fiefdom.rules.checks import player_counts
from fiefdom.rules.words import GAME_TITLES, GAMES, OPTIONS, ORIGINS_GAMES

_SUMMARIES = {
    "kingdomino": "Draft dominoes, lay matching terrains together, multiply squares by crowns.",
    "queendomino": "Kingdomino with an economy: taxes pay for buildings, towers win the queen.",
    "royal_wedding": "Both boxes on one table: Queendomino's rules, dominoes of the two boxes in turn.",
    "discovery": "Volcanoes throw fire, and fire is what multiplies your squares.",
    "totem": "Discovery with mammoths, fish, mushrooms and flint; whoever has the most holds the totem.",
    "tribe": "Discovery with resources that pay for cavemen, who score by what stands around them.",
}
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
# V2, V3: Origins has its own names for the two bonuses.
_ORIGINS_TITLES = {"middle_kingdom": "Realm of Fire", "harmony": "Homo Habilis"}
_ORIGINS_EXPLANATIONS = {"middle_kingdom": "10 points more for a kingdom with its hut in the middle."}
_RULES = {"middle_kingdom": "V2", "harmony": "V3", "dynasty": "V1", "mighty_duel": "V4", "teams": "W4"}


@dataclass(frozen=True, slots=True)
class OptionFacts:
    """An option of one game: the word it is written with, its printed name, its rule and what it does."""

    word: str
    title: str
    rule: str
    explanation: str


@dataclass(frozen=True, slots=True)
class GameFacts:
    """A game: the word it is written with, its printed name, what it is, who can play and how to vary it."""

    word: str
    title: str
    summary: str
    players: str
    options: tuple[OptionFacts, ...]


@cache
def catalogue() -> tuple[GameFacts, ...]:
    """Every game, in the order of `GAMES`."""
    return tuple(GameFacts(game, GAME_TITLES[game], _SUMMARIES[game], _players(game), _options(game)) for game in GAMES)


def _players(game: str) -> str:
    alone, teams = player_counts(game, ()), player_counts(game, ("teams",))
    text = f"{alone[0]}-{alone[-1]}"
    return f"{text}, teams {teams[0]}-{teams[-1]}" if teams else text


def _options(game: str) -> tuple[OptionFacts, ...]:
    return tuple(_option(game, word) for word in OPTIONS if player_counts(game, (word,)))


def _option(game: str, word: str) -> OptionFacts:
    title, explanation = _TITLES[word], _EXPLANATIONS[word]
    if game in ORIGINS_GAMES:
        title = _ORIGINS_TITLES.get(word, title)
        explanation = _ORIGINS_EXPLANATIONS.get(word, explanation)
    return OptionFacts(word, title, _RULES[word], explanation)
