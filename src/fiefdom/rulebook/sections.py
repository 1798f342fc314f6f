"""Which sections the rules of a game have. The same file tells the page; texts are in the Fluent files."""

import json
from collections.abc import Mapping
from dataclasses import dataclass
from functools import cache
from pathlib import Path
from typing import Any

from fiefdom.languages import Say
from fiefdom.rules import Rules

FILE = Path(__file__).parent / "sections.json"
# How large a kingdom may be where the number of players is open, by game; see `help-aim-text`.
SIZES = {"kingdomino": "5", "royal_wedding": "wedding"}


@dataclass(frozen=True, slots=True)
class Picture:
    """A few squares as an example: rows of terrains with their crowns, empty for no square; `new` was just placed."""

    caption: str
    rows: tuple[tuple[str, ...], ...]
    new: tuple[tuple[int, int], ...]
    is_legal: bool


@dataclass(frozen=True, slots=True)
class Section:
    """A heading, a text, the rules of the rule book that it tells, pictures and a list of pieces.

    `when` says which option it is about. Paragraphs, from 1, may depend on the number of players or an option.
    """

    title: str
    text: str
    rules: tuple[str, ...]
    pictures: tuple[Picture, ...]
    catalogue: str | None
    when: Mapping[str, Any]
    conditions: Mapping[str, Mapping[str, Any]]
    page_only: bool

    def paragraphs(self, game: str, rules: Rules | None, say: Say) -> list[str]:
        """The text for these rules; without them, everything that may apply."""
        # A number in a message is matched by numbers only.
        size: str | int = SIZES.get(game, "two") if rules is None else rules.side
        lines = [line for line in say(self.text, size=size).splitlines() if line]
        numbered = enumerate(lines, start=1)
        return [line for number, line in numbered if _applies(self.conditions.get(str(number), {}), rules)]


def _applies(condition: Mapping[str, Any], rules: Rules | None) -> bool:
    if rules is None:
        return True
    return rules.players in condition.get("players", [rules.players]) and (
        "option" not in condition or condition["option"] in rules.options
    )


@cache
def _data() -> dict[str, Any]:
    found: dict[str, Any] = json.loads(FILE.read_text(encoding="utf-8"))
    return found


@cache
def _all(game: str) -> tuple[Section, ...]:
    return tuple(map(_section, _data()["pages"][game]))


def _section(entry: Mapping[str, Any]) -> Section:
    return Section(
        title=entry["title"],
        text=entry["text"],
        rules=tuple(entry["rules"]),
        pictures=tuple(map(_picture, _data()["pictures"].get(entry.get("picture"), ()))),
        catalogue=entry.get("catalogue"),
        when=entry.get("when", {}),
        conditions=entry.get("paragraphs", {}),
        page_only=entry.get("page_only", False),
    )


def _picture(entry: Mapping[str, Any]) -> Picture:
    rows = tuple(map(tuple, entry["rows"]))
    return Picture(entry["caption"], rows, tuple((x, y) for x, y in entry["new"]), entry["is_legal"])


def sections(game: str, rules: Rules | None = None) -> tuple[Section, ...]:
    """The sections of a game's rules, in order; with `rules`, only those that apply to them."""
    found = [section for section in _all(game) if _applies(section.when, rules)]
    if rules is None:
        return tuple(found)
    # A text of which nothing applies, such as options that were not chosen, is left out.
    kept = [section for section in found if _has_text(section, rules)]
    return tuple(kept)


def _has_text(section: Section, rules: Rules) -> bool:
    options = [condition for condition in section.conditions.values() if "option" in condition]
    return not options or any(_applies(condition, rules) for condition in options)


def section_of_rule(game: str, rule: str) -> Section | None:
    """The section that tells a rule of the rule book, such as C3."""
    return next((section for section in _all(game) if rule in section.rules), None)
