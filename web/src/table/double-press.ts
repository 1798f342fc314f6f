/** Recognises the second press of a double click or double tap on one thing; touch screens do not count presses. */
const MOST_MILLISECONDS = 400;

export class DoublePress {
  private last: { key: string; time: number; armed: boolean } | null = null;

  /**
   * Record a press. The second press of a double one is `armed` if the first one was. `count` is the browser's own
   * count of presses, which only a mouse has.
   */
  press(key: string, time: number, count: number, armed: boolean): 'first' | 'second' | 'armed' {
    const { last } = this;
    const isQuick = last !== null && last.key === key && time - last.time <= MOST_MILLISECONDS;
    if (last?.key !== key || (count % 2 !== 0 && !isQuick)) {
      this.last = { key, time, armed };
      return 'first';
    }
    this.last = null;
    return last.armed ? 'armed' : 'second';
  }

  reset(): void {
    this.last = null;
  }
}
