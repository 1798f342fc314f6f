/** The words of hints and reviews: moves, figures and reasons. */
import { knows, language, say } from '../lib/messages.svelte';
import { refusalWords } from '../lib/refusal-text';
import type { BecauseView, MoveGist, TableView } from '../protocol';
import { nameOf } from './labels';
import { named } from './log-text';

/** A move, to be made: “place K12”. */
export function deedWords(move: MoveGist, table: TableView): string {
  const key = `deed-${move.key.slice('log-'.length)}`;
  return knows(key) ? say(key, named(move.args, table)) : move.text;
}

export function deedsWords(move: MoveGist, then: MoveGist | null, table: TableView): string {
  const first = deedWords(move, table);
  return then ? say('deed-then', { first, then: deedWords(then, table) }) : first;
}

/** Reasons in one line; whoever gets a domino is called by name. */
export const becauseWords = (why: readonly BecauseView[], table: TableView): string =>
  why.map((clause) => becauseClause(clause, table)).join('; ');

function becauseClause(clause: BecauseView, table: TableView): string {
  const taker = table.seats[Number(clause.args.seat) - 1];
  const told =
    clause.key === 'because-leaves-to' && taker
      ? {
          ...clause,
          key: 'because-leaves-to-name',
          args: { ...clause.args, name: nameOf(taker, table) },
        }
      : clause;
  return refusalWords(told);
}

export const percent = (chance: number): number => Math.round(100 * chance);

/** A number with its sign and at most one decimal. */
export function signedTenths(value: number): string {
  const rounded = Math.round(10 * value) / 10;
  const digits = Math.abs(rounded).toLocaleString(language());
  return rounded < 0 ? `−${digits}` : `+${digits}`;
}
