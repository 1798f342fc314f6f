"""The best moves of a decision, with estimates and how certain they are."""

from collections.abc import Sequence
from dataclasses import dataclass
from math import sqrt
from typing import overload

from fiefdom.bots.candidates import Candidates
from fiefdom.bots.kernels.playouts import ANY_CLAIM
from fiefdom.bots.protocol import Limit, View
from fiefdom.bots.refusals import BotCode
from fiefdom.bots.search import TO_THE_END, Plan, search
from fiefdom.bots.weights import weights_for
from fiefdom.engine.engine import copied, engine_for
from fiefdom.engine.random import new_source
from fiefdom.errors import InvalidArgument
from fiefdom.game import Game, Move, ScoreSheet
from fiefdom.game.codec import codec_for
from fiefdom.game.sheet import read_sheet

MOST_LINES = 8
USUAL = Limit(seconds=1)
# Half the width of a 95 % interval, in standard errors.
INTERVAL = 1.96


@dataclass(frozen=True, slots=True)
class MoveEstimate:
    """The estimate for a move: means over games simulated to the end. The lead is own points minus the best other's.

    `margin` is half the 95 % interval of the lead, 0 if the lead is certain; `win_chance` counts a draw as half a win;
    `then` is the claim that goes with the move; `sheet` is the score sheet of the acting kingdom right after it.

    >>> import fiefdom
    >>> game = fiefdom.Game.new("kingdomino(players=2)", seed=7)
    >>> estimate = analyse(game, Limit(simulations=100))[0]
    >>> estimate.move in game.legal_moves, estimate.sheet.total
    (True, 0)

    """

    move: Move
    then: Move | None
    action: int
    points: float
    lead: float
    margin: float
    win_chance: float
    sheet: ScoreSheet
    simulations: int


@dataclass(frozen=True, slots=True)
class Analysis(Sequence[MoveEstimate]):
    """The estimates of a decision's best moves, best first: a sequence.

    `moves` is how many were considered. `exact`: all lines of play to the end were examined. `foreseen`: nothing is
    left to chance, and the others are assumed to play like the bot `normal`.

    >>> import fiefdom
    >>> game = fiefdom.Game.new("kingdomino(players=2)", seed=7)
    >>> found = analyse(game, Limit(simulations=100), lines=2)
    >>> len(found), found.moves, found.exact
    (2, 4, False)

    """

    estimates: tuple[MoveEstimate, ...]
    moves: int
    exact: bool = False
    foreseen: bool = False

    def __len__(self) -> int:
        return len(self.estimates)

    @overload
    def __getitem__(self, index: int) -> MoveEstimate: ...

    @overload
    def __getitem__(self, index: slice) -> tuple[MoveEstimate, ...]: ...

    def __getitem__(self, index: int | slice) -> MoveEstimate | tuple[MoveEstimate, ...]:
        return self.estimates[index]

    @property
    def is_clear(self) -> bool:
        """Whether the first move is significantly better than the second, as far as the policy is right."""
        if len(self) < 2:
            return True
        first, second = self[0], self[1]
        return first.lead - second.lead > sqrt(first.margin**2 + second.margin**2)


def analyse(game: Game, limit: Limit = USUAL, lines: int = 3, seed: int = 0) -> Analysis:
    """Analyse the pending decision of a game; `lines` is how many moves to return, 8 at most.

    The same game, seed and limit in simulations give the same analysis. Raises InvalidArgument when no decision is
    pending or `lines` is less than 1.

    >>> import fiefdom
    >>> game = fiefdom.Game.new("kingdomino(players=2)", seed=7)
    >>> for line in fiefdom.analyse(game, fiefdom.Limit(simulations=200)):
    ...     assert 0 <= line.win_chance <= 1 and line.simulations > 0

    """
    if game.to_move is None:
        raise InvalidArgument(BotCode.NO_DECISION())
    if lines < 1:
        raise InvalidArgument(BotCode.TOO_FEW(name="lines", value=lines))
    view = View.of(game)
    # Always the maximum: the estimate for a move does not depend on how many are asked for.
    plan = Plan(width=32, rounds=TO_THE_END, keep=MOST_LINES, sparing=False, belief=0, solving=20_000)
    candidates = search(view, weights_for(view.rules), new_source(seed), limit, plan)
    known = int((candidates.simulations > 0).sum())
    estimates = tuple(_estimate(game, view, candidates, index) for index in range(min(lines, known, MOST_LINES) or 1))
    return Analysis(estimates, len(candidates), candidates.exact, candidates.foreseen)


def _estimate(game: Game, view: View, candidates: Candidates, index: int) -> MoveEstimate:
    simulations = int(candidates.simulations[index])
    share = 1 / max(1, simulations)
    lead = float(candidates.leads[index]) * share
    variance = max(0.0, float(candidates.squares[index]) * share - lead**2)
    action, claim = int(candidates.moves[index].action), int(candidates.moves[index].claim)
    return MoveEstimate(
        move=game.decode(action),
        then=None if claim == ANY_CLAIM else game.decode(claim),
        action=action,
        points=float(candidates.points[index]) * share,
        lead=lead,
        margin=INTERVAL * sqrt(variance * share),
        win_chance=float(candidates.wins[index]) * share,
        sheet=_sheet_after(view, action),
        simulations=simulations,
    )


def _sheet_after(view: View, action: int) -> ScoreSheet:
    engine, states = engine_for(view.rules, trusted=True), copied(view.states)
    engine.apply(states, [action])
    return read_sheet(codec_for(view.rules), view.kingdom, engine.sheet(states, view.kingdom))
