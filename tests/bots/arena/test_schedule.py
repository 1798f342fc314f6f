"""The schedule: every bot plays in every seat, on the same deals."""

from collections import Counter

import pytest

from fiefdom.bots.arena import Settings, games_per_deal, plan
from fiefdom.bots.arena.schedule import rotations, rounded, tables
from fiefdom.rules import Rules

BOTS = ("random", "gprd", "fg", "greedy", "easy", "normal")


def settings(rules: str, bots: int) -> Settings:
    return Settings(Rules.parse(rules), BOTS[:bots])


@pytest.mark.parametrize(
    ("bots", "kingdoms", "expected"),
    [
        (1, 3, [(0, 0, 0)]),
        (2, 2, [(0, 1)]),
        (2, 4, [(0, 1, 1, 1)]),
        (3, 3, [(0, 1, 2)]),
        (3, 4, [(0, 0, 1, 2), (0, 1, 1, 2), (0, 1, 2, 2)]),
        (3, 6, [(0, 0, 1, 1, 2, 2)]),
        (3, 2, [(0, 1), (0, 2), (1, 2)]),
        (4, 3, [(0, 1, 2), (0, 1, 3), (0, 2, 3), (1, 2, 3)]),
    ],
)
def test_tables(bots: int, kingdoms: int, expected: list[tuple[int, ...]]) -> None:
    assert tables(bots, kingdoms) == expected


def test_only_rotations_that_differ_are_played() -> None:
    assert rotations((0, 1, 1)) == [(0, 1, 1), (1, 0, 1), (1, 1, 0)]
    assert rotations((0, 0, 1, 1, 0, 0, 1, 1)) == rotations((0, 0, 1, 1, 0, 0, 1, 1))[:4]
    assert rotations((0, 0)) == [(0, 0)]


@pytest.mark.parametrize("bots", range(1, 7))
@pytest.mark.parametrize("kingdoms", [2, 3, 4])
def test_every_bot_sits_in_every_kingdom_equally_often(bots: int, kingdoms: int) -> None:
    each = games_per_deal(settings(f"kingdomino(players={kingdoms})", bots))
    pairings = list(plan(settings(f"kingdomino(players={kingdoms})", bots), 2 * each))
    assert [pairing.number for pairing in pairings] == list(range(2 * each))
    assert [pairing.deal for pairing in pairings] == [0] * each + [1] * each
    assert [pairing.seats for pairing in pairings[:each]] == [pairing.seats for pairing in pairings[each:]]
    places = Counter((bot, kingdom) for pairing in pairings for kingdom, bot in enumerate(pairing.seats))
    for bot in range(bots):
        assert len({places[bot, kingdom] for kingdom in range(kingdoms)}) == 1
    if bots != 2:
        assert len(set(places.values())) == 1


def test_deals_are_played_to_their_end_and_more_games_only_add_some() -> None:
    hero = settings("kingdomino(players=4)", 2)
    assert [rounded(hero, games) for games in (1, 4, 5)] == [4, 4, 8]
    few, many = list(plan(hero, 5)), list(plan(hero, 13))
    assert (len(few), len(many)) == (8, 16)
    assert many[:8] == few


def test_team_mates_are_the_same_bot() -> None:
    teams = Settings(Rules.parse("royal_wedding(players=7, teams)"), ("greedy", "random"))
    assert [pairing.seats for pairing in plan(teams, 1)] == [(0, 1, 1, 1), (1, 0, 1, 1), (1, 1, 0, 1), (1, 1, 1, 0)]
