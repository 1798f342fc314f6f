"""The rows of the printed score pad, each with how it was counted."""

from collections.abc import Iterable, Iterator, Sequence

from fiefdom.components.terrains import KINGDOM_TERRAINS, ORIGINS_TERRAINS
from fiefdom.game import ScoreSheet
from fiefdom.game.moves import cell_text
from fiefdom.languages import Say, english
from fiefdom.render.terminal.names import option_name
from fiefdom.rules import Rules

# How something was counted, and its points.
Entry = tuple[str, int]


def pad_rows(rules: Rules, sheets: Sequence[ScoreSheet], say: Say = english) -> Iterator[tuple[str, list[Entry]]]:
    """What counts in this game, with an entry for each kingdom."""
    terrains = ORIGINS_TERRAINS[:-1] if rules.is_origins else KINGDOM_TERRAINS[: None if rules.has_buildings else -1]
    for terrain in terrains:
        yield say(f"terrain-{terrain}-title"), [_territories(sheet, terrain) for sheet in sheets]
    for row, is_played, entry in (
        (say("sheet-buildings"), rules.has_buildings, _buildings),
        (say("sheet-coins"), rules.has_buildings, _coins),
        (say("sheet-queen"), rules.has_buildings, _queen),
        (say("sheet-resources"), rules.has_totems, _resources),
        (say("sheet-totems"), rules.has_totems, _totems),
        (say("sheet-cavemen"), rules.has_cavemen, _cavemen),
        (say("sheet-hordes"), rules.has_cavemen, _warriors),
        (option_name("middle_kingdom", rules, say), rules.middle_kingdom, _middle),
        (option_name("harmony", rules, say), rules.harmony, _harmony),
    ):
        if is_played:
            yield row, [entry(sheet, say) for sheet in sheets]


def _added(parts: Iterable[Entry]) -> Entry:
    entries = list(parts)
    return " + ".join(how for how, _ in entries), sum(points for _, points in entries)


def _territories(sheet: ScoreSheet, terrain: str) -> Entry:
    scoring = [row for row in sheet.territories if row.terrain == terrain and row.points]
    return _added((f"{row.squares} x {row.crowns}", row.points) for row in scoring)


def _buildings(sheet: ScoreSheet, say: Say) -> Entry:
    return _added((f"{say(f'building-{row.building}')} {row.points}", row.points) for row in sheet.buildings)


def _coins(sheet: ScoreSheet, say: Say) -> Entry:
    return say("terminal-pad-coins", number=sheet.coins), sheet.coin_points


def _queen(sheet: ScoreSheet, say: Say) -> Entry:
    return say("terminal-pad-queen") if sheet.queen else "", sheet.queen


def _resources(sheet: ScoreSheet, say: Say) -> Entry:
    return "", sheet.resources


def _totems(sheet: ScoreSheet, say: Say) -> Entry:
    return _added((f"{say(f'resource-{row.resource}')} {row.points}", row.points) for row in sheet.totems)


def _cavemen(sheet: ScoreSheet, say: Say) -> Entry:
    named = ((say(f"caveman-{row.caveman}"), cell_text(row.square), row.points) for row in sheet.cavemen)
    return _added((f"{name} {cell}: {points}", points) for name, cell, points in named)


def _warriors(sheet: ScoreSheet, say: Say) -> Entry:
    return _added((f"{row.warriors} x {row.strength}", row.points) for row in sheet.hordes)


def _middle(sheet: ScoreSheet, say: Say) -> Entry:
    return "", sheet.middle_kingdom or 0


def _harmony(sheet: ScoreSheet, say: Say) -> Entry:
    return "", sheet.harmony or 0
