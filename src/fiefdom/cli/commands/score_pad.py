"""Scores of drawn kingdoms: the score pad for people, an object for programs."""

from collections.abc import Sequence
from dataclasses import asdict
from typing import Any

from rich.table import Table
from rich.text import Text

from fiefdom.game import ScoreSheet
from fiefdom.game.kingdom_scores import TableScores
from fiefdom.game.moves import cell_text
from fiefdom.languages import Say, english
from fiefdom.render.terminal.score_rows import pad_rows


def pad_table(scores: TableScores, names: Sequence[str], say: Say = english) -> Table:
    """A row per source of points, a column per kingdom, each with how the points were counted."""
    table = Table(box=None, pad_edge=False, padding=(0, 2, 0, 0))
    table.add_column("")
    for name in names:
        table.add_column(Text(name), justify="right")
    is_single = len(scores.sheets) == 1
    table.add_column("")
    for row, entries in pad_rows(scores.rules, scores.sheets, say):
        if is_single:
            table.add_row(row, str(entries[0][1]), entries[0][0])
        else:
            table.add_row(row, *(_worked(*entry) for entry in entries))
    totals = [str(sheet.total) for sheet in scores.sheets]
    table.add_row(*(Text(cell, "bold") for cell in (say("sheet-total"), *totals)))
    return table


def _worked(working: str, points: int) -> Text:
    """The points, after how they were counted: `3 x 1 =  3`."""
    return Text.assemble((f"{working} = " if working and points else "", "dim"), str(points))


def scores_object(scores: TableScores, names: Sequence[str]) -> dict[str, Any]:
    """The sheets and the ranking with plain names; kingdoms are numbered from 1, cells are in compass notation."""
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
            for row in scores.ranking.ranking
        ],
    }


def _sheet_object(sheet: ScoreSheet) -> dict[str, Any]:
    found = asdict(sheet)
    del found["kingdom"]
    for row in (*found["cavemen"], *found["hordes"]):
        row["square"] = cell_text(row["square"])
    return found
