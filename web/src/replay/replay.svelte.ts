/** The moments of a game, fetched when they are viewed. */
import { moments } from '../lib/api';
import type { GameView, LogEntry } from '../protocol';

const PIECE = 25;

export class Replay {
  moment = $state(0);
  /** Whether the moment shown is not the one after the moment shown before. */
  isJump = $state(true);
  length = $state(0);
  log: readonly LogEntry[] = $state.raw([]);
  view: GameView | null = $state.raw(null);
  trouble = $state('');
  private views = new Map<number, GameView>();
  private wanted = new Set<number>();

  constructor(
    readonly id: string,
    readonly game: number,
  ) {}

  /** Show a moment; the last one if it is beyond the end. */
  async seek(moment: number): Promise<void> {
    const before = this.view?.moment ?? null;
    this.moment = Math.max(0, this.length ? Math.min(moment, this.length) : moment);
    if (!this.views.has(this.moment)) await this.fetch(this.moment);
    if (this.length) this.moment = Math.min(this.moment, this.length);
    this.isJump = this.moment - 1 !== before;
    this.view = this.views.get(this.moment) ?? this.view;
    const ahead = this.moment + 8;
    if (ahead <= this.length && !this.views.has(ahead)) void this.fetch(ahead);
  }

  private async fetch(moment: number): Promise<void> {
    const first = Math.floor(moment / PIECE) * PIECE;
    if (this.wanted.has(first)) return;
    this.wanted.add(first);
    try {
      const answer = await moments(this.id, this.game, first, PIECE);
      this.length = answer.moments;
      this.log = answer.log;
      answer.views.forEach((view, index) => this.views.set(answer.first + index, view));
    } catch (error) {
      this.trouble = (error as Error).message;
    } finally {
      this.wanted.delete(first);
    }
  }
}
