/** A clock, sockets and messages that tests move by hand. */
import type { Environment, Socket, SocketEvents } from '../../src/connection/environment';
import { TableClient, type Snapshot } from '../../src/connection/table-client';
import type { Changes, LogEntry, ServerMessage, TableMessage, TableView } from '../../src/protocol';
import { sample } from '../setup';

const PLAYED = sample<TableMessage>('kingdomino-4-middle_kingdom-harmony-claim');

export class FakeClock {
  now = 0;
  private timers: { at: number; callback: () => void }[] = [];

  readonly schedule = (milliseconds: number, callback: () => void): (() => void) => {
    const timer = { at: this.now + milliseconds, callback };
    this.timers.push(timer);
    return () => {
      this.timers = this.timers.filter((other) => other !== timer);
    };
  };

  /** Milliseconds until the next timer, null if there is none. */
  get next(): number | null {
    const times = this.timers.map((timer) => timer.at - this.now);
    return times.length ? Math.min(...times) : null;
  }

  advance(milliseconds: number): void {
    const end = this.now + milliseconds;
    for (;;) {
      const due = this.timers.filter((timer) => timer.at <= end).sort((a, b) => a.at - b.at)[0];
      if (!due) break;
      this.now = due.at;
      this.timers = this.timers.filter((timer) => timer !== due);
      due.callback();
    }
    this.now = end;
  }
}

export class FakeSocket implements Socket {
  isOpen = true;
  readonly sent: { id: number; kind: string }[] = [];

  constructor(
    readonly after: number,
    private readonly events: SocketEvents,
  ) {}

  send(text: string): void {
    this.sent.push(JSON.parse(text) as { id: number; kind: string });
  }

  close(): void {
    this.isOpen = false;
  }

  receive(message: ServerMessage): void {
    this.events.received(message);
  }

  /** The other side, or the network, ends it. */
  fail(code = 1006): void {
    this.isOpen = false;
    this.events.closed(code);
  }
}

/** A client in an environment that the test controls. */
export class Harness {
  readonly clock = new FakeClock();
  readonly sockets: FakeSocket[] = [];
  readonly snapshots: Snapshot[] = [];
  isHidden = false;
  readonly client: TableClient;

  constructor(pace = 0) {
    const environment: Environment = {
      connect: (after, events) => {
        const socket = new FakeSocket(after, events);
        this.sockets.push(socket);
        return socket;
      },
      schedule: this.clock.schedule,
      isHidden: () => this.isHidden,
    };
    this.client = new TableClient(environment, (snapshot) => this.snapshots.push(snapshot));
    this.client.pace = pace;
    this.client.open();
  }

  get socket(): FakeSocket {
    return this.sockets.at(-1)!;
  }

  get snapshot(): Snapshot {
    return this.snapshots.at(-1)!;
  }

  /** The numbers of the log's entries as they are shown. */
  get log(): number[] {
    return this.snapshot.log.map((entry) => entry.number);
  }

  get moment(): number | undefined {
    return this.snapshot.view?.game?.moment;
  }
}

const entry = (number: number): LogEntry => ({ ...PLAYED.log[0]!, number });

/** The table after entry `number`; its game's moment is that number, so that tests can see which one is shown. */
export function tableMessage(after: number, number: number, isMine = false): TableMessage {
  const log = Array.from({ length: Math.max(0, number - after) }, (_, index) =>
    entry(after + index + 1),
  );
  const view: TableView = {
    ...PLAYED.view,
    game: { ...PLAYED.view.game!, moment: number },
    decision: { ...PLAYED.view.decision!, at: number, is_mine: isMine },
  };
  return { kind: 'table', number, after, view, log };
}

/** The same table as `tableMessage(0, number)`, as changes of the one before it. */
export function changesMessage(after: number, number: number, isMine = false): Changes {
  const { view, log } = tableMessage(after, number, isMine);
  const values = { '/game/moment': number, '/decision': view.decision };
  return { kind: 'changes', number, after, values, splices: {}, log };
}
