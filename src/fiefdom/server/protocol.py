"""Everything that goes over the wire, in one file. `web/src/protocol.ts` is generated from it (`tools/protocol_types.py`).

Seats, kingdoms and games count from 0. Cells are [x, y] with the castle at [0, 0], x to the right and y downward. Words
for people never travel alone: a `key` with `args` says what is meant, and the page words it in the reader's language.

Every message of the server carries `number`: how many entries the table's log had when it was sent. A client that comes
back says the last number it saw and gets what it missed.
"""

from typing import Annotated, Any, Literal

from pydantic import BaseModel, ConfigDict, Field, StringConstraints

Cell = tuple[int, int]
Args = dict[str, str | int]

# How large things may be. Frames beyond FRAME_BYTES close the connection before they are read.
FRAME_BYTES = 16_384
RECORD_BYTES = 262_144
MOST_ACTIONS = 16
COLOURS = 8


class Wire(BaseModel):
    """Immutable, and strict about unknown fields in both directions."""

    model_config = ConfigDict(extra="forbid", frozen=True)


# ---------------------------------------------------------------------- what is on the table


class RulesView(Wire):
    """The rules in their own words; `text` is what `Rules.parse` reads."""

    text: str
    game: str
    players: int
    options: list[str]
    side: int
    rounds: int
    line_size: int
    kingdoms: int
    games: int
    is_origins: bool
    has_buildings: bool
    has_resources: bool
    has_totems: bool
    has_cavemen: bool
    has_crown_tie_break: bool


class SeatView(Wire):
    """Who sits there. `colour` (1 to 8) is colour and emblem. `substitute`: a bot sits in for a person who may return."""

    seat: int
    name: str
    colour: int
    who: Literal["open", "person", "bot"]
    level: str | None
    substitute: bool
    connected: bool
    is_host: bool
    mine: bool
    kingdom: int
    kings: int


class HalfView(Wire):
    """Half a domino as printed."""

    terrain: str
    crowns: int
    craters: int
    resource: str | None


class DominoView(Wire):
    """A domino as printed; `id` is unique over all boxes."""

    id: str
    number: int
    box: str
    left: HalfView
    right: HalfView


class SquareView(Wire):
    """One square of a kingdom and all that is on it. `crowns` are fires in Origins; `token`: they are a fire token's."""

    x: int
    y: int
    terrain: str
    crowns: int
    craters: int
    domino: str | None
    knight: bool
    building: str | None
    towers: int
    token: bool
    resource: str | None
    caveman: str | None


class LaidView(Wire):
    """Which two cells a domino covers."""

    domino: str
    left: Cell
    right: Cell


class TerritoryView(Wire):
    """Connected squares of one terrain."""

    terrain: str
    cells: list[Cell]
    squares: int
    crowns: int
    points: int


class WindowView(Wire):
    """The cells that can still be used, all bounds included."""

    left: int
    right: int
    top: int
    bottom: int


class PointsView(Wire):
    """Points of a named thing: a building, a totem's resource."""

    id: str
    points: int


class CavemanPointsView(Wire):
    id: str
    cell: Cell
    points: int


class HordeView(Wire):
    warriors: int
    strength: int
    cell: Cell
    points: int


class SheetTerrainView(Wire):
    """A line of the printed pad: all territories of one terrain."""

    terrain: str
    squares: int
    crowns: int
    points: int


class SheetView(Wire):
    """The score as if the game ended now. What the rules do not play is null."""

    terrains: list[SheetTerrainView]
    buildings: list[PointsView] | None
    coins: int | None
    coin_points: int | None
    queen: int | None
    resources: int | None
    totems: list[PointsView] | None
    cavemen: list[CavemanPointsView] | None
    hordes: list[HordeView] | None
    middle_kingdom: int | None
    harmony: int | None
    total: int


