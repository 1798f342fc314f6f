"""HTTP routes for guided first games. Nothing is stored: every request carries the learner's answers."""

import asyncio

from fastapi import APIRouter, Request
from starlette.responses import Response

from fiefdom.errors import CommandRefused, FiefdomError, TextError
from fiefdom.languages import english
from fiefdom.lessons import Lesson, Run, lesson, lesson_names
from fiefdom.lessons.run import Advice
from fiefdom.reasons import Reason
from fiefdom.server.protocol import lessons as wire
from fiefdom.server.protocol import messages, views
from fiefdom.server.protocol.base import Wire
from fiefdom.server.refusals import TableCode
from fiefdom.server.routes.common import registry_of
from fiefdom.server.tables.explain import move_of
from fiefdom.server.views import lesson_views

router = APIRouter()


def _json(model: Wire) -> Response:
    return Response(model.model_dump_json(), media_type="application/json")


async def _lesson(request: Request, name: str) -> Lesson:
    """The lesson of this name, with its engine compiled. Raises CommandRefused."""
    try:
        found = lesson(name)
    except TextError:
        raise CommandRefused(TableCode.NOT_FOUND()) from None
    for rules in {chapter.record.rules for chapter in found.chapters}:
        await registry_of(request).warm(rules)
    return found


@router.get("/api/lessons", response_model=wire.LessonsAnswer)
async def list_lessons() -> wire.LessonsAnswer:
    """The games that have a lesson."""
    return wire.LessonsAnswer(lessons=list(lesson_names()))


@router.post("/api/lessons/{name}", response_model=wire.LessonAnswer)
async def take(request: Request, name: str, wish: wire.LessonRequest) -> Response:
    """The lesson after these answers; answers that do not hold any more are dropped."""
    return _json(await asyncio.to_thread(_taken, await _lesson(request, name), wish))


@router.post("/api/lessons/{name}/why", response_model=messages.WhyAnswer)
async def why(request: Request, name: str, wish: wire.LessonWhy) -> Response:
    """Why a move is not legal; the key is null if it is."""
    return _json(await asyncio.to_thread(_why, await _lesson(request, name), wish))


@router.post("/api/lessons/{name}/preview", response_model=views.GameView)
async def preview(request: Request, name: str, wish: wire.LessonPreview) -> Response:
    """The game as it would be after an action."""
    return _json(await asyncio.to_thread(_preview, await _lesson(request, name), wish))


def _taken(found: Lesson, wish: wire.LessonRequest) -> wire.LessonAnswer:
    run = Run.resume(found, wish.taken)
    if wish.answer is None or len(run.taken) < len(wish.taken) or run.is_over:
        return lesson_views.lesson_answer(run)
    try:
        advice = run.answer(wish.answer)
    except FiefdomError as error:
        return lesson_views.lesson_answer(run, _of_reason(error.reason))
    return lesson_views.lesson_answer(run, None if advice is None else _advice(advice))


def _advice(advice: Advice) -> wire.LessonAdvice:
    if advice.reason is not None:
        return _of_reason(advice.reason)
    key = advice.key or ""
    return wire.LessonAdvice(key=key, args={}, rule=None, sentence=english(key))


def _of_reason(reason: Reason) -> wire.LessonAdvice:
    data = reason.as_dict()
    return wire.LessonAdvice(key=data["key"], args=data["args"], rule=reason.rule, sentence=reason.text())


def _why(found: Lesson, wish: wire.LessonWhy) -> messages.WhyAnswer:
    run = Run.resume(found, wish.taken)
    reason = run.game.why_not(move_of(wish.move))
    return messages.WhyAnswer(
        kind="why",
        number=len(run.taken),
        id=0,
        key=reason.code.key if reason else None,
        args=reason.as_dict()["args"] if reason else {},
        rule=reason.rule if reason else None,
        sentence=reason.text() if reason else "",
    )


def _preview(found: Lesson, wish: wire.LessonPreview) -> views.GameView:
    try:
        return lesson_views.preview(Run.resume(found, wish.taken), wish.action)
    except FiefdomError as error:
        raise CommandRefused(error.reason) from None
