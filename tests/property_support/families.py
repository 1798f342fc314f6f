"""The rules that the property tests draw from, so that every family, size, number of players and option occurs."""

import pytest
from hypothesis import Phase, settings
from hypothesis import strategies as st
from numba import config

from fiefdom import Rules
from fiefdom.engine.layout import all_layouts
from fiefdom.engine.setup import layout_for

RULES = tuple(rules for rules in Rules.all() if not rules.dynasty)
DYNASTIES = tuple(rules for rules in Rules.all() if rules.dynasty)

# One for each memory layout, the one where most can go wrong.
ONE_OF_EACH_LAYOUT = tuple(
    Rules.parse(text)
    for text in (
        "kingdomino(players=3, middle_kingdom, harmony)",
        "kingdomino(players=2, mighty_duel, middle_kingdom)",
        "royal_wedding(players=5, harmony)",
        "royal_wedding(players=7, middle_kingdom, teams)",
        "tribe(players=4, harmony)",
        "tribe(players=2, middle_kingdom)",
    )
)
# What the six leave out: the other flows of each family.
OTHER_FLOWS = tuple(
    Rules.parse(text)
    for text in (
        "kingdomino(players=2)",
        "queendomino(players=2)",
        "queendomino(players=3, middle_kingdom)",
        "royal_wedding(players=4)",
        "discovery(players=2)",
        "discovery(players=3, harmony)",
        "totem(players=2)",
        "totem(players=4)",
    )
)

each_layout = pytest.mark.parametrize("rules", ONE_OF_EACH_LAYOUT, ids=str)
each_flow = pytest.mark.parametrize("rules", ONE_OF_EACH_LAYOUT + OTHER_FLOWS, ids=str)
each_rules = pytest.mark.parametrize("rules", RULES, ids=str)

any_rules = st.sampled_from(RULES)
seeds = st.integers(0, 2**63 - 1)

INTERPRETED = bool(config.DISABLE_JIT)


def examples(number: int) -> settings:
    """This many examples of a property, proportionally more in an exhaustive run, a few when uncompiled.

    A failure is shrunk but not explained: explaining traces every line of whole games, which takes minutes.
    """
    assert settings.default is not None
    wanted = number * settings.default.max_examples // 50
    phases = [phase for phase in Phase if phase is not Phase.explain]
    return settings(max_examples=min(3, wanted) if INTERPRETED else wanted, phases=phases)


def covers_every_layout(several: tuple[Rules, ...]) -> bool:
    """Whether these rules cover every memory layout."""
    return {layout_for(rules).name for rules in several} == {layout.name for layout in all_layouts()}
