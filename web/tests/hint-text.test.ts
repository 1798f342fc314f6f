/** Reasons of hints and reviews: whoever gets a domino is called by name. */
import { beforeAll, describe, expect, it } from 'vitest';
import { speak, words } from '../src/lib/messages.svelte';
import { becauseWords, signedTenths } from '../src/table/hint-text';
import type { BecauseView, TableView } from '../src/protocol';

const table = {
  my_seats: [0],
  seats: [
    { seat: 0, name: 'Maud', who: 'person' },
    { seat: 1, name: 'Otto', who: 'person' },
  ],
} as unknown as TableView;
const why = (args: Record<string, string | number>): BecauseView[] => [
  { key: 'because-leaves-to', args, sentence: 'leaves it' },
  { key: 'because-earlier', args: {}, sentence: 'earlier' },
];

describe('reasons', () => {
  beforeAll(async () => {
    await speak('en');
    await words('analysis');
  });

  it('calls whoever gets a domino by name', () => {
    expect(becauseWords(why({ domino: 'K41', seat: 2, points: '-5' }), table)).toBe(
      'leaves K41 to Otto: -5; earlier turn in the next round',
    );
  });

  it('tells the number of a seat that is not there', () => {
    expect(becauseWords(why({ domino: 'K41', seat: 7, points: '-5' }), table)).toContain(
      'leaves K41 to seat 7: -5',
    );
  });

  it('writes numbers as the language does', async () => {
    expect([signedTenths(1.84), signedTenths(-2), signedTenths(-0.04)]).toEqual([
      '+1.8',
      '−2',
      '+0',
    ]);
    await speak('hu');
    expect(signedTenths(1.84)).toBe('+1,8');
  });
});
