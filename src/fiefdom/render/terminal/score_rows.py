"""The rows of the printed score pad, each with how it was scored."""

from collections.abc import Iterator, Sequence

from fiefdom.game import ScoreSheet
from fiefdom.languages import Say, english
from fiefdom.render.families import Entry, scoring_terrains, style_of
from fiefdom.render.families.style import added
from fiefdom.render.families.titles import option_name
from fiefdom.rules import Rules


def pad_rows(rules: Rules, sheets: Sequence[ScoreSheet], say: Say = english) -> Iterator[tuple[str, list[Entry]]]:
    """What scores in this game, with an entry for each kingdom."""
    for terrain in scoring_terrains(rules):
        yield say(f"terrain-{terrain}-title"), [_territories(sheet, terrain) for sheet in sheets]
    for row in style_of(rules).rows(rules):
        yield say(row.key), [row.entry(sheet, say) for sheet in sheets]
    if rules.middle_kingdom:
        yield option_name("middle_kingdom", rules, say), [("", sheet.middle_kingdom or 0) for sheet in sheets]
    if rules.harmony:
        yield option_name("harmony", rules, say), [("", sheet.harmony or 0) for sheet in sheets]


def _territories(sheet: ScoreSheet, terrain: str) -> Entry:
    scoring = [row for row in sheet.territories if row.terrain == terrain and row.points]
    return added((f"{row.squares} x {row.crowns}", row.points) for row in scoring)
