/**
 * The client of one table: keeps the newest view and the log, reconnects after a connection loss, requests what it
 * missed, and passes each answer to its command. It has no socket, clock or framework of its own.
 */
import type {
  Changes,
  ClientCommand,
  LogEntry,
  Said,
  ServerMessage,
  ServerStatus,
  TableMessage,
  TableView,
} from '../protocol';
import { applyChanges } from './apply-changes';
import type { Cancel, Environment, Socket } from './environment';
import { PacedQueue } from './paced-queue';
import { PendingCommands, type Answer } from './pending-commands';

type WithoutId<Sent> = Sent extends { id: number } ? Omit<Sent, 'id'> : never;
export type Command = WithoutId<ClientCommand>;
export type Status = 'connecting' | 'open' | 'lost' | 'gone' | 'hidden';
export type ServerState = ServerStatus['state'];

export interface Snapshot {
  view: TableView | null;
  log: readonly LogEntry[];
  status: Status;
  server: ServerState;
  /** The time of the server in milliseconds, when it was last told. */
  time: number;
}

interface Presence {
  connected: readonly boolean[];
  watchers: number;
}

/** Milliseconds before each successive attempt to reconnect. */
export const RETRY_DELAYS = [250, 500, 1000, 2000, 4000, 8000] as const;
export const ANSWER_TIME = 12_000;
/** A socket that does not answer within this time after the page was asleep is dead, whatever its state says. */
export const PROBE_TIME = 3_000;
/** Why the server closed a connection. */
export const NO_TABLE = 4404;
export const TOO_MANY = 4429;
export const NO_SPECTATORS = 4403;

export class TableClient {
  private snapshot: Snapshot = {
    view: null,
    log: [],
    status: 'connecting',
    server: 'ready',
    time: 0,
  };
  private socket: Socket | null = null;
  private readonly commands: PendingCommands;
  private readonly queue: PacedQueue;
  /** The last log entry received, shown or not. */
  private number = 0;
  private attempts = 0;
  private isClosed = false;
  private cancelRetry: Cancel | null = null;
  /** The view of the last message received, shown or not: the next changes apply to it. */
  private latest: TableView | null = null;
  /** Who is connected now: a message waiting to be shown may be older. */
  private presence: Presence = { connected: [], watchers: 0 };

  constructor(
    private readonly environment: Environment,
    private readonly changed: (snapshot: Snapshot) => void,
    private readonly heard: (said: Said) => void = () => undefined,
  ) {
    this.commands = new PendingCommands(environment.schedule);
    this.queue = new PacedQueue(environment.schedule, (message) => this.show(message));
  }

  set pace(milliseconds: number) {
    this.queue.pace = milliseconds;
  }

  open(): void {
    this.cancelRetry = null;
    const socket = this.environment.connect(this.number, {
      received: (message) => {
        if (socket === this.socket) this.receive(message);
      },
      closed: (code) => {
        if (socket === this.socket) this.lost(code);
      },
    });
    this.socket = socket;
  }

  close(): void {
    this.isClosed = true;
    this.cancelRetry?.();
    this.queue.clear();
    this.commands.abandon();
    this.drop();
  }

  /** Send a command; the answer is null if the connection broke before it came. */
  send(command: Command, milliseconds = ANSWER_TIME): Promise<Answer | null> {
    const socket = this.socket;
    if (!socket?.isOpen) return Promise.resolve(null);
    return this.commands.send(milliseconds, (id) =>
      socket.send(JSON.stringify({ ...command, id })),
    );
  }

  /** Show everything received so far: a player who acts does not wait for the moves of others. */
  flush(): void {
    this.queue.flush();
  }

  /** Show everything received so far, and what comes before our next turn as soon as it comes. */
  hurry(): void {
    this.queue.hurry();
  }

  /** The page is visible again, or the network is back: do not wait for a timer that may have been suspended. */
  async wake(): Promise<void> {
    if (this.isClosed || ['gone', 'hidden'].includes(this.snapshot.status)) return;
    this.flush();
    if (this.cancelRetry) {
      this.retryNow();
      return;
    }
    const probed = this.socket;
    if (!probed?.isOpen) return;
    const answer = await this.send({ kind: 'ping' }, PROBE_TIME);
    if (answer === null && probed === this.socket && !this.isClosed) this.retryNow();
  }

