import { describe, expect, it } from 'vitest';
import type { TableMessage } from '../src/protocol';
import { keyOf, turned } from '../src/lib/geometry';
import { Hand } from '../src/table/hand.svelte';
import { choiceOf } from '../src/table/choices';
import { halvesOf } from '../src/table/view-shapes';
import { sample } from './setup';

function handOf(name: string): { hand: Hand; message: TableMessage } {
  const message = sample<TableMessage>(name);
  const { game, decision, rules } = message.view;
  const hand = new Hand();
  const domino = game!.pending.domino;
  hand.begin(
    decision!.awaits,
    decision!.moves.map(choiceOf),
    domino ? { domino: domino.id, halves: halvesOf(domino, rules.has_resources) } : null,
  );
  return { hand, message };
}

describe('a hand that places', () => {
  it('begins with nothing chosen, so that a double tap confirms nothing', () => {
    const { hand } = handOf('kingdomino-4-middle_kingdom-harmony-place');
    expect(hand.chosen).toBeNull();
    expect(hand.isTouched).toBe(false);
    expect(hand.isPlacing).toBe(true);
  });

  it('snaps to a legal placement on every reachable cell', () => {
    const { hand } = handOf('kingdomino-4-middle_kingdom-harmony-place');
    for (const cell of hand.reachable.values()) {
      hand.clear();
      hand.cell(cell);
      expect(hand.chosen, keyOf(cell)).not.toBeNull();
      expect(hand.covers(cell)).toBe(true);
    }
  });

  it('doubts a cell where nothing fits, and never calls it chosen', () => {
    const { hand } = handOf('kingdomino-4-middle_kingdom-harmony-place');
    hand.cell({ x: 0, y: 0 });
    expect(hand.chosen).toBeNull();
    expect(hand.doubt?.kind).toBe('place');
    expect(hand.ghost?.legal).toBe(false);
  });

  it('agrees with the server about every placement, either way round if the halves are equal', () => {
    const { hand, message } = handOf('kingdomino-4-middle_kingdom-harmony-place');
    const listed = message.view.decision!.moves.filter((move) => move.kind === 'place');
    expect(hand.placements).toHaveLength(listed.length);
    for (const choice of hand.placements) {
      const turn = [0, 1, 2, 3].find(
        (one) => keyOf(turned(choice.left!, one)) === keyOf(choice.right!),
      )!;
      expect(hand.placementAt(choice.left!, turn)?.action).toBe(choice.action);
    }
  });

  it('walks through all placements and comes round', () => {
    const { hand } = handOf('kingdomino-4-middle_kingdom-harmony-place');
    const seen = new Set<number>();
    for (let step = 0; step < hand.placements.length; step += 1) {
      hand.walk(1);
      seen.add(hand.chosen!.action);
    }
    expect(seen.size).toBe(hand.placements.length);
  });

  it('stays where it lies when it is clicked again, and turns about the clicked square', () => {
    const { hand } = handOf('kingdomino-4-middle_kingdom-harmony-place');
    for (const cell of hand.reachable.values()) {
      for (const half of ['left', 'right'] as const) {
        hand.clear();
        hand.cell(cell);
        const { ghost, chosen } = hand;
        hand.cell(ghost![half]);
        expect(hand.chosen).toBe(chosen);
        hand.rotate(1);
        expect(hand.covers(ghost![half])).toBe(true);
      }
    }
  });

  it('takes back what was not sent', () => {
    const { hand } = handOf('kingdomino-4-middle_kingdom-harmony-place');
    hand.walk(1);
    expect(hand.back()).toBe(true);
    expect(hand.chosen).toBeNull();
    expect(hand.back()).toBe(false);
  });
});

const MOVE = sample<TableMessage>('kingdomino-4-middle_kingdom-harmony-place').view.decision!
  .moves[0]!;

interface Turn {
  halves: [string, number][];
  /** The cell of the left half, and the direction of the right one. */
  placements: [number, number, number][];
}

function handAt({ halves, placements }: Turn): Hand {
  const hand = new Hand();
  const choices = placements.map(([x, y, direction], action) => {
    const right = turned({ x, y }, direction);
    return choiceOf({ ...MOVE, action, left: [x, y], right: [right.x, right.y] });
  });
  const held = halves.map(([terrain, crowns]) => ({ terrain, crowns }));
  hand.begin('place', choices, { domino: 'K1', halves: held });
  return hand;
}

describe('a thousand placing turns of random games', () => {
  const turns = sample<Turn[]>('turns');

  it('every placement is reached by clicking either of its squares and turning about it', () => {
    expect(turns).toHaveLength(1000);
    let placements = 0;
    const missed: string[] = [];
    turns.forEach((turn, number) => {
      const hand = handAt(turn);
      for (const cell of hand.reachable.values()) {
        hand.clear();
        hand.cell(cell);
        const reached = new Set<number>();
        for (let press = 0; press < 8; press += 1) {
          if (hand.chosen) reached.add(hand.chosen.action);
          hand.rotate(1);
          if (!hand.covers(cell)) missed.push(`turn ${number}: swung off ${keyOf(cell)}`);
        }
        for (const { action, left, right } of hand.placements) {
          if (keyOf(left!) !== keyOf(cell) && keyOf(right!) !== keyOf(cell)) continue;
          placements += 1;
          if (!reached.has(action)) missed.push(`turn ${number}: ${action} from ${keyOf(cell)}`);
        }
      }
    });
    expect(missed).toEqual([]);
    expect(placements).toBeGreaterThan(20_000);
  });

  it('turning back returns to what was there', () => {
    for (const turn of turns.slice(0, 200)) {
      const hand = handAt(turn);
      for (const cell of hand.reachable.values()) {
        hand.clear();
        hand.cell(cell);
        const before = hand.chosen;
        hand.rotate(1);
        hand.rotate(-1);
        expect(hand.chosen).toBe(before);
      }
    }
  });
});

describe('a hand with other steps', () => {
  it('collects taxes on one or both squares', () => {
    const { hand } = handOf('queendomino-4-tax');
    const cells = hand.choices
      .filter((choice) => choice.kind === 'tax' && choice.squares.length === 1)
      .map((choice) => choice.squares[0]!);
    hand.cell(cells[0]!);
    expect(hand.chosen?.kind).toBe('tax');
    hand.cell(cells[0]!);
    expect(hand.chosen).toBeNull();
    expect(hand.pass?.kind).toBe('pass');
    hand.cell({ x: 0, y: 0 });
    expect(hand.chosen).toBeNull();
    expect(hand.doubt).toEqual({ kind: 'tax', squares: [{ x: 0, y: 0 }] });
  });

  it('lets fire land only where the server says', () => {
    const { hand } = handOf('tribe-2-erupt');
    for (const choice of hand.choices) {
      hand.cell(choice.square!);
      expect(hand.chosen).toBe(choice);
    }
    hand.cell({ x: 99, y: 99 });
    expect(hand.chosen).toBeNull();
    expect(hand.doubt?.kind).toBe('erupt');
  });
});
