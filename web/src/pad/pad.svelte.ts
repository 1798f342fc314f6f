/** The score pad: kingdoms of a real table, painted square by square and counted by the server. */
import { score } from '../lib/api';
import { key, type Cell } from '../lib/geometry';
import { language } from '../lib/messages.svelte';
import { refusalWords } from '../lib/refusal-text';
import type { PadAnswer, PadFault, PadPalette, PadTerrain, RulesView } from '../protocol';
import {
  cellOf,
  emptyKingdom,
  extentOf,
  kingdomsFrom,
  LONGEST_NAME,
  textOf,
  type PadKingdom,
  type PadSquare,
} from './pad-text';
import { savedPad, savePad } from './saved-pads';

/** What a tap does: paint a terrain, put a piece or a fire token, move the castle, or erase. */
export type Brush =
  | { kind: 'terrain'; terrain: string }
  | { kind: 'piece'; piece: string }
  | { kind: 'token' | 'castle' | 'erase' };

const MOST_STEPS = 100;
/** Strokes that follow one another quickly are counted together. */
const PAUSE = 120;

export class Pad {
  rules = $state.raw<RulesView | null>(null);
  palette = $state.raw<PadPalette | null>(null);
  kingdoms = $state<PadKingdom[]>([]);
  shown = $state(0);
  brush = $state<Brush>({ kind: 'terrain', terrain: '' });
  answer = $state.raw<PadAnswer | null>(null);
  /** What is wrong with the text in `typed`, or with the kingdoms as painted. */
  faults = $state.raw<readonly PadFault[]>([]);
  trouble = $state('');
  private steps = $state.raw<readonly string[]>([]);
  private asked = 0;
  /** Texts that are being read; a stroke meanwhile must not make their answer look old. */
  private reading = 0;
  private timer: ReturnType<typeof setTimeout> | undefined;

  constructor(private readonly nameOf: (number: number) => string) {}

  get kingdom(): PadKingdom | undefined {
    return this.kingdoms[this.shown];
  }

  get side(): number {
    return this.kingdom ? extentOf(this.kingdom, this.rules?.side ?? 5) : 5;
  }

  get text(): string {
    return this.rules && this.palette
      ? textOf(this.rules.text, this.palette, this.kingdoms, this.nameOf)
      : '';
  }

  get canUndo(): boolean {
    return this.steps.length > 0;
  }

  /** Whether what is counted is what is painted. */
  get isCounted(): boolean {
    return this.answer !== null && this.answer.kingdoms.length === this.kingdoms.length;
  }

  name(index: number): string {
    return this.kingdoms[index]?.name.trim() || this.nameOf(index + 1);
  }

  terrainOf(name: string): PadTerrain | undefined {
    return this.palette?.terrains.find((one) => one.terrain === name);
  }

  // ---------------------------------------------------------------- beginning

  /** Show the pad of a game as it was left, or the last one. */
  restore(game?: string): boolean {
    const saved = savedPad(game);
    if (!saved) return false;
    this.rules = saved.rules;
    this.palette = saved.palette;
    this.take(saved.kingdoms);
    void this.count();
    return true;
  }

  /** Other rules: the kingdoms stay if they are of the same game, otherwise the game's own pad is shown. */
  async play(rules: string, game: string): Promise<void> {
    if (game === this.rules?.game) {
      await this.read(this.text.replace(/^rules .*/, `rules ${rules}`), true);
      return;
    }
    const saved = savedPad(game);
    if (saved) this.restore(game);
    else await this.read(`rules ${rules}\nkingdom ${this.nameOf(1)}\nC\n`);
  }

  private take(kingdoms: readonly PadKingdom[]): void {
    this.kingdoms = kingdoms.map((kingdom) => ({ ...kingdom }));
    this.shown = Math.min(this.shown, kingdoms.length - 1);
    this.steps = [];
    const known = this.brush.kind === 'terrain' && this.terrainOf(this.brush.terrain);
    if (!known) this.brush = { kind: 'terrain', terrain: this.palette?.terrains[0]?.terrain ?? '' };
  }

  // ---------------------------------------------------------------- the server

  /** Replace the kingdoms by those in a text; with `keeps`, they are the same and stay where they are painted. */
  async read(text: string, keeps = false): Promise<boolean> {
    const before = JSON.stringify(this.kingdoms);
    clearTimeout(this.timer);
    this.reading += 1;
    const answer = await this.ask(text);
    this.reading -= 1;
    if (!answer) return false;
    this.faults = answer.faults;
    if (!answer.rules || !answer.palette) return false;
    this.rules = answer.rules;
    this.palette = answer.palette;
    this.answer = answer;
    const steps = this.steps;
    if (!keeps) this.take(kingdomsFrom(answer));
    if (before !== '[]') this.steps = [...steps, before].slice(-MOST_STEPS);
    this.save();
    return true;
  }

  private async ask(text: string): Promise<PadAnswer | null> {
    const number = ++this.asked;
    try {
      const answer = await score({ text, language: language() });
      if (number !== this.asked) return null;
      this.trouble = '';
      return answer;
    } catch (error) {
      if (number === this.asked) this.trouble = (error as Error).message;
      return null;
    }
  }

