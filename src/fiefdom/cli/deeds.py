"""What somebody did or chance revealed, in a few words of a language."""

from fiefdom.bots.hints import Promise
from fiefdom.game import Event, KingDrawn
from fiefdom.languages import Say, has
from fiefdom.notation import parse_event


def deed(event: Event, say: Say) -> str:
    """A move as it is told after the name of whoever made it: `place K1 s1 s2`."""
    key = f"terminal-deed-{event.kind}"
    return say(key, **event.arguments()) if has(key) else str(event)


def promised(promise: Promise, say: Say) -> str:
    """The move that a promise is about, with the claim that goes with it."""
    moves = [promise.move] if promise.then is None else [promise.move, promise.then]
    first, *then = (deed(parse_event(move), say) for move in moves)
    return say("terminal-then", first=first, then=then[0]) if then else first


def revealed(event: Event, names: tuple[str, ...], say: Say) -> str:
    """What chance has revealed."""
    seat = {"seat": names[event.seat]} if isinstance(event, KingDrawn) else {}
    key = f"log-{event.kind}"
    return say(key, **event.arguments() | seat) if has(key) else str(event)