class KingdomView(Wire):
    """One kingdom. `last`: the cells of its last placement, tax, site, fire or settlement."""

    kingdom: int
    seats: list[int]
    side: int
    squares: list[SquareView]
    dominoes: list[LaidView]
    territories: list[TerritoryView]
    window: WindowView
    last: list[Cell]
    discards: int
    coins: int
    knights: int
    knights_placed: int
    towers: int
    has_queen: bool
    buildings: list[str]
    totems: list[str]
    resources: dict[str, int]
    place: int
    score: int
    sheet: SheetView


class LineView(Wire):
    """A domino of a line. This line: done, now, waiting. Next line: free, taken. `order`: place in the line from 1."""

    domino: DominoView
    seat: int | None
    state: Literal["done", "now", "waiting", "free", "taken"]
    order: int


class TerrainLeftView(Wire):
    terrain: str
    squares: int
    crowns: int


class BoxView(Wire):
    """What nobody has seen yet: sets and counts, never an order. Dominoes ascend."""

    count: int
    lines_left: int
    dominoes: list[str]
    terrains: list[TerrainLeftView]
    buildings: dict[str, int]
    cavemen: dict[str, int]
    kings: dict[int, int]


class BuildingView(Wire):
    """What a building brings and counts; its words are keyed by `id`."""

    id: str
    crowns: int
    knights: int
    towers: int
    points: int
    points_per: str | None
    points_each: int
    tax_per: str | None


class SpaceView(Wire):
    """A space of the builders' board, from 1. `cost` is the price for the kingdom that decides, the queen's discount off."""

    space: int
    price: int
    cost: int
    building: BuildingView | None


class BuildersView(Wire):
    """Queendomino's builders' board. `stack` counts what lies below the open `top`."""

    spaces: list[SpaceView]
    top: BuildingView | None
    stack: int
    queen: int | None
    dragon_is_home: bool
    knight_supply: int
    tower_supply: int


class CavemanView(Wire):
    """A kind of caveman: it earns `points_each` for every `counts` around it, or it is a warrior of a strength."""

    id: str
    count: int
    counts: str | None
    points_each: int
    strength: int


class CaveView(Wire):
    """The cave board, face up, and the stack. `stack` lists kinds with how many of them are left in it."""

    cavemen: list[CavemanView]
    stack_count: int
    stack: list[CavemanView]


class TotemView(Wire):
    resource: str
    terrain: str
    points: int
    holder: int | None
    counts: list[int]


class VolcanoView(Wire):
    """The volcano that erupts now."""

    cell: Cell
    craters: int
    fires: int
    range: int


class PendingView(Wire):
    """What was begun and is not ended: a building without a site, a caveman not paid for or without a square."""

    building: BuildingView | None
    caveman: CavemanView | None
    payments_left: int
    paid: list[str]
    volcano: VolcanoView | None
    domino: DominoView | None
    totem: str | None


class MoveView(Wire):
    """One legal decision. `action` is what is sent back.

    `cells` are all cells it touches. `points`: the own kingdom's score after it less the score now, as far as certain.
    `best`: the most that the steps it opens (build and site; recruit, pay and settle) bring at least; for a claim what
    that domino would bring if it were placed now, null if it fits nowhere. `coins` gained or spent. `burns`: the
    resource or caveman that a fire destroys. `order`: for a claim, the place in the next line from 1.
    """

    action: int
    kind: Literal[
        "claim", "claim_pair", "place", "discard", "tax", "build", "site", "dragon", "erupt", "give", "recruit", "pay",
        "settle", "pass",
    ]  # fmt: skip
    text: str
    cells: list[Cell]
    points: int
    score: int
    best: int | None
    coins: int
    domino: str | None
    dominoes: list[str]
    left: Cell | None
    right: Cell | None
    space: int | None
    building: str | None
    caveman: str | None
    source: Literal["cave", "stack"] | None
    resource: str | None
    kingdom: int | None
    step: str | None
    burns: str | None
    order: int | None


