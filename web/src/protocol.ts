// Generated from src/fiefdom/server/protocol/views.py and messages.py by tools/protocol_types.py. Do not edit.

export const FRAME_BYTES = 16384;
export const RECORD_BYTES = 262144;
export const MOST_ACTIONS = 16;
export const COLOURS = 8;

/**
 * The command with this id was carried out; the log now has `number` entries.
 */
export interface Accepted {
  kind: "accepted";
  number: number;
  id: number;
}

/**
 * A move to ask about, legal or not: the fields that its kind needs, the others omitted.
 */
export interface Asked {
  kind: "claim" | "claim_pair" | "place" | "discard" | "tax" | "build" | "site" | "dragon" | "erupt" | "give" | "recruit" | "pay" | "settle" | "pass";
  domino?: string | null;
  dominoes?: string[];
  left?: [number, number] | null;
  right?: [number, number] | null;
  squares?: [number, number][];
  space?: number | null;
  building?: string | null;
  caveman?: string | null;
  source?: "cave" | "stack" | null;
  resource?: string | null;
  kingdom?: number | null;
  step?: string | null;
}

export interface BotView {
  level: string;
  thinks: string;
}

/**
 * What has not been revealed yet: sets and counts, never an order. Dominoes are in ascending order.
 */
export interface BoxView {
  count: number;
  lines_left: number;
  dominoes: string[];
  terrains: TerrainLeftView[];
  buildings: Record<string, number>;
  cavemen: Record<string, number>;
  kings: Record<string, number>;
}

/**
 * Queendomino's builders' board. `stack` counts the tiles below the face-up `top`.
 *
 * The dragon is in its cave, or on the space where it burnt a building.
 */
export interface BuildersView {
  spaces: SpaceView[];
  top: BuildingView | null;
  stack: number;
  queen: number | null;
  dragon_is_home: boolean;
  dragon_space: number | null;
  knight_supply: number;
  tower_supply: number;
}

/**
 * What a building provides and scores; its texts are keyed by `id`.
 */
export interface BuildingView {
  id: string;
  crowns: number;
  knights: number;
  towers: number;
  points: number;
  points_per: string | null;
  points_each: number;
  tax_per: string | null;
}

/**
 * The cave board, face up, and the stack. `stack` lists the kinds left in it, with their counts.
 */
export interface CaveView {
  cavemen: CavemanView[];
  stack_count: number;
  stack: CavemanView[];
}

export interface CavemanPointsView {
  id: string;
  cell: [number, number];
  points: number;
}

/**
 * A kind of caveman: it scores `points_each` for every `counts` around it, or it is a warrior with a strength.
 */
export interface CavemanView {
  id: string;
  count: number;
  counts: string | null;
  points_each: number;
  strength: number;
}

/**
 * Every table that can be created.
 */
export interface ChoicesAnswer {
  games: GameChoice[];
  levels: BotView[];
  presets: Record<string, string>;
}

/**
 * Sent with the host's cookie. `/game/ID` is the link for both the host's browser and spectators.
 */
export interface CreateAnswer {
  id: string;
  invites: Invite[];
  view: TableView;
}

/**
 * Create a table. `start`: begin at once (no seat may be open).
 */
export interface CreateRequest {
  rules: string;
  seats: SeatWish[];
  start?: boolean;
}

/**
 * Who decides what. `moves` are sent only to the holder of that seat; `at` is sent back with the answer.
 */
export interface DecisionView {
  at: number;
  seat: number;
  kingdom: number;
  awaits: string;
  steps: StepView[];
  upcoming: number[];
  is_mine: boolean;
  moves: MoveView[];
  can_undo: boolean;
}

/**
 * A domino as printed; `id` is unique across all boxes.
 */
export interface DominoView {
  id: string;
  number: number;
  box: string;
  left: HalfView;
  right: HalfView;
}

