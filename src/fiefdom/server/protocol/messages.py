"""The wire protocol: messages, commands and HTTP bodies. The models of a table are in `views`.

`web/src/protocol.ts` is generated from both by `tools/protocol_types.py`. Every server message carries `number`, the
length of the table's log when it was sent. A client that reconnects sends the last number it saw and gets what it
missed.
"""

from typing import Annotated, Any, Literal

from pydantic import Field, StringConstraints

from fiefdom.server.protocol.base import Id, SeatNumber, Wire
from fiefdom.server.protocol.choices import ChoicesAnswer, Health
from fiefdom.server.protocol.gathering import Said, Say, SwapSeats
from fiefdom.server.protocol.options import TableOptions
from fiefdom.server.protocol.pad import PadAnswer, PadRequest
from fiefdom.server.protocol.views import GameView, LogEntry, ReasonArgs, RulesView, SeatView, TableView

# Size limits. Frames beyond FRAME_BYTES close the connection before they are read.
FRAME_BYTES = 16_384
RECORD_BYTES = 262_144
MOST_ACTIONS = 16
COLOURS = 8


# ---------------------------------------------------------------------- server -> client


class TableMessage(Wire):
    """The current table, and the log entries after entry `after` up to `number`."""

    kind: Literal["table"]
    number: int
    after: int
    view: TableView
    log: list[LogEntry]


class Splice(Wire):
    """A change inside a list: `removed` items from `at` on are replaced by `items`."""

    at: int
    removed: int
    items: list[Any]


class Changes(Wire):
    """What changed in the table since entry `after`, for clients that asked for it with `?changes=true`.

    `values` has the new value of every changed part by its JSON pointer (RFC 6901) in the view; `splices` has the lists
    of which most stayed the same. They apply to the view that the previous `table` or `changes` message left behind.
    """

    kind: Literal["changes"]
    number: int
    after: int
    values: dict[str, Any]
    splices: dict[str, Splice]
    log: list[LogEntry]


class Presence(Wire):
    """Who is connected, by seat. `time`: the time of the server in milliseconds."""

    kind: Literal["presence"]
    number: int
    time: int
    connected: list[bool]
    watchers: int


class Accepted(Wire):
    """The command with this id was carried out; the log now has `number` entries."""

    kind: Literal["accepted"]
    number: int
    id: int


class Refusal(Wire):
    """The command was refused and nothing changed. `key` and `args` give the message; `sentence` is it in English."""

    kind: Literal["refused"]
    number: int
    id: int | None
    code: Literal[
        "malformed", "too_large", "too_many", "unknown", "stale", "illegal", "not_your_turn", "not_allowed", "not_now",
        "taken", "no_such_table", "no_such_code", "bad_rules", "bad_record", "foreign", "banned", "trouble",
        "unavailable", "restarting",
    ]  # fmt: skip
    key: str
    args: ReasonArgs
    sentence: str


class PreviewAnswer(Wire):
    """The table as it would be after the given actions; nothing was changed.

    `is_certain` is false if chance or another seat comes next: then the table is shown as far as it is known, and the
    decision is null.
    """

    kind: Literal["preview"]
    number: int
    id: int
    view: TableView
    is_certain: bool


class WhyAnswer(Wire):
    """Why a move is not legal; `key` is null if it is. `rule`: the number of the rule that it would break, if any."""

    kind: Literal["why"]
    number: int
    id: int
    key: str | None
    args: ReasonArgs
    rule: str | None
    sentence: str


class ServerStatus(Wire):
    """What the server can do at the moment: sent when it changes, and at the start unless it is `ready`.

    `database`: commands are refused until the database responds again. `restarting`: the connection is about to be
    closed with 1012; reconnect.
    """

    kind: Literal["server"]
    number: int
    state: Literal["ready", "database", "restarting"]


ServerMessage = Annotated[
    TableMessage | Changes | Presence | Accepted | Refusal | PreviewAnswer | WhyAnswer | ServerStatus | Said,
    Field(discriminator="kind"),
]

# ---------------------------------------------------------------------- client -> server

