"""A family's dominoes as an array for compiled code. Domino ids run through the boxes in play order."""

from collections.abc import Sequence

import numpy as np

from fiefdom.components.dominoes import Domino
from fiefdom.engine.layout import TERRAIN
from fiefdom.engine.registry import Table

LEFT_TERRAIN, LEFT_CROWNS, RIGHT_TERRAIN, RIGHT_CROWNS, SYMMETRIC = range(5)
# Families may add columns of their own from here on.
COMMON_COLUMNS = 5


def domino_rows(dominoes: Sequence[Domino], terrains: tuple[str, ...]) -> Table:
    """One row per domino: terrain planes, crowns, and whether the halves are equal (D1)."""
    return np.array(
        [
            (
                TERRAIN + terrains.index(domino.left.terrain),
                domino.left.crowns,
                TERRAIN + terrains.index(domino.right.terrain),
                domino.right.crowns,
                domino.is_symmetric,
            )
            for domino in dominoes
        ],
        np.int64,
    )
