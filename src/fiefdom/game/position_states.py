"""Positions and the engine's states: read from one, written to the other. What is written must be sound."""

from collections import Counter
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import replace
from typing import Any

from fiefdom.components.buildings import KNIGHTS_IN_THE_SUPPLY, TOWERS_IN_THE_SUPPLY, buildings
from fiefdom.components.cavemen import cavemen
from fiefdom.components.terrains import RESOURCES
from fiefdom.engine import layout
from fiefdom.engine.families import ORIGINS, QUEENDOMINO
from fiefdom.engine.layout import NOBODY, States
from fiefdom.engine.setup import initial_state
from fiefdom.game import table
from fiefdom.game.codec import BOX_SIZE, Codec
from fiefdom.game.kingdom_states import write_kingdom
from fiefdom.game.kingdoms import Kingdom
from fiefdom.game.moves import Cell
from fiefdom.game.positions import KingdomPosition, LaidDomino, Position, known_dominoes

Laid = Mapping[Cell, tuple[str, int]]


def read_position(codec: Codec, state: Any, kingdoms: Sequence[Kingdom], laid: Sequence[Laid]) -> Position:
    """The position of a state that awaits a decision or is over; `laid` says where the dominoes lie."""
    read = Position(
        rules=codec.rules,
        kingdoms=tuple(_kingdom(kingdom, cells) for kingdom, cells in zip(kingdoms, laid, strict=True)),
        awaits=layout.phase_name(state.phase),
        round_number=int(state.round_number),
        turn=int(state.turn),
        drawn=_number(state.drawn),
        line=table.current_line(codec, state),
        next_line=table.next_line(codec, state),
        **_builders(codec, state),
        **_origins(codec, state),
    )
    return _with_what_left(codec, state, read)


def _kingdom(kingdom: Kingdom, laid: Laid) -> KingdomPosition:
    cells: dict[str, list[Cell]] = {}
    for cell, (label, half) in laid.items():
        cells.setdefault(label, [cell, cell])[half] = cell
    squares = kingdom.squares
    return KingdomPosition(
        dominoes=tuple(LaidDomino(label, left, right) for label, (left, right) in cells.items()),
        discards=kingdom.discards,
        coins=kingdom.coins,
        knights=kingdom.knights,
        towers=kingdom.towers,
        knights_at=tuple(cell for cell, square in squares.items() if square.knight),
        buildings=tuple((cell, square.building) for cell, square in squares.items() if square.building),
        fires=tuple((cell, square.crowns) for cell, square in squares.items() if square.token),
        resources=tuple(cell for cell, square in squares.items() if square.resource),
        cavemen=tuple((cell, square.caveman) for cell, square in squares.items() if square.caveman),
    )


def _builders(codec: Codec, state: Any) -> dict[str, Any]:
    board = table.builders_board(codec, state)
    if board is None:
        return {}
    return {
        "spaces": board.spaces,
        "top": board.top,
        "queen": board.queen,
        "dragon_is_home": board.dragon_is_home,
        "building": None if state.chosen == NOBODY else codec.buildings[state.chosen],
    }


def _origins(codec: Codec, state: Any) -> dict[str, Any]:
    if not codec.rules.has_resources:
        return {}
    holders = table.totem_holders(codec, state) or {}
    face_up = table.cave(codec, state) or {}
    return {
        "totems": tuple((resource, holder) for resource, holder in holders.items() if holder is not None),
        "cave": tuple(Counter(face_up).elements()),
        "caveman": None if state.recruit == NOBODY else codec.cavemen[state.recruit],
        "paid": tuple(name for index, name in enumerate(RESOURCES) if state.paid >> index & 1),
        "payments_left": int(state.payments_left),
    }


def _with_what_left(codec: Codec, state: Any, read: Position) -> Position:
    """What is neither on the table nor hidden has left the game."""
    hidden = table.hidden(codec, state)
    labels = {domino.label for domino in codec.dominoes}
    placed_or_waiting = {laid.domino for kingdom in read.kingdoms for laid in kingdom.dominoes}
    placed_or_waiting |= {place.domino for place in (*read.line[read.done :], *read.next_line)}
    burnt = _copies(buildings()) - read.seen_buildings - Counter(hidden.buildings)
    lost = _copies(cavemen()) - read.seen_cavemen - Counter(hidden.cavemen)
    return replace(
        read,
        gone=tuple(labels - placed_or_waiting - hidden.dominoes),
        burnt=tuple(burnt.elements()) if codec.rules.has_buildings else (),
        lost=tuple(lost.elements()) if codec.rules.has_cavemen else (),
    )


def _copies(kinds: Iterable[Any]) -> Counter[str]:
    return Counter({kind.id: kind.copies for kind in kinds})


def _number(value: Any) -> int | None:
    return None if value == NOBODY else int(value)


