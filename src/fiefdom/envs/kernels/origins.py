"""Origins in observations: volcanoes, fires, resources, totems and cavemen."""

from collections.abc import Iterator
from typing import Any

from fiefdom.components.cavemen import cavemen
from fiefdom.components.terrains import RESOURCES as RESOURCE_NAMES
from fiefdom.engine.actions import area
from fiefdom.engine.bits import some
from fiefdom.engine.compiled import inlined, kernel
from fiefdom.engine.draft import acting_seat
from fiefdom.engine.families.origins.actions import erupt_action, pay_action, settle_action
from fiefdom.engine.families.origins.fields import (
    CAVEMAN,
    CAVEMAN_KINDS,
    ERUPT,
    GIVE,
    PAY,
    RESOURCE,
    RESOURCES,
    SETTLE,
    TOKEN,
    TOTEM,
    TRIBE,
    TURN_CAVEMAN,
)
from fiefdom.engine.families.origins.tables import LEFT_CRATERS, RIGHT_CRATERS
from fiefdom.engine.family import apply, kingdom_number
from fiefdom.engine.frame import load
from fiefdom.engine.layout import OVER, PLACE
from fiefdom.envs.kernels.description import LARGEST, ObservedFamily, Part, codes, describe
from fiefdom.envs.kernels.encoding import (
    NO_CELL,
    decide,
    encode_cells,
    encode_numbers,
    encode_pieces,
    encoding_size,
    kind_on,
    placed_cells,
)
from fiefdom.envs.kernels.fields import clipped
from fiefdom.envs.kernels.memory import clear, put
from fiefdom.envs.kernels.observe import ahead, rank_or_none, write_focus, write_table
from fiefdom.rules import Rules

CAVEMEN = tuple(caveman.id for caveman in cavemen())
# Codes of the piece plane: a caveman's kind is added to the last.
FIRE_TOKEN, RESOURCE_PIECE, FIRST_CAVEMAN = 1, 2, 3
MOST_CRATERS = 3


def table_parts(rules: Rules) -> Iterator[Part]:
    """Craters, then totems or cavemen, as `write_origins` writes them."""
    yield "craters", (), MOST_CRATERS, "craters of the volcano that erupts; 0 when none does"
    if rules.has_totems:
        kingdoms, names = rules.kingdoms, ", ".join(RESOURCE_NAMES)
        yield "totems", (RESOURCES,), kingdoms, f"holder of each totem ({names}): 1 the observer ...; 0 nobody"
        yield "given totem", (), RESOURCES, "the totem that is given away, counted from 1; 0 none"
        yield "receivers", (kingdoms,), 1, "1 for each kingdom that may receive it, the observer's first"
    if rules.has_cavemen:
        kinds = len(CAVEMEN)
        yield "cave", (kinds,), LARGEST, "face-up cavemen of each kind, in the order of the piece codes"
        yield "hidden cavemen count", (), LARGEST, "cavemen in the stack"
        yield "hidden cavemen", (kinds,), LARGEST, "how many of each kind"
        yield "recruit", (), kinds, "the kind that is being paid for or settles, counted from 1; 0 none"
        yield "payments left", (), RESOURCES, "resources that are still to be paid for it"
        yield "paid", (RESOURCES,), 1, "1 for each resource that was paid already"


describe(
    "origins",
    ObservedFamily(
        start="hut",
        crowns="fires",
        crowns_of="of the square, printed or of a token",
        planes=(
            (
                "piece",
                FIRST_CAVEMAN + len(CAVEMEN) - 1,
                "0 none, 1 fire token, 2 resource of the square's terrain, " + codes(FIRST_CAVEMAN, CAVEMEN),
            ),
        ),
        focus=(1, "the volcano that erupts: 1"),
        domino_numbers=(("left craters", LEFT_CRATERS), ("right craters", RIGHT_CRATERS)),
        table=table_parts,
        highest_phase=OVER,
        fixed=("mode",),
        smallest_game="discovery",
        masks_by_four=True,
        can_be_turned=True,
        # For instance place, erupt, claim, recruit, four payments and settle.
        most_decisions={"discovery": 3, "totem": 4, "tribe": 9},
        chance={TURN_CAVEMAN: ("hidden_caveman", CAVEMEN)},
    ),
)


