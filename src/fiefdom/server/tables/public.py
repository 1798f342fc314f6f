"""Public tables: the terms of rated games, and putting a table into the lobby."""

from typing import Any

from fiefdom.errors import CommandRefused
from fiefdom.server.protocol.options import Listing, TableOptions
from fiefdom.server.refusals import LobbyCode, TableCode
from fiefdom.server.tables.state import Actor, Chair, Table
from fiefdom.server.tables.writer import Decided, Writer


def require_terms(options: TableOptions, chairs: tuple[Chair, ...], told: bool) -> None:
    """Raise CommandRefused if a table cannot be public, or not rated, like this.

    Rated: with a clock and `lose`, without hints and undo, and with one seat for each person.
    """
    listing = options.listing
    if listing is None:
        return
    if listing.lowest is not None and listing.highest is not None and listing.lowest > listing.highest:
        raise CommandRefused(LobbyCode.RANGE_ORDER())
    if told:
        raise CommandRefused(LobbyCode.RATED_TERMS())
    if not listing.rated:
        return
    is_timed = options.clock is not None and options.clock.on_timeout == "lose"
    if not is_timed or options.hints or options.undo:
        raise CommandRefused(LobbyCode.RATED_TERMS())
    if sum(chair.who == "person" for chair in chairs) > 1:
        raise CommandRefused(LobbyCode.RATED_SEATS())


def is_rated(table: Table) -> bool:
    """Whether games at this table change ratings."""
    return table.options.listing is not None and table.options.listing.rated


def require_fair(table: Table, command: Any) -> None:
    """Raise CommandRefused for what is not possible at a rated table.

    Nobody has two seats, a bot plays only for those who left or ran out of time, and bots are not exchanged.
    """
    if not is_rated(table):
        return
    is_exchange = command.kind == "fill" and table.stage != "gathering"
    if is_exchange or command.kind in ("sit", "take_over", "give_back"):
        raise CommandRefused(LobbyCode.RATED_SEATS())


def publish(table: Table, actor: Actor, listing: Listing | None, now: int) -> Decided:
    """Put the table into the lobby, or take it out. Raises CommandRefused."""
    if not actor.is_host:
        raise CommandRefused(TableCode.HOST_ONLY())
    if table.stage != "gathering" or table.dealing is not None:
        raise CommandRefused(TableCode.NOT_GATHERING())
    require_terms(table.options.model_copy(update={"listing": listing}), table.chairs, table.told)
    writer = Writer(table, now)
    if listing != table.options.listing:
        writer.add("published", listing=None if listing is None else listing.model_dump())
    return writer.decided
