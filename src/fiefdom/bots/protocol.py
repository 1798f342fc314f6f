"""What a bot is: something that chooses an action for a seat, from what that seat can see.

    choose(view, legal, rng, budget) -> action

The same view, the same state of `rng`, the same budget in simulations and the same number of threads give the same
action. A budget in milliseconds gives what the time allows.
"""

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Protocol

from fiefdom.bots.refusals import BotCode
from fiefdom.engine.engine import engine_for
from fiefdom.engine.layout import FIRST_CHANCE, States
from fiefdom.engine.random import Randoms
from fiefdom.errors import InvalidArgument
from fiefdom.game.play import Game
from fiefdom.rules import Rules


@dataclass(frozen=True, slots=True)
class View:
    """What a seat sees: the table, and of what is hidden only the set. A state of the engine holds nothing more.

    In these games everybody sees the same, so a view is the state itself, copied.
    """

    rules: Rules
    states: States

    @classmethod
    def of(cls, game: Game) -> "View":
        """The view of the seat to move."""
        return cls(game.rules, game.engine_states())

    @property
    def seat(self) -> int:
        """Whose decision it is. Raises InvalidArgument when nobody's."""
        state = self.states[0]
        if state.phase >= FIRST_CHANCE:
            raise InvalidArgument(BotCode.NO_DECISION())
        return int(state.drawn if state.round_number == 0 else state.line_king[state.turn])

    @property
    def kingdom(self) -> int:
        return self.rules.kingdom_of(self.seat)

    @property
    def legal(self) -> list[int]:
        """The legal actions, ascending."""
        return engine_for(self.rules).legal_actions(self.states)


@dataclass(frozen=True, slots=True)
class Budget:
    """How much a bot may think about one decision: for so long, or so many simulations, or as it likes if neither.

    With both, it stops at whichever comes first. Bots that do not search ignore it.
    """

    milliseconds: float | None = None
    simulations: int | None = None
    threads: int = 1

    def __post_init__(self) -> None:
        if self.milliseconds is not None and not self.milliseconds > 0:
            raise InvalidArgument(BotCode.NO_TIME(value=str(self.milliseconds)))
        if self.simulations is not None and self.simulations < 1:
            raise InvalidArgument(BotCode.TOO_FEW(name="simulations", value=self.simulations))
        if self.threads < 1:
            raise InvalidArgument(BotCode.TOO_FEW(name="threads", value=self.threads))


class Bot(Protocol):
    """Plays any seat of any game that `plays` allows; keeps nothing between decisions."""

    @property
    def name(self) -> str:
        """As `named` understands it."""

    def plays(self, rules: Rules) -> bool:
        """Whether it knows this game."""

    def choose(self, view: View, legal: Sequence[int], rng: Randoms, budget: Budget | None = None) -> int:
        """One of the legal actions; `rng` (a source of `engine.random`) is advanced."""
