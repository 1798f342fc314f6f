import { describe, expect, it } from 'vitest';
import { DoublePress } from '../src/table/double-press';

describe('a double press', () => {
  it('is completed by the second of two quick taps on one thing', () => {
    const presses = new DoublePress();
    expect(presses.press('a', 1000, 1, true)).toBe('first');
    expect(presses.press('a', 1300, 1, true)).toBe('armed');
    expect(presses.press('a', 1400, 1, true)).toBe('first');
  });

  it('is none if the taps are slow or on different things', () => {
    const presses = new DoublePress();
    presses.press('a', 1000, 1, true);
    expect(presses.press('a', 1500, 1, true)).toBe('first');
    expect(presses.press('b', 1600, 1, true)).toBe('first');
  });

  it('counts as the browser counts, however busy the machine is', () => {
    const presses = new DoublePress();
    presses.press('a', 1000, 1, true);
    expect(presses.press('a', 9000, 2, true)).toBe('armed');
    expect(presses.press('a', 9100, 3, true)).toBe('first');
    expect(presses.press('a', 9200, 4, true)).toBe('armed');
  });

  it('confirms nothing if the thing was not there at the first press', () => {
    const presses = new DoublePress();
    presses.press('a', 1000, 1, false);
    expect(presses.press('a', 1100, 1, true)).toBe('second');
    expect(presses.press('a', 1200, 1, true)).toBe('first');
    expect(presses.press('a', 1300, 1, true)).toBe('armed');
  });

  it('begins anew after a reset', () => {
    const presses = new DoublePress();
    presses.press('a', 1000, 1, true);
    presses.reset();
    expect(presses.press('a', 1100, 2, true)).toBe('first');
  });
});
