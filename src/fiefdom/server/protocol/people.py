"""People without accounts, public tables, ratings and talk, as they go over the wire."""

from typing import Annotated, Literal

from pydantic import Field, StringConstraints

from fiefdom.server.protocol.base import Wire
from fiefdom.server.protocol.options import ClockOptions

PersonName = Annotated[str, StringConstraints(min_length=1, max_length=24, strip_whitespace=True)]
TypedCode = Annotated[str, StringConstraints(max_length=40)]
TableId = Annotated[str, StringConstraints(pattern=r"^[a-z0-9]{1,16}$")]
Commitment = Annotated[str, StringConstraints(pattern=r"^[0-9a-f]{64}$")]
# What can be said at a table. Pages have the words; the wire has only these.
Phrase = Literal[
    "hello", "good_luck", "well_played", "thanks", "sorry", "wow", "oops", "hurry", "thinking", "laugh", "cry", "clap",
    "crown", "goodbye",
]  # fmt: skip


class RatingView(Wire):
    """A rating in one game with one number of players: 1500 at the start, and `uncertainty` to both sides (95 %).

    `is_provisional`: too few games so far to appear on the leaderboard.
    """

    game: str
    players: int
    rating: int
    uncertainty: int
    games: int
    is_provisional: bool


class GameStatistics(Wire):
    """What a person has done in one game with one number of players; `average` and `best` are points."""

    game: str
    players: int
    games: int
    wins: int
    average: float
    best: int


class PersonView(Wire):
    """Who this browser belongs to. `id` is public; `devices` counts the browsers with a key."""

    id: str
    name: str
    created: int
    devices: int
    has_code: bool
    ratings: list[RatingView]
    statistics: list[GameStatistics]


class MeAnswer(Wire):
    """`person` is null for a browser without a profile."""

    person: PersonView | None


class MeRequest(Wire):
    """Create a profile for this browser, or rename it."""

    name: PersonName


class PersonCodeAnswer(Wire):
    """A single-use code that gives another device a key to this profile."""

    code: str


class PersonRecoverRequest(Wire):
    code: TypedCode


class DeleteRequest(Wire):
    """Delete the profile. `confirm` must be true."""

    confirm: Literal[True]


class PlayerResult(Wire):
    """One seat of a game in a history. A name is empty if its person has deleted it."""

    seat: int
    name: str
    level: str | None
    place: int
    total: int
    ending: Literal["played", "left", "timed_out"]
    mine: bool


class PlayedGame(Wire):
    """A game in a history; `/replay/TABLE?game=NUMBER` shows it. `rated`: null if it was not a rated game.

    `change`: how the own rating changed; null if the game did not count.
    """

    table: str
    game: int
    time: int
    rules: str
    rated: bool
    change: int | None
    players: list[PlayerResult]


class HistoryAnswer(Wire):
    """Games, the newest first; `before` is to be sent for more, null if there are none."""

    games: list[PlayedGame]
    before: int | None


class PersonExport(Wire):
    """Everything that is stored about a person."""

    format: Literal["fiefdom-person-1"]
    person: PersonView
    seats: list[tuple[str, int]]
    games: list[PlayedGame]


class LeaderboardEntry(Wire):
    """A person or a level of the bots (`level`)."""

    place: int
    name: str
    level: str | None
    rating: int
    uncertainty: int
    games: int
    mine: bool


class LeaderboardAnswer(Wire):
    """The best of one game and number of players, by what their rating is at least; and which others there are."""

    game: str
    players: int
    entries: list[LeaderboardEntry]
    kinds: list[tuple[str, int]]


class SeatPerson(Wire):
    """Who sits at a table: `person` is the public id of a profile, and `change` what the last game changed."""

    seat: int
    person: str | None
    rating: int | None
    uncertainty: int | None
    is_provisional: bool
    change: int | None


class SeatPeople(Wire):
    """`counted`: whether the last game of a rated table changed ratings; null if none is over."""

    seats: list[SeatPerson]
    counted: bool | None


class LobbySeat(Wire):
    name: str
    who: Literal["open", "person", "bot"]
    level: str | None


class LobbyTable(Wire):
    """A public table. `since`: when it was opened, in milliseconds."""

    id: str
    rules: str
    game: str
    players: int
    options: list[str]
    clock: ClockOptions | None
    rated: bool
    lowest: int | None
    highest: int | None
    seats: list[LobbySeat]
    free: int
    since: int


class LobbyAnswer(Wire):
    """Public tables that wait for players, the longest waiting first, and public games that can be watched."""

    waiting: list[LobbyTable]
    playing: list[LobbyTable]


class LobbyJoinRequest(Wire):
    """Take a seat at a public table."""

    table: TableId
    name: PersonName
    colour: Annotated[int, Field(ge=1, le=8)] | None = None
    commitment: Commitment | None = None


class QuickRequest(Wire):
    """Play as soon as possible: join a table like this that waits, or open one.

    `table`: one's own table that was opened so and still waits; it is given up if an older one has a free seat.
    """

    rules: Annotated[str, StringConstraints(max_length=200)]
    clock: ClockOptions | None = None
    rated: bool = False
    name: PersonName
    colour: Annotated[int, Field(ge=1, le=8)] | None = None
    commitment: Commitment | None = None
    table: TableId | None = None


class QuickAnswer(Wire):
    """`waits`: nobody is there yet. `level`: the bots whose rating is nearest, to play with meanwhile.

    `taken`: a seat was taken with the commitment of this request.
    """

    id: str
    seat: int
    waits: bool
    taken: bool
    level: str
