/** A lesson while it is taken. The browser keeps the answers; the server keeps nothing. */
import { post } from '../lib/api';
import type { Asked, GameView, LessonAnswer, LessonRequest, WhyAnswer } from '../protocol';
import { keepProgress, progressOf } from './progress';

export class Lesson {
  now: LessonAnswer | null = $state.raw(null);
  /** Why the last answer was not accepted. */
  advice: LessonAnswer['advice'] = $state.raw(null);
  busy = $state(false);
  hasFailed = $state(false);

  constructor(readonly name: string) {}

  private get address(): string {
    return `/lessons/${encodeURIComponent(this.name)}`;
  }

  private get taken(): string[] {
    return this.now?.taken ?? progressOf(this.name).taken;
  }

  /** Continue where this browser stopped. */
  open(): Promise<void> {
    return this.ask({ taken: this.taken });
  }

  /** A move as text, `show` or `skip`. */
  answer(text: string): Promise<void> {
    return this.ask({ taken: this.taken, answer: text });
  }

  undo(): Promise<void> {
    return this.ask({ taken: this.taken.slice(0, -1) });
  }

  restart(): Promise<void> {
    return this.ask({ taken: [] });
  }

  why(move: Asked): Promise<WhyAnswer> {
    return post(`${this.address}/why`, { taken: this.taken, move });
  }

  preview(action: number): Promise<GameView> {
    return post(`${this.address}/preview`, { taken: this.taken, action });
  }

  private async ask(request: LessonRequest): Promise<void> {
    if (this.busy) return;
    this.busy = true;
    try {
      const answer = await post<LessonAnswer>(this.address, request);
      this.now = answer;
      this.advice = answer.advice;
      this.hasFailed = false;
      keepProgress(this.name, { taken: answer.taken, isDone: answer.is_over });
    } catch {
      this.hasFailed = true;
    } finally {
      this.busy = false;
    }
  }
}
