/** Shows incoming messages one step at a time, so that the moves of other players can be followed. */
import type { TableMessage } from '../protocol';
import type { Cancel, Schedule } from './environment';

export class PacedQueue {
  /** How long each step is shown before the next one, in milliseconds. */
  pace = 0;
  private readonly waiting: TableMessage[] = [];
  private cancelPause: Cancel | null = null;
  /** Whether the moves of others are shown without pauses, until it is our turn. */
  private isHurried = false;
  private isOurTurn = false;

  constructor(
    private readonly schedule: Schedule,
    private readonly display: (message: TableMessage) => void,
  ) {}

  add(message: TableMessage): void {
    this.waiting.push(message);
    if (this.pace > 0 && !this.isHurried) this.next();
    else this.flush();
  }

  /** Show everything, and whatever comes before our next turn without pauses. */
  hurry(): void {
    this.flush();
    this.isHurried = !this.isOurTurn;
  }

  private show(message: TableMessage): void {
    this.isOurTurn = message.view.decision?.is_mine === true;
    if (this.isOurTurn) this.isHurried = false;
    this.display(message);
  }

  /** A newer view of the same moment: it does not take a step of its own. */
  replaceLatest(message: TableMessage): void {
    const latest = this.waiting.at(-1);
    if (!latest) {
      this.show({ ...message, log: [], after: message.number });
      return;
    }
    this.waiting[this.waiting.length - 1] = { ...latest, view: message.view };
  }

  /** Show everything at once. */
  flush(): void {
    this.stop();
    for (const message of this.waiting.splice(0)) this.show(message);
  }

  /** Show nothing more. */
  clear(): void {
    this.stop();
    this.waiting.length = 0;
  }

  private next(): void {
    if (this.cancelPause) return;
    const message = this.waiting.shift();
    if (!message) return;
    this.show(message);
    // Do not delay the player to move.
    const isOurTurn = message.view.decision?.is_mine === true && this.waiting.length === 0;
    this.cancelPause = this.schedule(isOurTurn ? 0 : this.pace, () => {
      this.cancelPause = null;
      this.next();
    });
  }

  private stop(): void {
    this.cancelPause?.();
    this.cancelPause = null;
  }
}
