"""What a family adds to the observations that all families share, as data.

A family without a description has observations, too: its terrains and crowns, the lines, and the fields that its
records have besides the common ones, each number as a byte. `describe` gives a family more than that; the functions
that write it are registered with the hooks in `encoding` and `observe`.
"""

from collections.abc import Callable, Iterator, Mapping
from dataclasses import dataclass, field
from math import prod
from typing import Any

from fiefdom.engine.actions import action_count, action_starts
from fiefdom.engine.layout import Layout
from fiefdom.engine.registry import Family, Field, whole_space
from fiefdom.rules import Rules

LARGEST = 255
# A part of an observation: name, shape, largest value, meaning.
Part = tuple[str, tuple[int, ...], int, str]


def nothing_more(rules: Rules) -> Iterator[Part]:
    """For families with nothing on the table but lines and kingdoms.

    >>> list(nothing_more(Rules("kingdomino", 2)))
    []
    """
    return iter(())


@dataclass(frozen=True, slots=True)
class ObservedFamily:
    """How a family is observed, in the order of the bytes.

    >>> ObservedFamily(planes=(("garden", 1, "1 where a garden is"),)).planes_of_kingdom
    3
    """

    # The square that a kingdom begins with, and what multiplies the squares of a territory.
    start: str = "castle"
    crowns: str = "crowns"
    crowns_of: str = "of the square"
    # Planes of a kingdom after terrain and crowns: name, largest code, meaning.
    planes: tuple[tuple[str, int, str], ...] = ()
    # Numbers of a kingdom after the discards: name, meaning.
    numbers: tuple[tuple[str, str], ...] = ()
    # The plane of the squares that a decision is about: largest code, meaning.
    focus: tuple[int, str] | None = None
    # Numbers of a domino after terrains and crowns: name, column in the table of dominoes. At most two.
    domino_numbers: tuple[tuple[str, int], ...] = ()
    # What else is on the table.
    table: Callable[[Rules], Iterator[Part]] = nothing_more
    highest_phase: int = LARGEST
    # Fields of a state that the rules fix for the whole game, besides the common ones.
    fixed: tuple[str, ...] = ()
    # The game with the smallest action space, if they differ.
    smallest_game: str | None = None
    # Whether masks may be written four actions at a time: no choice begins fewer than four actions before the end.
    masks_by_four: bool = False
    # Whether everything that names squares is a plane, or an action for each cell or half, so that it can be rotated.
    can_be_turned: bool = False
    # A kind of action whose first two stand for the halves of the domino that `focus` shows, and its phase.
    half_action: tuple[str, int] | None = None
    # An upper bound on the decisions in one turn, by game; the default is one for each kind of action.
    most_decisions: Mapping[str, int] = field(default_factory=dict)
    # Chance besides kings and lines: phase -> field that counts what is left of each kind, names of the kinds.
    chance: Mapping[int, tuple[str, tuple[str, ...]]] = field(default_factory=dict)

    @property
    def planes_of_kingdom(self) -> int:
        """How many planes a kingdom has."""
        return 2 + len(self.planes)

    @property
    def numbers_of_kingdom(self) -> int:
        """How many numbers follow the planes of a kingdom."""
        return 1 + len(self.numbers)


_DESCRIBED: dict[str, ObservedFamily] = {}


def describe(family: str, observed: ObservedFamily) -> None:
    """Set how a family is observed. Must be called before anything is compiled for it.

    >>> describe("village", ObservedFamily(start="well"))
    """
    _DESCRIBED[family] = observed


def observed_family(family: Family) -> ObservedFamily:
    """How a family is observed.

    >>> from fiefdom.engine.families import queendomino
    >>> observed_family(queendomino.FAMILY).planes_of_kingdom
    4
    """
    return _DESCRIBED.get(family.name) or _by_fields(family)


def _by_fields(family: Family) -> ObservedFamily:
    """The default for a family without a description."""
    meaning = "the field of that name: one more than its value; 255 stands for all above as well"
    numbers = tuple((name, meaning) for each in family.kingdom_fields for name in _names(each))
    shapes = [(each[0].replace("_", " "), tuple(each[2]) if len(each) > 2 else ()) for each in family.state_fields]
    return ObservedFamily(
        numbers=numbers, table=lambda rules: iter([(name, shape, LARGEST, meaning) for name, shape in shapes])
    )


def _names(each: Field) -> tuple[str, ...]:
    name, size = each[0].replace("_", " "), prod(each[2]) if len(each) > 2 else 1
    return (name,) if size == 1 else tuple(f"{name} {number}" for number in range(size))


def most_decisions(rules: Rules, family: Family) -> int:
    """An upper bound on the decisions in one turn.

    >>> from fiefdom.engine.families import kingdomino
    >>> most_decisions(Rules("kingdomino", 2), kingdomino.FAMILY)
    2
    """
    kinds = sum(kind not in ("discard", "claim") for kind, _ in family.actions)
    return observed_family(family).most_decisions.get(rules.game, 2 + kinds)


def fewest_actions(layout: Layout) -> int:
    """The smallest number of actions of any game with this layout.

    >>> from fiefdom.engine.setup import layout_for
    >>> fewest_actions(layout_for(Rules("tribe", 4)))
    412
    """
    smallest, starts = observed_family(layout.family).smallest_game, action_starts(layout)
    if smallest is not None:
        return action_count(smallest, layout)
    return starts["end"] if layout.family.action_count is whole_space else 4 * layout.canvas**2


def codes(first: int, names: tuple[Any, ...]) -> str:
    """The codes of a plane in words.

    >>> codes(2, ("wheat", "forest"))
    '2 wheat, 3 forest'
    """
    return ", ".join(f"{first + number} {name}" for number, name in enumerate(names))
