/** The order in which the kingdoms are counted at the end: the winner last, so that there is something to wait for. */

/** How long the whole count takes at most, and one of its steps, in milliseconds. */
const WHOLE = 14_000;
const LONGEST = 900;
const SHORTEST = 250;

/** How long each of these steps is shown. */
export const stepTime = (steps: number): number =>
  Math.max(SHORTEST, Math.min(LONGEST, WHOLE / Math.max(1, steps)));

export class Reveal {
  /** The position in `order` of the kingdom that is being counted; null if everything is known. */
  private at: number | null = $state(null);

  /** `order`: the kingdoms, the last of the ranking first. */
  constructor(private readonly order: () => readonly number[]) {}

  get counting(): number | null {
    return this.at === null ? null : (this.order()[this.at] ?? null);
  }

  /** The kingdoms whose points are not known yet. */
  get hidden(): ReadonlySet<number> {
    return new Set(this.at === null ? [] : this.order().slice(this.at));
  }

  start(): void {
    this.at = 0;
  }

  /** Go on with the next kingdom; false if that was the last one. */
  next(): boolean {
    if (this.at === null) return false;
    this.at = this.at + 1 < this.order().length ? this.at + 1 : null;
    return this.at !== null;
  }

  finish(): void {
    this.at = null;
  }
}

const keyOf = (table: string, game: number): string => `fiefdom.counted.${table}.${game}`;

/** Whether this end has been counted before this reader; reloading the page does not repeat it. */
export function wasCounted(table: string, game: number): boolean {
  try {
    return sessionStorage.getItem(keyOf(table, game)) !== null;
  } catch {
    return false;
  }
}

export function rememberCounted(table: string, game: number): void {
  try {
    sessionStorage.setItem(keyOf(table, game), '1');
  } catch {
    // Without storage, the count is repeated.
  }
}
