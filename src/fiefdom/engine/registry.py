"""What a family of games is, and which families there are.

A family is a set of games with the same state record, actions and flow. Everything that only one family knows stands in
its own folder (see `families`) and is handed over as one `Family`; the rest of the engine asks the registry.
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
    """Nothing but the draft and the kingdoms."""


def step_by_step(state: Any, random: Any) -> int:
    """No faster way to the end of a random game."""
    return 0


def no_prices(state: Any, number: int) -> list[int]:
    """Nothing is for sale."""
    return []


def whole_space(game: str, starts: Mapping[str, int]) -> int:
    """Every game of the family has all its actions."""
    return starts["end"]


@dataclass(frozen=True, slots=True, eq=False)
class Family:
    """A family of games, in data and in functions.

    The functions are plain Python that Numba can compile; each is called with the state record first. `set_up` and
    `prices` are only ever called from Python.
    """

    name: str
    # Terrains in the order of their planes; the first `scoring_terrains` of them can score.
    terrains: tuple[str, ...]
    scoring_terrains: int
    # One row a domino (see `tables`), over all boxes of the family.
    dominoes: Table
    # Side of a kingdom -> room for kingdoms and for kings.
    sizes: Mapping[int, tuple[int, int]]
    # The kinds of actions after the placements, and how many there are of each; None stands for one a cell.
    # `discard` and `claim` must be among them.
    actions: tuple[tuple[str, int | None], ...]
    # Decisions: the legal actions, carrying one out, and one more than the largest action of the state's game.
    options: Callable[[Any], Any]
    apply: Callable[[Any, int], None]
    actions_in_play: Callable[[Any], int]
    # Chance: drawing an outcome, whether an outcome is possible, carrying it out.
    draw_chance: Callable[[Any, Any], Any]
    can_happen: Callable[[Any, Any], bool]
    reveal: Callable[[Any, Any], None]
    # The total of a kingdom, and the rows of its score sheet (see `sheets`).
    points: Callable[[Any, int], int]
    sheet: Callable[[Any, int, Any, Any], int]
    # Whether a state can be played on without harm (see `soundness`).
    is_sound: Callable[[Any], bool]
    # Fields that the records have besides the common ones (see `layout`); 8-byte fields are not among them.
    state_fields: tuple[Field, ...] = ()
    kingdom_fields: tuple[Field, ...] = ()
    # Planes of a kingdom's board after the terrains.
    piece_planes: int = 0
    boxes: int = 1
    # C12: whether the most crowns decide between equal largest territories.
    crown_tie_break: bool = True
    action_count: Callable[[str, Mapping[str, int]], int] = whole_space
    kingdom_number: Callable[[Any, int], int] = own_kingdom
    set_up: Callable[[Any, Rules], None] = nothing_to_set_up
    play_rounds: Callable[[Any, Any], int] = step_by_step
    prices: Callable[[Any, int], Iterable[int]] = no_prices
    # The kinds of moves and reveals that it has besides the common ones.
    moves: tuple[MoveCoding, ...] = ()
    reveals: tuple[RevealCoding, ...] = ()

    @property
    def outside_digest(self) -> str:
        """Changes with the family's sources where they are not the package's own, else empty."""
        values = (getattr(self, each.name) for each in fields(self))
        return outside_digest(*(value for value in values if callable(value)))

    @property
    def number(self) -> int:
        """The place in the order of registration: what `traits.family` is in compiled code."""
        return list(_REGISTERED).index(self.name)


_REGISTERED: dict[str, Family] = {}


def register(family: Family) -> None:
    """Make a family known. Raises InvalidArgument if another one has its name."""
    if _REGISTERED.get(family.name, family) is not family:
        raise InvalidArgument(EngineCode.FAMILY_TAKEN(family=family.name))
    _REGISTERED[family.name] = family


def unregister(name: str) -> None:
    """Forget a family that was registered last: what was compiled for it stays valid."""
    if list(_REGISTERED)[-1:] != [name]:
        raise InvalidArgument(EngineCode.FAMILY_NOT_LAST(family=name))
    del _REGISTERED[name]


def families() -> tuple[Family, ...]:
    """All families in the order of their registration."""
    return tuple(_REGISTERED.values())


def family_named(name: str) -> Family:
    """Raises KeyError where there is no such family."""
    return _REGISTERED[name]
