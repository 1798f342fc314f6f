"""`review`: every decision of a recorded game, analysed."""

import signal
from collections.abc import Callable, Iterator, Sequence
from concurrent.futures import ProcessPoolExecutor
from dataclasses import dataclass, replace
from itertools import pairwise
from multiprocessing import active_children, get_context
from threading import Event as Signal
from typing import Any

from fiefdom.analysis import review_store
from fiefdom.analysis.best_moves import analyse
from fiefdom.analysis.estimates import Analysis, MoveEstimate
from fiefdom.analysis.explaining import explain
from fiefdom.analysis.refusals import ReviewCode
from fiefdom.analysis.review_values import BEST, FORCED, Clause, Review, ReviewedDecision, verdict
from fiefdom.bots.kernels.hooks import is_short
from fiefdom.bots.protocol import Limit
from fiefdom.errors import Cancelled, InvalidArgument
from fiefdom.events.event import Event, Move
from fiefdom.game import Game
from fiefdom.notation import Record
from fiefdom.reasons import Reason

# Simulations per decision, and how many times more in games that are played to the end quickly.
SHORT_GAMES = 4
DEPTHS = {"fast": 256, "normal": 1024, "deep": 8192}
LINES = 2
# How many decisions a process analyses at a time.
CHUNK = 4

Progress = Callable[[int, int], None]


def depth_of(name: str) -> int:
    """The number of simulations that a name stands for. Raises InvalidArgument for an unknown one."""
    if name not in DEPTHS:
        raise InvalidArgument(ReviewCode.DEPTH(depth=name, known=tuple(DEPTHS)))
    return DEPTHS[name]


def simulations_of(record: Record, depth: str) -> int:
    """The number of simulations for each decision of a record.

    Raises IllegalMove if it cannot be replayed, and InvalidArgument if nothing was decided or the depth is unknown.
    """
    simulations = depth_of(depth)
    game = record.game(chance="told")
    if not record.decisions:
        raise InvalidArgument(ReviewCode.NOTHING())
    return simulations * (SHORT_GAMES if is_short(game.engine_states()[0]) else 1)


def review(
    record: Record,
    depth: str = "normal",
    *,
    jobs: int = 1,
    progress: Progress = lambda done, total: None,
    stop: Signal | None = None,
    cache: bool = True,
) -> Review:
    """Review a game, finished or not; the same record and depth always give the same review.

    `jobs` is the number of processes, which does not affect the result; `progress` is called with the numbers of
    decisions done and of all. With `cache`, a review that was made before is read from the disk. Raises Cancelled soon
    after `stop` is set, IllegalMove if the record cannot be replayed, and InvalidArgument if nothing was decided in it
    or the depth is unknown.

    >>> game = Game.new("kingdomino(players=2)", seed=7)
    >>> _ = game.push("claim 18")
    >>> found = review(Record.of(game), "fast", cache=False)
    >>> [each.played for each in found.decisions], found.result
    (['claim K18'], None)

    """
    simulations = simulations_of(record, depth)
    game = record.game(chance="told")
    numbers = [number for number, event in enumerate(record.events) if isinstance(event, Move)]
    key = review_store.key_of(record, simulations)
    stored = review_store.load(key) if cache else None
    if stored is not None:
        progress(len(numbers), len(numbers))
        return stored
    found: list[_Found] = []
    for some in _analysed(record, numbers, simulations, jobs):
        found += some
        progress(len(found), len(numbers))
        if stop is not None and stop.is_set():
            raise Cancelled(ReviewCode.CANCELLED(done=len(found), total=len(numbers)))
    made = Review(str(record.rules), simulations, tuple(_with_luck(record, _reconsidered(found))), _result(game))
    if cache:
        review_store.save(key, made)
    return made


@dataclass(frozen=True, slots=True)
class _Found:
    """A decision before luck is known, and the leads of all kingdoms after it."""

    decision: ReviewedDecision
    leads_after: tuple[float, ...]


def _analysed(record: Record, numbers: list[int], simulations: int, jobs: int) -> Iterator[list[_Found]]:
    """The decisions in order, some at a time."""
    if jobs == 1:
        game = _game_before(record, record.events[: numbers[0]])
        for number in numbers:
            _advance(game, record.events, number)
            yield [_decision(game, record.events[number], number, simulations)]
        return
    chunks = [numbers[first : first + CHUNK] for first in range(0, len(numbers), CHUNK)]
    others = set(active_children())
    pool = ProcessPoolExecutor(jobs, mp_context=get_context("spawn"), initializer=_ignore_interrupts)
    done = False
    try:
        text = str(record)
        yield from pool.map(_chunk, [text] * len(chunks), chunks, [simulations] * len(chunks))
        done = True
    finally:
        # Nobody waits for the rest of a review that was stopped.
        for process in () if done else set(active_children()) - others:
            process.terminate()
        pool.shutdown(cancel_futures=True)


