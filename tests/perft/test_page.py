"""docs/perft.md is complete, and every number in it can be reproduced."""

from dataclasses import replace

import pytest
from perft.__main__ import changes
from perft.tables import ENOUGH, PAGE, Start, count, published, read, render, starts
from perft.walk import walk, walk_game

from fiefdom.engine.engine import engine_for
from fiefdom.rules import Rules

TABLES = published()
STARTS = list(TABLES)
# Small enough for the uncompiled engine.
FEW = 150
# One column of each memory layout (three families, two sizes) and each mode of play.
VARIED = [
    start
    for start in starts()
    if start.after
    and str(start.rules)
    in (
        "kingdomino(players=2, mighty_duel)", "kingdomino(players=3)", "queendomino(players=2)",
        "royal_wedding(players=6)", "discovery(players=3)", "totem(players=2)", "tribe(players=4)",
    )
]  # fmt: skip


def check(start: Start, most: int) -> None:
    for depth, expected in enumerate(TABLES[start], start=1):
        if expected <= most:
            assert count(start, depth) == expected, f"{start}: depth {depth}"


def test_the_page_holds_every_combination_from_the_start_and_from_the_middle() -> None:
    assert set(TABLES) == set(starts())
    assert all(counts[-1] >= ENOUGH > counts[-2] for counts in TABLES.values())


def test_the_tables_are_written_as_the_script_writes_them() -> None:
    assert PAGE.read_text(encoding="utf-8").endswith(render({start: TABLES[start] for start in starts()}))


@pytest.mark.parametrize("start", STARTS, ids=str)
def test_counts_up_to_a_million(start: Start) -> None:
    check(start, ENOUGH)


@pytest.mark.exhaustive
@pytest.mark.parametrize("start", STARTS, ids=str)
def test_all_counts(start: Start) -> None:
    check(start, max(TABLES[start]))


@pytest.mark.interpreted
@pytest.mark.boundscheck
@pytest.mark.parametrize("start", VARIED, ids=str)
def test_small_counts_uncompiled_and_with_array_accesses_checked(start: Start) -> None:
    check(start, FEW)


@pytest.mark.parametrize(("middle_kingdom", "harmony"), [(True, False), (False, True), (True, True)])
@pytest.mark.parametrize("start", VARIED, ids=str)
def test_bonuses_change_no_count(start: Start, middle_kingdom: bool, harmony: bool) -> None:
    rules = replace(start.rules, middle_kingdom=middle_kingdom, harmony=harmony)
    with_bonus = replace(start, rules=rules)
    for depth in range(1, 6):
        assert count(with_bonus, depth) == TABLES[start][depth - 1]


@pytest.mark.parametrize("start", VARIED, ids=str)
def test_a_walk_and_its_game_reach_the_same_position(start: Start) -> None:
    engine = engine_for(start.rules)
    states, _ = walk(engine, start.seed, start.after)
    game = walk_game(start.rules, start.seed, start.after)
    assert game.legal_actions == engine.legal_actions(states)
    assert game.scores == tuple(engine.totals(states)[0])


def test_no_decision_is_one_sequence_and_a_game_that_is_over_has_none() -> None:
    engine = engine_for(Rules.parse("kingdomino(players=2)"))
    states, randoms = walk(engine, 1, 0)
    assert engine.perft(states, randoms, 0) == 1
    engine.play_out(states, randoms)
    assert engine.perft(states, randoms, 1) == 0


def test_the_summary_names_what_came_went_and_changed() -> None:
    old, other, new = starts()[:3]
    before = {old: (4, 12), other: (1, 2, 3)}
    after = {other: (1, 5, 3), new: (3, 6)}
    assert list(changes(before, after)) == [
        f"gone: {old}",
        f"changed from depth 2 on: {other}",
        f"new: {new}: 2 depths, 6 sequences",
    ]
    assert list(changes(before, before)) == []


@pytest.mark.parametrize(
    ("lines", "reason"),
    [
        ("| Depth | `kingdomino(players=2)` |\n| 1 | 4 |", "no seed"),
        ("From the start, seed 1:\n| Depth | `kingdomino(players=2)` |\n| 2 | 12 |", "no depth before 2"),
    ],
)
def test_a_page_that_is_no_table_is_refused(lines: str, reason: str) -> None:
    with pytest.raises(ValueError, match=reason):
        read(f"## The tables\n\n{lines}\n")
