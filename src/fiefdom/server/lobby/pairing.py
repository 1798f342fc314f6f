"""Joining public tables, and quick pairing."""

import asyncio
from collections.abc import Callable

from fiefdom.errors import CommandRefused
from fiefdom.rules import Rules
from fiefdom.server.lobby.listing import listing_changes, read_list, waits_elsewhere
from fiefdom.server.people.history import nearest_level, rating_in
from fiefdom.server.people.results import link
from fiefdom.server.people.store import Person, people_at
from fiefdom.server.protocol import messages as wire
from fiefdom.server.protocol.options import Listing, TableOptions
from fiefdom.server.protocol.people import LobbyJoinRequest, LobbyTable, QuickAnswer, QuickRequest
from fiefdom.server.refusals import LobbyCode, TableCode
from fiefdom.server.store.database import KeyChange
from fiefdom.server.tables.public import publish
from fiefdom.server.tables.registry import TableRegistry
from fiefdom.server.tables.seating import More, SeatRequest, take_seat
from fiefdom.server.tables.session import TableSession
from fiefdom.server.tables.state import Actor
from fiefdom.server.tables.writer import Decided

# Refusals of one table after which quick pairing tries the next one.
_NEXT = (TableCode.SEAT_TAKEN, TableCode.NOT_GATHERING, TableCode.SHUFFLING, TableCode.CLOSED, TableCode.STALE,
         TableCode.NO_SUCH_TABLE, LobbyCode.RATING_RANGE, LobbyCode.ALREADY_SEATED, LobbyCode.NOT_PUBLIC)  # fmt: skip
Token = Callable[[str], str | None]
Created = Callable[[Decided], list[KeyChange]]


