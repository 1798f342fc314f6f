"""A review as text for the terminal: a table of players, curves, turning points and bad decisions."""

from collections.abc import Iterator
from typing import TYPE_CHECKING

from fiefdom.analysis.explanations import Because
from fiefdom.analysis.review_values import MARKS, Clause, Review, ReviewedDecision
from fiefdom.cli.play.event_text import deed
from fiefdom.cli.play.seating import seated
from fiefdom.languages import Say, decimal
from fiefdom.notation import Record, parse_event
from fiefdom.render.svg.captions import kingdom_name

if TYPE_CHECKING:
    from fiefdom.render.terminal.signs import Look

BLOCKS, DIGITS = "▁▂▃▄▅▆▇█", "0123456789"
LONGEST_NAME = 20
COLUMNS = ("accuracy", "best", "good", "inaccuracy", "mistake", "blunder", "lost", "luck", "lead-luck")


def names_of(record: Record, say: Say) -> tuple[str, ...]:
    """The names of the players, those of bots translated."""
    return seated(record.rules, tuple(record.seats), say).names


def report(record: Record, review: Review, look: "Look", width: int) -> str:
    """The whole review."""
    say, names = look.say, names_of(record, look.say)
    games = decimal(review.simulations, ",d", say)
    head = say("review-head", rules=review.rules, decisions=len(review.decisions), games=games)
    blocks = [
        "\n".join([head, "", *_players(review, names, say)]),
        "\n".join(_curves(record, review, names, look, width)),
    ]
    turning = [line for each in review.turning_points for line in told(each, names, say)]
    blocks.append("\n".join([say("review-turning" if turning else "review-no-turning"), *turning]))
    rest = [each for each in review.decisions if each.is_bad and each not in review.turning_points]
    if rest:
        blocks.append("\n".join([say("review-others"), *(line for each in rest for line in told(each, names, say))]))
    return "\n\n".join(blocks)


def _players(review: Review, names: tuple[str, ...], say: Say) -> Iterator[str]:
    width = min(LONGEST_NAME, max(len(name) for name in names))
    titles = [say(f"review-column-{name}") for name in COLUMNS]
    yield " " * width + "".join(f"  {title}" for title in titles)
    for seat in review.seats:
        cells = [
            "-" if seat.accuracy is None else f"{seat.accuracy:.0f}",
            *(str(seat.counts[name]) for name in COLUMNS[1:6]),
            decimal(-seat.lost_lead, "+.1f", say),
            f"{100 * seat.luck:+.0f}%",
            decimal(seat.lead_luck, "+.1f", say),
        ]
        name = names[seat.seat][:width]
        yield f"{name:<{width}}" + "".join(f"  {cell:>{len(title)}}" for cell, title in zip(cells, titles, strict=True))


def _curves(record: Record, review: Review, names: tuple[str, ...], look: "Look", width: int) -> Iterator[str]:
    """The win chance of every kingdom over the game, as a row of blocks."""
    yield look.say("review-curve")
    signs = BLOCKS if look.unicode else DIGITS
    label = LONGEST_NAME
    for kingdom in range(record.rules.kingdoms):
        chances = [chance for _, chance, _ in review.curve(kingdom)]
        room = max(10, min(len(chances), width - label - 8))
        shown = [chances[at * (len(chances) - 1) // max(1, room - 1)] for at in range(min(room, len(chances)))]
        row = "".join(signs[min(len(signs) - 1, int(chance * len(signs)))] for chance in shown)
        name = kingdom_name(record.rules, names, kingdom, look.say)[:label]
        yield f"{name:<{label}} {row} {100 * chances[-1]:>3.0f}%"


def told(decision: ReviewedDecision, names: tuple[str, ...], say: Say) -> Iterator[str]:
    """A bad decision in two or three lines."""
    yield "  " + say(
        "review-decision",
        round=max(1, decision.round_number),
        name=names[decision.seat],
        deed=worded(decision.played, say),
        mark=MARKS[decision.verdict],
        lost=round(100 * decision.lost_chance),
        lead=decimal(-decision.lost_lead, "+.1f", say),
    )
    yield "      " + say("review-better", deed=better(decision, say))
    if decision.why_best:
        yield "      " + because(decision.why_best, names, say)


def because(why: tuple[Clause, ...], names: tuple[str, ...], say: Say) -> str:
    """Reasons in one line; whoever gets a domino is called by name."""
    return "; ".join(_clause(each, names, say) for each in why)


def _clause(clause: Clause, names: tuple[str, ...], say: Say) -> str:
    seat = clause.args.get("seat")
    if clause.key == Because.LEAVES_TO.key and isinstance(seat, int):
        return say("because-leaves-to-name", **clause.args, name=names[seat - 1])
    return say(clause.key, **clause.args)


def better(decision: ReviewedDecision, say: Say) -> str:
    """The best move, with its claim."""
    first = worded(decision.best, say)
    return first if decision.then is None else say("terminal-then", first=first, then=worded(decision.then, say))


def worded(move: str, say: Say) -> str:
    """A move in words."""
    return deed(parse_event(move), say)
