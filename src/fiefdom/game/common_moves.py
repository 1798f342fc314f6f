"""The moves and reveals of all families: conversion to and from actions and outcomes, and why a move is refused."""

from typing import Any

from fiefdom.engine import layout
from fiefdom.errors import IllegalMove, TextError
from fiefdom.events.cells import Cell, cell_text
from fiefdom.events.coding import MoveCoding, RevealCoding
from fiefdom.events.common import Claim, Discard, KingDrawn, LineLaid, Pass, Place
from fiefdom.events.event import Move
from fiefdom.events.fields import DOMINO, Words
from fiefdom.events.refusals import MoveCode, SpokenCode
from fiefdom.events.shorthand import cells_in, domino_of_line, free_domino
from fiefdom.reasons import Reason

BOX_SIZE = 48
# The position of the right half relative to the left one, in the order of the actions.
DIRECTIONS: tuple[Cell, ...] = ((1, 0), (0, 1), (-1, 0), (0, -1))
WAYS: dict[str, Cell] = {
    **dict.fromkeys((">", "right", "r", "east", "e"), (1, 0)),
    **dict.fromkeys(("v", "down", "d", "below", "south", "s"), (0, 1)),
    **dict.fromkeys(("<", "left", "l", "west", "w"), (-1, 0)),
    **dict.fromkeys(("^", "up", "u", "above", "north", "n"), (0, -1)),
}

# ---------------------------------------------------------------------- claims


def _claim(codec: Any, state: Any, offset: int) -> Claim:
    return Claim(codec.label(state["next_line"][offset]))


def _line(codec: Any, state: Any) -> list[str]:
    return [codec.label(domino) for domino in state["next_line"][: state["next_count"]].tolist()]


def _claim_offset(codec: Any, state: Any, move: Claim) -> int:
    line = _line(codec, state)
    if move.domino not in line:
        raise IllegalMove(MoveCode.NOT_IN_LINE(domino=move.domino, line=tuple(line)))
    return line.index(move.domino)


def _why_not_claim(codec: Any, state: Any, kingdom: Any, move: Claim) -> Reason:
    holder = state.next_king[_line(codec, state).index(move.domino)]
    return MoveCode.TAKEN(seat=int(holder) + 1, domino=move.domino, family=codec.rules.family)


def _read_claim(game: Any, words: Words) -> Move:
    if len(words) != 1:
        raise TextError(SpokenCode.DOMINO(text=" ".join(words), example=free_domino(game)))
    return Claim(domino_of_line(game, words[0]))


# ---------------------------------------------------------------------- placements


def awaited_domino(codec: Any, state: Any) -> str:
    """The domino that the acting king must place."""
    label: str = codec.label(state["line"][state["turn"]])
    return label


def _require_awaited(codec: Any, state: Any, domino: str) -> None:
    awaited = awaited_domino(codec, state)
    if domino != awaited:
        raise IllegalMove(MoveCode.OTHER_DOMINO(domino=awaited, asked=domino, family=codec.rules.family))


def _place(codec: Any, state: Any, offset: int) -> Place:
    direction, cell = divmod(offset, codec.area)
    column, row = codec.cell(cell)
    across, along = DIRECTIONS[direction]
    return Place(awaited_domino(codec, state), (column, row), (column + across, row + along))


def _place_offset(codec: Any, state: Any, move: Place) -> int:
    _require_awaited(codec, state, move.domino)
    left, right = codec.canvas_cell(move.left), codec.canvas_cell(move.right)
    if codec.domino(move.domino).is_symmetric and right < left:
        left, right = right, left
    first, second = codec.cell(left), codec.cell(right)
    step = (second[0] - first[0], second[1] - first[1])
    if step not in DIRECTIONS:
        raise IllegalMove(MoveCode.NOT_SIDE_BY_SIDE(left=cell_text(move.left), right=cell_text(move.right)))
    offset: int = DIRECTIONS.index(step) * codec.area + left
    return offset


