"""Hints and reviews as the page shows them."""

from collections.abc import Iterable, Mapping
from typing import Any

from fiefdom.analysis import Review
from fiefdom.analysis.review_values import Clause, ReviewedDecision
from fiefdom.events.event import Event
from fiefdom.events.reading import parse_event
from fiefdom.languages import sentence
from fiefdom.server.protocol import analysis as wire


def move_gist(text: str) -> wire.MoveGist:
    """A move in the words of the log."""
    event: Event = parse_event(text)
    return wire.MoveGist.trusted(
        text=text,
        key=f"log-{event.kind.replace('_', '-')}",
        args=event.log_arguments(),
        cells=list(event.cells),
        domino=getattr(event, "domino", None),
        left=getattr(event, "left", None),
        right=getattr(event, "right", None),
    )


def hint_answer(found: Mapping[str, Any], at: int) -> wire.HintAnswer:
    """What an analyst found."""
    moves = [
        {
            **each,
            "move": move_gist(each["move"]),
            "then": None if each["then"] is None else move_gist(each["then"]),
            "why": [_because(clause["key"], clause["args"]) for clause in each["why"]],
        }
        for each in found["moves"]
    ]
    return wire.HintAnswer.model_validate({**found, "at": at, "moves": moves})


def review_view(review: Review) -> wire.ReviewView:
    """A review with its curves."""
    moments = {each.event: moment for moment, each in enumerate(review.decisions)}
    kingdoms = len(review.decisions[0].before)
    return wire.ReviewView.trusted(
        simulations=review.simulations,
        decisions=[_decision(each, moments[each.event]) for each in review.decisions],
        seats=[wire.ReviewedSeatView.model_validate(seat) for seat in review.as_json()["seats"]],
        turning_points=[moments[each.event] for each in review.turning_points],
        curves=[[list(point) for point in review.curve(kingdom)] for kingdom in range(kingdoms)],
        result=None if review.result is None else list(review.result),
    )


def _decision(each: ReviewedDecision, moment: int) -> wire.ReviewedDecisionView:
    return wire.ReviewedDecisionView.trusted(
        moment=moment,
        seat=each.seat,
        kingdom=each.kingdom,
        round=each.round_number,
        choices=each.choices,
        certainty=each.certainty,
        verdict=each.verdict,
        played=move_gist(each.played),
        best=move_gist(each.best),
        then=None if each.then is None else move_gist(each.then),
        before=list(each.before),
        after=list(each.after),
        band=list(each.band),
        lost_chance=each.lost_chance,
        lost_lead=each.lost_lead,
        luck=list(each.luck),
        why=_clauses(each.why),
        why_best=_clauses(each.why_best),
    )


def _clauses(clauses: Iterable[Clause]) -> list[wire.BecauseView]:
    return [_because(clause.key, clause.args) for clause in clauses]


def _because(key: str, args: Mapping[str, Any]) -> wire.BecauseView:
    return wire.BecauseView.trusted(key=key, args=dict(args), sentence=sentence(key, dict(args), "en"))