class StepView(Wire):
    """A step of the turn that is being played, for the strip of steps."""

    step: Literal["place", "erupt", "tax", "build", "dragon", "claim", "give", "recruit"]
    state: Literal["done", "now", "ahead"]


class DecisionView(Wire):
    """Who decides what. `moves` are there only for whoever holds that seat; `at` goes back with the answer."""

    at: int
    seat: int
    kingdom: int
    awaits: str
    steps: list[StepView]
    upcoming: list[int]
    is_mine: bool
    moves: list[MoveView]
    can_undo: bool


class StandingView(Wire):
    place: int
    kingdom: int
    seats: list[int]
    total: int
    largest_territory: int
    crowns: int
    games_won: int
    decided_by: Literal["", "points", "largest_territory", "crowns", "games_won", "shared"]


class OutcomeView(Wire):
    """The ranking, best first, and what decided the first place."""

    ranking: list[StandingView]
    winners: list[int]
    decided_by: Literal["", "points", "largest_territory", "crowns", "games_won", "shared"]


class MatchView(Wire):
    """A Dynasty's games so far: the totals of each ended game by kingdom, and the sums. `outcome` when all are played."""

    game: int
    games: int
    totals: list[list[int]]
    sums: list[int]
    outcome: OutcomeView | None


class GameView(Wire):
    """A game at one moment. `moment` counts the decisions made so far, of `moments` in all."""

    game: int
    moment: int
    moments: int
    round: int
    kingdoms: list[KingdomView]
    this_line: list[LineView]
    next_line: list[LineView]
    box: BoxView
    builders: BuildersView | None
    cave: CaveView | None
    totems: list[TotemView] | None
    pending: PendingView
    awaits: str
    is_over: bool
    outcome: OutcomeView | None
    match: MatchView | None


class TableView(Wire):
    """All that one connection sees. `game` is null until the game starts."""

    id: str
    stage: Literal["gathering", "playing", "over", "record"]
    rules: RulesView
    seats: list[SeatView]
    is_host: bool
    my_seats: list[int]
    watchers: int
    first_game: int
    game: GameView | None
    decision: DecisionView | None


class LogEntry(Wire):
    """Something that happened. `key` and `args` make the words; `seat` did it (null: chance, or the table).

    `points` and `coins`: by how much the acting kingdom's score and purse changed. `moment`: the number of decisions
    after it, for a link into the replay.
    """

    number: int
    time: int
    game: int
    moment: int
    round: int
    seat: int | None
    key: str
    args: Args
    text: str
    points: int
    coins: int
    cells: list[Cell]


# ---------------------------------------------------------------------- server -> client


class TableMessage(Wire):
    """The table as it is now, and the log entries after entry `after` up to `number`."""

    kind: Literal["table"]
    number: int
    after: int
    view: TableView
    log: list[LogEntry]


class Presence(Wire):
    """Who is connected, by seat."""

    kind: Literal["presence"]
    number: int
    connected: list[bool]
    watchers: int


class Accepted(Wire):
    """The command with this id was carried out; the log has `number` entries now."""

    kind: Literal["accepted"]
    number: int
    id: int


class Refusal(Wire):
    """The command was not carried out and nothing changed. `key` with `args` words it; `sentence` is English."""

    kind: Literal["refused"]
    number: int
    id: int | None
    code: Literal[
        "malformed", "too_large", "too_many", "unknown", "stale", "illegal", "not_your_turn", "not_allowed", "not_now",
        "taken", "no_such_table", "no_such_code", "bad_rules", "bad_record", "foreign", "trouble",
    ]  # fmt: skip
    key: str
    args: Args
    sentence: str


class PreviewAnswer(Wire):
    """The table as it would be after the asked actions; nothing was done.

    `is_certain` is false when chance or another seat comes in: then the actions up to there are all that can be shown,
    and the decision is null.
    """

    kind: Literal["preview"]
    number: int
    id: int
    view: TableView
    is_certain: bool


