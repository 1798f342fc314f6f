/** The clocks that are offered, and any clock in words. */
import { say } from './messages.svelte';
import type { ClockOptions } from '../protocol';

const DAY = 24 * 3600;
const turn = (seconds: number): ClockOptions => ({ per: 'turn', seconds });
const game = (minutes: number, increment: number): ClockOptions => ({
  per: 'game',
  seconds: 60 * minutes,
  increment,
});

export const CLOCKS: readonly ClockOptions[] = [
  turn(30),
  turn(60),
  turn(120),
  turn(300),
  game(5, 3),
  game(10, 5),
  game(20, 10),
  turn(DAY),
  turn(3 * DAY),
  turn(7 * DAY),
];

/** The number of a clock among those offered; -1 for none and for others. */
export const clockNumber = (clock: ClockOptions | null): number =>
  CLOCKS.findIndex(
    (each) =>
      each.per === clock?.per &&
      each.seconds === clock.seconds &&
      (each.increment ?? 0) === (clock.increment ?? 0),
  );

export function clockWords({ per, seconds, increment = 0 }: ClockOptions): string {
  if (per === 'game') return say('clock-game', { minutes: seconds / 60, increment });
  if (seconds >= DAY) return say('clock-days', { days: seconds / DAY });
  return seconds < 60
    ? say('clock-seconds', { seconds })
    : say('clock-minutes', { minutes: seconds / 60 });
}
