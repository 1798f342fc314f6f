/** Who won, and what decided it. */
import { say } from '../lib/messages.svelte';
import type { GameView, OutcomeView, TableView } from '../protocol';
import { isYou, kingdomName, seatNames } from '../table/labels';
import { seatsOf } from '../table/view-shapes';

export function titleOf(outcome: OutcomeView, game: GameView, table: TableView): string {
  const winners = outcome.ranking
    .filter((one) => one.place === 1)
    .map((one) => game.kingdoms[one.kingdom]!);
  if (winners.length > 1) {
    return say('end-shared', {
      names: winners.map((kingdom) => kingdomName(kingdom, table)).join(' & '),
    });
  }
  const winner = winners[0]!;
  const seats = seatsOf(winner, table);
  return seats.length === 1 && isYou(seats[0]!, table)
    ? say('end-you-win')
    : say('end-wins', {
        name: kingdomName(winner, table),
        winners: seatNames(winner, table).length,
      });
}

export function whyOf(outcome: OutcomeView, game: GameView, table: TableView): string {
  const [first, second] = outcome.ranking;
  if (!first || !second) return first ? say('end-points', { points: first.total }) : '';
  const loser = game.kingdoms[second.kingdom]!;
  const by = outcome.decided_by || 'points';
  return say(`end-by-${by}`, {
    points: first.total,
    more: first.total - second.total,
    name: kingdomName(loser, table),
    who: loser.seats.length === 1 && isYou(seatsOf(loser, table)[0]!, table) ? 'you' : 'other',
    size: first.largest_territory,
    crowns: first.crowns,
    sign: table.rules.is_origins ? 'fires' : 'crowns',
  });
}
