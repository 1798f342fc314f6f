"""Conversion between the engine's numbers and the names, moves, reveals and cells of a game.

What all families share is here and in `common_moves`; the rest is defined by the family (`Family.moves`, `reveals`).
"""

from bisect import bisect_right
from collections.abc import Iterable
from functools import cache
from operator import itemgetter
from typing import Any

from fiefdom.components.buildings import buildings
from fiefdom.components.cavemen import cavemen
from fiefdom.components.dominoes import Domino, deck
from fiefdom.engine import layout
from fiefdom.engine.actions import action_count, action_starts
from fiefdom.engine.layout import Layout
from fiefdom.engine.setup import layout_for
from fiefdom.errors import IllegalMove
from fiefdom.events.cells import Cell, cell_text
from fiefdom.events.coding import MoveCoding, RevealCoding
from fiefdom.events.common import Pass
from fiefdom.events.event import Event, Move, Reveal
from fiefdom.events.refusals import MoveCode, said
from fiefdom.game.common_moves import COMMON_MOVES, COMMON_REVEALS, PASSING
from fiefdom.rules import Rules

BOX_SIZE = 48


class Codec:
    """Converts between names and numbers in one game. Methods that need a position take its state record."""

    def __init__(self, rules: Rules) -> None:
        self.rules = rules
        self.memory: Layout = layout_for(rules)
        self.dominoes: tuple[Domino, ...] = deck(rules.box_names)
        self.buildings = tuple(building.id for building in buildings())
        self.cavemen = tuple(caveman.id for caveman in cavemen())
        self.labels = tuple(domino.label for domino in self.dominoes)
        self.area = self.memory.canvas**2
        self._middle = rules.side - 1
        self._ids = {label: number for number, label in enumerate(self.labels)}
        self._starts = action_starts(self.memory)
        self._ascending = sorted((start, kind) for kind, start in self._starts.items())
        self._size = action_count(rules.game, self.memory)
        family = self.memory.family
        self._moves: dict[str, MoveCoding] = {
            coding.kind.kind: coding for coding in (*COMMON_MOVES, PASSING, *family.moves)
        }
        self._answers = _answers(self._moves.values())
        self._reveals: dict[int, RevealCoding] = {
            layout.phase_number(coding.phase): coding for coding in (*COMMON_REVEALS, *family.reveals)
        }

    def label(self, domino: int) -> str:
        """The label of the domino with this id."""
        return self.labels[domino]

    def domino(self, label: str) -> Domino:
        """The domino with this label. Raises KeyError if it is not in play."""
        return self.dominoes[self._ids[label]]

    def cell(self, canvas_cell: int) -> Cell:
        """The cell, relative to the castle, of a canvas cell."""
        row, column = divmod(int(canvas_cell), self.memory.canvas)
        return column - self._middle, row - self._middle

    def canvas_cell(self, cell: Cell) -> int:
        """The inverse of `cell`. Raises IllegalMove for a cell that no kingdom can reach."""
        middle = self._middle
        if max(abs(cell[0]), abs(cell[1])) > middle:
            rules = self.rules
            raise IllegalMove(MoveCode.OUT_OF_REACH(side=rules.side, cell=cell_text(cell), family=rules.family))
        return (cell[1] + middle) * self.memory.canvas + cell[0] + middle

    @staticmethod
    def index(name: Any, names: Any, field: str) -> int:
        """The index of a name among all names of its kind. Raises IllegalMove if there is none."""
        if name not in names:
            raise IllegalMove(MoveCode.NO_SUCH_PIECE(field=field, value=said(name)))
        return int(names.index(name))

    def box_start(self, state: Any) -> int:
        """The id of the first domino in the box that the next line comes from (W1)."""
        return BOX_SIZE * int(state["box"]) if self.memory.family.boxes > 1 else 0

    # ------------------------------------------------------------------ moves

    def coding(self, kind: str) -> MoveCoding:
        """How moves of a kind are converted and explained. Raises KeyError if the family does not have the kind."""
        return self._moves[kind]

    def answers(self, phase: str) -> tuple[MoveCoding, ...]:
        """The kinds of moves that answer the decision with this name."""
        return self._answers.get(phase, ())

    @property
    def decisions(self) -> tuple[str, ...]:
        """The names of all decisions in the game."""
        codings = [coding for coding in self._moves.values() if coding is not PASSING]
        return tuple(dict.fromkeys(each.answers for each in codings if self._starts[each.kind.kind] < self._size))

    def kind(self, action: int) -> str:
        """The kind of move that an action stands for; "" for a number outside the action space."""
        if not 0 <= action < self._size:
            return ""
        return self._ascending[bisect_right(self._ascending, action, key=itemgetter(0)) - 1][1]

    def move(self, state: Any, action: int) -> Move:
        """The move that a legal action stands for in this position."""
        kind = self.kind(action)
        return self._moves[kind].decode(self, state, int(action) - self._starts[kind])

    def action(self, state: Any, move: Move) -> int:
        """The action for a move in this position, legal or not. Raises IllegalMove if there is none."""
        coding = self._moves.get(move.kind)
        if coding is None or coding not in self.answers(layout.phase_name(state["phase"])):
            raise _not_awaited(self.rules, state, move)
        _require_valid(move)
        if isinstance(move, Pass) and move.step != layout.phase_name(state["phase"]):
            raise _not_awaited(self.rules, state, move)
        return self._starts[move.kind] + coding.encode(self, state, move)

    # ------------------------------------------------------------------ chance

    def reveal(self, state: Any, outcome: int) -> Reveal:
        """The reveal that an outcome stands for in this position."""
        return self._reveals[int(state["phase"])].decode(self, state, int(outcome))

    def reveal_type(self, phase: int) -> type[Reveal]:
        """The kind of reveal in a chance phase. Raises KeyError for any other phase."""
        return self._reveals[phase].kind

    def outcome(self, state: Any, reveal: Reveal) -> int:
        """The outcome for a reveal in this position, possible or not. Raises IllegalMove if there is none."""
        coding = self._reveals.get(int(state["phase"]))
        if coding is None or not isinstance(reveal, coding.kind):
            raise _not_awaited(self.rules, state, reveal)
        _require_valid(reveal)
        return coding.encode(self, state, reveal)


def _answers(codings: Iterable[MoveCoding]) -> dict[str, tuple[MoveCoding, ...]]:
    """The kinds of moves that answer each decision, the usual one first."""
    found: dict[str, tuple[MoveCoding, ...]] = {}
    for coding in codings:
        if coding is not PASSING:
            found[coding.answers] = (*found.get(coding.answers, ()), coding)
    for phase, kinds in found.items():
        if any(coding.kind.is_optional for coding in kinds):
            found[phase] = (*kinds, PASSING)
    return found


@cache
def codec_for(rules: Rules) -> Codec:
    """The codec for these rules; there is one per set of rules."""
    return Codec(rules)


def _not_awaited(rules: Rules, state: Any, event: Event) -> IllegalMove:
    if state["phase"] == layout.OVER:
        return IllegalMove(MoveCode.OVER())
    awaits = layout.phase_name(state["phase"])
    return IllegalMove(MoveCode.NOT_AWAITED(awaits=awaits, event=str(event), family=rules.family))


def _require_valid(event: Event) -> None:
    for _, type_, value in event.typed():
        if not type_.accepts(value):
            raise IllegalMove(MoveCode.WRONG_VALUE(field=type_.name, value=said(value)))
