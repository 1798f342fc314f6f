"""Taking a seat at a table, by an invite or from the list of public tables."""

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import TYPE_CHECKING

from fiefdom.server import tokens
from fiefdom.server.store.database import Hold, KeyChange, NewHolder
from fiefdom.server.tables import commands
from fiefdom.server.tables.session import TableSession
from fiefdom.server.tables.state import Table
from fiefdom.server.tables.writer import Decided

if TYPE_CHECKING:
    from fiefdom.server.tables.registry import TableRegistry

More = Callable[[int], Sequence[KeyChange]]


def nothing_more(seat: int) -> Sequence[KeyChange]:
    """No other changes."""
    return ()


@dataclass(frozen=True, slots=True)
class SeatRequest:
    """Which seat is wanted (None: any), and what is known of who takes it. `token`: the one that the browser has."""

    seat: int | None
    name: str
    colour: int | None
    commitment: str | None
    token: str | None


async def take_seat(
    registry: "TableRegistry", session: TableSession, wish: SeatRequest, more: More = nothing_more
) -> tuple[int, str]:
    """The seat and the token. `more` has further changes in the same transaction. Raises CommandRefused."""
    is_known = wish.token is not None and tokens.hashed(wish.token) in session.actors
    token = wish.token if is_known and wish.token is not None else tokens.new_token()
    holder = tokens.hashed(token)
    chosen = -1

    def decide(table: Table) -> Decided:
        nonlocal chosen
        who = wish.seat, wish.name, wish.colour
        decided, chosen = commands.join(table, *who, registry.clock.now(), wish.commitment)
        return decided

    def changes(_: Decided) -> Sequence[KeyChange]:
        return [*([] if is_known else [NewHolder(holder)]), Hold(chosen, holder), *more(chosen)]

    await registry.change(session, decide, changes)
    return chosen, token