def write_position(position: Position) -> States:
    """The state of a sound position, in an array of length 1."""
    codec = Codec(position.rules)
    states = initial_state(position.rules)
    state = states[0]
    state.phase = layout.phase_number(position.awaits)
    state.lines_left = position.rules.lines - position.lines_laid
    state.round_number = position.round_number
    state.turn = position.turn
    state.drawn = _number_or_nobody(position.drawn)
    state.undrawn[: position.rules.seats] = position.undrawn
    state.undrawn_kings = sum(position.undrawn)
    _write_lines(codec, state, position)
    _write_hidden_dominoes(codec, state, position)
    for number in range(position.rules.kingdoms):
        write_kingdom(codec, state, position.kingdom(number))
    if codec.memory.family.number == QUEENDOMINO:
        _write_builders(codec, state, position)
    elif codec.memory.family.number == ORIGINS:
        _write_origins(codec, state, position)
    return states


def _number_or_nobody(number: int | None) -> int:
    return NOBODY if number is None else number


def _ids(codec: Codec) -> dict[str, int]:
    return {domino.label: number for number, domino in enumerate(codec.dominoes)}


def _write_lines(codec: Codec, state: Any, position: Position) -> None:
    ids = _ids(codec)
    state.turns = len(position.line)
    state.next_count = len(position.next_line)
    for index, place in enumerate(position.line):
        state.line[index] = ids[place.domino]
        state.line_king[index] = place.seat
    for index, place in enumerate(position.next_line):
        state.next_line[index] = ids[place.domino]
        state.next_king[index] = _number_or_nobody(place.seat)


def _write_hidden_dominoes(codec: Codec, state: Any, position: Position) -> None:
    hidden = position.hidden.dominoes
    for box in range(len(codec.rules.box_names)):
        labels = [domino.label for domino in codec.dominoes[box * BOX_SIZE : (box + 1) * BOX_SIZE]]
        state.hidden[box] = sum(1 << number for number, label in enumerate(labels) if label in hidden)


def _write_counts(names: Sequence[str], counts: Mapping[str, int], field: Any) -> None:
    field[:] = [counts.get(name, 0) for name in names]


def _write_builders(codec: Codec, state: Any, position: Position) -> None:
    kinds = {name: kind for kind, name in enumerate(codec.buildings)}
    hidden = position.hidden.buildings
    owned = sum(kingdom.knights + len(kingdom.knights_at) for kingdom in position.kingdoms)
    state.box = position.lines_laid % len(codec.rules.box_names)
    state.queen = _number_or_nobody(position.queen)
    state.dragon_home = position.dragon_is_home
    state.knight_supply = KNIGHTS_IN_THE_SUPPLY - owned
    state.tower_supply = TOWERS_IN_THE_SUPPLY - sum(kingdom.towers for kingdom in position.kingdoms)
    state.space[:] = [NOBODY if name is None else kinds[name] for name in position.spaces]
    state.top = NOBODY if position.top is None else kinds[position.top]
    state.chosen = NOBODY if position.building is None else kinds[position.building]
    state.hidden_buildings = sum(hidden.values())
    _write_counts(codec.buildings, hidden, state.hidden_building)
    if position.awaits == "tax":
        assert position.acted_on is not None
        state.placed_left, state.placed_right = (codec.canvas_cell(cell) for cell in position.acted_on.cells)


def _write_origins(codec: Codec, state: Any, position: Position) -> None:
    holders = dict(position.totems)
    state.totem[:] = [holders.get(resource, NOBODY) for resource in RESOURCES]
    if position.awaits == "erupt":
        assert position.acted_on is not None
        cell, craters = volcano_of(position.acted_on)
        state.volcano_cell, state.volcano_craters = codec.canvas_cell(cell), craters
    elif position.awaits == "give":
        ((resource, receivers),) = position.totems_to_give()
        state.given_totem = RESOURCES.index(resource)
        state.receivers = sum(1 << number for number in receivers)
    hidden = position.hidden.cavemen
    state.cave_count = len(position.cave)
    state.hidden_cavemen = sum(hidden.values())
    _write_counts(codec.cavemen, Counter(position.cave), state.cave)
    _write_counts(codec.cavemen, hidden, state.hidden_caveman)
    if position.caveman is not None:
        state.recruit = codec.cavemen.index(position.caveman)
        state.payments_left = position.payments_left
        state.paid = sum(1 << RESOURCES.index(name) for name in position.paid)


def volcano_of(laid: LaidDomino) -> tuple[Cell, int]:
    """Where the volcano of a domino lies, and its craters; 0 craters if it has none."""
    halves = known_dominoes()[laid.domino].halves
    return max(zip(laid.cells, (half.craters for half in halves), strict=True), key=lambda each: each[1])