class WhyAnswer(Wire):
    """Why a move is not legal; `key` is null if it is."""

    kind: Literal["why"]
    number: int
    id: int
    key: str | None
    args: Args
    sentence: str


ServerMessage = Annotated[
    TableMessage | Presence | Accepted | Refusal | PreviewAnswer | WhyAnswer, Field(discriminator="kind")
]

# ---------------------------------------------------------------------- client -> server

Id = Annotated[int, Field(ge=0, lt=2**31)]
SeatNumber = Annotated[int, Field(ge=0, lt=8)]
Actions = Annotated[list[Annotated[int, Field(ge=0, lt=2**31)]], Field(max_length=MOST_ACTIONS)]
At = Annotated[int, Field(ge=0, lt=2**31)]
Name = Annotated[str, StringConstraints(min_length=1, max_length=24, strip_whitespace=True)]
Colour = Annotated[int, Field(ge=1, le=COLOURS)]
Level = Literal["random", "easy", "normal", "hard", "expert"]
Coordinate = Annotated[int, Field(ge=-16, le=16)]
AskedCell = tuple[Coordinate, Coordinate]
Word = Annotated[str, StringConstraints(max_length=24, pattern=r"^[A-Za-z0-9_]*$")]


class Asked(Wire):
    """A move that somebody asks about, legal or not: what its kind needs, the rest left out."""

    kind: Literal[
        "claim", "claim_pair", "place", "discard", "tax", "build", "site", "dragon", "erupt", "give", "recruit", "pay",
        "settle", "pass",
    ]  # fmt: skip
    domino: Word | None = None
    dominoes: Annotated[list[Word], Field(max_length=2)] = []
    left: AskedCell | None = None
    right: AskedCell | None = None
    squares: Annotated[list[AskedCell], Field(max_length=2)] = []
    space: Annotated[int, Field(ge=0, le=9)] | None = None
    building: Word | None = None
    caveman: Word | None = None
    source: Literal["cave", "stack"] | None = None
    resource: Word | None = None
    kingdom: SeatNumber | None = None
    step: Word | None = None


class Move(Wire):
    """Decide: one or several decisions of the same seat in a row, all of them or none. `at` is `decision.at`."""

    kind: Literal["move"]
    id: Id
    at: At
    actions: Annotated[Actions, Field(min_length=1)]


class Preview(Wire):
    """What the table would look like after these decisions, and what could be decided then."""

    kind: Literal["preview"]
    id: Id
    at: At
    actions: Actions


class Why(Wire):
    """Why a move is not legal after these decisions."""

    kind: Literal["why"]
    id: Id
    at: At
    actions: Actions
    move: Asked


class Undo(Wire):
    """Take back the last decision: the own one, with nothing revealed and nobody else's after it."""

    kind: Literal["undo"]
    id: Id
    at: At


class Rename(Wire):
    """Choose name and colour of an own seat."""

    kind: Literal["rename"]
    id: Id
    seat: SeatNumber
    name: Name
    colour: Colour


class Sit(Wire):
    """Take an open seat for the same browser too (hot-seat); for whoever is at the table already."""

    kind: Literal["sit"]
    id: Id
    seat: SeatNumber
    name: Name
    colour: Colour | None = None


class Fill(Wire):
    """Host: a bot takes an open seat, or another bot a bot's."""

    kind: Literal["fill"]
    id: Id
    seat: SeatNumber
    level: Level


class Vacate(Wire):
    """Host, before the start: a seat becomes open again."""

    kind: Literal["vacate"]
    id: Id
    seat: SeatNumber


class Start(Wire):
    """Host: begin. All seats must be taken."""

    kind: Literal["start"]
    id: Id


class TakeOver(Wire):
    """Host: a bot plays for a person until the seat is given back."""

    kind: Literal["take_over"]
    id: Id
    seat: SeatNumber
    level: Level


class GiveBack(Wire):
    """Host, or the person whose seat it is: the bot leaves it."""

    kind: Literal["give_back"]
    id: Id
    seat: SeatNumber


