"""The models of hints and reviews in the wire protocol."""

from typing import Annotated, Literal

from pydantic import Field

from fiefdom.server.protocol.base import Wire
from fiefdom.server.protocol.messages import Level, Name
from fiefdom.server.protocol.views import Args, Cell, ReasonArgs

Depth = Literal["fast", "normal", "deep"]
GameIndex = Annotated[int, Field(ge=0, le=10_000)]


class BecauseView(Wire):
    """A part of an explanation; `sentence` is it in English."""

    key: str
    args: ReasonArgs
    sentence: str


class MoveGist(Wire):
    """A move as it would be in the log: `key` and `args` give the message. `left` and `right`: where a domino lies."""

    text: str
    key: str
    args: Args
    cells: list[Cell]
    domino: str | None
    left: Cell | None
    right: Cell | None


class HintRequest(Wire):
    """A request for the best moves of the decision at hand; `at` as in commands."""

    at: Annotated[int, Field(ge=0, lt=2**31)]


class HintMove(Wire):
    """One of the best moves. `action` is what a command would send; `then` the claim that is expected to go with it.

    `chance`: the win chance of the own kingdom, within `band`; `lead`: its expected points minus those of the best
    other, give or take `margin`.
    """

    action: int
    move: MoveGist
    then: MoveGist | None
    chance: float
    band: list[float]
    lead: float
    margin: float
    why: list[BecauseView]


class HintAnswer(Wire):
    """The best moves, best first. `is_clear`: whether the first is better beyond the noise."""

    at: int
    certainty: Literal["exact", "foreseen", "estimated"]
    is_clear: bool
    choices: int
    moves: list[HintMove]


class ReviewRequest(Wire):
    """A request to review a game of a table; by default its last one."""

    game: GameIndex | None = None
    depth: Depth = "normal"


class ReviewedDecisionView(Wire):
    """One decision. `moment`: how many were made before it. Chances have an entry for each kingdom.

    `before`: the chances if the best move is made, `after` those of the move that was made; `lost_chance` and
    `lost_lead`: what the acting kingdom lost by it; `luck`: what the draws right before it brought to each kingdom.
    """

    moment: int
    seat: int
    kingdom: int
    round: int
    choices: int
    certainty: Literal["exact", "foreseen", "estimated"]
    verdict: Literal["forced", "best", "good", "inaccuracy", "mistake", "blunder"]
    played: MoveGist
    best: MoveGist
    then: MoveGist | None
    before: list[float]
    after: list[float]
    band: list[float]
    lost_chance: float
    lost_lead: float
    luck: list[float]
    why: list[BecauseView]
    why_best: list[BecauseView]


class ReviewedSeatView(Wire):
    """The summary of a seat. `accuracy` from 0 to 100; null if there was never a choice."""

    seat: int
    kingdom: int
    accuracy: float | None
    counts: dict[str, int]
    lost_chance: float
    lost_lead: float
    luck: float
    lead_luck: float


class ReviewView(Wire):
    """A review. `turning_points` are moments; `curves` has for each kingdom low, chance and high before each decision.

    If the game is over, the last point of a curve is the result.
    """

    simulations: int
    decisions: list[ReviewedDecisionView]
    seats: list[ReviewedSeatView]
    turning_points: list[int]
    curves: list[list[list[float]]]
    result: list[float] | None


class ReviewAnswer(Wire):
    """How far a review is: `done` of `total` decisions. `ahead`: how many reviews come before it in the queue.

    `none`: nobody has asked for it. `review` is null unless the state is `done`.
    """

    state: Literal["none", "waiting", "running", "done", "failed", "cancelled"]
    game: int
    depth: Depth
    done: int
    total: int
    ahead: int
    review: ReviewView | None


class AgainRequest(Wire):
    """A request for a new table that goes on before a decision of a game: against bots, in the seat that decided."""

    moment: Annotated[int, Field(ge=0, le=10_000)]
    game: GameIndex | None = None
    name: Name | None = None
    level: Level = "normal"


class AgainAnswer(Wire):
    """The new table, and the seat in which this browser plays."""

    id: str
    seat: int
