"""Whether a state's numbers hang together, so that playing it stays within its memory and comes to an end.

`Engine` asks this of every state it is given. Whatever play can reach is sound, and what follows from a sound state
is sound again; random bytes and torn copies are refused before anything is written. It asks for less than the rules do:
a sound state may be one that no game can reach.
"""

from typing import Any

import numpy as np

from fiefdom.engine.bits import count, some
from fiefdom.engine.compiled import compiled_twin, inlined, kernel
from fiefdom.engine.draft import BOX_SIZE, acting_seat
from fiefdom.engine.family import Three
from fiefdom.engine.frame import corner, frame_holds, load, nothing, position_of, single
from fiefdom.engine.layout import (
    BUILDING_KINDS,
    BUILT,
    CASTLE,
    CAVEMAN,
    CAVEMAN_KINDS,
    CLAIM,
    DISCOVERY,
    DRAGON,
    DRAW_KING,
    ERUPT,
    FIRST_CHANCE,
    GIVE,
    HIGH,
    KIND,
    KNIGHT,
    LAY_LINE,
    LOW,
    NOBODY,
    OCCUPIED,
    OPENING_DRAWN,
    OPENING_PAIRS,
    OVER,
    PAIR,
    PAY,
    PLACE,
    RECRUIT,
    RESOURCE,
    RESOURCES,
    SETTLE,
    SITE,
    SPACES,
    TAX,
    TERRAIN,
    TOKEN,
    TOTEM,
    TOWN,
    TRIBE,
    TURN_BUILDING,
    TURN_CAVEMAN,
)
from fiefdom.engine.tables import BUILDING_COPIES, CAVEMAN_COPIES
from fiefdom.engine.totems import resource_count
from fiefdom.engine.traits import canvas, family, king_room, kingdom_room, layout_of_type, side, stride, terrain_planes
from fiefdom.engine.tribe import CAVE_SPACES, cave_has_room, free_squares
from fiefdom.engine.volcanoes import burning, eruption_targets

BOX = np.uint64(BOX_SIZE)
ALL_CAVEMEN = int(CAVEMAN_COPIES.sum())
MOST_ROUNDS, MOST_PIECES = 64, 128


def kingdomino_is_sound(state: Any) -> bool:
    """The draft and the kingdoms."""
    phase = state.phase
    if not (phase == CLAIM or phase == PLACE or phase == DRAW_KING or phase == LAY_LINE or phase == OVER):
        return False
    if state.kingdom_count != state.seats or not _draft_is_sound(state):
        return False
    return _box_is_sound(state.hidden[0], state.lines_left * state.line_size) and _kingdoms_are_sound(state)


def queendomino_is_sound(state: Any) -> bool:
    """Buildings, knights, towers and the step of the turn as well."""
    if not (CLAIM <= state.phase <= DRAGON or DRAW_KING <= state.phase <= OVER) or state.phase == TURN_CAVEMAN:
        return False
    if not (0 <= state.teams <= 1 and 0 <= state.wedding <= 1 and 0 <= state.box <= state.wedding):
        return False
    if state.kingdom_count != (state.seats + state.teams) >> state.teams or not _draft_is_sound(state):
        return False
    # W1: the boxes take turns.
    later = state.lines_left // 2 if state.wedding else 0
    if not _box_is_sound(state.hidden[state.box], (state.lines_left - later) * state.line_size):
        return False
    if not _box_is_sound(state.hidden[1 - state.box], later * state.line_size):
        return False
    if not (_kingdoms_are_sound(state) and _buildings_are_sound(state)):
        return False
    for number in range(state.kingdom_count):
        if not _realm_is_sound(state.kingdom[number]):
            return False
    if TAX <= state.phase <= SITE:
        return _queendomino_step_is_sound(state, state.kingdom[acting_seat(state) >> state.teams])
    return state.phase != TURN_BUILDING or state.hidden_buildings > 0


def origins_is_sound(state: Any) -> bool:
    """Cavemen, totems, fires and the step of the turn as well."""
    if not (CLAIM <= state.phase <= PLACE or PAIR <= state.phase <= OVER) or state.phase == TURN_BUILDING:
        return False
    if not DISCOVERY <= state.mode <= TRIBE or (state.phase == GIVE and state.mode != TOTEM):
        return False
    if state.mode != TRIBE and (RECRUIT <= state.phase <= SETTLE or state.phase == TURN_CAVEMAN):
        return False
    if state.kingdom_count != state.seats or not _draft_is_sound(state):
        return False
    if not (_box_is_sound(state.hidden[0], state.lines_left * state.line_size) and _kingdoms_are_sound(state)):
        return False
    if not (_cavemen_are_sound(state) and _totems_are_sound(state)):
        return False
    for number in range(state.kingdom_count):
        if not _land_is_sound(state.kingdom[number]):
            return False
    if ERUPT <= state.phase <= SETTLE:
        return _origins_step_is_sound(state, state.kingdom[acting_seat(state)])
    return state.phase != TURN_CAVEMAN or cave_has_room(state)