def _ignore_interrupts() -> None:
    """Ctrl-C reaches all processes of a terminal; the first one ends the others."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)


def _chunk(text: str, numbers: list[int], simulations: int) -> list[_Found]:
    """The work of another process."""
    record = Record.parse(text)
    game = _game_before(record, record.events[: numbers[0]])
    found = []
    for number in numbers:
        _advance(game, record.events, number)
        found.append(_decision(game, record.events[number], number, simulations))
    return found


def _game_before(record: Record, events: Sequence[Event]) -> Game:
    return Game.replay(replace(record.rules, dynasty=False), events, start=record.start, chance="told")


def _advance(game: Game, events: Sequence[Event], number: int) -> None:
    """Play on up to an event of the record."""
    done = len(game.history)
    for event in events[done:number]:
        if isinstance(event, Move):
            game.push(event)
        else:
            game.reveal(event)  # type: ignore[arg-type]


def _decision(game: Game, played: Any, number: int, simulations: int) -> _Found:
    analysis = analyse(game, Limit(simulations=simulations), LINES, played=played)
    best, made = analysis[0], analysis.played
    assert made is not None and game.to_move is not None
    # What may be due to chance is not held against anybody.
    counts = analysis.exact or analysis.is_worse(made)
    lost_chance = max(0.0, best.win_chance - made.win_chance) if counts else 0.0
    lost_lead = max(0.0, best.lead - made.lead) if counts else 0.0
    is_best = made.action == best.action or (analysis.exact and lost_chance == lost_lead == 0)
    found = verdict(lost_chance, is_best) if len(game.legal_actions) > 1 else FORCED
    settled = best if counts else made
    decision = ReviewedDecision(
        event=number,
        seat=game.to_move,
        kingdom=analysis.kingdom,
        round_number=game.round_number,
        choices=len(game.legal_actions),
        certainty=analysis.certainty,
        verdict=found,
        played=str(made.move),
        best=str(best.move),
        then=None if best.then is None else str(best.then),
        before=settled.chances,
        after=made.chances,
        band=settled.win_interval,
        leads=settled.leads,
        lost_chance=lost_chance,
        lost_lead=lost_lead,
        luck=(0.0,) * len(made.chances),
        lead_luck=(0.0,) * len(made.chances),
        why=_clauses(game, analysis, made, best) if lost_chance or lost_lead else (),
        why_best=_clauses(game, analysis, best, made) if lost_chance or lost_lead else (),
    )
    return _Found(decision, made.leads)


def _clauses(game: Game, analysis: Analysis, estimate: MoveEstimate, against: MoveEstimate) -> tuple[Clause, ...]:
    return tuple(_clause(reason) for reason in explain(game, analysis, estimate, against))


def _clause(reason: Reason) -> Clause:
    return Clause(reason.code.key, {name: value for name, value in reason.args.items() if isinstance(value, str | int)})


def _reconsidered(found: list[_Found]) -> list[_Found]:
    """The decisions, less losses that the same seat could still avert: by its next decision, if nothing came between.

    The futures after a decision let the policy make the next one, which may be worse than what the player can do.
    """
    made = found[-1:]
    for each in reversed(found[:-1]):
        made.append(_less_averted(each, made[-1].decision))
    return made[::-1]


def _less_averted(found: _Found, later: ReviewedDecision) -> _Found:
    decision, kingdom = found.decision, found.decision.kingdom
    is_next = later.seat == decision.seat and later.event == decision.event + 1
    is_loss = decision.lost_chance > 0 or decision.lost_lead > 0
    if not (is_next and is_loss and later.before[kingdom] > decision.after[kingdom]):
        return found
    lost_chance = max(0.0, decision.before[kingdom] - later.before[kingdom])
    lost_lead = min(decision.lost_lead, max(0.0, decision.leads[kingdom] - later.leads[kingdom]))
    decision = replace(
        decision,
        verdict=verdict(lost_chance, decision.verdict == BEST),
        after=later.before,
        lost_chance=lost_chance,
        lost_lead=lost_lead,
    )
    if not lost_chance:
        # It was as good as the best one.
        decision = replace(decision, before=later.before, band=later.band, leads=later.leads)
    if not lost_chance and not lost_lead:
        decision = replace(decision, why=(), why_best=())
    return _Found(decision, later.leads)


def _with_luck(record: Record, found: list[_Found]) -> Iterator[ReviewedDecision]:
    """The decisions with what the draws before each brought: its chances minus those that were expected before them.

    The futures after a move draw chance anew, so what is expected after it is the mean over all draws.
    """
    yield found[0].decision
    for earlier, later in pairwise(found):
        decision = later.decision
        if decision.event == earlier.decision.event + 1:
            yield decision
        else:
            luck = _minus(decision.before, earlier.decision.after)
            yield replace(decision, luck=luck, lead_luck=_minus(decision.leads, earlier.leads_after))


def _minus(one: tuple[float, ...], other: tuple[float, ...]) -> tuple[float, ...]:
    return tuple(first - second for first, second in zip(one, other, strict=True))


def _result(game: Game) -> tuple[float, ...] | None:
    if not game.is_over:
        return None
    first = {standing.kingdom for standing in game.ranking if standing.place == 1}
    return tuple(float(kingdom in first) / len(first) for kingdom in range(game.rules.kingdoms))
