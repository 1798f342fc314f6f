import { describe, expect, it } from 'vitest';
import { leftOf, timeText } from '../src/table/clock-text';

const clock = { left: [60_000, 30_000], running: 0, since: 1_000_000, lost: [] };

describe('clocks', () => {
  it('only the running one runs, and never below zero or before its start', () => {
    expect(leftOf(clock, 0, 1_010_000)).toBe(50_000);
    expect(leftOf(clock, 0, 2_000_000)).toBe(0);
    expect(leftOf(clock, 0, 990_000)).toBe(60_000);
    expect(leftOf(clock, 1, 1_010_000)).toBe(30_000);
    expect(leftOf(clock, 7, 1_010_000)).toBe(0);
  });

  it.each([
    [0, '0:00'],
    [1, '0:01'],
    [59_000, '0:59'],
    [60_000, '1:00'],
    [3_661_000, '1:01:01'],
  ])('%d ms are %s', (milliseconds, text) => {
    expect(timeText(milliseconds)).toBe(text);
  });
});
