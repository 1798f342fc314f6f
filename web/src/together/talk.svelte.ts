/** What is said at a table: the last phrase of each seat for a moment, and who is not heard. */
import { getContext, setContext } from 'svelte';
import type { Command } from '../connection/connection.svelte';
import type { Said, Say, TableView } from '../protocol';

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
    return Array.isArray(value)
      ? value.filter((colour): colour is number => typeof colour === 'number')
      : [];
  } catch {
    return [];
  }
}

export class TableTalk {
  /** The phrase that each seat says now. */
  said: Readonly<Record<number, Phrase>> = $state.raw({});
  /** By colour: it stays with a player who moves to another seat. */
  muted: readonly number[] = $state.raw([]);
  private readonly timers = new Map<number, ReturnType<typeof setTimeout>>();

  constructor(
    private readonly table: string,
    private readonly view: () => TableView | null,
    readonly send: (command: Command) => Promise<boolean>,
  ) {
    this.muted = storedMutes(table);
  }

  hear({ seat, phrase }: Said): void {
    const colour = this.view()?.seats[seat]?.colour;
    if (colour === undefined || this.muted.includes(colour)) return;
    this.said = { ...this.said, [seat]: phrase };
    clearTimeout(this.timers.get(seat));
    this.timers.set(
      seat,
      setTimeout(() => this.quiet(seat), SHOWN),
    );
  }

  mute(colour: number, isMuted: boolean): void {
    const others = this.muted.filter((other) => other !== colour);
    this.muted = isMuted ? [...others, colour] : others;
    const seat = this.view()?.seats.find((each) => each.colour === colour);
    if (isMuted && seat) this.quiet(seat.seat);
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

const TALK = Symbol('talk');

/** Let the components of a table take part in its talk. */
export const provideTalk = (talk: TableTalk): TableTalk => setContext(TALK, talk);

/** The talk of this table; none in replays and the like. */
export const tableTalk = (): TableTalk | undefined => getContext<TableTalk | undefined>(TALK);
