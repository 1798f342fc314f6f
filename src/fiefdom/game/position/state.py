"""Conversion between positions and the engine's states. A position to be written must be valid."""

from collections.abc import Mapping, Sequence
from dataclasses import replace
from typing import Any

from fiefdom.engine import layout
from fiefdom.engine.layout import NOBODY, States
from fiefdom.engine.setup import initial_state
from fiefdom.events.cells import Cell
from fiefdom.game import board
from fiefdom.game.codec import BOX_SIZE, Codec
from fiefdom.game.kingdom import Kingdom
from fiefdom.game.pieces.checks import number_or_nobody
from fiefdom.game.pieces.registry import pieces_of
from fiefdom.game.position.kingdom_state import write_kingdom
from fiefdom.game.position.value import KingdomPosition, LaidDomino, Position

Laid = Mapping[Cell, tuple[str, int]]


def read_position(codec: Codec, state: Any, kingdoms: Sequence[Kingdom], laid: Sequence[Laid]) -> Position:
    """The position of a state that awaits a decision or is over; `laid` says where the dominoes are."""
    read = Position(
        rules=codec.rules,
        kingdoms=tuple(_kingdom(kingdom, cells) for kingdom, cells in zip(kingdoms, laid, strict=True)),
        awaits=layout.phase_name(state.phase),
        round_number=int(state.round_number),
        turn=int(state.turn),
        drawn=_number(state.drawn),
        line=board.current_line(codec, state),
        next_line=board.next_line(codec, state),
        **pieces_of(codec.rules).read(codec, state),
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


def _with_what_left(codec: Codec, state: Any, read: Position) -> Position:
    """Add what has left the game: everything that is neither on the table nor hidden."""
    hidden = board.hidden(codec, state)
    labels = {domino.label for domino in codec.dominoes}
    placed_or_waiting = {laid.domino for kingdom in read.kingdoms for laid in kingdom.dominoes}
    placed_or_waiting |= {place.domino for place in (*read.line[read.done :], *read.next_line)}
    gone = tuple(labels - placed_or_waiting - hidden.dominoes)
    return replace(read, gone=gone, **pieces_of(codec.rules).what_left(codec, state, read))


def _number(value: Any) -> int | None:
    return None if value == NOBODY else int(value)


def write_position(position: Position) -> States:
    """The state of a valid position, in an array of length 1."""
    codec = Codec(position.rules)
    states = initial_state(position.rules)
    state = states[0]
    state.phase = layout.phase_number(position.awaits)
    state.lines_left = position.rules.lines - position.lines_laid
    state.round_number = position.round_number
    state.turn = position.turn
    state.drawn = number_or_nobody(position.drawn)
    state.undrawn[: position.rules.seats] = position.undrawn
    state.undrawn_kings = sum(position.undrawn)
    _write_lines(codec, state, position)
    _write_hidden_dominoes(codec, state, position)
    for number in range(position.rules.kingdoms):
        write_kingdom(codec, state, position.kingdom(number))
    pieces_of(codec.rules).write(codec, state, position)
    return states


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
        state.next_king[index] = number_or_nobody(place.seat)


def _write_hidden_dominoes(codec: Codec, state: Any, position: Position) -> None:
    hidden = position.hidden.dominoes
    for box in range(len(codec.rules.box_names)):
        labels = [domino.label for domino in codec.dominoes[box * BOX_SIZE : (box + 1) * BOX_SIZE]]
        state.hidden[box] = sum(1 << number for number, label in enumerate(labels) if label in hidden)
