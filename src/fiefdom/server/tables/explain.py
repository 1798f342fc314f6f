"""Explains why a move is not legal: questions from the page, answered by the engine."""

from fiefdom.events import event as events
from fiefdom.server.protocol import messages as wire
from fiefdom.server.tables import commands
from fiefdom.server.tables.session import TableSession


def why(session: TableSession, holder: str | None, command: wire.Why) -> wire.WhyAnswer:
    """The reason, or none if the move is legal. Raises CommandRefused if the question makes no sense."""
    game, _ = commands.ahead(session.table, session.actor(holder), command.at, command.actions)
    reason = game.why_not(move_of(command.move))
    return wire.WhyAnswer(
        kind="why",
        number=session.table.number,
        id=command.id,
        key=reason.code.key if reason else None,
        args=reason.as_dict()["args"] if reason else {},
        sentence=reason.text() if reason else "",
    )


def move_of(asked: wire.Asked) -> events.Move:
    """The move asked about. Missing fields are left empty, and the engine reports them."""
    move = events.asked(events.kind_named(asked.kind), dict(asked))
    assert isinstance(move, events.Move)
    return move
