/** Kingdoms as the pad holds them, and as the text that `fiefdom score` reads (docs/formats/kingdoms.md). */
import type { KingdomView, PadAnswer, PadPalette, SquareView } from '../protocol';
import type { Square } from '../lib/drawing';
import { key, type Cell } from '../lib/geometry';

/** `number`: crowns, fires or craters as printed. `token`: the fires of a token. */
export interface PadSquare {
  terrain: string;
  number: number;
  token: number;
  piece: string;
}

/** `squares` by cell of the drawing. `knights` and `towers` are null while they follow from the buildings. */
export interface PadKingdom {
  name: string;
  castle: Cell;
  squares: Record<string, PadSquare>;
  coins: number;
  knights: number | null;
  towers: number | null;
  queen: boolean;
  totems: string[];
  discards: number;
}

export const LONGEST_NAME = 24;

export function emptyKingdom(side: number): PadKingdom {
  const middle = Math.floor(side / 2);
  return {
    name: '',
    castle: { x: middle, y: middle },
    squares: {},
    coins: 0,
    knights: null,
    towers: null,
    queen: false,
    totems: [],
    discards: 0,
  };
}

/** How many rows and columns the drawing has. */
export function extentOf(kingdom: PadKingdom, side: number): number {
  const cells = [...Object.keys(kingdom.squares).map(cellOf), kingdom.castle];
  return Math.max(side, ...cells.map((cell) => Math.max(cell.x, cell.y) + 1));
}

export function cellOf(text: string): Cell {
  const [x, y] = text.split(',').map(Number);
  return { x: x!, y: y! };
}

function wordOf(square: PadSquare, palette: PadPalette): string {
  const letter = palette.terrains.find((one) => one.terrain === square.terrain)?.letter;
  const number = square.token ? `+${square.token}` : square.number || '';
  return `${letter ?? square.terrain}${number}${square.piece ? `:${square.piece}` : ''}`;
}

function rowsOf(kingdom: PadKingdom, palette: PadPalette): string[] {
  const cells = [...Object.keys(kingdom.squares).map(cellOf), kingdom.castle];
  const [left, right] = [Math.min(...cells.map((c) => c.x)), Math.max(...cells.map((c) => c.x))];
  const [top, bottom] = [Math.min(...cells.map((c) => c.y)), Math.max(...cells.map((c) => c.y))];
  const words = Array.from({ length: bottom - top + 1 }, (_, y) =>
    Array.from({ length: right - left + 1 }, (_, x) => {
      if (x + left === kingdom.castle.x && y + top === kingdom.castle.y) return palette.start;
      const square = kingdom.squares[key(x + left, y + top)];
      return square ? wordOf(square, palette) : '.';
    }),
  );
  const widths = words[0]!.map((_, x) => Math.max(...words.map((row) => row[x]!.length)));
  return words.map((row) =>
    row
      .map((word, x) => word.padEnd(widths[x]!))
      .join(' ')
      .trimEnd(),
  );
}

function valuesOf(kingdom: PadKingdom): Record<string, string | null> {
  return {
    coins: String(kingdom.coins),
    knights: kingdom.knights === null ? null : String(kingdom.knights),
    towers: kingdom.towers === null ? null : String(kingdom.towers),
    queen: kingdom.queen ? 'yes' : 'no',
    totems: kingdom.totems.join(' ') || 'none',
    discards: String(kingdom.discards),
  };
}

/** A name that stands on a line of its own: a remark would begin at `#`. */
const written = (name: string): string => name.replace(/[#\r\n]+/g, ' ').trim();

export function textOf(
  rules: string,
  palette: PadPalette,
  kingdoms: readonly PadKingdom[],
  nameOf: (number: number) => string,
): string {
  const blocks = kingdoms.map((kingdom, index) => {
    const values = valuesOf(kingdom);
    const lines = palette.keys.flatMap((name) =>
      values[name] === null ? [] : [`${name} ${values[name]}`],
    );
    const name = written(kingdom.name) || nameOf(index + 1);
    return ['', `kingdom ${name}`, ...lines, ...rowsOf(kingdom, palette)].join('\n');
  });
  return `rules ${rules}\n${blocks.join('\n')}\n`;
}

function squareFrom(square: SquareView): PadSquare {
  const printed = square.token ? 0 : square.crowns;
  return {
    terrain: square.terrain,
    number: square.terrain === 'volcano' ? square.craters : printed,
    token: square.token ? square.crowns : 0,
    piece: square.building ?? square.resource ?? square.caveman ?? '',
  };
}

/** A kingdom that the server has read, in the middle of the drawing. */
function kingdomFrom(view: KingdomView, name: string, given: readonly string[]): PadKingdom {
  const place = (at: readonly number[]): number => {
    const [low, high] = [Math.min(0, ...at), Math.max(0, ...at)];
    return Math.max(0, Math.floor((view.side - (high - low + 1)) / 2)) - low;
  };
  const castle = {
    x: place(view.squares.map((square) => square.x)),
    y: place(view.squares.map((square) => square.y)),
  };
  return {
    name: name.slice(0, LONGEST_NAME),
    castle,
    squares: Object.fromEntries(
      view.squares.map((square) => [
        key(square.x + castle.x, square.y + castle.y),
        squareFrom(square),
      ]),
    ),
    coins: view.coins,
    knights: given.includes('knights') ? view.knights : null,
    towers: given.includes('towers') ? view.towers : null,
    queen: view.has_queen,
    totems: view.totems,
    discards: view.discards,
  };
}

export const kingdomsFrom = (answer: PadAnswer): PadKingdom[] =>
  answer.kingdoms.map((view, index) =>
    kingdomFrom(view, answer.names[index] ?? '', answer.given[index] ?? []),
  );

const RESOURCES = ['mammoth', 'fish', 'mushroom', 'flint'];

/** A square for drawing, at its cell relative to the castle. */
export function drawn(square: PadSquare, cell: Cell, castle: Cell): Square {
  const isBuilding = square.terrain === 'town';
  const isResource = RESOURCES.includes(square.piece);
  return {
    x: cell.x - castle.x,
    y: cell.y - castle.y,
    terrain: square.terrain,
    crowns: square.number,
    fires: square.token,
    building: isBuilding && square.piece ? square.piece : null,
    resource: isResource ? square.piece : null,
    caveman: !isBuilding && !isResource && square.piece ? square.piece : null,
  };
}

/** A text in the fragment of a link, and back; null if it is none. */
export function toFragment(text: string): string {
  const bytes = new TextEncoder().encode(text);
  const plain = btoa(String.fromCharCode(...bytes));
  return plain.replaceAll('+', '-').replaceAll('/', '_').replace(/=+$/, '');
}

export function fromFragment(fragment: string): string | null {
  try {
    const plain = atob(fragment.replaceAll('-', '+').replaceAll('_', '/'));
    const bytes = Uint8Array.from(plain, (letter) => letter.charCodeAt(0));
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    return null;
  }
}
