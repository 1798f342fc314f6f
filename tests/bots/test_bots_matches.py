"""Matches are fair: everybody meets the same deals from every seat."""

import numpy as np

from fiefdom import bots
from fiefdom.bots.matches import play_match, table_row
from fiefdom.rules import Rules

RULES = Rules.parse("kingdomino(players=3)")


def test_every_bot_sits_everywhere_and_equal_bots_share_the_points() -> None:
    greedy = bots.named("greedy")
    match = play_match(RULES, [greedy] * 3, 6, seed=4)
    # One deal, three rotations: the same game, seen from another seat each time.
    assert {tuple(np.roll(row, -shift)) for shift, row in enumerate(match.totals[:3])} == {tuple(match.totals[0])}
    assert not (match.totals[0] == match.totals[3]).all()


def test_the_same_seed_gives_the_same_match() -> None:
    players = [bots.named("random"), bots.named("easy"), bots.named("gprd")]
    one, other = play_match(RULES, players, 6), play_match(RULES, players, 6)
    assert (one.totals == other.totals).all()
    assert (play_match(RULES, players, 6, seed=2).totals != one.totals).any()


def test_a_row_tells_wins_lead_and_time() -> None:
    match = play_match(RULES, [bots.named("greedy"), *[bots.named("random")] * 2], 6)
    row = table_row(match, "greedy", "random")
    assert row.startswith("| greedy against random | 6 | 100.0 ± 0.0 (0.0) |")
    assert match.decisions["greedy"] > 6 * 12
    assert match.milliseconds("greedy") > 0
    assert match.leads.mean() > 10


def test_levels_are_in_order() -> None:
    two = Rules.parse("kingdomino(players=2, middle_kingdom, harmony)")
    for better, worse in (("easy", "random"), ("normal", "easy")):
        match = play_match(two, [bots.named(better), bots.named(worse)], 40)
        assert match.leads.mean() > 3, (better, worse)
