"""The rows of the printed score pad, each with how it was counted."""

from collections.abc import Iterable, Iterator, Sequence

from fiefdom.components.buildings import building
from fiefdom.components.terrains import KINGDOM_TERRAINS, ORIGINS_TERRAINS
from fiefdom.game import ScoreSheet
from fiefdom.game.moves import cell_text
from fiefdom.rules import Rules

# How something was counted, and its points.
Entry = tuple[str, int]


def pad_rows(rules: Rules, sheets: Sequence[ScoreSheet]) -> Iterator[tuple[str, list[Entry]]]:
    """What counts in this game, with an entry for each kingdom."""
    terrains = ORIGINS_TERRAINS[:-1] if rules.is_origins else KINGDOM_TERRAINS[: None if rules.has_buildings else -1]
    for terrain in terrains:
        yield terrain, [_territories(sheet, terrain) for sheet in sheets]
    for row, is_played, entry in (
        ("buildings", rules.has_buildings, _buildings),
        ("coins", rules.has_buildings, _coins),
        ("queen", rules.has_buildings, _queen),
        ("resources", rules.has_totems, _resources),
        ("totems", rules.has_totems, _totems),
        ("cavemen", rules.has_cavemen, _cavemen),
        ("warriors", rules.has_cavemen, _warriors),
        (f"{'hut' if rules.is_origins else 'castle'} in the middle", rules.middle_kingdom, _middle),
        ("nothing discarded", rules.harmony, _harmony),
    ):
        if is_played:
            yield row, [entry(sheet) for sheet in sheets]


def _added(parts: Iterable[Entry]) -> Entry:
    entries = list(parts)
    return " + ".join(how for how, _ in entries), sum(points for _, points in entries)


def _territories(sheet: ScoreSheet, terrain: str) -> Entry:
    scoring = [row for row in sheet.territories if row.terrain == terrain and row.points]
    return _added((f"{row.squares} x {row.crowns}", row.points) for row in scoring)


def _buildings(sheet: ScoreSheet) -> Entry:
    return _added((f"{building(row.building).name} {row.points}", row.points) for row in sheet.buildings)


def _coins(sheet: ScoreSheet) -> Entry:
    return f"{sheet.coins} coin{'' if sheet.coins == 1 else 's'}, a point for three", sheet.coin_points


def _queen(sheet: ScoreSheet) -> Entry:
    return "a crown on the largest territory" if sheet.queen else "", sheet.queen


def _resources(sheet: ScoreSheet) -> Entry:
    return "", sheet.resources


def _totems(sheet: ScoreSheet) -> Entry:
    return _added((f"{row.resource} {row.points}", row.points) for row in sheet.totems)


def _cavemen(sheet: ScoreSheet) -> Entry:
    named = ((row.caveman.replace("_", " "), cell_text(row.square), row.points) for row in sheet.cavemen)
    return _added((f"{name} on {cell} {points}", points) for name, cell, points in named)


def _warriors(sheet: ScoreSheet) -> Entry:
    return _added((f"{row.warriors} x {row.strength}", row.points) for row in sheet.hordes)


def _middle(sheet: ScoreSheet) -> Entry:
    return "", sheet.middle_kingdom or 0


def _harmony(sheet: ScoreSheet) -> Entry:
    return "", sheet.harmony or 0
