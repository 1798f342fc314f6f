import { fireEvent, render, screen } from '@testing-library/svelte';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { tick } from 'svelte';
import { beforeAll, describe, expect, it } from 'vitest';
import ScoreSheet from '../src/end/ScoreSheet.svelte';
import { speak } from '../src/lib/messages.svelte';
import type { Asked, TableMessage } from '../src/protocol';
import DominoLines from '../src/table/DominoLines.svelte';
import TableLayout from '../src/table/TableLayout.svelte';
import { parse } from '../src/lib/route.svelte';
import { sample } from './setup';

const SPRITE = readFileSync(
  join(process.cwd(), '..', 'src', 'fiefdom', 'render', 'art', 'pieces.svg'),
  'utf-8',
);
const PLAYED = [
  'kingdomino-4-middle_kingdom-harmony-place',
  'kingdomino-4-middle_kingdom-harmony-claim',
  'queendomino-4-build',
  'queendomino-4-tax',
  'queendomino-4-dragon',
  'royal_wedding-8-teams-place',
  'tribe-2-erupt',
  'tribe-2-recruit',
  'tribe-2-settle',
];

beforeAll(() => speak('en'));

describe('the table', () => {
  for (const name of PLAYED) {
    it(`shows ${name} with pieces that exist and no gap in the words`, () => {
      const { view, log } = sample<TableMessage>(name);
      const { container } = render(TableLayout, {
        table: view,
        game: view.game!,
        decision: view.decision,
        log,
      });
      const used = [...container.querySelectorAll('use')].map((use) =>
        use.getAttribute('href')!.slice(1),
      );
      expect(used.length).toBeGreaterThan(40);
      for (const id of new Set(used)) expect(SPRITE.includes(`id="${id}"`), id).toBe(true);
      expect(container.textContent).not.toMatch(
        /\b(say|do|note|log|step|confirm|pass|waits)-[a-z]/,
      );
      for (const labelled of container.querySelectorAll('[aria-label]')) {
        expect(labelled.getAttribute('aria-label')).not.toMatch(/^[a-z]+(-[a-z_]+)+$/);
      }
    });
  }

  it('offers exactly the dominoes that can be taken', () => {
    const { view, log } = sample<TableMessage>('kingdomino-4-middle_kingdom-harmony-claim');
    const { container } = render(TableLayout, {
      table: view,
      game: view.game!,
      decision: view.decision,
      log,
    });
    const offered = [...container.querySelectorAll('button.pick')].map((button) =>
      button.getAttribute('data-domino'),
    );
    expect(offered).toEqual(view.decision!.moves.map((move) => move.domino));
  });

  it('offers nothing to whoever only watches', () => {
    const { view } = sample<TableMessage>('kingdomino-4-middle_kingdom-harmony-claim');
    const { container } = render(DominoLines, {
      game: view.game!,
      table: view,
      hand: null,
      chooser: null,
    });
    expect(container.querySelectorAll('button')).toHaveLength(0);
  });
});

describe('the score sheet', () => {
  for (const name of ['kingdomino-4-middle_kingdom-harmony-over', 'totem-3-over']) {
    it(`adds up to the totals of ${name}`, () => {
      const { view } = sample<TableMessage>(name);
      const game = view.game!;
      const { container } = render(ScoreSheet, {
        game,
        table: view,
        outcome: game.outcome!,
        shown: 0,
        onshow: () => undefined,
      });
      const rows = [...container.querySelectorAll('tbody tr:not(.tie)')];
      game.outcome!.ranking.forEach((standing, column) => {
        const points = rows.map((row) =>
          Number(row.querySelectorAll('td')[column]!.querySelector('span')!.textContent),
        );
        expect(points.reduce((sum, one) => sum + one, 0)).toBe(standing.total);
      });
      expect(screen.getAllByText(String(game.outcome!.ranking[0]!.total)).length).toBeGreaterThan(
        0,
      );
    });
  }
});

describe('addresses', () => {
  it('name a screen and what it shows', () => {
    expect(parse('/game/abc')).toEqual({ screen: 'game', id: 'abc' });
    expect(parse('/join/K7QD-92XM')).toEqual({ screen: 'join', id: 'K7QD-92XM' });
    expect(parse('/')).toEqual({ screen: 'home', id: '' });
    expect(parse('/nonsense/x')).toEqual({ screen: 'home', id: '' });
  });
});

describe('what is impossible', () => {
  async function answerTo(
    name: string,
    selector: string,
  ): Promise<{ asked: Asked[]; text: string }> {
    const { view, log } = sample<TableMessage>(name);
    const asked: Asked[] = [];
    const { container } = render(TableLayout, {
      table: view,
      game: view.game!,
      decision: view.decision,
      log,
      why: (move: Asked) => {
        asked.push(move);
        return Promise.resolve('Because.');
      },
    });
    await fireEvent.click(container.querySelector(selector)!);
    await tick();
    await tick();
    return { asked, text: container.querySelector('.say')!.textContent };
  }

  it('asks the server about a building that cannot be bought', async () => {
    const { asked, text } = await answerTo('queendomino-4-build', '[data-space]:not(.can)');
    expect(asked[0]).toMatchObject({ kind: 'build', space: expect.any(Number) as number });
    expect(text).toBe('Not this one. Because.');
  });

  it('asks about a caveman that cannot be paid for', async () => {
    const { asked, text } = await answerTo('tribe-2-recruit', '.stack .frame:not(.can)');
    expect(asked[0]).toMatchObject({ kind: 'recruit', source: 'stack' });
    expect(text).toBe('Not this one. Because.');
  });

  it('asks about a square without taxes', async () => {
    const { asked, text } = await answerTo('queendomino-4-tax', "[data-cell='0,0']");
    expect(asked[0]).toMatchObject({ kind: 'tax', squares: [[0, 0]] });
    expect(text).toBe('Not here. Because.');
  });

  it('says that it is not time for it, without asking', async () => {
    const { asked, text } = await answerTo('queendomino-4-tax', '[data-space]');
    expect(asked).toEqual([]);
    expect(text).toMatch(/^Not now\. Your turn: collect taxes/);
  });
});
