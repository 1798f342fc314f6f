"""Questions from the page that change nothing: why a move is not legal, and what the table would look like."""

from collections.abc import Sequence

from fiefdom.events import event as events
from fiefdom.game import Game
from fiefdom.server.protocol import messages as wire
from fiefdom.server.tables import commands
from fiefdom.server.tables.session import TableSession
from fiefdom.server.tables.state import Table
from fiefdom.server.views.table_view import Views


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
        rule=reason.rule if reason else None,
        sentence=reason.text() if reason else "",
    )


def move_of(asked: wire.Asked) -> events.Move:
    """The move asked about. Missing fields are left empty, and the engine reports them."""
    move = events.asked(events.kind_named(asked.kind), dict(asked))
    assert isinstance(move, events.Move)
    return move


def preview(session: TableSession, holder: str | None, command: wire.Preview) -> wire.PreviewAnswer:
    """The table after decisions that have not been made. Raises CommandRefused."""
    actor = session.actor(holder)
    game, is_certain = commands.ahead(session.table, actor, command.at, command.actions)
    shown = game if is_certain else _before_chance(session.table, game, command.actions)
    views = Views(session.table, session.company, shown, session.views)
    view = views.table_view(actor, has_decision=is_certain)
    return wire.PreviewAnswer(
        kind="preview", number=session.table.number, id=command.id, view=view, is_certain=is_certain
    )


def _before_chance(table: Table, game: Game, actions: Sequence[int]) -> Game:
    """A preview must not show what chance would draw: go back to before the last decision."""
    assert table.game is not None
    is_drawn = len(game.history) > len(table.game.history) + len(actions)
    if not is_drawn:
        return game
    shown = game.copy()
    shown.undo()
    return shown
