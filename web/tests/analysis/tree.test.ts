import { describe, expect, it } from 'vitest';
import type { BoardNodeView } from '../../src/protocol';
import {
  afterDecisions,
  back,
  branchOf,
  eventsTo,
  follow,
  forth,
  isMainLine,
  lastOf,
  nodesOf,
  promote,
  promoteToMain,
  remove,
  toldTree,
  treeOf,
  type Tree,
  type TreeNode,
} from '../../src/analysis/tree';

const header = { rules: 'kingdomino(players=2)', start: null, seats: [], tags: {} };
const node = (parent: number, event: string, seat: number | null = 0): BoardNodeView => ({
  parent,
  event,
  seat,
  key: 'log-claim',
  args: {},
});
/** a, then b or (c, d) or e; after b, chance x and then f. */
const sample = (): Tree =>
  treeOf({
    header,
    remarks: ['before'],
    nodes: [
      node(-1, 'a', null),
      node(0, 'b'),
      node(1, 'x', null),
      node(2, 'f', 1),
      { ...node(0, 'c'), mark: '!', remarks: ['good'], starting: ['or'] },
      node(4, 'd', 1),
      node(0, 'e'),
    ],
  });
const named = (tree: Tree, event: string): TreeNode =>
  nodesOf(tree.root).find((each) => each.event === event)!;

describe('the tree of variations', () => {
  it('is told as it came', () => {
    const told = toldTree(sample());
    expect(told.nodes.map((each) => [each.parent, each.event])).toEqual([
      [-1, 'a'],
      [0, 'b'],
      [1, 'x'],
      [2, 'f'],
      [0, 'c'],
      [4, 'd'],
      [0, 'e'],
    ]);
    expect(told.nodes[4]).toEqual({
      parent: 0,
      event: 'c',
      seat: 0,
      mark: '!',
      remarks: ['good'],
      starting: ['or'],
    });
    expect(told.remarks).toEqual(['before']);
  });

  it('is walked decision by decision', () => {
    const tree = sample();
    expect(forth(tree.root).event).toBe('a');
    expect(forth(named(tree, 'a')).event).toBe('x');
    expect(back(named(tree, 'x')).event).toBe('a');
    expect(back(named(tree, 'f')).event).toBe('x');
    expect(back(named(tree, 'a'))).toBe(tree.root);
    expect(lastOf(tree.root).event).toBe('f');
    expect(afterDecisions(tree.root, 0).event).toBe('a');
    expect(afterDecisions(tree.root, 1).event).toBe('x');
    expect(afterDecisions(tree.root, 9).event).toBe('f');
  });

  it('follows what is known and adds what is not', () => {
    const tree = sample();
    const a = named(tree, 'a');
    expect(follow(a, node(0, 'c'))).toBe(named(tree, 'c'));
    expect(follow(a, node(0, 'new')).parent).toBe(a);
    expect(a.children).toHaveLength(4);
  });

  it('finds the last choice on the way', () => {
    const tree = sample();
    expect(branchOf(named(tree, 'd'))?.event).toBe('c');
    expect(branchOf(named(tree, 'f'))?.event).toBe('b');
    expect(branchOf(named(tree, 'a'))).toBeNull();
  });

  it('moves variations up and makes them the main line', () => {
    const tree = sample();
    promote(named(tree, 'e'));
    expect(named(tree, 'a').children.map(({ event }) => event)).toEqual(['b', 'e', 'c']);
    promote(named(tree, 'b'));
    expect(named(tree, 'a').children[0]!.event).toBe('b');
    promoteToMain(named(tree, 'd'));
    expect(isMainLine(named(tree, 'd'))).toBe(true);
    expect(eventsTo(lastOf(tree.root))).toEqual(['a', 'c', 'd']);
  });

  it('removes a variation and puts it back where it was', () => {
    const tree = sample();
    const before = toldTree(tree);
    const undo = remove(named(tree, 'c'));
    expect(nodesOf(tree.root).map(({ event }) => event)).toEqual(['a', 'b', 'x', 'f', 'e']);
    undo();
    expect(toldTree(tree)).toEqual(before);
  });
});
