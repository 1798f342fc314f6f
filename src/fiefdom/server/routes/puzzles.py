"""HTTP routes of the puzzles. Nothing is stored: the page keeps what was solved."""

import asyncio
from collections.abc import Callable
from datetime import UTC, datetime
from typing import Any

from fastapi import APIRouter, Request
from starlette.responses import Response

from fiefdom.errors import CommandRefused, FiefdomError, TextError
from fiefdom.puzzles import Puzzle, all_puzzles, puzzle, puzzle_of_the_day
from fiefdom.puzzles.shelf import day_of
from fiefdom.server.protocol import messages, views
from fiefdom.server.protocol import puzzles as wire
from fiefdom.server.protocol.base import Wire
from fiefdom.server.routes.common import json_response, registry_of
from fiefdom.server.tables.explain import move_of
from fiefdom.server.views import puzzle_views

router = APIRouter()


async def _answered(request: Request, found: Puzzle, work: Callable[..., Wire], *wish: Any) -> Response:
    """Do the work in a thread, when the engine for the rules of the puzzle is compiled. Raises CommandRefused."""
    await registry_of(request).warm(found.rules)
    try:
        return json_response(await asyncio.to_thread(work, found, *wish))
    except FiefdomError as error:
        raise CommandRefused(error.reason) from None


def _named(name: str) -> Puzzle:
    try:
        return puzzle(name)
    except TextError as error:
        raise CommandRefused(error.reason) from None


@router.get("/api/puzzles", response_model=wire.PuzzlesAnswer)
async def list_puzzles() -> Response:
    """All puzzles."""
    return json_response(await asyncio.to_thread(_listed))


def _listed() -> wire.PuzzlesAnswer:
    return wire.PuzzlesAnswer.trusted(puzzles=[puzzle_views.gist(each) for each in all_puzzles()])


@router.get("/api/puzzles/daily", response_model=wire.PuzzleAnswer)
async def daily(request: Request, date: wire.Day | None = None) -> Response:
    """The puzzle of a day, by default of today in UTC; the page asks for the day of its reader."""
    try:
        day = datetime.now(UTC).date() if date is None else day_of(date)
    except TextError as error:
        raise CommandRefused(error.reason) from None
    return await _answered(request, puzzle_of_the_day(day), puzzle_views.puzzle_answer)


@router.get("/api/puzzles/{name}", response_model=wire.PuzzleAnswer)
async def one(request: Request, name: str) -> Response:
    """The puzzle of this name."""
    return await _answered(request, _named(name), puzzle_views.puzzle_answer)


@router.post("/api/puzzles/{name}/answer", response_model=wire.PuzzleVerdict)
async def answer(request: Request, name: str, wish: wire.PuzzleTry) -> Response:
    """What an answer is worth, and the solution when it is right or given up."""
    return await _answered(request, _named(name), puzzle_views.verdict, wish.action)


@router.post("/api/puzzles/{name}/preview", response_model=views.GameView)
async def preview(request: Request, name: str, wish: wire.PuzzlePreview) -> Response:
    """The game as it would be after an action."""
    return await _answered(request, _named(name), puzzle_views.preview, wish.action)


@router.post("/api/puzzles/{name}/why", response_model=messages.WhyAnswer)
async def why(request: Request, name: str, wish: wire.PuzzleWhy) -> Response:
    """Why a move is not legal; the key is null if it is."""
    return await _answered(request, _named(name), _why, wish)


def _why(found: Puzzle, wish: wire.PuzzleWhy) -> messages.WhyAnswer:
    reason = found.game().why_not(move_of(wish.move))
    return messages.WhyAnswer(
        kind="why",
        number=0,
        id=0,
        key=reason.code.key if reason else None,
        args=reason.as_dict()["args"] if reason else {},
        rule=reason.rule if reason else None,
        sentence=reason.text() if reason else "",
    )
