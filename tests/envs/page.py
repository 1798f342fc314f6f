"""Writes the tables of docs/environments.md: run `python -m envs.page` in the tests folder."""

import re
from pathlib import Path

from fiefdom.envs.observation import observation_table, specification
from fiefdom.rules import Rules

PAGE = Path(__file__).parents[2] / "docs" / "environments.md"
TOLD = (
    "kingdomino(players=4)",
    "queendomino(players=4)",
    "royal_wedding(players=4)",
    "discovery(players=4)",
    "totem(players=4)",
    "tribe(players=4)",
)


def table_of(text: str) -> str:
    """The documented table of observations for some rules."""
    spec = specification(Rules.parse(text))
    sizes = f"{spec.length} bytes; {spec.rules.kingdoms} kingdoms of {spec.kingdom_size} bytes; {spec.actions} actions."
    return f"### `{text}`\n\n{sizes}\n\n{observation_table(spec.rules)}\n"


def written(page: str) -> str:
    """The document with its tables generated from the code."""
    for text in TOLD:
        pattern = re.compile(rf"### `{re.escape(text)}`\n.*?(?=\n### |\n## |\Z)", re.DOTALL)
        page = pattern.sub(lambda _, text=text: table_of(text), page)
    return page


if __name__ == "__main__":
    PAGE.write_text(written(PAGE.read_text(encoding="utf-8")), encoding="utf-8", newline="\n")
