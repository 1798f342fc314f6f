"""What is on a table, as it goes over the wire: the nouns of the protocol.

Seats, kingdoms and games count from 0. Cells are [x, y] with the castle at [0, 0], x to the right and y downward. Words
for people never travel alone: a `key` with `args` says what is meant, and the page words it in the reader's language.
"""

from typing import Literal

from pydantic import BaseModel, ConfigDict

Cell = tuple[int, int]
Args = dict[str, str | int]


class Wire(BaseModel):
    """Immutable, and strict about unknown fields in both directions."""

    model_config = ConfigDict(extra="forbid", frozen=True)


class NestedReason(Wire):
    """A reason inside another one, worded like it."""

    key: str
    args: "ReasonArgs"


ReasonArg = str | int | list[str] | NestedReason
# The arguments of a refusal. A list is words to choose from: `a, b or c`.
ReasonArgs = dict[str, ReasonArg]
NestedReason.model_rebuild()


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
    """Who sits there. `colour` (1 to 8) is colour and emblem. `substitute`: a bot plays for a person who may return."""

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
    """One square of a kingdom and all that is on it. `crowns` are fires in Origins; `token`: those of a fire token."""

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
    """One kingdom. `last`: the cells that its last turn touched."""

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
    """A space of the builders' board, from 1. `cost`: the price for who decides, the queen's discount off."""

    space: int
    price: int
    cost: int
    building: BuildingView | None


class BuildersView(Wire):
    """Queendomino's builders' board. `stack` counts what lies below the open `top`.

    The dragon sits in its cave, or on the space where it burnt a building.
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
    """A Dynasty so far: the totals of each ended game by kingdom, and their sums. `outcome` at its end."""

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
