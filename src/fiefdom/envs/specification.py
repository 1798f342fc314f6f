"""What every index of an observation means.

An observation is a row of bytes. Its flat form is that row; its tensor form is a set of views of the same memory: the
planes of the kingdoms as (kingdoms, planes, rows, columns), and all other numbers by name. Everything is told as one
seat sees it: kingdoms and seats are counted from the observer's own on, in the order of play.

    | kingdom 0: planes, numbers | kingdom 1: ... | ... | focus plane | moment | lines | hidden | what the family adds |
"""

from collections.abc import Iterator
from dataclasses import dataclass
from functools import cache, cached_property
from math import prod

import numpy as np
import numpy.typing as npt

from fiefdom.components.buildings import buildings
from fiefdom.components.cavemen import cavemen
from fiefdom.components.terrains import KINGDOM_TERRAINS, ORIGINS_TERRAINS, RESOURCES
from fiefdom.engine.actions import action_count
from fiefdom.engine.families import KINGDOMINO, ORIGINS, QUEENDOMINO
from fiefdom.engine.families.queendomino.fields import SPACES
from fiefdom.engine.layout import OVER
from fiefdom.engine.setup import layout_for
from fiefdom.envs.kernels.observing import PLACE_NUMBERS
from fiefdom.envs.kernels.painting import (
    FIRST_CAVEMAN,
    FIRST_TERRAIN,
    HIDDEN_BYTES,
    KINGDOM_NUMBERS,
    KINGDOM_PLANES,
    painting_bytes,
)
from fiefdom.rules import Rules

Bytes = npt.NDArray[np.uint8]
LARGEST, BOX_SIZE, CROWNS = 255, 48, 3

PLANE_NAMES = (
    ("terrain", "crowns"),
    ("terrain", "crowns", "knight", "building"),
    ("terrain", "fires", "piece"),
)
NUMBER_NAMES = (("discards",), ("discards", "coins", "knights", "knights placed", "towers"), ("discards",))
PLACE_NAMES = ("domino", "owner", "left terrain", "left crowns", "right terrain", "right crowns")
ORIGINS_PLACE_NAMES = (
    "domino", "owner", "left terrain", "left fires", "right terrain", "right fires", "left craters", "right craters",
)  # fmt: skip


@dataclass(frozen=True, slots=True)
class Section:
    """Neighbouring bytes of an observation that belong together; no value lies above `high`."""

    name: str
    start: int
    shape: tuple[int, ...]
    high: int
    meaning: str

    @property
    def size(self) -> int:
        return prod(self.shape)

    @property
    def stop(self) -> int:
        return self.start + self.size


