/** Which coins and knights change their place between two states of a game, and from where to where. */
import { keyOf } from '../lib/geometry';
import type { GameView, KingdomView } from '../protocol';

export type Goods = 'coins' | 'knights';
/** The stock of a kingdom, a square of it, a space of the builders' board, or the kingdom as a whole. */
export type Place = { stock: Goods } | { cell: string } | { space: number } | 'kingdom';

export interface Trip {
  goods: Goods;
  kingdom: number;
  from: Place;
  to: Place;
}

/** More coins than this travel as this many. */
const MOST = 5;

const knightsOn = (kingdom: KingdomView): string[] =>
  kingdom.squares.filter((square) => square.knight).map(keyOf);

const buildingsOn = (kingdom: KingdomView): string[] =>
  kingdom.squares.filter((square) => square.building).map(keyOf);

const added = (before: readonly string[], after: readonly string[]): string[] =>
  after.filter((cell) => !before.includes(cell));

/** The space of the board from which something was bought or burnt. */
function emptied(before: GameView, after: GameView): Place {
  const now = after.builders?.spaces ?? [];
  const space = before.builders?.spaces.find(
    (old, index) => old.building && !now[index]?.building,
  )?.space;
  return space === undefined ? 'kingdom' : { space };
}

export function tripsBetween(before: GameView, after: GameView): Trip[] {
  return after.kingdoms.flatMap((now) => {
    const old = before.kingdoms[now.kingdom];
    if (!old || before.game !== after.game) return [];
    const { kingdom } = now;
    const sent = added(knightsOn(old), knightsOn(now));
    const site = added(buildingsOn(old), buildingsOn(now))[0];
    const trips: Trip[] = sent.map((cell) => ({
      goods: 'knights',
      kingdom,
      from: { stock: 'knights' },
      to: { cell },
    }));
    const home: Place = site === undefined ? 'kingdom' : { cell: site };
    for (let knights = old.knights; knights < now.knights; knights += 1) {
      trips.push({ goods: 'knights', kingdom, from: home, to: { stock: 'knights' } });
    }
    const coins = now.coins - old.coins;
    for (let number = 0; number < Math.min(MOST, Math.abs(coins)); number += 1) {
      const cell = sent[number % Math.max(1, sent.length)];
      const source: Place = cell === undefined ? 'kingdom' : { cell };
      const stock: Place = { stock: 'coins' };
      trips.push(
        coins > 0
          ? { goods: 'coins', kingdom, from: source, to: stock }
          : { goods: 'coins', kingdom, from: stock, to: emptied(before, after) },
      );
    }
    return trips;
  });
}
