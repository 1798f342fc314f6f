/** The count at the end: it adds up, runs by itself, can be skipped, and stands still where motion is unwanted. */
import { fireEvent, render } from '@testing-library/svelte';
import { tick } from 'svelte';
import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { countsOf } from '../src/end/score-count';
import EndScreen from '../src/end/EndScreen.svelte';
import { speak } from '../src/lib/messages.svelte';
import type { TableMessage } from '../src/protocol';
import { sample } from './setup';

const FINISHED = ['kingdomino-4-middle_kingdom-harmony-over', 'totem-3-over'];
const runCommand = (): Promise<boolean> => Promise.resolve(true);

beforeAll(() => speak('en'));

describe('the count', () => {
  for (const name of FINISHED) {
    it(`of ${name} adds up to every total`, () => {
      const { view } = sample<TableMessage>(name);
      for (const kingdom of view.game!.kingdoms) {
        const counts = countsOf(view.game!, view, kingdom.kingdom);
        expect(counts.reduce((sum, count) => sum + count.points, 0)).toBe(kingdom.score);
        counts.reduce((sum, count) => {
          expect(count.before).toBe(sum);
          return sum + count.points;
        }, 0);
        expect(counts.filter((count) => count.territory).length).toBe(
          kingdom.territories.filter((one) => one.points > 0).length,
        );
      }
    });
  }
});

describe('the show', () => {
  const { view } = sample<TableMessage>(FINISHED[0]!);
  const { ranking } = view.game!.outcome!;
  const own = view.game!.kingdoms[view.seats[view.my_seats[0]!]!.kingdom]!;
  const totals = (page: HTMLElement): string[] =>
    [...page.querySelectorAll('.pad tfoot tr:first-child td')].map((cell) => cell.textContent);
  const open = (): HTMLElement =>
    render(EndScreen, { table: view, game: view.game!, runCommand }).container;
  const waiting = (page: HTMLElement): number => page.querySelectorAll('.counts .waits').length;
  const veils = (page: HTMLElement): number =>
    page.querySelectorAll(".win use[href='#mark-veil']").length;

  function motion(isWanted: boolean): void {
    vi.stubGlobal('matchMedia', () => ({
      matches: !isWanted,
      addEventListener: () => undefined,
      removeEventListener: () => undefined,
    }));
  }

  beforeEach(() => {
    sessionStorage.clear();
    vi.useFakeTimers();
    motion(false);
  });
  afterEach(() => vi.useRealTimers());

  it('stands still, with everything counted, where motion is unwanted', () => {
    const page = open();
    expect(waiting(page)).toBe(0);
    expect(veils(page)).toBe(0);
    expect(page.querySelector('.sum')!.textContent).toContain(String(own.score));
    expect(page.querySelector('[data-action=show]')).toBeNull();
    expect(page.querySelector('h1')!.textContent).toMatch(/wins?!/);
  });

  it('lights one territory after the other, the winner last, and ends with our own kingdom', async () => {
    motion(true);
    const page = open();
    await tick();
    await tick();
    expect(page.querySelector('h1')!.textContent).toBe('Counting the kingdoms');
    expect(totals(page)).toEqual(['', '', '', '']);
    const all = page.querySelectorAll('.counts li').length;
    expect(waiting(page)).toBe(all - 1);
    const counted: number[][] = [];
    for (let seconds = 0; seconds < 40; seconds += 1) {
      await vi.advanceTimersByTimeAsync(1000);
      const known = totals(page).filter(Boolean).map(Number);
      if (known.length !== counted.at(-1)?.length) counted.push(known);
    }
    expect(page.querySelector('h1')!.textContent).toMatch(/wins?!/);
    const best = ranking[0]!.total;
    expect(counted.slice(0, -1).some((known) => known.includes(best))).toBe(false);
    expect(counted.at(-1)).toEqual(ranking.map((one) => one.total));
    expect(veils(page)).toBe(0);
    expect(page.querySelector('.sum')!.textContent).toContain(String(own.score));
  });

  it('is not repeated when the page is loaded again', async () => {
    motion(true);
    await fireEvent.click(open().querySelector('h1')!);
    const again = open();
    await tick();
    await tick();
    expect(again.querySelector('h1')!.textContent).toMatch(/wins?!/);
  });

  it('is skipped by a click anywhere, by a key, and by its button', async () => {
    motion(true);
    const page = open();
    await tick();
    await tick();
    for (const skip of [
      () => fireEvent.click(page.querySelector('h1')!),
      () => fireEvent.keyDown(document.body, { key: 'Escape' }),
      () => fireEvent.click(page.querySelector('[data-action=show]')!),
    ]) {
      expect(waiting(page)).toBeGreaterThan(0);
      await skip();
      expect(waiting(page)).toBe(0);
      await fireEvent.click(page.querySelector('[data-action=show]')!);
      await tick();
    }
  });

  it('shows where a territory lies when it is asked for', async () => {
    const page = open();
    await fireEvent.click(page.querySelector('.counts button')!);
    expect(page.querySelectorAll('.frame')).toHaveLength(2);
    expect(veils(page)).toBeGreaterThan(0);
    await fireEvent.click(page.querySelector('.counts button')!);
    expect(page.querySelectorAll('.frame')).toHaveLength(0);
  });
});
