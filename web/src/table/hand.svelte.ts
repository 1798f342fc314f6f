/** What the player is about to do: chosen, but not sent yet. The legal moves come from the server. */
import { keyOf, same, turned, turnOf, type Cell } from '../lib/geometry';
import type { Ghost, Half } from '../lib/drawing';
import { awaitedKind, type Surface } from './decision-kinds';
import type { Choice } from './choices';

export interface Held {
  domino: string;
  halves: readonly Half[];
}

/** A placement that the server did not list, so that we can ask why. */
export interface Doubt {
  kind: string;
  domino?: string;
  left?: Cell;
  right?: Cell;
  square?: Cell;
}

export class Hand {
  choices: readonly Choice[] = $state.raw([]);
  held: Held | null = $state.raw(null);
  awaits = $state('');
  chosen: Choice | null = $state.raw(null);
  /** The cell of the held domino's left half, the direction of its right half, and whether it has been put down. */
  anchor: Cell | null = $state.raw(null);
  turn = $state(0);
  pinned = $state(false);
  selected: readonly Cell[] = $state.raw([]);
  doubt: Doubt | null = $state.raw(null);
  /** The pointer that drags the domino, and its position in the window. */
  lifted: number | null = $state(null);
  finger: Cell | null = $state.raw(null);

  /** Start a step with nothing chosen, so that a double tap confirms nothing. */
  begin(awaits: string, choices: readonly Choice[], held: Held | null): void {
    this.choices = choices;
    this.held = held;
    this.awaits = awaits;
    this.clear();
  }

  clear(): void {
    this.chosen = null;
    this.anchor = null;
    this.pinned = false;
    this.selected = [];
    this.doubt = null;
    this.finger = null;
  }

  /** A pointer picks up the domino. */
  lift(event: PointerEvent): void {
    this.lifted = event.pointerId;
    this.finger = null;
  }

  /** Where the pending decision is chosen. */
  get surface(): Surface | null {
    return awaitedKind(this.awaits)?.surface ?? null;
  }

  get placements(): Choice[] {
    return this.choices.filter((choice) => choice.surface === 'placement');
  }

  get isPlacing(): boolean {
    return this.held !== null && this.placements.length > 0;
  }

  get pass(): Choice | null {
    return this.choices.find((choice) => choice.surface === 'pass') ?? null;
  }

  get discard(): Choice | null {
    return this.choices.find((choice) => choice.surface === 'discard') ?? null;
  }

  /** Whether there is an unsent choice to discard. */
  get isTouched(): boolean {
    return this.chosen !== null || this.pinned || this.selected.length > 0;
  }

  get ghost(): Ghost | null {
    if (!this.isPlacing || !this.anchor || !this.held) return null;
    const right = turned(this.anchor, this.turn);
    return {
      left: this.anchor,
      right,
      halves: this.held.halves,
      legal: this.placementAt(this.anchor, this.turn) !== null,
    };
  }

  /** The legal placement under the ghost, chosen or not. */
  get hovered(): Choice | null {
    return this.isPlacing && this.anchor ? this.placementAt(this.anchor, this.turn) : null;
  }

  placementAt(left: Cell, turn: number): Choice | null {
    const right = turned(left, turn);
    const fits = (choice: Choice): boolean =>
      same(choice.left!, left) && same(choice.right!, right);
    const mirrored = (choice: Choice): boolean =>
      this.isEven && same(choice.left!, right) && same(choice.right!, left);
    return this.placements.find((choice) => fits(choice) || mirrored(choice)) ?? null;
  }

  /** With equal halves, both orientations are one placement. */
  private get isEven(): boolean {
    const [one, other] = this.held?.halves ?? [];
    return one?.terrain === other?.terrain && one?.crowns === other?.crowns;
  }

  /** Cells covered by some placement. */
  get reachable(): Map<string, Cell> {
    return new Map(
      this.placements
        .flatMap((choice) => [choice.left!, choice.right!])
        .map((cell) => [keyOf(cell), cell]),
    );
  }

  /** Cells of the map that can be chosen now, whatever the decision. */
  get possible(): Cell[] {
    if (this.isPlacing) return [...this.reachable.values()];
    return this.choices.flatMap((choice) =>
      choice.surface === 'square' || choice.surface === 'squares' ? choice.squares : [],
    );
  }

