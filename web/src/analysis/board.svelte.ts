/** The analysis board: a tree of events, the place in it that is shown, and what the server says about it. */
import { say } from '../lib/messages.svelte';
import type {
  Asked,
  BoardAnswer,
  BoardTree,
  BoardTreeView,
  GameView,
  WhyAnswer,
} from '../protocol';
import * as api from './board-api';
import type { Place, Step } from './board-api';
import { keepBoard, newId, type KeptBoard } from './kept-boards';
import * as trees from './tree';
import type { Tree, TreeNode } from './tree';

export class AnalysisBoard {
  id = newId();
  tree: Tree | null = $state.raw(null);
  /** The place that is asked for; the answer may still be under way. */
  node: TreeNode | null = $state.raw(null);
  shown: TreeNode | null = $state.raw(null);
  answer: BoardAnswer | null = $state.raw(null);
  isJump = $state(true);
  busy = $state(false);
  trouble = $state('');
  /** Counts changes of the tree, which is changed in place. */
  changes = $state(0);
  restore: (() => void) | null = $state.raw(null);
  private answers = new WeakMap<TreeNode, BoardAnswer>();

  get place(): Place {
    return { header: this.tree!.header, events: trees.eventsTo(this.node!) };
  }

  /** The number of the node that is shown, in the order in which the tree is told; -1 for the beginning. */
  get at(): number {
    return trees.nodesOf(this.tree!.root).indexOf(this.node!);
  }

  /** Show a tree; `at` is the number of a node, or a function that finds one. */
  async begin(
    told: BoardTreeView,
    at: number | ((root: TreeNode) => TreeNode) = -1,
    id = newId(),
  ): Promise<void> {
    const tree = trees.treeOf(told);
    this.id = id;
    this.tree = tree;
    this.restore = null;
    this.shown = null;
    const node = typeof at === 'function' ? at(tree.root) : trees.nodesOf(tree.root)[at];
    await this.go(node ?? tree.root);
    if (this.answer) this.keep();
  }

  /** A tree that was kept or shared: the server reads it as it reads any record. */
  async load(told: BoardTree, at: number, id?: string): Promise<void> {
    const { text } = await api.record(told);
    const { tree } = await api.open(text);
    await this.begin(tree!, at, id);
  }

  // ---------------------------------------------------------------- going about

  async go(node: TreeNode): Promise<void> {
    const before = this.node;
    this.node = node;
    const known = this.answers.get(node);
    if (known) this.show(node, known);
    else {
      try {
        const answer = await api.view(this.place);
        this.answers.set(node, answer);
        if (this.node === node) this.show(node, answer);
      } catch (error) {
        this.trouble = (error as Error).message;
        if (this.node === node) this.node = this.shown ?? before;
      }
    }
  }

  private show(node: TreeNode, answer: BoardAnswer): void {
    const isNext = node.parent !== null && node.parent === this.shown;
    this.isJump = !isNext;
    this.trouble = '';
    this.node = this.shown = node;
    this.answer = answer;
    this.keep();
  }

  async forth(): Promise<void> {
    if (this.node) await this.go(trees.forth(this.node));
  }

  async back(): Promise<void> {
    if (this.node) await this.go(trees.back(this.node));
  }

  /** To the variation before or after the last one that was chosen on the way here. */
  async aside(step: number): Promise<void> {
    const branch = this.node && trees.branchOf(this.node);
    if (!branch) return;
    const siblings = trees.siblingsOf(branch);
    const next = siblings[siblings.indexOf(branch) + step];
    if (next) await this.go(next);
  }

  // ---------------------------------------------------------------- making moves

  /** Let something happen here: an action, chance that is told, or chance that is drawn. */
  async play(step: Step): Promise<boolean> {
    const from = this.node;
    if (!this.tree || !from || this.busy) return false;
    if (trees.nodesOf(this.tree.root).length >= trees.MOST_NODES) {
      this.trouble = say('board-full');
      return false;
    }
    this.busy = true;
    try {
      const answer = await api.view(this.place, step);
      let node = from;
      for (const event of answer.added) node = trees.follow(node, event);
      this.answers.set(node, answer);
      this.changed();
      if (this.node === from) this.show(node, answer);
      return true;
    } catch (error) {
      this.trouble = (error as Error).message;
      return false;
    } finally {
      this.busy = false;
    }
  }

  why(move: Asked): Promise<WhyAnswer> {
    return api.why(this.place, move);
  }

  async preview(action: number): Promise<GameView> {
    return (await api.preview(this.place, action)).game;
  }

  // ---------------------------------------------------------------- changing the tree

  private changed(): void {
    this.changes += 1;
    this.restore = null;
    this.keep();
  }

  promote(toMain = false): void {
    const branch = this.node && trees.branchOf(this.node);
    if (!branch) return;
    if (toMain) trees.promoteToMain(this.node!);
    else trees.promote(branch);
    this.changed();
  }

  /** Remove what is shown and all that follows; it can be brought back until the tree is changed again. */
  async remove(): Promise<void> {
    const node = this.node;
    if (!node?.parent) return;
    const undo = trees.remove(node);
    await this.go(node.parent);
    this.changed();
    this.restore = () => {
      undo();
      this.changed();
      void this.go(node);
    };
  }

  mark(sign: string): void {
    if (!this.node?.parent) return;
    this.node.mark = sign || null;
    this.changed();
  }

  remark(text: string): void {
    if (!this.node) return;
    this.node.remarks = text.trim() ? [text.trim()] : [];
    this.changed();
  }

  // ---------------------------------------------------------------- keeping it

  get kept(): KeptBoard {
    return { id: this.id, time: Date.now(), at: this.at, tree: trees.toldTree(this.tree!) };
  }

  private keep(): void {
    if (this.tree && this.node) keepBoard(this.kept);
  }
}
