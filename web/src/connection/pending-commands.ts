/** Commands that have been sent but not answered yet. */
import type { ServerMessage } from '../protocol';
import type { Schedule } from './environment';

type Told = 'table' | 'changes' | 'presence' | 'server' | 'said';
export type Answer = Exclude<ServerMessage, { kind: Told }>;
type Resolve = (answer: Answer | null) => void;

export class PendingCommands {
  private lastId = 0;
  private readonly waiting = new Map<number, Resolve>();

  constructor(private readonly schedule: Schedule) {}

  /** Send a command with its own id; the answer is null if none arrives in time. */
  send(milliseconds: number, write: (id: number) => void): Promise<Answer | null> {
    this.lastId += 1;
    const id = this.lastId;
    write(id);
    return new Promise((resolve) => {
      const cancel = this.schedule(milliseconds, () => this.settle(id, null));
      this.waiting.set(id, (answer) => {
        cancel();
        resolve(answer);
      });
    });
  }

  /** Pass an answer to the command it belongs to; late answers are ignored. */
  settle(id: number | null, answer: Answer | null): void {
    if (id === null) return;
    const resolve = this.waiting.get(id);
    this.waiting.delete(id);
    resolve?.(answer);
  }

  /** The connection broke: nothing will be answered any more. */
  abandon(): void {
    for (const id of [...this.waiting.keys()]) this.settle(id, null);
  }
}
