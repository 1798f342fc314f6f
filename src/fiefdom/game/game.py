"""`Game`: one game, from the first reveal to the final score."""

import copy
import secrets
from collections.abc import Iterable, Iterator
from importlib import import_module
from operator import index
from typing import Any, Protocol

import numpy as np

from fiefdom.engine import batch, layout
from fiefdom.engine.engine import Engine, copied, engine_for
from fiefdom.engine.random import new_source
from fiefdom.errors import IllegalMove, InvalidArgument, InvalidType, NotAllowed, RulesError
from fiefdom.events.event import Event, Move, Reveal
from fiefdom.events.refusals import MoveCode, said
from fiefdom.game.codec import Codec, codec_for
from fiefdom.game.derived import derived
from fiefdom.game.legal_moves import LegalMoves
from fiefdom.game.position.state import write_position
from fiefdom.game.position.value import Position
from fiefdom.game.readable import Played, ReadableGame
from fiefdom.game.refusals import GameCode
from fiefdom.reasons import Reason
from fiefdom.rules import Rules

DRAWN, TOLD = CHANCES = ("drawn", "told")


class Draws(Protocol):
    """Decides what chance reveals, in place of the game's own random source."""

    def draw(self, game: "Game") -> Reveal:
        """What comes next in a game that awaits chance; the game is not changed."""


