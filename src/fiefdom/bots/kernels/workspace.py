"""The workspace: all memory that a search needs, in one record, so that nothing is allocated while it runs."""

from functools import cache
from typing import Any

import numpy as np
import numpy.typing as npt

from fiefdom.components.dominoes import deck
from fiefdom.engine.layout import TERRAIN, Layout
from fiefdom.engine.registry import Family
from fiefdom.engine.setup import layout_for
from fiefdom.engine.tables import LEFT_CROWNS, LEFT_TERRAIN, RIGHT_CROWNS, RIGHT_TERRAIN
from fiefdom.rules import Rules

Workspace = npt.NDArray[Any]

# Fields of records are narrower than numbers elsewhere: as arguments they would compile a function again.
I64: Any = np.int64
U64: Any = np.uint64
F64: Any = np.float64

MOST_TERRITORIES, MOST_FEATURES = 48, 128
# Planes of a territory in the workspace, which is stored in the boards of a kingdom record.
AROUND, SQUARES = 0, 1
# States in the workspace: a trial step, what follows it, a whole turn, a playout.
TRIED, FOLLOWED, TURN, PLAYED = range(4)
# Columns of `unseen_dominoes`: squares by half, then squares with at least 1, 2, 3 crowns by half.
UNSEEN_COLUMNS = 8
NEVER_HIDDEN = 0xFFFF_FFFF_FFFF_FFFF


@cache
def workspace_type(layout: Layout) -> np.dtype[Any]:
    """The record for one state layout; 8-byte fields come first."""
    fields: list[tuple[Any, ...]] = [
        ("state", layout.state, (4,)),
        ("territory", layout.kingdom, (MOST_TERRITORIES,)),
        ("terrain", "i8", (MOST_TERRITORIES,)),
        ("squares", "i8", (MOST_TERRITORIES,)),
        ("crowns", "i8", (MOST_TERRITORIES,)),
        ("worth", "f8", (MOST_TERRITORIES,)),  # the value of each territory if nothing touches it, at one stage
        ("growing", "i8", (MOST_TERRITORIES,)),  # its terrain as a bit if it touches an empty cell, else 0
        ("territories", "i8"),
        ("dominoes", "i8"),  # how many dominoes a kingdom gets in the game
        ("hidden", "u8", (layout.family.boxes,)),  # what the trends were computed from
        ("full_dominoes", "f8"),  # dominoes of all boxes in play, their crowns and their squares by terrain
        ("full_crowns", "f8", (len(layout.family.terrains),)),
        ("full_squares", "f8", (len(layout.family.terrains),)),
        (
            "crown_trend",
            "f8",
            (len(layout.family.terrains),),
        ),  # hidden now, relative to a full box: -1 none, 0 the same share
        ("square_trend", "f8", (len(layout.family.terrains),)),
        ("trend", "f8", (4,)),  # what the three factors of the trend are multiplied by
        ("active", "i8", (MOST_FEATURES,)),  # the weights that make up a value
        ("claim_value", "f8", (layout.kingdoms, layout.kings)),  # what each place of the next line is worth to each
        ("claim_placement", "i8", (layout.kings,)),  # where each domino of the next line fits best
        ("held", layout.kingdom, (layout.kingdoms,)),  # the squares of each kingdom when it last claimed,
        ("held_domino", "i8", (layout.kingdoms,)),  # the domino it claimed then
        ("held_action", "i8", (layout.kingdoms,)),  # and where that fitted best
        ("action", "i8", (layout.most_options,)),  # the options of a decision and their values
        ("value", "f8", (layout.most_options,)),
        ("next_action", "i8", (layout.most_options,)),  # the options of the decision that follows
        ("tried", "i8", (layout.most_options,)),  # the placements of a turn
        ("streams", "u8", (2,)),  # random numbers: for the lines of dominoes, and for all else
        ("finals", "f8", (layout.kingdoms,)),  # the points of a finished game
    ]
    return np.dtype((np.record, np.dtype(fields)))


def new_workspace(rules: Rules) -> Workspace:
    """A workspace for one thread, in an array of length 1."""
    kept = _workspace(rules)
    workspace = np.empty(1, kept.dtype)
    # Copied as plain bytes: NumPy copies records field by field.
    workspace.view(np.uint8)[:] = kept.view(np.uint8)
    return workspace


@cache
def _workspace(rules: Rules) -> Workspace:
    layout = layout_for(rules)
    workspace = np.zeros(1, workspace_type(layout))
    table = layout.family.dominoes
    first = 0
    for box in rules.box_names:
        rows = table[first : first + len(deck((box,)))]
        first += len(rows)
        workspace[0].full_dominoes += len(rows)
        for terrain, crowns in ((LEFT_TERRAIN, LEFT_CROWNS), (RIGHT_TERRAIN, RIGHT_CROWNS)):
            np.add.at(workspace[0].full_crowns, rows[:, terrain] - TERRAIN, rows[:, crowns])
            np.add.at(workspace[0].full_squares, rows[:, terrain] - TERRAIN, 1)
    workspace[0].hidden[:] = NEVER_HIDDEN
    workspace[0].dominoes = rules.lines * -(-sum(rules.kings) // rules.kingdoms)
    return workspace


@cache
def unseen_dominoes(family: Family) -> npt.NDArray[np.uint64]:
    """[box, terrain, column]: the dominoes of a box that count there, as bit sets."""
    masks = np.zeros((family.boxes, len(family.terrains), UNSEEN_COLUMNS), np.uint64)
    for domino, row in enumerate(family.dominoes):
        bit = np.uint64(1 << domino % 48)
        for half, (terrain, crowns) in enumerate(((LEFT_TERRAIN, LEFT_CROWNS), (RIGHT_TERRAIN, RIGHT_CROWNS))):
            masks[domino // 48, row[terrain] - TERRAIN, half] |= bit
            for level in range(row[crowns]):
                masks[domino // 48, row[terrain] - TERRAIN, 2 + 2 * level + half] |= bit
    return masks
