"""The fixed action spaces: which integer stands for which decision. There is one for each family and kingdom size.

A = C x C cells of the castle-centred canvas (81 for 5x5 kingdoms, 169 for 7x7); cell = row * C + column.

    place     direction * A + cell        cell of the left half; the right half lies to its right (0), below (1),
                                          to its left (2) or above it (3). Equal halves use directions 0 and 1 only

          C columns
        +---------+   +---------+   +---------+   +---------+
      C |  [L][R] |   |   [L]   |   |  [R][L] |   |   [R]   |
        |         |   |   [R]   |   |         |   |   [L]   |
        +---------+   +---------+   +---------+   +---------+
         0 .. A-1      A .. 2A-1     2A .. 3A-1    3A .. 4A-1

The other kinds follow from 4A on, in an order set by the family. All families have the discard and the claims, which
number the places of the next line from 0; the smallest family has nothing else: 4A discard | 4A+1 claim x4.
"""

from typing import Any

from fiefdom.engine.layout import Layout
from fiefdom.engine.traits import layout_constant


def action_starts(layout: Layout) -> dict[str, int]:
    """The first action of each kind, in ascending order; "end" is where the family's space ends."""
    cells = layout.canvas**2
    starts = {"place": 0}
    position = 4 * cells
    for kind, number in layout.family.actions:
        starts[kind] = position
        position += cells if number is None else number
    return {**starts, "end": position}


def action_count(game: str, layout: Layout) -> int:
    """The size of a game's action space: its family's, cut off before the kinds that the game does not have."""
    return layout.family.action_count(game, action_starts(layout))


def first_action(kind: str) -> Any:
    """A function of a state or kingdom record that returns the first action of a kind; 0 in families without it."""
    return layout_constant(lambda layout: action_starts(layout).get(kind, 0))


area = layout_constant(lambda layout: layout.canvas**2)
discard_action = first_action("discard")
claim_action = first_action("claim")
pass_action = first_action("pass")