  /** Ask for the points of what is painted. */
  async count(): Promise<void> {
    clearTimeout(this.timer);
    if (this.reading) return;
    const answer = await this.ask(this.text);
    if (!answer) return;
    this.faults = answer.faults;
    if (answer.rules) this.answer = answer;
  }

  private changed(): void {
    this.save();
    clearTimeout(this.timer);
    this.timer = setTimeout(() => void this.count(), PAUSE);
  }

  private save(): void {
    if (!this.rules || !this.palette) return;
    savePad({
      rules: this.rules,
      palette: this.palette,
      kingdoms: $state.snapshot(this.kingdoms),
    });
  }

  words(fault: PadFault): string {
    return refusalWords(fault);
  }

  // ---------------------------------------------------------------- painting

  private step(): void {
    this.steps = [...this.steps, JSON.stringify(this.kingdoms)].slice(-MOST_STEPS);
  }

  undo(): void {
    const last = this.steps.at(-1);
    if (!last) return;
    this.steps = this.steps.slice(0, -1);
    this.kingdoms = JSON.parse(last) as PadKingdom[];
    this.shown = Math.min(this.shown, this.kingdoms.length - 1);
    this.changed();
  }

  /** Change the shown kingdom; everything changed by `change` is undone together. */
  change(change: (kingdom: PadKingdom) => void): void {
    if (!this.kingdom) return;
    this.step();
    change(this.kingdom);
    this.changed();
  }

  /** A tap: the same brush again takes the next number of crowns, or takes the piece away. */
  tap(cell: Cell): void {
    this.change((kingdom) => this.paint(kingdom, cell, true));
  }

  /** The first cell of a stroke of the mouse, then the others. */
  stroke(cell: Cell, isFirst: boolean): void {
    if (isFirst) this.step();
    if (this.kingdom) this.paint(this.kingdom, cell, false);
    this.changed();
  }

  private paint(kingdom: PadKingdom, cell: Cell, isTap: boolean): void {
    const at = key(cell.x, cell.y);
    const isCastle = cell.x === kingdom.castle.x && cell.y === kingdom.castle.y;
    const square = kingdom.squares[at];
    const brush = this.brush;
    if (brush.kind === 'castle') {
      delete kingdom.squares[at];
      kingdom.castle = { ...cell };
    } else if (isCastle) return;
    else if (brush.kind === 'erase') delete kingdom.squares[at];
    else if (brush.kind === 'terrain') {
      kingdom.squares[at] = this.painted(square, brush.terrain, isTap);
    } else if (square && isTap) this.furnish(square, brush);
  }

  private painted(square: PadSquare | undefined, terrain: string, isTap: boolean): PadSquare {
    const numbers = this.terrainOf(terrain)?.numbers ?? [0];
    if (square?.terrain !== terrain) {
      return { terrain, number: numbers[0] ?? 0, token: 0, piece: '' };
    }
    if (!isTap) return square;
    const next = numbers[(numbers.indexOf(square.number) + 1) % numbers.length] ?? 0;
    return {
      ...square,
      number: next,
      token: 0,
      piece: next && square.terrain !== 'volcano' ? '' : square.piece,
    };
  }

  private furnish(square: PadSquare, brush: Brush): void {
    const known = this.terrainOf(square.terrain);
    if (brush.kind === 'piece') {
      const isOn = square.piece === brush.piece;
      if (!isOn && !known?.pieces.includes(brush.piece)) return;
      square.piece = isOn ? '' : brush.piece;
      if (!isOn) square.token = 0;
    } else if (brush.kind === 'token' && known?.tokens.length) {
      const tokens = [0, ...known.tokens];
      square.token = tokens[(tokens.indexOf(square.token) + 1) % tokens.length]!;
      if (square.token) [square.number, square.piece] = [0, ''];
    }
  }

  /** Set the crowns of a square, by key. */
  number(cell: Cell, number: number): void {
    const square = this.kingdom?.squares[key(cell.x, cell.y)];
    if (!square || !this.terrainOf(square.terrain)?.numbers.includes(number)) return;
    this.change((kingdom) => {
      const changed = kingdom.squares[key(cell.x, cell.y)]!;
      [changed.number, changed.token] = [number, 0];
    });
  }

  // ---------------------------------------------------------------- kingdoms

  get canAdd(): boolean {
    return this.kingdoms.length < (this.rules?.kingdoms ?? 0);
  }

  add(): void {
    if (!this.canAdd) return;
    this.step();
    this.kingdoms.push(emptyKingdom(this.rules!.side));
    this.shown = this.kingdoms.length - 1;
    this.changed();
  }

  remove(): void {
    if (this.kingdoms.length < 2) return;
    this.step();
    this.kingdoms.splice(this.shown, 1);
    this.shown = Math.min(this.shown, this.kingdoms.length - 1);
    this.changed();
  }

  clear(): void {
    this.change((kingdom) => {
      const empty = emptyKingdom(this.rules?.side ?? 5);
      Object.assign(kingdom, empty, { name: kingdom.name });
    });
  }

  rename(name: string): void {
    if (this.kingdom) this.kingdom.name = name.slice(0, LONGEST_NAME);
    this.changed();
  }

  /** The cells of the drawing, row by row. */
  get cells(): Cell[] {
    const side = this.side;
    return Array.from({ length: side * side }, (_, at) =>
      cellOf(`${at % side},${Math.floor(at / side)}`),
    );
  }
}
