/** Which dominoes have been seen lying open: only what is new turns over. */
import type { GameView } from '../protocol';

const lying = (game: GameView): string[] =>
  [...game.this_line, ...game.next_line].map((entry) => entry.domino.id);

export class SeenDominoes {
  private readonly ids: Set<string>;

  /** Whoever comes after the first line sees the dominoes as they lie. */
  constructor(game: GameView) {
    this.ids = new Set(game.this_line.length ? lying(game) : []);
  }

  /** Whether this domino has not been seen yet; from now on it has. */
  isNew(id: string): boolean {
    if (this.ids.has(id)) return false;
    this.ids.add(id);
    return true;
  }
}
