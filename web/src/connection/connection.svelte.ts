/** A `TableClient` on a real WebSocket, the browser's clock and Svelte's state. */
import type { LogEntry, Said, ServerMessage, TableView } from '../protocol';
import type { Environment, Socket, SocketEvents } from './environment';
import type { Answer } from './pending-commands';
import {
  TableClient,
  type Command,
  type ServerState,
  type Snapshot,
  type Status,
} from './table-client';

export type { Command } from './table-client';

function connect(id: string, after: number, events: SocketEvents): Socket {
  const scheme = location.protocol === 'https:' ? 'wss' : 'ws';
  const path = `/api/games/${encodeURIComponent(id)}/socket?after=${after}&changes=true`;
  const socket = new WebSocket(`${scheme}://${location.host}${path}`);
  socket.onmessage = (event: MessageEvent<string>) =>
    events.received(JSON.parse(event.data) as ServerMessage);
  socket.onclose = (event) => events.closed(event.code);
  return {
    get isOpen() {
      return socket.readyState === WebSocket.OPEN;
    },
    send: (text) => socket.send(text),
    close: () => socket.close(),
  };
}

function browser(id: string): Environment {
  return {
    connect: (after, events) => connect(id, after, events),
    schedule: (milliseconds, callback) => {
      const timer = setTimeout(callback, milliseconds);
      return () => clearTimeout(timer);
    },
    isHidden: () => document.hidden,
  };
}

export class Connection {
  view: TableView | null = $state.raw(null);
  log: readonly LogEntry[] = $state.raw([]);
  status: Status = $state('connecting');
  server: ServerState = $state('ready');
  /** How far the server's clock is ahead of ours, in milliseconds. */
  ahead = $state(0);
  private time = 0;
  private readonly client: TableClient;

  constructor(id: string, heard?: (said: Said) => void) {
    this.client = new TableClient(browser(id), (snapshot) => this.update(snapshot), heard);
  }

  /** How long each step of other players is shown, in milliseconds. */
  set pace(milliseconds: number) {
    this.client.pace = milliseconds;
  }

  open(): void {
    this.client.open();
    document.addEventListener('visibilitychange', this.wake);
    addEventListener('online', this.wake);
  }

  close(): void {
    document.removeEventListener('visibilitychange', this.wake);
    removeEventListener('online', this.wake);
    this.client.close();
  }

  send(command: Command): Promise<Answer | null> {
    return this.client.send(command);
  }

  hurry(): void {
    this.client.hurry();
  }

  private readonly wake = (): void => {
    if (!document.hidden) void this.client.wake();
  };

  private update({ view, log, status, server, time }: Snapshot): void {
    if (time !== this.time) {
      this.time = time;
      this.ahead = time - Date.now();
    }
    this.view = view;
    this.log = log;
    this.status = status;
    this.server = server;
  }
}
