"""The rules of a game as lines of text."""

import textwrap
from collections.abc import Iterator

from fiefdom.components.buildings import buildings
from fiefdom.components.cavemen import cavemen
from fiefdom.languages import Say
from fiefdom.rulebook import Picture, Section, section_of_rule, sections
from fiefdom.rules import Rules

WIDEST = 88
INDENT = "  "
GAP = "  "


def rules_lines(rules: Rules | str, say: Say, width: int = 80, rule: str | None = None) -> Iterator[str]:
    """The rules of a game, or those for its number of players and options; with `rule`, only the section about it."""
    game = rules if isinstance(rules, str) else rules.game
    chosen = None if isinstance(rules, str) else rules
    one = None if rule is None else section_of_rule(game, rule)
    yield say(f"game-{game}")
    for section in sections(game, chosen) if one is None else (one,):
        if not section.page_only:
            yield from _section(section, game, chosen, say, min(width, WIDEST))


def _section(section: Section, game: str, rules: Rules | None, say: Say, width: int) -> Iterator[str]:
    yield ""
    cited = f" ({', '.join(section.rules)})" if section.rules else ""
    yield f"{say(section.title)}{cited}"
    for paragraph in section.paragraphs(game, rules, say):
        yield from _wrapped(paragraph, width)
    for picture in section.pictures:
        yield ""
        yield from _picture(picture, say, width)
    if section.catalogue == "buildings":
        for building in buildings():
            yield from _piece("building", building.id, building.copies, say, width)
    elif section.catalogue == "cavemen":
        for caveman in cavemen():
            yield from _piece("caveman", caveman.id, caveman.copies, say, width)


def _wrapped(text: str, width: int) -> list[str]:
    return textwrap.wrap(text, width, initial_indent=INDENT, subsequent_indent=INDENT)


def _piece(kind: str, name: str, copies: int, say: Say, width: int) -> list[str]:
    return _wrapped(f"{copies} × {say(f'{kind}-{name}')}: {say(f'{kind}-{name}-what')}", width)


def _picture(picture: Picture, say: Say, width: int) -> Iterator[str]:
    """Squares as words with their crowns; those just placed are in brackets."""
    words = [[_square(cell, say) for cell in row] for row in picture.rows]
    for x, y in picture.new:
        words[y][x] = f"[{words[y][x]}]"
    widest = max(len(word) for row in words for word in row)
    for row in words:
        yield f"{INDENT}{GAP}{GAP.join(word.ljust(widest) for word in row)}".rstrip()
    yield from _wrapped(say(picture.caption), width)


def _square(cell: str, say: Say) -> str:
    name, crowns = cell.rstrip("0123456789"), cell[len(cell.rstrip("0123456789")) :]
    if not name:
        return "·"
    if name in ("castle", "hut"):
        return say(f"help-{name}")
    return f"{say(f'terrain-{name}')} {crowns}".strip()
