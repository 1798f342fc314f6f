"""HTTP routes for creating tables, taking seats, records and replays."""

import asyncio
from typing import Annotated, Any

from fastapi import APIRouter, Query, Request
from starlette.responses import PlainTextResponse, Response

from fiefdom._version import __version__
from fiefdom.bots.registry import BOTS
from fiefdom.errors import CommandRefused, StoreError, TextError
from fiefdom.rules import Rules
from fiefdom.rules.games import GAMES, described
from fiefdom.rules.presets import PRESETS
from fiefdom.server import cookies, tokens
from fiefdom.server.lobby.pairing import Pairing
from fiefdom.server.middleware import client_of
from fiefdom.server.protocol import choices as offers
from fiefdom.server.protocol import messages as wire
from fiefdom.server.refusals import TableCode
from fiefdom.server.routes.common import json_response, limit, registry_of, visible_session, visible_table
from fiefdom.server.routes.people import person_for, person_of
from fiefdom.server.settings import LEVELS
from fiefdom.server.tables import imports
from fiefdom.server.tables.public import is_rated
from fiefdom.server.tables.seating import More, nothing_more
from fiefdom.server.tables.session import TableSession
from fiefdom.server.tables.state import Actor
from fiefdom.server.views import board_views, replay_views

router = APIRouter()
GameNumber = Annotated[int | None, Query(ge=0, le=10_000)]


@router.get("/health", response_model=offers.Health)
async def health(request: Request) -> Response:
    """Whether the server and its database answer."""
    registry = registry_of(request)
    try:
        await registry.store.ping()
        status = "stopping" if registry.lifecycle.is_stopping else "ok"
    except StoreError:
        status = "trouble"
    body = {"status": status, "version": __version__, "tables": registry.tables, "database": registry.store.kind}
    return json_response(offers.Health.model_validate(body), 200 if status == "ok" else 503)


@router.get("/metrics")
async def metrics(request: Request) -> Response:
    """Counters for Prometheus."""
    return PlainTextResponse(registry_of(request).metrics.text())


@router.get("/api/choices", response_model=offers.ChoicesAnswer)
async def choices() -> offers.ChoicesAnswer:
    """Every table that can be created, and the bots that can play at it."""
    every = list(Rules.all())
    games = [
        offers.GameChoice(
            game=game,
            is_origins=described(game).family == "origins",
            variants=[
                offers.VariantChoice(players=rules.players, options=list(rules.options), text=str(rules))
                for rules in every
                if rules.game == game
            ],
        )
        for game in GAMES
    ]
    levels = [offers.BotView(level=level, thinks=BOTS[level].thinks) for level in LEVELS]
    return offers.ChoicesAnswer(games=games, levels=levels, presets={name: str(r) for name, r in PRESETS.items()})


@router.post("/api/games", response_model=wire.CreateAnswer, status_code=201)
async def create(request: Request, wish: wire.CreateRequest) -> Response:
    """Create a table. The response sets the host's cookie."""
    limit(request, "new_tables")
    try:
        rules = Rules.parse(wish.rules)
    except TextError as error:
        raise CommandRefused(TableCode.RULES(reason=error.reason)) from None
    listing = wish.options.listing
    person, key = await person_for(request, _host_name(wish)) if listing else (await person_of(request), None)
    pairing: Pairing = request.app.state.pairing
    if person is not None and listing is not None:
        await pairing.opened(person)
    more = pairing.created(wish, person, client_of(request.scope)) if person else None
    session, token, invites = await registry_of(request).create(wish, rules, more)
    view = session.views.table_view(session.actor(tokens.hashed(token)))
    answer = wire.CreateAnswer.trusted(id=session.table.id, invites=invites, view=view)
    response = json_response(answer, 201)
    cookies.give(response, request, session.table.id, token)
    cookies.give_person(response, request, key)
    return response


def _host_name(wish: wire.CreateRequest) -> str:
    return next((seat.name for seat in wish.seats if seat.who == "me" and seat.name), "") or "?"


@router.get("/api/games/{table}", response_model=wire.TableMessage)
async def look_at(request: Request, table: str, after: int = 0) -> Response:
    """The current table and its log."""
    session = await visible_session(request, table)
    actor = session.actor(cookies.holder_of(request, table))
    message = session.views_for(actor).encoded(actor, after)
    return Response(message, media_type="application/json")


@router.post("/api/games/{table}/invites", response_model=wire.Invite)
async def invite(request: Request, table: str, wish: wire.InviteRequest) -> wire.Invite:
    """A new invite for a seat, or for all open ones; the previous one is no longer valid."""
    registry = registry_of(request)
    return await registry.invite(await registry.session(table), cookies.holder_of(request, table), wish.seat)


