/** Recomputes every draw of a game from its record (docs/fair-shuffle.md). Asks nobody. */
import { bytesOf, digits, hashes, type Bytes, type Hashes } from './hash';
import pieces from './pieces.json';

interface RecordedEvent {
  kind: string;
  seat?: number;
  dominoes?: string[];
  building?: string;
  caveman?: string;
  source?: string;
}

export interface FairRecord {
  rules: string;
  tags: Record<string, string>;
  events: RecordedEvent[];
}

/** What the browser itself knows of a game that it took part in. */
export interface Witness {
  seat: number;
  nonce: string;
  commitment: string;
}

export type Verdict =
  | { kind: 'fair'; draws: number; nonces: number }
  | { kind: 'none' | 'untold' | 'unreadable' | 'secret' | 'other-commitment' | 'own-nonce' }
  | { kind: 'draw'; draw: number; found: string; expected: string };

/** Hidden pieces by kind of draw: how many copies of each name. */
type Stock = Record<string, Map<string, number>>;

const BOX = 48;

function stockOf(rules: string): Stock {
  const players = Number(/players=(\d+)/.exec(rules)?.[1]);
  const kings = Array.from({ length: players }, (_, seat): [string, number] => [
    String(seat + 1),
    players === 2 || (players === 7 && seat === 6) ? 2 : 1,
  ]);
  const box = (letter: string): [string, number][] =>
    Array.from({ length: BOX }, (_, at) => [`${letter}${at + 1}`, 1]);
  return {
    K: new Map(box('K')),
    Q: new Map(box('Q')),
    O: new Map(box('O')),
    king: new Map(kings),
    building: new Map(Object.entries(pieces.building)),
    caveman: new Map(Object.entries(pieces.caveman)),
  };
}

/** The names that a reveal shows, and the stock that they come from; null for decisions. */
function revealed(event: RecordedEvent): { stock: string; names: string[] } | null {
  if (event.kind === 'line') {
    return { stock: event.dominoes?.[0]?.[0] ?? '', names: event.dominoes ?? [] };
  }
  if (event.kind === 'king') return { stock: 'king', names: [String(event.seat)] };
  if (event.kind === 'building') return { stock: 'building', names: [event.building ?? ''] };
  if (event.kind === 'caveman') return { stock: 'caveman', names: [event.caveman ?? ''] };
  return null;
}

function remove(stock: Map<string, number>, name: string): void {
  const left = (stock.get(name) ?? 0) - 1;
  if (left > 0) stock.set(name, left);
  else stock.delete(name);
}

const isSmaller = (a: Bytes, b: Bytes): number => {
  const at = a.findIndex((byte, index) => byte !== b[index]);
  return at < 0 ? 0 : a[at]! - b[at]!;
};

type Ticket = (text: string) => Promise<Bytes>;

/** The `count` pieces with the smallest tickets. */
async function drawn(
  ticket: Ticket,
  number: number,
  kind: string,
  stock: Map<string, number>,
  count: number,
): Promise<string[]> {
  const entries = [...stock].flatMap(([name, copies]) =>
    Array.from({ length: copies }, (_, copy) => ({
      name,
      made: ticket(`${number} ${kind} ${name} ${copy + 1}`),
    })),
  );
  const tickets = await Promise.all(
    entries.map(async ({ name, made }) => ({ name, bytes: await made })),
  );
  tickets.sort((a, b) => isSmaller(a.bytes, b.bytes));
  return tickets.slice(0, count).map(({ name }) => name);
}

const ordered = (names: readonly string[]): string =>
  [...names].sort((a, b) => Number(a.slice(1)) - Number(b.slice(1))).join(' ');

async function compare(record: FairRecord, ticket: Ticket, nonces: number): Promise<Verdict> {
  const stocks = stockOf(record.rules);
  let draws = 0;
  for (const event of record.events) {
    if (event.kind === 'recruit' && event.source === 'stack') {
      remove(stocks['caveman']!, event.caveman ?? '');
    }
    const shown = revealed(event);
    if (!shown) continue;
    draws += 1;
    const stock = stocks[shown.stock] ?? new Map<string, number>();
    const kind = event.kind === 'line' ? 'domino' : event.kind;
    const expected = ordered(await drawn(ticket, draws, kind, stock, shown.names.length));
    const found = ordered(shown.names);
    if (found !== expected) return { kind: 'draw', draw: draws, found, expected };
    for (const name of shown.names) remove(stock, name);
  }
  return { kind: 'fair', draws, nonces };
}

async function checked(
  record: FairRecord,
  witness: Witness | null,
  using: Hashes,
): Promise<Verdict> {
  const { shuffle_commitment: commitment, shuffle_secret: secret } = record.tags;
  if (!commitment) return { kind: 'none' };
  if (!secret) return { kind: 'untold' };
  const nonces = (record.tags['shuffle_nonces'] ?? '').split(' ').filter(Boolean);
  for (const nonce of nonces) bytesOf(nonce.slice(nonce.indexOf(':') + 1));
  if (digits(await using.sha256(bytesOf(secret))) !== commitment) return { kind: 'secret' };
  if (witness && witness.commitment !== commitment) return { kind: 'other-commitment' };
  if (witness && !nonces.includes(`${witness.seat + 1}:${witness.nonce}`)) {
    return { kind: 'own-nonce' };
  }
  const keyed = await using.hmac(bytesOf(secret));
  const key = await keyed(['fiefdom-shuffle-1', ...nonces].join('\n'));
  return compare(record, await using.hmac(key), nonces.length);
}

/** Whether the draws of a record follow from its shuffle; and if this browser took part, from what it knows. */
export async function verify(
  record: FairRecord,
  witness: Witness | null = null,
  using: Hashes = hashes,
): Promise<Verdict> {
  try {
    return await checked(record, witness, using);
  } catch (error) {
    if (error instanceof RangeError) return { kind: 'unreadable' };
    throw error;
  }
}

/** A new nonce and the commitment to it. */
export async function newNonce(): Promise<{ nonce: string; commitment: string }> {
  const bytes = crypto.getRandomValues(new Uint8Array(32));
  return { nonce: digits(bytes), commitment: digits(await hashes.sha256(bytes)) };
}

export const commitmentTo = async (nonce: string): Promise<string> =>
  digits(await hashes.sha256(bytesOf(nonce)));
