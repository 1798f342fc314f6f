"""Why a move is not legal: questions of the page, answered by the engine."""

from fiefdom.events import event as events
from fiefdom.server import match
from fiefdom.server import protocol as wire
from fiefdom.server.live import Live
from fiefdom.server.refusals import wire_args


def why(live: Live, holder: str | None, command: wire.Why) -> wire.WhyAnswer:
    """The reason, or none. Raises CommandRefused where the question makes no sense."""
    game, _ = match.ahead(live.table, live.actor(holder), command.at, command.actions)
    reason = game.why_not(move_of(command.move))
    return wire.WhyAnswer(
        kind="why",
        number=live.table.number,
        id=command.id,
        key=reason.code.key if reason else None,
        args=wire_args(reason) if reason else {},
        sentence=reason.text() if reason else "",
    )


def move_of(asked: wire.Asked) -> events.Move:
    """The move that is asked about; what is missing is empty, and the engine says so."""
    move = events.asked(events.kind_named(asked.kind), dict(asked))
    assert isinstance(move, events.Move)
    return move
