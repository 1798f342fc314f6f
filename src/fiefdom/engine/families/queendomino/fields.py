"""Queendomino's memory layout: planes, phases, and the fields of its states and kingdoms."""

from fiefdom.engine.layout import chance_phase, decision_phase
from fiefdom.engine.registry import Field

# Planes: wheat forest lake grassland swamp mine town are 4..10; KIND: four planes, the bits of the building's kind.
TOWN, KNIGHT, BUILT = 10, 11, 12
PIECE_PLANES = 6

TAX, BUILD, SITE, DRAGON = map(decision_phase, ("tax", "build", "site", "dragon"))
TURN_BUILDING = chance_phase("turn_building")

SPACES, BUILDING_KINDS = 6, 16

KINGDOM_FIELDS: tuple[Field, ...] = (
    ("coins", "i4"),
    ("knights", "i4"),  # in the reserve
    ("knights_placed", "i4"),  # standing in the kingdom
    ("towers", "i4"),
    ("buildings", "i4", (BUILDING_KINDS,)),  # how many of each kind
)
STATE_FIELDS: tuple[Field, ...] = (
    ("wedding", "i4"),  # 1 when both boxes are played (W1)
    ("teams", "i4"),  # 1 when played in teams: kingdom = seat >> teams (W4)
    ("box", "i4"),  # which box the next line comes from: index in `hidden`
    ("queen", "i4"),  # kingdom that has the queen, or NOBODY
    ("dragon_home", "i4"),  # 1 while the dragon is in its cave
    ("knight_supply", "i4"),
    ("tower_supply", "i4"),
    ("space", "i4", (SPACES,)),  # building kind on each space, cheap end first, or NOBODY
    ("top", "i4"),  # building kind on top of the stack, or NOBODY
    ("hidden_buildings", "i4"),  # sum of `hidden_building`
    ("hidden_building", "i4", (BUILDING_KINDS,)),  # copies of each kind below the top of the stack
    ("placed_left", "i4"),  # canvas cell of the left half just placed (TAX)
    ("placed_right", "i4"),
    ("chosen", "i4"),  # building kind that was bought but has no site yet (SITE)
)
