/** What this browser has solved: the names of the puzzles, and the days in a row with the puzzle of the day. */

export interface Solved {
  names: string[];
  days: number;
  /** The last day that counts, and the last day on which a wrong move was tried first. */
  last: string;
  failed: string;
}

const KEY = 'fiefdom.puzzles';
const DAY = 86_400_000;
const text = (value: unknown): string => (typeof value === 'string' ? value : '');

/** The day of the reader, such as 2026-07-01. */
export function today(now = new Date()): string {
  const two = (number: number): string => String(number).padStart(2, '0');
  return `${now.getFullYear()}-${two(now.getMonth() + 1)}-${two(now.getDate())}`;
}

/** What is stored; nothing if there is nothing, or if something else is stored there. */
export function solved(): Solved {
  try {
    const value = JSON.parse(localStorage.getItem(KEY) ?? '{}') as Partial<Solved> | null;
    const names = Array.isArray(value?.names) ? value.names.filter((name) => text(name)) : [];
    const days = Number.isSafeInteger(value?.days) ? Math.max(0, value!.days!) : 0;
    return { names, days, last: text(value?.last), failed: text(value?.failed) };
  } catch {
    return { names: [], days: 0, last: '', failed: '' };
  }
}

function keep(value: Solved): Solved {
  try {
    localStorage.setItem(KEY, JSON.stringify(value));
  } catch {
    // Without storage it is remembered as long as the page.
  }
  return value;
}

/** How long the streak is on a day: it is over when a whole day passed without a solution. */
export function streakOn(day: string, { days, last }: Solved): number {
  const passed = (Date.parse(day) - Date.parse(last)) / DAY;
  return passed <= 1 ? days : 0;
}

/** Remember a solution; the first try at the puzzle of a day counts for the streak. */
export function keepSolved(name: string, day: string | null): Solved {
  const known = solved();
  const names = known.names.includes(name) ? known.names : [...known.names, name];
  const counts = day !== null && day !== known.failed && day > known.last;
  const streak = counts ? { days: streakOn(day, known) + 1, last: day } : {};
  return keep({ ...known, names, ...streak });
}

/** Remember that a wrong move was tried, or the solution shown, on this day. */
export function keepFailed(day: string | null): Solved {
  return day === null ? solved() : keep({ ...solved(), failed: day });
}
