"""HTTP routes of the analysis board. Nothing is stored: every request carries the events that it is about."""

import asyncio
import re
from collections.abc import Callable
from typing import Any

from fastapi import APIRouter, Request
from starlette.responses import Response

from fiefdom.errors import CommandRefused, TextError
from fiefdom.rules import Rules
from fiefdom.server.protocol import analysis_board as wire
from fiefdom.server.protocol import messages
from fiefdom.server.protocol.base import Wire
from fiefdom.server.refusals import TableCode
from fiefdom.server.routes.common import registry_of
from fiefdom.server.tables import imports
from fiefdom.server.tables.explain import move_of
from fiefdom.server.views import analysis_board_view as board

router = APIRouter()
# What records begin with: JSON, the first line of the text, or a comment.
_RECORD = re.compile(r"\ufeff?\s*(?:[\[{#]|fief\b)", re.IGNORECASE)


async def _answered(request: Request, rules: str, work: Callable[[Any], Wire], wish: Any) -> Response:
    """Do the work in a thread, when the engine for these rules is compiled."""
    try:
        read = Rules.parse(rules)
    except TextError as error:
        raise CommandRefused(TableCode.RULES(reason=error.reason)) from None
    await registry_of(request).warm(read)
    answer = await asyncio.to_thread(work, wish)
    return Response(answer.model_dump_json(), media_type="application/json")


@router.post("/api/board/open", response_model=wire.BoardOpenAnswer)
async def open_board(request: Request, wish: wire.BoardOpenRequest) -> Response:
    """The tree of a record, of a position, or of a new game."""
    if not _RECORD.match(wish.text):
        answer = wire.BoardOpenAnswer.trusted(tree=await asyncio.to_thread(board.tree_of_text, wish.text), records=[])
        return Response(answer.model_dump_json(), media_type="application/json")
    data = wish.text.encode("utf-8", "replace")
    found, _ = await asyncio.to_thread(imports.read_records, data)
    if wish.record is None and len(found) > 1:
        gists = [imports.gist_of(number, one) for number, one in enumerate(found)]
        answer = wire.BoardOpenAnswer.trusted(tree=None, records=gists)
        return Response(answer.model_dump_json(), media_type="application/json")
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
    return wire.BoardRecordAnswer.trusted(text=str(board.record_of_tree(wish)))
