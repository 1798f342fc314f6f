import { describe, expect, it } from 'vitest';
import {
  ANSWER_TIME,
  NO_TABLE,
  PROBE_TIME,
  RETRY_DELAYS,
  TOO_MANY,
} from '../../src/connection/table-client';
import type { Accepted, Refusal } from '../../src/protocol';
import { Harness, tableMessage } from './fakes';

const accepted = (id: number): Accepted => ({ kind: 'accepted', number: 1, id });
const stale = (id: number): Refusal => ({
  kind: 'refused',
  number: 2,
  id,
  code: 'stale',
  key: 'refused-stale',
  args: {},
  sentence: '',
});

describe('reconnecting', () => {
  it('waits longer before every attempt, and no longer than the longest delay', () => {
    const { clock, sockets, client } = new Harness();
    const delays: number[] = [];
    for (let attempt = 0; attempt < RETRY_DELAYS.length + 2; attempt += 1) {
      sockets.at(-1)!.fail();
      delays.push(clock.next!);
      clock.advance(clock.next!);
      expect(sockets).toHaveLength(attempt + 2);
    }
    expect(delays).toEqual([...RETRY_DELAYS, 8000, 8000]);
    client.close();
  });

  it('does not try before the delay is over', () => {
    const { clock, sockets, socket } = new Harness();
    socket.fail();
    clock.advance(RETRY_DELAYS[0] - 1);
    expect(sockets).toHaveLength(1);
    clock.advance(1);
    expect(sockets).toHaveLength(2);
  });

  it('begins with the shortest delay again once the table has come', () => {
    const harness = new Harness();
    for (let attempt = 0; attempt < 3; attempt += 1) {
      harness.socket.fail();
      harness.clock.advance(harness.clock.next!);
    }
    harness.socket.receive(tableMessage(0, 1));
    harness.socket.fail();
    expect(harness.clock.next).toBe(RETRY_DELAYS[0]);
  });

  it('asks for what came after the last entry it has', () => {
    const harness = new Harness();
    expect(harness.socket.after).toBe(0);
    harness.socket.receive(tableMessage(0, 7));
    harness.socket.fail();
    expect(harness.snapshot.status).toBe('lost');
    harness.clock.advance(RETRY_DELAYS[0]);
    expect(harness.socket.after).toBe(7);
    harness.socket.receive(tableMessage(7, 9));
    expect(harness.snapshot.status).toBe('open');
    expect(harness.log).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9]);
  });

  it('keeps the view that it has while the connection is lost', () => {
    const harness = new Harness();
    harness.socket.receive(tableMessage(0, 3));
    harness.socket.fail();
    expect(harness.moment).toBe(3);
  });

  it('asks a full table seldom', () => {
    const { clock, socket } = new Harness();
    socket.fail(TOO_MANY);
    expect(clock.next).toBe(RETRY_DELAYS.at(-1));
  });

  it('gives up where there is no table', () => {
    const harness = new Harness();
    harness.socket.fail(NO_TABLE);
    expect(harness.snapshot.status).toBe('gone');
    expect(harness.clock.next).toBeNull();
  });

  it('hears nothing more from a socket that was replaced', () => {
    const harness = new Harness();
    const old = harness.socket;
    old.receive(tableMessage(0, 1));
    old.fail();
    harness.clock.advance(RETRY_DELAYS[0]);
    harness.socket.receive(tableMessage(1, 2));
    old.receive(tableMessage(2, 3));
    old.fail();
    expect(harness.moment).toBe(2);
    expect(harness.snapshot.status).toBe('open');
  });
});

describe('closing', () => {
  it('while waiting to reconnect ends the attempts', () => {
    const { client, clock, sockets, socket } = new Harness();
    socket.fail();
    client.close();
    clock.advance(60_000);
    expect(sockets).toHaveLength(1);
  });

  it('while a new socket is opening ignores what that one brings', () => {
    const harness = new Harness();
    harness.socket.fail();
    harness.clock.advance(RETRY_DELAYS[0]);
    harness.client.close();
    expect(harness.socket.isOpen).toBe(false);
    harness.socket.receive(tableMessage(0, 1));
    harness.socket.fail();
    harness.clock.advance(60_000);
    expect(harness.snapshot.view).toBeNull();
    expect(harness.sockets).toHaveLength(2);
  });

  it('shows nothing that was still waiting', () => {
    const harness = new Harness(400);
    harness.socket.receive(tableMessage(0, 1));
    harness.socket.receive(tableMessage(1, 2));
    harness.socket.receive(tableMessage(2, 3));
    const shown = harness.moment;
    harness.client.close();
    harness.clock.advance(60_000);
    expect(harness.moment).toBe(shown);
  });

  it('does not come back when the page wakes up', async () => {
    const harness = new Harness();
    harness.socket.fail();
    harness.client.close();
    await harness.client.wake();
    expect(harness.sockets).toHaveLength(1);
  });
});