class Specification:
    """The observations of one set of rules. `sections` covers every byte once, in order."""

    def __init__(self, rules: Rules) -> None:
        self.rules = rules
        self.layout = layout_for(rules)
        self.family = self.layout.family.number
        self.kingdom_size = painting_bytes(self.layout)
        self.painting_size = rules.kingdoms * self.kingdom_size + len(rules.box_names) * HIDDEN_BYTES
        self.actions = action_count(rules.game, self.layout)
        self.sections: tuple[Section, ...] = tuple(_placed(self._parts()))
        self.length = self.sections[-1].stop

    def __repr__(self) -> str:
        return f"Specification({self.rules!r})"

    def section(self, name: str) -> Section:
        """A section by its name. Raises KeyError."""
        return self._by_name[name]

    @cached_property
    def _by_name(self) -> dict[str, Section]:
        return {section.name: section for section in self.sections}

    @cached_property
    def high(self) -> Bytes:
        """The largest value of every byte."""
        return np.concatenate([np.full(section.size, section.high, np.uint8) for section in self.sections])

    # ------------------------------------------------------------------ the tensor form

    @property
    def planes_shape(self) -> tuple[int, int, int, int]:
        """(kingdoms, planes, rows, columns) of `planes`."""
        return self.rules.kingdoms, KINGDOM_PLANES[self.family], self.layout.canvas, self.layout.canvas

    def planes(self, observations: Bytes) -> Bytes:
        """The kingdoms' planes of codes, (..., kingdoms, planes, rows, columns): a view, no copy."""
        kingdoms, planes, rows, columns = self.planes_shape
        front = observations.shape[:-1]
        blocks = observations[..., : kingdoms * self.kingdom_size].reshape(*front, kingdoms, self.kingdom_size)
        return blocks[..., : planes * rows * columns].reshape(*front, *self.planes_shape)

    def numbers(self, observations: Bytes) -> Bytes:
        """What the kingdoms own, (..., kingdoms, numbers): a view, no copy."""
        kingdoms, front = self.rules.kingdoms, observations.shape[:-1]
        blocks = observations[..., : kingdoms * self.kingdom_size].reshape(*front, kingdoms, self.kingdom_size)
        return blocks[..., -KINGDOM_NUMBERS[self.family] :]

    def part(self, observations: Bytes, name: str) -> Bytes:
        """The section of that name, in its shape: a view, no copy. Raises KeyError."""
        section = self.section(name)
        return observations[..., section.start : section.stop].reshape(*observations.shape[:-1], *section.shape)

    @property
    def table_start(self) -> int:
        """Where the planes end: from here on every byte is one number about the whole table."""
        return self.section("seat").start

    @cached_property
    def one_hot_planes(self) -> tuple[tuple[int, int], ...]:
        """The pairs (plane, code) that `one_hot` makes a plane of, for one kingdom."""
        highs = [section.high for section in self.sections[: KINGDOM_PLANES[self.family]]]
        return tuple((plane, code) for plane, high in enumerate(highs) for code in range(1, high + 1))

    def one_hot(self, observations: Bytes) -> Bytes:
        """A plane of 0 and 1 for each of `one_hot_planes`, (..., kingdoms, planes, rows, columns): a copy."""
        planes = self.planes(observations)
        which = np.array([plane for plane, _ in self.one_hot_planes])
        codes = np.array([code for _, code in self.one_hot_planes], np.uint8)
        return np.asarray(planes[..., which, :, :] == codes[:, None, None]).view(np.uint8)

    # ------------------------------------------------------------------ the list of sections

    def _parts(self) -> Iterator[tuple[str, tuple[int, ...], int, str]]:
        yield from self._kingdom_parts()
        if self.family != KINGDOMINO:
            square = (self.layout.canvas, self.layout.canvas)
            meaning = "the volcano that erupts: 1" if self.family == ORIGINS else _TAX_FOCUS
            yield "focus", square, 1 if self.family == ORIGINS else 2, meaning
        yield from self._moment_parts()
        yield from self._line_parts()
        for box in self.rules.box_names:
            yield f"hidden {box} count", (), BOX_SIZE, f"dominoes of {box} that nobody has seen"
            yield f"hidden {box}", (BOX_SIZE,), 1, "which they are: 1 at number - 1"
        if self.family == QUEENDOMINO:
            yield from self._queendomino_parts()
        elif self.family == ORIGINS:
            yield from self._origins_parts()

    def _kingdom_parts(self) -> Iterator[tuple[str, tuple[int, ...], int, str]]:
        square = (self.layout.canvas, self.layout.canvas)
        for kingdom in range(self.rules.kingdoms):
            for name in PLANE_NAMES[self.family]:
                high, meaning = self._plane(name)
                yield f"kingdom {kingdom} {name}", square, high, meaning
            for name in NUMBER_NAMES[self.family]:
                yield f"kingdom {kingdom} {name}", (), LARGEST, _NUMBERS[name]

    def _plane(self, name: str) -> tuple[int, str]:
        """The largest code of a plane, and what its codes mean."""
        terrains: tuple[str, ...] = ORIGINS_TERRAINS if self.family == ORIGINS else KINGDOM_TERRAINS
        if self.family == KINGDOMINO:
            terrains = terrains[:-1]
        if name == "terrain":
            high = FIRST_TERRAIN + len(terrains) - 1
            start = "hut" if self.family == ORIGINS else "castle"
            return high, f"0 empty, 1 {start}, " + _codes(FIRST_TERRAIN, terrains)
        if name == "building":
            return len(buildings()), "0 none, " + _codes(1, tuple(building.id for building in buildings()))
        if name == "piece":
            high = FIRST_CAVEMAN + len(cavemen()) - 1
            kinds = _codes(FIRST_CAVEMAN, tuple(caveman.id for caveman in cavemen()))
            return high, f"0 none, 1 fire token, 2 resource of the square's terrain, {kinds}"
        if name == "knight":
            return 1, "1 where a knight stands"
        more = {ORIGINS: ", printed or of a token", QUEENDOMINO: " and of the building on it"}.get(self.family, "")
        return CROWNS, f"{name} of the square{more}"

    def _moment_parts(self) -> Iterator[tuple[str, tuple[int, ...], int, str]]:
        seats = self.rules.seats
        yield "seat", (), seats - 1, "the observer's seat, counted from 0 in the order of play"
        yield "to move", (), seats, "who decides: 1 the observer, 2 the next seat ...; 0 when the game is over"
        yield "phase", (), OVER, "what is awaited: the phases of the game's page"
        yield "round", (), self.rules.lines, "0 in the opening, then from 1 on"
        yield "turn", (), self.rules.line_size, "place in the current line of the king that acts, from 0"
        yield "turns", (), self.rules.line_size, "claimed dominoes of the current line"
        yield "lines left", (), self.rules.lines, "lines that have not been laid out"
        yield "undrawn kings", (seats,), max(self.rules.kings), "opening: kings of each seat that do not stand yet"

    def _line_parts(self) -> Iterator[tuple[str, tuple[int, ...], int, str]]:
        shape = (self.rules.line_size, PLACE_NUMBERS[self.family])
        high = max(BOX_SIZE * len(self.rules.box_names), self.rules.seats)
        names = ORIGINS_PLACE_NAMES if self.family == ORIGINS else PLACE_NAMES
        told = f"each place: {', '.join(names)}; zeros for none"
        yield "line", shape, high, f"the current line, claimed dominoes only; {told}"
        yield "next line", shape, high, f"the next line; owner 0 where it is free; {told}"

    def _queendomino_parts(self) -> Iterator[tuple[str, tuple[int, ...], int, str]]:
        kinds = len(buildings())
        yield "queen", (), self.rules.kingdoms, "who hosts her: 1 the observer's kingdom, 2 the next ...; 0 nobody"
        yield "dragon", (), 1, "1 while the dragon is in its cave"
        yield "knight supply", (), LARGEST, "knights left in the supply"
        yield "tower supply", (), LARGEST, "towers left in the supply"
        yield "box", (), 1, "the box that the next line comes from"
        yield "chosen", (), kinds, "the building that was bought and has no site yet; 0 none"
        yield "top", (), kinds, "the building on top of the stack; 0 none"
        yield "spaces", (SPACES,), kinds, "the building on each space, the cheap end first; 0 none"
        yield "hidden buildings count", (), LARGEST, "buildings below the top of the stack"
        yield "hidden buildings", (kinds,), LARGEST, "how many of each kind, in the order of the building codes"

    def _origins_parts(self) -> Iterator[tuple[str, tuple[int, ...], int, str]]:
        yield "craters", (), CROWNS, "craters of the volcano that erupts; 0 when none does"
        resources = len(RESOURCES)
        if self.rules.has_totems:
            kingdoms = self.rules.kingdoms
            names = ", ".join(RESOURCES)
            yield "totems", (resources,), kingdoms, f"holder of each totem ({names}): 1 the observer ...; 0 nobody"
            yield "given totem", (), resources, "the totem that is given away, counted from 1; 0 none"
            yield "receivers", (kingdoms,), 1, "1 for each kingdom that may receive it, the observer's first"
        if self.rules.has_cavemen:
            kinds = len(cavemen())
            yield "cave", (kinds,), LARGEST, "face-up cavemen of each kind, in the order of the piece codes"
            yield "hidden cavemen count", (), LARGEST, "cavemen in the stack"
            yield "hidden cavemen", (kinds,), LARGEST, "how many of each kind"
            yield "recruit", (), kinds, "the kind that is being paid for or settles, counted from 1; 0 none"
            yield "payments left", (), resources, "resources that are still to be paid for it"
            yield "paid", (resources,), 1, "1 for each resource that was paid already"


