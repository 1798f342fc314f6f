"""Scores of drawn kingdoms: the pad for people, an object for programs."""

from collections.abc import Iterable, Iterator, Sequence
from dataclasses import asdict
from typing import Any

from rich.table import Table
from rich.text import Text

from fiefdom.components.buildings import building
from fiefdom.components.terrains import KINGDOM_TERRAINS, ORIGINS_TERRAINS
from fiefdom.game import ScoreSheet
from fiefdom.game.moves import cell_text
from fiefdom.game.outcome import CROWNS, LARGEST, SHARED, Standing
from fiefdom.game.table_scores import TableScores
from fiefdom.rules import Rules

# How something was counted, and its points.
Entry = tuple[str, int]


def pad_table(scores: TableScores, names: Sequence[str]) -> Table:
    """A row for each thing that counts, a column for each kingdom; of a single kingdom also how it was counted."""
    table = Table(box=None, pad_edge=False, padding=(0, 2, 0, 0))
    table.add_column("")
    for name in names:
        table.add_column(Text(name), justify="right")
    is_single = len(scores.sheets) == 1
    table.add_column("")
    for row, entries in _rows(scores.rules, scores.sheets):
        table.add_row(row, *(str(points) for _, points in entries), entries[0][0] if is_single else "")
    totals = [str(sheet.total) for sheet in scores.sheets]
    table.add_row(*(Text(cell, "bold") for cell in ("total", *totals)))
    return table


def _rows(rules: Rules, sheets: Sequence[ScoreSheet]) -> Iterator[tuple[str, list[Entry]]]:
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


def ranking_lines(scores: TableScores, names: Sequence[str]) -> list[str]:
    """One line a kingdom, best first, with the tie-break where one decided (C12)."""
    width = max(map(len, names))
    return [
        f"{row.place}. {names[row.kingdom]:<{width}}  {row.total:>4} point{'' if row.total == 1 else 's'}{_why(row)}"
        for row in scores.standings.ranking
    ]


def _why(standing: Standing) -> str:
    reasons = {
        LARGEST: f", ahead by its largest territory ({standing.largest_territory} squares)",
        CROWNS: f", ahead by its crowns ({standing.crowns})",
        SHARED: ", shares its place with the next",
    }
    return reasons.get(standing.decided_by, "")


def scores_object(scores: TableScores, names: Sequence[str]) -> dict[str, Any]:
    """The sheets and the ranking with plain names; kingdoms count from 1, cells are compass words."""
    return {
        "rules": str(scores.rules),
        "kingdoms": [
            {"kingdom": sheet.kingdom + 1, "name": name, "sheet": _sheet_object(sheet)}
            for sheet, name in zip(scores.sheets, names, strict=True)
        ],
        "ranking": [
            {
                "place": row.place,
                "kingdom": row.kingdom + 1,
                "name": names[row.kingdom],
                "total": row.total,
                "largest_territory": row.largest_territory,
                "crowns": row.crowns,
                "decided_by": row.decided_by,
            }
            for row in scores.standings.ranking
        ],
    }


def _sheet_object(sheet: ScoreSheet) -> dict[str, Any]:
    found = asdict(sheet)
    del found["kingdom"]
    for row in (*found["cavemen"], *found["hordes"]):
        row["square"] = cell_text(row["square"])
    return found