Actions = Annotated[list[Annotated[int, Field(ge=0, lt=2**31)]], Field(max_length=MOST_ACTIONS)]
At = Annotated[int, Field(ge=0, lt=2**31)]
Name = Annotated[str, StringConstraints(min_length=1, max_length=24, strip_whitespace=True)]
Colour = Annotated[int, Field(ge=1, le=COLOURS)]
# 32 bytes in hexadecimal digits.
Digits = Annotated[str, StringConstraints(pattern=r"^[0-9a-f]{64}$")]
Level = Literal["random", "easy", "normal", "hard", "expert"]
Coordinate = Annotated[int, Field(ge=-16, le=16)]
AskedCell = tuple[Coordinate, Coordinate]
Word = Annotated[str, StringConstraints(max_length=24, pattern=r"^[A-Za-z0-9_]*$")]


class Asked(Wire):
    """A move to ask about, legal or not: the fields that its kind needs, the others omitted."""

    kind: Literal[
        "claim", "claim_pair", "place", "discard", "tax", "build", "site", "dragon", "erupt", "give", "recruit", "pay",
        "settle", "pass",
    ]  # fmt: skip
    domino: Word | None = None
    dominoes: Annotated[list[Word], Field(max_length=2)] = Field(default_factory=list)
    left: AskedCell | None = None
    right: AskedCell | None = None
    squares: Annotated[list[AskedCell], Field(max_length=2)] = Field(default_factory=list)
    space: Annotated[int, Field(ge=0, le=9)] | None = None
    building: Word | None = None
    caveman: Word | None = None
    source: Literal["cave", "stack"] | None = None
    resource: Word | None = None
    kingdom: SeatNumber | None = None
    step: Word | None = None


class MoveCommand(Wire):
    """One or several consecutive decisions of the same seat, applied all or none. `at` is `decision.at`."""

    kind: Literal["move"]
    id: Id
    at: At
    actions: Annotated[Actions, Field(min_length=1)]


class Preview(Wire):
    """Ask what the table would look like after these decisions, and what could be decided then."""

    kind: Literal["preview"]
    id: Id
    at: At
    actions: Actions


class Why(Wire):
    """Ask why a move is not legal after these decisions."""

    kind: Literal["why"]
    id: Id
    at: At
    actions: Actions
    move: Asked


class Tell(Wire):
    """At a table with the real box: what was drawn, as text such as `line 3 17 20 44`. `at` is `chance.at`."""

    kind: Literal["tell"]
    id: Id
    at: At
    text: Annotated[str, StringConstraints(max_length=100)]


class Undo(Wire):
    """Undo the last decision: only one's own, and only if nothing was revealed and nobody else decided after it.

    At a table with the real box everybody may undo the last event, also one that was told.
    """

    kind: Literal["undo"]
    id: Id
    at: At


class Rename(Wire):
    """Change the name and colour of one's own seat."""

    kind: Literal["rename"]
    id: Id
    seat: SeatNumber
    name: Name
    colour: Colour


class Sit(Wire):
    """Take another open seat for the same browser (hot-seat); only for someone already at the table."""

    kind: Literal["sit"]
    id: Id
    seat: SeatNumber
    name: Name
    colour: Colour | None = None


class Fill(Wire):
    """Host: put a bot in an open seat, or replace a bot by another."""

    kind: Literal["fill"]
    id: Id
    seat: SeatNumber
    level: Level


class Vacate(Wire):
    """Host, before the start: open a seat again."""

    kind: Literal["vacate"]
    id: Id
    seat: SeatNumber


class Start(Wire):
    """Host: start the game. All seats must be taken."""

    kind: Literal["start"]
    id: Id


class TakeOver(Wire):
    """A bot plays for a person until the seat is given back. Host: for absent people; everyone: for themselves."""

    kind: Literal["take_over"]
    id: Id
    seat: SeatNumber
    level: Level


class GiveBack(Wire):
    """Host, or the person whose seat it is: remove the substitute bot."""

    kind: Literal["give_back"]
    id: Id
    seat: SeatNumber


class Leave(Wire):
    """Give up one's own seat. Before the start it becomes open again; during a game a bot takes over."""

    kind: Literal["leave"]
    id: Id
    seat: SeatNumber


class NextGame(Wire):
    """Start the next game of a Dynasty."""

    kind: Literal["next_game"]
    id: Id


class Rematch(Wire):
    """Agree to play again at the same table, when all games are over. It starts when everybody has agreed.

    Host, with `at_once`: start without those who have not.
    """

    kind: Literal["rematch"]
    id: Id
    at_once: bool = False


class Commit(Wire):
    """Commit to a nonce for the next game of one's own seat: the SHA-256 of its 32 bytes. Replaces an earlier one."""

    kind: Literal["commit"]
    id: Id
    seat: SeatNumber
    commitment: Digits


