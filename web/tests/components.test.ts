import { render, screen } from '@testing-library/svelte';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { beforeAll, describe, expect, it } from 'vitest';
import ScoreSheet from '../src/end/ScoreSheet.svelte';
import { speak } from '../src/lib/messages.svelte';
import type { TableMessage } from '../src/protocol';
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
