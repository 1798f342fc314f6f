"""What an analysis says about a decision: an estimate for each of its best moves."""

from collections.abc import Sequence
from dataclasses import dataclass
from typing import overload

from fiefdom.analysis.expected_sheets import ExpectedSheet
from fiefdom.analysis.futures import Line
from fiefdom.game import Move

EXACT, FORESEEN, ESTIMATED = "exact", "foreseen", "estimated"
# What is not exact is never told as certain: in per cent.
LEAST_TOLD, MOST_TOLD = 1, 99


@dataclass(frozen=True, slots=True)
class MoveEstimate:
    """What a move is expected to lead to. The lead is own points minus those of the best other kingdom.

    `margin` is half the 95 % interval of the lead, 0 if it is exact; `win_interval` is the win chance at both ends.
    `leads`, their standard deviations `spreads`, and `chances` are those of all kingdoms: the chances add up to 1, a
    shared first place counts as a part of a win, and none is 0 or 1 unless the result is exact. `sheet` and `other` are
    the expected final score sheets of the acting kingdom and of the best other one. `then` is the claim that goes with
    the move and `line` what is expected to follow, up to the next chance event. `simulations` is the number of futures
    behind all this, 1 if there is only one.

    >>> import fiefdom
    >>> game = fiefdom.Game.new("kingdomino(players=2)", seed=7)
    >>> estimate = fiefdom.analyse(game, fiefdom.Limit(simulations=100))[0]
    >>> estimate.move in game.legal_moves, abs(estimate.sheet.total - estimate.other.total - estimate.lead) < 1e-9
    (True, True)

    """

    move: Move
    then: Move | None
    action: int
    points: float
    lead: float
    margin: float
    win_chance: float
    win_interval: tuple[float, float]
    leads: tuple[float, ...]
    spreads: tuple[float, ...]
    chances: tuple[float, ...]
    sheet: ExpectedSheet
    other: ExpectedSheet
    line: Line
    simulations: int


@dataclass(frozen=True, slots=True)
class Analysis(Sequence[MoveEstimate]):
    """The estimates of a decision's best moves, best first, and of the move that was played: a sequence.

    `moves` is how many were considered. `certainty` is `exact` if all lines of play to the end were examined,
    `foreseen` if nothing is left to chance, but the others are assumed to play sensibly, and `estimated` otherwise.
    `noise` is half the 95 % interval of the difference between the lead of each move and that of the first.

    >>> import fiefdom
    >>> game = fiefdom.Game.new("kingdomino(players=2)", seed=7)
    >>> found = fiefdom.analyse(game, fiefdom.Limit(simulations=100), lines=2)
    >>> len(found), found.moves, found.certainty
    (2, 4, 'estimated')

    """

    estimates: tuple[MoveEstimate, ...]
    moves: int
    kingdom: int
    certainty: str = ESTIMATED
    noise: tuple[float, ...] = ()
    played: MoveEstimate | None = None

    def __len__(self) -> int:
        return len(self.estimates)

    @overload
    def __getitem__(self, index: int) -> MoveEstimate: ...

    @overload
    def __getitem__(self, index: slice) -> tuple[MoveEstimate, ...]: ...

    def __getitem__(self, index: int | slice) -> MoveEstimate | tuple[MoveEstimate, ...]:
        return self.estimates[index]

    @property
    def exact(self) -> bool:
        """Whether all lines of play to the end were examined."""
        return self.certainty == EXACT

    @property
    def is_clear(self) -> bool:
        """Whether the first move is significantly better than the second, as far as the policy is right."""
        return len(self) < 2 or self[0].lead - self[1].lead > self.noise[1]

    def percent(self, chance: float) -> int:
        """A chance of this analysis in per cent: never 0 or 100 unless it is exact."""
        told = round(100 * chance)
        return told if self.exact else min(MOST_TOLD, max(LEAST_TOLD, told))

    def is_worse(self, estimate: MoveEstimate) -> bool:
        """Whether a move of this analysis is significantly worse than the first one."""
        return self[0].lead - estimate.lead > self.noise[self.estimates.index(estimate)]