class OpenNonce(Wire):
    """Tell the nonce, when the view's `shuffle.opening` awaits it."""

    kind: Literal["open_nonce"]
    id: Id
    seat: SeatNumber
    nonce: Digits


class Ping(Wire):
    """Check that the server is alive. Answered with `accepted`."""

    kind: Literal["ping"]
    id: Id


ClientCommand = Annotated[
    MoveCommand | Preview | Why | Tell | Undo | Rename | Sit | Fill | Vacate | Start | TakeOver | GiveBack | Leave
    | NextGame | Rematch | Commit | OpenNonce | Say | SwapSeats | Ping,
    Field(discriminator="kind"),
]  # fmt: skip

# ---------------------------------------------------------------------- HTTP bodies


class SeatWish(Wire):
    """Who takes a seat when the table is created: the host, a bot, or anyone who joins."""

    who: Literal["me", "open", "bot"]
    name: Name | None = None
    colour: Colour | None = None
    level: Level | None = None


class CreateRequest(Wire):
    """Create a table. `start`: begin at once (no seat may be open). `commitment`: see `Commit`; of the host's seat.

    `told`: what is drawn comes from the real box, and is told by the players.
    """

    rules: Annotated[str, StringConstraints(max_length=200)]
    seats: Annotated[list[SeatWish], Field(min_length=2, max_length=8)]
    start: bool = False
    commitment: Digits | None = None
    options: TableOptions = TableOptions()
    told: bool = False


class Invite(Wire):
    """A code for one seat (single use), or for any open seat if `seat` is null. The link is `/join/CODE`."""

    seat: int | None
    code: str


class CreateAnswer(Wire):
    """Sent with the host's cookie. `/game/ID` is the link for both the host's browser and spectators."""

    id: str
    invites: list[Invite]
    view: TableView


class InviteRequest(Wire):
    seat: SeatNumber | None = None


class LookRequest(Wire):
    """Ask what an invite is for."""

    code: Annotated[str, StringConstraints(max_length=40)]


class LookAnswer(Wire):
    id: str
    rules: RulesView
    seats: list[SeatView]
    open_seats: list[int]


class JoinRequest(Wire):
    """Exchange an invite for a seat. Sets a cookie, or with `program` returns a token for the bot API.

    `commitment`: see `Commit`; so the first game cannot begin without it.
    """

    code: Annotated[str, StringConstraints(max_length=40)]
    name: Name
    colour: Colour | None = None
    seat: SeatNumber | None = None
    program: bool = False
    commitment: Digits | None = None


class JoinAnswer(Wire):
    """`token` is only for programs, which send it as `Authorization: Bearer TOKEN`."""

    id: str
    seat: int
    token: str | None


class RecoveryAnswer(Wire):
    """A single-use code that moves all seats of this browser to another one."""

    code: str


class RecoverRequest(Wire):
    code: Annotated[str, StringConstraints(max_length=40)]


class RecoverAnswer(Wire):
    id: str
    seats: list[int]


class MoveRequest(Wire):
    """A program's move."""

    at: At
    actions: Annotated[Actions, Field(min_length=1)]


class KingdomGist(Wire):
    """The players of a kingdom in a record, and its total if the game was finished."""

    names: list[str]
    total: int | None


class RecordGist(Wire):
    """A summary of one game in a file, to choose from."""

    number: int
    rules: RulesView
    kingdoms: list[KingdomGist]
    date: str | None


class RecordAnswer(Wire):
    """A record that was read and stored: `/game/ID` shows it.

    If the file has several games, nothing is stored: `id` is null, and `?record=N` with the same body selects one of
    `records`. `left_out`: how many more could not be read or exceeded the limit.
    """

    id: str | None
    games: int
    records: list[RecordGist]
    left_out: int


class MomentsAnswer(Wire):
    """Views of a game after `first`, `first` + 1, ... decisions; `names` and `colours` of its players, by seat."""

    first: int
    moments: int
    views: list[GameView]
    log: list[LogEntry]
    names: list[str]
    colours: list[int]


WIRE_ROOTS: tuple[Any, ...] = (
    ServerMessage, ClientCommand, CreateRequest, CreateAnswer, InviteRequest, Invite, LookRequest, LookAnswer,
    JoinRequest, JoinAnswer, RecoveryAnswer, RecoverRequest, RecoverAnswer, MoveRequest, RecordAnswer, MomentsAnswer,
    ChoicesAnswer, Health, PadRequest, PadAnswer,
)  # fmt: skip
