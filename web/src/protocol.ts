// Generated from src/fiefdom/server/protocol by tools/protocol_types.py. Do not edit.

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
 * The new table, and the seat in which this browser plays.
 */
export interface AgainAnswer {
  id: string;
  seat: number;
}

/**
 * A request for a new table that goes on before a decision of a game: against bots, in the seat that decided.
 */
export interface AgainRequest {
  moment: number;
  game?: number | null;
  name?: string | null;
  level?: "random" | "easy" | "normal" | "hard" | "expert";
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

/**
 * A part of an explanation; `sentence` is it in English.
 */
export interface BecauseView {
  key: string;
  args: Record<string, string | number | string[] | NestedReason>;
  sentence: string;
}

/**
 * The table after `added`. `position` is its text; null where chance is awaited or a step is unfinished.
 */
export interface BoardAnswer {
  view: TableView;
  log: LogEntry[];
  position: string | null;
  added: BoardEvent[];
}

/**
 * An event that was added, and the seat that decided it; `key` and `args` give its message, as in the log.
 */
export interface BoardEvent {
  event: string;
  seat: number | null;
  key: string;
  args: Record<string, string | number>;
}

/**
 * The rules of a game, its players (all or none), its tags, and the position it begins at, null for the usual.
 */
export interface BoardHeader {
  rules: string;
  start: string | null;
  seats: BoardSeat[];
  tags: Record<string, string>;
}

/**
 * An event in the tree. `parent` is the index of an earlier node, -1 for the beginning.
 *
 * Of the nodes with one parent, the first continues the line and the others are variations. `starting` are the remarks
 * before the first event of a variation.
 */
export interface BoardNode {
  parent: number;
  event: string;
  seat: number | null;
  mark?: string | null;
  remarks?: string[];
  starting?: string[];
}

/**
 * A node as it is told to the page: `key` and `args` give its message, as in the log.
 */
export interface BoardNodeView {
  parent: number;
  event: string;
  seat: number | null;
  mark?: string | null;
  remarks?: string[];
  starting?: string[];
  key: string;
  args: Record<string, string | number>;
}

/**
 * The tree; null if the text has several records, which `records` describes.
 */
export interface BoardOpenAnswer {
  tree: BoardTreeView | null;
  records: RecordGist[];
}

/**
 * A record as text or JSON, a position, or rules. If there are several records: the `record`-th.
 */
export interface BoardOpenRequest {
  text: string;
  record?: number | null;
}

/**
 * A place in a tree: the events that lead to it.
 */
export interface BoardPlace {
  header: BoardHeader;
  events: string[];
}

/**
 * A request for the game there after an action.
 */
export interface BoardPreview {
  header: BoardHeader;
  events: string[];
  action: number;
}

/**
 * The game after an action, before anything is drawn.
 */
export interface BoardPreviewAnswer {
  game: GameView;
}

/**
 * A tree as a record: its text, and as JSON.
 */
export interface BoardRecordAnswer {
  text: string;
  json_text: string;
}

/**
 * What the table looks like there, or after one more event: an `action`, or chance that is told or drawn.
 *
 * With `draw`, chance that follows is drawn as well.
 */
export interface BoardRequest {
  header: BoardHeader;
  events: string[];
  action?: number | null;
  tell?: string | null;
  draw?: boolean;
}

/**
 * Who plays a seat; `bot` is null for a person.
 */
export interface BoardSeat {
  name: string;
  bot: string | null;
}

/**
 * What lies open beside painted kingdoms at the beginning of a round; null for what is to be drawn.
 *
 * `pieces`: the six spaces of the builders' board and the top of the stack, or the cavemen of the cave.
 */
export interface BoardSetup {
  line?: SetupPlace[] | null;
  next_line?: string[] | null;
  pieces?: string[] | null;
}

/**
 * A game with its variations; `remarks` are those before the first event.
 */
export interface BoardTree {
  header: BoardHeader;
  remarks: string[];
  nodes: BoardNode[];
}

/**
 * A tree as it is told to the page.
 */
export interface BoardTreeView {
  header: BoardHeader;
  remarks: string[];
  nodes: BoardNodeView[];
}

/**
 * A question why a move is not legal there.
 */
export interface BoardWhy {
  header: BoardHeader;
  events: string[];
  move: Asked;
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
 * What was drawn from the real box and has to be told, with `at`: `count` dominoes, a piece, or a seat.
 */
export interface ChanceView {
  at: number;
  awaits: "line" | "king" | "building" | "caveman";
  count: number;
  dominoes: DominoView[];
  pieces: string[];
  seats: number[];
  can_undo: boolean;
}

/**
 * What changed in the table since entry `after`, for clients that asked for it with `?changes=true`.
 *
 * `values` has the new value of every changed part by its JSON pointer (RFC 6901) in the view; `splices` has the lists
 * of which most stayed the same. They apply to the view that the previous `table` or `changes` message left behind.
 */
export interface Changes {
  kind: "changes";
  number: number;
  after: number;
  values: Record<string, unknown>;
  splices: Record<string, Splice>;
  log: LogEntry[];
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
 * How long players may think: `seconds` for each turn, or for the whole game with an `increment` after each turn.
 *
 * Days are seconds too (correspondence). Whoever runs out is replaced by a bot (`bot`), or loses (`lose`): then a bot
 * plays on, and the kingdom is last, whatever it scores.
 */
export interface ClockOptions {
  per: "turn" | "game";
  seconds: number;
  increment?: number;
  on_timeout?: "bot" | "lose";
}

/**
 * The clocks: milliseconds `left` of each seat at `since` (server time); that of `running` has run since then.
 */
export interface ClockView {
  left: number[];
  running: number | null;
  since: number;
  lost: number[];
}

/**
 * Commit to a nonce for the next game of one's own seat: the SHA-256 of its 32 bytes. Replaces an earlier one.
 */
export interface Commit {
  kind: "commit";
  id: number;
  seat: number;
  commitment: string;
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
 * Create a table. `start`: begin at once (no seat may be open). `commitment`: see `Commit`; of the host's seat.
 *
 * `told`: what is drawn comes from the real box, and is told by the players.
 */
export interface CreateRequest {
  rules: string;
  seats: SeatWish[];
  start?: boolean;
  commitment?: string | null;
  options?: TableOptions;
  told?: boolean;
}

/**
 * What decides the draws of a game: `secret` is null until the game is over, `commitment` is its SHA-256.
 */
export interface DealtShuffle {
  commitment: string;
  secret: string | null;
  nonces: SeatValue[];
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
 * Delete the profile. `confirm` must be true.
 */
export interface DeleteRequest {
  confirm: true;
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
 * How the game stands, by so many simulations: `chances` and `leads` of all kingdoms if the first move is made.
 *
 * `moves` are the best ones, best first, and `chance`, `lead` and the rest those of whoever decides. `level` may be
 * deeper than what was asked; with `is_final`, no deeper level says more.
 */
export interface EvaluationAnswer {
  level: number;
  is_final: boolean;
  simulations: number;
  kingdom: number;
  certainty: "exact" | "foreseen" | "estimated";
  is_clear: boolean;
  choices: number;
  chances: number[];
  leads: number[];
  moves: HintMove[];
}

/**
 * A question how the game stands there. The levels are to be asked one after the other, each deeper than the last.
 *
 * Whoever leaves before the answer is there does not want it any more.
 */
export interface EvaluationRequest {
  header: BoardHeader;
  events: string[];
  level: number;
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
 * What a person has done in one game with one number of players; `average` and `best` are points.
 */
export interface GameStatistics {
  game: string;
  players: number;
  games: number;
  wins: number;
  average: number;
  best: number;
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
  chance: ChanceView | null;
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
  status: "ok" | "trouble" | "stopping";
  version: string;
  tables: number;
  database: "sqlite" | "postgresql";
}

/**
 * The best moves, best first. `is_clear`: whether the first is better beyond the noise.
 */
export interface HintAnswer {
  at: number;
  certainty: "exact" | "foreseen" | "estimated";
  is_clear: boolean;
  choices: number;
  moves: HintMove[];
}

/**
 * One of the best moves. `action` is what a command would send; `then` the claim that is expected to go with it.
 *
 * `chance`: the win chance of the own kingdom, within `band`; `lead`: its expected points minus those of the best
 * other, give or take `margin`.
 */
export interface HintMove {
  action: number;
  move: MoveGist;
  then: MoveGist | null;
  chance: number;
  band: number[];
  lead: number;
  margin: number;
  why: BecauseView[];
}

/**
 * A request for the best moves of the decision at hand; `at` as in commands.
 */
export interface HintRequest {
  at: number;
}

/**
 * Games, the newest first; `before` is to be sent for more, null if there are none.
 */
export interface HistoryAnswer {
  games: PlayedGame[];
  before: number | null;
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
 *
 * `commitment`: see `Commit`; so the first game cannot begin without it.
 */
export interface JoinRequest {
  code: string;
  name: string;
  colour?: number | null;
  seat?: number | null;
  program?: boolean;
  commitment?: string | null;
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
 *
 * `score`: its points so far; the bonuses for Middle Kingdom and Harmony are added when the game is over.
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
 * The best of one game and number of players, by what their rating is at least; and which others there are.
 */
export interface LeaderboardAnswer {
  game: string;
  players: number;
  entries: LeaderboardEntry[];
  kinds: [string, number][];
}

/**
 * A person or a level of the bots (`level`).
 */
export interface LeaderboardEntry {
  place: number;
  name: string;
  level: string | null;
  rating: number;
  uncertainty: number;
  games: number;
  mine: boolean;
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
 * Why the answer was not accepted. `sentence` is it in English; `rule` is the rule that a move would break.
 */
export interface LessonAdvice {
  key: string;
  args: Record<string, string | number | string[] | NestedReason>;
  rule: string | null;
  sentence: string;
}

/**
 * Where the learner is. `taken` are the answers that still hold; the page sends them with its next request.
 *
 * `idea` is the key of the remark to show, `is_free` says that any legal move is accepted, and `advice` why the answer
 * was not. Turns count through the whole lesson, from 1.
 */
export interface LessonAnswer {
  lesson: string;
  taken: string[];
  chapter: number;
  chapters: number;
  turn: number;
  turns: number;
  idea: string | null;
  is_free: boolean;
  is_over: boolean;
  advice: LessonAdvice | null;
  view: TableView;
  log: LogEntry[];
}

/**
 * A request for the game after these answers and one action.
 */
export interface LessonPreview {
  taken: string[];
  action: number;
}

/**
 * All answers so far and, if given, the next one: a move as text, `show` or `skip`.
 */
export interface LessonRequest {
  taken: string[];
  answer?: string | null;
}

/**
 * A question why a move is not legal after these answers.
 */
export interface LessonWhy {
  taken: string[];
  move: Asked;
}

/**
 * The games that have a lesson.
 */
export interface LessonsAnswer {
  lessons: string[];
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
 * A public table: everybody sees it in the lobby and may join. `rated`: its games change ratings.
 *
 * `lowest` and `highest`: the ratings with which one may join.
 */
export interface Listing {
  rated?: boolean;
  lowest?: number | null;
  highest?: number | null;
}

/**
 * Public tables that wait for players, the longest waiting first, and public games that can be watched.
 */
export interface LobbyAnswer {
  waiting: LobbyTable[];
  playing: LobbyTable[];
}

/**
 * Take a seat at a public table.
 */
export interface LobbyJoinRequest {
  table: string;
  name: string;
  colour?: number | null;
  commitment?: string | null;
}

export interface LobbySeat {
  name: string;
  who: "open" | "person" | "bot";
  level: string | null;
}

/**
 * A public table. `since`: when it was opened, in milliseconds.
 */
export interface LobbyTable {
  id: string;
  rules: string;
  game: string;
  players: number;
  options: string[];
  clock: ClockOptions | null;
  rated: boolean;
  lowest: number | null;
  highest: number | null;
  seats: LobbySeat[];
  free: number;
  since: number;
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
 * `person` is null for a browser without a profile.
 */
export interface MeAnswer {
  person: PersonView | null;
}

/**
 * Create a profile for this browser, or rename it.
 */
export interface MeRequest {
  name: string;
}

/**
 * Views of a game after `first`, `first` + 1, ... decisions; `names` and `colours` of its players, by seat.
 */
export interface MomentsAnswer {
  first: number;
  moments: number;
  views: GameView[];
  log: LogEntry[];
  names: string[];
  colours: number[];
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
 * A move as it would be in the log: `key` and `args` give the message. `left` and `right`: where a domino lies.
 */
export interface MoveGist {
  text: string;
  key: string;
  args: Record<string, string | number>;
  cells: [number, number][];
  domino: string | null;
  left: [number, number] | null;
  right: [number, number] | null;
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
 * `cells` are all cells it touches. `points`: the change of the kingdom's own score, as far as certain. `bonus`: the
 * change of the bonuses added at the end, if the game ended now. `score`: the total then, with bonuses. `best`: the
 * most points that the steps it opens (build and site; recruit, pay and settle) are sure to add; for a claim, what the
 * domino would score if it were placed now, null if it fits nowhere. `coins` gained or spent. `burns`: the resource or
 * caveman that a fire destroys. `order`: for a claim, the position in the next line, from 1. At a table without hints
 * `points`, `bonus`, `score` and `best` are null.
 */
export interface MoveView {
  action: number;
  kind: "claim" | "claim_pair" | "place" | "discard" | "tax" | "build" | "site" | "dragon" | "erupt" | "give" | "recruit" | "pay" | "settle" | "pass";
  text: string;
  cells: [number, number][];
  points: number | null;
  bonus: number | null;
  score: number | null;
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
 * Tell the nonce, when the view's `shuffle.opening` awaits it.
 */
export interface OpenNonce {
  kind: "open_nonce";
  id: number;
  seat: number;
  nonce: string;
}

/**
 * A game is about to begin: the server has committed to its secret and awaits the nonces of these seats.
 */
export interface OpeningShuffle {
  commitment: string;
  awaited: number[];
}

/**
 * The ranking, best first, and what decided first place.
 */
export interface OutcomeView {
  ranking: StandingView[];
  winners: number[];
  decided_by: "" | "points" | "largest_territory" | "crowns" | "games_won" | "shared" | "time";
}

/**
 * The kingdoms as counted. If the text cannot be read, there are none, and `faults` say why.
 *
 * Other faults are doubts: the kingdoms are counted as they are drawn. `given`: the keys that each kingdom has a line
 * for.
 */
export interface PadAnswer {
  rules: RulesView | null;
  palette: PadPalette | null;
  names: string[];
  given: string[][];
  kingdoms: KingdomView[];
  outcome: OutcomeView | null;
  text: string;
  faults: PadFault[];
}

/**
 * What is wrong with the kingdoms, and where; `kingdom` is null if it concerns several.
 */
export interface PadFault {
  kingdom: number | null;
  line: number;
  column: number;
  key: string;
  args: Record<string, string | number | string[] | NestedReason>;
  sentence: string;
}

/**
 * What kingdoms of a game are drawn with; `keys` are the lines for what squares cannot show.
 */
export interface PadPalette {
  start: string;
  terrains: PadTerrain[];
  keys: string[];
  totems: string[];
}

/**
 * Kingdoms to count. Their terrains and pieces may be named in English and in this language.
 */
export interface PadRequest {
  text: string;
  language?: "en" | "hu" | "pl";
}

/**
 * What a square of a terrain can show: crowns, fires or craters as printed, a fire token, a piece.
 */
export interface PadTerrain {
  terrain: string;
  letter: string;
  numbers: number[];
  tokens: number[];
  pieces: string[];
}

/**
 * The tree that begins at the position, and its setup with everything that was drawn.
 *
 * `line_choices`, `next_choices` and `piece_choices` are what could lie there instead, those that lie there included.
 */
export interface PaintedAnswer {
  tree: BoardTreeView;
  round: number;
  setup: BoardSetup;
  line_choices: DominoView[];
  next_choices: DominoView[];
  piece_kind: "building" | "caveman" | null;
  piece_choices: string[];
}

/**
 * Kingdoms as the score pad has them, and what lies open beside them.
 */
export interface PaintedRequest {
  text: string;
  language?: "en" | "hu" | "pl";
  setup?: BoardSetup;
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
 * A single-use code that gives another device a key to this profile.
 */
export interface PersonCodeAnswer {
  code: string;
}

/**
 * Everything that is stored about a person.
 */
export interface PersonExport {
  format: "fiefdom-person-1";
  person: PersonView;
  seats: [string, number][];
  games: PlayedGame[];
}

export interface PersonRecoverRequest {
  code: string;
}

/**
 * Who this browser belongs to. `id` is public; `devices` counts the browsers with a key.
 */
export interface PersonView {
  id: string;
  name: string;
  created: number;
  devices: number;
  has_code: boolean;
  ratings: RatingView[];
  statistics: GameStatistics[];
}

/**
 * Check that the server is alive. Answered with `accepted`.
 */
export interface Ping {
  kind: "ping";
  id: number;
}

/**
 * A game in a history; `/replay/TABLE?game=NUMBER` shows it. `rated`: null if it was not a rated game.
 *
 * `change`: how the own rating changed; null if the game did not count.
 */
export interface PlayedGame {
  table: string;
  game: number;
  time: number;
  rules: string;
  rated: boolean;
  change: number | null;
  players: PlayerResult[];
}

/**
 * One seat of a game in a history. A name is empty if its person has deleted it.
 */
export interface PlayerResult {
  seat: number;
  name: string;
  level: string | null;
  place: number;
  total: number;
  ending: "played" | "left" | "timed_out";
  mine: boolean;
}

/**
 * The points of a named item: a building, or the resource of a totem.
 */
export interface PointsView {
  id: string;
  points: number;
}

/**
 * Who is connected, by seat. `time`: the time of the server in milliseconds.
 */
export interface Presence {
  kind: "presence";
  number: number;
  time: number;
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
 * Host, before the start: put the table into the lobby, or take it out (null).
 */
export interface PublishRequest {
  listing: Listing | null;
}

/**
 * A puzzle before it is solved; `view` is its table, where the decision is the reader's.
 */
export interface PuzzleAnswer {
  puzzle: PuzzleGist;
  view: TableView;
}

/**
 * A part of an explanation.
 */
export interface PuzzleClause {
  key: string;
  args: Record<string, string | number | string[] | NestedReason>;
  sentence: string;
}

/**
 * A puzzle in a list. `missed` is how often weaker bots miss its solution, from 0 to 1.
 */
export interface PuzzleGist {
  name: string;
  game: string;
  rules: string;
  grade: "easy" | "medium" | "hard" | "expert";
  missed: number;
}

/**
 * A request for the game of a puzzle after an action.
 */
export interface PuzzlePreview {
  action: number;
}

/**
 * The solution of a puzzle.
 *
 * `chance` and `next` are the win chances of the solution and of the next best move. `line` is the solution and what
 * is expected to follow it, and `view` the table after the solution. `certainty` says how this was found out,
 * `estimated` with so many `simulations`.
 */
export interface PuzzleSolution {
  action: number;
  chance: number;
  next: number;
  why: PuzzleClause[];
  line: LogEntry[];
  certainty: "exact" | "foreseen" | "estimated";
  simulations: number;
  view: TableView;
}

/**
 * An answer: an action of the decision, or null to be shown the solution.
 */
export interface PuzzleTry {
  action: number | null;
}

/**
 * What an answer is worth: its win chance, at most that if it is `unlisted`, and what speaks against it.
 *
 * The solution is told when it was found or asked for.
 */
export interface PuzzleVerdict {
  verdict: "right" | "worse" | "unlisted" | "shown";
  move: LogEntry;
  chance: number;
  why: PuzzleClause[];
  solution: PuzzleSolution | null;
}

/**
 * A question why a move is not legal in a puzzle.
 */
export interface PuzzleWhy {
  move: Asked;
}

/**
 * All puzzles, game by game.
 */
export interface PuzzlesAnswer {
  puzzles: PuzzleGist[];
}

/**
 * `waits`: nobody is there yet. `level`: the bots whose rating is nearest, to play with meanwhile.
 *
 * `taken`: a seat was taken with the commitment of this request.
 */
export interface QuickAnswer {
  id: string;
  seat: number;
  waits: boolean;
  taken: boolean;
  level: string;
}

/**
 * Play as soon as possible: join a table like this that waits, or open one.
 *
 * `table`: one's own table that was opened so and still waits; it is given up if an older one has a free seat.
 */
export interface QuickRequest {
  rules: string;
  clock?: ClockOptions | null;
  rated?: boolean;
  name: string;
  colour?: number | null;
  commitment?: string | null;
  table?: string | null;
}

/**
 * A rating in one game with one number of players: 1500 at the start, and `uncertainty` to both sides (95 %).
 *
 * `is_provisional`: too few games so far to appear on the leaderboard.
 */
export interface RatingView {
  game: string;
  players: number;
  rating: number;
  uncertainty: number;
  games: number;
  is_provisional: boolean;
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
  code: "malformed" | "too_large" | "too_many" | "unknown" | "stale" | "illegal" | "not_your_turn" | "not_allowed" | "not_now" | "taken" | "no_such_table" | "no_such_code" | "bad_rules" | "bad_record" | "foreign" | "banned" | "trouble" | "unavailable" | "restarting";
  key: string;
  args: Record<string, string | number | string[] | NestedReason>;
  sentence: string;
}

/**
 * Agree to play again at the same table, when all games are over. It starts when everybody has agreed.
 *
 * Host, with `at_once`: start without those who have not.
 */
export interface Rematch {
  kind: "rematch";
  id: number;
  at_once?: boolean;
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
 * How far a review is: `done` of `total` decisions. `ahead`: how many reviews come before it in the queue.
 *
 * `none`: nobody has asked for it. `review` is null unless the state is `done`.
 */
export interface ReviewAnswer {
  state: "none" | "waiting" | "running" | "done" | "failed" | "cancelled";
  game: number;
  depth: "fast" | "normal" | "deep";
  done: number;
  total: number;
  ahead: number;
  review: ReviewView | null;
}

/**
 * A request to review a game of a table; by default its last one.
 */
export interface ReviewRequest {
  game?: number | null;
  depth?: "fast" | "normal" | "deep";
}

/**
 * A review. `turning_points` are moments; `curves` has for each kingdom low, chance and high before each decision.
 *
 * If the game is over, the last point of a curve is the result.
 */
export interface ReviewView {
  simulations: number;
  decisions: ReviewedDecisionView[];
  seats: ReviewedSeatView[];
  turning_points: number[];
  curves: number[][][];
  result: number[] | null;
}

/**
 * One decision. `moment`: how many were made before it. Chances have an entry for each kingdom.
 *
 * `before`: the chances if the best move is made, `after` those of the move that was made; `lost_chance` and
 * `lost_lead`: what the acting kingdom lost by it; `luck`: what the draws right before it brought to each kingdom.
 */
export interface ReviewedDecisionView {
  moment: number;
  seat: number;
  kingdom: number;
  round: number;
  choices: number;
  certainty: "exact" | "foreseen" | "estimated";
  verdict: "forced" | "best" | "good" | "inaccuracy" | "mistake" | "blunder";
  played: MoveGist;
  best: MoveGist;
  then: MoveGist | null;
  before: number[];
  after: number[];
  band: number[];
  lost_chance: number;
  lost_lead: number;
  luck: number[];
  why: BecauseView[];
  why_best: BecauseView[];
}

/**
 * The summary of a seat. `accuracy` from 0 to 100; null if there was never a choice.
 */
export interface ReviewedSeatView {
  seat: number;
  kingdom: number;
  accuracy: number | null;
  counts: Record<string, number>;
  lost_chance: number;
  lost_lead: number;
  luck: number;
  lead_luck: number;
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
 * Somebody at the table said something. It is not in the log.
 */
export interface Said {
  kind: "said";
  number: number;
  seat: number;
  phrase: "hello" | "good_luck" | "well_played" | "thanks" | "sorry" | "wow" | "oops" | "hurry" | "thinking" | "laugh" | "cry" | "clap" | "crown" | "goodbye";
}

/**
 * Say something at one's own seat; everybody at the table hears it.
 */
export interface Say {
  kind: "say";
  id: number;
  seat: number;
  phrase: "hello" | "good_luck" | "well_played" | "thanks" | "sorry" | "wow" | "oops" | "hurry" | "thinking" | "laugh" | "cry" | "clap" | "crown" | "goodbye";
}

/**
 * `counted`: whether the last game of a rated table changed ratings; null if none is over.
 */
export interface SeatPeople {
  seats: SeatPerson[];
  counted: boolean | null;
}

/**
 * Who sits at a table: `person` is the public id of a profile, and `change` what the last game changed.
 */
export interface SeatPerson {
  seat: number;
  person: string | null;
  rating: number | null;
  uncertainty: number | null;
  is_provisional: boolean;
  change: number | null;
}

/**
 * A commitment or nonce of a seat, in hexadecimal digits.
 */
export interface SeatValue {
  seat: number;
  value: string;
}

/**
 * A seat. `colour` (1 to 8) is colour and emblem. `substitute`: a bot plays for a person who may return.
 *
 * `wants_rematch`: its player has agreed to play again.
 */
export interface SeatView {
  seat: number;
  name: string;
  colour: number;
  who: "open" | "person" | "bot";
  level: string | null;
  substitute: boolean;
  wants_rematch: boolean;
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
 * What the player of a seat has won so far.
 */
export interface SeriesSeat {
  wins: number;
  points: number;
}

/**
 * The games of a table since the players last changed: how many, and the running total of each seat.
 *
 * `swaps`: seats are swapped before a rematch.
 */
export interface SeriesView {
  games: number;
  swaps: boolean;
  seats: SeriesSeat[];
}

/**
 * What the server can do at the moment: sent when it changes, and at the start unless it is `ready`.
 *
 * `database`: commands are refused until the database responds again. `restarting`: the connection is about to be
 * closed with 1012; reconnect.
 */
export interface ServerStatus {
  kind: "server";
  number: number;
  state: "ready" | "database" | "restarting";
}

/**
 * A domino of the line, and the seat whose king is on it.
 */
export interface SetupPlace {
  domino: string;
  seat: number;
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
 * The fair shuffle: of the current game (`dealt`), and the commitments of seats for the next one.
 */
export interface ShuffleView {
  dealt: DealtShuffle | null;
  commitments: SeatValue[];
  opening: OpeningShuffle | null;
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
 * A change inside a list: `removed` items from `at` on are replaced by `items`.
 */
export interface Splice {
  at: number;
  removed: number;
  items: unknown[];
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
  decided_by: "" | "points" | "largest_territory" | "crowns" | "games_won" | "shared" | "time";
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
 * Host, after a game: whether everybody moves on by one seat before a rematch. All have to agree to it again.
 */
export interface SwapSeats {
  kind: "swap_seats";
  id: number;
  swap: boolean;
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
 * `hints`: players are told what a move would bring. `undo`: decisions can be undone. `spectators`: who may watch.
 *
 * With `delayed`, those without a seat see a game three minutes later, and with `none` when it is over. `listing`:
 * null for a private table.
 */
export interface TableOptions {
  hints?: boolean;
  undo?: boolean;
  spectators?: "all" | "delayed" | "none";
  clock?: ClockOptions | null;
  listing?: Listing | null;
}

/**
 * Everything that one connection sees. `game` is null until the game starts, `series` until one is over.
 */
export interface TableView {
  id: string;
  stage: "gathering" | "playing" | "over" | "record";
  rules: RulesView;
  options: TableOptions;
  seats: SeatView[];
  is_host: boolean;
  my_seats: number[];
  watchers: number;
  first_game: number;
  shuffle: ShuffleView;
  clock: ClockView | null;
  series: SeriesView | null;
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

/**
 * At a table with the real box: what was drawn, as text such as `line 3 17 20 44`. `at` is `chance.at`.
 */
export interface Tell {
  kind: "tell";
  id: number;
  at: number;
  text: string;
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
 *
 * At a table with the real box everybody may undo the last event, also one that was told.
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
 * Why a move is not legal; `key` is null if it is. `rule`: the number of the rule that it would break, if any.
 */
export interface WhyAnswer {
  kind: "why";
  number: number;
  id: number;
  key: string | null;
  args: Record<string, string | number | string[] | NestedReason>;
  rule: string | null;
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

export type ServerMessage = TableMessage | Changes | Presence | Accepted | Refusal | PreviewAnswer | WhyAnswer | ServerStatus | Said;

export type ClientCommand = MoveCommand | Preview | Why | Tell | Undo | Rename | Sit | Fill | Vacate | Start | TakeOver | GiveBack | Leave | NextGame | Rematch | Commit | OpenNonce | Say | SwapSeats | Ping;
