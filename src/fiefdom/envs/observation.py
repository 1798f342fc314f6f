"""What every index of an observation means.

An observation is a row of bytes. Its flat form is that row; its tensor form is a set of views of the same memory: the
planes of the kingdoms as (kingdoms, planes, rows, columns), and all other numbers by name. Everything is relative to
one seat, the observer: kingdoms and seats are counted from its own, in the order of play.

    | kingdom 0: planes, numbers | kingdom 1: ... | ... | focus plane | moment | lines | hidden | what the family adds |
"""

from collections.abc import Iterator
from dataclasses import dataclass
from functools import cache, cached_property
from math import prod

import numpy as np
import numpy.typing as npt

from fiefdom.engine.actions import action_count
from fiefdom.engine.draft import BOX_SIZE
from fiefdom.engine.setup import layout_for
from fiefdom.envs.arguments import any_rules
from fiefdom.envs.buffers import check_last_axis
from fiefdom.envs.kernels.description import LARGEST, Part, codes, observed_family
from fiefdom.envs.kernels.encoding import FIRST_TERRAIN, HIDDEN_BYTES, encoding_bytes
from fiefdom.rules import Rules

Bytes = npt.NDArray[np.uint8]
CROWNS = 3


@dataclass(frozen=True, slots=True)
class Section:
    """Consecutive bytes of an observation that belong together; no value is above `high`.

    >>> Section("line", 663, (4, 6), 48, "the current line").stop
    687
    """

    name: str
    start: int
    shape: tuple[int, ...]
    high: int
    meaning: str

    @property
    def size(self) -> int:
        """The number of bytes."""
        return prod(self.shape)

    @property
    def stop(self) -> int:
        """Where the next section starts."""
        return self.start + self.size


