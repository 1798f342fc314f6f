/** The connection to a table: keeps the newest view, resumes after a loss, answers each command with its own reply. */
import type {
  ClientCommand,
  LogEntry,
  Presence,
  ServerMessage,
  TableMessage,
  TableView,
} from '../protocol';

type Without<Sent> = Sent extends { id: number } ? Omit<Sent, 'id'> : never;
export type Command = Without<ClientCommand>;
type Answer = Exclude<ServerMessage, { kind: 'table' } | { kind: 'presence' }>;

type Company = Pick<Presence, 'connected' | 'watchers'>;

const WAITS = [250, 500, 1000, 2000, 4000, 8000];
const ANSWER_TIME = 12_000;
/** Why the server closes a connection. */
const NO_TABLE = 4404;
const TOO_MANY = 4429;

export class Connection {
  view: TableView | null = $state.raw(null);
  log: readonly LogEntry[] = $state.raw([]);
  status: 'connecting' | 'open' | 'lost' | 'gone' = $state('connecting');
  /** How long each step of others stays on the table before the next one, in milliseconds. */
  pace = 0;

  private socket: WebSocket | null = null;
  private counter = 0;
  private number = 0;
  private tries = 0;
  private ended = false;
  private waiting = new Map<number, (answer: Answer | null) => void>();
  private queue: TableMessage[] = [];
  private timer: ReturnType<typeof setTimeout> | null = null;
  private shown: LogEntry[] = [];
  /** Who is here now: what waits to be shown may know less. */
  private company: Company = { connected: [], watchers: 0 };

  constructor(readonly id: string) {}

  open(): void {
    const scheme = location.protocol === 'https:' ? 'wss' : 'ws';
    const socket = new WebSocket(
      `${scheme}://${location.host}/api/games/${encodeURIComponent(this.id)}/socket?after=${this.number}`,
    );
    this.socket = socket;
    socket.onmessage = (event: MessageEvent<string>) =>
      this.hear(JSON.parse(event.data) as ServerMessage);
    socket.onclose = (event) => this.closed(socket, event.code);
  }

  close(): void {
    this.ended = true;
    if (this.timer) clearTimeout(this.timer);
    this.socket?.close();
  }

  /** Send a command; the answer is null if the connection broke before it came. */
  send(order: Command): Promise<Answer | null> {
    const id = (this.counter += 1);
    if (this.socket?.readyState !== WebSocket.OPEN) return Promise.resolve(null);
    this.socket.send(JSON.stringify({ ...order, id }));
    return new Promise((resolve) => {
      const timer = setTimeout(() => this.settle(id, null), ANSWER_TIME);
      this.waiting.set(id, (answer) => {
        clearTimeout(timer);
        resolve(answer);
      });
    });
  }

  /** Show everything that has come at once: whoever acts does not wait for the show. */
  hurry(): void {
    if (this.timer) clearTimeout(this.timer);
    this.timer = null;
    while (this.queue.length) this.show(this.queue.shift()!);
  }

  private settle(id: number, answer: Answer | null): void {
    this.waiting.get(id)?.(answer);
    this.waiting.delete(id);
  }

  private hear(message: ServerMessage): void {
    if (message.kind === 'table') this.arrive(message);
    else if (message.kind === 'presence') this.meet(message);
    else if (message.id !== null) this.settle(message.id, message);
  }

  private arrive(message: TableMessage): void {
    this.status = 'open';
    this.tries = 0;
    const isFirst = this.view === null;
    this.number = message.number;
    this.company = {
      connected: message.view.seats.map((seat) => seat.connected),
      watchers: message.view.watchers,
    };
    this.queue.push(message);
    if (isFirst || !this.pace || document.hidden) this.hurry();
    else this.next();
  }

  private next(): void {
    if (this.timer || !this.queue.length) return;
    const message = this.queue.shift()!;
    this.show(message);
    // Our own moves need no pause, those of others do.
    const own = message.view.decision?.is_mine && !this.queue.length;
    this.timer = setTimeout(
      () => {
        this.timer = null;
        this.next();
      },
      own ? 0 : this.pace,
    );
  }

  private show(message: TableMessage): void {
    const kept = this.shown.filter((entry) => entry.number <= message.after);
    this.shown = [...kept, ...message.log];
    this.log = this.shown;
    this.view = this.withCompany(message.view);
  }

  private meet({ connected, watchers }: Company): void {
    this.company = { connected, watchers };
    if (this.view) this.view = this.withCompany(this.view);
  }

  private withCompany(view: TableView): TableView {
    const { connected, watchers } = this.company;
    return {
      ...view,
      watchers,
      seats: view.seats.map((seat) => ({
        ...seat,
        connected: connected[seat.seat] ?? seat.connected,
      })),
    };
  }

  private closed(socket: WebSocket, code: number): void {
    if (socket !== this.socket || this.ended) return;
    for (const id of [...this.waiting.keys()]) this.settle(id, null);
    if (code === NO_TABLE) {
      this.status = 'gone';
      return;
    }
    this.status = 'lost';
    // A full table is asked again seldom.
    if (code === TOO_MANY) this.tries = WAITS.length;
    const wait = WAITS[Math.min(this.tries, WAITS.length - 1)]!;
    this.tries += 1;
    setTimeout(() => !this.ended && this.open(), wait);
  }
}
