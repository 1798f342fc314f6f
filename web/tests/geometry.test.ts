import { describe, expect, it } from 'vitest';
import {
  art,
  borders,
  boxOf,
  cellsIn,
  chip,
  frameAround,
  surroundings,
  type Ground,
  turned,
  turnOf,
} from '../src/lib/geometry';

const square = (x: number, y: number, terrain = 'wheat'): Ground => ({ x, y, terrain });

describe('the map', () => {
  it('always holds the castle', () => {
    expect(boxOf([])).toEqual({ left: 0, top: 0, right: 0, bottom: 0 });
    expect(boxOf([square(2, -1)])).toEqual({ left: 0, top: -1, right: 2, bottom: 0 });
  });

  it('shows a margin around what is built, as far as the window of the kingdom reaches', () => {
    const window = { left: -1, top: -4, right: 4, bottom: 4 };
    expect(surroundings(boxOf([square(3, 0)]), window, 2)).toEqual({
      left: -1,
      top: -2,
      right: 4,
      bottom: 2,
    });
    expect(surroundings(boxOf([]), window, 0)).toEqual(boxOf([]));
  });

  it('lists its cells row by row', () => {
    expect(cellsIn({ left: 0, top: 0, right: 1, bottom: 1 }).map(({ x, y }) => `${x}${y}`)).toEqual(
      ['00', '10', '01', '11'],
    );
  });

  it('turns a domino through four directions and back', () => {
    for (const turn of [0, 1, 2, 3]) {
      expect(turnOf({ x: 3, y: 4 }, turned({ x: 3, y: 4 }, turn))).toBe(turn);
    }
    expect(turned({ x: 0, y: 0 }, -1)).toEqual({ x: 0, y: -1 });
  });

  it('draws a border where terrains differ and none inside a territory', () => {
    const box = { left: 0, top: 0, right: 1, bottom: 0 };
    const alike = borders([square(0, 0), square(1, 0)], box);
    const different = borders([square(0, 0), square(1, 0, 'lake')], box);
    expect(alike).not.toContain('M100 0v100');
    expect(different).toContain('M100 0v100');
  });

  it('gives a square the same picture for ever, and the stone age no sheep', () => {
    expect(art('wheat', 0, { x: -3, y: 2 }, false)).toBe(art('wheat', 0, { x: -3, y: 2 }, false));
    for (let x = -6; x < 7; x += 1) {
      expect(['grassland-2', 'grassland-3']).toContain(art('grassland', 0, { x, y: 1 }, true));
    }
    expect(art('volcano', 2, { x: 0, y: 0 }, true)).toBe('volcano-2');
  });

  it('shows crowns or fires, but neither on volcanoes', () => {
    expect(chip('lake', 2, false, false)).toBe('crowns-2');
    expect(chip('lake', 1, true, true)).toBe('fires-1-small');
    expect(chip('volcano', 3, true, false)).toBeNull();
    expect(chip('lake', 0, false, false)).toBeNull();
  });
});

describe('the frame of the largest kingdom', () => {
  const castle = boxOf([]);

  it('lies around the castle, five or seven squares each way', () => {
    expect(frameAround(castle, 5)).toEqual({ left: -2, top: -2, right: 2, bottom: 2 });
    expect(frameAround(castle, 7)).toEqual({ left: -3, top: -3, right: 3, bottom: 3 });
  });

  it('moves no further than what is built asks for', () => {
    expect(frameAround(boxOf([square(4, -1)]), 5)).toEqual({
      left: 0,
      top: -2,
      right: 4,
      bottom: 2,
    });
    expect(frameAround(boxOf([square(-3, 0)]), 5)!.left).toBe(-3);
  });

  it('is none if the kingdom would be too large', () => {
    expect(frameAround(boxOf([square(-3, 0), square(2, 0)]), 5)).toBeNull();
    expect(frameAround(boxOf([square(0, -4), square(0, 1)]), 5)).toBeNull();
  });
});
