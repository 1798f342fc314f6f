/** Which coins and knights travel when the game changes. */
import { describe, expect, it } from 'vitest';
import type { GameView, KingdomView, TableMessage } from '../src/protocol';
import { tripsBetween } from '../src/table/trips';
import { sample } from './setup';

const game = sample<TableMessage>('queendomino-4-tax').view.game!;
const [first] = game.kingdoms as [KingdomView, ...KingdomView[]];
const squares = first.squares.filter((square) => square.domino && !square.knight);

function changed(part: Partial<KingdomView>, rest: Partial<GameView> = {}): GameView {
  return { ...game, kingdoms: [{ ...first, ...part }, ...game.kingdoms.slice(1)], ...rest };
}

describe('coins and knights', () => {
  it('go nowhere if nothing has changed, or if another game has begun', () => {
    expect(tripsBetween(game, game)).toEqual([]);
    expect(tripsBetween(game, changed({ coins: 99 }, { game: game.game + 1 }))).toEqual([]);
  });

  it('come from the squares where taxes are collected', () => {
    const [square] = squares;
    const cell = `${square!.x},${square!.y}`;
    const after = changed({
      coins: first.coins + 2,
      knights: first.knights - 1,
      squares: first.squares.map((one) => (one === square ? { ...one, knight: true } : one)),
    });
    const coin = { goods: 'coins', kingdom: 0, from: { cell }, to: { stock: 'coins' } };
    expect(tripsBetween(game, after)).toEqual([
      { goods: 'knights', kingdom: 0, from: { stock: 'knights' }, to: { cell } },
      coin,
      coin,
    ]);
  });

  it('pay for the building that was taken from the board, and come with it', () => {
    const spaces = game.builders!.spaces.map((space, index) =>
      index === 2 ? { ...space, building: null } : space,
    );
    const [site] = squares;
    const bought = changed({ coins: first.coins - 2 }, { builders: { ...game.builders!, spaces } });
    const paid = tripsBetween(game, bought);
    expect(paid).toHaveLength(2);
    expect(paid[0]).toMatchObject({
      from: { stock: 'coins' },
      to: { space: game.builders!.spaces[2]!.space },
    });
    const built = changed({
      knights: first.knights + 1,
      squares: first.squares.map((one) => (one === site ? { ...one, building: 'palace' } : one)),
    });
    expect(tripsBetween(game, built)).toEqual([
      {
        goods: 'knights',
        kingdom: 0,
        from: { cell: `${site!.x},${site!.y}` },
        to: { stock: 'knights' },
      },
    ]);
  });

  it('are at most five coins, however many there are', () => {
    expect(tripsBetween(game, changed({ coins: first.coins + 30 }))).toHaveLength(5);
    const from = changed({ coins: 40 });
    expect(tripsBetween(from, changed({ coins: 0 }))).toHaveLength(5);
  });
});