class Specification:
    """The observations of one set of rules. `sections` covers every byte once, in order.

    >>> spec = Specification("kingdomino(players=4)")
    >>> spec.length, spec.section("line").shape, spec.planes_shape
    (760, (4, 6), (4, 2, 9, 9))
    """

    def __init__(self, rules: Rules | str) -> None:
        self.rules = rules = any_rules(rules)
        self.layout = layout_for(rules)
        self.family = observed_family(self.layout.family)
        self.kingdom_size = encoding_bytes(self.layout)
        self.game_size = rules.kingdoms * self.kingdom_size + len(rules.box_names) * HIDDEN_BYTES
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

    def check(self, observations: Bytes) -> None:
        """Raises TypeError if these are not arrays of bytes, ValueError if they have another length."""
        check_last_axis(observations, self.length, "observations")

    # ------------------------------------------------------------------ the tensor form

    @property
    def planes_shape(self) -> tuple[int, int, int, int]:
        """(kingdoms, planes, rows, columns) of `planes`."""
        return self.rules.kingdoms, self.family.planes_of_kingdom, self.layout.canvas, self.layout.canvas

    def planes(self, observations: Bytes) -> Bytes:
        """The kingdoms' planes of codes, (..., kingdoms, planes, rows, columns): a view, no copy."""
        self.check(observations)
        kingdoms, planes, rows, columns = self.planes_shape
        front = observations.shape[:-1]
        blocks = observations[..., : kingdoms * self.kingdom_size].reshape(*front, kingdoms, self.kingdom_size)
        return blocks[..., : planes * rows * columns].reshape(*front, *self.planes_shape)

    def numbers(self, observations: Bytes) -> Bytes:
        """What the kingdoms own, (..., kingdoms, numbers): a view, no copy."""
        self.check(observations)
        kingdoms, front = self.rules.kingdoms, observations.shape[:-1]
        blocks = observations[..., : kingdoms * self.kingdom_size].reshape(*front, kingdoms, self.kingdom_size)
        return blocks[..., -self.family.numbers_of_kingdom :]

    def part(self, observations: Bytes, name: str) -> Bytes:
        """The section with that name, in its shape: a view, no copy. Raises KeyError."""
        self.check(observations)
        section = self.section(name)
        return observations[..., section.start : section.stop].reshape(*observations.shape[:-1], *section.shape)

    @property
    def table_start(self) -> int:
        """Where the planes end: from here on, every byte is a number about the whole table."""
        return self.section("seat").start

    @cached_property
    def one_hot_planes(self) -> tuple[tuple[int, int], ...]:
        """The pairs (plane, code) that become planes in `one_hot`, for one kingdom."""
        highs = [section.high for section in self.sections[: self.family.planes_of_kingdom]]
        return tuple((plane, code) for plane, high in enumerate(highs) for code in range(1, high + 1))

    def one_hot(self, observations: Bytes) -> Bytes:
        """A plane of 0 and 1 for each of `one_hot_planes`, (..., kingdoms, planes, rows, columns): a copy."""
        planes = self.planes(observations)
        which = np.array([plane for plane, _ in self.one_hot_planes])
        codes = np.array([code for _, code in self.one_hot_planes], np.uint8)
        return np.asarray(planes[..., which, :, :] == codes[:, None, None]).view(np.uint8)

    # ------------------------------------------------------------------ the list of sections

    def _parts(self) -> Iterator[Part]:
        for kingdom in range(self.rules.kingdoms):
            for name, shape, high, meaning in self._kingdom_parts():
                yield f"kingdom {kingdom} {name}", shape, high, meaning
        if self.family.focus is not None:
            yield "focus", self._square, *self.family.focus
        yield from self._moment_parts()
        yield from self._line_parts()
        for box in self.rules.box_names:
            yield f"hidden {box} count", (), BOX_SIZE, f"dominoes of {box} that nobody has seen"
            yield f"hidden {box}", (BOX_SIZE,), 1, "which they are: 1 at number - 1"
        yield from self.family.table(self.rules)

    @property
    def _square(self) -> tuple[int, int]:
        return self.layout.canvas, self.layout.canvas

    def _kingdom_parts(self) -> Iterator[Part]:
        family, terrains = self.family, self.layout.family.terrains
        meaning = f"0 empty, 1 {family.start}, {codes(FIRST_TERRAIN, terrains)}"
        yield "terrain", self._square, FIRST_TERRAIN + len(terrains) - 1, meaning
        yield family.crowns, self._square, CROWNS, f"{family.crowns} {family.crowns_of}"
        for name, high, meaning in family.planes:
            yield name, self._square, high, meaning
        yield "discards", (), LARGEST, "dominoes that fitted nowhere"
        for name, meaning in family.numbers:
            yield name, (), LARGEST, meaning

    def _moment_parts(self) -> Iterator[Part]:
        seats = self.rules.seats
        yield "seat", (), seats - 1, "the observer's seat, counted from 0 in the order of play"
        yield "to move", (), seats, "who decides: 1 the observer, 2 the next seat ...; 0 when the game is over"
        yield "phase", (), self.family.highest_phase, "what is awaited: the phases of the game's page"
        yield "round", (), self.rules.lines, "0 in the opening, then from 1 on"
        yield "turn", (), self.rules.line_size, "place in the current line of the king that acts, from 0"
        yield "turns", (), self.rules.line_size, "claimed dominoes of the current line"
        yield "lines left", (), self.rules.lines, "lines that have not been laid out"
        yield "undrawn kings", (seats,), max(self.rules.kings), "opening: kings of each seat that do not stand yet"

    def _line_parts(self) -> Iterator[Part]:
        crowns = self.family.crowns
        names = ["domino", "owner", "left terrain", f"left {crowns}", "right terrain", f"right {crowns}"]
        names += [name for name, _ in self.family.domino_numbers]
        shape = (self.rules.line_size, len(names))
        high = max(BOX_SIZE * len(self.rules.box_names), self.rules.seats)
        told = f"each place: {', '.join(names)}; zeros for none"
        yield "line", shape, high, f"the current line, claimed dominoes only; {told}"
        yield "next line", shape, high, f"the next line; owner 0 where it is free; {told}"


def _placed(parts: Iterator[Part]) -> Iterator[Section]:
    start = 0
    for name, shape, high, meaning in parts:
        section = Section(name, start, shape, high, meaning)
        yield section
        start = section.stop


def specification(rules: Rules | str) -> Specification:
    """One specification for each set of rules, given as text or as Rules. Raises RulesError and TypeError.

    >>> specification("tribe(players=4)").section("cave").meaning
    'face-up cavemen of each kind, in the order of the piece codes'
    """
    return _specification(any_rules(rules))


@cache
def _specification(rules: Rules) -> Specification:
    return Specification(rules)


def observation_table(rules: Rules) -> str:
    """The sections as a Markdown table; the other kingdoms follow the first in the same form.

    >>> print(observation_table(Rules.parse("kingdomino(players=2)")).splitlines()[3])
    | 81–161 | kingdom 0 crowns | 9 × 9 | 0–3 | crowns of the square |
    """
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
