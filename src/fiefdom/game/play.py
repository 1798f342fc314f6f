"""`Game`: one game of the family, from the first reveal to the score."""

import copy
import hashlib
import secrets
from collections.abc import Iterable, Iterator
from dataclasses import dataclass
from operator import index
from typing import Any

import numpy as np

from fiefdom.engine import batch, layout
from fiefdom.engine.engine import Engine, copied, engine_for
from fiefdom.engine.random import new_source
from fiefdom.errors import IllegalMove, InvalidType, NotAllowed, RulesError
from fiefdom.game import outcome as ranking
from fiefdom.game import table
from fiefdom.game.codec import Codec, codec_for
from fiefdom.game.kingdoms import Kingdom, read_kingdom
from fiefdom.game.moves import Cell, Event, Move, Place, Reveal
from fiefdom.game.outcome import Outcome
from fiefdom.game.position_states import read_position, write_position
from fiefdom.game.positions import Position
from fiefdom.game.reasons import explain
from fiefdom.game.refusals import GameCode, MoveCode, said
from fiefdom.game.sheets import ScoreSheet, read_sheet
from fiefdom.game.showing import Drawn
from fiefdom.reasons import Reason
from fiefdom.rules import Rules


@dataclass(frozen=True, slots=True)
class Played:
    """An event of a game's history and the seat that decided it (None for chance)."""

    seat: int | None
    event: Event


