/** The pad's kingdoms as a finished table, so that they are shown like one. */
import type {
  GameView,
  KingdomView,
  OutcomeView,
  RulesView,
  SeatView,
  TableView,
} from '../protocol';

function seatsOf(
  kingdoms: readonly KingdomView[],
  nameOf: (kingdom: number) => string,
): SeatView[] {
  const seats = kingdoms.flatMap((kingdom) =>
    kingdom.seats.map((seat): SeatView => ({
      seat,
      name: nameOf(kingdom.kingdom),
      colour: kingdom.kingdom + 1,
      who: 'person',
      level: null,
      substitute: false,
      wants_rematch: false,
      connected: true,
      is_host: false,
      mine: false,
      kingdom: kingdom.kingdom,
      kings: 1,
    })),
  );
  return seats.sort((a, b) => a.seat - b.seat);
}

export function gameOf(kingdoms: KingdomView[], outcome: OutcomeView): GameView {
  return {
    game: 0,
    moment: 0,
    moments: 0,
    round: 0,
    kingdoms,
    this_line: [],
    next_line: [],
    box: {
      count: 0,
      lines_left: 0,
      dominoes: [],
      terrains: [],
      buildings: {},
      cavemen: {},
      kings: {},
    },
    builders: null,
    cave: null,
    totems: null,
    pending: {
      building: null,
      caveman: null,
      payments_left: 0,
      paid: [],
      volcano: null,
      domino: null,
      totem: null,
    },
    awaits: '',
    chance: null,
    is_over: true,
    outcome,
    match: null,
  };
}

export function tableOf(
  rules: RulesView,
  game: GameView,
  nameOf: (kingdom: number) => string,
): TableView {
  const seats: SeatView[] = [];
  for (const seat of seatsOf(game.kingdoms, nameOf)) seats[seat.seat] = seat;
  return {
    id: '',
    stage: 'over',
    rules,
    seats,
    is_host: false,
    my_seats: [],
    watchers: 0,
    first_game: 0,
    series: null,
    game,
    decision: null,
    options: {},
    shuffle: { dealt: null, commitments: [], opening: null },
    clock: null,
  };
}
