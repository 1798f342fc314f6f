"""The score pad: counts kingdoms of a real table. Nothing is stored."""

import asyncio

from fastapi import APIRouter, Request
from starlette.responses import Response

from fiefdom.notation.grid import survey
from fiefdom.server.protocol import pad as wire
from fiefdom.server.routes.common import registry_of
from fiefdom.server.views import pad_view

router = APIRouter()


@router.post("/api/score", response_model=wire.PadAnswer)
async def score(request: Request, wish: wire.PadRequest) -> Response:
    """Count kingdoms that are drawn as text."""
    drawings, faults = survey(wish.text, wish.language)
    if drawings is None:
        answer = pad_view.unread(faults)
    else:
        await registry_of(request).warm(drawings.rules)
        answer = await asyncio.to_thread(pad_view.counted, drawings, faults)
    return Response(answer.model_dump_json(), media_type="application/json")
