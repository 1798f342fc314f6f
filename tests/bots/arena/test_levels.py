"""The levels are in order of strength, as far as a few games can show."""

import pytest

from fiefdom.bots.arena import Settings, run, summarise
from fiefdom.rules import Rules

RULES = Rules.parse("kingdomino(players=2, middle_kingdom, harmony)")


@pytest.mark.parametrize(("better", "worse"), [("easy", "random"), ("normal", "easy")])
def test_a_higher_level_makes_more_points(better: str, worse: str) -> None:
    settings = Settings(RULES, (better, worse))
    lead = summarise(settings, run(settings, 40)).rows[0].lead
    assert lead is not None and lead.value > 3
