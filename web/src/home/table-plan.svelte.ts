/** The table being planned on the start page: game, players, options, seats. The server provides what is possible. */
import { savedPlan, savePlan } from '../lib/saved-plan';
import { settings } from '../lib/settings.svelte';
import type {
  ChoicesAnswer,
  CreateRequest,
  GameChoice,
  SeatWish,
  TableOptions,
  VariantChoice,
} from '../protocol';

export type SeatKind = 'me' | 'here' | 'open' | 'bot';
export type Level = NonNullable<SeatWish['level']>;

export interface PlannedSeat {
  kind: SeatKind;
  level: Level;
  /** The name of the bot. */
  name: string;
  /** The name of the person at this device. */
  here: string;
}

export const CARDS = ['kingdomino', 'queendomino', 'royal_wedding', 'origins'] as const;
export const MODES = ['discovery', 'totem', 'tribe'] as const;
export const BOT_NAMES = ['Ada', 'Maud', 'Otto', 'Ilse', 'Bruno', 'Wim', 'Zora', 'Emil'];
const USUAL: Record<string, readonly string[]> = { kingdomino: ['middle_kingdom', 'harmony'] };

const sameWords = (a: readonly string[], b: readonly string[]): boolean =>
  a.length === b.length && a.every((word) => b.includes(word));

export class TablePlan {
  choices: ChoicesAnswer = $state.raw({ games: [], levels: [], presets: {} });
  game: string = $state('kingdomino');
  players = $state(4);
  options: string[] = $state(['middle_kingdom', 'harmony']);
  /** What the host decides apart from the rules. */
  host: TableOptions = $state.raw({});
  seats: PlannedSeat[] = $state(
    BOT_NAMES.map((name, index) => ({
      kind: index ? 'bot' : 'me',
      level: 'normal',
      name,
      here: '',
    })),
  );

  get card(): string {
    return (MODES as readonly string[]).includes(this.game) ? 'origins' : this.game;
  }

  get choice(): GameChoice | undefined {
    return this.choices.games.find((choice) => choice.game === this.game);
  }

  get variants(): readonly VariantChoice[] {
    return this.choice?.variants ?? [];
  }

  get counts(): number[] {
    return [...new Set(this.variants.map((variant) => variant.players))].sort((a, b) => a - b);
  }

  /** Options that some table of this size can have. */
  get offered(): string[] {
    return [
      ...new Set(
        this.variants
          .filter((variant) => variant.players === this.players)
          .flatMap((variant) => variant.options),
      ),
    ];
  }

  /** Options that every table of this size must have (teams, with seven or eight). */
  get forced(): string[] {
    const sized = this.variants.filter((variant) => variant.players === this.players);
    return this.offered.filter((word) => sized.every((variant) => variant.options.includes(word)));
  }

  get variant(): VariantChoice | undefined {
    const sized = this.variants.filter((variant) => variant.players === this.players);
    return sized.find((variant) => sameWords(variant.options, this.options)) ?? sized[0];
  }

  get shown(): PlannedSeat[] {
    return this.seats.slice(0, this.players);
  }

  /** The first seat of a person at this device, or -1. */
  get ownSeat(): number {
    return this.shown.findIndex((seat) => seat.kind === 'me' || seat.kind === 'here');
  }

  get hasOpen(): boolean {
    return this.shown.some((seat) => seat.kind === 'open');
  }

  get hasTeams(): boolean {
    return this.options.includes('teams');
  }

  /** Set up the table that was played last, as far as it is still possible. */
  restore(): void {
    const saved = savedPlan();
    const known = this.choices.games.some((choice) => choice.game === saved?.game);
    if (!saved || !known) {
      this.pick(this.game);
      return;
    }
    this.game = saved.game;
    this.players = this.counts.includes(saved.players) ? saved.players : (this.counts[0] ?? 4);
    this.options = [...saved.options];
    this.tidy();
    const levels = this.choices.levels.map((bot) => bot.level);
    this.seats = this.seats.map((seat, index) => {
      const { kind = seat.kind, level = seat.level, here = '' } = saved.seats[index] ?? {};
      const isPossible = index ? kind !== 'me' : kind !== 'here';
      return {
        ...seat,
        here,
        kind: isPossible ? kind : seat.kind,
        level: levels.includes(level) ? level : seat.level,
      };
    });
  }

  /** Keep this set-up for the next visit. */
  remember(): void {
    const { game, players, options } = this;
    const seats = this.seats.map(({ kind, level, here }) => ({ kind, level, here }));
    savePlan({ game, players, options: [...options], seats });
  }

  pick(game: string): void {
    this.game = game;
    if (!this.counts.includes(this.players)) {
      this.players = this.counts.includes(4) ? 4 : (this.counts[0] ?? 4);
    }
    this.options = (USUAL[game] ?? []).filter((word) => this.offered.includes(word));
    this.tidy();
  }

  size(players: number): void {
    this.players = players;
    this.tidy();
  }

  toggle(word: string): void {
    this.options = this.options.includes(word)
      ? this.options.filter((other) => other !== word)
      : [...this.options, word];
    this.tidy();
  }

  /** Only options that are possible with this size, and those that are required. */
  private tidy(): void {
    this.options = [
      ...new Set([...this.options.filter((word) => this.offered.includes(word)), ...this.forced]),
    ];
  }

  /** The request to the server; `nameOf` names a player without a name. With `told`, friends sit at this device. */
  request(nameOf: (seat: number) => string, told = false): CreateRequest {
    const seats = this.shown.map((seat, index): SeatWish => {
      if (seat.kind === 'open' && !told) return { who: 'open' };
      const colour = index + 1;
      if (seat.kind === 'bot') return { who: 'bot', level: seat.level, name: seat.name, colour };
      return {
        who: 'me',
        name: (seat.kind === 'me' ? settings.name : seat.here) || nameOf(index + 1),
        colour,
      };
    });
    const rules = this.variant?.text ?? this.game;
    return { rules, seats, start: told || !this.hasOpen, told, options: this.host };
  }
}
