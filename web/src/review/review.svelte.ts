/** A review: asked for, followed while it is made, then gone through decision by decision. */
import * as api from '../lib/api';
import { Replay } from '../replay/replay.svelte';
import type { ReviewAnswer, ReviewedDecisionView, ReviewView, TableView } from '../protocol';

export const BAD: readonly string[] = ['inaccuracy', 'mistake', 'blunder'];
export const MARKS: Record<string, string> = { inaccuracy: '?!', mistake: '?', blunder: '??' };

export class GameReview {
  answer: ReviewAnswer | null = $state.raw(null);
  table: TableView | null = $state.raw(null);
  trouble = $state('');
  moment = $state(0);
  replay: Replay | null = $state.raw(null);
  private isClosed = false;

  constructor(
    readonly id: string,
    readonly game: number | null,
  ) {}

  get review(): ReviewView | null {
    return this.answer?.review ?? null;
  }

  get decision(): ReviewedDecisionView | null {
    return this.review?.decisions[this.moment] ?? null;
  }

  get last(): number {
    return (this.review?.decisions.length ?? 1) - 1;
  }

  /** Ask for the review and follow it until it is there. */
  async begin(moment: number): Promise<void> {
    this.trouble = '';
    try {
      this.table ??= (await api.table(this.id)).view;
      this.answer = await api.beginReview(this.id, this.game);
      while (
        !this.isClosed &&
        (this.answer.state === 'waiting' || this.answer.state === 'running')
      ) {
        this.answer = await api.followReview(this.id, this.answer.game, this.answer.done);
      }
      if (!this.review || this.isClosed) return;
      this.replay = new Replay(this.id, this.answer.game);
      this.seek(moment);
    } catch (error) {
      this.trouble = (error as Error).message;
    }
  }

  async stop(): Promise<void> {
    try {
      if (this.answer) this.answer = await api.stopReview(this.id, this.answer.game);
    } catch (error) {
      this.trouble = (error as Error).message;
    }
  }

  close(): void {
    this.isClosed = true;
  }

  seek(moment: number): void {
    this.moment = Math.max(0, Math.min(moment, this.last));
    void this.replay?.seek(this.moment);
  }

  /** The next bad decision, from the beginning again after the last one. */
  nextMistake(step: 1 | -1 = 1): void {
    const bad = this.mistakes.map(({ moment }) => moment);
    const found =
      step > 0
        ? (bad.find((moment) => moment > this.moment) ?? bad[0])
        : (bad.findLast((moment) => moment < this.moment) ?? bad.at(-1));
    if (found !== undefined) this.seek(found);
  }

  get mistakes(): ReviewedDecisionView[] {
    return this.review?.decisions.filter(({ verdict }) => BAD.includes(verdict)) ?? [];
  }
}
