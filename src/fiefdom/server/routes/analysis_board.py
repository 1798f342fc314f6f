"""HTTP routes of the analysis board. Nothing is stored: every request carries the events that it is about."""

import asyncio
import json
import re
from collections.abc import Callable
from typing import Any

from fastapi import APIRouter, Request
from starlette.requests import ClientDisconnect
from starlette.responses import Response

from fiefdom.errors import CommandRefused, TextError
from fiefdom.notation.grid import survey
from fiefdom.rules import Rules
from fiefdom.server.analysis.evaluations import Evaluation, subject
from fiefdom.server.middleware import client_of
from fiefdom.server.protocol import analysis_board as wire
from fiefdom.server.protocol import messages
from fiefdom.server.protocol.base import Wire
from fiefdom.server.refusals import BoardCode, TableCode
from fiefdom.server.routes.analysis import desk_of
from fiefdom.server.routes.common import json_response, limit, registry_of
from fiefdom.server.tables import imports
from fiefdom.server.tables.explain import move_of
from fiefdom.server.views import analysis_board_view as board
from fiefdom.server.views import setup_view

router = APIRouter()
# What records begin with: JSON, the first line of the text, or a comment.
_RECORD = re.compile(r"\ufeff?\s*(?:[\[{#]|fief\b)", re.IGNORECASE)


async def _warm(request: Request, rules: str) -> None:
    """Compile the engine for these rules. Raises CommandRefused."""
    try:
        read = Rules.parse(rules)
    except TextError as error:
        raise CommandRefused(TableCode.RULES(reason=error.reason)) from None
    await registry_of(request).warm(read)


async def _answered(request: Request, rules: str, work: Callable[[Any], Wire], wish: Any) -> Response:
    """Do the work in a thread, when the engine for these rules is compiled."""
    await _warm(request, rules)
    return json_response(await asyncio.to_thread(work, wish))


@router.post("/api/board/open", response_model=wire.BoardOpenAnswer)
async def open_board(request: Request, wish: wire.BoardOpenRequest) -> Response:
    """The tree of a record, of a position, or of a new game."""
    if not _RECORD.match(wish.text):
        answer = wire.BoardOpenAnswer.trusted(tree=await asyncio.to_thread(board.tree_of_text, wish.text), records=[])
        return json_response(answer)
    data = wish.text.encode("utf-8", "replace")
    found, _ = await asyncio.to_thread(imports.read_records, data)
    if wish.record is None and len(found) > 1:
        gists = [imports.gist_of(number, one) for number, one in enumerate(found)]
        answer = wire.BoardOpenAnswer.trusted(tree=None, records=gists)
        return json_response(answer)
    if (wish.record or 0) >= len(found):
        raise CommandRefused(TableCode.NO_SUCH_RECORD(number=(wish.record or 0) + 1))
    return await _answered(request, str(found[wish.record or 0].rules), _opened, found[wish.record or 0])


def _opened(record: Any) -> wire.BoardOpenAnswer:
    return wire.BoardOpenAnswer.trusted(tree=board.tree_of_record(record), records=[])


@router.post("/api/board/view", response_model=wire.BoardAnswer)
async def view(request: Request, wish: wire.BoardRequest) -> Response:
    """The table at a place in the tree, or after one more event."""
    return await _answered(request, wish.header.rules, board.answer, wish)


@router.post("/api/board/preview", response_model=wire.BoardPreviewAnswer)
async def preview(request: Request, wish: wire.BoardPreview) -> Response:
    """The game as it would be after an action."""
    return await _answered(request, wish.header.rules, board.preview, wish)


@router.post("/api/board/why", response_model=messages.WhyAnswer)
async def why(request: Request, wish: wire.BoardWhy) -> Response:
    """Why a move is not legal; the key is null if it is."""
    return await _answered(request, wish.header.rules, _why, wish)


def _why(wish: wire.BoardWhy) -> messages.WhyAnswer:
    reason = board.game_at(wish).why_not(move_of(wish.move))
    return messages.WhyAnswer(
        kind="why",
        number=len(wish.events),
        id=0,
        key=reason.code.key if reason else None,
        args=reason.as_dict()["args"] if reason else {},
        rule=reason.rule if reason else None,
        sentence=reason.text() if reason else "",
    )


@router.post("/api/board/record", response_model=wire.BoardRecordAnswer)
async def record(request: Request, wish: wire.BoardTree) -> Response:
    """The tree as a record."""
    return await _answered(request, wish.header.rules, _recorded, wish)


def _recorded(wish: wire.BoardTree) -> wire.BoardRecordAnswer:
    found = board.record_of_tree(wish)
    return wire.BoardRecordAnswer.trusted(text=str(found), json_text=json.dumps(found.as_json(), ensure_ascii=False))


@router.post("/api/board/painted", response_model=wire.PaintedAnswer)
async def painted(request: Request, wish: wire.PaintedRequest) -> Response:
    """The tree that begins at a position with kingdoms as they are painted."""
    drawings, faults = await asyncio.to_thread(survey, wish.text, wish.language)
    if drawings is None or faults:
        raise CommandRefused(BoardCode.KINGDOMS(reason=faults[0].reason))
    await registry_of(request).warm(drawings.rules)
    return json_response(await asyncio.to_thread(setup_view.painted, drawings, wish.setup))


# ---------------------------------------------------------------------- evaluations


@router.post("/api/board/evaluation", response_model=wire.EvaluationAnswer)
async def evaluation(request: Request, wish: wire.EvaluationRequest) -> Response:
    """How the game stands at a place, as deep as asked. It is given up when the connection is closed."""
    await _warm(request, wish.header.rules)
    kingdom, key, record = await asyncio.to_thread(_subject, wish)
    evaluations = desk_of(request).evaluations
    found = evaluations.known(key, wish.level)
    if found is None:
        limit(request, "evaluations")
        asked = asyncio.create_task(evaluations.ask(key, record, wish.level, client_of(request.scope)))
        found = await _while_connected(request, asked)
    return json_response(board.evaluation_answer(found, kingdom))


def _subject(wish: wire.EvaluationRequest) -> tuple[int, str, str]:
    game = board.game_at(wish)
    key, text = subject(game)
    assert game.to_move is not None
    return game.rules.kingdom_of(game.to_move), key, text


async def _while_connected(request: Request, asked: asyncio.Task[Evaluation]) -> Evaluation:
    """The answer, unless the client leaves before. Raises CommandRefused and ClientDisconnect."""
    leaving = asyncio.create_task(_left(request))
    try:
        await asyncio.wait((asked, leaving), return_when=asyncio.FIRST_COMPLETED)
        if asked.done():
            return asked.result()
        raise ClientDisconnect
    finally:
        asked.cancel()
        leaving.cancel()
        await asyncio.gather(asked, leaving, return_exceptions=True)


async def _left(request: Request) -> None:
    """Return when the client has closed the connection."""
    while (await request.receive())["type"] != "http.disconnect":
        pass
