import { describe, expect, it } from 'vitest';
import { PacedQueue } from '../../src/connection/paced-queue';
import { FakeClock, Harness, tableMessage } from './fakes';

function queueOf(pace: number): { queue: PacedQueue; clock: FakeClock; shown: number[] } {
  const clock = new FakeClock();
  const shown: number[] = [];
  const queue = new PacedQueue(clock.schedule, (message) => shown.push(message.number));
  queue.pace = pace;
  return { queue, clock, shown };
}

describe('pacing', () => {
  it('shows one step, and the next only after the pause', () => {
    const { queue, clock, shown } = queueOf(400);
    for (const number of [1, 2, 3]) queue.add(tableMessage(number - 1, number));
    expect(shown).toEqual([1]);
    clock.advance(399);
    expect(shown).toEqual([1]);
    clock.advance(1);
    expect(shown).toEqual([1, 2]);
    clock.advance(400);
    expect(shown).toEqual([1, 2, 3]);
  });

  it('shows a step at once when the last pause is over', () => {
    const { queue, clock, shown } = queueOf(400);
    queue.add(tableMessage(0, 1));
    clock.advance(400);
    queue.add(tableMessage(1, 2));
    expect(shown).toEqual([1, 2]);
  });

  it('shows everything at once without a pace', () => {
    const { queue, shown } = queueOf(0);
    for (const number of [1, 2, 3]) queue.add(tableMessage(number - 1, number));
    expect(shown).toEqual([1, 2, 3]);
  });

  it('makes nobody wait whose turn it is', () => {
    const { queue, clock, shown } = queueOf(400);
    queue.add(tableMessage(0, 1, true));
    queue.add(tableMessage(1, 2));
    clock.advance(0);
    expect(shown).toEqual([1, 2]);
  });

  it('shows all that waits, in order, when somebody acts; and then goes on with the pace', () => {
    const { queue, clock, shown } = queueOf(400);
    for (const number of [1, 2, 3]) queue.add(tableMessage(number - 1, number));
    queue.flush();
    expect(shown).toEqual([1, 2, 3]);
    expect(clock.next).toBeNull();
    for (const number of [4, 5]) queue.add(tableMessage(number - 1, number));
    expect(shown).toEqual([1, 2, 3, 4]);
  });

  it('pauses no more until our turn when it is hurried, and keeps the pace afterwards', () => {
    const { queue, clock, shown } = queueOf(400);
    for (const number of [1, 2]) queue.add(tableMessage(number - 1, number));
    queue.hurry();
    expect(shown).toEqual([1, 2]);
    for (const number of [3, 4]) queue.add(tableMessage(number - 1, number));
    expect(shown).toEqual([1, 2, 3, 4]);
    queue.add(tableMessage(4, 5, true));
    clock.advance(0);
    for (const number of [6, 7]) queue.add(tableMessage(number - 1, number));
    expect(shown).toEqual([1, 2, 3, 4, 5, 6]);
  });

  it('is not hurried by a click in our own turn', () => {
    const { queue, clock, shown } = queueOf(400);
    queue.add(tableMessage(0, 1, true));
    clock.advance(0);
    queue.hurry();
    for (const number of [2, 3]) queue.add(tableMessage(number - 1, number));
    expect(shown).toEqual([1, 2]);
  });

  it('shows the first view of a table at once, whatever the pace', () => {
    const harness = new Harness(400);
    harness.socket.receive(tableMessage(0, 30));
    expect(harness.moment).toBe(30);
    harness.socket.receive(tableMessage(30, 31));
    expect(harness.moment).toBe(31);
  });
});