class Game(ReadableGame):
    """One game. Chance is drawn right after the decision that requires it (unless `chance="told"`) and is in `history`.

    Guarantees: a refused move changes nothing; replaying `history` gives an equal game without a seed; a new move after
    `undo` draws chance again, so nothing can be learned from taking a move back; the hidden part of a game is a set
    without an order.

    >>> game = Game.new("kingdomino(players=2)", seed=7)
    >>> game.to_move, game.awaits
    (0, 'claim')
    >>> game.push("claim 18")
    Claim(domino='K18')

    """

    def __init__(self, rules: Rules, random: Any, *, chance: str = "drawn") -> None:
        """Use `Game.new`, `Game.replay` or `Game.from_position`."""
        if rules.dynasty:
            raise RulesError(GameCode.DYNASTY(rules=str(rules)))
        if chance not in CHANCES:
            raise InvalidArgument(GameCode.CHANCE(value=said(chance), known=CHANCES))
        self.rules = rules
        self.chance = chance
        self._engine: Engine = engine_for(rules, trusted=True)
        self._codec: Codec = codec_for(rules)
        self._states = self._engine.new_states()
        self._random = random
        self._start: Position | None = None
        self._history: list[Played] = []
        # The stored states are never modified, because copies of a game share them.
        self._before: list[tuple[int, Any]] = []
        self._undone: list[tuple[Event, ...]] = []
        self._derived: dict[str, Any] = {}

    @classmethod
    def new(
        cls, rules: Rules | str, seed: int | None = None, *, chance: str = "drawn", draws: Draws | None = None
    ) -> "Game":
        """A new game; the same seed and moves give the same game on every machine.

        `draws` decides what is revealed before the first decision; the game does not keep it.

        It starts at its first decision or, with `chance="told"`, at its first chance event: then the outcomes of a game
        on a real table are entered with `reveal`.

        >>> game = Game.new("kingdomino(players=4)", chance="told")
        >>> game.awaits
        'line'
        >>> game.reveal("line 3 17 20 44")
        LineLaid(dominoes=('K3', 'K17', 'K20', 'K44'))
        >>> game.reveal("king 2")
        KingDrawn(seat=1)
        >>> game.to_move
        1

        """
        game = cls(_as_rules(rules), _source(seed), chance=chance)
        game._settle_chance(draws)
        return game

    @classmethod
    def replay(
        cls,
        rules: Rules | str,
        events: Iterable[Event | str] | str,
        seed: int | None = None,
        *,
        start: Position | str | None = None,
        chance: str = "drawn",
    ) -> "Game":
        """Recreate a game from its events, including reveals: values, texts, or one text separated by `;`.

        `start` is the position they start from. `seed` is for any chance after the last event. Raises IllegalMove,
        naming the event, if one of them cannot happen.
        """
        game = cls(_as_rules(rules), _source(seed), chance=chance)
        if start is not None:
            game._begin_at(_as_position(start))
        for number, event in enumerate(_as_events(events), start=1):
            try:
                game._happen(event)
            except IllegalMove as refusal:
                why = MoveCode.EVENT(number=number, event=str(event), why=refusal.reason)
                raise IllegalMove(why) from None
        game._settle_chance()
        return game

    @classmethod
    def from_position(cls, position: Position | str, seed: int | None = None, *, chance: str = "drawn") -> "Game":
        """A game that continues from a position, with an empty history; `seed` is for future chance events.

        Raises TextError for text that is not a position, and PositionError, which lists all faults, for one that no
        game can reach.

        >>> game = Game.new("kingdomino(players=2)", seed=7)
        >>> Game.from_position(str(game.position)).position == game.position
        True

        """
        position = _as_position(position)
        game = cls(position.rules, _source(seed), chance=chance)
        game._begin_at(position)
        return game

    def _begin_at(self, position: Position) -> None:
        position.require_sound()
        if position.rules != self.rules:
            raise InvalidArgument(GameCode.OTHER_RULES(rules=str(self.rules), position=str(position.rules)))
        self._start = position
        self._states = write_position(position)
        engine_for(self.rules).check(self._states)

    # ------------------------------------------------------------------ legal moves

    @derived
    def _legal(self) -> tuple[int, ...]:
        return () if self.to_move is None else tuple(self._engine.legal_actions(self._states))

    @property
    def legal_actions(self) -> list[int]:
        """The legal actions as numbers of the fixed action space, ascending."""
        return list(self._legal)

    @property
    def legal_moves(self) -> LegalMoves:
        """The legal moves, in order of their action numbers; empty when no seat is to move."""
        return LegalMoves(self._codec, copied(self._states)[0], self._legal)

    def why_not(self, move: Move | int) -> Reason | None:
        """Why a move (or action number) is not legal here, or None if it is legal."""
        if isinstance(move, bool) or not isinstance(move, Move | int | np.integer):
            raise InvalidType(GameCode.EXPECTS_MOVE(value=said(move)))
        if self.is_over:
            return MoveCode.OVER()
        if isinstance(move, Move):
            return self._why_not_move(move)
        return None if int(move) in self._legal else self._why_not_action(int(move))

    def is_legal(self, move: Move | int) -> bool:
        """Whether `push` would accept the move or action number."""
        return self.why_not(move) is None

    def _why_not_move(self, move: Move) -> Reason | None:
        try:
            action = self._codec.action(self._state, move)
        except IllegalMove as refusal:
            return refusal.reason
        return None if action in self._legal else self._explain(move, action)

    def _explain(self, move: Move, action: int) -> Reason:
        """Why a move is not legal, if it has an action here that the engine refuses."""
        explain = self._codec.coding(move.kind).explain
        if explain is None:
            return MoveCode.NOT_LEGAL(action=action, legal=len(self._legal))
        kingdom = self.kingdoms[self.rules.kingdom_of(self.to_move or 0)]
        return explain(self._codec, self._state, kingdom, move)

    def _why_not_action(self, action: int) -> Reason:
        if not 0 <= action < self._engine.action_count:
            return MoveCode.NO_ACTION(action=said(action), last=self._engine.action_count - 1)
        try:
            move = self._codec.move(self._state, action)
            if self._codec.action(self._state, move) == action:
                return self._explain(move, action)
        except IllegalMove as refusal:
            return refusal.reason
        except (IndexError, KeyError):
            pass
        return MoveCode.NOT_LEGAL(action=action, legal=len(self._legal))

    def move_of(self, action: int) -> Move:
        """The move that a legal action stands for. Raises IllegalMove if the action is not legal."""
        self._require(self.why_not(action))
        return self._codec.move(self._state, action)

    def decode(self, action: int) -> Move:
        """The move that an action stands for in this game, even if it becomes legal only later in the turn."""
        return self._codec.move(self._state, action)

    def engine_states(self) -> layout.States:
        """A copy of the engine's state in an array of length 1. It does not contain the order of hidden components."""
        return copied(self._states)

    def action_of(self, move: Move) -> int:
        """The action that a legal move stands for. Raises IllegalMove if the move is not legal."""
        self._require(self.why_not(move))
        return self._codec.action(self._state, move)

    @staticmethod
    def _require(refusal: Reason | None) -> None:
        if refusal is not None:
            raise IllegalMove(refusal)

    # ------------------------------------------------------------------ playing

    def push(self, move: Move | int | str, seat: int | None = None, *, draws: Draws | None = None) -> Move:
        """Make a move, draw the chance that follows, by `draws` if given, and return the move.

        A move is a `Move`, an action number or text, including shorthand (`claim 18`, `e1 e2`, `pass`). Raises
        TextError for text that is not a move, IllegalMove if the move is not legal, and NotAllowed if `seat` is given
        and it is not that seat's turn.
        """
        if seat is not None and seat != self.to_move:
            raise NotAllowed(self._why_not_seat(seat))
        meant: Move | int = _notation().read_move(move, self) if isinstance(move, str) else move
        self._require(self.why_not(meant))
        pushed = self._decide(self._codec.action(self._state, meant) if isinstance(meant, Move) else int(meant))
        self._settle_chance(draws)
        self._undone.clear()
        return pushed

    def reveal(self, reveal: Reveal | str) -> Reveal:
        """Enter the outcome of a chance event in a game with `chance="told"`, and return it.

        As text: `line 3 17 20 44`, `king 2`, `building statue`, `caveman hunter`. Raises TextError for text that is not
        a reveal, IllegalMove if the outcome is impossible, and NotAllowed in a game that draws its own chance.
        """
        if self.chance != TOLD:
            raise NotAllowed(GameCode.CHANCE_IS_DRAWN())
        if isinstance(reveal, str):
            reveal = _notation().read_reveal(reveal, self)
        if not isinstance(reveal, Reveal):
            raise InvalidType(GameCode.EXPECTS_EVENT(value=said(reveal)))
        self._happen(reveal)
        self._undone.clear()
        return reveal

    def _why_not_seat(self, seat: int) -> Reason:
        if self.is_over:
            return MoveCode.OVER()
        if self.to_move is None:
            return GameCode.AWAITS_CHANCE(awaits=self.awaits, family=self.rules.family)
        return GameCode.NOT_THE_TURN(seat=index(seat) + 1, turn=self.to_move + 1)

    def undo(self) -> Event:
        """Take back the last decision and the chance that followed, and return it. Raises IllegalMove at the start.

        In a game with `chance="told"`, only the last event is taken back, whether a decision or a reveal.
        """
        if not self._before:
            raise IllegalMove(MoveCode.NO_UNDO())
        length, states = self._before.pop()
        undone = tuple(played.event for played in self._history[length:])
        del self._history[length:]
        self._change(copied(states))
        self._undone.append(undone)
        return undone[0]

    def redo(self) -> Event:
        """Restore what `undo` last took back, including the chance that followed, and return it.

        Raises IllegalMove if nothing was taken back or another move was made since.
        """
        if not self._undone:
            raise IllegalMove(MoveCode.NO_REDO())
        events = self._undone.pop()
        for event in events:
            self._happen(event)
        return events[0]

    def _change(self, states: Any) -> None:
        self._states = states
        self._derived.clear()

    def _decide(self, action: int) -> Move:
        move = self._codec.move(self._state, action)
        played = Played(self.to_move, move)
        before = copied(self._states)
        code = self._engine.apply(self._states, [action])[0]
        assert code == batch.OK, "the engine refused an action that it listed"
        self._before.append((len(self._history), before))
        self._add(played)
        return move

    def _add(self, played: Played) -> None:
        self._history.append(played)
        self._derived.clear()

    def _settle_chance(self, draws: Draws | None = None) -> None:
        while self.awaits_chance and self.chance != TOLD:
            if draws is not None:
                self._happen(draws.draw(self))
                continue
            outcome = int(self._engine.draw(self._states, self._random)[0])
            self._reveal(self._codec.reveal(self._state, outcome), outcome)

    def drawn(self, random: Any) -> Reveal:
        """What a random source draws next, while chance is awaited; the game is not changed."""
        return self._codec.reveal(self._state, int(self._engine.draw(self._states, random)[0]))

    def _reveal(self, reveal: Reveal, outcome: int) -> None:
        before = copied(self._states)
        if self._engine.reveal(self._states, [outcome])[0] != batch.OK:
            raise IllegalMove(MoveCode.NOT_HIDDEN(event=str(reveal)))
        if self.chance == TOLD:
            self._before.append((len(self._history), before))
        self._add(Played(None, reveal))

    def _happen(self, event: Event) -> None:
        """Carry out one given event without drawing any chance."""
        if isinstance(event, Reveal):
            self._reveal(event, self._codec.outcome(self._state, event))
        elif isinstance(event, Move):
            self._decide(self.action_of(event))
        else:
            raise InvalidType(GameCode.EXPECTS_EVENT(value=said(event)))

    # ------------------------------------------------------------------ history

    @property
    def history(self) -> tuple[Played, ...]:
        """All events so far, including chance, in order."""
        return tuple(self._history)

    @property
    def events(self) -> tuple[Event, ...]:
        """The events of `history`, as `replay` takes them."""
        return tuple(played.event for played in self._history)

    # ------------------------------------------------------------------ values

    def copy(self) -> "Game":
        """An independent copy of the game, with the same future chance."""
        return copy.deepcopy(self)

    def __deepcopy__(self, memory: dict[int, Any]) -> "Game":
        # Without `__init__`, which takes longer than all of this.
        twin = Game.__new__(Game)
        twin.rules, twin.chance = self.rules, self.chance
        twin._engine, twin._codec = self._engine, self._codec
        twin._random = self._random.copy()
        twin._start = self._start
        twin._states = copied(self._states)
        twin._history = list(self._history)
        twin._before = list(self._before)
        twin._undone = list(self._undone)
        twin._derived = {}
        return twin

    def __getstate__(self) -> dict[str, Any]:
        random = int(self._random[0])
        undone = tuple(self._undone)
        values = {"rules": self.rules, "chance": self.chance, "start": self._start, "events": self.events}
        return {**values, "undone": undone, "random": random}

    def __setstate__(self, saved: dict[str, Any]) -> None:
        random = np.array([saved["random"]], np.uint64)
        self.__init__(saved["rules"], random, chance=saved["chance"])  # type: ignore[misc]
        if saved["start"] is not None:
            self._begin_at(saved["start"])
        for event in saved["events"]:
            self._happen(event)
        self._undone = list(saved["undone"])

    def __eq__(self, other: object) -> bool:
        """Equal if the rules, the starting position and the history are equal."""
        if not isinstance(other, Game):
            return NotImplemented
        return (self.rules, self._start, self._history) == (other.rules, other._start, other._history)

    __hash__ = None  # type: ignore[assignment]

    def __repr__(self) -> str:
        """An expression that creates an equal game."""
        start = "" if self._start is None else f", start={str(self._start)!r}"
        chance = "" if self.chance == DRAWN else f", chance={self.chance!r}"
        return f"Game.replay({str(self.rules)!r}, {'; '.join(map(str, self.events))!r}{start}{chance})"

    def __iter__(self) -> Iterator[Played]:
        return iter(self._history)


def _notation() -> Any:
    """The text parsers: a higher layer, so imported by name and only on demand."""
    return import_module("fiefdom.notation")


def _source(seed: int | None) -> Any:
    return new_source(secrets.randbits(63) if seed is None else seed)


def _as_position(position: Position | str) -> Position:
    if isinstance(position, str):
        parsed: Position = _notation().parse_position(position)
        return parsed
    if not isinstance(position, Position):
        raise InvalidType(GameCode.EXPECTS_POSITION(value=said(position)))
    return position


def _as_events(events: Iterable[Event | str] | str) -> Iterator[Event]:
    if isinstance(events, str):
        events = [text for text in events.split(";") if text.strip()]
    for event in events:
        yield _notation().parse_event(event) if isinstance(event, str) else event


def _as_rules(rules: Rules | str) -> Rules:
    if isinstance(rules, str):
        return Rules.parse(rules)
    if not isinstance(rules, Rules):
        raise InvalidType(GameCode.EXPECTS_RULES(value=said(rules)))
    return rules
