"""Hints: the best moves of a decision, what they promise, and how sure that is."""

from dataclasses import dataclass
from math import sqrt

from fiefdom.bots.knowledge import weights_for
from fiefdom.bots.mind.playing import ANY_CLAIM
from fiefdom.bots.protocol import Budget, View
from fiefdom.bots.refusals import BotCode
from fiefdom.bots.search import TO_THE_END, Plan, search
from fiefdom.bots.tried import Tried
from fiefdom.engine.random import new_source
from fiefdom.errors import InvalidArgument
from fiefdom.game.play import Game

MOST_MOVES = 8
PLAN = Plan(width=32, rounds=TO_THE_END, keep=MOST_MOVES, sparing=False, belief=0, solving=20_000)
# Half the width of a 95 % interval, in standard errors.
INTERVAL = 1.96


@dataclass(frozen=True, slots=True)
class Promise:
    """What a move promises: means over games played on to the end. The lead is own points less those of the best other.

    `margin` is half the 95 % interval of the lead, 0 where nothing is guessed; `then` is the claim that goes with it.
    """

    move: str
    then: str | None
    action: int
    points: float
    lead: float
    margin: float
    wins: float
    simulations: int


@dataclass(frozen=True, slots=True)
class Advice:
    """The promises of a decision's moves, best first; `exact` and `foreseen` as in `Tried`."""

    promises: tuple[Promise, ...]
    moves: int
    exact: bool = False
    foreseen: bool = False

    @property
    def is_clear(self) -> bool:
        """Whether the first move is better than the second beyond doubt, as far as the policy is right."""
        if len(self.promises) < 2:
            return True
        first, second = self.promises[:2]
        return first.lead - second.lead > sqrt(first.margin**2 + second.margin**2)


def advise(game: Game, budget: Budget, seed: int = 0, number: int = MOST_MOVES) -> Advice:
    """Think about the decision that a game awaits. Raises InvalidArgument when none is.

    The same game, seed and budget in simulations give the same advice.
    """
    view = View.of(game)
    if game.to_move is None:
        raise InvalidArgument(BotCode.NO_DECISION())
    tried = search(view, weights_for(view.rules), new_source(seed), budget, PLAN)
    known = tried.simulations > 0
    if not known.any():
        return Advice(tuple(_promises(game, tried, 1)), len(tried))
    count = min(number, int(known.sum()))
    return Advice(tuple(_promises(game, tried, count)), len(tried), tried.exact, tried.foreseen)


def _promises(game: Game, tried: Tried, count: int) -> list[Promise]:
    found = []
    for index in range(count):
        simulations = int(tried.simulations[index])
        share = 1 / max(1, simulations)
        lead = float(tried.leads[index]) * share
        variance = max(0.0, float(tried.squares[index]) * share - lead**2)
        margin = INTERVAL * sqrt(variance * share)
        action, claim = int(tried.moves[index].action), int(tried.moves[index].claim)
        then = None if claim == ANY_CLAIM else str(game.decode(claim))
        points, wins = float(tried.points[index]) * share, float(tried.wins[index]) * share
        found.append(Promise(str(game.decode(action)), then, action, points, lead, margin, wins, simulations))
    return found
