"""The one place that converts between the engine's numbers and moves, reveals and cells."""

from bisect import bisect_right
from collections.abc import Callable
from functools import cache
from operator import itemgetter
from typing import Any

from fiefdom.components.buildings import buildings
from fiefdom.components.cavemen import cavemen
from fiefdom.components.dominoes import Domino, deck
from fiefdom.components.terrains import RESOURCES
from fiefdom.engine import layout
from fiefdom.engine.actions import action_count, action_starts
from fiefdom.engine.families import QUEENDOMINO
from fiefdom.engine.families.origins.fields import RECRUIT, TURN_CAVEMAN
from fiefdom.engine.families.queendomino.fields import BUILD, DRAGON, SPACES, TAX, TURN_BUILDING
from fiefdom.engine.setup import layout_for
from fiefdom.errors import IllegalMove
from fiefdom.game import moves
from fiefdom.game.moves import Cell, Event, Move, Reveal, cell_text, is_cell, is_whole
from fiefdom.game.refusals import MoveCode, OriginsMoveCode, QueendominoMoveCode, said
from fiefdom.rules import Rules

DIRECTIONS: tuple[Cell, ...] = ((1, 0), (0, 1), (-1, 0), (0, -1))
BOX_SIZE = 48
# Which kinds of moves answer which phase; any other is answered by the kind of its name.
ANSWERS = {
    "claim": ("claim",), "place": ("place", "discard"), "tax": ("tax", "pass"), "build": ("build", "pass"),
    "site": ("site",), "dragon": ("dragon", "pass"), "pair": ("claim_pair",), "erupt": ("erupt",), "give": ("give",),
    "recruit": ("recruit", "pass"), "pay": ("pay",), "settle": ("settle",),
}  # fmt: skip

_REVEAL_TYPES: dict[int, type[Reveal]] = {
    layout.DRAW_KING: moves.KingDrawn,
    layout.LAY_LINE: moves.LineLaid,
    TURN_BUILDING: moves.BuildingTurned,
    TURN_CAVEMAN: moves.CavemanTurned,
}


