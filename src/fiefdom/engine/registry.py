"""The definition of a family of games, and the registry of families.

A family is a set of games with the same state record, actions and flow. Everything specific to one family is in its own
folder (see `families`) and is passed as one `Family`; the rest of the engine uses the registry.
"""

from collections.abc import Callable, Iterable, Mapping
from dataclasses import dataclass, fields
from typing import Any

import numpy as np
import numpy.typing as npt

from fiefdom.engine.compiled import outside_digest
from fiefdom.engine.refusals import EngineCode
from fiefdom.errors import InvalidArgument
from fiefdom.events.coding import MoveCoding, RevealCoding
from fiefdom.rules import Rules

Table = npt.NDArray[np.int64]
Field = tuple[Any, ...]


def own_kingdom(state: Any, seat: int) -> int:
    """Every seat builds its own kingdom."""
    return seat


def nothing_to_set_up(state: Any, rules: Rules) -> None:
    """No set-up besides the draft and the kingdoms."""


def step_by_step(state: Any, random: Any) -> int:
    """No faster method of playing a game to its end at random."""
    return 0


def no_prices(state: Any, number: int) -> list[int]:
    """Nothing is for sale."""
    return []


def whole_space(game: str, starts: Mapping[str, int]) -> int:
    """Every game of the family has all actions."""
    return starts["end"]


@dataclass(frozen=True, slots=True, eq=False)
class Family:
    """A family of games: its data and its functions.

    The functions are plain Python that Numba can compile and take the state record as their first argument, except that
    `action_count`, `set_up` and `prices` are called only from Python, and `action_count` takes no state.
    """

    name: str
    # Terrains in the order of their planes; the first `scoring_terrains` of them can score.
    terrains: tuple[str, ...]
    scoring_terrains: int
    # One row per domino (see `tables`), for all boxes of the family.
    dominoes: Table
    # Side of a kingdom -> maximum number of kingdoms and of kings.
    sizes: Mapping[int, tuple[int, int]]
    # The kinds of actions after the placements, and how many there are of each; None means one per cell.
    # Must include `discard` and `claim`.
    actions: tuple[tuple[str, int | None], ...]
    # Decisions: list the legal actions, carry one out, and one more than the largest action of the state's game.
    options: Callable[[Any], Any]
    apply: Callable[[Any, int], None]
    actions_in_play: Callable[[Any], int]
    # Chance: draw an outcome, check whether an outcome is possible, carry it out.
    draw_chance: Callable[[Any, Any], Any]
    can_happen: Callable[[Any, Any], bool]
    reveal: Callable[[Any, Any], None]
    # The total of a kingdom, and the rows of its score sheet (see `sheets`).
    points: Callable[[Any, int], int]
    sheet: Callable[[Any, int, Any, Any], int]
    # Whether a state can be played on safely (see `soundness`).
    is_sound: Callable[[Any], bool]
    # Fields that the records have besides the common ones (see `layout`); 8-byte fields are not allowed.
    state_fields: tuple[Field, ...] = ()
    kingdom_fields: tuple[Field, ...] = ()
    # Planes of a kingdom's board after the terrains.
    piece_planes: int = 0
    boxes: int = 1
    # C12: whether the number of crowns breaks ties between equal largest territories.
    crown_tie_break: bool = True
    action_count: Callable[[str, Mapping[str, int]], int] = whole_space
    kingdom_number: Callable[[Any, int], int] = own_kingdom
    set_up: Callable[[Any, Rules], None] = nothing_to_set_up
    play_rounds: Callable[[Any, Any], int] = step_by_step
    prices: Callable[[Any, int], Iterable[int]] = no_prices
    # The kinds of moves and reveals of the family besides the common ones.
    moves: tuple[MoveCoding, ...] = ()
    reveals: tuple[RevealCoding, ...] = ()

    @property
    def outside_digest(self) -> str:
        """A digest of the family's sources outside the package; empty if there are none."""
        values = (getattr(self, each.name) for each in fields(self))
        return outside_digest(*(value for value in values if callable(value)))

    @property
    def number(self) -> int:
        """The index in order of registration, which is the value of `traits.family` in compiled code."""
        return list(_REGISTERED).index(self.name)


_REGISTERED: dict[str, Family] = {}


def register(family: Family) -> None:
    """Register a family. Raises InvalidArgument if another one has its name."""
    if _REGISTERED.get(family.name, family) is not family:
        raise InvalidArgument(EngineCode.FAMILY_TAKEN(family=family.name))
    _REGISTERED[family.name] = family


def unregister(name: str) -> None:
    """Remove a family. Raises InvalidArgument unless it was registered last: removal must not renumber the others."""
    if list(_REGISTERED)[-1:] != [name]:
        raise InvalidArgument(EngineCode.FAMILY_NOT_LAST(family=name))
    del _REGISTERED[name]


def families() -> tuple[Family, ...]:
    """All families in order of registration."""
    return tuple(_REGISTERED.values())


def family_named(name: str) -> Family:
    """The family with this name. Raises KeyError if there is none."""
    return _REGISTERED[name]
