/** The set-up of the last table, kept in this browser. Whatever cannot be read is as if there were none. */
import type { Level, SeatKind } from '../home/table-plan.svelte';

export interface SavedPlan {
  game: string;
  players: number;
  options: readonly string[];
  seats: readonly { kind?: SeatKind; level?: Level; here?: string }[];
}

const KEY = 'fiefdom.plan';
const KINDS = ['me', 'here', 'open', 'bot'];

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null;

function seatOf(value: unknown): SavedPlan['seats'][number] {
  if (!isRecord(value)) return {};
  const { kind, level, here } = value;
  return {
    kind: KINDS.includes(kind as string) ? (kind as SeatKind) : undefined,
    level: typeof level === 'string' ? (level as Level) : undefined,
    here: typeof here === 'string' ? here.slice(0, 24) : undefined,
  };
}

export function savedPlan(): SavedPlan | null {
  try {
    const value: unknown = JSON.parse(localStorage.getItem(KEY) ?? 'null');
    if (!isRecord(value) || typeof value.game !== 'string') return null;
    const options = Array.isArray(value.options) ? value.options : [];
    return {
      game: value.game,
      players: Number(value.players),
      options: options.filter((word): word is string => typeof word === 'string'),
      seats: Array.isArray(value.seats) ? value.seats.map(seatOf) : [],
    };
  } catch {
    return null;
  }
}

export function savePlan(plan: SavedPlan): void {
  try {
    localStorage.setItem(KEY, JSON.stringify(plan));
  } catch {
    // The next visit starts with the usual set-up.
  }
}