class Codec:
    """Names and numbers of one game. Every method that needs a position takes its state record."""

    def __init__(self, rules: Rules) -> None:
        self.rules = rules
        self.memory = layout_for(rules)
        self.dominoes: tuple[Domino, ...] = deck(rules.box_names)
        self.buildings = tuple(building.id for building in buildings())
        self.cavemen = tuple(caveman.id for caveman in cavemen())
        self.labels = tuple(domino.label for domino in self.dominoes)
        self._ids = {label: number for number, label in enumerate(self.labels)}
        self._area = self.memory.canvas**2
        self._starts = action_starts(self.memory)
        self._ascending = sorted((start, kind) for kind, start in self._starts.items())
        self._size = action_count(rules.game, self.memory)

    def label(self, domino: int) -> str:
        """The name of a domino id."""
        return self.labels[domino]

    def cell(self, canvas_cell: int) -> Cell:
        """A canvas cell, castle-centred."""
        row, column = divmod(int(canvas_cell), self.memory.canvas)
        return column - self.rules.side + 1, row - self.rules.side + 1

    def canvas_cell(self, cell: Cell) -> int:
        """The inverse of `cell`. Raises IllegalMove for a cell that no kingdom can reach."""
        middle = self.rules.side - 1
        if max(abs(cell[0]), abs(cell[1])) > middle:
            raise IllegalMove(MoveCode.OUT_OF_REACH(side=self.rules.side, cell=cell_text(cell)))
        return (cell[1] + middle) * self.memory.canvas + cell[0] + middle

    # ------------------------------------------------------------------ actions -> moves

    def kind(self, action: int) -> str:
        """The kind of move an action stands for; "" for a number outside the action space."""
        if not 0 <= action < self._size:
            return ""
        return self._ascending[bisect_right(self._ascending, action, key=itemgetter(0)) - 1][1]

    def move(self, state: Any, action: int) -> Move:
        """The move that a legal action stands for in this position."""
        kind = self.kind(action)
        offset = action - self._starts[kind]
        decoder = _MORE_MOVES[kind][0] if kind in _MORE_MOVES else getattr(type(self), f"_move_{kind}")
        move: Move = decoder(self, state, int(offset))
        return move

    def _move_place(self, state: Any, offset: int) -> Move:
        direction, cell = divmod(offset, self._area)
        column, row = self.cell(cell)
        across, along = DIRECTIONS[direction]
        return moves.Place(self.awaited_domino(state), (column, row), (column + across, row + along))

    def awaited_domino(self, state: Any) -> str:
        """The domino that the acting king has to place."""
        return self.label(state.line[state.turn])

    def _move_discard(self, state: Any, offset: int) -> Move:
        return moves.Discard(self.awaited_domino(state))

    def _move_claim(self, state: Any, offset: int) -> Move:
        return moves.Claim(self.label(state.next_line[offset]))

    def _move_claim_pair(self, state: Any, offset: int) -> Move:
        return moves.ClaimPair(self.pair(state, offset))

    def pair(self, state: Any, inner: int) -> tuple[str, str]:
        """The outer (0) or inner (1) dominoes of the first line."""
        return self.label(state.next_line[inner]), self.label(state.next_line[3 - inner])

    def _move_pass(self, state: Any, offset: int) -> Move:
        steps = {TAX: "tax", BUILD: "build", DRAGON: "dragon", RECRUIT: "recruit"}
        return moves.Pass(steps[int(state.phase)])  # type: ignore[arg-type]

    def _move_tax(self, state: Any, offset: int) -> Move:
        left, right = self.cell(state.placed_left), self.cell(state.placed_right)
        return moves.Tax(((left,), (right,), (left, right))[offset])

    def _move_build(self, state: Any, offset: int) -> Move:
        return moves.Build(offset + 1, self.buildings[state.space[offset]])

    def _move_dragon(self, state: Any, offset: int) -> Move:
        return moves.Dragon(offset + 1, self.buildings[state.space[offset]])

    def _move_site(self, state: Any, offset: int) -> Move:
        return moves.Site(self.cell(offset))

    def _move_erupt(self, state: Any, offset: int) -> Move:
        return moves.Erupt(self.cell(offset))

    def _move_give(self, state: Any, offset: int) -> Move:
        return moves.Give(RESOURCES[state.given_totem], offset)

    def _move_recruit(self, state: Any, offset: int) -> Move:
        from_stack, kind = divmod(offset, len(self.cavemen))
        return moves.Recruit(self.cavemen[kind], "stack" if from_stack else "cave")

    def _move_pay(self, state: Any, offset: int) -> Move:
        return moves.Pay(self.cell(offset))

    def _move_settle(self, state: Any, offset: int) -> Move:
        return moves.Settle(self.cell(offset))

    # ------------------------------------------------------------------ moves -> actions

    def action(self, state: Any, move: Move) -> int:
        """The action that a move stands for here, legal or not. Raises IllegalMove where there is none."""
        phase = layout.phase_name(state.phase)
        if move.kind not in ANSWERS.get(phase, (phase,)):
            raise _not_awaited(state, move)
        _require_sound(move)
        kind = move.kind
        encoder = _MORE_MOVES[kind][1] if kind in _MORE_MOVES else getattr(type(self), f"_offset_{kind}")
        offset: int = encoder(self, state, move)
        return self._starts[move.kind] + offset

    def _offset_place(self, state: Any, move: moves.Place) -> int:
        self._require_awaited(state, move.domino)
        left, right = self.canvas_cell(move.left), self.canvas_cell(move.right)
        if self.dominoes[self._ids[move.domino]].is_symmetric and right < left:
            left, right = right, left
        first, second = self.cell(left), self.cell(right)
        step = (second[0] - first[0], second[1] - first[1])
        if step not in DIRECTIONS:
            raise IllegalMove(MoveCode.NOT_SIDE_BY_SIDE(left=cell_text(move.left), right=cell_text(move.right)))
        return DIRECTIONS.index(step) * self._area + left

    def _require_awaited(self, state: Any, domino: str) -> None:
        if domino != self.awaited_domino(state):
            raise IllegalMove(MoveCode.OTHER_DOMINO(domino=self.awaited_domino(state), asked=domino))

    def _offset_discard(self, state: Any, move: moves.Discard) -> int:
        self._require_awaited(state, move.domino)
        return 0

    def _offset_claim(self, state: Any, move: moves.Claim) -> int:
        line = [self.label(domino) for domino in state.next_line[: state.next_count]]
        if move.domino not in line:
            raise IllegalMove(MoveCode.NOT_IN_LINE(domino=move.domino, line=tuple(line)))
        return line.index(move.domino)

    def _offset_claim_pair(self, state: Any, move: moves.ClaimPair) -> int:
        pairs: list[tuple[str, ...]] = [self.pair(state, 0), self.pair(state, 1)]
        if tuple(move.dominoes) not in pairs:
            raise IllegalMove(OriginsMoveCode.PAIRS(outer=" ".join(pairs[0]), inner=" ".join(pairs[1])))
        return pairs.index(tuple(move.dominoes))

    def _offset_pass(self, state: Any, move: moves.Pass) -> int:
        if layout.phase_name(state.phase) != move.step:
            raise _not_awaited(state, move)
        return 0

    def _offset_tax(self, state: Any, move: moves.Tax) -> int:
        left, right = self.cell(state.placed_left), self.cell(state.placed_right)
        options = [(left,), (right,), (left, right)]
        squares = tuple(sorted(move.squares, key=lambda square: square != left))
        if squares not in options:
            raise IllegalMove(QueendominoMoveCode.TAX_SQUARES(left=cell_text(left), right=cell_text(right)))
        return options.index(squares)

    def _space(self, state: Any, space: int, building: str) -> int:
        if space not in range(1, SPACES + 1):
            raise IllegalMove(QueendominoMoveCode.NO_SPACE(space=space, last=SPACES))
        kind = state.space[space - 1]
        if kind == layout.NOBODY:
            raise IllegalMove(QueendominoMoveCode.EMPTY_SPACE(space=space))
        found = self.buildings[kind]
        if found != building:
            raise IllegalMove(QueendominoMoveCode.OTHER_BUILDING(space=space, building=found, asked=building))
        return space - 1

    def _offset_build(self, state: Any, move: moves.Build) -> int:
        return self._space(state, move.space, move.building)

    def _offset_dragon(self, state: Any, move: moves.Dragon) -> int:
        return self._space(state, move.space, move.building)

    def _offset_square(self, state: Any, move: Any) -> int:
        return self.canvas_cell(move.square)

    _offset_site = _offset_erupt = _offset_pay = _offset_settle = _offset_square

    def _offset_give(self, state: Any, move: moves.Give) -> int:
        resource = RESOURCES[state.given_totem]
        if move.resource != resource:
            raise IllegalMove(OriginsMoveCode.OTHER_TOTEM(resource=resource, asked=move.resource))
        if move.kingdom not in range(self.rules.kingdoms):
            raise IllegalMove(OriginsMoveCode.NO_KINGDOM(kingdom=move.kingdom + 1, last=self.rules.kingdoms))
        return move.kingdom

    def _offset_recruit(self, state: Any, move: moves.Recruit) -> int:
        if move.source not in ("cave", "stack"):
            raise IllegalMove(MoveCode.WRONG_VALUE(field="source", value=move.source))
        kind = _index(move.caveman, self.cavemen, "caveman")
        return kind + (len(self.cavemen) if move.source == "stack" else 0)

    # ------------------------------------------------------------------ chance

    def reveal(self, state: Any, outcome: int) -> Reveal:
        """The reveal that an outcome stands for in this position."""
        if state.phase == layout.DRAW_KING:
            return moves.KingDrawn(int(outcome))
        if state.phase == TURN_BUILDING:
            return moves.BuildingTurned(self.buildings[outcome])
        if state.phase == TURN_CAVEMAN:
            return moves.CavemanTurned(self.cavemen[outcome])
        start = self.box_start(state)
        numbers = [number for number in range(BOX_SIZE) if int(outcome) >> number & 1]
        return moves.LineLaid(tuple(self.label(start + number) for number in numbers))

    def box_start(self, state: Any) -> int:
        """The id of the first domino of the box the next line comes from (W1)."""
        return BOX_SIZE * int(state.box) if self.memory.family.number == QUEENDOMINO else 0

    @staticmethod
    def reveal_type(phase: int) -> type[Reveal]:
        """What is revealed in a phase of chance. Raises KeyError for any other phase."""
        return _REVEAL_TYPES[phase]

    def outcome(self, state: Any, reveal: Reveal) -> int:
        """The outcome that a reveal stands for here, possible or not. Raises IllegalMove where there is none."""
        awaited = _REVEAL_TYPES.get(int(state.phase))
        if awaited is None or not isinstance(reveal, awaited):
            raise _not_awaited(state, reveal)
        _require_sound(reveal)
        if isinstance(reveal, moves.KingDrawn):
            return _index(reveal.seat + 1, range(1, self.rules.seats + 1), "seat")
        if isinstance(reveal, moves.BuildingTurned):
            return _index(reveal.building, self.buildings, "building")
        if isinstance(reveal, moves.CavemanTurned):
            return _index(reveal.caveman, self.cavemen, "caveman")
        assert isinstance(reveal, moves.LineLaid)
        return self._line_outcome(state, reveal)

    def _line_outcome(self, state: Any, reveal: moves.LineLaid) -> int:
        start = self.box_start(state)
        labels = [domino.label for domino in self.dominoes[start : start + BOX_SIZE]]
        numbers = [_index(label, labels, "domino") for label in reveal.dominoes]
        if numbers != sorted(set(numbers)):
            raise IllegalMove(MoveCode.LINE_ORDER(dominoes=" ".join(reveal.dominoes)))
        return sum(1 << number for number in numbers)


