"""The levels are in order of strength, as far as a few games can show."""

import numpy as np
import pytest

from fiefdom.bots.arena import Settings, run, summarise
from fiefdom.bots.arena.arena_game import ArenaGame
from fiefdom.bots.candidates import rank
from fiefdom.bots.kernels.weight_tables import Tables, caps
from fiefdom.bots.kernels.workspace import new_workspace
from fiefdom.bots.short_sight import crownless, for_points, untidy
from fiefdom.bots.weights import learned_count, weights_for
from fiefdom.engine.setup import layout_for
from fiefdom.rules import Rules

RULES = Rules.parse("kingdomino(players=2, middle_kingdom, harmony)")


@pytest.mark.parametrize(("better", "worse"), [("easy", "random"), ("normal", "easy")])
def test_a_higher_level_makes_more_points(better: str, worse: str) -> None:
    settings = Settings(RULES, (better, worse))
    lead = summarise(settings, run(settings, 40)).rows[0].lead
    assert lead is not None and lead.value > 3


def test_what_the_others_get_counts_in_a_claim() -> None:
    """The same weights, with and without denial, on the same deals: each bot plays both sides."""
    weights = weights_for(RULES)
    selfish = weights.copy()
    selfish[learned_count(layout_for(RULES)) :] = 0
    selfish.flags.writeable = False
    leads = []
    for deal in range(60):
        for denier in range(2):
            game = ArenaGame(RULES, 1, deal)
            while not game.is_over:
                chosen = weights if game.kingdom == denier else selfish
                game.decide(rank(game.view(), new_workspace(RULES), chosen, joint=False).best)
            leads.append(game.scores()[denier] - game.scores()[1 - denier])
    assert sum(leads) / len(leads) > 1


@pytest.mark.parametrize("text", ["kingdomino(players=2)", "queendomino(players=4)", "tribe(players=2)"])
def test_a_beginner_plays_for_points_or_for_squares(text: str) -> None:
    """`untidy` adds nothing to the points, `for_points` only faults, and `crownless` takes back what crowns bring."""
    rules = Rules.parse(text)
    assert not untidy(rules).any()
    assert (for_points(rules) <= 0).all() and for_points(rules).any()
    territory = Tables(crownless(rules), layout_for(rules)).part("territory", -1, *caps(layout_for(rules)))
    sizes, crowns = 4, 2
    # Points and table together are the same whatever the crowns.
    assert np.allclose(territory[0, 0, sizes - 1, crowns, 1] + sizes * crowns, territory[0, 0, sizes - 1, 0, 1])
    assert territory[0, 0, sizes, 0, 1] > territory[0, 0, sizes - 1, 0, 1]
