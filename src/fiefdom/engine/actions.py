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

from fiefdom.engine.layout import QUEENDOMINO, Layout
from fiefdom.engine.traits import layout_constant

# Distances from the pass (queendomino: 4A+1, tribe: 5A+11), so that a step and its pass form one bit set.
TAX_AFTER_PASS, BUILD_AFTER_PASS, DRAGON_AFTER_PASS, RECRUIT_AFTER_PASS, STACK_AFTER_PASS = 1, 4, 10, 1, 11


def _cells(layout: Layout) -> int:
    return layout.canvas**2


def _claim(layout: Layout) -> int:
    return 5 * _cells(layout) + 17 if layout.family == QUEENDOMINO else 4 * _cells(layout) + 1


def _pass(layout: Layout) -> int:
    return 4 * _cells(layout) + 1 if layout.family == QUEENDOMINO else 5 * _cells(layout) + 11


# Each is a function of a state or kingdom record: the first action of its kind.
area = layout_constant(_cells)  # A itself
discard_action = layout_constant(lambda layout: 4 * _cells(layout))
claim_action = layout_constant(_claim)
pass_action = layout_constant(_pass)
site_action = layout_constant(lambda layout: 4 * _cells(layout) + 17)
pair_action = layout_constant(lambda layout: 4 * _cells(layout) + 5)
erupt_action = layout_constant(lambda layout: 4 * _cells(layout) + 7)
give_action = layout_constant(lambda layout: 5 * _cells(layout) + 7)
pay_action = layout_constant(lambda layout: 5 * _cells(layout) + 32)
settle_action = layout_constant(lambda layout: 6 * _cells(layout) + 32)


def action_count(game: str, side: int) -> int:
    """The size of a game's action space."""
    cells = (2 * side - 1) ** 2
    return {
        "kingdomino": 4 * cells + 5,
        "queendomino": 5 * cells + 21,
        "royal_wedding": 5 * cells + 25,
        "discovery": 5 * cells + 7,
        "totem": 5 * cells + 11,
        "tribe": 7 * cells + 32,
    }[game]
