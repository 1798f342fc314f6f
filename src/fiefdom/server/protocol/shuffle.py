"""The fair shuffle in the wire protocol (docs/fair-shuffle.md)."""

from fiefdom.server.protocol.base import Wire


class SeatValue(Wire):
    """A commitment or nonce of a seat, in hexadecimal digits."""

    seat: int
    value: str


class DealtShuffle(Wire):
    """What decides the draws of a game: `secret` is null until the game is over, `commitment` is its SHA-256."""

    commitment: str
    secret: str | None
    nonces: list[SeatValue]


class OpeningShuffle(Wire):
    """A game is about to begin: the server has committed to its secret and awaits the nonces of these seats."""

    commitment: str
    awaited: list[int]


class ShuffleView(Wire):
    """The fair shuffle: of the current game (`dealt`), and the commitments of seats for the next one."""

    dealt: DealtShuffle | None
    commitments: list[SeatValue]
    opening: OpeningShuffle | None
