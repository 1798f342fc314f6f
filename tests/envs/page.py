"""Writes the tables of docs/environments.md: run `python -m envs.page` in the tests folder."""

import re
from pathlib import Path

import numpy as np

from fiefdom.envs import VectorEnvironment
from fiefdom.envs.observation import observation_table, specification
from fiefdom.rules import Rules
from fiefdom.rules.games import described, games

PAGE = Path(__file__).parents[2] / "docs" / "environments.md"
TOLD = (
    "kingdomino(players=4)",
    "queendomino(players=4)",
    "royal_wedding(players=4)",
    "discovery(players=4)",
    "totem(players=4)",
    "tribe(players=4)",
)
# Random games behind each row of the cards.
GAMES = 200
HEAD = (
    "| Rules | Observation | Actions | Decisions a game | Legal actions | Scores |",
    "|---|---|---|---|---|---|",
)


def table_of(text: str) -> str:
    """The documented table of observations for some rules."""
    spec = specification(Rules.parse(text))
    sizes = f"{spec.length} bytes; {spec.rules.kingdoms} kingdoms of {spec.kingdom_size} bytes; {spec.actions} actions."
    return f"### `{text}`\n\n{sizes}\n\n{observation_table(spec.rules)}\n"


def carded() -> list[str]:
    """The rules that have a card: every game and number of players, with the options that change the kingdoms."""
    found = []
    for game in map(described, games()):
        found += [f"{game.name}(players={players})" for players in game.players]
        for way in ("mighty_duel", "teams"):
            found += [f"{game.name}(players={players}, {way})" for players in game.players_with.get(way, ())]
    return found


def card_of(text: str) -> str:
    """A row of the cards: sizes, and what random games are like."""
    environment = VectorEnvironment(text, GAMES, autoreset="DISABLED", lists=True)
    environment.reset(seed=1)
    decisions, options, most = np.zeros(GAMES, np.int64), 0, 0
    while not environment.is_over.all():
        playing = ~environment.is_over
        decisions += playing
        options += int(environment.counts[playing].sum())
        most = max(most, int(environment.counts[playing].max()))
        environment.step(environment.sample_actions())
    spec, scores = environment.specification, environment.scores
    length = str(decisions.min()) if decisions.min() == decisions.max() else f"{decisions.min()}–{decisions.max()}"
    return (
        f"| `{text}` | {spec.length} | {spec.actions} | {length} | {options / decisions.sum():.1f}, at most {most} "
        f"| {scores.min()}–{scores.max()}, {scores.mean():.1f} on average |"
    )


def cards() -> str:
    """The table of cards."""
    return "\n".join([*HEAD, *map(card_of, carded())])


def written(page: str) -> str:
    """The document with its tables generated from the code."""
    for text in TOLD:
        pattern = re.compile(rf"### `{re.escape(text)}`\n.*?(?=\n### |\n## |\Z)", re.DOTALL)
        page = pattern.sub(lambda _, text=text: table_of(text), page)
    start = page.index(HEAD[0])
    return page[:start] + cards() + page[page.index("\n\n", start) :]


if __name__ == "__main__":
    PAGE.write_text(written(PAGE.read_text(encoding="utf-8")), encoding="utf-8", newline="\n")