describe('the order of messages', () => {
  it('a gap is never shown: the missing entries are asked for', () => {
    const harness = new Harness();
    harness.socket.receive(tableMessage(0, 3));
    const broken = harness.socket;
    broken.receive(tableMessage(5, 6));
    expect(harness.moment).toBe(3);
    expect(broken.isOpen).toBe(false);
    harness.clock.advance(RETRY_DELAYS[0]);
    expect(harness.socket.after).toBe(3);
    harness.socket.receive(tableMessage(3, 6));
    expect(harness.moment).toBe(6);
    expect(harness.log).toEqual([1, 2, 3, 4, 5, 6]);
  });

  it('a server that leaves gaps again and again is asked more and more seldom', () => {
    const harness = new Harness();
    harness.socket.receive(tableMessage(0, 1));
    const delays: number[] = [];
    for (let attempt = 0; attempt < 3; attempt += 1) {
      harness.socket.receive(tableMessage(4, 5));
      delays.push(harness.clock.next!);
      harness.clock.advance(harness.clock.next!);
    }
    expect(delays).toEqual(RETRY_DELAYS.slice(0, 3));
  });

  it('a server that knows less than we do is heard from its first entry', () => {
    const harness = new Harness();
    harness.socket.receive(tableMessage(0, 9));
    harness.socket.fail();
    harness.clock.advance(RETRY_DELAYS[0]);
    harness.socket.receive(tableMessage(9, 4));
    harness.clock.advance(RETRY_DELAYS[1]);
    expect(harness.socket.after).toBe(0);
    harness.socket.receive(tableMessage(0, 4));
    expect(harness.moment).toBe(4);
    expect(harness.log).toEqual([1, 2, 3, 4]);
  });

  it('an older message changes nothing', () => {
    const harness = new Harness();
    harness.socket.receive(tableMessage(0, 3));
    harness.socket.receive(tableMessage(3, 5));
    const before = harness.snapshots.length;
    harness.socket.receive(tableMessage(3, 4));
    expect(harness.snapshots).toHaveLength(before);
    expect(harness.moment).toBe(5);
  });

  it('a message that comes twice adds its entries once', () => {
    const harness = new Harness();
    harness.socket.receive(tableMessage(0, 2));
    harness.socket.receive(tableMessage(2, 4));
    harness.socket.receive(tableMessage(2, 4));
    expect(harness.log).toEqual([1, 2, 3, 4]);
  });

  it('a message that comes twice takes no pause of its own, and its view counts', () => {
    const harness = new Harness(400);
    harness.socket.receive(tableMessage(0, 1));
    harness.socket.receive(tableMessage(1, 2));
    harness.socket.receive(tableMessage(2, 3));
    const again = tableMessage(2, 3);
    again.view = { ...again.view, is_host: !again.view.is_host };
    harness.socket.receive(again);
    harness.clock.advance(400);
    expect(harness.moment).toBe(3);
    expect(harness.log).toEqual([1, 2, 3]);
    expect(harness.snapshot.view!.is_host).toBe(again.view.is_host);
    harness.clock.advance(400);
    expect(harness.clock.next).toBeNull();
  });

  it('presence reaches the view that is shown and those that wait', () => {
    const harness = new Harness(400);
    harness.socket.receive(tableMessage(0, 1));
    harness.socket.receive(tableMessage(1, 2));
    harness.socket.receive(tableMessage(2, 3));
    harness.socket.receive({
      kind: 'presence',
      number: 3,
      time: 7,
      connected: [true, false, true, false],
      watchers: 5,
    });
    for (const moment of [2, 3]) {
      expect(harness.moment).toBe(moment);
      expect(harness.snapshot.view!.watchers).toBe(5);
      expect(harness.snapshot.view!.seats.map((seat) => seat.connected)).toEqual([
        true,
        false,
        true,
        false,
      ]);
      harness.clock.advance(400);
    }
  });
});

