"""Origins' memory layout: planes, phases, and the fields of its states."""

from fiefdom.engine.layout import chance_phase, decision_phase
from fiefdom.engine.registry import Field

# Planes: desert grassland lake jungle quarry volcano are 4..9; a resource's kind is its square's terrain;
# KIND: four planes, the bits of the caveman's kind.
VOLCANO, TOKEN, RESOURCE, CAVEMAN = 9, 10, 11, 12
PIECE_PLANES = 7

ERUPT, GIVE, RECRUIT, PAY, SETTLE = map(decision_phase, ("erupt", "give", "recruit", "pay", "settle"))
TURN_CAVEMAN = chance_phase("turn_caveman")

DISCOVERY, TOTEM, TRIBE = 0, 1, 2
CAVEMAN_KINDS, RESOURCES = 10, 4

STATE_FIELDS: tuple[Field, ...] = (
    ("mode", "i4"),  # DISCOVERY, TOTEM or TRIBE
    ("volcano_cell", "i4"),  # canvas cell of the volcano that erupts (ERUPT)
    ("volcano_craters", "i4"),
    ("totem", "i4", (RESOURCES,)),  # kingdom that holds each totem, or NOBODY
    ("given_totem", "i4"),  # resource whose totem must be given away (GIVE)
    ("receivers", "i4"),  # bit set of the kingdoms that may receive it
    ("cave", "i4", (CAVEMAN_KINDS,)),  # face-up cavemen by kind
    ("cave_count", "i4"),
    ("hidden_cavemen", "i4"),  # sum of `hidden_caveman`
    ("hidden_caveman", "i4", (CAVEMAN_KINDS,)),  # the face-down stack by kind
    ("recruit", "i4"),  # caveman kind that is being recruited (PAY, SETTLE)
    ("payments_left", "i4"),
    ("paid", "i4"),  # bit set of the resources paid in this recruit
)