  /** Move the ghost to a cell: in its current rotation, or in the nearest one in which it fits. */
  hover(cell: Cell | null): void {
    if (!this.isPlacing || this.pinned) return;
    if (!cell) {
      this.anchor = null;
      return;
    }
    const fit = this.snap(cell);
    this.anchor = fit ? fit.left : cell;
    if (fit) this.turn = fit.turn;
  }

  /** How the domino can cover a cell, trying the current rotation first, and both halves. */
  private snap(cell: Cell): { left: Cell; turn: number } | null {
    for (const more of [0, 1, 3, 2]) {
      const turn = (this.turn + more) % 4;
      if (this.placementAt(cell, turn)) return { left: cell, turn };
      const left = turned(cell, turn + 2);
      if (this.placementAt(left, turn)) return { left, turn };
    }
    return null;
  }

  /** Put the domino on a cell, to be confirmed; on the domino itself, rotate it. */
  pin(cell: Cell): void {
    if (this.pinned && this.covers(cell)) {
      this.rotate(1, true);
      return;
    }
    this.pinned = false;
    this.hover(cell);
    this.pinned = true;
    this.settle();
  }

  covers(cell: Cell): boolean {
    const ghost = this.ghost;
    return ghost !== null && (same(ghost.left, cell) || same(ghost.right, cell));
  }

  /** Rotate the domino. With `seek`, skip to the next rotation that fits on the same cell, if there is one. */
  rotate(step: number, seek = false): void {
    if (!this.isPlacing) return;
    if (!this.anchor || !seek) {
      this.turn = (this.turn + step + 4) % 4;
      this.settle();
      return;
    }
    for (let more = 1; more < 4; more += 1) {
      const turn = (this.turn + step * more + 8) % 4;
      if (this.placementAt(this.anchor, turn)) {
        this.turn = turn;
        this.settle();
        return;
      }
    }
  }

  /** The pinned ghost becomes the choice, or a question to the server why it is not legal. */
  private settle(): void {
    if (!this.pinned || !this.anchor || !this.held) return;
    this.chosen = this.placementAt(this.anchor, this.turn);
    this.doubt = this.chosen
      ? null
      : {
          kind: 'place',
          domino: this.held.domino,
          left: this.anchor,
          right: turned(this.anchor, this.turn),
        };
  }

  /** Step through all choices on the map. */
  walk(step: number): void {
    const list = this.isPlacing ? this.placements : this.choices.filter((choice) => choice.square);
    if (!list.length) return;
    const start = step > 0 ? -1 : 0;
    const index = this.chosen ? list.indexOf(this.chosen) : start;
    const next = list[(index + step + list.length) % list.length]!;
    this.doubt = null;
    this.chosen = next;
    if (!next.left || !next.right) return;
    this.anchor = next.left;
    this.turn = turnOf(next.left, next.right);
    this.pinned = true;
  }

  /** A click on a cell of the map, whatever the decision. */
  cell(cell: Cell): void {
    if (this.isPlacing) this.pin(cell);
    else if (this.surface === 'squares') this.toggle(cell);
    else if (this.surface === 'square') this.square(cell);
  }

  private square(cell: Cell): void {
    this.chosen = this.choices.find((choice) => choice.square && same(choice.square, cell)) ?? null;
    this.doubt = this.chosen ? null : { kind: this.awaits, square: cell };
  }

  /** Add or remove a square; if the squares cannot be combined, start again with the new one. */
  private toggle(cell: Cell): void {
    const others = this.selected.filter((one) => !same(one, cell));
    const isMore = others.length === this.selected.length;
    const wanted = isMore ? [...this.selected, cell] : others;
    if (!wanted.length || this.choiceOn(wanted)) this.select(wanted);
    else if (this.choiceOn([cell])) this.select([cell]);
  }

  private select(cells: readonly Cell[]): void {
    this.selected = cells;
    this.chosen = this.choiceOn(cells);
  }

  /** The choice that covers exactly these squares. */
  private choiceOn(cells: readonly Cell[]): Choice | null {
    const covers = ({ surface, squares }: Choice): boolean =>
      surface === 'squares' &&
      squares.length === cells.length &&
      cells.every((cell) => squares.some((square) => same(cell, square)));
    return this.choices.find(covers) ?? null;
  }

  choose(choice: Choice): void {
    this.chosen = this.chosen === choice ? null : choice;
  }

  /** Discard the unsent choice; returns false if there is none. */
  back(): boolean {
    if (!this.isTouched) return false;
    this.clear();
    return true;
  }
}
