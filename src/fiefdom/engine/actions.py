"""The fixed action spaces: which integer means which decision. One space a family and size of kingdom.

A = C x C cells of the castle-centred canvas (81 for 5x5 kingdoms, 169 for 7x7); cell = row * C + column.

    place     direction * A + cell        cell of the left half; the right half lies to its right (0), below (1),
                                          to its left (2) or above it (3). Equal halves use directions 0 and 1 only

          C columns
        +---------+   +---------+   +---------+   +---------+
      C |  [L][R] |   |   [L]   |   |  [R][L] |   |   [R]   |
        |         |   |   [R]   |   |         |   |   [L]   |
        +---------+   +---------+   +---------+   +---------+
         0 .. A-1      A .. 2A-1     2A .. 3A-1    3A .. 4A-1

    kingdomino      4A discard | 4A+1 claim x4
    queendomino,    4A discard | 4A+1 pass | 4A+2 tax: left, right, both | 4A+5 build x6 | 4A+11 dragon x6
    royal_wedding              | 4A+17 site xA | 5A+17 claim x4 (Royal Wedding x8)
    discovery       4A discard | 4A+1 claim x4 | 4A+5 pair: outer, inner | 4A+7 erupt xA
    totem             .. and   | 5A+7 give x4
    tribe             .. and   | 5A+11 pass | 5A+12 recruit x10 | 5A+22 recruit from the stack x10 | 5A+32 pay xA
                               | 6A+32 settle xA

Claims count places of the next line from 0, spaces of the builders' board from the cheap end, receivers of a totem by
kingdom, buildings and cavemen in the order of their tables.
"""

from typing import Any

from fiefdom.engine.layout import (
    CAVEMAN_KINDS,
    KINGDOMINO,
    ORIGINS,
    QUEENDOMINO,
    SPACES,
    Layout,
)
from fiefdom.engine.traits import layout_constant

# Distances from the pass (queendomino: 4A+1, tribe: 5A+11), so that a step and its pass form one bit set.
TAX_AFTER_PASS, BUILD_AFTER_PASS, DRAGON_AFTER_PASS, RECRUIT_AFTER_PASS, STACK_AFTER_PASS = 1, 4, 10, 1, 11

# The kinds of actions in order, with how many there are of each; None stands for A, one a cell.
_KINDS: dict[int, list[tuple[str, int | None]]] = {
    KINGDOMINO: [("discard", 1), ("claim", 4)],
    QUEENDOMINO: [
        ("discard", 1), ("pass", 1), ("tax", 3), ("build", SPACES), ("dragon", SPACES), ("site", None), ("claim", 8),
    ],
    ORIGINS: [
        ("discard", 1), ("claim", 4), ("claim_pair", 2), ("erupt", None), ("give", 4), ("pass", 1),
        ("recruit", 2 * CAVEMAN_KINDS), ("pay", None), ("settle", None),
    ],
}  # fmt: skip


def action_starts(layout: Layout) -> dict[str, int]:
    """The first action of each kind, in ascending order; "end" is where the family's space ends."""
    cells = layout.canvas**2
    starts = {"place": 0}
    position = 4 * cells
    for kind, number in _KINDS[layout.family]:
        starts[kind] = position
        position += cells if number is None else number
    return {**starts, "end": position}


def action_count(game: str, layout: Layout) -> int:
    """The size of a game's action space: of its family's, what comes before kinds it does not have."""
    starts = action_starts(layout)
    if game == "queendomino":
        return starts["claim"] + 4
    return starts[{"discovery": "give", "totem": "pass"}.get(game, "end")]


def _first(kind: str) -> Any:
    """A function of a state or kingdom record: the first action of a kind; 0 in families without it."""
    return layout_constant(lambda layout: action_starts(layout).get(kind, 0))


area = layout_constant(lambda layout: layout.canvas**2)
discard_action = _first("discard")
claim_action = _first("claim")
pass_action = _first("pass")
site_action = _first("site")
pair_action = _first("claim_pair")
erupt_action = _first("erupt")
give_action = _first("give")
pay_action = _first("pay")
settle_action = _first("settle")
