/** The analyses of this device, the last one first. Whatever cannot be read is as if it were not there. */
import type { BoardTree } from '../protocol';

export interface KeptBoard {
  id: string;
  /** When it was last changed, in milliseconds. */
  time: number;
  /** The number of the node that is shown. */
  at: number;
  tree: BoardTree;
}

const KEY = 'fiefdom.boards';
export const MOST_BOARDS = 30;

function isBoard(value: unknown): value is KeptBoard {
  const board = value as Partial<KeptBoard> | null;
  return (
    typeof board === 'object' &&
    board !== null &&
    typeof board.id === 'string' &&
    typeof board.time === 'number' &&
    typeof board.at === 'number' &&
    typeof board.tree?.header?.rules === 'string' &&
    Array.isArray(board.tree.nodes)
  );
}

export function keptBoards(): KeptBoard[] {
  try {
    const value: unknown = JSON.parse(localStorage.getItem(KEY) ?? '[]');
    return Array.isArray(value) ? value.filter(isBoard) : [];
  } catch {
    return [];
  }
}

function store(boards: readonly KeptBoard[]): void {
  // What does not fit into the storage is given up, the oldest first.
  for (let number = Math.min(boards.length, MOST_BOARDS); number >= 0; number -= 1) {
    try {
      localStorage.setItem(KEY, JSON.stringify(boards.slice(0, number)));
      return;
    } catch {
      // Fewer of them.
    }
  }
}

export function keepBoard(board: KeptBoard): void {
  store([board, ...keptBoards().filter(({ id }) => id !== board.id)]);
}

export function forgetBoard(id: string): void {
  store(keptBoards().filter((board) => board.id !== id));
}

export const newId = (): string =>
  Array.from(crypto.getRandomValues(new Uint8Array(6)), (byte) =>
    byte.toString(16).padStart(2, '0'),
  ).join('');