/**
 * Host: put a bot in an open seat, or replace a bot by another.
 */
export interface Fill {
  kind: "fill";
  id: number;
  seat: number;
  level: "random" | "easy" | "normal" | "hard" | "expert";
}

/**
 * A game of the family, and which player counts are possible with which options.
 */
export interface GameChoice {
  game: string;
  is_origins: boolean;
  variants: VariantChoice[];
}

/**
 * A game at one moment. `moment` is the number of decisions made so far, out of `moments`.
 */
export interface GameView {
  game: number;
  moment: number;
  moments: number;
  round: number;
  kingdoms: KingdomView[];
  this_line: LineView[];
  next_line: LineView[];
  box: BoxView;
  builders: BuildersView | null;
  cave: CaveView | null;
  totems: TotemView[] | null;
  pending: PendingView;
  awaits: string;
  is_over: boolean;
  outcome: OutcomeView | null;
  match: MatchView | null;
}

/**
 * Host, or the person whose seat it is: remove the substitute bot.
 */
export interface GiveBack {
  kind: "give_back";
  id: number;
  seat: number;
}

/**
 * Half a domino as printed.
 */
export interface HalfView {
  terrain: string;
  crowns: number;
  craters: number;
  resource: string | null;
}

export interface Health {
  status: "ok" | "trouble";
  version: string;
  tables: number;
  database: "sqlite" | "postgresql";
}

export interface HordeView {
  warriors: number;
  strength: number;
  cell: [number, number];
  points: number;
}

/**
 * A code for one seat (single use), or for any open seat if `seat` is null. The link is `/join/CODE`.
 */
export interface Invite {
  seat: number | null;
  code: string;
}

export interface InviteRequest {
  seat?: number | null;
}

/**
 * `token` is only for programs, which send it as `Authorization: Bearer TOKEN`.
 */
export interface JoinAnswer {
  id: string;
  seat: number;
  token: string | null;
}

/**
 * Exchange an invite for a seat. Sets a cookie, or with `program` returns a token for the bot API.
 */
export interface JoinRequest {
  code: string;
  name: string;
  colour?: number | null;
  seat?: number | null;
  program?: boolean;
}

/**
 * The players of a kingdom in a record, and its total if the game was finished.
 */
export interface KingdomGist {
  names: string[];
  total: number | null;
}

/**
 * One kingdom. `last`: the cells touched by its last turn.
 */
export interface KingdomView {
  kingdom: number;
  seats: number[];
  side: number;
  squares: SquareView[];
  dominoes: LaidView[];
  territories: TerritoryView[];
  window: WindowView;
  last: [number, number][];
  discards: number;
  coins: number;
  knights: number;
  knights_placed: number;
  towers: number;
  has_queen: boolean;
  buildings: string[];
  totems: string[];
  resources: Record<string, number>;
  place: number;
  score: number;
  sheet: SheetView;
}

/**
 * The two cells that a domino covers.
 */
export interface LaidView {
  domino: string;
  left: [number, number];
  right: [number, number];
}

/**
 * Give up one's own seat. Before the start it becomes open again; during a game a bot takes over.
 */
export interface Leave {
  kind: "leave";
  id: number;
  seat: number;
}

/**
 * A domino of a line. Current line: done, now, waiting. Next line: free, taken. `order`: its place, from 1.
 */
export interface LineView {
  domino: DominoView;
  seat: number | null;
  state: "done" | "now" | "waiting" | "free" | "taken";
  order: number;
}

/**
 * Something that happened. `key` and `args` give the message; `seat` did it (null: chance, or the table itself).
 *
 * `points` and `coins`: the change of the acting kingdom's score and coins. `moment`: the number of decisions after
 * it, for a link into the replay.
 */
export interface LogEntry {
  number: number;
  time: number;
  game: number;
  moment: number;
  round: number;
  seat: number | null;
  key: string;
  args: Record<string, string | number>;
  text: string;
  points: number;
  coins: number;
  cells: [number, number][];
}

