/** Names of squares, dominoes and kingdoms, for screen readers. */
import type { Half, Square } from '../lib/drawing';
import { knows, say } from '../lib/messages.svelte';
import type { DominoView, KingdomView, SeatView, TableView } from '../protocol';
import { halvesOf } from './view-shapes';

export const signed = (points: number): string => (points < 0 ? `−${-points}` : `+${points}`);

/** The number of a domino, from its id. */
export const dominoNumber = (id: string | null): string => (id ?? '').replace(/\D/g, '');

/** A resource or a caveman, whichever it is. */
export const pieceName = (id: string): string =>
  knows(`resource-${id}`) ? say(`resource-${id}`) : say(`caveman-${id}`);

export function pipWords(half: Half, origins: boolean): string {
  const terrain = say(`terrain-${half.terrain}`);
  if (half.terrain === 'volcano') return say('half-craters', { terrain, number: half.crowns });
  if (!half.crowns) return terrain;
  return say(origins ? 'half-fires' : 'half-crowns', { terrain, number: half.crowns });
}

/** A square with everything on it. */
export function squareWords(square: Square | null, origins: boolean): string {
  if (!square) return say('square-empty');
  const words = [pipWords(square, origins)];
  if (square.fires) words.push(say('square-token', { number: square.fires }));
  if (square.building) words.push(say(`building-${square.building}`));
  if (square.towers) words.push(say('square-towers', { number: square.towers }));
  if (square.knight) words.push(say('square-knight'));
  if (square.resource) words.push(say(`resource-${square.resource}`));
  if (square.caveman) words.push(say(`caveman-${square.caveman}`));
  return words.join(', ');
}

export function dominoWords(domino: DominoView, origins: boolean, resources: boolean): string {
  const [left, right] = halvesOf(domino, resources).map((half) => {
    const words = pipWords(half, origins);
    return half.resource
      ? `${words} ${say('with', { what: say(`resource-${half.resource}`) })}`
      : words;
  });
  return say('domino-words', { number: domino.number, left: left!, right: right! });
}

/** The name of a seat: our only one is “you”. */
export function nameOf(seat: SeatView, table: TableView): string {
  return seat.mine && table.my_seats.length === 1
    ? say('you')
    : seat.name || say(`colour-${seat.colour}`);
}

export const isYou = (seat: SeatView, table: TableView): boolean =>
  seat.mine && table.my_seats.length === 1;

/** The players of a kingdom; two in a team. */
export const seatNames = (kingdom: KingdomView, table: TableView): string[] => [
  ...new Set(kingdom.seats.map((seat) => nameOf(table.seats[seat]!, table))),
];

export const kingdomName = (kingdom: KingdomView, table: TableView): string =>
  seatNames(kingdom, table).join(' & ');

export function kingdomWords(kingdom: KingdomView, table: TableView): string {
  return say('kingdom-words', {
    name: kingdomName(kingdom, table),
    dominoes: kingdom.dominoes.length,
    score: kingdom.score,
  });
}
