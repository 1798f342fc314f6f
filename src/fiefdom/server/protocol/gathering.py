"""Messages about public tables, seats and talk."""

from typing import Literal

from fiefdom.server.protocol.base import Id, SeatNumber, Wire
from fiefdom.server.protocol.options import Listing
from fiefdom.server.protocol.people import Phrase


class Said(Wire):
    """Somebody at the table said something. It is not in the log."""

    kind: Literal["said"]
    number: int
    seat: int
    phrase: Phrase


class Say(Wire):
    """Say something at one's own seat; everybody at the table hears it."""

    kind: Literal["say"]
    id: Id
    seat: SeatNumber
    phrase: Phrase


class PublishRequest(Wire):
    """Host, before the start: put the table into the lobby, or take it out (null)."""

    listing: Listing | None


class SwapSeats(Wire):
    """Host, after a game: whether everybody moves on by one seat before a rematch. All have to agree to it again."""

    kind: Literal["swap_seats"]
    id: Id
    swap: bool
