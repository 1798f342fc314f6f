/** The table being planned on the start page: game, players, options, seats. The server provides what is possible. */
import { settings } from '../lib/settings.svelte';
import type {
  ChoicesAnswer,
  CreateRequest,
  GameChoice,
  SeatWish,
  VariantChoice,
} from '../protocol';

export type SeatKind = 'me' | 'here' | 'open' | 'bot';
export type Level = NonNullable<SeatWish['level']>;

export interface PlannedSeat {
  kind: SeatKind;
  level: Level;
  name: string;
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
  seats: PlannedSeat[] = $state(
    BOT_NAMES.map((name, index) => ({ kind: index ? 'bot' : 'me', level: 'normal', name })),
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

  get hasOpen(): boolean {
    return this.shown.some((seat) => seat.kind === 'open');
  }

  get hasTeams(): boolean {
    return this.options.includes('teams');
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

  /** The request to the server; `nameOf` names a player without a name. */
  request(nameOf: (seat: number) => string): CreateRequest {
    const seats = this.shown.map((seat, index): SeatWish => {
      if (seat.kind === 'open') return { who: 'open' };
      const colour = index + 1;
      if (seat.kind === 'bot') return { who: 'bot', level: seat.level, name: seat.name, colour };
      return {
        who: 'me',
        name: (seat.kind === 'me' && settings.name) || nameOf(index + 1),
        colour,
      };
    });
    return { rules: this.variant?.text ?? this.game, seats, start: !this.hasOpen };
  }
}