SOUND: Three = (kingdomino_is_sound, queendomino_is_sound, origins_is_sound)


def is_sound(state: Any) -> bool:
    """Whether a state can be played on without harm."""
    return bool(SOUND[family(state)](state))


@compiled_twin(is_sound)
def _is_sound(state: Any) -> Any:
    return SOUND[layout_of_type(state).family]


# ---------------------------------------------------------------------- lines and kings


@kernel
def _draft_is_sound(state: Any) -> bool:
    """Sizes, lines and kings; a free domino for every claim to come."""
    if not (2 <= state.seats <= king_room(state) and 1 <= state.line_size <= king_room(state)):
        return False
    if state.kingdom_count > kingdom_room(state) or not 0 <= state.lines_left <= MOST_ROUNDS:
        return False
    if not OPENING_DRAWN <= state.opening <= OPENING_PAIRS:
        return False
    if not -1 <= state.round_number <= MOST_ROUNDS - state.lines_left - (state.next_count > 0):
        return False
    if not 0 <= state.turn <= state.turns <= state.line_size or not _kings_are_sound(state):
        return False
    free = _free_places(state)
    if free < 0 or state.phase == OVER:
        return free >= 0
    if state.round_number > 0:
        return _round_is_sound(state, free)
    if state.turns != 0 or (state.opening != OPENING_DRAWN and not _fixed_opening_is_sound(state)):
        return False
    return _opening_is_sound(state, free) if state.round_number == 0 else _set_up_is_sound(state)


@kernel
def _kings_are_sound(state: Any) -> bool:
    """Seats of the current line and of the bag."""
    bag = 0
    for seat in range(king_room(state)):
        if state.undrawn[seat] < 0 or (seat >= state.seats and state.undrawn[seat] > 0):
            return False
        bag += state.undrawn[seat]
    for turn in range(state.turns):
        if not (0 <= state.line_king[turn] < state.seats and _is_domino(state, state.line[turn])):
            return False
    return bag == state.undrawn_kings and bag <= state.line_size and NOBODY <= state.drawn < state.seats


@kernel
def _free_places(state: Any) -> int:
    """The unclaimed dominoes of the next line; -1 if it is no line."""
    if state.next_count != 0 and state.next_count != state.line_size:
        return -1
    free = 0
    for place in range(state.next_count):
        if not (NOBODY <= state.next_king[place] < state.seats and _is_domino(state, state.next_line[place])):
            return -1
        free += state.next_king[place] == NOBODY
    return free


@inlined
def _is_domino(state: Any, domino: int) -> bool:
    return 0 <= domino < BOX_SIZE * len(state.hidden)


@inlined
def _box_is_sound(hidden: Any, needed: int) -> bool:
    """Whether a box has its dominoes, and enough of them for the lines to come."""
    return hidden >> BOX == np.uint64(0) and count(hidden) >= needed


@kernel
def _set_up_is_sound(state: Any) -> bool:
    """Before the first line: the kings are in the bag."""
    if state.next_count > 0 or state.undrawn_kings == 0 or state.lines_left == 0:
        return False
    return state.phase == LAY_LINE or state.phase == TURN_BUILDING or state.phase == TURN_CAVEMAN


@kernel
def _opening_is_sound(state: Any, free: int) -> bool:
    """The first line: a king is drawn or claims."""
    if state.phase == DRAW_KING:
        return 0 < state.undrawn_kings <= free
    asks = PAIR if state.opening == OPENING_PAIRS else CLAIM
    return state.phase == asks and state.drawn != NOBODY and free > state.undrawn_kings


@kernel
def _fixed_opening_is_sound(state: Any) -> bool:
    """Two players with two kings each that are not drawn one by one (Q2, O2)."""
    if state.seats != 2 or state.line_size != 4:
        return False
    if state.phase != CLAIM and state.phase != PAIR:
        return state.undrawn[0] == 2 and state.undrawn[1] == 2
    if state.drawn == NOBODY:
        return False
    own, other = state.undrawn[state.drawn], state.undrawn[1 - state.drawn]
    if state.opening != OPENING_PAIRS:
        return other - own == state.undrawn_kings % 2
    outer_is_pair = state.next_king[0] == state.next_king[3]
    return own == 1 and other % 2 == 0 and outer_is_pair and state.next_king[1] == state.next_king[2]


