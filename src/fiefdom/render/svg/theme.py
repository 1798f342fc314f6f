"""The two themes, read from the design tokens that the page uses, too."""

import re
from collections.abc import Mapping
from dataclasses import dataclass
from functools import cache
from pathlib import Path
from typing import Literal

from fiefdom.errors import TextError
from fiefdom.render.refusals import PictureCode

ART = Path(__file__).parents[1] / "art"
THEMES = ("light", "dark")
ThemeName = Literal["light", "dark"]

_RULE = re.compile(r"([^{}]+)\{([^{}]*)\}")
_TOKEN = re.compile(r"--([\w-]+):\s*([^;]+)")
_SEAT = re.compile(r"\.seat-(b-)?(\d)$")


@dataclass(frozen=True, slots=True)
class Theme:
    """Colours by token name; `seats` has those of each seat, as the first and as the second seat of a team."""

    name: str
    colours: Mapping[str, str]
    seats: tuple[Mapping[str, str], ...]

    def __getitem__(self, token: str) -> str:
        return self.colours[token]

    def of_seats(self, seats: tuple[int, ...]) -> dict[str, str]:
        """The tokens for a piece that belongs to these seats; a team's second seat uses the `seat-b` ones."""
        tokens = {name: value for name, value in self.seats[seats[0]].items() if not name.startswith("seat-b")}
        if len(seats) > 1:
            tokens |= {name: value for name, value in self.seats[seats[1]].items() if name.startswith("seat-b")}
        return tokens


@cache
def theme(name: str) -> Theme:
    """The theme of that name. Raises TextError if there is none."""
    if name not in THEMES:
        raise TextError(PictureCode.UNKNOWN_THEME(name=name, known=tuple(THEMES)))
    colours: dict[str, str] = {}
    seats: list[dict[str, str]] = [{} for _ in range(8)]
    for selector, tokens in _rules():
        scope, _, target = selector.rpartition(" ")
        if scope in ("", f'[data-theme="{name}"]') and (seat := _SEAT.match(target)):
            seats[int(seat[2]) - 1].update(tokens)
        elif not scope and target in (":root", f'[data-theme="{name}"]'):
            colours.update(tokens)
    return Theme(name, colours, tuple(seats))


def _rules() -> list[tuple[str, dict[str, str]]]:
    """Every selector of the style sheet with its tokens, in order; media queries are skipped."""
    text = re.sub(
        r"/\*.*?\*/|@media[^{]*\{[^{}]*\{[^{}]*\}\s*\}", "", (ART / "tokens.css").read_text("utf-8"), flags=re.S
    )
    found: list[tuple[str, dict[str, str]]] = []
    for selectors, body in _RULE.findall(text):
        tokens = {name: value.strip() for name, value in _TOKEN.findall(body)}
        found.extend((selector.strip(), tokens) for selector in selectors.split(","))
    return found
