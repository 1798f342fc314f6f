"""The review of a game as a value: every decision, every player, and the turning points; and as JSON."""

from dataclasses import asdict, dataclass
from math import exp
from typing import Any

from fiefdom.languages import sentence

# The classes of decisions, and the loss of win chance that each begins with.
FORCED, BEST, GOOD, INACCURACY, MISTAKE, BLUNDER = "forced", "best", "good", "inaccuracy", "mistake", "blunder"
THRESHOLDS = ((BLUNDER, 0.20), (MISTAKE, 0.10), (INACCURACY, 0.05))
CLASSES = (BEST, GOOD, INACCURACY, MISTAKE, BLUNDER)
MARKS = {INACCURACY: "?!", MISTAKE: "?", BLUNDER: "??"}
TURNING_POINTS = 3


@dataclass(frozen=True, slots=True)
class Clause:
    """A part of an explanation: the key and the arguments of its message."""

    key: str
    args: dict[str, str | int]

    def text(self, language: str = "en") -> str:
        return sentence(self.key, self.args, language)


@dataclass(frozen=True, slots=True)
class ReviewedDecision:
    """One decision. Chances and leads have an entry for each kingdom; moves are texts.

    `event` is the index of the decision in the record. `before` are the chances if the best move is made, with the
    interval `band` for the acting kingdom, and `after` those of the move that was made. `lost_chance` and `lost_lead`
    are what the acting kingdom lost by its move: 0 if the difference may be due to chance. `luck` and `lead_luck` are
    what the draws right before the decision brought to each kingdom. `why` says what speaks for and against the move
    that was made compared with the best one, and `why_best` the reverse.
    """

    event: int
    seat: int
    kingdom: int
    round_number: int
    choices: int
    certainty: str
    verdict: str
    played: str
    best: str
    then: str | None
    before: tuple[float, ...]
    after: tuple[float, ...]
    band: tuple[float, float]
    leads: tuple[float, ...]
    lost_chance: float
    lost_lead: float
    luck: tuple[float, ...]
    lead_luck: tuple[float, ...]
    why: tuple[Clause, ...] = ()
    why_best: tuple[Clause, ...] = ()

    @property
    def is_bad(self) -> bool:
        """Whether it is at least an inaccuracy."""
        return self.verdict in MARKS


@dataclass(frozen=True, slots=True)
class ReviewedSeat:
    """The summary of a seat: how many decisions of each class, what they lost, and the luck of its kingdom.

    `accuracy` is the mean of 103.17 exp(-4.354 loss) - 3.17 over all decisions with a choice, from 0 to 100; None
    without any.
    """

    seat: int
    kingdom: int
    accuracy: float | None
    counts: dict[str, int]
    lost_chance: float
    lost_lead: float
    luck: float
    lead_luck: float


@dataclass(frozen=True, slots=True)
class Review:
    """The review of a game; `result` is the win of each kingdom if the game is over. See `review`."""

    rules: str
    simulations: int
    decisions: tuple[ReviewedDecision, ...]
    result: tuple[float, ...] | None = None

    @property
    def seats(self) -> tuple[ReviewedSeat, ...]:
        """The summaries of all seats that decided something."""
        return tuple(self._seat(seat) for seat in sorted({each.seat for each in self.decisions}))

    @property
    def turning_points(self) -> tuple[ReviewedDecision, ...]:
        """The decisions that lost most, at most three, in the order of the game: none below an inaccuracy."""
        bad = sorted((each for each in self.decisions if each.is_bad), key=lambda each: -each.lost_chance)
        return tuple(sorted(bad[:TURNING_POINTS], key=lambda each: each.event))

    def curve(self, kingdom: int) -> tuple[tuple[float, float, float], ...]:
        """The win chance of a kingdom before each decision, as low, chance and high; at the end, the result."""
        points = []
        for each in self.decisions:
            chance, half = each.before[kingdom], (each.band[1] - each.band[0]) / 2
            points.append((max(0.0, chance - half), chance, min(1.0, chance + half)))
        if self.result is not None:
            points.append((self.result[kingdom],) * 3)
        return tuple(points)

    def _seat(self, seat: int) -> ReviewedSeat:
        own = [each for each in self.decisions if each.seat == seat]
        kingdom = own[0].kingdom
        chosen = [each for each in own if each.verdict != FORCED]
        return ReviewedSeat(
            seat=seat,
            kingdom=kingdom,
            accuracy=sum(accuracy(each.lost_chance) for each in chosen) / len(chosen) if chosen else None,
            counts={name: sum(each.verdict == name for each in own) for name in CLASSES},
            lost_chance=sum(each.lost_chance for each in own),
            lost_lead=sum(each.lost_lead for each in own),
            luck=sum(each.luck[kingdom] for each in self.decisions),
            lead_luck=sum(each.lead_luck[kingdom] for each in self.decisions),
        )

    def as_json(self) -> dict[str, Any]:
        """The review as plain values."""
        summaries = {"seats": [asdict(seat) for seat in self.seats], "turning_points": self._events()}
        return {**asdict(self), **summaries}

    def _events(self) -> list[int]:
        return [each.event for each in self.turning_points]

    @classmethod
    def from_json(cls, value: dict[str, Any]) -> "Review":
        """The review that plain values describe. Raises KeyError, TypeError or ValueError for anything else."""
        result = value["result"]
        decisions = tuple(_decision(each) for each in value["decisions"])
        return cls(value["rules"], value["simulations"], decisions, None if result is None else tuple(result))


def _decision(value: dict[str, Any]) -> ReviewedDecision:
    """Lists of numbers become tuples, and clauses values."""
    clauses = {name: tuple(Clause(**each) for each in value[name]) for name in ("why", "why_best")}
    plain: dict[str, Any] = {name: tuple(each) if isinstance(each, list) else each for name, each in value.items()}
    return ReviewedDecision(**plain | clauses)


def verdict(lost_chance: float, is_best: bool) -> str:
    """The class of a decision.

    >>> verdict(0.2, False), verdict(0.06, False), verdict(0.01, False), verdict(0.0, True)
    ('blunder', 'inaccuracy', 'good', 'best')

    """
    found = (name for name, least in THRESHOLDS if lost_chance >= least)
    return next(found, BEST if is_best else GOOD)


def accuracy(lost_chance: float) -> float:
    """How accurate a decision was, from 0 to 100.

    >>> accuracy(0.0), round(accuracy(0.1)), accuracy(1.0)
    (100.0, 64, 0.0)

    """
    return min(100.0, max(0.0, 103.1668 * exp(-4.354 * lost_chance) - 3.1668))
