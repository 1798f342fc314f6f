"""The models of a table and its parts in the wire protocol.

Seats, kingdoms and games are numbered from 0. Cells are [x, y] with the castle at [0, 0], x to the right and y
downward. Messages for people are sent as a `key` with `args`, which the page translates into the reader's language.
"""

from typing import Literal

from fiefdom.server.protocol.base import Wire
from fiefdom.server.protocol.options import ClockView, TableOptions
from fiefdom.server.protocol.shuffle import ShuffleView

Cell = tuple[int, int]
Args = dict[str, str | int]


class NestedReason(Wire):
    """A reason inside another one, formatted the same way."""

    key: str
    args: "ReasonArgs"
    rule: str | None


ReasonArg = str | int | list[str] | NestedReason
# The arguments of a refusal. A list is a choice of words: `a, b or c`.
ReasonArgs = dict[str, ReasonArg]
NestedReason.model_rebuild()


class RulesView(Wire):
    """The rules as plain values; `text` is what `Rules.parse` reads."""

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
    """A seat. `colour` (1 to 8) is colour and emblem. `substitute`: a bot plays for a person who may return.

    `wants_rematch`: its player has agreed to play again.
    """

    seat: int
    name: str
    colour: int
    who: Literal["open", "person", "bot"]
    level: str | None
    substitute: bool
    wants_rematch: bool
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
    """A domino as printed; `id` is unique across all boxes."""

    id: str
    number: int
    box: str
    left: HalfView
    right: HalfView


class SquareView(Wire):
    """One square of a kingdom and everything on it. `crowns` are fires in Origins; `token`: fires of a fire token."""

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
    """The two cells that a domino covers."""

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
    """The cells that can still be used; all bounds are inclusive."""

    left: int
    right: int
    top: int
    bottom: int


class PointsView(Wire):
    """The points of a named item: a building, or the resource of a totem."""

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
    """The score as if the game ended now. Lines that do not exist in this game are null."""

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
    """One kingdom. `last`: the cells touched by its last turn.

    `score`: its points so far; the bonuses for Middle Kingdom and Harmony are added when the game is over.
    """

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
    """A domino of a line. Current line: done, now, waiting. Next line: free, taken. `order`: its place, from 1."""

    domino: DominoView
    seat: int | None
    state: Literal["done", "now", "waiting", "free", "taken"]
    order: int


class TerrainLeftView(Wire):
    terrain: str
    squares: int
    crowns: int


class BoxView(Wire):
    """What has not been revealed yet: sets and counts, never an order. Dominoes are in ascending order."""

    count: int
    lines_left: int
    dominoes: list[str]
    terrains: list[TerrainLeftView]
    buildings: dict[str, int]
    cavemen: dict[str, int]
    kings: dict[int, int]


class BuildingView(Wire):
    """What a building provides and scores; its texts are keyed by `id`."""

    id: str
    crowns: int
    knights: int
    towers: int
    points: int
    points_per: str | None
    points_each: int
    tax_per: str | None


class SpaceView(Wire):
    """A space of the builders' board, from 1. `cost`: the price for the deciding player, with the queen's discount."""

    space: int
    price: int
    cost: int
    building: BuildingView | None


class BuildersView(Wire):
    """Queendomino's builders' board. `stack` counts the tiles below the face-up `top`.

    The dragon is in its cave, or on the space where it burnt a building.
    """

    spaces: list[SpaceView]
    top: BuildingView | None
    stack: int
    queen: int | None
    dragon_is_home: bool
    dragon_space: int | None
    knight_supply: int
    tower_supply: int


class CavemanView(Wire):
    """A kind of caveman: it scores `points_each` for every `counts` around it, or it is a warrior with a strength."""

    id: str
    count: int
    counts: str | None
    points_each: int
    strength: int


class CaveView(Wire):
    """The cave board, face up, and the stack. `stack` lists the kinds left in it, with their counts."""

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
    """An unfinished step: a building without a site, a caveman not yet paid for or not yet settled."""

    building: BuildingView | None
    caveman: CavemanView | None
    payments_left: int
    paid: list[str]
    volcano: VolcanoView | None
    domino: DominoView | None
    totem: str | None


class MoveView(Wire):
    """One legal move. `action` is what the client sends back.

    `cells` are all cells it touches. `points`: the change of the kingdom's own score, as far as certain. `bonus`: the
    change of the bonuses added at the end, if the game ended now. `score`: the total then, with bonuses. `best`: the
    most points that the steps it opens (build and site; recruit, pay and settle) are sure to add; for a claim, what the
    domino would score if it were placed now, null if it fits nowhere. `coins` gained or spent. `burns`: the resource or
    caveman that a fire destroys. `order`: for a claim, the position in the next line, from 1. At a table without hints
    `points`, `bonus`, `score` and `best` are null.
    """

    action: int
    kind: Literal[
        "claim", "claim_pair", "place", "discard", "tax", "build", "site", "dragon", "erupt", "give", "recruit", "pay",
        "settle", "pass",
    ]  # fmt: skip
    text: str
    cells: list[Cell]
    points: int | None
    bonus: int | None
    score: int | None
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
    """A step of the current turn, for the strip of steps."""

    step: Literal["place", "erupt", "tax", "build", "dragon", "claim", "give", "recruit"]
    state: Literal["done", "now", "ahead"]


class DecisionView(Wire):
    """Who decides what. `moves` are sent only to the holder of that seat; `at` is sent back with the answer."""

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
    decided_by: Literal["", "points", "largest_territory", "crowns", "games_won", "shared", "time"]


class OutcomeView(Wire):
    """The ranking, best first, and what decided first place."""

    ranking: list[StandingView]
    winners: list[int]
    decided_by: Literal["", "points", "largest_territory", "crowns", "games_won", "shared", "time"]


class MatchView(Wire):
    """The standings of a Dynasty: the totals of each finished game by kingdom, and their sums. `outcome` at its end."""

    game: int
    games: int
    totals: list[list[int]]
    sums: list[int]
    outcome: OutcomeView | None


class ChanceView(Wire):
    """What was drawn from the real box and has to be told, with `at`: `count` dominoes, a piece, or a seat."""

    at: int
    awaits: Literal["line", "king", "building", "caveman"]
    count: int
    dominoes: list[DominoView]
    pieces: list[str]
    seats: list[int]
    can_undo: bool


class GameView(Wire):
    """A game at one moment. `moment` is the number of decisions made so far, out of `moments`."""

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
    chance: ChanceView | None
    is_over: bool
    outcome: OutcomeView | None
    match: MatchView | None


class SeriesSeat(Wire):
    """What the player of a seat has won so far."""

    wins: int
    points: int


class SeriesView(Wire):
    """The games of a table since the players last changed: how many, and the running total of each seat.

    `swaps`: seats are swapped before a rematch.
    """

    games: int
    swaps: bool
    seats: list[SeriesSeat]


class TableView(Wire):
    """Everything that one connection sees. `game` is null until the game starts, `series` until one is over."""

    id: str
    stage: Literal["gathering", "playing", "over", "record"]
    rules: RulesView
    options: TableOptions
    seats: list[SeatView]
    is_host: bool
    my_seats: list[int]
    watchers: int
    first_game: int
    shuffle: ShuffleView
    clock: ClockView | None
    series: SeriesView | None
    game: GameView | None
    decision: DecisionView | None


class LogEntry(Wire):
    """Something that happened. `key` and `args` give the message; `seat` did it (null: chance, or the table itself).

    `points` and `coins`: the change of the acting kingdom's score and coins. `moment`: the number of decisions after
    it, for a link into the replay.
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
