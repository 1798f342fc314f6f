"""The table apart from the kingdoms: lines, builders' board, totems, cave, and what is still hidden."""

from collections.abc import Mapping
from dataclasses import dataclass, field
from functools import lru_cache
from typing import Any

from fiefdom.engine import layout
from fiefdom.game.codec import BOX_SIZE, Codec
from fiefdom.game.pieces.registry import pieces_of


@dataclass(frozen=True, slots=True)
class LinePlace:
    """A domino of a line and the seat whose king is on it, if any."""

    domino: str
    seat: int | None


@dataclass(frozen=True, slots=True)
class BuildersBoard:
    """Queendomino's board (Q4): buildings on the six spaces, cheap end first, the top of the stack, and supplies."""

    spaces: tuple[str | None, ...]
    top: str | None
    queen: int | None
    dragon_is_home: bool
    knight_supply: int
    tower_supply: int


@dataclass(frozen=True, slots=True)
class Hidden:
    """What has not been revealed yet, as sets and counts, never in order (C13)."""

    dominoes: frozenset[str]
    kings: Mapping[int, int]
    buildings: Mapping[str, int] = field(default_factory=dict)
    cavemen: Mapping[str, int] = field(default_factory=dict)


def current_line(codec: Codec, state: Any) -> tuple[LinePlace, ...]:
    """The claimed dominoes of this round, in ascending order; the kings before `turn` have acted."""
    turns = int(state["turns"])
    places = zip(state["line"][:turns].tolist(), state["line_king"][:turns].tolist(), strict=True)
    return tuple(LinePlace(codec.label(domino), seat) for domino, seat in places)


def next_line(codec: Codec, state: Any) -> tuple[LinePlace, ...]:
    """The next line, in ascending order; empty in the last round."""
    count = int(state["next_count"])
    places = zip(state["next_line"][:count].tolist(), state["next_king"][:count].tolist(), strict=True)
    return tuple(LinePlace(codec.label(domino), None if seat == layout.NOBODY else seat) for domino, seat in places)


def builders_board(codec: Codec, state: Any) -> BuildersBoard | None:
    """The builders' board, or None in games without one."""
    board: BuildersBoard | None = pieces_of(codec.rules).builders_board(codec, state)
    return board


def totem_holders(codec: Codec, state: Any) -> dict[str, int | None] | None:
    """The kingdom that holds each totem (None if nobody does); None in games without totems."""
    return pieces_of(codec.rules).totem_holders(codec, state)


def cave(codec: Codec, state: Any) -> dict[str, int] | None:
    """The face-up cavemen by kind, or None in games without a cave board."""
    return pieces_of(codec.rules).cave(codec, state)


def hidden(codec: Codec, state: Any) -> Hidden:
    """What is still hidden."""
    dominoes = _labels_of(codec, tuple(state["hidden"].tolist()[: len(codec.rules.box_names)]))
    kings = {seat: int(left) for seat, left in enumerate(state["undrawn"]) if left}
    return Hidden(dominoes, kings, **pieces_of(codec.rules).hidden(codec, state))


@lru_cache(maxsize=1024)
def _labels_of(codec: Codec, boxes: tuple[int, ...]) -> frozenset[str]:
    """Cached, because a line is laid once a round, and what is hidden is asked for after every decision."""
    return frozenset(
        codec.labels[box * BOX_SIZE + number]
        for box, present in enumerate(boxes)
        for number in range(BOX_SIZE)
        if present >> number & 1
    )
