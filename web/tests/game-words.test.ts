/** The words of a game: chiefs and fires in Origins, kings and crowns elsewhere, and teams in the plural. */
import { beforeAll, describe, expect, it } from 'vitest';
import { titleOf, whyOf } from '../src/end/outcome-text';
import { speak } from '../src/lib/messages.svelte';
import type { LogEntry, OutcomeView, TableMessage, TableView } from '../src/protocol';
import { logWords } from '../src/table/log-text';
import { sample } from './setup';

const tableOf = (name: string): TableView => sample<TableMessage>(name).view;

const drawn = (seat: number): LogEntry =>
  ({ key: 'log-king', args: { seat }, seat: null, text: '' }) as unknown as LogEntry;

/** An outcome in which the first kingdom wins by this. */
const wonBy = (decided_by: string): OutcomeView =>
  ({
    decided_by,
    ranking: [0, 1].map((kingdom) => ({
      kingdom,
      place: kingdom + 1,
      total: 30,
      largest_territory: 5,
      crowns: 7,
    })),
  }) as unknown as OutcomeView;

describe('the words of a game', () => {
  beforeAll(() => speak('en'));

  it('draws chiefs in Origins and kings elsewhere, one’s own as “your”', () => {
    for (const [name, king] of [
      ['tribe-2-recruit', 'chief'],
      ['kingdomino-4-middle_kingdom-harmony-place', 'king'],
    ] as const) {
      const table = tableOf(name);
      const seats = table.seats.map((seat) => ({ ...seat, mine: seat === table.seats[0] }));
      const shown = { ...table, seats, my_seats: [0] };
      expect(logWords(drawn(0), shown)).toBe(`Your ${king} is drawn`);
      expect(logWords(drawn(1), shown)).toBe(`${seats[1]!.name}’s ${king} is drawn`);
    }
  });

  it('breaks ties by fires in Origins and by crowns elsewhere', () => {
    for (const [name, sign] of [
      ['totem-3-over', 'fires'],
      ['kingdomino-4-middle_kingdom-harmony-over', 'crowns'],
    ] as const) {
      const table = tableOf(name);
      expect(whyOf(wonBy('crowns'), table.game!, table)).toBe(
        `30 points each; the ${sign} decide: 7`,
      );
    }
  });

  it('lets a team win in the plural', () => {
    const table = tableOf('royal_wedding-8-teams-place');
    expect(titleOf(wonBy('points'), table.game!, table)).toMatch(/ & .* win!$/);
  });
});
