"""What lies on the table besides the kingdoms: lines, builders' board, totems, cave, and what is still hidden."""

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any

from fiefdom.components.terrains import RESOURCES
from fiefdom.engine import layout
from fiefdom.game.codec import BOX_SIZE, Codec


@dataclass(frozen=True, slots=True)
class LinePlace:
    """A domino of a line and the seat whose king stands on it."""

    domino: str
    seat: int | None


@dataclass(frozen=True, slots=True)
class BuildersBoard:
    """Queendomino's board (Q4): buildings on the six spaces, cheap end first, and the open top of the stack."""

    spaces: tuple[str | None, ...]
    top: str | None
    queen: int | None
    dragon_is_home: bool
    knight_supply: int
    tower_supply: int


@dataclass(frozen=True, slots=True)
class Hidden:
    """What nobody has seen yet, as sets and counts: never an order (C13)."""

    dominoes: frozenset[str]
    kings: Mapping[int, int]
    buildings: Mapping[str, int]
    cavemen: Mapping[str, int]


def current_line(codec: Codec, state: Any) -> tuple[LinePlace, ...]:
    """The claimed dominoes of this round, ascending; those before `turn` have acted."""
    turns = int(state.turns)
    places = zip(state.line[:turns].tolist(), state.line_king[:turns].tolist(), strict=True)
    return tuple(LinePlace(codec.label(domino), seat) for domino, seat in places)


def next_line(codec: Codec, state: Any) -> tuple[LinePlace, ...]:
    """The next line, ascending; empty in the last round."""
    count = int(state.next_count)
    places = zip(state.next_line[:count].tolist(), state.next_king[:count].tolist(), strict=True)
    return tuple(LinePlace(codec.label(domino), None if seat == layout.NOBODY else seat) for domino, seat in places)


def builders_board(codec: Codec, state: Any) -> BuildersBoard | None:
    """The builders' board, or None in games without one."""
    if not codec.rules.has_buildings:
        return None
    return BuildersBoard(
        spaces=tuple(_name(codec.buildings, kind) for kind in state.space),
        top=_name(codec.buildings, state.top),
        queen=None if state.queen == layout.NOBODY else int(state.queen),
        dragon_is_home=bool(state.dragon_home),
        knight_supply=int(state.knight_supply),
        tower_supply=int(state.tower_supply),
    )


def _name(names: tuple[str, ...], kind: Any) -> str | None:
    return None if kind == layout.NOBODY else names[kind]


def totem_holders(codec: Codec, state: Any) -> dict[str, int | None] | None:
    """The kingdom that holds each totem, None in the middle; None in games without totems."""
    if not codec.rules.has_totems:
        return None
    holders = zip(RESOURCES, state.totem, strict=True)
    return {resource: None if holder == layout.NOBODY else int(holder) for resource, holder in holders}


def cave(codec: Codec, state: Any) -> dict[str, int] | None:
    """The face-up cavemen by kind, or None in games without a cave board."""
    return _counted(codec.cavemen, state.cave) if codec.rules.has_cavemen else None


def hidden(codec: Codec, state: Any) -> Hidden:
    """What is still hidden."""
    boxes = state.hidden.tolist()[: len(codec.rules.box_names)]
    dominoes = frozenset(
        codec.labels[box * BOX_SIZE + number]
        for box, present in enumerate(boxes)
        for number in range(BOX_SIZE)
        if present >> number & 1
    )
    kings = {seat: int(left) for seat, left in enumerate(state.undrawn) if left}
    buildings = _counted(codec.buildings, state.hidden_building) if codec.rules.has_buildings else {}
    cavemen = _counted(codec.cavemen, state.hidden_caveman) if codec.rules.has_cavemen else {}
    return Hidden(dominoes, kings, buildings, cavemen)


def _counted(names: tuple[str, ...], counts: Any) -> dict[str, int]:
    return {name: int(number) for name, number in zip(names, counts, strict=True) if number}
