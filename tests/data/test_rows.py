"""Rows of games: every figure is that of the game, and every column is documented."""

import re
from pathlib import Path

import pytest

from fiefdom.data import DECISION_COLUMNS, SEAT_COLUMNS, decision_rows, seat_rows
from fiefdom.data.rows import Origin
from fiefdom.events.common import Claim
from fiefdom.game import Game
from fiefdom.notation import Seat

PAGE = Path(__file__).parents[2] / "docs" / "data.md"


def played(rules: str, seed: int = 3) -> Game:
    game = Game.new(rules, seed=seed)
    while not game.is_over:
        game.push(game.legal_moves[seed % len(game.legal_moves)])
    return game


@pytest.fixture(scope="module", params=["kingdomino(players=2, harmony)", "queendomino(players=3)", "tribe(players=2)"])
def game(request: pytest.FixtureRequest) -> Game:
    return played(request.param)


def test_rows_have_the_documented_columns(game: Game) -> None:
    assert {name for row in seat_rows(game, Origin(1)) for name in row} == {column.name for column in SEAT_COLUMNS}
    found = {name for row in decision_rows(game, Origin(1)) for name in row}
    assert found == {column.name for column in DECISION_COLUMNS}


def test_figures_are_those_of_the_game(game: Game) -> None:
    rows = list(
        seat_rows(game, Origin(4, "x.fief", 1, 2, [Seat("Ada"), *[Seat("Bo", "hard")] * (game.rules.seats - 1)]))
    )
    assert [row["total"] for row in rows] == list(game.scores)
    assert [row["place"] for row in rows] == [game.ranking.place_of(kingdom) for kingdom in range(len(rows))]
    assert sum(row["won"] for row in rows) == pytest.approx(1)
    assert [row["lead"] for row in rows if row["won"] == 1] == [sorted(game.scores)[-1] - sorted(game.scores)[-2]]
    for row in rows:
        parts = ("territory", "building", "coin", "queen", "resource", "totem", "caveman", "horde")
        bonuses = (row["middle_kingdom"] or 0) + (row["harmony"] or 0)
        assert row["total"] == sum(row[f"{part}_points"] for part in parts) + bonuses
        assert row["territory_points"] == sum(value or 0 for name, value in row.items() if re.match("points_", name))
        claims = [p.event.domino for p in game.history if p.seat == row["seat"] - 1 and isinstance(p.event, Claim)]
        assert row["claims"].split() == claims
    assert rows[0]["name"] == "Ada" and rows[1]["bot"] == "hard" and rows[0]["game"] == 4


def test_who_began_is_who_decided_first(game: Game) -> None:
    first = next(each.seat for each in game.history if each.seat is not None)
    rows = list(seat_rows(game, Origin(1)))
    assert [row["seat"] - 1 for row in rows if row["began"]] == [first]
    assert sorted(row["opening"] for row in rows) == list(range(1, game.rules.seats + 1))


def test_decisions_add_up_to_the_totals(game: Game) -> None:
    rows = list(decision_rows(game, Origin(1)))
    assert len(rows) == sum(each.seat is not None for each in game.history)
    last = rows[-1]
    assert last["points"] + last["gain"] == game.scores[last["kingdom"] - 1]
    assert all(row["options"] >= 1 for row in rows)
    assert {row["gain"] for row in rows if row["kind"] == "claim"} == {0}
    assert [row["decision"] for row in rows] == list(range(1, len(rows) + 1))


def test_team_mates_share_their_kingdom() -> None:
    rows = list(seat_rows(played("royal_wedding(players=6, teams)"), Origin(1)))
    assert len(rows) == 6 and len({row["kingdom"] for row in rows}) == 3
    by_kingdom = {row["kingdom"]: row["total"] for row in rows}
    assert all(row["total"] == by_kingdom[row["kingdom"]] for row in rows)


def test_who_forfeits_is_last_without_points() -> None:
    game = played("kingdomino(players=3)")
    [winner] = game.ranking.winners[:1]
    rows = {row["kingdom"] - 1: row for row in seat_rows(game, Origin(1, forfeits={winner: "program-hung"}))}
    assert (rows[winner]["total"], rows[winner]["place"], rows[winner]["won"]) == (0, 3, 0)
    assert rows[winner]["forfeit"] == "program-hung"
    assert sorted(row["place"] for row in rows.values()) == [1, 2, 3]


def test_a_game_that_goes_on_says_so() -> None:
    game = Game.new("kingdomino(players=2)", seed=1)
    rows = list(seat_rows(game, Origin(1)))
    assert [(row["finished"], row["decided_by"], row["began"], row["claims"]) for row in rows] == [
        (False, None, None, ""),
        (False, None, None, ""),
    ]


def test_the_page_describes_every_column() -> None:
    text = PAGE.read_text(encoding="utf-8")
    for column in (*SEAT_COLUMNS, *DECISION_COLUMNS):
        generic = re.sub(r"^(points|squares|crowns)_(?!TERRAIN).*", r"\1_TERRAIN", column.name)
        assert f"| `{generic}` | {column.type} |" in text, column.name
