"""What happened since the last question, one line per turn."""

from collections.abc import Collection, Sequence

from fiefdom.cli.play.event_text import deed, revealed
from fiefdom.cli.play.seating import Seating
from fiefdom.game import Claim, ClaimPair, Discard, LineLaid, Pass, Place, Played
from fiefdom.languages import Say, english

OPENERS = (Place, Discard)


def turns(
    history: Sequence[Played], start: int, seating: Seating, forced: Collection[int] = (), say: Say = english
) -> list[str]:
    """One line for each turn since event `start`: who did what.

    `forced` are the history indices of decisions made automatically for a person because there was only one choice.
    """
    lines: list[str] = []
    seat: int | None = None
    deeds: list[str] = []
    has_claimed = False

    def finish() -> None:
        if deeds and seat is not None:
            lines.append(f"{seating.name(seat)}: {', '.join(deeds)}")
        deeds.clear()

    for number, played in enumerate(history[start:], start):
        event = played.event
        if played.seat is None:
            # What chance reveals is visible on the table. If only bots play, no table is shown, so lines are printed.
            if isinstance(event, LineLaid) and not seating.has_person:
                finish()
                lines.append(revealed(event, seating.rules, seating.names, say))
            continue
        is_new = played.seat != seat or isinstance(event, OPENERS)
        if is_new or (isinstance(event, Claim | ClaimPair) and has_claimed):
            finish()
            has_claimed = False
        seat = played.seat
        has_claimed |= isinstance(event, Claim | ClaimPair)
        if not isinstance(event, Pass):
            words = deed(event, say)
            deeds.append(say("terminal-only-choice", deed=words) if number in forced else words)
    finish()
    return lines


def told(played: Played, seating: Seating, say: Say = english) -> str:
    """One event, including chance, as a short sentence."""
    if played.seat is not None:
        return f"{seating.name(played.seat)}: {deed(played.event, say)}"
    return revealed(played.event, seating.rules, seating.names, say)