@router.post("/api/invites/look", response_model=wire.LookAnswer)
async def look(request: Request, wish: wire.LookRequest) -> Response:
    """What an invite is for."""
    limit(request, "codes")
    session, _, seat = await registry_of(request).look(wish.code)
    view = session.views_for(Actor()).table_view(Actor())
    open_seats = [each.seat for each in view.seats if each.who == "open" and seat in (None, each.seat)]
    rules = board_views.rules_view(session.table.rules)
    return json_response(
        wire.LookAnswer.trusted(id=session.table.id, rules=rules, seats=view.seats, open_seats=open_seats)
    )


@router.post("/api/join", response_model=wire.JoinAnswer)
async def join(request: Request, wish: wire.JoinRequest) -> Response:
    """Exchange an invite for a seat. A browser gets a cookie, a program a token."""
    limit(request, "codes")
    keys: list[str | None] = [None]
    pairing: Pairing = request.app.state.pairing

    async def more(session: TableSession) -> More:
        """Whoever has a profile keeps the result; at a rated table everybody gets one."""
        if wish.program:
            return nothing_more
        if is_rated(session.table):
            person, keys[0] = await person_for(request, wish.name)
        else:
            known = await person_of(request)
            if known is None:
                return nothing_more
            person = known
        return await pairing.seated(session, person, client_of(request.scope))

    table, seat, token = await registry_of(request).join(wish, lambda known: cookies.token_of(request, known), more)
    response = json_response(wire.JoinAnswer(id=table, seat=seat, token=token if wish.program else None))
    if not wish.program:
        cookies.give(response, request, table, token)
        cookies.give_person(response, request, keys[0])
    return response


@router.post("/api/games/{table}/recovery", response_model=wire.RecoveryAnswer)
async def recovery(request: Request, table: str) -> wire.RecoveryAnswer:
    """A new code that moves the seats of this browser to another one."""
    registry = registry_of(request)
    code = await registry.new_recovery(await registry.session(table), cookies.holder_of(request, table))
    return wire.RecoveryAnswer(code=code)


@router.post("/api/recover", response_model=wire.RecoverAnswer)
async def recover(request: Request, wish: wire.RecoverRequest) -> Response:
    """Exchange a recovery code for the seats it stands for."""
    limit(request, "codes")
    session, token = await registry_of(request).recover(wish.code)
    seats = sorted(session.actor(tokens.hashed(token)).seats)
    response = json_response(wire.RecoverAnswer(id=session.table.id, seats=seats))
    cookies.give(response, request, session.table.id, token)
    return response


@router.get("/api/games/{table}/moments", response_model=wire.MomentsAnswer)
async def show_moments(
    request: Request, table: str, game: GameNumber = None, first: int = 0, count: int = 1
) -> Response:
    """A game at some of its moments."""
    seen = await visible_table(request, table)
    return json_response(await asyncio.to_thread(replay_views.moments, seen, game, first, count))


@router.get("/api/games/{table}/record.fief", response_class=PlainTextResponse)
async def record_text(request: Request, table: str, game: GameNumber = None) -> Response:
    """A game's record as text."""
    seen = await visible_table(request, table)
    return PlainTextResponse(str(replay_views.record_of(seen, game)), headers=_attachment(f"{table}.fief"))


@router.get("/api/games/{table}/record.json")
async def record_json(request: Request, table: str, game: GameNumber = None) -> dict[str, Any]:
    """A game's record as JSON."""
    return replay_views.record_of(await visible_table(request, table), game).as_json()


def _attachment(name: str) -> dict[str, str]:
    return {"Content-Disposition": f'attachment; filename="fiefdom-{name}"'}


@router.post("/api/records", response_model=wire.RecordAnswer, status_code=201)
async def bring_record(request: Request, record: GameNumber = None) -> Response:
    """Store an uploaded record, `.fief` or JSON, so that it can be viewed; if there are several, the selected one."""
    limit(request, "new_tables")
    found, left_out = await asyncio.to_thread(imports.read_records, await request.body())
    if record is None and len(found) > 1:
        gists = [imports.gist_of(number, one) for number, one in enumerate(found)]
        return json_response(wire.RecordAnswer(id=None, games=len(found), records=gists, left_out=left_out))
    if (record or 0) >= len(found):
        raise CommandRefused(TableCode.NO_SUCH_RECORD(number=(record or 0) + 1))
    chosen = found[record or 0]
    registry = registry_of(request)
    await registry.warm(chosen.rules)
    decided = await asyncio.to_thread(imports.table_of_record, tokens.new_table_id(), chosen, registry.clock.now())
    await registry.keep_record(decided)
    return json_response(wire.RecordAnswer(id=decided.table.id, games=1, records=[], left_out=left_out), 201)
