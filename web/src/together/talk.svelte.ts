/** What is said at a table: the last phrase of each seat for a moment, and who is not heard. */
import type { Said, Say } from '../protocol';

export type Phrase = Say['phrase'];

export const PHRASES: readonly Phrase[] = [
  'hello',
  'good_luck',
  'well_played',
  'thanks',
  'sorry',
  'wow',
  'oops',
  'hurry',
  'thinking',
  'laugh',
  'cry',
  'clap',
  'crown',
  'goodbye',
];
/** How long a phrase is shown, in milliseconds. */
const SHOWN = 6000;
const KEY = 'fiefdom.muted';

function storedMutes(table: string): number[] {
  try {
    const value: unknown = JSON.parse(sessionStorage.getItem(`${KEY}.${table}`) ?? '[]');
    return Array.isArray(value) ? value.filter((seat) => typeof seat === 'number') : [];
  } catch {
    return [];
  }
}

export class TableTalk {
  /** The phrase that each seat says now. */
  said: Readonly<Record<number, Phrase>> = $state.raw({});
  muted: readonly number[] = $state.raw([]);
  private readonly timers = new Map<number, ReturnType<typeof setTimeout>>();

  constructor(private readonly table: string) {
    this.muted = storedMutes(table);
  }

  hear({ seat, phrase }: Said): void {
    if (this.muted.includes(seat)) return;
    this.said = { ...this.said, [seat]: phrase };
    clearTimeout(this.timers.get(seat));
    this.timers.set(
      seat,
      setTimeout(() => this.quiet(seat), SHOWN),
    );
  }

  mute(seat: number, muted: boolean): void {
    const others = this.muted.filter((other) => other !== seat);
    this.muted = muted ? [...others, seat] : others;
    if (muted) this.quiet(seat);
    try {
      sessionStorage.setItem(`${KEY}.${this.table}`, JSON.stringify(this.muted));
    } catch {
      // Muted until the page is loaded again.
    }
  }

  close(): void {
    for (const timer of this.timers.values()) clearTimeout(timer);
  }

  private quiet(seat: number): void {
    this.said = Object.fromEntries(
      Object.entries(this.said).filter(([other]) => Number(other) !== seat),
    );
  }
}
