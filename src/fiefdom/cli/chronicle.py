"""What has happened since the last question, a line a turn."""

from collections.abc import Collection, Sequence

from fiefdom.cli.seating import Seating
from fiefdom.game import (
    BuildingTurned,
    CavemanTurned,
    Claim,
    ClaimPair,
    Discard,
    KingDrawn,
    LineLaid,
    Pass,
    Place,
    Played,
)

OPENERS = (Place, Discard)


def turns(history: Sequence[Played], start: int, seating: Seating, forced: Collection[int] = ()) -> list[str]:
    """One line for each turn since event `start`: who, and what, in the words that moves are written with.

    `forced` are the places in the history of decisions that were made for a person, having one choice.
    """
    lines: list[str] = []
    seat: int | None = None
    deeds: list[str] = []

    def finish() -> None:
        if deeds and seat is not None:
            lines.append(f"{seating.name(seat)}: {', '.join(deeds)}")
        deeds.clear()

    for number, played in enumerate(history[start:], start):
        event = played.event
        if played.seat is None:
            # What chance reveals is on the table; without a person nobody shows the table, so lines are told.
            if isinstance(event, LineLaid) and not seating.has_person:
                finish()
                lines.append(f"new line: {' '.join(event.dominoes)}")
            continue
        is_new = played.seat != seat or isinstance(event, OPENERS)
        if is_new or (isinstance(event, Claim | ClaimPair) and _has_claimed(deeds)):
            finish()
        seat = played.seat
        if not isinstance(event, Pass):
            deeds.append(f"{event} (the only choice)" if number in forced else str(event))
    finish()
    return lines


def _has_claimed(deeds: list[str]) -> bool:
    return any(deed.startswith(("claim", "pair")) for deed in deeds)


def told(played: Played, seating: Seating) -> str:
    """One event in a sentence's length, chance included."""
    event = played.event
    if played.seat is not None:
        return f"{seating.name(played.seat)}: {event}"
    match event:
        case LineLaid(dominoes=labels):
            return f"A line is laid: {' '.join(labels)}"
        case BuildingTurned(building=name):
            return f"A building is turned up: {name.replace('_', ' ')}"
        case CavemanTurned(caveman=name):
            return f"A caveman is turned up: {name.replace('_', ' ')}"
        case KingDrawn(seat=seat):
            return f"Drawn: a king of {seating.name(seat)}"
    return str(event)
