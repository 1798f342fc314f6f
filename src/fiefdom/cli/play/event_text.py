"""Short descriptions of moves and chance events in the user's language."""

from fiefdom.analysis import MoveEstimate
from fiefdom.game import Event, KingDrawn
from fiefdom.languages import Say, has


def deed(event: Event, say: Say) -> str:
    """A move in words, to follow the player's name: `place K1 s1 s2`."""
    key = f"terminal-deed-{event.kind}"
    return say(key, **event.arguments()) if has(key) else str(event)


def estimated(estimate: MoveEstimate, say: Say) -> str:
    """The move of an estimate, together with its claim."""
    first = deed(estimate.move, say)
    return first if estimate.then is None else say("terminal-then", first=first, then=deed(estimate.then, say))


def revealed(event: Event, names: tuple[str, ...], say: Say) -> str:
    """A chance event in words."""
    seat = {"seat": names[event.seat]} if isinstance(event, KingDrawn) else {}
    key = f"log-{event.kind}"
    return say(key, **event.arguments() | seat) if has(key) else str(event)
