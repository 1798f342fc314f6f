import { describe, expect, it } from 'vitest';
import { applyChanges } from '../../src/connection/apply-changes';
import { RETRY_DELAYS } from '../../src/connection/table-client';
import type { Changes } from '../../src/protocol';
import { changesMessage, Harness, tableMessage } from './fakes';

const changes = (values: Changes['values'], splices: Changes['splices'] = {}): Changes => ({
  ...changesMessage(1, 2),
  values,
  splices,
});

describe('applying changes', () => {
  const view = tableMessage(0, 1).view;

  it('replaces the named parts and keeps all others as they are', () => {
    const after = applyChanges(view, changes({ '/game/kingdoms/1/score': 99, '/stage': 'over' }))!;
    expect(after.stage).toBe('over');
    expect(after.game!.kingdoms[1]!.score).toBe(99);
    expect(after.game!.kingdoms[1]!.squares).toBe(view.game!.kingdoms[1]!.squares);
    expect(after.game!.kingdoms[0]).toBe(view.game!.kingdoms[0]);
    expect(after.rules).toBe(view.rules);
  });

  it('leaves the earlier view untouched', () => {
    const before = structuredClone(view);
    const { squares } = view.game!.kingdoms[0]!;
    const splice = { at: 1, removed: 1, items: [squares[0], squares[0]] };
    applyChanges(
      view,
      changes({ '/game/round': 77, '/decision': null }, { '/game/kingdoms/0/squares': splice }),
    );
    expect(view).toEqual(before);
  });

  it('splices lists', () => {
    const { squares } = view.game!.kingdoms[0]!;
    const square = { ...squares[0]!, x: 9 };
    const splice = { at: 1, removed: 2, items: [square] };
    const after = applyChanges(view, changes({}, { '/game/kingdoms/0/squares': splice }))!;
    expect(after.game!.kingdoms[0]!.squares).toEqual([squares[0], square, ...squares.slice(3)]);
  });

  it('applies several changes inside the same part', () => {
    const values = { '/game/kingdoms/0/score': 5, '/game/kingdoms/0/coins': 6, '/game/round': 7 };
    const game = applyChanges(view, changes(values))!.game!;
    expect([game.kingdoms[0]!.score, game.kingdoms[0]!.coins, game.round]).toEqual([5, 6, 7]);
  });

  it('refuses changes of parts that are not there', () => {
    expect(applyChanges(view, changes({ '/game/kingdoms/8/score': 1 }))).toBeNull();
    expect(applyChanges(view, changes({ '/nothing/here': 1 }))).toBeNull();
    expect(applyChanges(view, changes({ '/nothing': 1 }))).toBeNull();
    expect(applyChanges(view, changes({ '': 1 }))).toBeNull();
    const beyond = { at: 500, removed: 1, items: [] };
    expect(applyChanges(view, changes({}, { '/seats': beyond }))).toBeNull();
    expect(applyChanges(view, changes({}, { '/stage': beyond }))).toBeNull();
  });
});

describe('a client that gets changes', () => {
  it('shows the table after each of them', () => {
    const harness = new Harness();
    harness.socket.receive(tableMessage(0, 3));
    harness.socket.receive(changesMessage(3, 4));
    harness.socket.receive(changesMessage(4, 6));
    expect(harness.moment).toBe(6);
    expect(harness.log).toEqual([1, 2, 3, 4, 5, 6]);
    expect(harness.snapshot.view).toEqual(tableMessage(0, 6).view);
  });

  it('shows them one by one at its pace', () => {
    const harness = new Harness(500);
    harness.socket.receive(tableMessage(0, 1));
    harness.clock.advance(500);
    harness.socket.receive(changesMessage(1, 2));
    harness.socket.receive(changesMessage(2, 3));
    expect(harness.moment).toBe(2);
    harness.clock.advance(500);
    expect(harness.moment).toBe(3);
  });

  it('applies them to a table that is not shown yet', () => {
    const harness = new Harness(500);
    harness.socket.receive(tableMessage(0, 1));
    harness.socket.receive(tableMessage(1, 2));
    harness.socket.receive(changesMessage(2, 3, true));
    harness.client.flush();
    expect(harness.snapshot.view!.decision).toMatchObject({ at: 3, is_mine: true });
  });

  it('keeps who is connected', () => {
    const harness = new Harness();
    harness.socket.receive(tableMessage(0, 1));
    const connected = [false, true, false, true];
    harness.socket.receive({ kind: 'presence', number: 1, time: 7, connected, watchers: 5 });
    harness.socket.receive(changesMessage(1, 2));
    const view = harness.snapshot.view!;
    expect(view.seats.map((seat) => seat.connected)).toEqual(connected);
    expect(view.watchers).toBe(5);
  });

  it.each([
    ['after a gap', changesMessage(4, 5)],
    ['that were computed from another table', changes({ '/nothing': 1 })],
  ])('asks for the whole table %s', (_, message) => {
    const harness = new Harness();
    harness.socket.receive(tableMessage(0, 1));
    harness.socket.receive(message);
    expect(harness.moment).toBe(1);
    harness.clock.advance(RETRY_DELAYS[0]);
    expect(harness.sockets).toHaveLength(2);
    expect(harness.socket.after).toBe(1);
    harness.socket.receive(tableMessage(1, 5));
    expect(harness.moment).toBe(5);
    expect(harness.log).toEqual([1, 2, 3, 4, 5]);
  });

  it('asks for the whole table if changes come first', () => {
    const harness = new Harness();
    harness.socket.receive(changesMessage(0, 1));
    harness.clock.advance(RETRY_DELAYS[0]);
    expect(harness.sockets).toHaveLength(2);
  });
});
