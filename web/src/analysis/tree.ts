/** A game with its variations as the page holds it: a tree of events, changed in place. */
import type { BoardEvent, BoardHeader, BoardNode, BoardNodeView, BoardTree } from '../protocol';

export const MOST_NODES = 5000;

export interface Words {
  key: string;
  args: Record<string, string | number>;
}

/** The game after one event; the root, which has none, is the game before the first one. */
export interface TreeNode {
  parent: TreeNode | null;
  /** The first one continues the line, the others are variations. */
  children: TreeNode[];
  event: string;
  /** Who decided it; null for chance. */
  seat: number | null;
  words: Words;
  mark: string | null;
  remarks: readonly string[];
  starting: readonly string[];
}

export interface Tree {
  header: BoardHeader;
  root: TreeNode;
}

function newNode(parent: TreeNode | null, { event, seat, key, args }: BoardEvent): TreeNode {
  return {
    parent,
    children: [],
    event,
    seat,
    words: { key, args },
    mark: null,
    remarks: [],
    starting: [],
  };
}

/** The tree that the server describes. */
export function treeOf(told: {
  header: BoardHeader;
  remarks: string[];
  nodes: readonly BoardNodeView[];
}): Tree {
  const root = newNode(null, { event: '', seat: null, key: '', args: {} });
  root.remarks = told.remarks;
  const nodes: TreeNode[] = [];
  for (const each of told.nodes) {
    const parent = each.parent < 0 ? root : nodes[each.parent]!;
    const node = newNode(parent, each);
    node.mark = each.mark ?? null;
    node.remarks = each.remarks ?? [];
    node.starting = each.starting ?? [];
    parent.children.push(node);
    nodes.push(node);
  }
  return { header: told.header, root };
}

/** All nodes below one: each before those that follow it, its line before the variations. */
export function nodesOf(root: TreeNode): TreeNode[] {
  const found: TreeNode[] = [];
  const waiting = [...root.children].reverse();
  while (waiting.length) {
    const node = waiting.pop()!;
    found.push(node);
    waiting.push(...[...node.children].reverse());
  }
  return found;
}

/** The tree as the server wants it; what is empty is left out. */
export function toldTree({ header, root }: Tree): BoardTree {
  const nodes = nodesOf(root);
  const numbers = new Map(nodes.map((node, number) => [node, number]));
  const told = nodes.map((node): BoardNode => {
    const each: BoardNode = {
      parent: numbers.get(node.parent!) ?? -1,
      event: node.event,
      seat: node.seat,
    };
    if (node.mark) each.mark = node.mark;
    if (node.remarks.length) each.remarks = [...node.remarks];
    if (node.starting.length) each.starting = [...node.starting];
    return each;
  });
  return { header, remarks: [...root.remarks], nodes: told };
}

/** The nodes from the first event to this one. */
export function pathTo(node: TreeNode): TreeNode[] {
  const found: TreeNode[] = [];
  for (let at = node; at.parent; at = at.parent) found.push(at);
  return found.reverse();
}

export const eventsTo = (node: TreeNode): string[] => pathTo(node).map(({ event }) => event);

/** The node after an event: the one that is there, or a new last variation. */
export function follow(node: TreeNode, event: BoardEvent): TreeNode {
  const known = node.children.find((child) => child.event === event.event);
  if (known) return known;
  const made = newNode(node, event);
  node.children.push(made);
  return made;
}

/** The variations to which a node belongs; only the root has none. */
export const siblingsOf = (node: TreeNode): TreeNode[] => node.parent?.children ?? [];

/** Whether no variation leads to a node. */
export const isMainLine = (node: TreeNode): boolean =>
  pathTo(node).every((each) => siblingsOf(each)[0] === each);

/** The last decision or other place of a line that a step forward leads to: chance is passed over where it is known. */
export function forth(node: TreeNode): TreeNode {
  let at = node.children[0] ?? node;
  while (at.children[0] && at.children[0].seat === null) at = at.children[0];
  return at;
}

/** The place before the last decision; without one, the beginning. */
export function back(node: TreeNode): TreeNode {
  let at = node;
  while (at.parent && at.seat === null) at = at.parent;
  return at.parent ?? at;
}

export function lastOf(node: TreeNode): TreeNode {
  let at = node;
  while (at.children[0]) at = at.children[0];
  return at;
}

/** The place after so many decisions of the main line. */
export function afterDecisions(root: TreeNode, decisions: number): TreeNode {
  let at = root;
  let left = decisions;
  while (at.children[0] && (left > 0 || at.children[0].seat === null)) {
    at = at.children[0];
    if (at.seat !== null) left -= 1;
  }
  return at;
}

/** The variation that was chosen last on the way here, and its alternatives; null if there are none. */
export function branchOf(node: TreeNode): TreeNode | null {
  let at: TreeNode | null = node;
  while (at?.parent && at.parent.children.length < 2) at = at.parent;
  return at?.parent ? at : null;
}

export function promote(node: TreeNode): void {
  const siblings = siblingsOf(node);
  const place = siblings.indexOf(node);
  if (place > 0) siblings.splice(place - 1, 2, node, siblings[place - 1]!);
}

/** Make a node, and all that lead to it, the main line. */
export function promoteToMain(node: TreeNode): void {
  for (const each of pathTo(node)) {
    const siblings = siblingsOf(each);
    siblings.splice(siblings.indexOf(each), 1);
    siblings.unshift(each);
  }
}

/** Remove a node and all that follow; the answer puts them back. */
export function remove(node: TreeNode): () => void {
  const siblings = siblingsOf(node);
  const place = siblings.indexOf(node);
  siblings.splice(place, 1);
  return () => {
    siblings.splice(place, 0, node);
  };
}