export interface LookAnswer {
  id: string;
  rules: RulesView;
  seats: SeatView[];
  open_seats: number[];
}

/**
 * Ask what an invite is for.
 */
export interface LookRequest {
  code: string;
}

/**
 * The standings of a Dynasty: the totals of each finished game by kingdom, and their sums. `outcome` at its end.
 */
export interface MatchView {
  game: number;
  games: number;
  totals: number[][];
  sums: number[];
  outcome: OutcomeView | null;
}

/**
 * Views of a game after `first`, `first` + 1, ... decisions.
 */
export interface MomentsAnswer {
  first: number;
  moments: number;
  views: GameView[];
  log: LogEntry[];
}

/**
 * One or several consecutive decisions of the same seat, applied all or none. `at` is `decision.at`.
 */
export interface MoveCommand {
  kind: "move";
  id: number;
  at: number;
  actions: number[];
}

/**
 * A program's move.
 */
export interface MoveRequest {
  at: number;
  actions: number[];
}

/**
 * One legal move. `action` is what the client sends back.
 *
 * `cells` are all cells it touches. `points`: the change of the kingdom's own score, as far as certain. `best`: the
 * most points that the steps it opens (build and site; recruit, pay and settle) are sure to add; for a claim, what the
 * domino would score if it were placed now, null if it fits nowhere. `coins` gained or spent. `burns`: the resource or
 * caveman that a fire destroys. `order`: for a claim, the position in the next line, from 1.
 */
export interface MoveView {
  action: number;
  kind: "claim" | "claim_pair" | "place" | "discard" | "tax" | "build" | "site" | "dragon" | "erupt" | "give" | "recruit" | "pay" | "settle" | "pass";
  text: string;
  cells: [number, number][];
  points: number;
  score: number;
  best: number | null;
  coins: number;
  domino: string | null;
  dominoes: string[];
  left: [number, number] | null;
  right: [number, number] | null;
  space: number | null;
  building: string | null;
  caveman: string | null;
  source: "cave" | "stack" | null;
  resource: string | null;
  kingdom: number | null;
  step: string | null;
  burns: string | null;
  order: number | null;
}

/**
 * A reason inside another one, formatted the same way.
 */
export interface NestedReason {
  key: string;
  args: Record<string, string | number | string[] | NestedReason>;
  rule: string | null;
}

/**
 * Start the next game of a Dynasty.
 */
export interface NextGame {
  kind: "next_game";
  id: number;
}

/**
 * The ranking, best first, and what decided first place.
 */
export interface OutcomeView {
  ranking: StandingView[];
  winners: number[];
  decided_by: "" | "points" | "largest_territory" | "crowns" | "games_won" | "shared";
}

/**
 * An unfinished step: a building without a site, a caveman not yet paid for or not yet settled.
 */
export interface PendingView {
  building: BuildingView | null;
  caveman: CavemanView | null;
  payments_left: number;
  paid: string[];
  volcano: VolcanoView | null;
  domino: DominoView | null;
  totem: string | null;
}

/**
 * Check that the server is alive. Answered with `accepted`.
 */
export interface Ping {
  kind: "ping";
  id: number;
}

/**
 * The points of a named item: a building, or the resource of a totem.
 */
export interface PointsView {
  id: string;
  points: number;
}

/**
 * Who is connected, by seat.
 */
export interface Presence {
  kind: "presence";
  number: number;
  connected: boolean[];
  watchers: number;
}

/**
 * Ask what the table would look like after these decisions, and what could be decided then.
 */
export interface Preview {
  kind: "preview";
  id: number;
  at: number;
  actions: number[];
}

/**
 * The table as it would be after the given actions; nothing was changed.
 *
 * `is_certain` is false if chance or another seat comes next: then the table is shown as far as it is known, and the
 * decision is null.
 */
