/** Which dominoes have already been shown face up: only new ones turn over. */
import type { GameView } from '../protocol';

const lying = (game: GameView): string[] =>
  [...game.this_line, ...game.next_line].map((entry) => entry.domino.id);

export class SeenDominoes {
  private readonly ids: Set<string>;

  /** Someone who arrives after the first line sees the dominoes already face up. */
  constructor(game: GameView) {
    this.ids = new Set(game.this_line.length ? lying(game) : []);
  }

  /** What lies there was not laid just now: nothing turns over. */
  skip(game: GameView): void {
    for (const id of lying(game)) this.ids.add(id);
  }

  /** Whether this domino has not been seen yet; marks it as seen. */
  isNew(id: string): boolean {
    if (this.ids.has(id)) return false;
    this.ids.add(id);
    return true;
  }
}
