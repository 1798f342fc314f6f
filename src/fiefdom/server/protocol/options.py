"""What the host of a table decides about how it is played, apart from the rules of the game."""

from typing import Annotated, Literal

from pydantic import Field

from fiefdom.server.protocol.base import Wire

LONGEST = 14 * 24 * 3600


class ClockOptions(Wire):
    """How long players may think: `seconds` for each turn, or for the whole game with an `increment` after each turn.

    Days are seconds too (correspondence). Whoever runs out is replaced by a bot (`bot`), or loses (`lose`): then a bot
    plays on, and the kingdom is last, whatever it scores.
    """

    per: Literal["turn", "game"]
    seconds: Annotated[int, Field(ge=5, le=LONGEST)]
    increment: Annotated[int, Field(ge=0, le=3600)] = 0
    on_timeout: Literal["bot", "lose"] = "bot"


class ClockView(Wire):
    """The clocks: milliseconds `left` of each seat at `since` (server time); that of `running` has run since then."""

    left: list[int]
    running: int | None
    since: int
    lost: list[int]


Bound = Annotated[int, Field(ge=0, le=4000)]


class Listing(Wire):
    """A public table: everybody sees it in the lobby and may join. `rated`: its games change ratings.

    `lowest` and `highest`: the ratings with which one may join.
    """

    rated: bool = False
    lowest: Bound | None = None
    highest: Bound | None = None


class TableOptions(Wire):
    """`hints`: players are told what a move would bring. `undo`: decisions can be undone. `spectators`: who may watch.

    With `delayed`, those without a seat see a game three minutes later, and with `none` when it is over. `listing`:
    null for a private table.
    """

    hints: bool = True
    undo: bool = True
    spectators: Literal["all", "delayed", "none"] = "all"
    clock: ClockOptions | None = None
    listing: Listing | None = None
