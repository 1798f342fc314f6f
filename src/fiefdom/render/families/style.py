"""The look and the terms of a family of games, as data shared by pictures, terminal and server."""

from collections.abc import Callable, Iterable, Mapping
from dataclasses import dataclass, field
from typing import TYPE_CHECKING

from fiefdom.game import Kingdom, ScoreSheet
from fiefdom.languages import Say
from fiefdom.rules import Rules

if TYPE_CHECKING:
    from fiefdom.render.terminal.signs import Look

# How something was scored, and its points.
Entry = tuple[str, int]
# A sign, and its replacement in ASCII.
Sign = tuple[str, str]


def added(parts: Iterable[Entry]) -> Entry:
    """Several entries as one."""
    entries = list(parts)
    return " + ".join(how for how, _ in entries), sum(points for _, points in entries)


def summed(points: Iterable[int]) -> Entry:
    """The sum of these points, with its parts where there are several."""
    counted = [each for each in points if each]
    return " + ".join(map(str, counted)) if len(counted) > 1 else "", sum(counted)


@dataclass(frozen=True, slots=True)
class ScoreRow:
    """A line of the printed pad: the key of its name, its picture, and its entry in full and in brief."""

    key: str
    picture: str
    is_tile: bool
    entry: Callable[[ScoreSheet, Say], Entry]
    brief: Callable[[ScoreSheet, Say], Entry]


@dataclass(frozen=True, slots=True)
class PieceStyle:
    """What one kind of piece (see `GameDescription.pieces`) adds to a table.

    `board` is what is shown beside the lines. `steps` come before the claim in a turn, `last_steps` after it. `goods`
    are pictures with numbers, `purse` and `short_purse` the same in words. `width` is how many columns a piece takes in
    a terminal square, `signs` are the entries of the legend.
    """

    rows: tuple[ScoreRow, ...] = ()
    board: str = ""
    steps: tuple[str, ...] = ()
    last_steps: tuple[str, ...] = ()
    goods: Callable[[Kingdom], list[tuple[str, int]]] | None = None
    purse: Callable[[Kingdom, Say], str] | None = None
    short_purse: Callable[[Kingdom, "Look"], str] | None = None
    width: int = 0
    signs: Callable[["Look"], list[str]] = lambda look: []


@dataclass(frozen=True, slots=True)
class FamilyStyle:
    """The words, signs and pictures of a family; the defaults are those of Kingdomino.

    `king`, `start` and `crowns` are used in message keys and names of the sprite's pieces, `crown` is a piece.
    `option_keys` are the keys of options with names of their own. `part_of` maps a decision to the step it is part of;
    `sudden_steps` are listed only while they are in progress. `drawings` are the drawings of a terrain that are used,
    if not all of them; a kingdom of the family is recognised by `labels` and `terrains`.
    """

    king: str = "king"
    start: str = "castle"
    crowns: str = "crowns"
    crown: str = "crown"
    crown_sign: Sign = ("♛", "*")
    option_keys: Mapping[str, str] = field(default_factory=dict)
    part_of: Mapping[str, str] = field(default_factory=dict)
    sudden_steps: tuple[str, ...] = ()
    drawings: Mapping[str, tuple[int, ...]] = field(default_factory=dict)
    labels: str = ""
    terrains: frozenset[str] = frozenset()
    signs: Callable[["Look"], list[str]] = lambda look: []
    pieces: Mapping[str, PieceStyle] = field(default_factory=dict)

    def parts(self, rules: Rules) -> tuple[PieceStyle, ...]:
        """What the pieces of this game add."""
        return tuple(part for kind, part in self.pieces.items() if kind in rules.description.pieces)

    def rows(self, rules: Rules) -> list[ScoreRow]:
        """The lines of the pad between the terrains and the bonuses."""
        return [row for part in self.parts(rules) for row in part.rows]

    def boards(self, rules: Rules) -> list[str]:
        """What is shown beside the lines."""
        return [part.board for part in self.parts(rules) if part.board]

    def steps(self, rules: Rules, now: str, has_claim: bool) -> list[str]:
        """The steps of a turn in order, while `now` is in progress."""
        parts = self.parts(rules)
        steps = ["place", *(step for step in self.sudden_steps if step == now)]
        steps += [step for part in parts for step in part.steps]
        steps += ["claim"] * has_claim
        return steps + [step for part in parts for step in part.last_steps]

    def step_of(self, awaits: str) -> str:
        """The step of a turn that a decision belongs to."""
        return self.part_of.get(awaits, "claim" if awaits == "pair" else awaits)

    def option_key(self, option: str) -> str:
        """The key of an option's name."""
        return self.option_keys.get(option, f"option-{option}")

    def goods(self, rules: Rules, kingdom: Kingdom) -> list[tuple[str, int]]:
        """What a kingdom owns, as pictures with numbers."""
        return [good for part in self.parts(rules) if part.goods for good in part.goods(kingdom)]

    def purse(self, rules: Rules, kingdom: Kingdom, say: Say) -> str:
        """What a kingdom owns, in words."""
        return ", ".join(part.purse(kingdom, say) for part in self.parts(rules) if part.purse)

    def short_purse(self, rules: Rules, kingdom: Kingdom, look: "Look") -> str:
        """What a kingdom owns, in as few letters as possible."""
        return "".join(part.short_purse(kingdom, look) for part in self.parts(rules) if part.short_purse)