export interface PreviewAnswer {
  kind: "preview";
  number: number;
  id: number;
  view: TableView;
  is_certain: boolean;
}

/**
 * A record that was read and stored: `/game/ID` shows it.
 *
 * If the file has several games, nothing is stored: `id` is null, and `?record=N` with the same body selects one of
 * `records`. `left_out`: how many more could not be read or exceeded the limit.
 */
export interface RecordAnswer {
  id: string | null;
  games: number;
  records: RecordGist[];
  left_out: number;
}

/**
 * A summary of one game in a file, to choose from.
 */
export interface RecordGist {
  number: number;
  rules: RulesView;
  kingdoms: KingdomGist[];
  date: string | null;
}

export interface RecoverAnswer {
  id: string;
  seats: number[];
}

export interface RecoverRequest {
  code: string;
}

/**
 * A single-use code that moves all seats of this browser to another one.
 */
export interface RecoveryAnswer {
  code: string;
}

/**
 * The command was refused and nothing changed. `key` and `args` give the message; `sentence` is it in English.
 */
export interface Refusal {
  kind: "refused";
  number: number;
  id: number | null;
  code: "malformed" | "too_large" | "too_many" | "unknown" | "stale" | "illegal" | "not_your_turn" | "not_allowed" | "not_now" | "taken" | "no_such_table" | "no_such_code" | "bad_rules" | "bad_record" | "foreign" | "trouble";
  key: string;
  args: Record<string, string | number | string[] | NestedReason>;
  sentence: string;
}

/**
 * Start again at the same table, when all games are over.
 */
export interface Rematch {
  kind: "rematch";
  id: number;
}

/**
 * Change the name and colour of one's own seat.
 */
export interface Rename {
  kind: "rename";
  id: number;
  seat: number;
  name: string;
  colour: number;
}

/**
 * The rules as plain values; `text` is what `Rules.parse` reads.
 */
export interface RulesView {
  text: string;
  game: string;
  players: number;
  options: string[];
  side: number;
  rounds: number;
  line_size: number;
  kingdoms: number;
  games: number;
  is_origins: boolean;
  has_buildings: boolean;
  has_resources: boolean;
  has_totems: boolean;
  has_cavemen: boolean;
  has_crown_tie_break: boolean;
}

/**
 * A seat. `colour` (1 to 8) is colour and emblem. `substitute`: a bot plays for a person who may return.
 */
export interface SeatView {
  seat: number;
  name: string;
  colour: number;
  who: "open" | "person" | "bot";
  level: string | null;
  substitute: boolean;
  connected: boolean;
  is_host: boolean;
  mine: boolean;
  kingdom: number;
  kings: number;
}

/**
 * Who takes a seat when the table is created: the host, a bot, or anyone who joins.
 */
export interface SeatWish {
  who: "me" | "open" | "bot";
  name?: string | null;
  colour?: number | null;
  level?: "random" | "easy" | "normal" | "hard" | "expert" | null;
}

/**
 * A line of the printed pad: all territories of one terrain.
 */
export interface SheetTerrainView {
  terrain: string;
  squares: number;
  crowns: number;
  points: number;
}

/**
 * The score as if the game ended now. Lines that do not exist in this game are null.
 */
export interface SheetView {
  terrains: SheetTerrainView[];
  buildings: PointsView[] | null;
  coins: number | null;
  coin_points: number | null;
  queen: number | null;
  resources: number | null;
  totems: PointsView[] | null;
  cavemen: CavemanPointsView[] | null;
  hordes: HordeView[] | null;
  middle_kingdom: number | null;
  harmony: number | null;
  total: number;
}

/**
 * Take another open seat for the same browser (hot-seat); only for someone already at the table.
 */
export interface Sit {
  kind: "sit";
  id: number;
  seat: number;
  name: string;
  colour?: number | null;
}

/**
 * A space of the builders' board, from 1. `cost`: the price for the deciding player, with the queen's discount.
 */
