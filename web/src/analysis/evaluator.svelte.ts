/** Asks how the game stands at the place that is shown, deeper and deeper for as long as it is shown. */
import { Refused } from '../lib/api';
import type { EvaluationAnswer } from '../protocol';
import { evaluation, type Place } from './board-api';

/** Whoever walks through a game passes most places more quickly than this, in milliseconds. */
const PAUSE = 250;
const BUSY_PAUSE = 3000;

export class Evaluator {
  answer: EvaluationAnswer | null = $state.raw(null);
  state: 'idle' | 'thinking' | 'busy' | 'done' | 'failed' = $state('idle');
  trouble = $state('');
  private known = new WeakMap<object, EvaluationAnswer>();
  private asked: AbortController | null = null;

  constructor(private readonly ask: typeof evaluation = evaluation) {}

  /** Evaluate a place; `key` stands for it. */
  async look(key: object, place: Place): Promise<void> {
    this.stop();
    const asked = (this.asked = new AbortController());
    this.answer = this.known.get(key) ?? null;
    this.state = this.answer?.is_final ? 'done' : 'thinking';
    while (this.isAsking) {
      await rest(this.pause, asked.signal);
      if (asked.signal.aborted) return;
      try {
        const answer = await this.ask(place, this.level, asked.signal);
        if (asked.signal.aborted) return;
        this.known.set(key, answer);
        this.answer = answer;
        this.state = answer.is_final ? 'done' : 'thinking';
      } catch (error) {
        if (asked.signal.aborted) return;
        this.refused(error as Error);
      }
    }
  }

  private get isAsking(): boolean {
    return this.state === 'thinking' || this.state === 'busy';
  }

  private get level(): number {
    return this.answer ? this.answer.level + 1 : 0;
  }

  private get pause(): number {
    if (this.state === 'busy') return BUSY_PAUSE;
    return this.level ? 0 : PAUSE;
  }

  private refused(error: Error): void {
    this.state = error instanceof Refused && error.code === 'too_many' ? 'busy' : 'failed';
    this.trouble = error.message;
  }

  stop(): void {
    this.asked?.abort();
    this.asked = null;
    this.answer = null;
    this.state = 'idle';
    this.trouble = '';
  }
}

const rest = (milliseconds: number, signal: AbortSignal): Promise<void> =>
  new Promise((resolve) => {
    const timer = setTimeout(resolve, milliseconds);
    signal.addEventListener('abort', () => {
      clearTimeout(timer);
      resolve();
    });
  });
