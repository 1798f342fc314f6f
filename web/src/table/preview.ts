/** The kingdom with the chosen piece on it already, for the eye only. */
import { same } from '../lib/geometry';
import type { GameView, KingdomView, SquareView } from '../protocol';
import type { Hand } from './hand.svelte';

function change(square: SquareView, hand: Hand, game: GameView): SquareView {
  const kind = hand.chosen?.kind;
  if (kind === 'site' && game.pending.building)
    return { ...square, building: game.pending.building.id };
  if (kind === 'settle' && game.pending.caveman)
    return { ...square, caveman: game.pending.caveman.id };
  if (kind === 'pay') return { ...square, resource: null };
  return kind === 'erupt' ? { ...square, resource: null, caveman: null } : square;
}

export function previewOf(kingdom: KingdomView, hand: Hand | null, game: GameView): KingdomView {
  const target = hand?.chosen?.square;
  if (!hand || (!target && !hand.taxed.length)) return kingdom;
  const squares = kingdom.squares.map((square) => {
    if (hand.taxed.some((cell) => same(cell, square))) return { ...square, knight: true };
    return target && same(target, square) ? change(square, hand, game) : square;
  });
  return { ...kingdom, squares };
}
