"""What has happened since the last question, a line a turn."""

from collections.abc import Collection, Sequence

from fiefdom.cli.seating import Seating
from fiefdom.game import Claim, ClaimPair, Discard, LineLaid, Pass, Place, Played

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

    for number, event in enumerate(history[start:], start):
        if event.seat is None:
            # What chance reveals is on the table; without a person nobody shows the table, so lines are told.
            if isinstance(event.event, LineLaid) and not seating.persons:
                finish()
                lines.append(f"new line: {' '.join(event.event.dominoes)}")
            continue
        is_new = event.seat != seat or isinstance(event.event, OPENERS)
        if is_new or (isinstance(event.event, Claim | ClaimPair) and _has_claimed(deeds)):
            finish()
        seat = event.seat
        if isinstance(event.event, Pass):
            continue
        deeds.append(f"{event.event} (the only choice)" if number in forced else str(event.event))
    finish()
    return lines


def _has_claimed(deeds: list[str]) -> bool:
    return any(deed.startswith("claim") for deed in deeds)
