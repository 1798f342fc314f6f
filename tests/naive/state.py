"""Everything on the table, and the two kinds of question a game asks."""

from collections.abc import Generator
from dataclasses import dataclass, field
from typing import Any

from naive.form import Form
from naive.kingdom import Kingdom
from naive.tables import BUILDINGS, CAVEMEN, DOMINOES, LETTERS, RESOURCES

Move = tuple[Any, ...]


@dataclass(frozen=True)
class Chance:
    """Waits for an event. `possible` is a dictionary of counts or, for a line, the labels and how many to draw."""

    kind: str
    possible: Any


@dataclass(frozen=True)
class Decision:
    """Waits for one of the moves."""

    seat: int
    moves: list[Move]


Steps = Generator[Chance | Decision, Move, None]


@dataclass
class State:
    form: Form
    kingdoms: list[Kingdom]
    boxes: dict[str, set[str]]  # box -> labels not laid yet
    lines_to_come: list[str]  # the box of each
    current: list[tuple[str, int]] = field(default_factory=list)  # label and seat, ascending
    next_line: dict[str, int | None] = field(default_factory=dict)  # label -> seat, ascending
    knight_supply: int = 0
    tower_supply: int = 0
    queen: int | None = None  # a kingdom
    dragon_home: bool = True
    board: list[str | None] = field(default_factory=lambda: [None] * 6)
    top: str | None = None
    hidden_buildings: dict[str, int] = field(default_factory=dict)  # below the top
    totems: dict[str, int | None] = field(default_factory=dict)  # resource -> kingdom
    cave: dict[str, int] = field(default_factory=dict)
    hidden_cavemen: dict[str, int] = field(default_factory=dict)

    def kingdom(self, seat: int) -> Kingdom:
        return self.kingdoms[self.form.kingdom_of(seat)]


def new_state(form: Form) -> State:
    """Before the first chance event of the set-up."""
    boxes = {box: {label for label in DOMINOES if label.startswith(LETTERS[box])} for box in set(form.lines)}
    kingdoms = [Kingdom(form.side) for _ in range(form.kingdoms)]
    state = State(form, kingdoms, boxes, list(form.lines))
    if form.is_royal:
        # Q3, W6: the first knights are taken from the 19
        state.knight_supply = 19 - form.kingdoms
        state.tower_supply = 15
        state.hidden_buildings = {name: building.copies for name, building in BUILDINGS.items()}
        for kingdom in kingdoms:
            kingdom.coins = 7
            kingdom.knights = 1
    if form.game == "totem":
        state.totems = dict.fromkeys(RESOURCES)
    if form.game == "tribe":
        state.hidden_cavemen = {name: caveman.copies for name, caveman in CAVEMEN.items()}
    return state


def remaining(counts: dict[str, int]) -> dict[str, int]:
    """The entries above 0, as a new dictionary."""
    return {name: count for name, count in counts.items() if count > 0}
