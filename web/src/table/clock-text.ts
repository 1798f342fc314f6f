/** Clocks in words and numbers. */
import { say } from '../lib/messages.svelte';
import type { ClockView } from '../protocol';

/** Milliseconds at which a running clock is shown as short of time. */
export const LOW = 20_000;
const SECOND = 1000;
const HOUR = 3600 * SECOND;
const DAY = 24 * HOUR;

/** Milliseconds that a seat has left at a time of the server. */
export function leftOf(clock: ClockView, seat: number, time: number): number {
  const left = clock.left[seat] ?? 0;
  return clock.running === seat ? Math.max(0, left - Math.max(0, time - clock.since)) : left;
}

/** `4:05`, `1:02:03`, or days and hours. */
export function timeText(milliseconds: number): string {
  if (milliseconds >= DAY) {
    return say('clock-long', {
      days: Math.floor(milliseconds / DAY),
      hours: Math.floor((milliseconds % DAY) / HOUR),
    });
  }
  const seconds = Math.ceil(milliseconds / SECOND);
  const two = (number: number): string => String(number).padStart(2, '0');
  const [hours, minutes] = [Math.floor(seconds / 3600), Math.floor((seconds % 3600) / 60)];
  return hours
    ? `${hours}:${two(minutes)}:${two(seconds % 60)}`
    : `${minutes}:${two(seconds % 60)}`;
}
