import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { Evaluator } from '../../src/analysis/evaluator.svelte';
import { Refused } from '../../src/lib/api';
import type { EvaluationAnswer } from '../../src/protocol';

const place = {
  header: { rules: 'kingdomino(players=2)', start: null, seats: [], tags: {} },
  events: [],
};
const answer = (level: number): EvaluationAnswer => ({
  level,
  is_final: level === 3,
  simulations: 256 * 4 ** level,
  kingdom: 0,
  certainty: 'estimated',
  is_clear: false,
  choices: 4,
  chances: [0.5, 0.5],
  leads: [0, 0],
  moves: [],
});

describe('the evaluation of a place', () => {
  beforeEach(() => {
    vi.useFakeTimers();
  });
  afterEach(() => {
    vi.useRealTimers();
  });

  it('deepens until nothing deeper is known, and is remembered', async () => {
    const ask = vi.fn((_: unknown, level: number) => Promise.resolve(answer(level)));
    const evaluator = new Evaluator(ask);
    const key = {};
    const done = evaluator.look(key, place);
    await vi.runAllTimersAsync();
    await done;
    expect(ask.mock.calls.map(([, level]) => level)).toEqual([0, 1, 2, 3]);
    expect(evaluator.state).toBe('done');
    evaluator.stop();
    await evaluator.look(key, place);
    expect(evaluator.answer?.level).toBe(3);
  });

  it('asks nothing about places that are passed quickly', async () => {
    const ask = vi.fn((_: unknown, level: number) => Promise.resolve(answer(level)));
    const evaluator = new Evaluator(ask);
    void evaluator.look({}, place);
    await vi.advanceTimersByTimeAsync(100);
    evaluator.stop();
    await vi.runAllTimersAsync();
    expect(ask).not.toHaveBeenCalled();
  });

  it('aborts what is under way when another place is shown', async () => {
    const signals: AbortSignal[] = [];
    const evaluator = new Evaluator((_, __, signal) => {
      signals.push(signal);
      return new Promise(() => undefined);
    });
    void evaluator.look({}, place);
    await vi.advanceTimersByTimeAsync(300);
    void evaluator.look({}, place);
    expect(signals[0]!.aborted).toBe(true);
  });

  it('tries again when the server is busy, and says other troubles', async () => {
    let left = 2;
    const evaluator = new Evaluator((_, level) => {
      left -= 1;
      if (left >= 0) return Promise.reject(new Refused('too_many', 'busy'));
      return level < 2
        ? Promise.resolve(answer(level))
        : Promise.reject(new Refused('trouble', 'broken'));
    });
    const done = evaluator.look({}, place);
    await vi.runAllTimersAsync();
    await done;
    expect(evaluator.state).toBe('failed');
    expect(evaluator.trouble).toBe('broken');
    expect(evaluator.answer?.level).toBe(1);
  });
});
