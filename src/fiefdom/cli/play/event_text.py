"""What somebody did or chance revealed, in a few words of a language."""

from fiefdom.bots.hints import Promise
from fiefdom.game import (
    Build,
    BuildingTurned,
    CavemanTurned,
    Claim,
    ClaimPair,
    Discard,
    Dragon,
    Erupt,
    Event,
    Give,
    KingDrawn,
    LineLaid,
    Pass,
    Pay,
    Place,
    Recruit,
    Settle,
    Site,
    Tax,
)
from fiefdom.game.moves import cell_text
from fiefdom.languages import Say
from fiefdom.notation import parse_event


def deed(event: Event, say: Say) -> str:
    """A move as it is told after the name of whoever made it: `place K1 s1 s2`."""
    key = f"terminal-deed-{event.kind}"
    match event:
        case Claim(domino=label) | Discard(domino=label):
            return say(key, domino=label)
        case ClaimPair(dominoes=labels):
            return say(key, dominoes=" ".join(labels))
        case Place():
            return say(key, domino=event.domino, cells=f"{cell_text(event.left)} {cell_text(event.right)}")
        case Tax(squares=squares):
            return say(key, cells=" ".join(map(cell_text, squares)))
        case Build(building=name) | Dragon(building=name):
            return say(key, building=name)
        case Site(square=cell) | Erupt(square=cell) | Pay(square=cell) | Settle(square=cell):
            return say(key, cells=cell_text(cell))
        case Give():
            return say(key, resource=event.resource, kingdom=event.kingdom + 1)
        case Recruit(caveman=name):
            return say(key, caveman=name)
        case Pass(step=step):
            return say(key, step=step)
    return str(event)


def promised(promise: Promise, say: Say) -> str:
    """The move that a promise is about, with the claim that goes with it."""
    moves = [promise.move] if promise.then is None else [promise.move, promise.then]
    first, *then = (deed(parse_event(move), say) for move in moves)
    return say("terminal-then", first=first, then=then[0]) if then else first


def revealed(event: Event, names: tuple[str, ...], say: Say) -> str:
    """What chance has revealed."""
    match event:
        case LineLaid(dominoes=labels):
            return say("log-line", dominoes=" ".join(labels))
        case BuildingTurned(building=name):
            return say("log-building", building=name)
        case CavemanTurned(caveman=name):
            return say("log-caveman", caveman=name)
        case KingDrawn(seat=seat):
            return say("log-king", seat=names[seat])
    return str(event)
