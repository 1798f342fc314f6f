"""HTTP routes for public tables: the list, joining, and quick pairing."""

from fastapi import APIRouter, Request
from starlette.responses import Response

from fiefdom.errors import CommandRefused, TextError
from fiefdom.rules import Rules
from fiefdom.server import cookies
from fiefdom.server.lobby.board import LobbyBoard
from fiefdom.server.lobby.pairing import Pairing
from fiefdom.server.middleware import client_of
from fiefdom.server.protocol import messages, people
from fiefdom.server.protocol.gathering import PublishRequest
from fiefdom.server.refusals import TableCode
from fiefdom.server.routes.common import json_response, limit, registry_of
from fiefdom.server.routes.people import person_for

router = APIRouter()


def _board(request: Request) -> LobbyBoard:
    found: LobbyBoard = request.app.state.board
    return found


def pairing_of(request: Request) -> Pairing:
    """What brings people to public tables."""
    found: Pairing = request.app.state.pairing
    return found


@router.get("/api/lobby", response_model=people.LobbyAnswer)
async def show(request: Request) -> Response:
    """The public tables. With the tag of an earlier answer in `If-None-Match`: 304 if nothing has changed."""
    tag, body = await _board(request).read()
    headers = {"ETag": f'"{tag}"', "Cache-Control": "no-cache"}
    if request.headers.get("if-none-match", "").removeprefix("W/") == f'"{tag}"':
        return Response(status_code=304, headers=headers)
    return Response(body, headers=headers, media_type="application/json")


@router.post("/api/lobby/join", response_model=messages.JoinAnswer)
async def join(request: Request, wish: people.LobbyJoinRequest) -> Response:
    """Take a seat at a public table. The response sets the cookie of the table, and a key if the browser has none."""
    limit(request, "codes")
    person, key = await person_for(request, wish.name)
    found = await pairing_of(request).join(
        wish, person, client_of(request.scope), lambda known: cookies.token_of(request, known)
    )
    _board(request).forget()
    response = json_response(messages.JoinAnswer(id=found[0], seat=found[1], token=None))
    cookies.give(response, request, found[0], found[2])
    cookies.give_person(response, request, key)
    return response


@router.post("/api/lobby/quick", response_model=people.QuickAnswer)
async def quick(request: Request, wish: people.QuickRequest) -> Response:
    """Join a waiting table, or open one."""
    limit(request, "new_tables" if wish.table is None else "codes")
    try:
        rules = Rules.parse(wish.rules)
    except TextError as error:
        raise CommandRefused(TableCode.RULES(reason=error.reason)) from None
    person, key = await person_for(request, wish.name)
    answer, token = await pairing_of(request).quick(
        wish, rules, person, client_of(request.scope), lambda known: cookies.token_of(request, known)
    )
    _board(request).forget()
    response = json_response(answer)
    if token is not None:
        cookies.give(response, request, answer.id, token)
    cookies.give_person(response, request, key)
    return response


@router.post("/api/games/{table}/publish", response_model=people.LobbyAnswer)
async def publish(request: Request, table: str, wish: PublishRequest) -> Response:
    """Host, before the start: put the table into the lobby, or take it out. Answers with the lobby."""
    limit(request, "codes")
    session = await registry_of(request).session(table)
    holder = cookies.holder_of(request, table)
    actor = session.actor(holder)
    if not actor.is_host:
        raise CommandRefused(TableCode.HOST_ONLY())
    host = session.table.host
    name = session.table.chairs[host].name if host is not None else ""
    person, key = await person_for(request, name or "?")
    await pairing_of(request).publish(session, actor, wish.listing, person, client_of(request.scope))
    _board(request).forget()
    response = Response((await _board(request).read())[1], media_type="application/json")
    cookies.give_person(response, request, key)
    return response
