/** Where things are drawn in a kingdom. Drawing only: nothing here knows the rules. */

export interface Cell {
  x: number;
  y: number;
}

export interface Box {
  left: number;
  top: number;
  right: number;
  bottom: number;
}

/** Anything with a terrain at a cell. */
export interface Ground extends Cell {
  terrain: string;
}

export const UNIT = 100;
export const key = (x: number, y: number): string => `${x},${y}`;
export const keyOf = (cell: Cell): string => key(cell.x, cell.y);
export const same = (a: Cell, b: Cell): boolean => a.x === b.x && a.y === b.y;

/** The directions from a domino's left half to its right one: east, south, west, north. */
export const TURNS: readonly Cell[] = [
  { x: 1, y: 0 },
  { x: 0, y: 1 },
  { x: -1, y: 0 },
  { x: 0, y: -1 },
];

export function turned(left: Cell, turn: number): Cell {
  const step = TURNS[((turn % 4) + 4) % 4]!;
  return { x: left.x + step.x, y: left.y + step.y };
}

export function turnOf(left: Cell, right: Cell): number {
  return TURNS.findIndex((step) => left.x + step.x === right.x && left.y + step.y === right.y);
}

export function boxOf(cells: readonly Cell[]): Box {
  const box = { left: 0, top: 0, right: 0, bottom: 0 };
  for (const { x, y } of cells) {
    box.left = Math.min(box.left, x);
    box.right = Math.max(box.right, x);
    box.top = Math.min(box.top, y);
    box.bottom = Math.max(box.bottom, y);
  }
  return box;
}

/** A box extended by a margin, clipped to another box. */
export function surroundings(box: Box, within: Box, margin: number): Box {
  return {
    left: Math.max(within.left, box.left - margin),
    top: Math.max(within.top, box.top - margin),
    right: Math.min(within.right, box.right + margin),
    bottom: Math.min(within.bottom, box.bottom + margin),
  };
}

export const union = (a: Box, b: Box): Box => ({
  left: Math.min(a.left, b.left),
  top: Math.min(a.top, b.top),
  right: Math.max(a.right, b.right),
  bottom: Math.max(a.bottom, b.bottom),
});

/** The square of this side around a box, as central to the start tile as possible; null if the box is too large. */
export function frameAround(box: Box, side: number): Box | null {
  const place = (low: number, high: number): number =>
    Math.min(low, Math.max(high - side + 1, -Math.floor(side / 2)));
  const [left, top] = [place(box.left, box.right), place(box.top, box.bottom)];
  const frame = { left, top, right: left + side - 1, bottom: top + side - 1 };
  return frame.right >= box.right && frame.bottom >= box.bottom ? frame : null;
}

export function cellsIn(box: Box): Cell[] {
  const cells: Cell[] = [];
  for (let y = box.top; y <= box.bottom; y += 1) {
    for (let x = box.left; x <= box.right; x += 1) cells.push({ x, y });
  }
  return cells;
}

export const inside = (box: Box, cell: Cell): boolean =>
  cell.x >= box.left && cell.x <= box.right && cell.y >= box.top && cell.y <= box.bottom;

const ALL = [1, 2, 3];
const MEDIEVAL: Record<string, readonly number[]> = {
  lake: [1, 3, 2],
  grassland: [1, 4, 2],
  town: [1, 2],
};
const STONE_AGE: Record<string, readonly number[]> = { grassland: [2, 3], lake: [2, 3] };

/** The drawing of a square: depends only on its cell, so that it never changes. Volcanoes show their craters. */
export function art(terrain: string, crowns: number, cell: Cell, origins: boolean): string {
  if (terrain === 'volcano') return `volcano-${crowns}`;
  const choices = (origins ? STONE_AGE : MEDIEVAL)[terrain] ?? ALL;
  return `${terrain}-${choices[Math.abs(7 * cell.x + 13 * cell.y + 3 * cell.x * cell.y) % choices.length]}`;
}

/** The icon of a terrain in lists: a drawing that fits the game's era. */
export function terrainSign(terrain: string, origins: boolean): string {
  if (terrain === 'volcano') return 'volcano-1';
  return origins && (terrain === 'lake' || terrain === 'grassland')
    ? `${terrain}-2`
    : `${terrain}-1`;
}

/** The chip for a square's crowns or fires; volcanoes have neither. */
export function chip(
  terrain: string,
  crowns: number,
  origins: boolean,
  small: boolean,
): string | null {
  if (!crowns || terrain === 'volcano') return null;
  return `${origins ? 'fires' : 'crowns'}-${crowns}${small ? '-small' : ''}`;
}

/** Lines around territories: where neighbours differ or the kingdom ends. */
export function borders(squares: readonly Ground[], box: Box): string {
  const ground = new Map(squares.map((square) => [keyOf(square), square.terrain]));
  let path = '';
  for (const { x, y, terrain } of squares) {
    const [left, top] = [(x - box.left) * UNIT, (y - box.top) * UNIT];
    if (ground.get(key(x + 1, y)) !== terrain) path += `M${left + UNIT} ${top}v${UNIT}`;
    if (ground.get(key(x, y + 1)) !== terrain) path += `M${left} ${top + UNIT}h${UNIT}`;
    if (!ground.has(key(x - 1, y))) path += `M${left} ${top}v${UNIT}`;
    if (!ground.has(key(x, y - 1))) path += `M${left} ${top}h${UNIT}`;
  }
  return path;
}

/** The outline of a domino covering two cells, as attributes of a rectangle. */
export function outline(
  a: Cell,
  b: Cell,
  box: Box,
): { x: number; y: number; width: number; height: number } {
  const wide = a.y === b.y;
  return {
    x: (Math.min(a.x, b.x) - box.left) * UNIT + 1.5,
    y: (Math.min(a.y, b.y) - box.top) * UNIT + 1.5,
    width: wide ? 197 : 97,
    height: wide ? 97 : 197,
  };
}

/** The arc of a flying fire, from a volcano's crater to the middle of a square. */
export function flight(from: Cell, to: Cell, box: Box): string {
  const [ax, ay] = [(from.x - box.left) * UNIT + 50, (from.y - box.top) * UNIT + 30];
  const [bx, by] = [(to.x - box.left) * UNIT + 50, (to.y - box.top) * UNIT + 46];
  return `M${ax} ${ay}Q${(ax + bx) / 2} ${Math.min(ay, by) - 110} ${bx} ${by}`;
}