def _why_not_place(codec: Any, state: Any, kingdom: Any, move: Place) -> Reason:
    cells, family = (move.left, move.right), codec.rules.family
    for cell in cells:
        if cell == (0, 0):
            return MoveCode.CASTLE(cell=cell_text(cell), family=family)
        if cell in kingdom.squares:
            return MoveCode.OCCUPIED(cell=cell_text(cell))
    width = _length(kingdom.columns, [cell[0] for cell in cells])
    height = _length(kingdom.rows, [cell[1] for cell in cells])
    if max(width, height) > kingdom.side:
        return MoveCode.TOO_LARGE(width=width, height=height, side=kingdom.side, family=family)
    return MoveCode.NO_MATCH(domino=move.domino, family=family)


def _length(occupied: range, added: list[int]) -> int:
    return max(occupied.stop - 1, *added) - min(occupied.start, *added) + 1


def _read_place(game: Any, words: Words) -> Move:
    """Read both cells, or one cell and a direction: `e1 n1e1`, `e1 >`."""
    awaited = _awaited(game)
    if words and words[0][0] in "kqo" and words[0][1:].isdigit():
        awaited, words = DOMINO.read(words[:1]), words[1:]
    if len(words) > 1 and words[-1] in WAYS:
        cells = cells_in(words[:-1])
        if cells is not None and len(cells) == 1:
            (column, row), (across, along) = cells[0], WAYS[words[-1]]
            return Place(awaited, (column, row), (column + across, row + along)).canonical()
    cells = cells_in(words)
    if cells is None or len(cells) != 2:
        raise TextError(SpokenCode.PLACE(text=" ".join(words)))
    return Place(awaited, cells[0], cells[1]).canonical()


def _awaited(game: Any) -> str:
    domino: str = game.legal_moves[0].domino
    return domino


def _discard(codec: Any, state: Any, offset: int) -> Discard:
    return Discard(awaited_domino(codec, state))


def _discard_offset(codec: Any, state: Any, move: Discard) -> int:
    _require_awaited(codec, state, move.domino)
    return 0


def _why_not_discard(codec: Any, state: Any, kingdom: Any, move: Discard) -> Reason:
    return MoveCode.MUST_PLACE(domino=move.domino)


def _read_discard(game: Any, words: Words) -> Move:
    return Discard(DOMINO.read(words) if words else _awaited(game))


# ---------------------------------------------------------------------- passing


def _pass(codec: Any, state: Any, offset: int) -> Pass:
    return Pass(layout.phase_name(state.phase))


def _pass_offset(codec: Any, state: Any, move: Pass) -> int:
    return 0


# ---------------------------------------------------------------------- chance


def _king(codec: Any, state: Any, outcome: int) -> KingDrawn:
    return KingDrawn(outcome)


def _king_outcome(codec: Any, state: Any, reveal: KingDrawn) -> int:
    outcome: int = codec.index(reveal.seat + 1, range(1, codec.rules.seats + 1), "seat")
    return outcome


def _laid(codec: Any, state: Any, outcome: int) -> LineLaid:
    start = codec.box_start(state)
    numbers = [number for number in range(BOX_SIZE) if outcome >> number & 1]
    return LineLaid(tuple(codec.label(start + number) for number in numbers))


def _laid_outcome(codec: Any, state: Any, reveal: LineLaid) -> int:
    start = codec.box_start(state)
    labels = codec.labels[start : start + BOX_SIZE]
    numbers = [codec.index(label, labels, "domino") for label in reveal.dominoes]
    if numbers != sorted(set(numbers)):
        raise IllegalMove(MoveCode.LINE_ORDER(dominoes=" ".join(reveal.dominoes)))
    return sum(1 << number for number in numbers)


COMMON_MOVES = (
    MoveCoding(Claim, _claim, _claim_offset, _why_not_claim, _read_claim),
    MoveCoding(Place, _place, _place_offset, _why_not_place, _read_place),
    MoveCoding(Discard, _discard, _discard_offset, _why_not_discard, _read_discard, phase="place"),
)
# Passing answers every optional decision and is always legal there.
PASSING = MoveCoding(Pass, _pass, _pass_offset)
COMMON_REVEALS = (
    RevealCoding(KingDrawn, "draw_king", _king, _king_outcome),
    RevealCoding(LineLaid, "lay_line", _laid, _laid_outcome),
)