describe('commands', () => {
  it('each get their own answer, in whatever order the answers come', async () => {
    const { client, socket } = new Harness();
    const first = client.send({ kind: 'ping' });
    const second = client.send({ kind: 'start' });
    const [firstId, secondId] = socket.sent.map((command) => command.id);
    expect(firstId).not.toBe(secondId);
    socket.receive(accepted(secondId!));
    socket.receive(accepted(firstId!));
    expect(await first).toEqual(accepted(firstId!));
    expect(await second).toEqual(accepted(secondId!));
  });

  it('that are stale are refused, and what made them stale is shown first', async () => {
    const harness = new Harness(400);
    harness.socket.receive(tableMessage(0, 1));
    harness.socket.receive(tableMessage(1, 2));
    harness.socket.receive(tableMessage(2, 3));
    expect(harness.moment).toBe(2);
    const answer = harness.client.send({ kind: 'move', at: 2, actions: [0] });
    harness.socket.receive(stale(harness.socket.sent[0]!.id));
    expect(harness.moment).toBe(3);
    expect(await answer).toMatchObject({ kind: 'refused', code: 'stale' });
    expect(harness.snapshot.status).toBe('open');
  });

  it('are not sent without a connection', async () => {
    const { client, socket } = new Harness();
    socket.fail();
    expect(await client.send({ kind: 'ping' })).toBeNull();
    expect(socket.sent).toHaveLength(0);
  });

  it('are answered with nothing when the connection breaks', async () => {
    const { client, socket } = new Harness();
    const answer = client.send({ kind: 'ping' });
    socket.fail();
    expect(await answer).toBeNull();
  });

  it('are answered with nothing when no answer comes, and a late one disturbs nobody', async () => {
    const { client, clock, socket } = new Harness();
    const answer = client.send({ kind: 'ping' });
    clock.advance(ANSWER_TIME);
    expect(await answer).toBeNull();
    const next = client.send({ kind: 'start' });
    socket.receive(accepted(socket.sent[0]!.id));
    socket.receive(accepted(socket.sent[1]!.id));
    expect(await next).toEqual(accepted(socket.sent[1]!.id));
  });
});

describe('a page that was asleep', () => {
  it('shows at once what comes while nobody looks', () => {
    const harness = new Harness(400);
    harness.isHidden = true;
    for (const number of [1, 2, 3, 4]) harness.socket.receive(tableMessage(number - 1, number));
    expect(harness.moment).toBe(4);
  });

  it('shows at once what was waiting when it comes back', () => {
    const harness = new Harness(400);
    for (const number of [1, 2, 3, 4]) harness.socket.receive(tableMessage(number - 1, number));
    expect(harness.moment).toBe(2);
    void harness.client.wake();
    expect(harness.moment).toBe(4);
  });

  it('reconnects at once instead of waiting for the delay, and only once', async () => {
    const { client, clock, sockets, socket } = new Harness();
    socket.fail();
    await client.wake();
    expect(sockets).toHaveLength(2);
    clock.advance(60_000);
    expect(sockets).toHaveLength(2);
  });

  it('keeps a connection that answers', async () => {
    const { client, clock, sockets, socket } = new Harness();
    const woken = client.wake();
    expect(socket.sent[0]!.kind).toBe('ping');
    socket.receive(accepted(socket.sent[0]!.id));
    await woken;
    clock.advance(60_000);
    expect(sockets).toHaveLength(1);
  });

  it('replaces a connection that is dead without knowing it', async () => {
    const harness = new Harness();
    const dead = harness.socket;
    dead.receive(tableMessage(0, 5));
    const woken = harness.client.wake();
    harness.clock.advance(PROBE_TIME);
    await woken;
    expect(harness.sockets).toHaveLength(2);
    expect(dead.isOpen).toBe(false);
    expect(harness.socket.after).toBe(5);
  });

  it('leaves a connection that broke while it was probed to the usual delay', async () => {
    const { client, clock, sockets, socket } = new Harness();
    const woken = client.wake();
    socket.fail();
    await woken;
    expect(sockets).toHaveLength(1);
    clock.advance(RETRY_DELAYS[0]);
    expect(sockets).toHaveLength(2);
  });
});

describe('the state of the server', () => {
  it('is kept until the server is ready again', () => {
    const harness = new Harness();
    harness.socket.receive(tableMessage(0, 1));
    expect(harness.snapshot.server).toBe('ready');
    harness.socket.receive({ kind: 'server', number: 1, state: 'database' });
    harness.socket.receive(tableMessage(1, 2));
    expect(harness.snapshot.server).toBe('database');
    harness.socket.receive({ kind: 'server', number: 2, state: 'ready' });
    expect(harness.snapshot.server).toBe('ready');
  });

  it('is known to be restarting until another server answers', () => {
    const harness = new Harness();
    harness.socket.receive(tableMessage(0, 1));
    harness.socket.receive({ kind: 'server', number: 1, state: 'restarting' });
    harness.socket.fail(1012);
    harness.clock.advance(RETRY_DELAYS[0]);
    expect(harness.snapshot.server).toBe('restarting');
    harness.socket.receive(tableMessage(1, 1));
    expect(harness.snapshot).toMatchObject({ server: 'ready', status: 'open' });
  });
});
