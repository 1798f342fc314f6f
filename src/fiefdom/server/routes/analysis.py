"""HTTP routes for hints, reviews, and tables that go on from a recorded game."""

import asyncio
from typing import Annotated

from fastapi import APIRouter, Query, Request
from starlette.responses import Response

from fiefdom.errors import CommandRefused
from fiefdom.notation import Record
from fiefdom.server import cookies, tokens
from fiefdom.server.analysis.desk import AnalysisDesk, ReviewJob
from fiefdom.server.middleware import client_of
from fiefdom.server.protocol import analysis as wire
from fiefdom.server.refusals import AnalysisCode, TableCode
from fiefdom.server.routes.common import json_response, limit, registry_of, visible_session
from fiefdom.server.store.database import Hold, KeyChange, NewHolder
from fiefdom.server.tables import again
from fiefdom.server.tables.public import is_rated
from fiefdom.server.tables.state import Actor, Table
from fiefdom.server.views import review_views
from fiefdom.server.views.replay_views import game_at

router = APIRouter()
GameNumber = Annotated[int | None, Query(ge=0, le=10_000)]


def desk_of(request: Request) -> AnalysisDesk:
    """The desk of this application."""
    desk: AnalysisDesk = request.app.state.desk
    return desk


# ---------------------------------------------------------------------- hints


@router.post("/api/games/{table}/hint", response_model=wire.HintAnswer)
async def hint(request: Request, table: str, wish: wire.HintRequest) -> Response:
    """The best moves of the decision at hand, for the person who has to make it."""
    session = await visible_session(request, table)
    record = _decision_at_hand(session.table, session.actor(cookies.holder_of(request, table)), wish.at)
    limit(request, "analyses")
    found = await desk_of(request).hint(record)
    if session.table.at != wish.at:
        raise CommandRefused(TableCode.STALE())
    return json_response(review_views.hint_answer(found, wish.at))


def _decision_at_hand(table: Table, actor: Actor, at: int) -> Record:
    """The game so far. Raises CommandRefused if this actor gets no hint for it."""
    if is_rated(table):
        raise CommandRefused(AnalysisCode.HINTS_RATED())
    if table.options.clock is not None:
        raise CommandRefused(AnalysisCode.HINTS_TIMED())
    if not table.options.hints:
        raise CommandRefused(AnalysisCode.NO_HINTS())
    if table.options.spectators == "delayed" and not actor.seats:
        raise CommandRefused(TableCode.NOT_SEATED())
    game, seat = table.game, table.to_move
    if game is None or seat is None:
        raise CommandRefused(TableCode.NO_GAME())
    if at != table.at:
        raise CommandRefused(TableCode.STALE())
    if seat not in actor.seats:
        raise CommandRefused(TableCode.NOT_YOUR_TURN(name=table.chairs[seat].name))
    return Record.of(game)


# ---------------------------------------------------------------------- reviews


async def _subject(request: Request, table: str, game: int | None) -> tuple[int, Record]:
    """The number and the record of a game that may be reviewed. Raises CommandRefused."""
    session = await visible_session(request, table)
    chosen, found = game_at(session.table, game)
    if not found.is_over and session.table.stage != "record":
        raise CommandRefused(AnalysisCode.NOT_OVER())
    return chosen, Record.of(found)


@router.post("/api/games/{table}/review", response_model=wire.ReviewAnswer)
async def begin_review(request: Request, table: str, wish: wire.ReviewRequest) -> Response:
    """Begin to review a game that is over, or an uploaded record. One that was made before is returned at once."""
    chosen, record = await _subject(request, table, wish.game)
    desk = desk_of(request)
    key = await desk.key_of(record, wish.depth)
    if await desk.look(key, record, wish.depth) is None:
        limit(request, "analyses")
    job = await desk.ask(key, record, wish.depth, client_of(request.scope))
    return await _answer(desk, job, chosen, wish.depth)


@router.get("/api/games/{table}/review", response_model=wire.ReviewAnswer)
async def follow_review(
    request: Request,
    table: str,
    game: GameNumber = None,
    depth: wire.Depth = "normal",
    seen: Annotated[int | None, Query(ge=0, le=10_000)] = None,
) -> Response:
    """How far a review is, and its result when it is done. With `seen`, wait until more decisions are done."""
    chosen, record = await _subject(request, table, game)
    desk = desk_of(request)
    job = await desk.look(await desk.key_of(record, depth), record, depth)
    if job is not None and seen is not None:
        await job.news(seen)
    return await _answer(desk, job, chosen, depth)


@router.delete("/api/games/{table}/review", response_model=wire.ReviewAnswer)
async def cancel_review(
    request: Request, table: str, game: GameNumber = None, depth: wire.Depth = "normal"
) -> Response:
    """Whoever asked for a review does not want it any more; it is stopped if nobody else does."""
    chosen, record = await _subject(request, table, game)
    desk = desk_of(request)
    job = await desk.look(await desk.key_of(record, depth), record, depth)
    if job is None:
        raise CommandRefused(AnalysisCode.NO_REVIEW())
    desk.cancel(job, client_of(request.scope))
    return await _answer(desk, job, chosen, depth)


async def _answer(desk: AnalysisDesk, job: ReviewJob | None, game: int, depth: wire.Depth) -> Response:
    if job is None:
        return json_response(
            wire.ReviewAnswer(state="none", game=game, depth=depth, done=0, total=0, ahead=0, review=None)
        )
    view = None if job.review is None else await asyncio.to_thread(review_views.review_view, job.review)
    answer = wire.ReviewAnswer.trusted(
        state=job.state, game=game, depth=depth, done=job.done, total=job.total, ahead=desk.ahead_of(job), review=view
    )
    return json_response(answer)


# ---------------------------------------------------------------------- again


@router.post("/api/games/{table}/again", response_model=wire.AgainAnswer, status_code=201)
async def play_again(request: Request, table: str, wish: wire.AgainRequest) -> Response:
    """A new table against bots, from a decision of a game that is over. The response sets the host's cookie."""
    limit(request, "new_tables")
    chosen, _ = await _subject(request, table, wish.game)
    registry = registry_of(request)
    source = (await registry.session(table)).table
    identifier, token = tokens.new_table_id(), tokens.new_token()
    decided, seat = await asyncio.to_thread(
        again.table_from,
        identifier, source.games[chosen], source.players_of(chosen), wish.moment, wish.name or "", wish.level,
        registry.clock.now(),
    )  # fmt: skip
    holder = tokens.hashed(token)
    changes: list[KeyChange] = [NewHolder(holder, is_host=True), Hold(seat, holder)]
    async with registry.lifecycle.changing():
        await registry.store.create(identifier, str(decided.table.rules), "playing", decided.events, changes)
    await registry.session(identifier)
    response = json_response(wire.AgainAnswer(id=identifier, seat=seat), 201)
    cookies.give(response, request, identifier, token)
    return response
