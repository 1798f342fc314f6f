"""Short descriptions of moves and chance events in the user's language."""

from fiefdom.analysis import MoveEstimate
from fiefdom.game import Event, KingDrawn
from fiefdom.languages import Say, has
from fiefdom.render.families import style_of
from fiefdom.render.terminal.names import who
from fiefdom.rules import Rules


def deed(event: Event, say: Say) -> str:
    """A move in words, to follow the player's name: `place K1 s1 s2`."""
    key = f"terminal-deed-{event.kind}"
    return say(key, **event.arguments()) if has(key) else str(event)


def estimated(estimate: MoveEstimate, say: Say) -> str:
    """The move of an estimate, together with its claim."""
    first = deed(estimate.move, say)
    return first if estimate.then is None else say("terminal-then", first=first, then=deed(estimate.then, say))


def revealed(event: Event, rules: Rules, names: tuple[str, ...], say: Say) -> str:
    """A chance event in words."""
    whose: dict[str, str] = {}
    if isinstance(event, KingDrawn):
        name = names[event.seat]
        whose = {"name": name, "who": who(name, say), "king": style_of(rules).king}
    key = f"log-{event.kind}"
    return say(key, **event.arguments() | whose) if has(key) else str(event)
