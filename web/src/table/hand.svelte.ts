/** What the player is about to do: chosen, but not sent yet. The legal moves come from the server. */
import { keyOf, same, turned, turnOf, type Cell } from '../lib/geometry';
import type { Ghost, Half } from '../lib/drawing';
import { awaitedKind, type Surface } from './decision-kinds';
import type { Choice } from './choices';

export interface Held {
  domino: string;
  halves: readonly Half[];
}

/** Something impossible that the player tried, so that we can say why it is: a move that the server did not list. */
export interface Doubt {
  kind: string;
  domino?: string;
  left?: Cell;
  right?: Cell;
  squares?: readonly Cell[];
  space?: number;
  building?: string;
  caveman?: string;
  source?: 'cave' | 'stack';
  /** The answer, if the page knows it. */
  words?: string;
}

/** How the held domino lies on the pivot: which half (left 0, right 1), and the direction from left to right. */
interface Stance {
  half: number;
  turn: number;
}

export class Hand {
  choices: readonly Choice[] = $state.raw([]);
  held: Held | null = $state.raw(null);
  awaits = $state('');
  chosen: Choice | null = $state.raw(null);
  /** The cell under the pointer: the held domino covers it with one half, and turns about it. */
  pivot: Cell | null = $state.raw(null);
  half = $state(0);
  /** The direction from the left half to the right one. */
  turn = $state(0);
  /** Whether the domino has been put down. */
  pinned = $state(false);
  selected: readonly Cell[] = $state.raw([]);
  doubt: Doubt | null = $state.raw(null);
  /** The placements that a hint recommends, best first. */
  advice: readonly Choice[] = $state.raw([]);
  /** The pointer that drags the domino, and its position in the window. */
  lifted: number | null = $state(null);
  finger: Cell | null = $state.raw(null);

  /** Start a step with nothing chosen, so that a double tap confirms nothing. */
  begin(awaits: string, choices: readonly Choice[], held: Held | null): void {
    this.choices = choices;
    this.held = held;
    this.awaits = awaits;
    this.half = 0;
    this.turn = 0;
    this.advice = [];
    this.clear();
  }

  clear(): void {
    this.chosen = null;
    this.pivot = null;
    this.pinned = false;
    this.selected = [];
    this.doubt = null;
    this.lifted = null;
    this.finger = null;
  }

  /** A pointer picks up the domino by one of its halves. */
  lift(pointer: number, half = this.half): void {
    this.lifted = pointer;
    this.half = half;
    this.finger = null;
  }

  /** The cell of the left half. */
  get anchor(): Cell | null {
    return this.pivot && this.leftOf(this.pivot, this);
  }

  private leftOf(cell: Cell, { half, turn }: Stance): Cell {
    return half ? turned(cell, turn + 2) : cell;
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
    return this.chosen !== null || this.pinned || this.selected.length > 0 || this.lifted !== null;
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

  /** Move the ghost to a cell: as it lies now, or else in the nearest way in which it fits. */
  hover(cell: Cell | null): void {
    if (!this.isPlacing || this.pinned) return;
    this.pivot = cell;
    if (cell) this.take(this.snap(cell));
  }

  private take(stance: Stance | null): void {
    if (!stance) return;
    this.half = stance.half;
    this.turn = stance.turn;
  }

  private fitAt(cell: Cell, stance: Stance): Choice | null {
    return this.placementAt(this.leftOf(cell, stance), stance.turn);
  }

  /** How the domino can cover a cell, trying the current rotation first, and both halves. */
  private snap(cell: Cell): Stance | null {
    for (const more of [0, 1, 3, 2]) {
      const turn = (this.turn + more) % 4;
      for (const half of [this.half, 1 - this.half]) {
        if (this.fitAt(cell, { half, turn })) return { half, turn };
      }
    }
    return null;
  }

  /** Put the domino on a cell, to be confirmed; if it lies there already, it will turn about that cell. */
  pin(cell: Cell): void {
    if (this.pinned && this.covers(cell)) {
      this.grip(cell);
      return;
    }
    this.pinned = false;
    this.hover(cell);
    this.pinned = true;
    this.settle();
  }

  /** Make a covered cell the pivot; the domino stays where it is. */
  grip(cell: Cell): void {
    if (!this.anchor || !this.covers(cell)) return;
    this.half = same(this.anchor, cell) ? 0 : 1;
    this.pivot = cell;
  }

  covers(cell: Cell): boolean {
    const ghost = this.ghost;
    return ghost !== null && (same(ghost.left, cell) || same(ghost.right, cell));
  }

  /** Turn the domino about the pivot: to the next way in which it fits there, or by a quarter if there is no other. */
  rotate(step: number): void {
    if (!this.isPlacing) return;
    this.take(this.nextFit(step) ?? { half: this.half, turn: (this.turn + step + 4) % 4 });
    this.settle();
  }

  /** The next stance that fits on the pivot: all around with this half on it, then with the other half. */
  private nextFit(step: number): Stance | null {
    if (!this.pivot) return null;
    // The direction in which the domino extends from the pivot goes with the clock, then the halves swap.
    const count = this.isEven ? 4 : 8;
    const now = ((this.turn + 2 * this.half) % 4) + (this.isEven ? 0 : 4 * this.half);
    for (let more = 1; more < count; more += 1) {
      const index = (now + step * more + 2 * count) % count;
      const half = this.isEven ? this.half : Math.floor(index / 4);
      const stance = { half, turn: (index + 2 * half) % 4 };
      if (this.fitAt(this.pivot, stance)) return stance;
    }
    return null;
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
    this.show(next);
  }

  /** Choose something, and put the domino down where it says. */
  show(choice: Choice): void {
    this.doubt = null;
    this.chosen = choice;
    if (!choice.left || !choice.right) return;
    this.pivot = choice.left;
    this.half = 0;
    this.turn = turnOf(choice.left, choice.right);
    this.pinned = true;
  }

  /** A click on a cell of the map, whatever the decision. */
  cell(cell: Cell): void {
    if (this.isPlacing) this.pin(cell);
    else if (this.surface === 'squares') this.toggle(cell);
    else if (this.surface === 'square') this.square(cell);
    else if (this.surface) this.ask({ kind: 'place' });
  }

  /** Ask why something is impossible; what is chosen stays chosen. */
  ask(doubt: Doubt): void {
    this.doubt = doubt;
  }

  private square(cell: Cell): void {
    this.chosen = this.choices.find((choice) => choice.square && same(choice.square, cell)) ?? null;
    this.doubt = this.chosen ? null : { kind: this.awaits, squares: [cell] };
  }

  /** Add or remove a square; if the squares cannot be combined, start again with the new one. */
  private toggle(cell: Cell): void {
    const others = this.selected.filter((one) => !same(one, cell));
    const isMore = others.length === this.selected.length;
    const wanted = isMore ? [...this.selected, cell] : others;
    if (!wanted.length || this.choiceOn(wanted)) this.select(wanted);
    else if (this.choiceOn([cell])) this.select([cell]);
    else this.ask({ kind: this.awaits, squares: [cell] });
  }

  private select(cells: readonly Cell[]): void {
    this.selected = cells;
    this.doubt = null;
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
    this.doubt = null;
    this.chosen = choice;
  }

  /** Discard the unsent choice; returns false if there is none. */
  back(): boolean {
    if (!this.isTouched) return false;
    this.clear();
    return true;
  }
}
