/** On a phone, what does not fit at once is behind tabs; the turn opens the one it needs. */
import { viewport } from '../lib/viewport.svelte';
import type { GameView } from '../protocol';

export type Tab = 'lines' | 'board' | 'box' | 'log';

export const hasBoard = (game: GameView): boolean =>
  game.builders !== null || game.cave !== null || game.totems !== null;

export const hasLongLines = (game: GameView): boolean =>
  Math.max(game.this_line.length, game.next_line.length) > 4;

/** Whether the board is behind a tab, because there is no room for it above the map. */
export const isBoardTabbed = (game: GameView): boolean =>
  viewport.isPhone && hasBoard(game) && (!viewport.isRoomy || hasLongLines(game));

const ON_THE_BOARD = ['build', 'dragon', 'recruit', 'give'];

/** The tab on which this decision is made, or that shows what it is about. */
export const tabFor = (awaits: string): Tab => (ON_THE_BOARD.includes(awaits) ? 'board' : 'lines');