  private receive(message: ServerMessage): void {
    if (message.kind === 'table') this.receiveTable(message);
    else if (message.kind === 'changes') this.receiveChanges(message);
    else if (message.kind === 'presence') this.receivePresence(message);
    else if (message.kind === 'server') this.update({ server: message.state });
    else if (message.kind === 'said') this.heard(message);
    else this.receiveAnswer(message);
  }

  private receiveAnswer(answer: Answer): void {
    // Whatever made the command stale arrived before its refusal: show it first.
    if (answer.kind === 'refused' && answer.code === 'stale') this.flush();
    this.commands.settle(answer.id, answer);
  }

  private receiveChanges(message: Changes): void {
    if (message.after !== this.number || !this.latest) {
      this.resync();
      return;
    }
    const view = applyChanges(this.latest, message);
    if (!view) {
      this.resync();
      return;
    }
    const { number, after, log } = message;
    this.accept({ kind: 'table', number, after, view, log });
  }

  private receiveTable(message: TableMessage): void {
    if (message.number < message.after) {
      // The server knows less than we do: start again from its first entry.
      this.number = 0;
      this.resync();
      return;
    }
    if (message.after > this.number) {
      this.resync();
      return;
    }
    if (message.number < this.number) return;
    this.attempts = 0;
    // A server that is not ready says so after its first table.
    if (this.snapshot.status !== 'open') this.update({ status: 'open', server: 'ready' });
    this.accept(message);
  }

  private accept(message: TableMessage): void {
    const isRepeated = message.number === this.number && this.snapshot.view !== null;
    this.number = message.number;
    this.latest = message.view;
    this.presence = {
      connected: message.view.seats.map((seat) => seat.connected),
      watchers: message.view.watchers,
    };
    const isFirst = this.snapshot.view === null;
    if (isRepeated) this.queue.replaceLatest(message);
    else this.queue.add(message);
    if (isFirst || this.environment.isHidden()) this.flush();
  }

  private receivePresence({ connected, watchers, time }: Presence & { time: number }): void {
    this.presence = { connected, watchers };
    if (this.latest) this.latest = this.withPresence(this.latest);
    const { view } = this.snapshot;
    this.update({ time, ...(view && { view: this.withPresence(view) }) });
  }

  private show(message: TableMessage): void {
    const known = this.snapshot.log.filter((entry) => entry.number <= message.after);
    this.update({ log: [...known, ...message.log], view: this.withPresence(message.view) });
  }

  private withPresence(view: TableView): TableView {
    const { connected, watchers } = this.presence;
    const seats = view.seats.map((seat) => ({
      ...seat,
      connected: connected[seat.seat] ?? seat.connected,
    }));
    return { ...view, watchers, seats };
  }

  private update(changes: Partial<Snapshot>): void {
    this.snapshot = { ...this.snapshot, ...changes };
    this.changed(this.snapshot);
  }

  private lost(code: number): void {
    this.socket = null;
    this.commands.abandon();
    if (code === NO_TABLE) {
      this.update({ status: 'gone' });
      return;
    }
    if (code === NO_SPECTATORS) {
      this.update({ status: 'hidden', view: null });
      return;
    }
    this.update({ status: 'lost' });
    // Retry a full table less often.
    if (code === TOO_MANY) this.attempts = RETRY_DELAYS.length;
    this.retryLater();
  }

  /** Entries are missing: request everything after the last known one. */
  private resync(): void {
    this.commands.abandon();
    this.drop();
    this.retryLater();
  }

  private retryLater(): void {
    const delay = RETRY_DELAYS[Math.min(this.attempts, RETRY_DELAYS.length - 1)] ?? 0;
    this.attempts += 1;
    this.cancelRetry = this.environment.schedule(delay, () => this.open());
  }

  private retryNow(): void {
    this.cancelRetry?.();
    this.commands.abandon();
    this.drop();
    this.attempts = 0;
    this.open();
  }

  /** Abandon the socket and ignore whatever it still sends. */
  private drop(): void {
    const socket = this.socket;
    this.socket = null;
    socket?.close();
  }
}
