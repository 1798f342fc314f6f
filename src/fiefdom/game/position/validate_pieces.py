"""Checks that a position does not have too many or misplaced pieces, and that its decision could be awaited."""

from collections.abc import Iterator

from fiefdom.game.pieces.registry import all_pieces, pieces_of
from fiefdom.game.position.value import Position
from fiefdom.reasons import Reason


def piece_faults(position: Position) -> Iterator[Reason]:
    """The faults of all pieces except dominoes and kings; the position's shape must be right."""
    strange = [fault for pieces in all_pieces() for fault in pieces.strange_in_position(position)]
    yield from strange
    for pieces in all_pieces():
        yield from pieces.copies_faults(position)
    if not strange:
        yield from pieces_of(position.rules).piece_faults(position)


def awaited_faults(position: Position) -> Iterator[Reason]:
    """Why the decision could not be awaited (D5), or what it lacks; the position's shape must be right."""
    for pieces in all_pieces():
        yield from pieces.awaited_faults(position)
