/** The count at the end as an animation: one step after the other, until it is finished or skipped. */
import { Tween } from 'svelte/motion';
import { isStill } from '../lib/viewport.svelte';
import type { Count } from './score-count';

const STEP = 1000;
/** The part of a step in which its points climb. */
const CLIMB = 0.45;

export class CountAnimation {
  /** How many steps have begun; all of them if it is not running. */
  begun = $state(0);
  running = $state(false);
  /** The step selected after the animation. */
  looked: number | null = $state(null);
  private climb = new Tween(0);
  private timer: ReturnType<typeof setTimeout> | null = null;

  private step = STEP;

  /** `ended` is called when the animation has run to its end, not when it is skipped. */
  constructor(
    private readonly read: () => readonly Count[],
    private readonly ended: () => void = () => undefined,
  ) {}

  get current(): Count | null {
    const counts = this.read();
    if (this.running) return counts[this.begun - 1] ?? null;
    return this.looked === null ? null : (counts[this.looked] ?? null);
  }

  /** The points of the current step so far. */
  get points(): number {
    return this.running ? Math.round(this.climb.current) : (this.current?.points ?? 0);
  }

  /** The total counted so far. */
  get sum(): number {
    if (this.running) return (this.current?.before ?? 0) + this.points;
    const last = this.read().at(-1);
    return last ? last.before + last.points : 0;
  }

  isCounted(index: number): boolean {
    return !this.running || index < this.begun;
  }

  /** Start from the beginning; with reduced motion everything is shown at once. */
  start(step = STEP): void {
    this.finish();
    if (isStill()) return;
    this.step = step;
    this.running = true;
    this.begun = 0;
    this.next();
  }

  finish(): void {
    if (this.timer) clearTimeout(this.timer);
    this.timer = null;
    this.running = false;
    this.looked = null;
  }

  look(index: number): void {
    this.finish();
    this.looked = index;
  }

  private next(): void {
    const count = this.read()[this.begun];
    if (!count) {
      this.finish();
      this.ended();
      return;
    }
    this.begun += 1;
    void this.climb.set(0, { duration: 0 });
    void this.climb.set(count.points, { duration: this.step * CLIMB });
    this.timer = setTimeout(() => this.next(), this.step);
  }
}
