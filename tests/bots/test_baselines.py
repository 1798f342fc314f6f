"""GPRD and FG play as described in the paper, as far as a few games can show."""

from fiefdom.bots.arena import Settings, run, summarise
from fiefdom.rules import Rules

RULES = Rules.parse("kingdomino(players=4, middle_kingdom, harmony)")


def scores(hero: str, others: str, games: int) -> tuple[float, float]:
    """Mean score of one bot and of its three opponents."""
    settings = Settings(RULES, (hero, others))
    own, rest = summarise(settings, run(settings, games)).rows
    return own.score.value, rest.score.value


def test_greedy_placement_makes_40_points() -> None:
    own, rest = scores("gprd", "random", 80)
    assert abs(own - 39.6) < 5
    assert abs(rest - 22.8) < 4


def test_full_greedy_makes_52_points() -> None:
    own, rest = scores("fg", "fg", 60)
    assert abs(own - 52) < 6
    assert abs(rest - 52) < 4


def test_the_learned_policy_beats_full_greedy() -> None:
    own, rest = scores("normal", "fg", 60)
    assert own > rest + 8