export interface SpaceView {
  space: number;
  price: number;
  cost: number;
  building: BuildingView | null;
}

/**
 * One square of a kingdom and everything on it. `crowns` are fires in Origins; `token`: fires of a fire token.
 */
export interface SquareView {
  x: number;
  y: number;
  terrain: string;
  crowns: number;
  craters: number;
  domino: string | null;
  knight: boolean;
  building: string | null;
  towers: number;
  token: boolean;
  resource: string | null;
  caveman: string | null;
}

export interface StandingView {
  place: number;
  kingdom: number;
  seats: number[];
  total: number;
  largest_territory: number;
  crowns: number;
  games_won: number;
  decided_by: "" | "points" | "largest_territory" | "crowns" | "games_won" | "shared";
}

/**
 * Host: start the game. All seats must be taken.
 */
export interface Start {
  kind: "start";
  id: number;
}

/**
 * A step of the current turn, for the strip of steps.
 */
export interface StepView {
  step: "place" | "erupt" | "tax" | "build" | "dragon" | "claim" | "give" | "recruit";
  state: "done" | "now" | "ahead";
}

/**
 * The current table, and the log entries after entry `after` up to `number`.
 */
export interface TableMessage {
  kind: "table";
  number: number;
  after: number;
  view: TableView;
  log: LogEntry[];
}

/**
 * Everything that one connection sees. `game` is null until the game starts.
 */
export interface TableView {
  id: string;
  stage: "gathering" | "playing" | "over" | "record";
  rules: RulesView;
  seats: SeatView[];
  is_host: boolean;
  my_seats: number[];
  watchers: number;
  first_game: number;
  game: GameView | null;
  decision: DecisionView | null;
}

/**
 * A bot plays for a person until the seat is given back. Host: for absent people; everyone: for themselves.
 */
export interface TakeOver {
  kind: "take_over";
  id: number;
  seat: number;
  level: "random" | "easy" | "normal" | "hard" | "expert";
}

export interface TerrainLeftView {
  terrain: string;
  squares: number;
  crowns: number;
}

/**
 * Connected squares of one terrain.
 */
export interface TerritoryView {
  terrain: string;
  cells: [number, number][];
  squares: number;
  crowns: number;
  points: number;
}

export interface TotemView {
  resource: string;
  terrain: string;
  points: number;
  holder: number | null;
  counts: number[];
}

/**
 * Undo the last decision: only one's own, and only if nothing was revealed and nobody else decided after it.
 */
export interface Undo {
  kind: "undo";
  id: number;
  at: number;
}

/**
 * Host, before the start: open a seat again.
 */
export interface Vacate {
  kind: "vacate";
  id: number;
  seat: number;
}

export interface VariantChoice {
  players: number;
  options: string[];
  text: string;
}

/**
 * The volcano that erupts now.
 */
export interface VolcanoView {
  cell: [number, number];
  craters: number;
  fires: number;
  range: number;
}

/**
 * Ask why a move is not legal after these decisions.
 */
export interface Why {
  kind: "why";
  id: number;
  at: number;
  actions: number[];
  move: Asked;
}

/**
 * Why a move is not legal; `key` is null if it is.
 */
export interface WhyAnswer {
  kind: "why";
  number: number;
  id: number;
  key: string | null;
  args: Record<string, string | number | string[] | NestedReason>;
  sentence: string;
}

/**
 * The cells that can still be used; all bounds are inclusive.
 */
export interface WindowView {
  left: number;
  right: number;
  top: number;
  bottom: number;
}

export type ServerMessage = TableMessage | Presence | Accepted | Refusal | PreviewAnswer | WhyAnswer;

export type ClientCommand = MoveCommand | Preview | Why | Undo | Rename | Sit | Fill | Vacate | Start | TakeOver | GiveBack | Leave | NextGame | Rematch | Ping;