class Leave(Wire):
    """Give an own seat up. Before the start it is open again; in a game a bot takes over."""

    kind: Literal["leave"]
    id: Id
    seat: SeatNumber


class NextGame(Wire):
    """Begin the next game of a Dynasty."""

    kind: Literal["next_game"]
    id: Id


class Rematch(Wire):
    """Begin again at the same table, when all games are over."""

    kind: Literal["rematch"]
    id: Id


class Ping(Wire):
    """Is anybody there? Answered with accepted."""

    kind: Literal["ping"]
    id: Id


ClientCommand = Annotated[
    Move | Preview | Why | Undo | Rename | Sit | Fill | Vacate | Start | TakeOver | GiveBack | Leave | NextGame | Rematch
    | Ping,
    Field(discriminator="kind"),
]  # fmt: skip

# ---------------------------------------------------------------------- HTTP bodies


class SeatWish(Wire):
    """How a seat is filled when the table is set: by the host, a bot, or whoever comes."""

    who: Literal["me", "open", "bot"]
    name: Name | None = None
    colour: Colour | None = None
    level: Level | None = None


class CreateRequest(Wire):
    """Set a table. `start`: begin at once (no seat may be open)."""

    rules: Annotated[str, StringConstraints(max_length=200)]
    seats: Annotated[list[SeatWish], Field(min_length=2, max_length=8)]
    start: bool = False


class Invite(Wire):
    """A code for a seat (once), or with `seat` null for any open seat until none is. The link is `/join/CODE`."""

    seat: int | None
    code: str


class CreateAnswer(Wire):
    """The host's cookie comes with it. `/game/ID` is the link for the host's browser and for spectators alike."""

    id: str
    invites: list[Invite]
    view: TableView


class InviteRequest(Wire):
    seat: SeatNumber | None = None


class LookRequest(Wire):
    """What does this invite lead to?"""

    code: Annotated[str, StringConstraints(max_length=40)]


class LookAnswer(Wire):
    id: str
    rules: RulesView
    seats: list[SeatView]
    open_seats: list[int]


class JoinRequest(Wire):
    """Exchange an invite for a seat: a cookie, or with `program` a token for the bot API in the answer."""

    code: Annotated[str, StringConstraints(max_length=40)]
    name: Name
    colour: Colour | None = None
    seat: SeatNumber | None = None
    program: bool = False


class JoinAnswer(Wire):
    """`token` only for programs: send it as `Authorization: Bearer TOKEN`."""

    id: str
    seat: int
    token: str | None


class RecoveryAnswer(Wire):
    """A code that moves all seats of this browser to another one, once."""

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


class RecordAnswer(Wire):
    """A record that was read and kept: `/game/ID` shows it."""

    id: str
    games: int


class MomentsAnswer(Wire):
    """Views of a game after `first`, `first` + 1, ... decisions."""

    first: int
    moments: int
    views: list[GameView]
    log: list[LogEntry]


class BotView(Wire):
    level: str
    thinks: str


class GameChoice(Wire):
    """A game of the family: which player counts go with which options."""

    game: str
    is_origins: bool
    variants: list["VariantChoice"]


class VariantChoice(Wire):
    players: int
    options: list[str]
    text: str


class ChoicesAnswer(Wire):
    """Every table that can be set."""

    games: list[GameChoice]
    levels: list[BotView]
    presets: dict[str, str]


class Health(Wire):
    status: Literal["ok", "trouble"]
    version: str
    tables: int
    database: Literal["sqlite", "postgresql"]


WIRE_ROOTS: tuple[Any, ...] = (
    ServerMessage, ClientCommand, CreateRequest, CreateAnswer, InviteRequest, Invite, LookRequest, LookAnswer,
    JoinRequest, JoinAnswer, RecoveryAnswer, RecoverRequest, RecoverAnswer, MoveRequest, RecordAnswer, MomentsAnswer,
    ChoicesAnswer, Health,
)  # fmt: skip