@kernel
def _round_is_sound(state: Any, free: int) -> bool:
    """A round: whose turn it is, and what is left to claim."""
    if state.undrawn_kings != 0 or state.turns == 0:
        return False
    if state.phase == LAY_LINE:
        return state.turn == 0 and state.next_count == 0 and state.lines_left > 0
    claimed = state.next_count - free
    if state.phase == TURN_BUILDING:
        return claimed > 0
    if state.phase == TURN_CAVEMAN:
        return state.turn == 0 and free >= state.turns
    if state.phase >= FIRST_CHANCE or state.phase == PAIR or state.turn == state.turns:
        return False
    if state.next_count == 0:
        return state.phase != CLAIM
    if RECRUIT <= state.phase <= SETTLE:
        return claimed > 0 and free >= state.turns - state.turn - 1
    return free >= state.turns - state.turn


# ---------------------------------------------------------------------- kingdoms


@kernel
def _kingdoms_are_sound(state: Any) -> bool:
    for number in range(state.kingdom_count):
        if not _kingdom_is_sound(state.kingdom[number]):
            return False
    return True


@kernel
def _kingdom_is_sound(kingdom: Any) -> bool:
    """The box and its frame; every square has one terrain; crowns lie on squares."""
    middle = side(kingdom) - 1
    if not (0 <= kingdom.left <= middle <= kingdom.right <= kingdom.left + middle):
        return False
    if not (0 <= kingdom.top <= middle <= kingdom.bottom <= kingdom.top + middle):
        return False
    if kingdom.frame_x != max(kingdom.right - middle, kingdom.left - 2):
        return False
    if kingdom.frame_y != max(kingdom.bottom - middle, kingdom.top - 2):
        return False
    castle = single(kingdom, position_of(kingdom, middle * canvas(kingdom) + middle))
    occupied = load(kingdom, OCCUPIED)
    ground = nothing(kingdom)
    squares = 1
    for plane in range(TERRAIN, TERRAIN + terrain_planes(kingdom)):
        ground |= load(kingdom, plane)
        squares += count(load(kingdom, plane))
    if load(kingdom, CASTLE) != castle or occupied != ground | castle or count(occupied) != squares:
        return False
    outside = ~corner(kingdom, kingdom.bottom - kingdom.frame_y + 1, kingdom.right - kingdom.frame_x + 1)
    outside |= corner(kingdom, kingdom.top - kingdom.frame_y, stride(kingdom) - 1)
    outside |= corner(kingdom, stride(kingdom) - 1, kingdom.left - kingdom.frame_x)
    return not some(occupied & outside | (load(kingdom, LOW) | load(kingdom, HIGH)) & ~ground)


@kernel
def _stands_within(kingdom: Any, plane: int, ground: Any) -> bool:
    """Whether the four planes of a piece's kind lie where such pieces stand, and these on their ground."""
    kinds = nothing(kingdom)
    for bit in range(4):
        kinds |= load(kingdom, KIND + bit)
    pieces = load(kingdom, plane)
    return not some(kinds & ~pieces | pieces & ~ground)


@inlined
def _is_ground(kingdom: Any, cell: int) -> bool:
    """Whether a canvas cell is a square of the kingdom, not its castle."""
    if not (0 <= cell < canvas(kingdom) * canvas(kingdom) and frame_holds(kingdom, cell)):
        return False
    square = single(kingdom, position_of(kingdom, cell))
    return some(square & load(kingdom, OCCUPIED) & ~load(kingdom, CASTLE))


# ---------------------------------------------------------------------- Queendomino


@kernel
def _realm_is_sound(kingdom: Any) -> bool:
    """Knights, towers and buildings of one kingdom."""
    ground = load(kingdom, OCCUPIED) & ~load(kingdom, CASTLE)
    if some(load(kingdom, KNIGHT) & ~ground) or not _stands_within(kingdom, BUILT, load(kingdom, TOWN)):
        return False
    buildings = 0
    for kind in range(BUILDING_KINDS):
        buildings += kingdom.buildings[kind]
    if buildings != count(load(kingdom, BUILT)):
        return False
    return kingdom.knights >= 0 and kingdom.knights_placed >= 0 and kingdom.towers >= 0