class Game(Drawn):
    """One game. Chance happens by itself, right after the decision that calls for it, and is part of `history`.

    Guarantees: a refused move changes nothing; `history` replays to an equal game without a seed; `undo` draws chance
    anew, so nothing can be learned from taking a move back; the hidden part of a game is a set, never an order.

    >>> game = Game.new("kingdomino(players=2)", seed=7)
    >>> game.to_move, game.awaits
    (0, 'claim')

    """

    def __init__(self, rules: Rules, random: Any) -> None:
        """Use `Game.new`, `Game.replay` or `Game.from_position`."""
        if rules.dynasty:
            raise RulesError(GameCode.DYNASTY(rules=str(rules)))
        self.rules = rules
        self._engine: Engine = engine_for(rules, trusted=True)
        self._codec: Codec = codec_for(rules)
        self._states = self._engine.new_states()
        self._random = random
        self._start: Position | None = None
        self._history: list[Played] = []
        # Never written to: copies of a game share them.
        self._before: list[tuple[int, Any]] = []

    @classmethod
    def new(cls, rules: Rules | str, seed: int | None = None) -> "Game":
        """A new game at its first decision; the same seed and moves give the same game on every machine."""
        game = cls(_as_rules(rules), new_source(secrets.randbits(63) if seed is None else seed))
        game._settle_chance()
        return game

    @classmethod
    def replay(cls, rules: Rules | str, events: Iterable[Event], seed: int | None = None) -> "Game":
        """A game from its events, reveals included. Chance that is awaited after the last event is drawn by `seed`.

        Raises IllegalMove, naming the event, if one of them cannot happen.
        """
        game = cls(_as_rules(rules), new_source(secrets.randbits(63) if seed is None else seed))
        for number, event in enumerate(events, start=1):
            try:
                game._happen(event)
            except IllegalMove as refusal:
                why = MoveCode.EVENT(number=number, event=str(event), why=refusal.reason)
                raise IllegalMove(why) from None
        game._settle_chance()
        return game

    @classmethod
    def from_position(cls, position: Position, seed: int | None = None) -> "Game":
        """A game that goes on from a position, with an empty history; `seed` is for the chance to come.

        Raises PositionError, which lists everything that is wrong with it.
        """
        position.require_sound()
        game = cls(position.rules, new_source(secrets.randbits(63) if seed is None else seed))
        game._begin_at(position)
        return game

    def _begin_at(self, position: Position) -> None:
        self._start = position
        self._states = write_position(position)
        engine_for(self.rules).check(self._states)

    # ------------------------------------------------------------------ whose turn, and what may be done

    @property
    def _state(self) -> Any:
        return self._states[0]

    def _read(self, name: str) -> Any:
        """A field of the state: NumPy is ten times as fast with a field of the array as with one of its record."""
        return self._states[name][0]

    @property
    def is_over(self) -> bool:
        return bool(self._read("phase") == layout.OVER)

    @property
    def awaits(self) -> str:
        """What is decided next (`claim`, `place`, `tax`, ...: the names of `engine.layout.phase_name`), or `over`."""
        return layout.phase_name(self._read("phase"))

    @property
    def to_move(self) -> int | None:
        """The seat that decides, or None when the game is over."""
        if self.is_over:
            return None
        if self._read("round_number") == 0:
            return int(self._read("drawn"))
        return int(self._read("line_king")[self._read("turn")])

    @property
    def round_number(self) -> int:
        """0 during the opening claims, then from 1 on (C7)."""
        return max(0, int(self._read("round_number")))

    @property
    def legal_actions(self) -> list[int]:
        """The legal actions as numbers of the fixed action space, ascending."""
        return self._engine.legal_actions(self._states)

    @property
    def legal_moves(self) -> list[Move]:
        """The legal moves, in the order of their action numbers; empty when the game is over."""
        return [self._codec.move(self._state, action) for action in self.legal_actions]

    def why_not(self, move: Move | int) -> Reason | None:
        """The reason why a move (or action number) is not legal here, or None if it is."""
        if isinstance(move, bool) or not isinstance(move, Move | int | np.integer):
            raise InvalidType(GameCode.EXPECTS_MOVE(value=said(move)))
        if self.is_over:
            return MoveCode.OVER()
        if isinstance(move, Move):
            return self._why_not_move(move)
        return None if int(move) in self.legal_actions else self._why_not_action(int(move))

    def is_legal(self, move: Move | int) -> bool:
        """Whether `apply` would take it."""
        return self.why_not(move) is None

    def _why_not_move(self, move: Move) -> Reason | None:
        try:
            action = self._codec.action(self._state, move)
        except IllegalMove as refusal:
            return refusal.reason
        return None if action in self.legal_actions else self._explain(move)

    def _explain(self, move: Move) -> Reason:
        kingdom = self.kingdoms[self.rules.kingdom_of(self.to_move or 0)]
        return explain(self._codec, self._state, kingdom, move)

    def _why_not_action(self, action: int) -> Reason:
        if not 0 <= action < self._engine.action_count:
            return MoveCode.NO_ACTION(action=said(action), last=self._engine.action_count - 1)
        try:
            move = self._codec.move(self._state, action)
            if self._codec.action(self._state, move) == action:
                return self._explain(move)
        except IllegalMove as refusal:
            return refusal.reason
        except (IndexError, KeyError):
            pass
        return MoveCode.NOT_LEGAL(action=action, legal=len(self.legal_actions))

    def move_of(self, action: int) -> Move:
        """The move that a legal action stands for. Raises IllegalMove."""
        self._require(self.why_not(action))
        return self._codec.move(self._state, action)

    def reading_of(self, action: int) -> Move:
        """What an action means at this table, also one that becomes legal only later in the turn."""
        return self._codec.move(self._state, action)

    def engine_states(self) -> layout.States:
        """A copy of the engine's state in an array of length 1: the table, and of what is hidden only the set."""
        return copied(self._states)

    def action_of(self, move: Move) -> int:
        """The action that a legal move stands for. Raises IllegalMove."""
        self._require(self.why_not(move))
        return self._codec.action(self._state, move)

    @staticmethod
    def _require(refusal: Reason | None) -> None:
        if refusal is not None:
            raise IllegalMove(refusal)

    # ------------------------------------------------------------------ playing

    def apply(self, move: Move | int, seat: int | None = None) -> None:
        """Carry out a move or action number and the chance that follows.

        Raises IllegalMove if it is not legal, and NotAllowed if `seat` says who asks and it is not that seat's turn.
        """
        if seat is not None and seat != self.to_move:
            raise NotAllowed(self._why_not_seat(seat))
        self._require(self.why_not(move))
        self._decide(self._codec.action(self._state, move) if isinstance(move, Move) else int(move))
        self._settle_chance()

    def _why_not_seat(self, seat: int) -> Reason:
        if self.to_move is None:
            return MoveCode.OVER()
        return GameCode.NOT_THE_TURN(seat=index(seat) + 1, turn=self.to_move + 1)

    def undo(self) -> Move:
        """Take back the last decision, with the chance that followed; returns it. Raises IllegalMove at the start."""
        if not self._before:
            raise IllegalMove(MoveCode.NO_UNDO())
        length, states = self._before.pop()
        undone = self._history[length].event
        assert isinstance(undone, Move)
        del self._history[length:]
        self._states = copied(states)
        return undone

    def _decide(self, action: int) -> None:
        played = Played(self.to_move, self._codec.move(self._state, action))
        before = copied(self._states)
        code = self._engine.apply(self._states, [action])[0]
        assert code == batch.OK, "the engine refused an action that it listed"
        self._before.append((len(self._history), before))
        self._history.append(played)

    def _settle_chance(self) -> None:
        while layout.is_chance(self._read("phase")):
            outcome = int(self._engine.draw(self._states, self._random)[0])
            self._reveal(self._codec.reveal(self._state, outcome), outcome)

    def _reveal(self, reveal: Reveal, outcome: int) -> None:
        if self._engine.reveal(self._states, [outcome])[0] != batch.OK:
            raise IllegalMove(MoveCode.NOT_HIDDEN(event=str(reveal)))
        self._history.append(Played(None, reveal))

    def _happen(self, event: Event) -> None:
        """Carry out one given event without drawing any other."""
        if isinstance(event, Reveal):
            self._reveal(event, self._codec.outcome(self._state, event))
        elif isinstance(event, Move):
            self._decide(self.action_of(event))
        else:
            raise InvalidType(GameCode.EXPECTS_EVENT(value=said(event)))

    # ------------------------------------------------------------------ what is on the table

    @property
    def history(self) -> tuple[Played, ...]:
        """Everything that happened, chance included, in order."""
        return tuple(self._history)

    @property
    def events(self) -> tuple[Event, ...]:
        """The events of `history`: what `replay` takes."""
        return tuple(played.event for played in self._history)

    @property
    def kingdoms(self) -> tuple[Kingdom, ...]:
        """All kingdoms as they stand."""
        laid = self._laid_dominoes()
        return tuple(
            read_kingdom(self._codec, self._state, number, laid[number]) for number in range(self.rules.kingdoms)
        )

    @property
    def start(self) -> Position | None:
        """The position that `history` begins at, or None for a game played from its beginning."""
        return self._start

    @property
    def position(self) -> Position:
        """This moment as a value: everything on the table, without the way that led here."""
        return read_position(self._codec, self._state, self.kingdoms, self._laid_dominoes())

    def _laid_dominoes(self) -> list[dict[Cell, tuple[str, int]]]:
        laid: list[dict[Cell, tuple[str, int]]] = [{} for _ in range(self.rules.kingdoms)]
        for cells, kingdom in zip(laid, self._start.kingdoms if self._start else (), strict=False):
            for each in kingdom.dominoes:
                cells[each.left] = (each.domino, 0)
                cells[each.right] = (each.domino, 1)
        for played in self._history:
            if isinstance(played.event, Place) and played.seat is not None:
                cells = laid[self.rules.kingdom_of(played.seat)]
                cells[played.event.left] = (played.event.domino, 0)
                cells[played.event.right] = (played.event.domino, 1)
        return laid

    @property
    def line(self) -> tuple[table.LinePlace, ...]:
        """The current line; empty during the opening claims."""
        return table.current_line(self._codec, self._state)

    @property
    def next_line(self) -> tuple[table.LinePlace, ...]:
        """The next line; empty in the last round."""
        return table.next_line(self._codec, self._state)

    @property
    def builders_board(self) -> table.BuildersBoard | None:
        return table.builders_board(self._codec, self._state)

    @property
    def totems(self) -> dict[str, int | None] | None:
        return table.totem_holders(self._codec, self._state)

    @property
    def cave(self) -> dict[str, int] | None:
        return table.cave(self._codec, self._state)

    @property
    def hidden(self) -> table.Hidden:
        """What nobody has seen yet."""
        return table.hidden(self._codec, self._state)

    # ------------------------------------------------------------------ scores

    def score_sheet(self, kingdom: int) -> ScoreSheet:
        """Every line of a kingdom's score, as if the game ended now. Raises ValueError for an unknown kingdom."""
        return read_sheet(self._codec, kingdom, self._engine.sheet(self._states, kingdom))

    @property
    def scores(self) -> tuple[int, ...]:
        """The total of each kingdom, as if the game ended now."""
        return tuple(int(total) for total in self._engine.totals(self._states)[0])

    @property
    def standings(self) -> Outcome:
        """The ranking as if the game ended now (C12)."""
        return ranking.rank_kingdoms(self.rules, self._engine.standings(self._states)[0])

    @property
    def outcome(self) -> Outcome | None:
        """The final ranking with the tie-breaks that decided, or None while the game goes on."""
        return self.standings if self.is_over else None

    # ------------------------------------------------------------------ values

    def copy(self) -> "Game":
        """An independent game in the same position, with the same chance to come."""
        return copy.deepcopy(self)

    def __deepcopy__(self, memory: dict[int, Any]) -> "Game":
        twin = Game(self.rules, self._random.copy())
        twin._start = self._start
        twin._states = copied(self._states)
        twin._history = list(self._history)
        twin._before = list(self._before)
        return twin

    def __getstate__(self) -> dict[str, Any]:
        random = int(self._random[0])
        return {"rules": self.rules, "start": self._start, "events": self.events, "random": random}

    def __setstate__(self, saved: dict[str, Any]) -> None:
        self.__init__(saved["rules"], np.array([saved["random"]], np.uint64))  # type: ignore[misc]
        if saved["start"] is not None:
            self._begin_at(saved["start"])
        for event in saved["events"]:
            self._happen(event)

    def __eq__(self, other: object) -> bool:
        """The same rules, the same start and the same events."""
        if not isinstance(other, Game):
            return NotImplemented
        return (self.rules, self._start, self._history) == (other.rules, other._start, other._history)

    __hash__ = None  # type: ignore[assignment]

    def digest(self) -> str:
        """A hash of the position: the same for equal positions in every process and on every machine."""
        text = hashlib.blake2b(str(self.rules).encode(), digest_size=16)
        text.update(self._states.tobytes())
        return text.hexdigest()

    def __repr__(self) -> str:
        return f"<Game {self.rules}: round {self.round_number}, {self.awaits}, seat {self.to_move}>"

    def __iter__(self) -> Iterator[Played]:
        return iter(self._history)


def _as_rules(rules: Rules | str) -> Rules:
    if isinstance(rules, str):
        return Rules.parse(rules)
    if not isinstance(rules, Rules):
        raise InvalidType(GameCode.EXPECTS_RULES(value=said(rules)))
    return rules
