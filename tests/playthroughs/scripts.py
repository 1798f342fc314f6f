"""The list of playthroughs: one for each game and one for each preset."""

from dataclasses import dataclass
from pathlib import Path

from fiefdom.rules import GAMES, PRESETS, Rules

FOLDER = Path(__file__).parent
LONGEST = 400

# The presets show each game with four players, so these use other numbers and options.
_GAMES = {
    "kingdomino": "kingdomino(players=3)",
    "queendomino": "queendomino(players=3, harmony)",
    "royal_wedding": "royal_wedding(players=7, teams)",
    "discovery": "discovery(players=2, middle_kingdom, harmony)",
    "totem": "totem(players=2, harmony)",
    "tribe": "tribe(players=2, middle_kingdom)",
}

# Seeds whose games contain something rare: a totem to give away, the two tie-breaks.
_SEEDS = {"totem": 5, "duel": 69, "mighty_duel": 55}


@dataclass(frozen=True, slots=True)
class Script:
    """What is played. The file is named after the game or preset."""

    title: str
    rules: Rules
    seed: int

    @property
    def path(self) -> Path:
        return FOLDER / f"{self.title.replace(' ', '_')}.txt"

    def __str__(self) -> str:
        return self.title


def scripts() -> list[Script]:
    """Every playthrough that must exist."""
    games = [Script(f"game {game}", Rules.parse(_GAMES.get(game, game)), 1) for game in GAMES]
    presets = [Script(f"preset {name}", rules, _SEEDS.get(name, 2)) for name, rules in PRESETS.items()]
    return [*games, *presets]
