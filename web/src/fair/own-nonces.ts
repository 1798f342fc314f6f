/** This browser's part in the fair shuffle: it commits to a nonce for each game, opens it, and remembers what it saw. */
import type { Command } from '../connection/connection.svelte';
import type { TableView } from '../protocol';
import { commitmentTo, newNonce, type Witness } from './verify';

interface Kept {
  seat: number;
  nonce: string;
  /** The server's commitment, seen before the nonce was opened. */
  seen?: string;
}
/** By table, then by the number of the game there. */
type All = Record<string, Record<string, Kept>>;

const KEY = 'fiefdom.nonces';
const MOST_TABLES = 40;

function read(): All {
  try {
    const value: unknown = JSON.parse(localStorage.getItem(KEY) ?? '{}');
    return typeof value === 'object' && value !== null ? (value as All) : {};
  } catch {
    return {};
  }
}

function write(table: string, game: number, kept: Kept): void {
  const { [table]: games = {}, ...others } = read();
  const entries = [...Object.entries(others), [table, { ...games, [game]: kept }] as const];
  try {
    localStorage.setItem(KEY, JSON.stringify(Object.fromEntries(entries.slice(-MOST_TABLES))));
  } catch {
    // Without storage the nonce cannot be opened after a reload, and the game begins without it.
  }
}

const kept = (table: string, game: number): Kept | undefined => read()[table]?.[game];

/** What this browser knows of a game that it took part in. */
export function witnessOf(table: string, game: number): Witness | null {
  const found = kept(table, game);
  return found?.seen ? { seat: found.seat, nonce: found.nonce, commitment: found.seen } : null;
}

/** A commitment for the first game of a table, and what to call when the table and the seat are known. */
export async function firstCommitment(): Promise<{
  commitment: string;
  keep: (table: string, seat: number) => void;
}> {
  const { nonce, commitment } = await newNonce();
  return { commitment, keep: (table, seat) => write(table, 0, { seat, nonce }) };
}

/** The command that the shuffle needs from this browser between games, if any. */
export async function shuffleCommand(table: TableView): Promise<Command | null> {
  const seat = table.my_seats[0];
  if (seat === undefined || table.seats[seat]?.who !== 'person') return null;
  const game = table.game ? table.game.game + 1 : 0;
  const known = kept(table.id, game);
  const { opening, commitments } = table.shuffle;
  if (opening) {
    if (!known || !opening.awaited.includes(known.seat)) return null;
    write(table.id, game, { ...known, seen: opening.commitment });
    return { kind: 'open_nonce', seat: known.seat, nonce: known.nonce };
  }
  const told = commitments.find((each) => each.seat === known?.seat)?.value;
  if (known && told === (await commitmentTo(known.nonce))) return null;
  const { nonce, commitment } = await newNonce();
  write(table.id, game, { seat, nonce });
  return { kind: 'commit', seat, commitment };
}
