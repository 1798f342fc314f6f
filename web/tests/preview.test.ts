/** What a choice on the map would change is drawn as the server says, and only as long as it is chosen. */
import { fireEvent, render } from '@testing-library/svelte';
import { tick } from 'svelte';
import { afterEach, beforeAll, beforeEach, describe, expect, it, vi, type Mock } from 'vitest';
import { speak } from '../src/lib/messages.svelte';
import type { GameView, MoveView, SquareView, TableMessage } from '../src/protocol';
import TableLayout from '../src/table/TableLayout.svelte';
import { sample } from './setup';

beforeAll(() => speak('en'));
beforeEach(() => vi.useFakeTimers());
afterEach(() => vi.useRealTimers());

/** The game with one square of the deciding kingdom changed. */
function changed(
  game: GameView,
  kingdom: number,
  cell: string,
  change: Partial<SquareView>,
): GameView {
  const kingdoms = game.kingdoms.map((one) =>
    one.kingdom === kingdom
      ? {
          ...one,
          squares: one.squares.map((square) =>
            `${square.x},${square.y}` === cell ? { ...square, ...change } : square,
          ),
        }
      : one,
  );
  return { ...game, kingdoms };
}

interface Opened {
  move: MoveView;
  preview: Mock<() => Promise<GameView>>;
  pieces: (id: string) => number;
  press: () => Promise<boolean>;
  wait: (milliseconds: number) => Promise<void>;
}

function open(name: string, change: Partial<SquareView>): Opened {
  const { view, log } = sample<TableMessage>(name);
  const game = view.game!;
  const decision = view.decision!;
  const move = decision.moves.find((one) => one.cells.length === 1)!;
  const cell = move.cells[0]!.join(',');
  const preview = vi.fn(() => Promise.resolve(changed(game, decision.kingdom, cell, change)));
  const { container } = render(TableLayout, { table: view, game, decision, log, preview });
  const pieces = (id: string): number =>
    container.querySelectorAll(`.board use[href='#${id}']`).length;
  const press = (): Promise<boolean> =>
    fireEvent.click(container.querySelector(`[data-cell='${cell}']`)!);
  const wait = async (milliseconds: number): Promise<void> => {
    await vi.advanceTimersByTimeAsync(milliseconds);
    await tick();
  };
  return { move, preview, pieces, press, wait };
}

describe('a choice on the map', () => {
  it('is asked about once it stays, and drawn as the answer says', async () => {
    const { move, preview, pieces, press, wait } = open('queendomino-4-tax', { knight: true });
    const before = pieces('knight');
    await press();
    await wait(30);
    expect(preview).not.toHaveBeenCalled();
    await wait(200);
    expect(preview).toHaveBeenCalledExactlyOnceWith([move.action]);
    expect(pieces('knight')).toBe(before + 1);
  });

  it('is not asked about when it is dropped at once, and leaves nothing behind', async () => {
    const { preview, pieces, press, wait } = open('queendomino-4-tax', { knight: true });
    const drop = (): Promise<boolean> => fireEvent.keyDown(window, { key: 'Escape' });
    const before = pieces('knight');
    await press();
    await drop();
    await wait(200);
    expect(preview).not.toHaveBeenCalled();
    await press();
    await wait(200);
    await drop();
    await wait(200);
    expect(pieces('knight')).toBe(before);
  });

  it('shows the caveman in hand even where the server stops before chance', async () => {
    const { pieces, press, wait } = open('tribe-2-settle', {});
    const { view } = sample<TableMessage>('tribe-2-settle');
    const piece = `caveman-${view.game!.pending.caveman!.id}`;
    const before = pieces(piece);
    await press();
    await wait(200);
    expect(pieces(piece)).toBe(before + 1);
  });

  it('of a domino needs no preview: the domino itself lies there', async () => {
    const { view, log } = sample<TableMessage>('kingdomino-4-middle_kingdom-harmony-place');
    const preview = vi.fn(() => Promise.resolve(null));
    const { container } = render(TableLayout, {
      table: view,
      game: view.game!,
      decision: view.decision,
      log,
      preview,
    });
    await fireEvent.click(container.querySelector('[data-possible]')!);
    await vi.advanceTimersByTimeAsync(500);
    expect(container.querySelector('.ghost')).not.toBeNull();
    expect(preview).not.toHaveBeenCalled();
  });
});
