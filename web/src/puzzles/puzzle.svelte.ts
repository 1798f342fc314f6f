/** A puzzle while it is solved. The server keeps nothing; what was solved is kept in the browser. */
import { get, post } from '../lib/api';
import type {
  Asked,
  GameView,
  PuzzleAnswer,
  PuzzleGist,
  PuzzlesAnswer,
  PuzzleVerdict,
  WhyAnswer,
} from '../protocol';
import { keepFailed, keepSolved, solved, today, type Solved } from './solved';

export class PuzzleRun {
  now: PuzzleAnswer | null = $state.raw(null);
  verdict: PuzzleVerdict | null = $state.raw(null);
  all: readonly PuzzleGist[] = $state.raw([]);
  kept: Solved = $state.raw(solved());
  busy = $state(false);
  hasFailed = $state(false);

  /** Without a name, the puzzle of the day. */
  constructor(readonly name: string) {}

  /** The day whose puzzle this is, or null. */
  readonly day = $derived.by(() => (this.name ? null : today()));

  private get address(): string {
    return `/puzzles/${encodeURIComponent(this.now?.puzzle.name ?? this.name)}`;
  }

  async open(): Promise<void> {
    await this.ask(async () => {
      const address = this.name ? this.address : `/puzzles/daily?date=${this.day}`;
      this.now = await get<PuzzleAnswer>(address);
      this.all = (await get<PuzzlesAnswer>('/puzzles')).puzzles;
    });
  }

  /** Try an action, or be shown the solution. */
  async answer(action: number | null): Promise<void> {
    await this.ask(async () => {
      const found = await post<PuzzleVerdict>(`${this.address}/answer`, { action });
      this.verdict = found;
      this.kept =
        found.verdict === 'right'
          ? keepSolved(this.now!.puzzle.name, this.day)
          : keepFailed(this.day);
    });
  }

  why(move: Asked): Promise<WhyAnswer> {
    return post(`${this.address}/why`, { move });
  }

  preview(action: number): Promise<GameView> {
    return post(`${this.address}/preview`, { action });
  }

  /** Another puzzle of a game and grade, or of all: the next one that is not solved yet. */
  another(game: string, grade: string): string | null {
    const fitting = this.all.filter(
      (each) => (!game || each.game === game) && (!grade || each.grade === grade),
    );
    const here = fitting.findIndex(({ name }) => name === this.now?.puzzle.name);
    const following = [...fitting.slice(here + 1), ...fitting.slice(0, here + 1)];
    const fresh = following.find(({ name }) => !this.kept.names.includes(name));
    return (fresh ?? following[0])?.name ?? null;
  }

  private async ask(work: () => Promise<void>): Promise<void> {
    if (this.busy) return;
    this.busy = true;
    try {
      await work();
      this.hasFailed = false;
    } catch {
      this.hasFailed = true;
    } finally {
      this.busy = false;
    }
  }
}
