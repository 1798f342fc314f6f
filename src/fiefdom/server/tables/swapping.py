"""Swapping seats between games."""

from fiefdom.errors import CommandRefused
from fiefdom.server.protocol.gathering import SwapSeats
from fiefdom.server.refusals import LobbyCode, TableCode
from fiefdom.server.tables.state import Actor
from fiefdom.server.tables.writer import Writer


def swap_seats(writer: Writer, actor: Actor, command: SwapSeats) -> None:
    """The host decides whether seats are swapped before the next game; everybody has to agree to it again."""
    table = writer.table
    if not actor.is_host:
        raise CommandRefused(TableCode.HOST_ONLY())
    if table.stage != "over":
        raise CommandRefused(TableCode.NOT_OVER())
    if table.told or len(table.match_games) < table.rules.games:
        raise CommandRefused(LobbyCode.NO_SWAP())
    if command.swap != table.swaps:
        writer.add("swap_wanted", swap=command.swap)


def swap(writer: Writer) -> None:
    """Before a rematch: everybody moves on by one seat, if the host wants it."""
    number = len(writer.table.chairs)
    if writer.table.swaps:
        writer.add("swapped", order=[(seat - 1) % number for seat in range(number)])