# Moves of families from elsewhere, by kind: from the place among the actions of the kind to the move, and back.
_MORE_MOVES: dict[str, tuple[Callable[[Codec, Any, int], Move], Callable[[Codec, Any, Any], int]]] = {}


def register_move(
    move: type[Move], decode: Callable[[Codec, Any, int], Move], encode: Callable[[Codec, Any, Any], int]
) -> None:
    """Make a kind of moves known, with what turns actions of this kind into moves and moves into actions.

    Both are given the codec and the state, and count actions from the first of the kind. `encode` raises IllegalMove
    for a move that no action stands for.
    """
    _MORE_MOVES[move.kind] = decode, encode


def unregister_move(move: type[Move]) -> None:
    """Forget a kind of moves that was registered."""
    del _MORE_MOVES[move.kind]


@cache
def codec_for(rules: Rules) -> Codec:
    """One codec for each set of rules."""
    return Codec(rules)


def _not_awaited(state: Any, event: Event) -> IllegalMove:
    if state.phase == layout.OVER:
        return IllegalMove(MoveCode.OVER())
    return IllegalMove(MoveCode.NOT_AWAITED(awaits=layout.phase_name(state.phase), event=str(event)))


def _index(name: Any, names: Any, field: str) -> int:
    if name not in names:
        raise IllegalMove(MoveCode.NO_SUCH_PIECE(field=field, value=said(name)))
    return int(names.index(name))


