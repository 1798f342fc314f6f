"""The actions of Origins (see `engine.actions`).

    discovery       4A discard | 4A+1 claim x4 | 4A+5 pair: outer, inner | 4A+7 erupt xA
    totem             .. and   | 5A+7 give x4
    tribe             .. and   | 5A+11 pass | 5A+12 recruit x10 | 5A+22 recruit from the stack x10 | 5A+32 pay xA
                               | 6A+32 settle xA

Receivers of a totem are numbered by kingdom, cavemen in the order of their table.
"""

from collections.abc import Mapping

from fiefdom.engine.actions import first_action
from fiefdom.engine.families.origins.fields import CAVEMAN_KINDS

# Offsets from the pass action, so that recruiting and its pass form one bit set.
RECRUIT_AFTER_PASS, STACK_AFTER_PASS = 1, 11

ACTIONS: tuple[tuple[str, int | None], ...] = (
    ("discard", 1),
    ("claim", 4),
    ("claim_pair", 2),
    ("erupt", None),
    ("give", 4),
    ("pass", 1),
    ("recruit", 2 * CAVEMAN_KINDS),
    ("pay", None),
    ("settle", None),
)

pair_action = first_action("claim_pair")
erupt_action = first_action("erupt")
give_action = first_action("give")
pay_action = first_action("pay")
settle_action = first_action("settle")


def action_count(game: str, starts: Mapping[str, int]) -> int:
    """The size of a game's action space; each game has the actions of the previous one and more."""
    return starts[{"discovery": "give", "totem": "pass"}.get(game, "end")]
