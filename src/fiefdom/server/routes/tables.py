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
from fiefdom.server.middleware import client_of
from fiefdom.server.protocol import messages as wire
from fiefdom.server.protocol import views
from fiefdom.server.rate_limits import Buckets
from fiefdom.server.refusals import TableCode
from fiefdom.server.tables import imports
from fiefdom.server.tables.registry import TableRegistry, now
from fiefdom.server.tables.state import Actor
from fiefdom.server.views import board_views, replay_views

router = APIRouter()
LEVELS = ("easy", "normal", "hard", "expert", "random")
GameNumber = Annotated[int | None, Query(ge=0, le=10_000)]


def registry_of(request: Request) -> TableRegistry:
    """The registry of this application."""
    registry: TableRegistry = request.app.state.registry
    return registry


def _limit(request: Request, name: str) -> None:
    """Raise CommandRefused if a client does this too often."""
    state = request.app.state
    if not hasattr(state, f"{name}_buckets"):
        setattr(state, f"{name}_buckets", Buckets(getattr(state.settings, name)))
    if not getattr(state, f"{name}_buckets").takes(client_of(request.scope)):
        raise CommandRefused(TableCode.TOO_MANY())


def _json(model: views.Wire, status: int = 200) -> Response:
    return Response(model.model_dump_json(), status, media_type="application/json")


@router.get("/health", response_model=wire.Health)
async def health(request: Request) -> Response:
    """Whether the server and its database answer."""
    registry = registry_of(request)
    try:
        await registry.store.ping()
        status = "ok"
    except StoreError:
        status = "trouble"
    body = {"status": status, "version": __version__, "tables": registry.tables, "database": registry.store.kind}
    return _json(wire.Health.model_validate(body), 200 if status == "ok" else 503)


@router.get("/metrics")
async def metrics(request: Request) -> Response:
    """Counters for Prometheus."""
    return PlainTextResponse(registry_of(request).metrics.text())


@router.get("/api/choices", response_model=wire.ChoicesAnswer)
async def choices() -> wire.ChoicesAnswer:
    """Every table that can be created, and the bots that can play at it."""
    every = list(Rules.all())
    games = [
        wire.GameChoice(
            game=game,
            is_origins=described(game).family == "origins",
            variants=[
                wire.VariantChoice(players=rules.players, options=list(rules.options), text=str(rules))
                for rules in every
                if rules.game == game
            ],
        )
        for game in GAMES
    ]
    levels = [wire.BotView(level=level, thinks=BOTS[level].thinks) for level in LEVELS]
    return wire.ChoicesAnswer(games=games, levels=levels, presets={name: str(r) for name, r in PRESETS.items()})


@router.post("/api/games", response_model=wire.CreateAnswer, status_code=201)
async def create(request: Request, wish: wire.CreateRequest) -> Response:
    """Create a table. The response sets the host's cookie."""
    _limit(request, "new_tables")
    try:
        rules = Rules.parse(wish.rules)
    except TextError as error:
        raise CommandRefused(TableCode.RULES(reason=error.reason)) from None
    session, token, invites = await registry_of(request).create(wish, rules)
    view = session.views.table_view(session.actor(tokens.hashed(token)))
    answer = wire.CreateAnswer.model_construct(id=session.table.id, invites=invites, view=view)
    response = _json(answer, 201)
    cookies.give(response, request, session.table.id, token)
    return response


@router.get("/api/games/{table}", response_model=wire.TableMessage)
async def look_at(request: Request, table: str, after: int = 0) -> Response:
    """The current table and its log."""
    session = await registry_of(request).session(table)
    return _json(session.views.message(session.actor(cookies.holder_of(request, table)), after))


@router.post("/api/games/{table}/invites", response_model=wire.Invite)
async def invite(request: Request, table: str, wish: wire.InviteRequest) -> wire.Invite:
    """A new invite for a seat, or for all open ones; the previous one is no longer valid."""
    registry = registry_of(request)
    return await registry.invite(await registry.session(table), cookies.holder_of(request, table), wish.seat)


@router.post("/api/invites/look", response_model=wire.LookAnswer)
async def look(request: Request, wish: wire.LookRequest) -> Response:
    """What an invite is for."""
    _limit(request, "codes")
    session, _, seat = await registry_of(request).look(wish.code)
    view = session.views.table_view(Actor())
    open_seats = [each.seat for each in view.seats if each.who == "open" and seat in (None, each.seat)]
    rules = board_views.rules_view(session.table.rules)
    return _json(
        wire.LookAnswer.model_construct(id=session.table.id, rules=rules, seats=view.seats, open_seats=open_seats)
    )


@router.post("/api/join", response_model=wire.JoinAnswer)
async def join(request: Request, wish: wire.JoinRequest) -> Response:
    """Exchange an invite for a seat. A browser gets a cookie, a program a token."""
    _limit(request, "codes")
    table, seat, token = await registry_of(request).join(wish, lambda known: cookies.token_of(request, known))
    response = _json(wire.JoinAnswer(id=table, seat=seat, token=token if wish.program else None))
    if not wish.program:
        cookies.give(response, request, table, token)
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
    _limit(request, "codes")
    session, token = await registry_of(request).recover(wish.code)
    seats = sorted(session.actor(tokens.hashed(token)).seats)
    response = _json(wire.RecoverAnswer(id=session.table.id, seats=seats))
    cookies.give(response, request, session.table.id, token)
    return response


@router.get("/api/games/{table}/moments", response_model=wire.MomentsAnswer)
async def show_moments(
    request: Request, table: str, game: GameNumber = None, first: int = 0, count: int = 1
) -> Response:
    """A game at some of its moments."""
    session = await registry_of(request).session(table)
    return _json(await asyncio.to_thread(replay_views.moments, session.table, game, first, count))


@router.get("/api/games/{table}/record.fief", response_class=PlainTextResponse)
async def record_text(request: Request, table: str, game: GameNumber = None) -> Response:
    """A game's record as text."""
    session = await registry_of(request).session(table)
    return PlainTextResponse(str(replay_views.record_of(session.table, game)), headers=_attachment(f"{table}.fief"))


@router.get("/api/games/{table}/record.json")
async def record_json(request: Request, table: str, game: GameNumber = None) -> dict[str, Any]:
    """A game's record as JSON."""
    session = await registry_of(request).session(table)
    return replay_views.record_of(session.table, game).as_json()


def _attachment(name: str) -> dict[str, str]:
    return {"Content-Disposition": f'attachment; filename="fiefdom-{name}"'}


@router.post("/api/records", response_model=wire.RecordAnswer, status_code=201)
async def bring_record(request: Request, record: GameNumber = None) -> Response:
    """Store an uploaded record, `.fief` or JSON, so that it can be viewed; if there are several, the selected one."""
    _limit(request, "new_tables")
    found, left_out = await asyncio.to_thread(imports.read_records, await request.body())
    if record is None and len(found) > 1:
        gists = [imports.gist_of(number, one) for number, one in enumerate(found)]
        return _json(wire.RecordAnswer(id=None, games=len(found), records=gists, left_out=left_out))
    if (record or 0) >= len(found):
        raise CommandRefused(TableCode.NO_SUCH_RECORD(number=(record or 0) + 1))
    chosen = found[record or 0]
    registry = registry_of(request)
    await registry.warm(chosen.rules)
    decided = await asyncio.to_thread(imports.table_of_record, tokens.new_table_id(), chosen, now())
    await registry.keep_record(decided)
    return _json(wire.RecordAnswer(id=decided.table.id, games=1, records=[], left_out=left_out), 201)
