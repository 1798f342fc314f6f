/** A new line turns over: only what is new, only once, and not at all where motion is unwanted. */
import { render } from '@testing-library/svelte';
import { beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { speak } from '../src/lib/messages.svelte';
import type { GameView, TableMessage } from '../src/protocol';
import TableLayout from '../src/table/TableLayout.svelte';
import { SeenDominoes } from '../src/table/seen-dominoes';
import { sample } from './setup';

const { view, log } = sample<TableMessage>('kingdomino-4-middle_kingdom-harmony-claim');
const game = view.game!;
const backs = (page: HTMLElement): number => page.querySelectorAll('.lines .back').length;

/** The same table a line later: dominoes that were not there before. */
function laterLine(): GameView {
  const next_line = game.next_line.map((entry) => ({
    ...entry,
    seat: null,
    state: 'free' as const,
    domino: { ...entry.domino, id: `${entry.domino.id}0` },
  }));
  return {
    ...game,
    this_line: game.next_line.map((entry) => ({ ...entry, state: 'waiting' as const, seat: 0 })),
    next_line,
  };
}

function motion(isWanted: boolean): void {
  vi.stubGlobal('matchMedia', () => ({
    matches: !isWanted,
    addEventListener: () => undefined,
    removeEventListener: () => undefined,
  }));
}

beforeAll(() => speak('en'));
/** Ends the animations; jsdom has none. */
let finishes: (() => void)[] = [];

beforeEach(() => {
  motion(true);
  finishes = [];
  Element.prototype.getAnimations = () => {
    const finished = new Promise<void>((resolve) => finishes.push(resolve));
    return [{ finished } as unknown as Animation];
  };
});

describe('a new line', () => {
  it('turns over once, and what lay there stays as it is', async () => {
    const { container, rerender } = render(TableLayout, { table: view, game, decision: null, log });
    expect(backs(container)).toBe(0);
    await rerender({ game: laterLine() });
    expect(backs(container)).toBe(game.next_line.length);
    for (const finish of finishes) finish();
    await vi.waitFor(() => expect(backs(container)).toBe(0));
  });

  it('lies open at once where motion is unwanted', async () => {
    motion(false);
    const { container, rerender } = render(TableLayout, { table: view, game, decision: null, log });
    await rerender({ game: laterLine() });
    expect(backs(container)).toBe(0);
  });

  it('is new to whoever was there at the beginning', () => {
    const first = { ...game, this_line: [] };
    const seen = new SeenDominoes(first);
    const id = first.next_line[0]!.domino.id;
    expect([seen.isNew(id), seen.isNew(id)]).toEqual([true, false]);
    expect(new SeenDominoes(game).isNew(id)).toBe(false);
  });
});
