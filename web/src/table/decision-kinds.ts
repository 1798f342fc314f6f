/** Everything that the page handles differently for each kind of decision. Components look it up here. */
import type { Mark } from '../lib/drawing';
import { say, type Facts } from '../lib/messages.svelte';
import type { Sound } from '../lib/sound';
import type { GameView, MoveView, SquareView } from '../protocol';
import { dominoNumber, pieceName, signed } from './labels';

export type Kind = MoveView['kind'];

/** Where a decision is chosen. */
export type Surface =
  /** Two cells of the map, for the domino in hand. */
  | 'placement'
  /** One square of the map. */
  | 'square'
  /** One or several squares of the map. */
  | 'squares'
  | 'line'
  | 'builders'
  | 'cave'
  | 'kingdoms'
  /** A button of its own. */
  | 'discard'
  | 'pass';

export interface DecisionKind {
  surface: Surface;
  sound: Sound;
  /** How its squares are marked. */
  mark: Mark['id'];
  /** Whether a board shows it as a loss. */
  isDestructive: boolean;
  /** Whether digits select its choices by position; others have numbers of their own. */
  isCounted: boolean;
  /** Whether the map shows what the choice would change. */
  isPreviewed: boolean;
  /** What the chosen move would gain. */
  describe: (move: MoveView, facts: Facts) => string;
  /** The text of the confirm button, once something is chosen. */
  confirm?: (move: MoveView) => string;
  /** The piece in hand, on the chosen square. */
  held?: (game: GameView) => Partial<SquareView>;
}

const USUAL = {
  sound: 'place',
  mark: 'choose',
  isDestructive: false,
  isCounted: false,
  isPreviewed: false,
  describe: () => '',
} as const;
const ON_SQUARE = { ...USUAL, surface: 'square', isPreviewed: true } as const;

/** At a table without hints nothing is said about what a move would bring. */
const hasHints = (move: MoveView): move is MoveView & { points: number } => move.points !== null;

const describePoints = (move: MoveView): string =>
  hasHints(move) ? say('say-points-here', { points: signed(move.points) }) : '';

function describePlacement(move: MoveView, facts: Facts): string {
  if (!hasHints(move)) return '';
  const words = move.points
    ? say('say-place-points', { ...facts, points: signed(move.points) })
    : say('say-place-none', facts);
  return move.bonus ? `${words}; ${say('say-bonus-lost', { points: -move.bonus })}` : words;
}

function describeClaim(move: MoveView): string {
  if (!hasHints(move)) return '';
  const facts = { number: dominoNumber(move.domino), order: move.order ?? 1 };
  if (move.best === null) return say('say-claim-nofit', facts);
  if (move.best === 0) return say('say-claim-none', facts);
  return say('say-claim-best', { ...facts, points: signed(move.best) });
}

function describeEruption(move: MoveView): string {
  if (!hasHints(move)) return '';
  const points = signed(move.points);
  if (!move.burns) return say('say-erupt-points', { points });
  return say('say-erupt-burns', { points, what: pieceName(move.burns) });
}

export const DECISION_KINDS: Record<Kind, DecisionKind> = {
  place: { ...USUAL, surface: 'placement', mark: 'legal', describe: describePlacement },
  discard: { ...USUAL, surface: 'discard' },
  pass: { ...USUAL, surface: 'pass' },
  claim: {
    ...USUAL,
    surface: 'line',
    sound: 'take',
    describe: describeClaim,
    confirm: (move) => say('confirm-claim-number', { number: dominoNumber(move.domino) }),
  },
  claim_pair: {
    ...USUAL,
    surface: 'line',
    isCounted: true,
    describe: ({ dominoes: [first = null, second = null] }) =>
      say('say-pair-chosen', { first: dominoNumber(first), second: dominoNumber(second) }),
  },
  tax: {
    ...USUAL,
    surface: 'squares',
    sound: 'coin',
    isPreviewed: true,
    describe: (move) => say('say-tax-coins', { coins: move.coins }),
    confirm: (move) => say('confirm-tax-coins', { coins: move.coins }),
  },
  build: {
    ...USUAL,
    surface: 'builders',
    describe: (move) =>
      say('say-build-chosen', {
        building: say(`building-${move.building}`),
        what: say(`building-${move.building}-what`),
        coins: -move.coins,
      }),
  },
  site: { ...ON_SQUARE, describe: describePoints },
  dragon: {
    ...USUAL,
    surface: 'builders',
    isDestructive: true,
    describe: (move) => say('say-dragon-chosen', { building: say(`building-${move.building}`) }),
  },
  erupt: { ...ON_SQUARE, sound: 'fire', mark: 'target', describe: describeEruption },
  give: {
    ...USUAL,
    surface: 'kingdoms',
    isCounted: true,
    describe: (move) => say('say-give', { resource: say(`resource-${move.resource}`) }),
  },
  recruit: {
    ...USUAL,
    surface: 'cave',
    isCounted: true,
    describe: (move) =>
      say('say-recruit-chosen', {
        caveman: say(`caveman-${move.caveman}`),
        what: say(`caveman-${move.caveman}-what`),
      }),
  },
  pay: {
    ...ON_SQUARE,
    describe: (move) =>
      hasHints(move)
        ? say('say-pay-chosen', {
            points: signed(move.points),
            what: move.resource ? pieceName(move.resource) : '',
          })
        : '',
  },
  settle: {
    ...ON_SQUARE,
    describe: describePoints,
    // The server's preview leaves out the last step before chance.
    held: (game) => ({ caveman: game.pending.caveman?.id ?? null }),
  },
};

/** The kind of the pending decision; null if there is none. */
export function awaitedKind(awaits: string): DecisionKind | null {
  return awaits in DECISION_KINDS ? DECISION_KINDS[awaits as Kind] : null;
}
