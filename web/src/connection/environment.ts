/** What a connection needs from the browser. Tests pass in their own. */
import type { ServerMessage } from '../protocol';

export interface Socket {
  readonly isOpen: boolean;
  send(text: string): void;
  close(): void;
}

export interface SocketEvents {
  received: (message: ServerMessage) => void;
  closed: (code: number) => void;
}

export type Cancel = () => void;
export type Schedule = (milliseconds: number, callback: () => void) => Cancel;

export interface Environment {
  /** Open a socket that starts with what happened after this log entry. */
  connect: (after: number, events: SocketEvents) => Socket;
  schedule: Schedule;
  /** Whether the page is hidden. */
  isHidden: () => boolean;
}
