"""The read-only interface of a game: whose turn it is, what is on the table, the scores."""

import hashlib
from collections.abc import Callable, Iterable
from dataclasses import dataclass
from importlib import import_module
from typing import Any, TypeVar

from fiefdom.engine import layout
from fiefdom.engine.engine import Engine
from fiefdom.errors import PositionError
from fiefdom.events.cells import Cell
from fiefdom.events.common import Place
from fiefdom.events.event import Event
from fiefdom.game import board
from fiefdom.game.codec import Codec, codec_for
from fiefdom.game.derived import derived
from fiefdom.game.kingdom import Kingdom, read_kingdom
from fiefdom.game.notebook import Drawn
from fiefdom.game.outcome import Outcome, read_ranking
from fiefdom.game.position.state import read_position
from fiefdom.game.position.value import Position
from fiefdom.game.refusals import GameCode
from fiefdom.game.sheet import ScoreSheet, Territory, read_sheet, read_territories
from fiefdom.rules import Rules

Value = TypeVar("Value")


@dataclass(frozen=True, slots=True)
class Played:
    """An event in a game's history and the seat that decided it (None for chance)."""

    seat: int | None
    event: Event


class ReadableGame(Drawn):
    """The read-only half of `Game`. Values are cached until the game changes."""

    rules: Rules
    _engine: Engine
    _codec: Codec
    _states: Any
    _start: Position | None
    _history: list[Played]
    _derived: dict[str, Any]

    # ------------------------------------------------------------------ whose turn it is

    @property
    def _state(self) -> Any:
        return self._states[0]

    def _read(self, name: str) -> Any:
        """A field of the state: NumPy reads it ten times faster from the array than from the record."""
        return self._states[name][0]

    def _once(self, name: str, read: Callable[[], Value]) -> Value:
        """What `read` returns, cached like what is `derived`."""
        known: dict[str, Value] = self._derived
        if name not in known:
            known[name] = read()
        return known[name]

    @property
    def is_over(self) -> bool:
        return bool(self._read("phase") == layout.OVER)

    @property
    def awaits(self) -> str:
        """The decision awaited (`claim`, `tax`, ...), the chance event awaited (`line`, `king`, ...), or `over`."""
        phase = int(self._read("phase"))
        return self._codec.reveal_type(phase).kind if self.awaits_chance else layout.phase_name(phase)

    @property
    def awaits_chance(self) -> bool:
        """Whether a chance outcome must be entered with `reveal`; only in a game with `chance="told"`."""
        return bool(layout.is_chance(self._read("phase")))

    @derived
    def to_move(self) -> int | None:
        """The seat to move, or None if the game is over or chance is awaited."""
        seat = int(self._engine.acting_seat(self._states)[0])
        return None if seat == layout.NOBODY else seat

    @property
    def round_number(self) -> int:
        """0 during the opening claims, then from 1 on (C7)."""
        return max(0, int(self._read("round_number")))

    @property
    def turn(self) -> int:
        """How many kings of `line` have finished their turn in this round."""
        return int(self._read("turn"))

    @property
    def next_box(self) -> str:
        """The letter of the box that the next line comes from (W1)."""
        return self._codec.label(self._codec.box_start(self._state))[0]

    # ------------------------------------------------------------------ the table

    @derived
    def kingdoms(self) -> tuple[Kingdom, ...]:
        """All kingdoms in their current state."""
        laid = self._laid_dominoes()
        return tuple(
            read_kingdom(self._codec, self._state, number, laid[number]) for number in range(self.rules.kingdoms)
        )

    def kingdom(self, number: int) -> Kingdom:
        """One kingdom in its current state: faster than `kingdoms` if the others are not needed.

        >>> from fiefdom import Game
        >>> game = Game.new("kingdomino(players=2)", seed=7)
        >>> game.kingdom(1) == game.kingdoms[1]
        True

        """
        if "kingdoms" in self._derived or number not in range(self.rules.kingdoms):
            return self.kingdoms[number]
        return self._once(
            f"kingdom {number}",
            lambda: read_kingdom(self._codec, self._state, number, self._laid_dominoes()[number]),
        )

    @property
    def start(self) -> Position | None:
        """The position that `history` starts from, or None for a game played from the beginning."""
        return self._start

    @derived
    def position(self) -> Position:
        """The current position as a value: everything on the table, without the history.

        Raises PositionError while chance is awaited: in a position a seat decides, or the game is over.
        """
        if self.awaits_chance:
            raise PositionError(GameCode.AWAITS_CHANCE(awaits=self.awaits, family=self.rules.family))
        return read_position(self._codec, self._state, self.kingdoms, self._laid_dominoes())

    def _laid_dominoes(self) -> list[dict[Cell, tuple[str, int]]]:
        return laid_dominoes(self.rules, self._start, self._history)

    @derived
    def line(self) -> tuple[board.LinePlace, ...]:
        """The current line; empty during the opening claims."""
        return board.current_line(self._codec, self._state)

    @derived
    def next_line(self) -> tuple[board.LinePlace, ...]:
        """The next line; empty in the last round."""
        return board.next_line(self._codec, self._state)

    @derived
    def builders_board(self) -> board.BuildersBoard | None:
        return board.builders_board(self._codec, self._state)

    @derived
    def totems(self) -> dict[str, int | None] | None:
        return board.totem_holders(self._codec, self._state)

    @derived
    def cave(self) -> dict[str, int] | None:
        return board.cave(self._codec, self._state)

    @derived
    def hidden(self) -> board.Hidden:
        """What has not been revealed yet."""
        return board.hidden(self._codec, self._state)

    @property
    def prices(self) -> tuple[int, ...]:
        """What the acting kingdom pays now for a building on each space of the builders' board (Q8, Q10).

        Empty in games without a builders' board and when no seat is to move.

        >>> from fiefdom import Game
        >>> Game.new("queendomino(players=3)", seed=1).prices
        (0, 1, 2, 3, 4, 5)

        """
        return () if self.to_move is None else self.prices_for(self.rules.kingdom_of(self.to_move))

    def prices_for(self, kingdom: int) -> tuple[int, ...]:
        """What a kingdom would pay on each space. Raises ValueError for an unknown kingdom."""
        return tuple(self._engine.prices(self._states, kingdom).tolist())

    # ------------------------------------------------------------------ scores

    def territories(self, kingdom: int) -> tuple[Territory, ...]:
        """The territories of a kingdom, crowned or not, with their cells (C10, C11).

        >>> from fiefdom import Game
        >>> game = Game.new("kingdomino(players=2)", seed=7)
        >>> for move in ["18", "48", "34", "19", "w2 w1"]:
        ...     _ = game.push(move)
        >>> [(each.terrain, each.cells) for each in game.territories(0)]
        [('forest', ((-2, 0),)), ('grassland', ((-1, 0),))]

        """
        return read_territories(self._codec, self._engine, self._states, kingdom)

    def score_sheet(self, kingdom: int) -> ScoreSheet:
        """A kingdom's score, line by line, as if the game ended now. Raises ValueError for an unknown kingdom."""
        return self._once(
            f"score sheet {kingdom}",
            lambda: read_sheet(self._codec, kingdom, self._engine.sheet(self._states, kingdom)),
        )

    @derived
    def scores(self) -> tuple[int, ...]:
        """The total of each kingdom, as if the game ended now."""
        return tuple(int(total) for total in self._engine.totals(self._states)[0])

    @derived
    def ranking(self) -> Outcome:
        """The ranking of the kingdoms if the game ended now, best first (C12)."""
        return read_ranking(self._engine, self._states)

    @property
    def outcome(self) -> Outcome | None:
        """The final ranking with the deciding tie-breaks, or None while the game is in progress."""
        return self.ranking if self.is_over else None

    # ------------------------------------------------------------------ the whole game

    def digest(self) -> str:
        """A hash of the position; equal positions have the same hash in every process and on every machine."""
        text = hashlib.blake2b(str(self.rules).encode(), digest_size=16)
        text.update(self._states.tobytes())
        return text.hexdigest()

    def svg(self, **options: Any) -> str:
        """The table as an SVG picture; `options` are those of `fiefdom.render.svg.table_svg`.

        >>> from fiefdom import Game
        >>> Game.new("kingdomino(players=2)", seed=7).svg()[:4]
        '<svg'

        """
        return str(import_module("fiefdom.render.svg").table_svg(self, **options))

    def __str__(self) -> str:
        """The table as text, 80 columns wide."""
        return str(import_module("fiefdom.render.terminal").table_view(self, colour=False))


def laid_dominoes(rules: Rules, start: Position | None, history: Iterable[Played]) -> list[dict[Cell, tuple[str, int]]]:
    """For each kingdom, which half of which domino lies on which cell after these events."""
    laid: list[dict[Cell, tuple[str, int]]] = [{} for _ in range(rules.kingdoms)]
    for cells, kingdom in zip(laid, start.kingdoms if start else (), strict=False):
        for each in kingdom.dominoes:
            cells[each.left] = (each.domino, 0)
            cells[each.right] = (each.domino, 1)
    for played in history:
        if isinstance(played.event, Place) and played.seat is not None:
            cells = laid[rules.kingdom_of(played.seat)]
            cells[played.event.left] = (played.event.domino, 0)
            cells[played.event.right] = (played.event.domino, 1)
    return laid


def position_after(rules: Rules, states: Any, start: Position | None, history: Iterable[Played]) -> Position:
    """The position of the first state, which these events led to: a state does not know where each domino lies."""
    codec, laid = codec_for(rules), laid_dominoes(rules, start, history)
    kingdoms = [read_kingdom(codec, states[0], number, laid[number]) for number in range(rules.kingdoms)]
    return read_position(codec, states[0], kingdoms, laid)