@kernel
def _buildings_are_sound(state: Any) -> bool:
    """Builders' board, stack, supplies and queen; no more buildings than there are."""
    if not (NOBODY <= state.queen < state.kingdom_count and 0 <= state.dragon_home <= 1):
        return False
    if not (_supply_is_sound(state) and state.knight_supply >= 0 and state.tower_supply >= 0):
        return False
    hidden = 0
    for kind in range(BUILDING_KINDS):
        copies = state.hidden_building[kind] + (state.top == kind) + (state.chosen == kind)
        for space in range(SPACES):
            copies += state.space[space] == kind
        for number in range(state.kingdom_count):
            built = state.kingdom[number].buildings[kind]
            if not 0 <= built <= BUILDING_COPIES[kind]:
                return False
            copies += built
        if state.hidden_building[kind] < 0 or copies > BUILDING_COPIES[kind]:
            return False
        hidden += state.hidden_building[kind]
    for space in range(SPACES):
        if not NOBODY <= state.space[space] < BUILDING_KINDS:
            return False
    on_top = NOBODY <= state.top < BUILDING_KINDS and NOBODY <= state.chosen < BUILDING_KINDS
    return on_top and hidden == state.hidden_buildings


@kernel
def _supply_is_sound(state: Any) -> bool:
    """Knights and towers, wherever they are, are few."""
    pieces = np.int64(state.knight_supply) + state.tower_supply
    for number in range(state.kingdom_count):
        kingdom = state.kingdom[number]
        pieces += np.int64(kingdom.knights) + kingdom.knights_placed + kingdom.towers
    return pieces <= MOST_PIECES


@kernel
def _queendomino_step_is_sound(state: Any, kingdom: Any) -> bool:
    """What TAX, BUILD and SITE go by."""
    if state.phase == TAX:
        sent = _is_ground(kingdom, state.placed_left) and _is_ground(kingdom, state.placed_right)
        return kingdom.knights > 0 and sent
    if state.phase == SITE and state.chosen == NOBODY:
        return False
    return some(load(kingdom, TOWN) & ~load(kingdom, BUILT))


# ---------------------------------------------------------------------- Origins


@kernel
def _land_is_sound(kingdom: Any) -> bool:
    """Fires, resources and cavemen of one kingdom: never two on a square."""
    ground = load(kingdom, OCCUPIED) & ~load(kingdom, CASTLE)
    fires, resources, cavemen = burning(kingdom), load(kingdom, RESOURCE), load(kingdom, CAVEMAN)
    if not _stands_within(kingdom, CAVEMAN, ground) or some(resources & ~ground | load(kingdom, TOKEN) & ~fires):
        return False
    # Kinds from CAVEMAN_KINDS = 10 on: eight with two or four more.
    no_kind = load(kingdom, KIND + 3) & (load(kingdom, KIND + 1) | load(kingdom, KIND + 2))
    return not some(fires & resources | fires & cavemen | resources & cavemen | no_kind)


@kernel
def _cavemen_are_sound(state: Any) -> bool:
    """Cave, stack and kingdoms: no more cavemen than there are."""
    if not (NOBODY <= state.recruit < CAVEMAN_KINDS and 0 <= state.cave_count <= CAVE_SPACES):
        return False
    face_up = 0
    face_down = 0
    for kind in range(CAVEMAN_KINDS):
        if not (0 <= state.cave[kind] <= CAVE_SPACES and 0 <= state.hidden_caveman[kind] <= CAVEMAN_COPIES[kind]):
            return False
        face_up += state.cave[kind]
        face_down += state.hidden_caveman[kind]
    settled = 0
    for number in range(state.kingdom_count):
        settled += count(load(state.kingdom[number], CAVEMAN))
    if face_up != state.cave_count or face_down != state.hidden_cavemen:
        return False
    return face_up + face_down + settled + (state.recruit != NOBODY) <= ALL_CAVEMEN


@kernel
def _totems_are_sound(state: Any) -> bool:
    """Who holds the totems."""
    for resource in range(RESOURCES):
        if not NOBODY <= state.totem[resource] < state.kingdom_count:
            return False
    return True


@kernel
def _origins_step_is_sound(state: Any, kingdom: Any) -> bool:
    """What ERUPT, GIVE, PAY and SETTLE go by."""
    if state.phase == ERUPT:
        if not (1 <= state.volcano_craters <= 3 and _is_ground(kingdom, state.volcano_cell)):
            return False
        return some(eruption_targets(state, kingdom))
    if state.phase == GIVE:
        return 0 <= state.given_totem < RESOURCES and 0 < state.receivers < 1 << state.kingdom_count
    if state.phase == RECRUIT:
        return True
    if state.recruit == NOBODY or not 0 <= state.paid < 1 << RESOURCES:
        return False
    if state.phase == SETTLE:
        return some(free_squares(kingdom))
    unpaid = 0
    for resource in range(RESOURCES):
        unpaid += state.paid >> resource & 1 == 0 and resource_count(kingdom, resource) > 0
    return state.phase == PAY and 1 <= state.payments_left <= unpaid
