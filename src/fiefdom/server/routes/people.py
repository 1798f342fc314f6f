"""HTTP routes for people: the profile of a browser, its history, export and deletion, and the leaderboard."""

from typing import Annotated

from fastapi import APIRouter, Query, Request
from starlette.responses import Response

from fiefdom.errors import CommandRefused
from fiefdom.server import cookies
from fiefdom.server.people import history, store
from fiefdom.server.people.store import Person
from fiefdom.server.protocol import people as wire
from fiefdom.server.refusals import LobbyCode
from fiefdom.server.routes.common import json_response, limit, registry_of, visible_table

router = APIRouter()
PERSON = "person"
GameName = Annotated[str, Query(max_length=24, pattern=r"^[a-z_]+$")]
Players = Annotated[int, Query(ge=2, le=8)]
Before = Annotated[int | None, Query(ge=0, le=2**53)]


async def person_of(request: Request) -> Person | None:
    """The person whose key this browser has, if any."""
    return await store.person_with(registry_of(request).store, cookies.person_token(request))


async def _required(request: Request) -> Person:
    person = await person_of(request)
    if person is None:
        raise CommandRefused(LobbyCode.NO_PERSON())
    return person


async def person_for(request: Request, name: str) -> tuple[Person, str | None]:
    """The person of this browser; if it has none, a new one and its key, which the response has to set."""
    person = await person_of(request)
    if person is not None:
        return person, None
    limit(request, "new_people")
    registry = registry_of(request)
    registry.lifecycle.require()
    return await store.create_person(registry.store, name, registry.clock.now())


@router.get("/api/me", response_model=wire.MeAnswer)
async def me(request: Request) -> Response:
    """The profile of this browser."""
    person = await person_of(request)
    view = None if person is None else await history.person_view(registry_of(request).store, person)
    return json_response(wire.MeAnswer(person=view))


@router.post("/api/me", response_model=wire.MeAnswer)
async def set_me(request: Request, wish: wire.MeRequest) -> Response:
    """Create a profile for this browser, or rename it."""
    registry = registry_of(request)
    registry.lifecycle.require()
    person, token = await person_for(request, wish.name)
    if person.name != wish.name:
        await store.rename_person(registry.store, person.id, wish.name)
        person = Person(person.id, wish.name, person.created, person.has_code)
    response = json_response(wire.MeAnswer(person=await history.person_view(registry.store, person)))
    cookies.give_person(response, request, token)
    return response


@router.get("/api/me/games", response_model=wire.HistoryAnswer)
async def games(request: Request, before: Before = None) -> Response:
    """The games of this person."""
    person = await _required(request)
    return json_response(await history.history(registry_of(request).store, person.id, before))


@router.post("/api/me/code", response_model=wire.PersonCodeAnswer)
async def code(request: Request) -> Response:
    """A code that gives another device a key to this profile."""
    limit(request, "codes")
    person = await _required(request)
    registry = registry_of(request)
    registry.lifecycle.require()
    return json_response(wire.PersonCodeAnswer(code=await store.new_code(registry.store, person.id)))


@router.post("/api/me/recover", response_model=wire.MeAnswer)
async def recover(request: Request, wish: wire.PersonRecoverRequest) -> Response:
    """Use such a code on this device."""
    limit(request, "codes")
    registry = registry_of(request)
    registry.lifecycle.require()
    token = await store.use_code(registry.store, wish.code, await person_of(request), registry.clock.now())
    person = await store.person_with(registry.store, token)
    view = None if person is None else await history.person_view(registry.store, person)
    response = json_response(wire.MeAnswer(person=view))
    cookies.give_person(response, request, token)
    return response


@router.get("/api/me/export", response_model=wire.PersonExport)
async def export(request: Request) -> Response:
    """Everything that is stored about this person, as a file."""
    limit(request, "codes")
    response = json_response(await history.export(registry_of(request).store, await _required(request)))
    response.headers["Content-Disposition"] = 'attachment; filename="fiefdom-profile.json"'
    return response


@router.post("/api/me/delete", response_model=wire.MeAnswer)
async def delete(request: Request, wish: wire.DeleteRequest) -> Response:
    """Delete this person. Games stay, without the name."""
    person = await _required(request)
    registry = registry_of(request)
    registry.lifecycle.require()
    for table in await store.delete_person(registry.store, person):
        registry.forget(table)
    response = json_response(wire.MeAnswer(person=None))
    cookies.take_person(response)
    return response


@router.get("/api/ratings", response_model=wire.LeaderboardAnswer)
async def leaderboard(request: Request, game: GameName = "kingdomino", players: Players = 2) -> Response:
    """The leaderboard of one game and number of players."""
    person = await person_of(request)
    found = await history.leaderboard(registry_of(request).store, game, players, person.id if person else None)
    return json_response(found)


@router.get("/api/games/{table}/people", response_model=wire.SeatPeople)
async def at_table(request: Request, table: str) -> Response:
    """Who sits at a table, with ratings."""
    found = await visible_table(request, table)
    levels = [chair.level if chair.who == "bot" else None for chair in found.chairs]
    ended = len(found.games) - (1 if found.stage == "over" else 2)
    rules = found.rules
    view = await history.seat_people_view(
        registry_of(request).store, table, levels, rules.game, rules.players, ended if ended >= 0 else None
    )
    return json_response(view)
