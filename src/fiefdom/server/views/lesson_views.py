"""A lesson as a table: the page shows it with the same components as any game."""

from dataclasses import replace

from fiefdom.lessons import Run
from fiefdom.server.protocol import lessons as wire
from fiefdom.server.protocol import views
from fiefdom.server.tables.state import Actor, Chair, Table
from fiefdom.server.views.game_view import game_view
from fiefdom.server.views.log_views import log_of
from fiefdom.server.views.table_view import Views


def lesson_answer(run: Run, advice: wire.LessonAdvice | None = None) -> wire.LessonAnswer:
    """Where a learner is, what the lesson says, and the table."""
    return wire.LessonAnswer.trusted(
        lesson=run.lesson.name,
        taken=list(run.taken),
        chapter=run.chapter_number,
        chapters=len(run.lesson.chapters),
        turn=run.turn,
        turns=run.turns,
        idea=run.idea,
        is_free=run.is_free,
        is_over=run.is_over,
        advice=advice,
        view=_table_view(run),
        log=log_of(run.chapter.new_game(), run.game.history),
    )


def preview(run: Run, action: int) -> views.GameView:
    """The game after one action of the learner, before anything else happens. Raises IllegalMove."""
    game = run.game.copy()
    game.push(action)
    return game_view(game, 0)


def _table_view(run: Run) -> views.TableView:
    learner = frozenset({run.learner})
    found = Views(_table(run)).table_view(Actor(learner))
    if found.decision is None:
        return found
    decision = found.decision.model_copy(update={"can_undo": bool(run.taken)})
    return found.model_copy(update={"decision": decision})


def _table(run: Run) -> Table:
    chairs = tuple(
        Chair(seat.name, number + 1, "bot" if seat.bot else "person", seat.bot)
        for number, seat in enumerate(run.chapter.record.seats)
    )
    stage = "over" if run.is_over else "playing"
    table = Table(f"lesson-{run.lesson.name}", run.game.rules, chairs, stage, games=(run.game,))
    return replace(table, number=len(run.taken), at=len(run.taken))
