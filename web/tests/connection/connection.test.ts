/** The binding to the browser: a real address, real events, Svelte's state. */
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { Connection } from '../../src/connection/connection.svelte';
import { tableMessage } from './fakes';

class StubbedWebSocket {
  static readonly OPEN = 1;
  static readonly made: StubbedWebSocket[] = [];
  readyState = StubbedWebSocket.OPEN;
  readonly sent: string[] = [];
  onmessage: ((event: { data: string }) => void) | null = null;
  onclose: ((event: { code: number }) => void) | null = null;

  constructor(readonly address: string) {
    StubbedWebSocket.made.push(this);
  }

  send(text: string): void {
    this.sent.push(text);
  }

  close(): void {
    this.readyState = 3;
  }
}

const sockets = StubbedWebSocket.made;
let hidden = false;

beforeEach(() => {
  sockets.length = 0;
  hidden = false;
  vi.useFakeTimers();
  vi.stubGlobal('WebSocket', StubbedWebSocket);
  vi.spyOn(document, 'hidden', 'get').mockImplementation(() => hidden);
});

afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
});

describe('a connection in the browser', () => {
  it('asks for its table and shows what comes', () => {
    const connection = new Connection('a b');
    connection.open();
    expect(sockets[0]!.address).toBe(
      `ws://${location.host}/api/games/a%20b/socket?after=0&changes=true`,
    );
    expect(connection.status).toBe('connecting');
    sockets[0]!.onmessage!({ data: JSON.stringify(tableMessage(0, 2)) });
    expect(connection.status).toBe('open');
    expect(connection.view!.game!.moment).toBe(2);
    expect(connection.log.map((entry) => entry.number)).toEqual([1, 2]);
    connection.close();
  });

  it('opens a new socket when the old one closes', () => {
    const connection = new Connection('a');
    connection.open();
    sockets[0]!.onmessage!({ data: JSON.stringify(tableMessage(0, 2)) });
    sockets[0]!.onclose!({ code: 1006 });
    expect(connection.status).toBe('lost');
    vi.advanceTimersByTime(250);
    expect(sockets[1]!.address).toContain('?after=2');
    connection.close();
  });

  it('sends nothing on a socket that is not open', async () => {
    const connection = new Connection('a');
    connection.open();
    sockets[0]!.readyState = 0;
    expect(await connection.send({ kind: 'ping' })).toBeNull();
    expect(sockets[0]!.sent).toEqual([]);
    connection.close();
  });

  for (const [name, target] of [
    ['visibilitychange', document],
    ['online', window],
  ] as const) {
    it(`looks after its socket on ${name}, and not once it is closed`, () => {
      const connection = new Connection('a');
      connection.open();
      hidden = true;
      target.dispatchEvent(new Event(name));
      expect(sockets[0]!.sent).toHaveLength(0);
      hidden = false;
      target.dispatchEvent(new Event(name));
      expect(sockets[0]!.sent).toHaveLength(1);
      const removed = vi.spyOn(target, 'removeEventListener');
      connection.close();
      expect(removed).toHaveBeenCalledExactlyOnceWith(name, expect.any(Function));
      target.dispatchEvent(new Event(name));
      expect(sockets[0]!.sent).toHaveLength(1);
      expect(sockets).toHaveLength(1);
    });
  }
});
