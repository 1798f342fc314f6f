/** The pads of this device, one for each game. Whatever cannot be read is as if there were none. */
import type { PadPalette, RulesView } from '../protocol';
import type { PadKingdom } from './pad-text';

export interface SavedPad {
  rules: RulesView;
  palette: PadPalette;
  kingdoms: PadKingdom[];
}

interface Saved {
  last: string;
  pads: Record<string, SavedPad>;
}

const KEY = 'fiefdom.pads';

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

function isKingdom(value: unknown): value is PadKingdom {
  if (!isRecord(value) || !isRecord(value.castle) || !isRecord(value.squares)) return false;
  return (
    typeof value.name === 'string' &&
    Number.isInteger(value.castle.x) &&
    Number.isInteger(value.castle.y) &&
    Array.isArray(value.totems) &&
    Object.entries(value.squares).every(
      ([cell, square]) => /^\d+,\d+$/.test(cell) && isRecord(square),
    )
  );
}

function isPad(value: unknown): value is SavedPad {
  return (
    isRecord(value) &&
    isRecord(value.rules) &&
    isRecord(value.palette) &&
    Array.isArray(value.palette.terrains) &&
    Array.isArray(value.palette.keys) &&
    Array.isArray(value.kingdoms) &&
    value.kingdoms.length > 0 &&
    value.kingdoms.every(isKingdom)
  );
}

function read(): Saved {
  try {
    const value: unknown = JSON.parse(localStorage.getItem(KEY) ?? 'null');
    if (!isRecord(value) || !isRecord(value.pads)) return { last: '', pads: {} };
    const pads = Object.entries(value.pads).filter((entry): entry is [string, SavedPad] =>
      isPad(entry[1]),
    );
    return {
      last: typeof value.last === 'string' ? value.last : '',
      pads: Object.fromEntries(pads),
    };
  } catch {
    return { last: '', pads: {} };
  }
}

export function savedPad(game?: string): SavedPad | null {
  const saved = read();
  return saved.pads[game ?? saved.last] ?? null;
}

export function savePad(pad: SavedPad): void {
  const saved = read();
  saved.pads[pad.rules.game] = pad;
  saved.last = pad.rules.game;
  try {
    localStorage.setItem(KEY, JSON.stringify(saved));
  } catch {
    // The pad works without storage too; it is empty the next time.
  }
}
