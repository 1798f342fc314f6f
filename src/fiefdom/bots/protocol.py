"""The bot interface: a bot chooses an action for a seat from what that seat can see.

    choose(view, legal, rng, limit) -> action

The same view, the same state of `rng`, the same limit in simulations and the same number of threads give the same
action. With a limit in seconds the action depends on the speed of the machine.
"""

import secrets
from abc import ABC, abstractmethod
from collections.abc import Sequence
from dataclasses import dataclass, field
from threading import Event

from fiefdom.bots.refusals import BotCode
from fiefdom.engine.engine import engine_for
from fiefdom.engine.layout import States
from fiefdom.engine.random import Randoms, new_source
from fiefdom.errors import BotError, InvalidArgument, RulesError
from fiefdom.game.game import Game
from fiefdom.game.moves import Move
from fiefdom.game.position.value import Position
from fiefdom.game.readable import Played, position_after
from fiefdom.rules import Rules


@dataclass(frozen=True, slots=True)
class View:
    """What a seat sees: the table, and which pieces are still hidden, but not their order. An engine state has no more.

    In these games everybody sees the same, so a view is a copy of the state. `history` has the events that led to it
    from `start`, or from the beginning without one; it is None where they are unknown.

    >>> view = View.of(Game.new("kingdomino(players=2)", seed=7))
    >>> view.seat, len(view.legal)
    (0, 4)

    """

    rules: Rules
    states: States
    history: Sequence[Played] | None = None
    start: Position | None = None

    @classmethod
    def of(cls, game: Game) -> "View":
        """The view of the seat to move."""
        return cls(game.rules, game.engine_states(), game.history, game.start)

    @property
    def position(self) -> Position:
        """The position, which says where each domino lies. Raises InvalidArgument without a history."""
        if self.history is None:
            raise InvalidArgument(BotCode.NO_HISTORY())
        return position_after(self.rules, self.states, self.start, self.history)

    @property
    def seat(self) -> int:
        """Whose decision it is. Raises InvalidArgument if it is nobody's."""
        return _somebody(int(engine_for(self.rules, trusted=True).acting_seat(self.states)[0]))

    @property
    def kingdom(self) -> int:
        """The kingdom whose decision it is. Raises InvalidArgument if it is nobody's."""
        return _somebody(int(engine_for(self.rules, trusted=True).acting_kingdom(self.states)[0]))

    @property
    def legal(self) -> list[int]:
        """The legal actions, ascending."""
        return engine_for(self.rules).legal_actions(self.states)


def _somebody(number: int) -> int:
    if number < 0:
        raise InvalidArgument(BotCode.NO_DECISION())
    return number


@dataclass(frozen=True, slots=True)
class Limit:
    """How long a bot may think about one decision: seconds, simulations, or the bot's default if neither is given.

    With both, whichever is reached first counts. Bots that do not search ignore it. A search with a limit in seconds
    also ends soon after `stop` is set, with its best move so far.

    >>> Limit(seconds=0.1)
    Limit(seconds=0.1, simulations=None, threads=1)

    """

    seconds: float | None = None
    simulations: int | None = None
    threads: int = 1
    stop: Event | None = field(default=None, repr=False, compare=False)

    def __post_init__(self) -> None:
        if self.seconds is not None and not self.seconds > 0:
            raise InvalidArgument(BotCode.NO_TIME(value=str(self.seconds)))
        if self.simulations is not None and self.simulations < 1:
            raise InvalidArgument(BotCode.TOO_FEW(name="simulations", value=self.simulations))
        if self.threads < 1:
            raise InvalidArgument(BotCode.TOO_FEW(name="threads", value=self.threads))


class Bot(ABC):
    """Plays any seat in any game that `plays` allows; keeps no state between decisions.

    Your own bot needs a `name` and a `choose` method:

    >>> class First(Bot):
    ...     name = "first"
    ...     def choose(self, view, legal, rng, limit=None):
    ...         return legal[0]
    >>> First().play(Game.new("kingdomino(players=2)", seed=7))
    Claim(domino='K18')

    """

    __slots__ = ()

    name: str
    # Whether `choose` reads `view.history`.
    needs_history = False

    def plays(self, rules: Rules) -> bool:
        """Whether the bot can play this game."""
        return True

    @abstractmethod
    def choose(self, view: View, legal: Sequence[int], rng: Randoms, limit: Limit | None = None) -> int:
        """One of the legal actions; `rng` (a source of `engine.random`) is advanced."""

    def outside_cpu(self) -> float:
        """CPU seconds that other processes have spent for this bot so far."""
        return 0.0

    def play(self, game: Game, limit: Limit | None = None, seed: int | None = None) -> Move:
        """The move that the bot would make for the seat to move; the game is not changed.

        The same game, seed and limit in simulations give the same move. Raises RulesError for a game that it cannot
        play, InvalidArgument when no decision is pending, and BotError if it chooses an illegal action.

        >>> import fiefdom
        >>> game = fiefdom.Game.new("kingdomino(players=2)", seed=7)
        >>> game.push(fiefdom.bot("normal").play(game)) in game.events
        True

        """
        if not self.plays(game.rules):
            raise RulesError(BotCode.DOES_NOT_PLAY(bot=self.name, game=game.rules.game))
        _somebody(-1 if game.to_move is None else game.to_move)
        source = new_source(secrets.randbits(63) if seed is None else seed)
        legal = game.legal_actions
        action = self.choose(View.of(game), legal, source, limit)
        if action not in legal:
            raise BotError(BotCode.ILLEGAL(bot=self.name, action=str(action)))
        return game.decode(action)