class Pairing:
    """Brings people to public tables."""

    def __init__(self, registry: TableRegistry) -> None:
        self._registry = registry
        # Those who ask at the same time find each other's tables.
        self._turn = asyncio.Lock()

    async def require_may_sit(self, session: TableSession, person: Person) -> None:
        """Raise CommandRefused if this person may not sit here: already there, or another rating is asked for."""
        table, store = session.table, self._registry.store
        listing = table.options.listing
        if listing is None:
            return
        if person.id in (await people_at(store, table.id)).values():
            raise CommandRefused(LobbyCode.ALREADY_SEATED())
        if listing.lowest is None and listing.highest is None:
            return
        rating = (await rating_in(store, person.id, table.rules.game, table.rules.players)).shown
        if not (listing.lowest or 0) <= rating <= (4000 if listing.highest is None else listing.highest):
            raise CommandRefused(LobbyCode.RATING_RANGE())

    async def seated(self, session: TableSession, person: Person, address: str) -> More:
        """What is stored when this person takes a seat by an invite. Raises CommandRefused."""
        await self.require_may_sit(session, person)
        return lambda seat: [link(seat, person.id, address)]

    async def join(
        self, request: LobbyJoinRequest, person: Person, address: str, token_of: Token
    ) -> tuple[str, int, str]:
        """Take a seat at a public table: table, seat and token. Raises CommandRefused."""
        session = await self._registry.session(request.table)
        if session.table.options.listing is None:
            raise CommandRefused(LobbyCode.NOT_PUBLIC())
        await self.require_may_sit(session, person)
        wish = SeatRequest(None, request.name, request.colour, request.commitment, token_of(request.table))
        seat, token = await take_seat(self._registry, session, wish, lambda chosen: [link(chosen, person.id, address)])
        return session.table.id, seat, token

    async def opened(self, person: Person) -> None:
        """Raise CommandRefused if this person waits at a public table already."""
        if await waits_elsewhere(self._registry.store, person.id, self._registry.clock.now()):
            raise CommandRefused(LobbyCode.ALREADY_WAITING())

    def created(self, request: wire.CreateRequest, person: Person, address: str) -> Created:
        """What is stored with a new table of this person: the first of the host's seats is the person's."""
        host = next((seat for seat, wish in enumerate(request.seats) if wish.who == "me"), None)

        def more(decided: Decided) -> list[KeyChange]:
            seats: list[KeyChange] = [] if host is None else [link(host, person.id, address)]
            return [*listing_changes(None, decided, person.id), *seats]

        return more

    async def publish(
        self, session: TableSession, actor: Actor, listing: Listing | None, person: Person, address: str
    ) -> None:
        """Put a table into the lobby; the host's seat is this person's from now on. Raises CommandRefused."""
        if listing is not None and session.table.options.listing is None:
            await self.opened(person)
        host = session.table.host

        def changes(decided: Decided) -> list[KeyChange]:
            is_linked = host is not None and host in actor.seats
            seats: list[KeyChange] = [link(host, person.id, address)] if is_linked and host is not None else []
            return [*listing_changes(session.table, decided, person.id), *seats] if decided.events else []

        now = self._registry.clock.now()
        await self._registry.change(session, lambda table: publish(table, actor, listing, now), changes)

    async def quick(
        self, request: QuickRequest, rules: Rules, person: Person, address: str, token_of: Token
    ) -> tuple[QuickAnswer, str | None]:
        """Join the table that has waited longest and suits, or open one; and the token, if it is new.

        Raises CommandRefused.
        """
        level = await nearest_level(self._registry.store, person.id, rules.game, rules.players)
        async with self._turn:
            own = await self._own(request, person)
            if own is not None and (own[0].table.stage != "gathering" or _others(own[0], own[1])):
                return QuickAnswer(id=own[0].table.id, seat=own[1], waits=False, taken=False, level=level), None
            for table in await self._suitable(request, rules, own):
                found = await self._try(table.id, request, person, address, token_of)
                if found is not None:
                    if own is not None:
                        await self._give_up(own)
                    answer = QuickAnswer(id=table.id, seat=found[0], waits=table.free > 1, taken=True, level=level)
                    return answer, found[1]
            if own is not None:
                return QuickAnswer(id=own[0].table.id, seat=own[1], waits=True, taken=False, level=level), None
            await self.opened(person)
            identifier, token = await self._open(request, rules, person, address)
        return QuickAnswer(id=identifier, seat=0, waits=True, taken=True, level=level), token

    async def _own(self, request: QuickRequest, person: Person) -> tuple[TableSession, int] | None:
        """The table that this person has opened before, and the seat there. Raises CommandRefused."""
        if request.table is None:
            return None
        session = await self._registry.session(request.table)
        seated = await people_at(self._registry.store, request.table)
        seat = next((seat for seat, each in seated.items() if each == person.id), None)
        if seat is None:
            raise CommandRefused(TableCode.NOT_SEATED())
        return session, seat

    async def _suitable(
        self, request: QuickRequest, rules: Rules, own: tuple[TableSession, int] | None
    ) -> list[LobbyTable]:
        """The tables that suit, the longest waiting first. Whoever waits already moves only to an older one."""
        listed = (await read_list(self._registry.store, self._registry.clock.now())).waiting
        older = listed
        if own is not None:
            at = next((number for number, each in enumerate(listed) if each.id == own[0].table.id), len(listed))
            older = listed[:at]
        return [
            each
            for each in older
            if each.rules == str(rules) and each.rated == request.rated and each.clock == request.clock
        ]

    async def _try(
        self, table: str, request: QuickRequest, person: Person, address: str, token_of: Token
    ) -> tuple[int, str] | None:
        wish = LobbyJoinRequest(table=table, name=request.name, colour=request.colour, commitment=request.commitment)
        try:
            _, seat, token = await self.join(wish, person, address, token_of)
        except CommandRefused as refused:
            if refused.reason.code in _NEXT:
                return None
            raise
        return seat, token

    async def _give_up(self, own: tuple[TableSession, int]) -> None:
        """Leave a table at which nobody else is."""
        session, seat = own
        holder = next((key for key, actor in session.actors.items() if seat in actor.seats), None)
        try:
            await self._registry.command(session, holder, wire.Leave(kind="leave", id=0, seat=seat))
        except CommandRefused:
            return

    async def _open(self, request: QuickRequest, rules: Rules, person: Person, address: str) -> tuple[str, str]:
        seats = [wire.SeatWish(who="me", name=request.name, colour=request.colour)]
        seats += [wire.SeatWish(who="open")] * (rules.seats - 1)
        options = TableOptions(
            hints=not request.rated,
            undo=not request.rated,
            clock=request.clock,
            listing=Listing(rated=request.rated),
        )
        made = wire.CreateRequest(rules=str(rules), seats=seats, options=options, commitment=request.commitment)
        session, token, _ = await self._registry.create(made, rules, self.created(made, person, address))
        return session.table.id, token


def _others(session: TableSession, seat: int) -> bool:
    """Whether somebody else sits at the table."""
    return any(chair.who != "open" for number, chair in enumerate(session.table.chairs) if number != seat)
