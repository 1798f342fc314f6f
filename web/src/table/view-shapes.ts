/** Converts the server's view into what the table components draw. Shapes only: no rules are applied here. */
import type { Cell } from '../lib/geometry';
import type { Colours, Half, Square } from '../lib/drawing';
import type {
  DominoView,
  HalfView,
  KingdomView,
  SeatView,
  SquareView,
  TableView,
} from '../protocol';

export type Pair = readonly [number, number];

export const cellOf = (pair: Pair): Cell => ({ x: pair[0], y: pair[1] });
export const pairOf = (cell: Cell): [number, number] => [cell.x, cell.y];

/** The crowns, fires or craters of the domino itself, without a token. */
function printedOn(square: SquareView): number {
  if (square.terrain === 'volcano') return square.craters;
  return square.token ? 0 : square.crowns;
}

export function squareOf(square: SquareView): Square {
  const token = square.token ? square.crowns : 0;
  return {
    x: square.x,
    y: square.y,
    terrain: square.terrain,
    crowns: printedOn(square),
    building: square.building,
    towers: square.towers,
    knight: square.knight,
    resource: square.resource,
    caveman: square.caveman,
    fires: token,
  };
}

const halfOf = (half: HalfView, withResource: boolean): Half => ({
  terrain: half.terrain,
  crowns: half.terrain === 'volcano' ? half.craters : half.crowns,
  resource: withResource ? half.resource : null,
});

export const halvesOf = (domino: DominoView, withResources: boolean): Half[] => [
  halfOf(domino.left, withResources),
  halfOf(domino.right, withResources),
];

export const dominoesOf = (kingdom: KingdomView): { left: Cell; right: Cell }[] =>
  kingdom.dominoes.map((laid) => ({
    left: cellOf(laid.left as Pair),
    right: cellOf(laid.right as Pair),
  }));

export function coloursOf(kingdom: KingdomView, table: TableView): Colours {
  const [first, second] = kingdom.seats.map((seat) => table.seats[seat]!.colour);
  const isTeam = kingdom.seats.length > 1 && second !== first;
  return { seat: first ?? 1, mate: isTeam ? second : null, origins: table.rules.is_origins };
}

export const seatsOf = (kingdom: KingdomView, table: TableView): SeatView[] =>
  kingdom.seats.map((seat) => table.seats[seat]!);

/** The kingdom in the middle: the one to move if it is ours, else our own, else the one to move. */
export function focusedKingdom(
  table: TableView,
  acting: number | null,
  before: number | null,
): number {
  const own = table.my_seats.map((seat) => table.seats[seat]!.kingdom);
  if (acting !== null && own.includes(acting)) return acting;
  if (own.length) return before !== null && own.includes(before) ? before : own[0]!;
  return acting ?? before ?? 0;
}