def _require_sound(event: Event) -> None:
    """Whether what an event holds is of the right kind at all: anything can be put in one."""
    for name, value in event.contents():
        is_sound, field = _SOUND[name]
        if not is_sound(value):
            raise IllegalMove(MoveCode.WRONG_VALUE(field=field, value=said(value)))


def _is_name(value: Any) -> bool:
    return isinstance(value, str)


def _are_names(value: Any) -> bool:
    return isinstance(value, tuple) and all(map(_is_name, value))


def _are_cells(value: Any) -> bool:
    return isinstance(value, tuple) and all(map(is_cell, value))


# What a field must hold, and the name by which the message calls it.
_SOUND: dict[str, tuple[Callable[[Any], bool], str]] = {
    "domino": (_is_name, "domino"), "dominoes": (_are_names, "dominoes"), "left": (is_cell, "cell"),
    "right": (is_cell, "cell"), "square": (is_cell, "cell"), "squares": (_are_cells, "cells"),
    "space": (is_whole, "space"), "building": (_is_name, "building"), "resource": (_is_name, "resource"),
    "kingdom": (is_whole, "kingdom"), "seat": (is_whole, "seat"), "caveman": (_is_name, "caveman"),
    "source": (_is_name, "source"), "step": (_is_name, "step"),
}  # fmt: skip
