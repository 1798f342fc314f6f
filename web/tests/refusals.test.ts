/** Refusals in words: reasons inside reasons, words to choose from, ids by their names. */
import { beforeAll, describe, expect, it } from 'vitest';
import { refusalWords } from '../src/lib/refusal-text';
import { speak } from '../src/lib/messages.svelte';

describe('refusals', () => {
  beforeAll(() => speak('en'));

  it('words a reason inside another one', () => {
    const inside = { key: 'refused-no-such-seat', args: { seat: 3 }, rule: null };
    expect(refusalWords({ key: 'refused-record', args: { reason: inside } })).toBe(
      'This record cannot be read: This table has no seat 3.',
    );
  });

  it('words what there is to choose from', () => {
    expect(
      refusalWords({ key: 'refused-not-your-turn', args: { name: ['Ada', 'Bo', 'Cy'] } }),
    ).toContain('Ada, Bo or Cy');
  });

  it('falls back to English where the key is unknown', () => {
    expect(refusalWords({ key: 'nothing-like-this', args: {}, sentence: 'No.' })).toBe('No.');
  });
});