def encode_piece(kingdom: Any, square: Any, encoding: Any, at: int) -> None:
    """Write the caveman, resource or token on a square."""
    code = 0
    if some(load(kingdom, CAVEMAN) & square):
        code = FIRST_CAVEMAN + kind_on(kingdom, square)
    elif some(load(kingdom, RESOURCE) & square):
        code = RESOURCE_PIECE
    elif some(load(kingdom, TOKEN) & square):
        code = FIRE_TOKEN
    put(encoding, at, code)


@inlined
def touched_cells(state: Any, action: int) -> tuple[int, int]:
    """The cells that a legal action changes, or NO_CELL."""
    if state.phase == PLACE:
        return placed_cells(state, action)
    if state.phase == ERUPT:
        return action - erupt_action(state), NO_CELL
    if state.phase == PAY:
        return action - pay_action(state), NO_CELL
    return (action - settle_action(state) if state.phase == SETTLE else NO_CELL), NO_CELL


def decide_and_look(state: Any, encoding: Any, start: int, action: int) -> None:
    """Apply a legal action and write the squares it changes in full, since resources come with dominoes."""
    number = kingdom_number(state, acting_seat(state))
    kingdom = state.kingdom[number]
    start += number * encoding_size(state)
    first, second = touched_cells(state, action)
    apply(state, action)
    encode_cells(kingdom, encoding, start, first, second)
    if first == NO_CELL:
        encode_numbers(kingdom, encoding, start)


def write_volcano(state: Any, row: Any, at: int) -> Any:
    """The volcano that erupts."""
    clear(row, at, area(state))
    if state.phase == ERUPT:
        put(row, at + state.volcano_cell, 1)
    return at + area(state)


def write_origins(state: Any, own: int, row: Any, at: int) -> Any:
    """What `table_parts` lists."""
    put(row, at, state.volcano_craters)
    at += 1
    if state.mode == TOTEM:
        at = write_totems(state, own, row, at)
    elif state.mode == TRIBE:
        at = write_tribe(state, row, at)
    return at


@kernel
def write_totems(state: Any, own: int, row: Any, at: int) -> Any:
    """Who holds each totem, which one is given away, and who may receive it."""
    for resource in range(RESOURCES):
        put(row, at + resource, rank_or_none(state.totem[resource], own, state.kingdom_count))
    at += RESOURCES
    put(row, at, state.given_totem + 1 if state.phase == GIVE else 0)
    for number in range(state.kingdom_count):
        put(row, at + 1 + ahead(number, own, state.kingdom_count), state.receivers >> number & 1)
    return at + 1 + state.kingdom_count


@kernel
def write_tribe(state: Any, row: Any, at: int) -> Any:
    """The cave, the stack and the recruit that is being paid for."""
    for kind in range(CAVEMAN_KINDS):
        put(row, at + kind, clipped(state.cave[kind]))
    at += CAVEMAN_KINDS
    put(row, at, clipped(state.hidden_cavemen))
    for kind in range(CAVEMAN_KINDS):
        put(row, at + 1 + kind, clipped(state.hidden_caveman[kind]))
    at += 1 + CAVEMAN_KINDS
    put(row, at, state.recruit + 1)
    put(row, at + 1, clipped(state.payments_left))
    for resource in range(RESOURCES):
        put(row, at + 2 + resource, state.paid >> resource & 1)
    return at + 2 + RESOURCES


encode_pieces.register("origins", encode_piece)
decide.register("origins", decide_and_look)
write_focus.register("origins", write_volcano)
write_table.register("origins", write_origins)