_TAX_FOCUS = "squares that a knight may be sent to: 1 the left half, 2 the right half"
_NUMBERS = {
    "discards": "dominoes that fitted nowhere",
    "coins": "coins; 255 stands for all above as well",
    "knights": "knights in reserve",
    "knights placed": "knights that stand on squares",
    "towers": "towers",
}


def _codes(first: int, names: tuple[str, ...]) -> str:
    return ", ".join(f"{first + number} {name}" for number, name in enumerate(names))


def _placed(parts: Iterator[tuple[str, tuple[int, ...], int, str]]) -> Iterator[Section]:
    start = 0
    for name, shape, high, meaning in parts:
        section = Section(name, start, shape, high, meaning)
        yield section
        start = section.stop


@cache
def specification(rules: Rules) -> Specification:
    """One specification for each set of rules."""
    return Specification(rules)


def observation_table(rules: Rules) -> str:
    """The sections as a Markdown table; the other kingdoms follow the first in the same form."""
    spec = specification(rules)
    lines = ["| Index | Section | Shape | Values | Meaning |", "|---|---|---|---|---|"]
    for section in spec.sections:
        if section.name.startswith("kingdom ") and not section.name.startswith("kingdom 0 "):
            continue
        last = section.stop - 1
        index = str(section.start) if section.size == 1 else f"{section.start}–{last}"
        shape = " × ".join(map(str, section.shape)) or "–"
        lines.append(f"| {index} | {section.name} | {shape} | 0–{section.high} | {section.meaning} |")
    return "\n".join(lines)
