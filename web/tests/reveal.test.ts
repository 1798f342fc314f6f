import { describe, expect, it } from 'vitest';
import { rememberCounted, Reveal, stepTime, wasCounted } from '../src/end/reveal.svelte';

describe('the count at the end', () => {
  it('keeps the winner for last and hides what is not counted yet', () => {
    const reveal = new Reveal(() => [2, 0, 1]);
    expect([...reveal.hidden]).toEqual([]);
    reveal.start();
    expect(reveal.counting).toBe(2);
    expect([...reveal.hidden]).toEqual([2, 0, 1]);
    expect(reveal.next()).toBe(true);
    expect([...reveal.hidden]).toEqual([0, 1]);
    expect(reveal.next()).toBe(true);
    expect(reveal.counting).toBe(1);
    expect(reveal.next()).toBe(false);
    expect(reveal.counting).toBeNull();
    expect([...reveal.hidden]).toEqual([]);
  });

  it('shows everything when it is skipped', () => {
    const reveal = new Reveal(() => [1, 0]);
    reveal.start();
    reveal.finish();
    expect(reveal.counting).toBeNull();
    expect(reveal.next()).toBe(false);
  });

  it('takes as long for many territories as for few, within bounds', () => {
    expect(stepTime(0)).toBe(900);
    expect(stepTime(5)).toBe(900);
    expect(stepTime(28)).toBe(500);
    expect(stepTime(1000)).toBe(250);
  });

  it('is not repeated for a reader who has seen it', () => {
    expect(wasCounted('T', 0)).toBe(false);
    rememberCounted('T', 0);
    expect(wasCounted('T', 0)).toBe(true);
    expect(wasCounted('T', 1)).toBe(false);
  });
});
